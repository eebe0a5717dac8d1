// A rule file that is `from` another says only what differs; all else is as there.
#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "rules/origin.h"
#include "text.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/differences.h"
#include "wording/rulecard/rulewords.h"

#include <map>

using namespace Qt::StringLiterals;

namespace {

using Files = std::map<std::string, std::string>;

tl::expected<rules::FileRead, json::Problems> readMine(const Files& files)
{
    const auto find = [&](const std::string& named,
                          const std::string&) -> tl::expected<rules::RuleFile, message::Message> {
        const auto at = files.find(named);
        if (at == files.end())
            return tl::unexpected(message::Message{"input-not-opened", {{"file", named}}});
        return rules::RuleFile{named, at->second};
    };
    return rules::loadFile({"mine.json", files.at("mine.json")}, find);
}

/// A rule file that says no more than that.
std::string saying(const std::string& members)
{
    return "{\"format\": \"courtside-rules/1\",\n \"id\": \"mine\",\n \"name\": \"Mine\",\n " + members +
           "}\n";
}

tl::expected<rules::FileRead, json::Problems> readOne(const std::string& members)
{
    return readMine({{"mine.json", saying(members)}});
}

std::string fromSheetOf(const std::string& origin)
{
    return "\"from\": " + json::print(json::of(origin)) +
           ", \"sheet\": " + json::print(json::of(rules::venueCalled(origin)->sheet));
}

QStringList linesOf(const json::Problems& problems)
{
    QStringList all;
    for (const json::Problem& each : problems)
        all << QString::number(each.line) + u' ' + q(wording::text(json::placed(each)));
    return all;
}

rules::Venue venueOf(const tl::expected<rules::FileRead, json::Problems>& read)
{
    if (!read)
        qWarning("%s", qPrintable(linesOf(read.error()).join(u'\n')));
    return read ? read->venue : rules::Venue();
}

rules::Set setIn(const rules::Venue& venue, const char* phase)
{
    const rules::Phase* found = rules::phase(venue, phase);
    return found ? rules::set(venue, *found) : rules::Set();
}

QString sectionOf(const rules::Set& set, const char* parameter)
{
    return q(wording::sourceOf(set.citeFor(parameter)));
}

/// What differs, a word each: `end.target`.
QString differing(const rules::Set& left, const rules::Set& right)
{
    QStringList all;
    for (const wording::Difference& each : wording::differences(left, right))
        all << q(each.parameter);
    return all.join(u' ');
}

} // namespace

class tst_from : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void aSilentFileIsItsOrigin_data();
    void aSilentFileIsItsOrigin();
    void onlyWhatItSaysDiffers();
    void aPhaseTakesOverFromAChangedOne();
    void aNewPhaseBeginsAsAnother();
    void aPhaseIsForAPartOfTheDraw();
    void aRenegeRuleIsChangedOrDropped();
    void aCiteHoldsForWhatWasKept();
    void anotherSheetHasNoCitesOfTheOrigins();
    void aReadingHoldsForWhatItSpeaksOf();
    void aCiteOfItsOwn();
    void oneFileFromAnother();
    void itSaysAllAroundThePhases();
    void aResolvedFileIsWhole_data();
    void aResolvedFileIsWhole();
    void refused_data();
    void refused();
    void noMoreLinesThanMistakes();
    void originsThatCannotBe_data();
    void originsThatCannotBe();
    void withoutFilesOnlyBuiltInSets();
};

void tst_from::aSilentFileIsItsOrigin_data()
{
    QTest::addColumn<QString>("from");
    for (const rules::Venue& venue : rules::builtIn()) {
        QTest::newRow(venue.id.c_str()) << q(venue.id);
        if (venue.phases.size() > 1)
            for (const rules::Set& set : rules::sets(venue))
                QTest::newRow(set.id.c_str()) << q(set.id);
    }
}

void tst_from::aSilentFileIsItsOrigin()
{
    QFETCH(QString, from);
    const auto read = readOne(fromSheetOf(from.toStdString()));
    const rules::Venue venue = venueOf(read);
    const rules::Venue origin = *rules::venueCalled(from.toStdString());
    QCOMPARE(q(read->origin->name), from);
    QVERIFY(read->origin->venue == origin);
    QCOMPARE(q(venue.id), u"mine"_s);
    QCOMPARE(q(venue.name), u"Mine"_s);
    QCOMPARE(q(venue.sheet), q(origin.sheet));
    QCOMPARE(venue.championship, origin.championship);
    QVERIFY(venue.agreeable == origin.agreeable);
    QVERIFY(venue.forbids == origin.forbids);
    QVERIFY(venue.sentences == origin.sentences);
    QCOMPARE(venue.phases.size(), origin.phases.size());
    for (const rules::Phase& phase : origin.phases) {
        const rules::Set is = setIn(venue, phase.name.c_str());
        const rules::Set was = rules::set(origin, phase);
        QCOMPARE(differing(was, is), QString());
        QCOMPARE(q(rules::phase(venue, phase.name)->from), q(phase.from));
        for (const std::string_view name : rules::parameterNames())
            QVERIFY2(is.citeFor(name) == was.citeFor(name), std::string(name).c_str());
        for (const std::string& item : rules::citableItems(was))
            QVERIFY2(is.citeFor(item) == was.citeFor(item), item.c_str());
    }
}

void tst_from::onlyWhatItSaysDiffers()
{
    const auto read = readOne(R"("from": "classic", "phases": {"regular": {"end": {"target": 300},
                                 "contract": {"tiers": [{"minBid": 10, "exact": false, "made": 200, "set": null}]},
                                 "firstDealer": "random"}})");
    const rules::Set set = setIn(venueOf(read), "regular");
    QCOMPARE(q(set.id), u"mine"_s);
    QCOMPARE(set.rules.end.target, 300);
    QCOMPARE(differing(*rules::find("classic"), set), u"end.target contract.tiers firstDealer"_s);
    QCOMPARE(differing(rules::setBefore(*read, read->venue.phases.front()), set),
             u"end.target contract.tiers firstDealer"_s);
}

void tst_from::aPhaseTakesOverFromAChangedOne()
{
    const rules::Venue venue = venueOf(
        readOne(R"("from": "unc", "phases": {"regular": {"end": {"target": 350}, "bid": {"minTeam": 3}}})"));
    QCOMPARE(differing(*rules::find("unc-regular"), setIn(venue, "regular")), u"end.target bid.minTeam"_s);
    // The championship has its own target.
    QCOMPARE(differing(*rules::find("unc-championship"), setIn(venue, "championship")), u"bid.minTeam"_s);
}

void tst_from::aNewPhaseBeginsAsAnother()
{
    const auto read = readOne(fromSheetOf("unc") +
                              R"(, "phases": {"semi": {"from": "championship", "end": {"target": 400}}})");
    const rules::Venue venue = venueOf(read);
    QCOMPARE(venue.phases.size(), std::size_t(3));
    const rules::Set semi = setIn(venue, "semi");
    QCOMPARE(q(semi.id), u"mine-semi"_s);
    QCOMPARE(differing(*rules::find("unc-championship"), semi), u"end.target"_s);
    QCOMPARE(differing(rules::setBefore(*read, *rules::phase(venue, "semi")), semi), u"end.target"_s);
    QVERIFY(semi.citeFor("end.target").follows());
    QCOMPARE(sectionOf(semi, "time.limitMin"), u"The Game 3a"_s);
}

void tst_from::aPhaseIsForAPartOfTheDraw()
{
    using rules::DrawPart;
    const rules::Venue venue = venueOf(readOne(
        R"("from": "unc", "phases": {"semi": {"from": "regular", "for": ["semifinals", "third-place"],
           "end": {"target": 400}}})"));
    const auto partsOf = [&](const rules::Venue& of, const char* phase) {
        return rules::partsOf(of, *rules::phase(of, phase));
    };
    QVERIFY((partsOf(venue, "semi") == std::vector{DrawPart::Semifinals, DrawPart::ThirdPlace}));
    QVERIFY((partsOf(venue, "championship") == std::vector{DrawPart::Final}));
    QVERIFY(partsOf(venue, "regular").empty());
    QCOMPARE(q(rules::regularPhase(venue).name), u"regular"_s);
    QStringList notes;
    for (const wording::Card& card : wording::cards(venue))
        notes << q(card.title + ": " + card.note);
    SAYS(notes);
    // A file that builds on that one keeps the parts, replaces them or leaves them out.
    const auto kept = venueOf(readMine(
        {{"mine.json", saying(R"("from": "b.json", "phases": {"semi": {"for": ["quarterfinals"]}})")},
         {"b.json",
          saying(R"("from": "classic", "phases": {"semi": {"from": "regular", "for": ["semifinals"]},
                              "late": {"from": "semi", "for": ["losers-bracket"]}})")}}));
    QVERIFY((partsOf(kept, "semi") == std::vector{DrawPart::Quarterfinals}));
    QVERIFY((partsOf(kept, "late") == std::vector{DrawPart::LosersBracket}));
}

void tst_from::aRenegeRuleIsChangedOrDropped()
{
    const auto changed =
        venueOf(readOne(R"("from": "unc", "phases": {"regular": {"renege": {"tricks": 2}}})"));
    QCOMPARE(differing(*rules::find("unc-regular"), setIn(changed, "regular")), u"renege.tricks"_s);
    QCOMPARE(differing(*rules::find("unc-championship"), setIn(changed, "championship")), u"renege.tricks"_s);
    const auto dropped = venueOf(readOne(R"("from": "unc", "phases": {"regular": {"renege": null}})"));
    QVERIFY(!setIn(dropped, "regular").rules.renege);
    QVERIFY(!setIn(dropped, "championship").rules.renege);
    const auto kept = venueOf(readMine(
        {{"mine.json", saying(R"("from": "b.json", "phases": {"regular": {"renege": null}})")},
         {"b.json", saying(R"("from": "unc", "phases": {"championship": {"renege": {"tricks": 1}}})")}}));
    QVERIFY(!setIn(kept, "regular").rules.renege);
    QCOMPARE(setIn(kept, "championship").rules.renege->tricks, 1); // a rule of its own
    QCOMPARE(setIn(kept, "championship").rules.renege->receiverPoints, 30);
}

void tst_from::aCiteHoldsForWhatWasKept()
{
    const rules::Venue venue = venueOf(readOne(
        fromSheetOf("unc") + R"(, "phases": {"regular": {"end": {"target": 350}, "bid": {"minTeam": 3},
           "misdeal": {"reasons": [{"id": "no-spade", "by": "anyone", "until": "first-bid"}]}}})"));
    const rules::Set regular = setIn(venue, "regular");
    const rules::Set championship = setIn(venue, "championship");
    QCOMPARE(sectionOf(*rules::find("unc-regular"), "end.target"), u"The Game 3"_s);
    QVERIFY(regular.citeFor("end.target").follows());
    SAYS(sectionOf(regular, "end.target"));
    QCOMPARE(sectionOf(championship, "end.target"), u"The Game 3a"_s);
    QVERIFY(regular.citeFor("bid.minTeam").follows());
    QVERIFY(championship.citeFor("bid.minTeam").follows());
    QCOMPARE(regular.citeFor("bid.entry").section, rules::find("unc-regular")->citeFor("bid.entry").section);
    QVERIFY(regular.citeFor("misdeal.reasons.no-spade").follows());
    QVERIFY(regular.citeFor("time.limitMin") == rules::find("unc-regular")->citeFor("time.limitMin"));
    // An unchanged value keeps its citation even if the file repeats it.
    const auto again =
        venueOf(readOne(fromSheetOf("classic") + R"(, "phases": {"regular": {"end": {"target": 500}}})"));
    QCOMPARE(sectionOf(setIn(again, "regular"), "end.target"), u"Object of the Game"_s);
}

void tst_from::anotherSheetHasNoCitesOfTheOrigins()
{
    for (const char* sheet : {"", R"("sheet": "Riverside Parks, 2026", )"}) {
        const rules::Venue venue = venueOf(readOne(std::string(sheet) + R"("from": "unc",
            "phases": {"regular": {"end": {"target": 350}}}, "cites": {"bags.limit": {"cite": "4"}})"));
        QCOMPARE(venue.sheet.empty(), *sheet == 0);
        for (const rules::Set& set : rules::sets(venue))
            for (const std::string_view name : rules::parameterNames())
                QVERIFY2(set.citeFor(name).follows() || name == "bags.limit", name.data());
        QCOMPARE(sectionOf(setIn(venue, "regular"), "bags.limit"), u"4"_s);
        QVERIFY(!venue.sentences.empty() && !venue.forbids.empty()); // the rules stay
        for (const wording::Card& card : wording::cards(venue)) {
            QVERIFY(card.readings.empty());
            QCOMPARE(card.sheet, venue.sheet);
            for (const wording::CardSection& section : card.sections)
                for (const wording::Statement& each : section.statements)
                    QVERIFY2(each.readings.empty() && (each.isOffSheet || each.sections.empty() ||
                                                       each.sections == std::vector<std::string>{"4"}),
                             each.text.c_str());
        }
        const auto copy = rules::loadCopy(rules::toJson(venue));
        QVERIFY2(copy, copy ? "" : qPrintable(linesOf(copy.error()).join(u'\n')));
        for (std::size_t i = 0; i < venue.phases.size(); ++i)
            QVERIFY(static_cast<const rules::Values&>(copy->phases[i]) == venue.phases[i]);
    }
}

void tst_from::aReadingHoldsForWhatItSpeaksOf()
{
    const rules::Venue traditional = *rules::venueCalled("traditional");
    const rules::Cite before = rules::sets(traditional).front().citeFor("bags.after");
    QVERIFY(!before.reading.empty()); // `10 bags come off …`
    const auto cite = [&](const char* group) {
        return setIn(venueOf(
                         readOne(fromSheetOf("traditional") + R"(, "phases": {"regular": {)" + group + "}}")),
                     "regular")
            .citeFor("bags.after");
    };
    QVERIFY(cite(R"("end": {"target": 350})") == before);
    const rules::Cite after = cite(R"("bags": {"limit": 5})");
    QVERIFY(after.reading.empty());
    QCOMPARE(after.section, before.section);
}

void tst_from::aCiteOfItsOwn()
{
    const rules::Venue venue = venueOf(readOne(
        fromSheetOf("unc") +
        R"(, "phases": {"regular": {"end": {"target": 350}, "nil": {"valueMade": 50, "valueFailed": 50}},
                                     "championship": {"end": {"target": 400}, "cites": {"end.target": {"cite": "9"}}}},
           "cites": {"end.target": {"cite": "2"}, "nil": {"cite": "7"}, "time.limitMin": {"cite": "8"}})"));
    const rules::Set regular = setIn(venue, "regular");
    const rules::Set championship = setIn(venue, "championship");
    QCOMPARE(sectionOf(regular, "end.target"), u"2"_s);
    QCOMPARE(sectionOf(championship, "end.target"), u"9"_s);
    QCOMPARE(sectionOf(regular, "nil.valueFailed"), u"7"_s);
    QCOMPARE(sectionOf(regular, "nil.blindMade"), u"7"_s);
    QCOMPARE(sectionOf(regular, "time.limitMin"), u"8"_s);
    QCOMPARE(sectionOf(championship, "time.limitMin"), u"The Game 3a"_s); // of the championship alone
}

void tst_from::oneFileFromAnother()
{
    const auto read = readMine(
        {{"mine.json", saying(R"("from": "b.json", "phases": {"regular": {"bags": {"limit": 5}}})")},
         {"b.json",
          saying(
              R"("sheet": "House rules", "from": "classic", "phases": {"regular": {"end": {"target": 250}}},
                  "cites": {"end.target": {"cite": "1"}})")}});
    const rules::Venue venue = venueOf(read);
    QCOMPARE(q(read->origin->name), u"b.json"_s);
    QVERIFY(venue.sheet.empty()); // its own has no name
    const rules::Set set = setIn(venue, "regular");
    QCOMPARE(differing(*rules::find("classic"), set), u"end.target bags.limit"_s);
    QVERIFY(set.citeFor("end.target").follows());
    QCOMPARE(q(setIn(read->origin->venue, "regular").citeFor("end.target").section), u"1"_s);
    QCOMPARE(differing(rules::setBefore(*read, venue.phases.front()), set), u"bags.limit"_s);
}

void tst_from::itSaysAllAroundThePhases()
{
    const rules::Venue venue =
        venueOf(readOne(R"("from": "unc", "sheet": "Mine, 2026", "championship": null, "agreeable": [],
                           "forbids": [{"id": "phone", "words": "a phone at the table", "cite": "3"}],
                           "sentences": [{"id": "seats", "topic": "deal", "words": "sit down", "cite": "1"}])"));
    QCOMPARE(q(venue.sheet), u"Mine, 2026"_s);
    QVERIFY(!venue.championship);
    QVERIFY(venue.agreeable.empty());
    QCOMPARE(venue.forbids.size(), std::size_t(1));
    QCOMPARE(venue.sentences.size(), std::size_t(1));
}

void tst_from::aResolvedFileIsWhole_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::newRow("nothing said") << QByteArray(R"("from": "unc")");
    QTest::newRow("one phase") << QByteArray(
        R"("from": "classic", "phases": {"regular": {"bags": {"limit": 5}}})");
    QTest::newRow("one phase changed of two") << QByteArray(
        R"("from": "unc", "phases": {"championship": {"end": {"bothReach": "highest-last-bid"}}})");
    QTest::newRow("a phase for the semifinals") << QByteArray(
        R"("from": "classic", "phases": {"semi": {"from": "regular", "for": ["semifinals"], "end": {"target": 600}}})");
    QTest::newRow("phases and cites")
        << QByteArray(R"("from": "unc", "phases": {"regular": {"misdeal": {"reasons": []}, "renege": null},
                         "semi": {"from": "championship", "end": {"target": 400}, "cites": {"end": {"cite": "4"}}}},
                         "cites": {"bid": "not-on-sheet", "nil": "follows"})");
}

/// The venue's text is complete, so its origin is no longer needed.
void tst_from::aResolvedFileIsWhole()
{
    QFETCH(QByteArray, members);
    const rules::Venue venue = venueOf(readOne(members.toStdString()));
    QVERIFY(!venue.phases.empty());
    const std::string text = rules::toJson(venue);
    QVERIFY(!json::parse(text)->find("from"));
    const auto again = rules::load(text);
    QVERIFY2(again, again ? "" : qPrintable(linesOf(again.error()).join(u'\n')));
    QVERIFY(*again == venue);
    const auto copy = rules::loadCopy(text);
    QVERIFY(copy);
    for (const rules::Phase& phase : copy->phases) {
        const rules::Set was = setIn(venue, phase.name.c_str());
        const rules::Set is = rules::set(*copy, phase);
        QCOMPARE(differing(was, is), QString());
        for (const std::string_view name : rules::parameterNames())
            QVERIFY2(std::ranges::count(phase.lacking, name) != 0 || is.citeFor(name) == was.citeFor(name),
                     name.data()); // a rule from later that isn't used isn't cited
        for (const std::string& item : rules::citableItems(was))
            QVERIFY2(is.citeFor(item) == was.citeFor(item), item.c_str());
        for (const std::string& each : phase.lacking) // nothing is asked of teams, or of what came later
            QVERIFY2(rules::isOrganisers(each) || rules::isLeftOut(phase, each), each.c_str());
    }
}

void tst_from::refused_data()
{
    QTest::addColumn<QByteArray>("members");
    const auto row = [](const char* what, const char* members) {
        QTest::newRow(what) << QByteArray(members);
    };
    row("neither from nor phases", R"("sheet": "Mine")");
    row("from a number", R"("from": 7)");
    row("from nothing", R"("from": "")");
    row("a value out of range", R"("from": "classic", "phases": {"regular": {"end": {"target": 0}}})");
    row("a word that is none", R"("from": "classic", "phases": {"regular": {"bags": {"after": "keep"}}})");
    row("an unknown parameter", R"("from": "classic", "phases": {"regular": {"end": {"goal": 300}}})");
    row("a group beside the phases", R"("from": "classic", "end": {"target": 300})");
    row("a section that is a number", R"("from": "classic", "phases": {"regular": {"end": 300}})");
    row("a phase that is a number", R"("from": "classic", "phases": {"regular": 300})");
    row("phases as a list", R"("from": "classic", "phases": [])");
    row("a new phase of nothing", R"("from": "classic", "phases": {"final": {"end": {"target": 300}}})");
    row("a phase with another from",
        R"("from": "unc", "phases": {"regular": {"from": "championship", "end": {"target": 300}}})");
    row("no nil, by half", R"("from": "unc", "phases": {"regular": {"nil": {"valueMade": null}}})");
    row("no bag limit and a penalty",
        R"("from": "classic", "phases": {"regular": {"bags": {"limit": null}}})");
    row("a contradiction in the other phase",
        R"("from": "unc", "phases": {"regular": {"time": {"limitMin": null, "onExpiry": null}}})");
    row("half a renege rule where there was none",
        R"("from": "classic", "phases": {"regular": {"renege": {"tricks": 3}}})");
    row("a final that is not there", R"("from": "classic", "championship": "final")");
    row("a cite of nothing", R"("from": "classic", "cites": {"end.goal": {"cite": "1"}})");
    row("a cite that is a number", R"("from": "classic", "cites": {"end.target": 1})");
    row("a tier of nothing", R"("from": "classic", "phases": {"regular": {"contract": {"tiers": [{}]}}})");
    row("no from, and part of a phase",
        R"("sheet": "Mine", "phases": {"regular": {"end": {"target": 300}}})");
    row("no from, and a section of one", R"("sheet": "Mine", "phases": {"regular": {}})");
}

/// Each row has one mistake, told in one line.
void tst_from::refused()
{
    QFETCH(QByteArray, members);
    const auto read = readOne(members.toStdString());
    QVERIFY(!read);
    const QStringList lines = linesOf(read.error());
    QVERIFY2(lines.size() == 1, qPrintable(lines.join(u'\n')));
    SAYS(lines);
}

void tst_from::noMoreLinesThanMistakes()
{
    // Nonsense: it is no rule file, and has a key that none has.
    const auto nonsense = readMine({{"mine.json", "{\"hello\": \"world\"}"}});
    SAYS(linesOf(nonsense.error()));
    QCOMPARE(nonsense.error().size(), std::size_t(2));
    for (const char* text : {"", "hello", "[1, 2]", "{\"format\""})
        QCOMPARE(readMine({{"mine.json", text}}).error().size(), std::size_t(1));
    // Three mistakes; and a fourth where the origin is unknown.
    const std::string three = R"("phases": {"regular": {"end": {"target": 0},
        "nil": {"failedTricks": "lost"}, "bags": {"after": "keep"}}})";
    QCOMPARE(readOne(R"("from": "classic", )" + three).error().size(), std::size_t(3));
    const auto four = readOne(R"("from": "clasic", )" + three);
    QCOMPARE(four.error().size(), std::size_t(4));
    SAYS(linesOf(four.error()));
}

void tst_from::originsThatCannotBe_data()
{
    QTest::addColumn<QString>("code");
    const auto row = [](const char* what, const char* code) { QTest::newRow(what) << q(code); };
    row("mine: nowhere", "rules-from-nowhere");
    row("mine: mine", "rules-from-circle");
    row("mine: a, a: mine", "rules-from-circle");
    row("mine: a, a: b, b: a", "rules-from-circle");
    row("mine: a, a: nowhere", "rules-from-mistaken");
    row("mine: a, a: 7", "rules-from-mistaken");
    row("mine: a, a: b, b: c, c: d, d: e, e: f, f: g, g: h, h: classic", "rules-from-too-far");
}

void tst_from::originsThatCannotBe()
{
    QFETCH(QString, code);
    Files files;
    for (const QString& each : q(QTest::currentDataTag()).split(u", "_s)) {
        const QString from = each.section(u": "_s, 1);
        const bool isFile = from.size() == 1 || from == u"mine"_s;
        const QString name = isFile ? QString(from + u".json"_s) : from;
        const QString value = from == u"7"_s ? from : QString(u'"' + name + u'"');
        files[each.section(u": "_s, 0, 0).toStdString() + ".json"] =
            saying("\"from\": " + value.toStdString());
    }
    const auto read = readMine(files);
    QVERIFY(!read);
    SAYS(linesOf(read.error()));
    QCOMPARE(read.error().size(), std::size_t(1));
    QCOMPARE(q(read.error().front().place), u"from"_s);
    QCOMPARE(read.error().front().line, 4);
    QCOMPARE(q(read.error().front().what.code), code);
}

void tst_from::withoutFilesOnlyBuiltInSets()
{
    const auto built = rules::loadFile({"mine.json", saying("\"from\": \"washburn\"")}, {});
    QVERIFY(built);
    const auto file = rules::loadFile({"mine.json", saying("\"from\": \"b.json\"")}, {});
    QVERIFY(!file);
    SAYS(linesOf(file.error()));
    // A text alone is from nothing.
    QCOMPARE(q(rules::load(saying("\"from\": \"washburn\"")).error().back().what.code),
             u"json-unknown-key"_s);
}

TEST_CLASS(tst_from)
#include "tst_from.moc"
