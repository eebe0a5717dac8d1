// The incident report of a tournament.
#include "signed.h"

#include "desk/rulings/conduct.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/record/refusal.h"

using namespace Qt::StringLiterals;

namespace {

paper::Document reportOf(tournaments::LiveTournament& live, paper::Format format = paper::Format::Letter)
{
    return pdf::document(live.desk().tournament(), u"incidents"_s, {}, format);
}

void report(tournaments::LiveTournament& live, facts::IncidentKind what, const std::string& reason,
            const std::string& person = {}, const std::string& infraction = {})
{
    facts::Incident incident{.what = what, .match = "W1-1", .reason = reason};
    if (!person.empty())
        incident.person = person;
    if (!infraction.empty())
        incident.infraction = infraction;
    const auto done = desk::record(live.desk(), "J. Park", desk::report(incident));
    QVERIFY2(done, done ? "" : wording::inFull(done.error().mistakes.front()).c_str());
}

} // namespace

class tst_incidents : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void aQuietTournament();
    void everyIncidentIsPrinted();
    void aRatingIsRevised();
    void manyGoOnOverleaf();
    void hardNamesStayOnThePage();
};

void tst_incidents::aQuietTournament()
{
    tournaments::LiveTournament live(pdf::unc());
    for (const paper::Format format : pdf::formats) // with lines down to the signatures
        QCOMPARE(reportOf(live, format).pages.size(), 1);
    MENTIONS_ALL(pdf::File(reportOf(live)).text(), 2);
}

void tst_incidents::everyIncidentIsPrinted()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::checkIn(live, "W1-1");
    live.call("W1-1", {2, {}});
    report(live, facts::IncidentKind::Infraction, "led it from the queen", "P1", "spade-led-unbroken");
    report(live, facts::IncidentKind::Warning, "shouted at the other table", "P2");
    report(live, facts::IncidentKind::Note, "a lamp went out for five minutes");
    desk::ProtestOptions protest{
        .match = "W1-1", .about = facts::ProtestAbout::Eligibility, .reason = "B had three at the table"};
    QVERIFY(desk::protest(live.desk(), "J. Park", protest));
    const QString open = pdf::File(reportOf(live)).text();
    MENTIONS_ALL(open, 1);
    QVERIFY(desk::settle(live.desk(), "M. Diaz", {.match = "W1-1", .reason = "the third only watched"}));
    const paper::Document page = reportOf(live);
    MENTIONS_ALL(pdf::File(page).text(), 9);
}

void tst_incidents::aRatingIsRevised()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::checkIn(live, "W1-1");
    live.call("W1-1", {2, {}});
    QVERIFY(desk::rate(live.desk(), "J. Park", "W1-1", facts::Side::B, 40, ""));
    QVERIFY2(pdf::File(reportOf(live)).text().contains(u"No incidents"_s), "a rating alone is no incident");
    QVERIFY(desk::rate(live.desk(), "M. Diaz", "W1-1", facts::Side::B, 25, "they left the cards about"));
    MENTIONS_ALL(pdf::File(reportOf(live)).text(), 3);
}

void tst_incidents::manyGoOnOverleaf()
{
    tournaments::LiveTournament live(pdf::unc());
    const std::string longText = "They were told twice that the cards stay on the table until the trick is "
                                 "counted, and did it again in the next hand, so that nobody could say who "
                                 "had played the king; both captains asked for it to be written down.";
    for (int n = 0; n < 16; ++n)
        report(live, facts::IncidentKind::Note, longText);
    const paper::Document pages = reportOf(live);
    const pdf::File file(pages);
    QCOMPARE(pages.pages.size(), 2);
    pdf::staysOnPage(file);
    QVERIFY(!file.text(1).contains(u"Supervisor"_s));
    MENTIONS_ALL(file.text(2), 2);
}

void tst_incidents::hardNamesStayOnThePage()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::giveHardNames(live);
    for (int n = 1; n <= 8; ++n)
        report(live, facts::IncidentKind::Warning, "shouted", tournaments::id("P", n));
    for (const paper::Format format : pdf::formats)
        pdf::staysOnPage(reportOf(live, format));
}

TEST_CLASS(tst_incidents)
#include "tst_incidents.moc"
