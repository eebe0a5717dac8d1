// Teams come, change and go until they are drawn; names can be edited at any time.
#include "emptytournament.h"
#include "refusals.h"

#include "desk/archive/transfer.h"
#include "desk/checkin/checkin.h"
#include "desk/corrections/undo.h"
#include "desk/drawing/drawlater.h"
#include "files/tournamentjson.h"
#include "golden/says.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;
using refusals::worded;
using namespace rostertournament;

namespace {

desk::TeamEntry fullHouse()
{
    return {"Full House", 1, {{"", "Ana Ruiz", "730114820"}, {"", "Ben Cole", {}}}};
}

struct WithFullHouse : EmptyTournament {
    WithFullHouse() { QCOMPARE(add(fullHouse()), QString()); }
    /// Its first player, with that name and card, beside the second, with that card.
    QString changePlayers(const char* name, const std::optional<std::string>& card = {},
                          const std::optional<std::string>& other = {})
    {
        return change("T1", {"Full House", 1, {{"P1", name, card}, {"P2", "Ben Cole", other}}});
    }
};

} // namespace

class tst_teams : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void comesWithItsPlayers();
    void refuses();
    void warnsOfANameThatAnotherTeamHas();
    void putsNamesRight();
    void carriesAnOldReasonOn();
    void keepsTheCardUnlessThereIsANewOne();
    void removesAWrongCard();
    void keepsALinkedCardBesideANewNumber();
    void takesASwipedCardAsCheckInDoes();
    void keepsNoNumberWithoutTheKeyOfTheOthers();
    void writesNothingWhereNothingChanged();
    void takesAFurtherPlayerAtAnyTime();
    void letsAPlayerGoBeforeTheDraw();
    void goesWithItsPlayersAndTheirCheckIns();
    void canBeCarriedAwayAndBack();
    void staysOnceItIsDrawn();
    void goesAgainWhileItHasNoPlace();
    void staysOnceItIsNamed();
    void givesNoIdTwice();
    void isNotRedone();
    void isDrawnBySeedAndAtRandom();
    void saysWhatADrawWouldBe();
    void isRedrawnUntilMatchesHaveBegun();
};

void tst_teams::comesWithItsPlayers()
{
    WithFullHouse tournament;
    SAYS(tournament.teams());
    QCOMPARE(q(tournament.now().setting->people.at("P1").cardEnd), u"820"_s);
    QCOMPARE(*desk::playerWithCard(tournament.now(), "730114820"), std::string("P1"));
    QVERIFY(tournament.isOnDisk());
}

void tst_teams::refuses()
{
    WithFullHouse tournament;
    SAYS(tournament.add({"Full House", {}, {{"", "Cy", {}}}}));
    QCOMPARE(tournament.add({"B", 1, {{"", "Cy", {}}}}),
             worded({"seed-taken", {{"seed", 1}, {"team", "Full House"}}}));
    QCOMPARE(tournament.add({"B", {}, {}}), worded({"team-entry-without-players"}));
    SAYS(tournament.add({" ", {}, {{"", "Cy", {}}}}));
    SAYS(tournament.add({"B", {}, {{"", "", {}}}}));
    SAYS(tournament.add({"B", {}, {{"", "Cy", "730-114-820"}}}));
    const QString gone = worded({"team-no-longer-on-record", {{"id", "“T9”"}}});
    QCOMPARE(tournament.change("T9", fullHouse()), gone);
    QCOMPARE(tournament.remove("T9"), gone);
    SAYS(tournament.teams());
}

// It may be another person of that name, so it is a warning and not a refusal.
void tst_teams::warnsOfANameThatAnotherTeamHas()
{
    EmptyTournament tournament;
    QCOMPARE(tournament.add({"Full House", {}, {{"", "Zoë Ruiz", {}}, {"", "Ben O’Hara", {}}}}), QString());
    const auto added =
        desk::addTeam(tournament.desk, "J. Park", {"B", {}, {{"", "zoe ruiz", {}}, {"", "Cy", {}}}});
    QVERIFY(added);
    SAYS(q(added->warning));
    const auto changed =
        desk::changeTeam(tournament.desk, "J. Park", "T2",
                         {"B", {}, {{"P3", "zoe ruiz", {}}, {"P4", "Cy", {}}, {"", "Ben O'Hara", {}}}});
    QVERIFY(changed);
    MENTIONS(q(changed->warning));
    const auto fine = desk::addTeam(tournament.desk, "J. Park", {"C", {}, {{"", "Di", {}}, {"", "Ed", {}}}});
    QVERIFY(fine && fine->warning.empty());
}

void tst_teams::putsNamesRight()
{
    DrawnTournament tournament;
    QCOMPARE(
        tournament.change("T1", {"Fuller House", {}, {{"P1", "Anna Ruiz", {}}, {"P2", "Ben Oyelaran", {}}}}),
        QString());
    MENTIONS(tournament.teams());
    QVERIFY(tournament.isOnDisk());
}

// The reason is from before reasons with the number of a card were refused.
void tst_teams::carriesAnOldReasonOn()
{
    desk::TournamentPlan limited = plan("classic");
    limited.agreed = {"roster.maxPlayers=1"};
    EmptyTournament tournament(limited);
    desk::TeamEntry entry = fullHouse();
    entry.override = "agreed by phone";
    QCOMPARE(tournament.add(entry), QString());
    const std::string old = "Ben Cole is 730114820";
    facts::Request request{{}, {}, {}, "2026-11-21T18:00:00.000Z", {}};
    request.fact = facts::Team{"T1", "Full House", 1, {"P1", "P2"}, {}, old};
    QCOMPARE(
        mistakes(tournament.desk.record("J. Park", [&](desk::Draft& draft) { return draft.add(request); })),
        QString());
    desk::TeamEntry renamed{"Fuller House", 1, {{"P1", "Ana Ruiz", {}}, {"P2", "Ben Cole", {}}}};
    QCOMPARE(tournament.change("T1", renamed), QString());
    SAYS(tournament.teams());
    SAYS(tournament.now().setting->teams.front().override);
    renamed.override = "Ana Ruiz is 730114821"; // said again
    SAYS(tournament.change("T1", renamed));
}

void tst_teams::keepsTheCardUnlessThereIsANewOne()
{
    WithFullHouse tournament;
    const auto hash = [&] { return tournament.now().setting->people.at("P1").cardHash; };
    const std::string before = hash();
    QCOMPARE(tournament.changePlayers("Anna"), QString());
    QCOMPARE(hash(), before);
    QCOMPARE(tournament.changePlayers("Anna", "730114999"), QString());
    QVERIFY(hash() != before);
    QCOMPARE(q(tournament.now().setting->people.at("P1").cardEnd), u"999"_s);
}

void tst_teams::removesAWrongCard()
{
    WithFullHouse tournament;
    QCOMPARE(tournament.changePlayers("Ana Ruiz", ""), QString());
    const tournament::Person& ana = tournament.now().setting->people.at("P1");
    QVERIFY(ana.cardHash.empty() && ana.cardEnd.empty());
    QVERIFY(!desk::playerWithCard(tournament.now(), "730114820"));
    QVERIFY(tournament.isOnDisk());
}

void tst_teams::keepsALinkedCardBesideANewNumber()
{
    WithFullHouse tournament;
    const auto card = desk::ownerOfCard(tournament.now(), ";600990001=2512?");
    QVERIFY(card && card->unknown);
    QVERIFY(desk::linkCard(tournament.desk, "J. Park", "P1", *card->unknown));
    QCOMPARE(tournament.changePlayers("Ana Ruiz", "730114999"), QString());
    for (const char* read : {";600990001=2512?", "730114999"}) {
        const auto owner = desk::playerWithCard(tournament.now(), read);
        QVERIFY2(owner && *owner == "P1", read);
    }
}

// Of a card with several numbers the one is kept that check-in would link.
void tst_teams::takesASwipedCardAsCheckInDoes()
{
    const char* const campus = "%B730114777^RUIZ/ANA^2512?;6032880123456=2512?";
    const auto entered = desk::enteredCard(campus);
    QVERIFY(entered);
    QCOMPARE(q(entered->number), u"6032880123456"_s);
    QCOMPARE(q(entered->end), u"456"_s);
    EmptyTournament tournament;
    QCOMPARE(tournament.add({"A", {}, {{"", "Ana", campus}, {"", "Bo", {}}}}), QString());
    for (const char* read : {campus, ";6032880123456=2512?", "%E?;6032880123456=2512?"}) {
        const auto owner = desk::playerWithCard(tournament.now(), read);
        QVERIFY2(owner && *owner == "P1", read);
    }
    const QString bank = mistakes(desk::enteredCard(";4111111111111111=2512?"));
    MENTIONS(bank);
}

// The other cards were hashed with a key that is gone; a hash by a new key would not match.
void tst_teams::keepsNoNumberWithoutTheKeyOfTheOthers()
{
    WithFullHouse tournament;
    QVERIFY(QFile::remove(q(tournament.folder.path("card.key"))));
    const QString said = tournament.changePlayers("Ana Ruiz", {}, "730114821");
    MENTIONS(said);
    QVERIFY(!tournament.folder.has("card.key"));
    QVERIFY(tournament.now().setting->people.at("P2").cardHash.empty());
}

void tst_teams::writesNothingWhereNothingChanged()
{
    WithFullHouse tournament;
    const auto seq = tournament.desk.head().seq;
    QCOMPARE(tournament.changePlayers("Ana Ruiz"), QString());
    QCOMPARE(tournament.desk.head().seq, seq);
}

void tst_teams::takesAFurtherPlayerAtAnyTime()
{
    EmptyTournament tournament;
    QCOMPARE(tournament.add({"A", {}, {{"", "Ana", {}}}}), QString());
    QCOMPARE(tournament.add({"B", {}, {{"", "Cy", {}}, {"", "Di", {}}}}), QString());
    QCOMPARE(tournament.draw(), QString());
    QCOMPARE(tournament.change("T1", {"A", {}, {{"P1", "Ana", {}}, {"", "Bo", {}}}}), QString());
    SAYS(tournament.teams());
}

void tst_teams::letsAPlayerGoBeforeTheDraw()
{
    WithFullHouse tournament;
    QCOMPARE(tournament.change("T1", {"Full House", 1, {{"P2", "Ben Cole", {}}}}), QString());
    SAYS(tournament.teams());
    QVERIFY(!tournament::person(*tournament.now().setting, "P1"));
    QCOMPARE(tournament.add({"B", {}, {{"", "Cy", {}}}}), QString());
    QCOMPARE(tournament.draw(), QString());
    QCOMPARE(tournament.change("T1", {"Full House", 1, {{"", "Eve", {}}}}),
             worded({"team-entry-player-stays", {{"player", "Ben Cole"}}}));
    QVERIFY(tournament.isOnDisk());
}

void tst_teams::goesWithItsPlayersAndTheirCheckIns()
{
    EmptyTournament tournament("classic"); // checks in for the tournament
    QCOMPARE(tournament.import(fourTeams), QString());
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P1", {}));
    QCOMPARE(tournament.change("T1", {"Full Boat", {}, {{"P1", "Ana", {}}, {"P2", "Ben Oyelaran", {}}}}),
             QString());
    QCOMPARE(tournament.remove("T1"), QString());
    QCOMPARE(tournament.now().setting->teams.size(), std::size_t{3});
    QVERIFY(!tournament::person(*tournament.now().setting, "P1"));
    QVERIFY(!tournament::person(*tournament.now().setting, "P2"));
    QVERIFY(tournament.isOnDisk());
    // The card is free again, and so is the name.
    QCOMPARE(tournament.add({"Full House", {}, {{"", "Ana Ruiz", "730114820"}}}), QString());
}

void tst_teams::canBeCarriedAwayAndBack()
{
    Registered tournament(fourTeams, "classic");
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P1", {}));
    QCOMPARE(tournament.change("T2", {"Runners", {}, {{"P4", "Di Ngo", {}}}}), QString());
    QCOMPARE(tournament.remove("T1"), QString());
    const std::string text =
        files::tournamentJson(tournament::entries(tournament.now()), tournament.desk.head().hash);
    const auto back = desk::importTournament(
        text, "tournament.json", tournament.folder.path("again.courtside"), tournaments::environment());
    QVERIFY2(back, qPrintable(mistakes(back)));
    QCOMPARE(back->head, tournament.desk.head());
}

void tst_teams::staysOnceItIsDrawn()
{
    DrawnTournament tournament;
    SAYS(tournament.remove("T1"));
    const tournament::Setting before = *tournament.now().setting;
    QCOMPARE(tournament.add({"Late", {}, {{"", "Lea", {}}}}), QString());
    QVERIFY(!tournament::seedOfTeam(*tournament.now().setting, "T5"));
    QVERIFY(tournament.now().setting->bracket == before.bracket);
}

void tst_teams::goesAgainWhileItHasNoPlace()
{
    DrawnTournament tournament("classic");
    const tournament::Setting before = *tournament.now().setting;
    QCOMPARE(tournament.add({"Lat", {}, {{"", "Lea", {}}, {"", "Mo", {}}}}), QString());
    QCOMPARE(tournament.change("T5", {"Late", {}, {{"P9", "Lea", {}}, {"P10", "Moe", {}}}}), QString());
    QVERIFY(desk::checkIn(tournament.desk, "J. Park", "P9", {}));
    QCOMPARE(tournament.remove("T5"), QString());
    QVERIFY(tournament.now().setting->teams == before.teams);
    QVERIFY(!tournament::person(*tournament.now().setting, "P9"));
    QVERIFY(tournament.isOnDisk());
}

void tst_teams::staysOnceItIsNamed()
{
    DrawnTournament tournament("classic");
    QCOMPARE(mistakes(desk::enterLate(
                 tournament.desk, "J. Park",
                 {{}, "T4", {}, desk::TeamEntry{"Late", {}, {{"", "Lea", {}}, {"", "Mo", {}}}}})),
             QString());
    SAYS(tournament.remove("T5"));
    SAYS(tournament.remove("T4")); // it was drawn, and is not in the draw any more
    QCOMPARE(tournament.now().setting->teams.size(), std::size_t{5});
}

void tst_teams::givesNoIdTwice()
{
    WithFullHouse tournament;
    QCOMPARE(tournament.remove("T1"), QString());
    QCOMPARE(tournament.add({"B", {}, {{"", "Cy", {}}}}), QString());
    SAYS(tournament.teams());
    QCOMPARE(tournament.now().setting->teams.front().players, std::vector<std::string>{"P3"});
}

void tst_teams::isNotRedone()
{
    WithFullHouse tournament;
    QCOMPARE(tournament.remove("T1"), QString());
    const auto again = desk::redo(tournament.desk, "J. Park");
    QVERIFY(!again);
    MENTIONS(mistakes(again));
}

void tst_teams::isDrawnBySeedAndAtRandom()
{
    Registered tournament("Team,Name,Seed\nA,x,\nB,y,2\nC,z,1\nD,w,\n");
    const auto drawn = [&] {
        QStringList all;
        for (const std::string& team : tournament.now().setting->draw->teams)
            all << q(team);
        return all.join(u' ');
    };
    QCOMPARE(tournament.draw(), QString());
    SAYS(drawn());
    desk::DrawSettings how{.seeding = facts::Seeding::Random, .thirdPlace = true};
    QCOMPARE(tournament.draw(how), QString());
    QVERIFY(drawn().startsWith(u"T3 T2 "_s));
    const facts::Draw first = *tournament.now().setting->draw;
    QVERIFY(first.thirdPlace && first.randomSeed);
    how.randomSeed = first.randomSeed;
    QCOMPARE(tournament.draw(how), QString());
    QCOMPARE(tournament.now().setting->draw->teams, first.teams);
    QVERIFY(tournament::match(tournament.now(), "T-1"));
    QVERIFY(tournament.isOnDisk());
}

void tst_teams::saysWhatADrawWouldBe()
{
    EmptyTournament tournament;
    SAYS(mistakes(desk::outlook(tournament.now(), {})));
    QCOMPARE(tournament.import("Team,Name\nA,a\nA,b\nB,c\nB,d\nC,e\nD,f\nD,g\nE,h\nE,i\nF,j\nF,k\n"),
             QString());
    desk::DrawSettings how{.seeding = facts::Seeding::Random, .thirdPlace = true};
    const auto look = desk::outlook(tournament.now(), how);
    QVERIFY2(look, qPrintable(mistakes(look)));
    QCOMPARE(look->teams, 6);
    QCOMPARE(look->rounds, 3);
    QCOMPARE(look->byes, 2);
    QCOMPARE(look->matches, 6); // 5 and the third place
    QCOMPARE(look->teamsOfOne, 1);
    QVERIFY(!look->redraws);
    QCOMPARE(tournament.draw(), QString());
    QVERIFY(desk::outlook(tournament.now(), {})->redraws);
}

void tst_teams::isRedrawnUntilMatchesHaveBegun()
{
    DrawnTournament tournament("classic");
    QCOMPARE(tournament.draw(), QString());
    for (const char* person : {"P1", "P2", "P7", "P8"})
        QVERIFY(desk::checkIn(tournament.desk, "J. Park", person, {}));
    QVERIFY(desk::call(tournament.desk, "J. Park", "W1-1", {}));
    SAYS(tournament.draw());
}

TEST_CLASS(tst_teams)
#include "tst_teams.moc"
