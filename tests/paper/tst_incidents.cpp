// The incident report of a tournament.
#include "signed.h"

#include "desk/rulings/conduct.h"
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
    facts::Incident incident;
    incident.what = what;
    incident.match = "W1-1";
    incident.reason = reason;
    if (!person.empty())
        incident.person = person;
    if (!infraction.empty())
        incident.infraction = infraction;
    const auto done = desk::report(live.desk(), "J. Park", incident);
    QVERIFY2(done, done ? "" : wording::inFull(done.error().mistakes.front()).c_str());
}

} // namespace

class tst_incidents : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void aQuietTournament();
    void whatHappened();
    void aRatingIsRevised();
    void manyGoOnOverleaf();
    void hardNamesStayOnThePage();
};

void tst_incidents::aQuietTournament()
{
    tournaments::LiveTournament live(pdf::unc());
    const paper::Document page = reportOf(live);
    QCOMPARE(page.pages.size(), 1);
    pdf::contains(pdf::File(page).text(), {u"Incident report No incidents."_s, u"Supervisor"_s});
}

void tst_incidents::whatHappened()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::checkIn(live, "W1-1");
    live.call("W1-1", {2, {}});
    report(live, facts::IncidentKind::Infraction, "led it from the queen", "P1", "spade-led-unbroken");
    report(live, facts::IncidentKind::Warning, "shouted at the other table", "P2");
    report(live, facts::IncidentKind::Note, "a lamp went out for five minutes");
    desk::ProtestOptions protest;
    protest.match = "W1-1";
    protest.reason = "B had three at the table";
    protest.about = facts::ProtestAbout::Eligibility;
    QVERIFY(desk::protest(live.desk(), "J. Park", protest));
    const QString open = pdf::File(reportOf(live)).text();
    pdf::contains(open, {u"About who may play: B had three at the table – Open: not settled yet."_s});
    desk::SettleOptions settled;
    settled.match = "W1-1";
    settled.reason = "the third only watched";
    QVERIFY(desk::settle(live.desk(), "M. Diaz", settled));
    const paper::Document page = reportOf(live);
    pdf::contains(pdf::File(page).text(),
                  {u"Incident report · 3 incidents, 1 protest"_s, u"Infraction 1 Player 1 J. Park"_s,
                   u"Spade led unbroken: led it from the queen"_s, u"Warning 1 Player 2"_s,
                   u"shouted at the other table"_s, u"Note 1 J. Park a lamp went out for five minutes"_s,
                   u"Protest 1 Team 1 J. Park"_s,
                   u"Protest, rejected 1 Team 1 M. Diaz the third only watched"_s, u"Supervisor Date"_s});
}

void tst_incidents::aRatingIsRevised()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::checkIn(live, "W1-1");
    live.call("W1-1", {2, {}});
    QVERIFY(desk::rate(live.desk(), "J. Park", "W1-1", facts::Side::B, 40, ""));
    QVERIFY2(pdf::File(reportOf(live)).text().contains(u"No incidents"_s), "a rating alone is no incident");
    QVERIFY(desk::rate(live.desk(), "M. Diaz", "W1-1", facts::Side::B, 25, "they left the cards about"));
    pdf::contains(pdf::File(reportOf(live)).text(),
                  {u"Incident report · 1 rating revised"_s, u"Rating revised 1 Team 4 M. Diaz"_s,
                   u"Sportsmanship 2.5, was 4.0: they left the cards about"_s});
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
    pdf::staysOnPage(pages);
    QVERIFY(!file.text(1).contains(u"Supervisor"_s));
    pdf::contains(file.text(2), {u"Supervisor Date"_s, u"asked for it to be written down."_s});
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
