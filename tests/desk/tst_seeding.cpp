// The standings of one night seed the next.
#include "emptynight.h"

#include "desk/certificate.h"
#include "desk/redraw.h"

using namespace Qt::StringLiterals;
using namespace rosternight;

namespace {

const char* roster =
    "Team,Player 1,Player 2,Seed\nNew,a,b,1\nTeam 1,c,d,\nTeam 3,e,f,\nTeam 4,g,h,2\nLate,i,j,\n";

/// The night before: Team 3 won, Team 4 was second, the others went out before.
class Before {
public:
    Before()
    {
        for (const char* match : {"W1-1", "W1-2", "W2-1"})
            m_evening.playOut(match, 'b');
    }
    std::string path() const { return m_evening.path(); }
    desk::HowDrawn how() const
    {
        desk::HowDrawn how;
        how.standings = desk::standingsIn(path(), nights::world()).value();
        return how;
    }

private:
    nights::Evening m_evening;
};

QString drawn(const night::Night& night)
{
    QStringList all;
    for (const std::string& team : night.setting->draw->teams)
        all << q(night::team(*night.setting, team)->name);
    return all.join(u", "_s);
}

} // namespace

class tst_seeding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesStandInTheirOrder();
    void standingsGiveTheSeeds();
    void theOthersMayDrawLots();
    void isToldBefore();
    void newNightsAreSeededToo();
    void refusesWhatGivesNoSeeds();
};

void tst_seeding::namesStandInTheirOrder()
{
    const Before before;
    QCOMPARE(before.how().standings.value(),
             (std::vector<std::string>{"Team 3", "Team 4", "Team 1", "Team 2"}));
}

// Whatever seeds the roster had; and the record says who was seeded how, so that it can be repeated.
void tst_seeding::standingsGiveTheSeeds()
{
    const Before before;
    EmptyNight night;
    QCOMPARE(night.import(roster), QString());
    QCOMPARE(night.draw(before.how()), QString());
    QCOMPARE(drawn(night.desk.night()), u"Team 3, Team 4, Team 1, New, Late"_s);
    QVERIFY(desk::certificateOf(night.desk.night())->repeats);
    QVERIFY(night.isOnDisk());
    const night::Setting& setting = *night.desk.night().setting;
    QCOMPARE(night::team(setting, "T3")->seed.value_or(0), 1);
    QVERIFY(!night::team(setting, "T1")->seed);
    const auto seq = night.desk.night().seq;
    QCOMPARE(night.draw(before.how()), QString());
    QCOMPARE(night.desk.night().seq, seq + 1); // the seeds stand already
}

void tst_seeding::theOthersMayDrawLots()
{
    const Before before;
    EmptyNight night;
    QCOMPARE(night.import(roster), QString());
    desk::HowDrawn how = before.how();
    how.seeding = facts::Seeding::Random;
    QCOMPARE(night.draw(how), QString());
    QVERIFY2(drawn(night.desk.night()).startsWith(u"Team 3, Team 4, Team 1, "_s),
             qPrintable(drawn(night.desk.night())));
    QVERIFY(desk::certificateOf(night.desk.night())->repeats);
}

void tst_seeding::isToldBefore()
{
    const Before before;
    EmptyNight night;
    QCOMPARE(night.import(roster), QString());
    QCOMPARE(night.draw(), QString());
    QCOMPARE(drawn(night.desk.night()), u"New, Team 4, Team 1, Team 3, Late"_s);
    const auto look = desk::outlook(night.desk.night(), before.how());
    QVERIFY(look && look->unknown == 2);
    QVERIFY(q(desk::outlookText(*look)).contains(u"2 teams not in those standings"_s));
    const auto redraw = desk::previewRedraw(night.desk.night(), before.how(), nights::world());
    QVERIFY(redraw && !redraw->changes.empty());
    QVERIFY(redraw->changes.front().after ==
            (std::vector<std::string>{"Team 3", "Team 4", "Team 1"})); // byes
}

void tst_seeding::newNightsAreSeededToo()
{
    const Before before;
    const Folder folder;
    desk::NewNight next = asked("unc", roster);
    next.draw = before.how();
    const auto begun = folder.begin(next);
    QVERIFY2(begun, qPrintable(mistakes(begun)));
    QCOMPARE(drawn(begun->desk.night()), u"Team 3, Team 4, Team 1, New, Late"_s);
}

void tst_seeding::refusesWhatGivesNoSeeds()
{
    const Before before;
    EmptyNight night;
    QCOMPARE(mistakes(desk::standingsIn(night.folder.path("night.courtside"), nights::world())),
             u"night.courtside has no standings: its teams are not drawn"_s);
    QVERIFY(!desk::standingsIn(night.folder.path("nothing.courtside"), nights::world()));
    QCOMPARE(night.import(fourTeams), QString());
    QCOMPARE(night.draw(before.how()), u"no team of this night stands in those standings"_s);
    QVERIFY(!night.desk.night().setting->draw);
}

QTEST_APPLESS_MAIN(tst_seeding)
#include "tst_seeding.moc"
