// Rule files of one's own, which say only what differs: begun, checked, shown, scored and played by.
#include "attournament.h"

#include "golden/says.h"
#include "program/testclass.h"

#include <QRegularExpression>

using namespace attournament;
using program::words;

namespace {

/// A rule file that says no more than that.
QByteArray ruleFile(const QByteArray& members)
{
    return "{\"format\": \"courtside-rules/1\",\n \"id\": \"mine\",\n \"name\": \"Mine\",\n " + members +
           "}\n";
}

/// The game of the demo, to be scored by these rules.
QByteArray demoGameBy(const QByteArray& rules)
{
    const std::string game = tests::textIn(place::inSource("resources/demo/game.json"));
    return QByteArray::fromStdString(game).replace("unc-regular", rules);
}

QStringList linesOf(const QString& text)
{
    return text.split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

class tst_ownrules : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void newWritesASmallFile();
    void newFindsItsOriginFromAnotherFolder();
    void newRefuses_data();
    void newRefuses();
    void newReplacesOnlyWhenAsked();
    void showBeginsWithWhatDiffers();
    void aPhaseOfAFile();
    void checkNamesEveryMistakeOnce();
    void checkOfWhatItIsFrom();
    void scoresAsItsOrigin();
    void aTournamentNeedsItsFilesNoMore();
    void savedRulesAreKnownByTheirId();
};

void tst_ownrules::newWritesASmallFile()
{
    const Place place;
    const Ran made =
        place.run(words("rules new mine --from classic -o mine.json --name Ours --set end.target=300 "
                        "--set roster.affiliations=Club"));
    SAYS(made.out);
    QCOMPARE(made.err, QString());
    QCOMPARE(made.exit, 0);
    QCOMPARE(QString::fromUtf8(place.bytes("mine.json")), uR"({
  "format": "courtside-rules/1",
  "id": "mine",
  "name": "Ours",
  "from": "classic",
  "phases": {"regular": {"end": {"target": 300}, "roster": {"affiliations": ["Club"]}}}
}
)"_s);
    const Ran checked = place.run(words("rules check mine.json"));
    QCOMPARE(checked.out, u"mine.json is sound. Rule sets: mine\n"_s);
    QCOMPARE(checked.exit, 0);
    QCOMPARE(object(place.run(words("rules new two --from unc -o two.json --json")).out)[u"sets"_s].toArray(),
             QJsonArray({u"two-regular"_s, u"two-championship"_s}));
    QCOMPARE(place.run(words("rules diff unc-regular two.json:regular")).out, QString());
}

void tst_ownrules::newFindsItsOriginFromAnotherFolder()
{
    const Place place;
    QVERIFY(QDir(place.path("")).mkpath(u"sub/folder"_s));
    place.put("base.json", ruleFile(R"("from": "classic", "phases": {"regular": {"end": {"target": 250}}})"));
    QCOMPARE(place.run(words("rules new own --from base.json -o sub/folder/own.json")).exit, 0);
    QVERIFY(place.bytes("sub/folder/own.json").contains(R"("from": "../../base.json")"));
    QCOMPARE(place.run(words("rules check sub/folder/own.json")).exit, 0);
    QCOMPARE(place.run(words("rules diff base.json sub/folder/own.json")).out, QString());
    QVERIFY(place.run(words("rules diff classic sub/folder/own.json")).out.contains(u"250 points"_s));
}

void tst_ownrules::newRefuses_data()
{
    QTest::addColumn<int>("exit");
    const auto row = [](const char* line, int exit = 2) { QTest::newRow(line) << exit; };
    row("rules new mine -o mine.json");
    row("rules new mine --from classic");
    row("rules new unc --from classic -o mine.json");
    row("rules new unc-regular --from classic -o mine.json");
    row("rules new my_own --from classic -o mine.json");
    row("rules new mine --from clasic -o mine.json");
    row("rules new mine --from teams.csv -o mine.json");
    row("rules new mine --from classic -o mine.json --set end.target");
    row("rules new mine --from classic -o mine.json --set end.target=0");
    row("rules new mine --from classic -o mine.json --set end.goal=300");
    row("rules new mine --from classic -o mine.json --set bags.limit=null");
    row("rules new mine --from classic -o nowhere/mine.json", 3);
    row("rules new mine --from classic -o teams.csv", 3);
}

/// A refused command writes no file.
void tst_ownrules::newRefuses()
{
    QFETCH(int, exit);
    const Place place;
    const QStringList before = place.files();
    const Ran ran = place.run(words(QTest::currentDataTag()));
    QCOMPARE(ran.exit, exit);
    QCOMPARE(ran.out, QString());
    QCOMPARE(linesOf(ran.err).size(), 1);
    SAYS(ran.err);
    QCOMPARE(place.files(), before);
    QCOMPARE(place.bytes("teams.csv"), twoTeams);
}

void tst_ownrules::newReplacesOnlyWhenAsked()
{
    const Place place;
    place.run(words("rules new mine --from classic -o mine.json"));
    QCOMPARE(place.run(words("rules new other --from unc -o mine.json")).exit, 3);
    QVERIFY(place.bytes("mine.json").contains("\"classic\""));
    QCOMPARE(place.run(words("rules new other --from unc -o mine.json --replace")).exit, 0);
    QVERIFY(place.bytes("mine.json").contains("\"unc\""));
    // A file cannot build on itself.
    for (const char* from : {"mine.json", "./mine.json"}) {
        const Ran itself =
            place.run(words("rules new mine -o mine.json --replace --from") << QString::fromUtf8(from));
        QCOMPARE(itself.exit, 2);
        QVERIFY2(itself.err.contains(u"build on each other"_s), qPrintable(itself.err));
        QVERIFY(place.bytes("mine.json").contains("\"unc\""));
    }
}

void tst_ownrules::showBeginsWithWhatDiffers()
{
    const Place place;
    place.put("mine.json", ruleFile(R"("from": "classic", "phases": {"regular": {"end": {"target": 300}}})"));
    const Ran shown = place.run(words("rules show mine.json"));
    QCOMPARE(shown.exit, 0);
    SAYS(shown.out.section(u"Mine\n===="_s, 0, 0).trimmed());
    QVERIFY(!shown.out.section(u"Mine\n===="_s, 1).contains(u'[')); // it cites nothing
    place.put("same.json", ruleFile(R"("from": "mine.json")"));
    const Ran same = place.run(words("rules show same.json"));
    SAYS(same.out.section(u"Mine\n===="_s, 0, 0).trimmed());
    // As JSON it is the whole file, from nothing.
    const QByteArray whole = place.run(words("rules show same.json --json")).out.toUtf8();
    QVERIFY(!object(QString::fromUtf8(whole)).contains(u"from"_s));
    place.put("whole.json", whole);
    QCOMPARE(place.run(words("rules check whole.json")).exit, 0);
    QCOMPARE(place.run(words("rules diff mine.json whole.json")).out, QString());
}

void tst_ownrules::aPhaseOfAFile()
{
    const Place place;
    place.put("mine.json",
              ruleFile(R"("from": "unc", "phases": {"championship": {"end": {"target": 450}}})"));
    const Ran shown = place.run(words("rules show mine.json:championship"));
    QCOMPARE(shown.exit, 0);
    QVERIFY(shown.out.contains(u"500 points"_s) && shown.out.contains(u"450 points"_s));
    QVERIFY(
        place.run(words("rules diff unc-championship mine.json:championship")).out.contains(u"450 points"_s));
    QCOMPARE(place.run(words("rules diff unc-regular mine.json:regular")).out, QString());
}

void tst_ownrules::checkNamesEveryMistakeOnce()
{
    const Place place;
    place.put("mine.json", ruleFile(R"("from": "classic", "phases": {"regular": {
  "end": {"target": 0},
  "bags": {"limit": null},
  "renege": {"tricks": 3},
  "nil": 100}})"));
    const Ran ran = place.run(words("rules check mine.json"));
    QCOMPARE(ran.exit, 1);
    QCOMPARE(ran.out, QString());
    QCOMPARE(linesOf(ran.err).size(), 4);
    SAYS(ran.err);
    const QJsonObject json = object(place.run(words("rules check mine.json --json")).out);
    QCOMPARE(json[u"sound"_s], QJsonValue(false));
    QCOMPARE(json[u"mistakes"_s].toArray().size(), 4);
    QCOMPARE(json[u"mistakes"_s].toArray().first().toObject()[u"line"_s].toInt(), 5);
    // The id of a built-in rule set is refused, as by an import.
    place.put("taken.json",
              QByteArray(ruleFile(R"("from": "traditional")")).replace("\"mine\"", "\"classic\""));
    const Ran taken = place.run(words("rules check taken.json"));
    QCOMPARE(taken.exit, 1);
    QCOMPARE(linesOf(taken.err).size(), 1);
    const QJsonObject why = object(place.run(words("rules check taken.json --json")).out);
    QCOMPARE(why[u"mistakes"_s].toArray().first().toObject()[u"line"_s].toInt(), 2);
    // A file of nonsense is one line.
    place.put("nonsense.json", "hello");
    const Ran nonsense = place.run(words("rules check nonsense.json"));
    QCOMPARE(nonsense.exit, 1);
    SAYS(nonsense.err); // not where in it a key or a comma is missing
    QCOMPARE(linesOf(nonsense.err).size(), 1);
    QCOMPARE(place.run(words("score --rules nonsense.json")).exit, 2);
    // A byte order mark, which some editors write first, hides no mistake.
    place.put("broken.json", "{\"format\": }");
    const Ran broken = place.run(words("rules check broken.json"));
    QCOMPARE(broken.exit, 1);
    place.put("broken.json", "\xEF\xBB\xBF{\"format\": }");
    QCOMPARE(place.run(words("rules check broken.json")).err, broken.err);
}

void tst_ownrules::checkOfWhatItIsFrom()
{
    const Place place;
    place.put("a.json", ruleFile(R"("from": "b.json")"));
    place.put("b.json", ruleFile(R"("from": "a.json")"));
    place.put("c.json", ruleFile(R"("from": "nowhere.json")"));
    place.put("d.json", ruleFile(R"("from": "c.json")"));
    place.put("e.json", ruleFile(R"("from": ".")"));
    for (const char* name : {"a.json", "c.json", "d.json", "e.json"}) {
        const Ran ran = place.run(words("rules check") << QString::fromUtf8(name));
        QCOMPARE(ran.exit, 1);
        QCOMPARE(linesOf(ran.err).size(), 1);
        SAYS(ran.err);
        QCOMPARE(place.run(words("rules show") << QString::fromUtf8(name)).exit, 2);
    }
    const Ran made = place.makeTournament({u"--rules"_s, u"a.json"_s});
    QCOMPARE(made.exit, 2);
    QVERIFY(!place.has("tournament.courtside"));
}

void tst_ownrules::scoresAsItsOrigin()
{
    const Place place;
    QCOMPARE(place.run(words("rules new mine --from unc-regular -o mine.json")).exit, 0);
    const Ran by = place.run(words("score --rules mine.json"), demoGameBy("mine"));
    const Ran origin = place.run(words("score"), demoGameBy("unc-regular"));
    QCOMPARE(origin.exit, 0);
    QCOMPARE(by.exit, 0);
    const auto withoutCites = [](QString out) {
        return out.replace(u"\"rules\":\"mine\""_s, u"\"rules\":\"unc-regular\""_s)
            .remove(QRegularExpression(u",?\"(cite|reading|why|code)\":\"[^\"]*\""_s));
    };
    QCOMPARE(withoutCites(by.out), withoutCites(origin.out));
    // What it says otherwise counts.
    place.run(words("rules new mine --from unc-regular -o mine.json --replace --set overtrick.points=2"));
    const Ran other = place.run(words("score --rules mine.json"), demoGameBy("mine"));
    QCOMPARE(other.exit, 0);
    QVERIFY(withoutCites(other.out) != withoutCites(origin.out));
}

void tst_ownrules::aTournamentNeedsItsFilesNoMore()
{
    const Place place;
    place.put("base.json", ruleFile(R"("from": "classic", "phases": {"regular": {"end": {"target": 250}}})"));
    place.put("mine.json", ruleFile(R"("from": "base.json", "phases": {"regular": {"bags": {"limit": 5}}})"));
    QCOMPARE(place.makeTournament({u"--rules"_s, u"mine.json"_s}).exit, 0);
    QVERIFY(QFile::remove(place.path("base.json")) && QFile::remove(place.path("mine.json")));
    QCOMPARE(place.run(words("verify tournament.courtside")).exit, 0);
    QCOMPARE(object(place.run(words("status tournament.courtside --json")).out)[u"rules"_s].toString(),
             u"mine"_s);
    QJsonObject venue;
    for (const QString& line : linesOf(place.run(words("log tournament.courtside --json")).out))
        if (const QJsonObject entry = object(line); entry[u"kind"_s].toString() == u"rules"_s)
            venue = entry[u"fact"_s].toObject()[u"venue"_s].toObject();
    QVERIFY(!venue.contains(u"from"_s));
    const QJsonObject phase = venue[u"phases"_s].toObject()[u"regular"_s].toObject();
    QCOMPARE(phase[u"end"_s].toObject()[u"target"_s].toInt(), 250);
    QCOMPARE(phase[u"bags"_s].toObject()[u"limit"_s].toInt(), 5);
    // Every group with every parameter.
    const QJsonObject whole = object(place.run(words("rules show classic --json")).out);
    const QJsonObject classic = whole[u"phases"_s].toObject()[u"regular"_s].toObject();
    QCOMPARE(phase.keys(), classic.keys());
    for (const QString& group : classic.keys())
        QCOMPARE(phase[group].toObject().keys(), classic[group].toObject().keys());
}

void tst_ownrules::savedRulesAreKnownByTheirId()
{
    const Place place;
    const QString folder = place.path("saved");
    QVERIFY(QDir().mkpath(folder));
    place.put("saved/mine.json",
              ruleFile(R"("from": "unc", "phases": {"regular": {"end": {"minScore": -900}}})"));
    const auto run = [&](const char* line) {
        return program::run(words(line), {}, place.path("."), {{u"COURTSIDE_RULES_FOLDER"_s, folder}});
    };
    QVERIFY(linesOf(run("rules list").out).filter(u"mine-championship"_s).size() == 1);
    place.put("saved/a-long-name-of-rules.json",
              ruleFile(R"("from": "unc")").replace("mine", "a-long-name-of-rules"));
    QVERIFY(run("rules list").out.contains(u"\na-long-name-of-rules-regular  "_s));
    QVERIFY(QFile::remove(place.path("saved/a-long-name-of-rules.json")));
    for (const char* each :
         {"rules show mine", "rules show mine-regular", "rules diff mine-regular unc-regular"})
        QCOMPARE(run(each).exit, 0);
    QVERIFY(run("rules diff unc-regular mine-regular").out.contains(u"900"_s));
    QVERIFY(run("rules show yours").exit != 0);
    const auto score = [&](const char* line, const char* rules) {
        return program::run(words(line), demoGameBy(rules), place.path("."),
                            {{u"COURTSIDE_RULES_FOLDER"_s, folder}});
    };
    QCOMPARE(score("score", "mine-regular").exit, 0);
    QVERIFY(score("score", "mine").err.contains(u"mine-championship"_s)); // which phase?
    QCOMPARE(score("score --rules mine-regular", "mine-regular").exit, 0);
    QVERIFY(score("score", "yours").exit != 0);
    QCOMPARE(run("demo demo.courtside --teams 4 --rules mine").exit, 0);
}

TEST_CLASS(tst_ownrules)
#include "tst_ownrules.moc"
