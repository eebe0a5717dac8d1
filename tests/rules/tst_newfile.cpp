// A new rule file says only what differs from its origin, and loads as just that.
#include "arbitrary/rules.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/newfile.h"
#include "text.h"

namespace {

using rules::Change;

const rules::NewFile ownFile{"own", "Our own", "classic"};

tl::expected<rules::Venue, json::Problems> loadedFrom(const rules::Venue& origin, const std::string& text)
{
    return rules::load(
        text, [&](const std::string&) { return tl::expected<rules::Venue, message::Message>(origin); });
}

/// The file of these changes, loaded again.
rules::Venue changed(const char* from, const std::vector<Change>& changes)
{
    const rules::Venue origin = *rules::venueCalled(from);
    const auto text = rules::fileFrom(ownFile, origin, changes);
    if (!text) {
        qWarning("%s", qPrintable(asText(text.error())));
        return {};
    }
    const auto venue = loadedFrom(origin, *text);
    return venue ? *venue : rules::Venue();
}

QString refusedFor(const char* from, const std::vector<Change>& changes)
{
    const auto text = rules::fileFrom(ownFile, *rules::venueCalled(from), changes);
    return text ? q(*text) : asText(text.error());
}

std::string printed(const rules::Values& values, std::string_view name)
{
    return json::print(rules::valueOf(values, name));
}

std::string groupOf(std::string_view name)
{
    return std::string(name.substr(0, name.find('.')));
}

/// Some of the groups as another venue has them, some with a cite.
std::vector<Change> someChanges(const rules::Values& other)
{
    std::vector<Change> changes;
    std::map<std::string, bool> isChanged;
    for (const std::string_view name : rules::parameterNames())
        isChanged.emplace(groupOf(name), false);
    for (auto& [group, is] : isChanged)
        is = arbitrary::within(0, 4) == 0;
    for (const std::string_view name : rules::parameterNames()) {
        if (!isChanged[groupOf(name)] || (groupOf(name) == "renege" && !other.rules.renege))
            continue;
        Change change{std::string(name), rules::valueOf(other, name)};
        if (arbitrary::maybe())
            change.cite = rules::Cite{"Section " + std::to_string(arbitrary::within(1, 9)), "", "", ""};
        changes.push_back(change);
    }
    if (isChanged["renege"] && !other.rules.renege)
        changes.push_back({"renege", json::of(nullptr)});
    return changes;
}

const Change* changeOf(const std::vector<Change>& changes, std::string_view name)
{
    const auto at = std::ranges::find(changes, name, &Change::parameter);
    return at == changes.end() ? nullptr : &*at;
}

} // namespace

class tst_newfile : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void anyChanges();
    void theFileLooksLikeThis();
    void unchangedValuesAreNotWritten();
    void renegeRules();
    void phasesOfItsOrigin();
    void aPhaseForAPartOfTheDraw();
    void withoutAPhaseOfItsOrigin();
    void refused();
};

void tst_newfile::anyChanges()
{
    QVERIFY(rc::check("changes written and read are the origin with these changes", [] {
        const rules::Venue origin = *arbitrary::venues();
        const rules::Venue other = *arbitrary::venues();
        const std::vector<Change> changes = someChanges(other.phases.front());
        const auto text = rules::fileFrom(ownFile, origin, changes);
        if (!text) { // against what was kept, or against another phase
            RC_ASSERT(!text.error().empty());
            return;
        }
        const auto venue = loadedFrom(origin, *text);
        RC_ASSERT(venue.has_value());
        const rules::Set was = rules::set(origin, origin.phases.front());
        const rules::Set is = rules::set(*venue, venue->phases.front());
        for (const std::string_view name : rules::parameterNames()) {
            const Change* change = changeOf(changes, name);
            const bool isDropped = groupOf(name) == "renege" && changeOf(changes, "renege");
            RC_ASSERT(printed(is, name) == (change      ? json::print(change->value)
                                            : isDropped ? "null"
                                                        : printed(was, name)));
            const rules::Cite& cite = is.citeFor(name);
            if (change && change->cite)
                RC_ASSERT(cite == *change->cite);
            else // of a sheet that isn't the origin's
                RC_ASSERT(cite.follows());
        }
        // A phase keeps what it had otherwise than the one that it follows.
        for (const rules::Phase& phase : origin.phases)
            if (const rules::Phase* parent = rules::phase(origin, phase.from))
                for (const std::string_view name : rules::parameterNames())
                    if (groupOf(name) != "renege" && printed(phase, name) != printed(*parent, name))
                        RC_ASSERT(printed(*rules::phase(*venue, phase.name), name) == printed(phase, name));
    }));
}

void tst_newfile::theFileLooksLikeThis()
{
    const auto text = rules::fileFrom(ownFile, *rules::venueCalled("classic"),
                                      {{"end.target", json::of(300), rules::Cite{"2", "", "", ""}},
                                       {"bags.limit", json::of(5)},
                                       {"deck.removed", json::of("none")}});
    QVERIFY(text);
    QCOMPARE(q(*text), QStringLiteral(R"({
  "format": "courtside-rules/1",
  "id": "own",
  "name": "Our own",
  "from": "classic",
  "phases": {"regular": {"end": {"target": 300}, "bags": {"limit": 5}}},
  "cites": {"end.target": {"cite": "2"}}
}
)"));
}

void tst_newfile::unchangedValuesAreNotWritten()
{
    const QString nothing = QStringLiteral(R"({
  "format": "courtside-rules/1",
  "id": "own",
  "name": "Our own",
  "from": "classic"
}
)");
    const rules::Venue classic = *rules::venueCalled("classic");
    QCOMPARE(q(*rules::fileFrom(ownFile, classic, {})), nothing);
    QCOMPARE(q(*rules::fileFrom(ownFile, classic, {{"end.target", json::of(500)}})), nothing);
    QCOMPARE(
        q(*rules::fileFrom(ownFile, classic, {{"end.target", json::of(300)}, {"end.target", json::of(500)}})),
        nothing);
    // The same value, at another place.
    const rules::Venue cited =
        changed("classic", {{"end.target", json::of(500), rules::Cite{"1", "", "", ""}}});
    QCOMPARE(q(rules::sets(cited).front().citeFor("end.target").section), QStringLiteral("1"));
}

void tst_newfile::renegeRules()
{
    const rules::Venue one = changed("classic", {{"renege.tricks", json::of(2)}});
    QCOMPARE(one.phases.front().rules.renege->tricks, 2);
    QCOMPARE(one.phases.front().rules.renege->receiverPoints, 0);
    const rules::Venue other = changed("mckendree", {{"renege.tricks", json::of(2)}});
    QCOMPARE(other.phases.front().rules.renege->tricks, 2);
    QCOMPARE(other.phases.front().rules.renege->loser, scoring::RenegeLoser::LoserOfChallenge);
    const rules::Venue none = changed("unc", {{"renege", json::of(nullptr)}});
    for (const rules::Phase& phase : none.phases)
        QVERIFY(!phase.rules.renege);
}

void tst_newfile::phasesOfItsOrigin()
{
    const rules::Venue venue =
        changed("unc", {{"bid.minTeam", json::of(3)},
                        {"end.target", json::of(350)},
                        {"championship.end.target", json::of(450)},
                        {"championship.bags.limit", json::of(9), rules::Cite{"5", "", "", ""}}});
    QCOMPARE(venue.phases.size(), std::size_t(2));
    const rules::Set regular = rules::set(venue, venue.phases.front());
    const rules::Set championship = rules::set(venue, venue.phases.back());
    QCOMPARE(regular.rules.end.target, 350);
    QCOMPARE(championship.rules.end.target, 450);
    QCOMPARE(*championship.rules.bid.minTeam, 3); // takes it over
    QCOMPARE(*championship.rules.bags.limit, 9);
    QCOMPARE(*regular.rules.bags.limit, 6);
    QCOMPARE(q(championship.citeFor("bags.limit").section), QStringLiteral("5"));
    QVERIFY(regular.citeFor("bags.limit").follows()); // it is not of that sheet
    // As the other phase has it, which is another now.
    const rules::Venue kept =
        changed("unc", {{"bid.minTeam", json::of(3)}, {"championship.bid.minTeam", json::of(4)}});
    QCOMPARE(*kept.phases.front().rules.bid.minTeam, 3);
    QCOMPARE(*kept.phases.back().rules.bid.minTeam, 4);
}

void tst_newfile::aPhaseForAPartOfTheDraw()
{
    rules::NewFile file = ownFile;
    file.parts = {rules::DrawPart::Semifinals, rules::DrawPart::LosersBracket};
    const rules::Venue classic = *rules::venueCalled("classic");
    const auto text =
        rules::fileFrom(file, classic,
                        {{"bags.limit", json::of(5)},
                         {"semifinals.end.target", json::of(600), rules::Cite{"3", "", "", ""}}});
    QVERIFY2(text, text ? "" : qPrintable(asText(text.error())));
    const rules::Venue venue = loadedFrom(classic, *text).value();
    QCOMPARE(venue.phases.size(), std::size_t(3));
    QCOMPARE(q(rules::regularPhase(venue).name), QStringLiteral("regular"));
    const rules::Phase& semi = *rules::phase(venue, "semifinals");
    QCOMPARE(semi.rules.end.target, 600);
    QCOMPARE(*semi.rules.bags.limit, 5); // takes it over
    QCOMPARE(q(rules::set(venue, semi).citeFor("end.target").section), QStringLiteral("3"));
    QVERIFY(semi.playedIn == std::vector{rules::DrawPart::Semifinals});
    QVERIFY(rules::phase(venue, "losers-bracket")->rules == rules::regularPhase(venue).rules);
    // The final has a phase already.
    file.parts = {rules::DrawPart::Final};
    const auto twice = rules::fileFrom(file, *rules::venueCalled("unc"), {});
    QVERIFY(!twice && twice.error().front().what.code == "rules-part-of-two-phases");
    for (const rules::DrawPart part : {rules::DrawPart::Final, rules::DrawPart::Pools})
        QVERIFY(rules::drawPart(rules::word(part)) == part);
    QVERIFY(!rules::drawPart("round-two"));
}

void tst_newfile::withoutAPhaseOfItsOrigin()
{
    const rules::Venue unc = *rules::venueCalled("unc");
    rules::NewFile file = ownFile;
    file.dropped = {"championship"};
    const auto venue = loadedFrom(unc, rules::fileFrom(file, unc, {}).value());
    QVERIFY(venue);
    QVERIFY(venue->phases.size() == 1 && !venue->championship);
    // Others are from the regular phase.
    QVERIFY(!loadedFrom(unc, R"({"format": "courtside-rules/1", "id": "own", "name": "Own", "from": "unc",
 "phases": {"regular": null}})"));
}

void tst_newfile::refused()
{
    SAYS(refusedFor("classic", {{"end.goal", json::of(300)}, {"final.end.target", json::of(300)}}));
    SAYS(refusedFor("classic", {{"end.target", json::of(0)}, {"renege", json::of(3)}}));
    SAYS(refusedFor("classic", {{"bags.limit", json::of(nullptr)}}));
    const auto text = rules::fileFrom({"Our own", "", "classic"}, *rules::venueCalled("classic"), {});
    QVERIFY(!text);
    SAYS(asText(text.error()));
}

TEST_CLASS(tst_newfile)
#include "tst_newfile.moc"
