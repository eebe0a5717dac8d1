// Names of any script in sentences and beside numbers: none turns round what stands beside it, on screen,
// paper and page; and tables and JSON have them as they are.
#include "signed.h"

#include "desk/checkin/sanction.h"
#include "desk/checks/lookup.h"
#include "desk/checks/suspended.h"
#include "desk/play/table.h"
#include "desk/reports/report.h"
#include "desk/reports/reportparts.h"
#include "desk/rulings/conduct.h"
#include "files/csv.h"
#include "program/testclass.h"
#include "rules/words.h"
#include "share/page.h"
#include "share/tables.h"
#include "tournament/ranking/standings.h"
#include "ui/paper/page/pencil.h"
#include "wording/record/facttext.h"
#include "wording/record/names.h"
#include "wording/text.h"
#include "wording/tournament/rankingwords.h"

using namespace Qt::StringLiterals;
using tournaments::LiveTournament;

namespace {

const std::string arabic = "نادي الورق";
const std::string hebrew = "שחקני הלילה";
const std::string persian = "گروه پیک ۷";
const std::string formula = "=HYPERLINK(\"http://x\")";
const QStringList fromTheRight{QString::fromStdString(arabic), QString::fromStdString(hebrew),
                               QString::fromStdString(persian)};

void rename(LiveTournament& live)
{
    const std::string teams[] = {arabic, hebrew, formula, persian};
    for (int n = 1; n <= 4; ++n) {
        const std::string one = tournaments::id("P", 2 * n - 1);
        const std::string two = tournaments::id("P", 2 * n);
        for (const facts::Fact& fact :
             {facts::Fact(facts::Person{one, formula + std::to_string(n), {}, {}}),
              facts::Fact(facts::Person{two, hebrew + " " + std::to_string(n), {}, {}}),
              facts::Fact(facts::Team{tournaments::id("T", n), teams[n - 1], {}, {one, two}})})
            QCOMPARE(live.record(fact), std::string());
    }
}

/// A round robin of which a match is over by forfeit, one is under protest, and somebody was warned.
void play(LiveTournament& live)
{
    rename(live);
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament())) {
        const std::string id = match->id;
        if (id == "A1-1")
            QCOMPARE(live.result(id, {facts::Winner::A, facts::Decided::Forfeit, "left"}), std::string());
        else
            live.playOut(id, 'a');
    }
    facts::Incident incident{
        .what = facts::IncidentKind::Warning, .team = "T1", .person = "P2", .reason = "shouted"};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::report(incident)));
}

tournaments::Setup everybodyMeets()
{
    return tournaments::setupIn(facts::Format::RoundRobin);
}

/// The first place where such a name stands in the text without being isolated; empty where there is none.
QString bare(const QString& text)
{
    for (const QString& name : fromTheRight)
        for (auto at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
            if (at == 0 || text[at - 1] != u'\u2068')
                return text.mid(qMax<qsizetype>(0, at - 20), name.size() + 40);
    return {};
}

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

class tst_names : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isolatesWhatRunsFromTheRight();
    void inReportsAndStandings();
    void inTheLinesOfTheRecord();
    void onTheWebPage();
    void forMachines();
    void onPaper();
    void aBrokenNameTurnsNoLineRound();
};

void tst_names::isolatesWhatRunsFromTheRight()
{
    for (const std::string& name : {arabic, hebrew, persian, std::string("ߒߞߏ"), std::string("Mix שלום"),
                                    std::string("ﷺ"), std::string("𞤀𞤣𞤤𞤢𞤥")})
        QVERIFY2(rules::plain(rules::isolated(name)) == name && rules::isolated(name) != name, name.c_str());
    for (const std::string& name :
         {formula, std::string("Łódź"), std::string("李小龍"), std::string("Zoë 🦄"), std::string("Ελλάς"),
          std::string("नमस्ते"), std::string(), std::string("7")})
        QCOMPARE(rules::isolated(name), name);
    QCOMPARE(wording::shortName(rules::isolated("שירה לוי")), rules::isolated("שירה ל."));
}

void tst_names::inReportsAndStandings()
{
    LiveTournament live(everybodyMeets());
    play(live);
    const tournament::Tournament& tournament = live.desk().tournament();
    const QString closing = q(desk::reportText(desk::shiftReport(tournament, "2026-11-21")));
    QVERIFY(closing.contains(q(hebrew)) && closing.contains(q(arabic)));
    QCOMPARE(bare(closing), QString());
    for (const tournament::Match* match : tournament::inOrder(tournament))
        QCOMPARE(bare(q(desk::finalText(tournament, match->id))), QString());
    LiveTournament knockout; // where it is told against whom somebody went out
    rename(knockout);
    for (const char* id : {"W1-1", "W1-2", "W2-1"})
        knockout.playOut(id, 'a');
    int told = 0;
    for (const tournament::Standing& each : tournament::standings(knockout.desk().tournament())) {
        const QString why = q(wording::decidedBy(knockout.desk().tournament(), each));
        QCOMPARE(bare(why), QString());
        told += why.contains(QChar(0x2068)) ? 1 : 0;
    }
    QVERIFY(told > 0);
}

// The supervisor and the tournament have such names too.
void tst_names::inTheLinesOfTheRecord()
{
    LiveTournament live(everybodyMeets());
    play(live);
    facts::Tournament renamed = *live.desk().tournament().setting->tournament;
    renamed.name = arabic;
    QCOMPARE(live.record(renamed), std::string());
    facts::Incident incident{
        .what = facts::IncidentKind::Warning, .team = "T2", .person = "P4", .reason = "shouted too"};
    QVERIFY(desk::record(live.desk(), hebrew, desk::report(incident)));
    QVERIFY(desk::sanction(live.desk(), hebrew, {.person = "P1", .reason = "shouted on"}));
    const tournament::Tournament& tournament = live.desk().tournament();
    for (const facts::Entry& entry : tournament::entries(tournament)) {
        QCOMPARE(bare(q(wording::factText(tournament, entry))), QString());
        QCOMPARE(bare(q(wording::factTitle(tournament, entry))), QString());
    }
    const QString closing = q(desk::reportText(desk::shiftReport(tournament, "2026-11-21")));
    QVERIFY(closing.contains(q('(' + rules::isolated(hebrew) + ')')));
    QCOMPARE(bare(closing), QString());
    QCOMPARE(bare(q(desk::sanctionsText(tournament, "2026-11-21"))), QString());
    const auto suspended = desk::suspended(tournament, "P1", "2026-11-21");
    QVERIFY(suspended);
    for (const message::Message& each : {suspended->said, suspended->why})
        QCOMPARE(bare(q(wording::text(each))), QString());
}

void tst_names::onTheWebPage()
{
    LiveTournament live(everybodyMeets());
    play(live);
    QString page =
        q(share::page(live.desk().tournament(),
                      {{"2026-11-21T19:42:00.000Z", {}, 0, 0}, "0123456789ab", share::Names::Full}));
    page.remove(QRegularExpression(u"<title>.*</title>"_s));
    page.remove(QRegularExpression(u"<bdi[^>]*>[^<]*</bdi>"_s)).remove(QRegularExpression(u"<[^>]*>"_s));
    QVERIFY(page.contains(q(hebrew)));
    QCOMPARE(bare(page), QString());
}

void tst_names::forMachines()
{
    LiveTournament live(everybodyMeets());
    play(live);
    const tournament::Tournament& tournament = live.desk().tournament();
    QStringList texts{q(desk::reportJson(desk::shiftReport(tournament, "2026-11-21")))};
    for (const share::Table table : share::allTables())
        texts << q(files::csvText(share::tableOf(tournament, table)));
    for (const desk::ReportPart part : {desk::ReportPart::Attendance, desk::ReportPart::Missing})
        texts << q(desk::partJson(tournament, part, {"2026-11-21T20:00:00.000Z", {}, 0, 0}));
    int named = 0;
    for (const QString& text : std::as_const(texts)) {
        QVERIFY(!text.contains(QChar(0x2068)) && !text.contains(QChar(0x2069)));
        named += text.contains(q(hebrew)) ? 1 : 0;
    }
    QVERIFY(named >= 4);
    // Who types a name types it as it is.
    QCOMPARE(desk::findTeam(tournament, hebrew).value_or(""), "T2");
    QCOMPARE(desk::findPlayer(tournament, hebrew + " 3", "").value_or(""), "P6");
}

void tst_names::onPaper()
{
    LiveTournament live(everybodyMeets());
    play(live);
    for (const char* word : {"closing", "standings", "summary", "bracket", "incidents"})
        pdf::staysOnPage(pdf::document(live.desk().tournament(), QString::fromLatin1(word)));
}

// However wide the lines: what of the name stands on one is isolated there.
void tst_names::aBrokenNameTurnsNoLineRound()
{
    const QString said = u"Under the minimum of 4 (%1). Reason: both captains let it stand."_s.arg(
        q(rules::isolated(hebrew + " " + hebrew)));
    const QRegularExpression isolated(u"\u2068[^\u2068\u2069]*\u2069"_s);
    const QRegularExpression fromRight(u"[\u0590-\u05FF\u2068\u2069]"_s);
    int broken = 0;
    for (double width = 20; width < 120; width += 5) {
        const QStringList lines = paper::wrapped(said, {10}, width);
        int parts = 0;
        for (QString line : lines) {
            parts += static_cast<int>(line.count(isolated));
            QVERIFY2(!line.remove(isolated).contains(fromRight), qPrintable(lines.join(u'|')));
        }
        QVERIFY(parts > 0);
        broken += parts > 1 ? 1 : 0;
    }
    QVERIFY(broken > 0);
}

TEST_CLASS(tst_names)
#include "tst_names.moc"
