// The standings of one tournament seed the next.
#include "emptytournament.h"

#include "desk/drawing/certificate.h"
#include "desk/drawing/drawfacts.h"
#include "desk/drawing/drawoutlook.h"
#include "golden/says.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;
using namespace rostertournament;

namespace {

const char* rosterText =
    "Team,Player 1,Player 2,Seed\nNew,a,b,1\nTeam 1,c,d,\nTeam 3,e,f,\nTeam 4,g,h,2\nLate,i,j,\n";

/// The tournament before: Team 3 won, Team 4 was second, the others went out before.
class Before {
public:
    Before()
    {
        for (const char* match : {"W1-1", "W1-2", "W2-1"})
            m_live.playOut(match, 'b');
    }
    std::string path() const { return m_live.path(); }
    desk::HowDrawn how() const
    {
        desk::HowDrawn how;
        how.standings = desk::standingsIn(path(), tournaments::environment()).value();
        return how;
    }

private:
    tournaments::LiveTournament m_live;
};

QString drawn(const tournament::Tournament& tournament)
{
    QStringList all;
    for (const std::string& team : tournament.setting->draw->teams)
        all << q(tournament::team(*tournament.setting, team)->name);
    return all.join(u", "_s);
}

} // namespace

class tst_seeding : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void namesStandInTheirOrder();
    void standingsGiveTheSeeds();
    void theOthersMayBeDrawnAtRandom();
    void isAnnouncedBefore();
    void newTournamentsAreSeededToo();
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
    EmptyTournament tournament;
    QCOMPARE(tournament.import(rosterText), QString());
    QCOMPARE(tournament.draw(before.how()), QString());
    SAYS(drawn(tournament.desk.tournament()));
    QVERIFY(desk::certificateOf(tournament.desk.tournament())->repeats);
    QVERIFY(tournament.isOnDisk());
    const tournament::Setting& setting = *tournament.desk.tournament().setting;
    QCOMPARE(tournament::team(setting, "T3")->seed.value_or(0), 1);
    QVERIFY(!tournament::team(setting, "T1")->seed);
    const auto seq = tournament.desk.tournament().seq;
    QCOMPARE(tournament.draw(before.how()), QString());
    QCOMPARE(tournament.desk.tournament().seq, seq + 1); // the seeds stand already
}

void tst_seeding::theOthersMayBeDrawnAtRandom()
{
    const Before before;
    EmptyTournament tournament;
    QCOMPARE(tournament.import(rosterText), QString());
    desk::HowDrawn how = before.how();
    how.seeding = facts::Seeding::Random;
    QCOMPARE(tournament.draw(how), QString());
    MENTIONS(drawn(tournament.desk.tournament()));
    QVERIFY(desk::certificateOf(tournament.desk.tournament())->repeats);
}

void tst_seeding::isAnnouncedBefore()
{
    const Before before;
    EmptyTournament tournament;
    QCOMPARE(tournament.import(rosterText), QString());
    QCOMPARE(tournament.draw(), QString());
    SAYS(drawn(tournament.desk.tournament()));
    const auto look = desk::outlook(tournament.desk.tournament(), before.how());
    QVERIFY(look && look->unknown == 2);
    MENTIONS(q(desk::outlookText(*look)));
    const auto redraw =
        desk::previewRedraw(tournament.desk.tournament(), before.how(), tournaments::environment());
    QVERIFY(redraw && !redraw->changes.empty());
    QVERIFY(redraw->changes.front().after ==
            (std::vector<std::string>{"Team 3", "Team 4", "Team 1"})); // byes
}

void tst_seeding::newTournamentsAreSeededToo()
{
    const Before before;
    const Folder folder;
    desk::NewTournament next = asked("unc", rosterText);
    next.draw = before.how();
    const auto begun = folder.begin(next);
    QVERIFY2(begun, qPrintable(mistakes(begun)));
    SAYS(drawn(begun->desk.tournament()));
}

void tst_seeding::refusesWhatGivesNoSeeds()
{
    const Before before;
    EmptyTournament tournament;
    SAYS(mistakes(
        desk::standingsIn(tournament.folder.path("tournament.courtside"), tournaments::environment())));
    QVERIFY(!desk::standingsIn(tournament.folder.path("nothing.courtside"), tournaments::environment()));
    QCOMPARE(tournament.import(fourTeams), QString());
    SAYS(tournament.draw(before.how()));
    QVERIFY(!tournament.desk.tournament().setting->draw);
}

TEST_CLASS(tst_seeding)
#include "tst_seeding.moc"
