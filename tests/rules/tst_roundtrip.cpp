// Any rules that are written load again unchanged. A new rule file has only the differences from its origin,
// and loads as its origin with these.
#include "text.h"

#include "arbitrary/rules.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "rules/newfile.h"
#include "rules/parameters.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/differences.h"

#include <set>

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

class tst_roundtrip : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void anyRules();
    void anyVenue();
    void aSetAsAVenueOfItsOwn();
    void noParameterIsForgotten();
    void everyCardFitsThePage();
    void whatIsARuleFile();
    void anyChanges();
    void theFileLooksLikeThis();
    void unchangedValuesAreNotWritten();
    void renegeRules();
    void phasesOfItsOrigin();
    void aPhaseForAPartOfTheDraw();
    void withoutAPhaseOfItsOrigin();
    void refused();
};

void tst_roundtrip::anyRules()
{
    QVERIFY(rc::check("rules written and read are the same", [] {
        const scoring::RuleSet rules = *arbitrary::ruleSets();
        const auto loaded = rules::load(arbitrary::venueJson(rules));
        if (!loaded)
            RC_FAIL(asText(loaded.error()).toStdString());
        RC_ASSERT(loaded->phases.at(0).rules == rules);
    }));
}

void tst_roundtrip::anyVenue()
{
    QVERIFY(rc::check("a venue written and read is the same", [] {
        const rules::Venue venue = *arbitrary::venues();
        const auto loaded = rules::load(rules::toJson(venue));
        if (!loaded)
            RC_FAIL(asText(loaded.error()).toStdString());
        RC_ASSERT(*loaded == venue);
    }));
}

void tst_roundtrip::aSetAsAVenueOfItsOwn()
{
    for (const rules::Venue& venue : rules::builtIn())
        for (const rules::Set& set : rules::sets(venue)) {
            const auto loaded = rules::load(rules::toJson(rules::venueOf(set)));
            QVERIFY2(loaded.has_value(), loaded ? "" : qPrintable(asText(loaded.error())));
            const rules::Set again = rules::sets(*loaded).at(0);
            QCOMPARE(q(again.id), q(set.id));
            QCOMPARE(wording::text(again, set), std::string());
            QVERIFY(again.cites == set.cites);
        }
}

// Each parameter shows up in the difference of some two venues, so none is read or written without effect.
void tst_roundtrip::noParameterIsForgotten()
{
    std::set<std::string> differed;
    rc::check("two venues", [&] {
        // 40 pairs alone leave a rare parameter out once in some hundred runs.
        for (int pair = 0; pair < 5; ++pair) {
            const rules::Set left = rules::sets(*arbitrary::venues())[0];
            const rules::Set right = rules::sets(*arbitrary::venues())[0];
            for (const wording::Difference& difference : wording::differences(left, right))
                differed.insert(difference.parameter);
        }
    });
    for (std::string_view name : rules::parameterNames())
        QVERIFY2(differed.count(std::string(name)), std::string(name).c_str());
}

void tst_roundtrip::everyCardFitsThePage()
{
    QVERIFY(rc::check("no line of a card or a comparison is longer than 80 characters", [] {
        const rules::Venue venue = *arbitrary::venues();
        std::string page = wording::text(wording::cards(venue));
        page += wording::text(rules::sets(venue).front(), rules::sets(venue).back());
        for (const QString& line : q(page).split(QLatin1Char('\n')))
            RC_ASSERT(line.size() <= 80);
    }));
}

void tst_roundtrip::whatIsARuleFile()
{
    QVERIFY(rules::isRuleFile(rules::toJson(*rules::venueCalled("unc"))));
    QVERIFY(
        rules::isRuleFile(R"({"id": "own", "format": "courtside-rules/99")")); // read no further, and newer
    QVERIFY(!rules::isRuleFile(
        R"({"format": "courtside-tournament/1", "rules": {"format": "courtside-rules/1"}})"));
    QVERIFY(!rules::isRuleFile(R"({"name": "courtside-rules"})"));
    QVERIFY(!rules::isRuleFile(""));
}

void tst_roundtrip::anyChanges()
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
        // A phase keeps the values in which it differed from its parent.
        for (const rules::Phase& phase : origin.phases)
            if (const rules::Phase* parent = rules::phase(origin, phase.from))
                for (const std::string_view name : rules::parameterNames())
                    if (groupOf(name) != "renege" && printed(phase, name) != printed(*parent, name))
                        RC_ASSERT(printed(*rules::phase(*venue, phase.name), name) == printed(phase, name));
    }));
}

void tst_roundtrip::theFileLooksLikeThis()
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

void tst_roundtrip::unchangedValuesAreNotWritten()
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
    // The same value with another citation is a difference.
    const rules::Venue cited =
        changed("classic", {{"end.target", json::of(500), rules::Cite{"1", "", "", ""}}});
    QCOMPARE(q(rules::sets(cited).front().citeFor("end.target").section), QStringLiteral("1"));
}

void tst_roundtrip::renegeRules()
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

void tst_roundtrip::phasesOfItsOrigin()
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
    // The championship's value is kept, though it once came from the other phase.
    const rules::Venue kept =
        changed("unc", {{"bid.minTeam", json::of(3)}, {"championship.bid.minTeam", json::of(4)}});
    QCOMPARE(*kept.phases.front().rules.bid.minTeam, 3);
    QCOMPARE(*kept.phases.back().rules.bid.minTeam, 4);
}

void tst_roundtrip::aPhaseForAPartOfTheDraw()
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
    // UNC already has a phase for the final.
    file.parts = {rules::DrawPart::Final};
    const auto twice = rules::fileFrom(file, *rules::venueCalled("unc"), {});
    QVERIFY(!twice && twice.error().front().what.code == "rules-part-of-two-phases");
    for (const rules::DrawPart part : {rules::DrawPart::Final, rules::DrawPart::Pools})
        QVERIFY(rules::drawPart(rules::word(part)) == part);
    QVERIFY(!rules::drawPart("round-two"));
}

void tst_roundtrip::withoutAPhaseOfItsOrigin()
{
    const rules::Venue unc = *rules::venueCalled("unc");
    rules::NewFile file = ownFile;
    file.dropped = {"championship"};
    const auto venue = loadedFrom(unc, rules::fileFrom(file, unc, {}).value());
    QVERIFY(venue);
    QVERIFY(venue->phases.size() == 1 && !venue->championship);
    // The regular phase cannot be left out, since other phases build on it.
    QVERIFY(!loadedFrom(unc, R"({"format": "courtside-rules/1", "id": "own", "name": "Own", "from": "unc",
 "phases": {"regular": null}})"));
}

void tst_roundtrip::refused()
{
    SAYS(refusedFor("classic", {{"end.goal", json::of(300)}, {"final.end.target", json::of(300)}}));
    SAYS(refusedFor("classic", {{"end.target", json::of(0)}, {"renege", json::of(3)}}));
    SAYS(refusedFor("classic", {{"bags.limit", json::of(nullptr)}}));
    const auto text = rules::fileFrom({"Our own", "", "classic"}, *rules::venueCalled("classic"), {});
    QVERIFY(!text);
    SAYS(asText(text.error()));
}

TEST_CLASS(tst_roundtrip)
#include "tst_roundtrip.moc"
