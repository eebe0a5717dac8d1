// Teams come, change and go until they are drawn; names can be put right at any time.
#include "emptynight.h"

#include "desk/cardowner.h"
#include "desk/checkin.h"
#include "desk/transfer.h"
#include "desk/undo.h"
#include "files/nightjson.h"

using namespace Qt::StringLiterals;
using namespace rosternight;

namespace {

desk::TeamEntry fullHouse()
{
    return {"Full House", 1, {{"", "Ana Ruiz", "730114820"}, {"", "Ben Cole", {}}}};
}

} // namespace

class tst_teams : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesWithItsPlayers();
    void refuses();
    void warnsOfANameThatAnotherTeamHas();
    void putsNamesRight();
    void carriesAnOldReasonOn();
    void keepsTheCardUnlessThereIsANewOne();
    void keepsALinkedCardBesideANewNumber();
    void takesASwipedCardAsTheDoorDoes();
    void keepsNoNumberWithoutTheKeyOfTheOthers();
    void writesNothingWhereNothingChanged();
    void takesAFurtherPlayerAtAnyTime();
    void letsAPlayerGoBeforeTheDraw();
    void goesWithItsPlayersAndTheirCheckIns();
    void canBeCarriedAwayAndBack();
    void staysOnceItIsDrawn();
    void givesNoIdTwice();
    void isNotPutBack();
    void isDrawnBySeedAndByLot();
    void saysWhatADrawWouldBe();
    void isDrawnAnewUntilMatchesHaveBegun();
};

void tst_teams::comesWithItsPlayers()
{
    EmptyNight night;
    QCOMPARE(night.add(fullHouse()), QString());
    QCOMPARE(night.teams(), u"T1 Full House #1: Ana Ruiz, Ben Cole"_s);
    QCOMPARE(q(night.desk.night().setting->people.at("P1").cardEnd), u"820"_s);
    QCOMPARE(*desk::playerWithCard(night.desk.night(), "730114820"), std::string("P1"));
    QVERIFY(night.isOnDisk());
}

void tst_teams::refuses()
{
    EmptyNight night;
    QCOMPARE(night.add(fullHouse()), QString());
    QCOMPARE(night.add({"Full House", {}, {{"", "Cy", {}}}}), u"there is a team \"Full House\" already"_s);
    QCOMPARE(night.add({"B", 1, {{"", "Cy", {}}}}), u"seed 1 is already that of Full House"_s);
    QCOMPARE(night.add({"B", {}, {}}), u"a team has at least one player"_s);
    QCOMPARE(night.add({" ", {}, {{"", "Cy", {}}}}), u"the name of the team is empty"_s);
    QCOMPARE(night.add({"B", {}, {{"", "", {}}}}), u"the name of player 1 is empty"_s);
    QCOMPARE(night.add({"B", {}, {{"", "Cy", "730-114-820"}}}),
             u"the card of Cy is already that of Ana Ruiz"_s);
    QCOMPARE(night.change("T9", fullHouse()), u"there is no team \"T9\" any more"_s);
    QCOMPARE(night.remove("T9"), u"there is no team \"T9\" any more"_s);
    QCOMPARE(night.teams(), u"T1 Full House #1: Ana Ruiz, Ben Cole"_s);
}

// It may be another person of that name, so it is said and not refused.
void tst_teams::warnsOfANameThatAnotherTeamHas()
{
    EmptyNight night;
    QCOMPARE(night.add({"Full House", {}, {{"", "Zoë Ruiz", {}}, {"", "Ben O’Hara", {}}}}), QString());
    const auto added =
        desk::addTeam(night.desk, "J. Park", {"B", {}, {{"", "zoe ruiz", {}}, {"", "Cy", {}}}});
    QVERIFY(added);
    QCOMPARE(q(added->warning),
             u"zoe ruiz is also the name of a player of Full House: nobody plays for two teams, "
             "so see whether it is another person"_s);
    const auto changed =
        desk::changeTeam(night.desk, "J. Park", "T2",
                         {"B", {}, {{"P3", "zoe ruiz", {}}, {"P4", "Cy", {}}, {"", "Ben O'Hara", {}}}});
    QVERIFY(changed);
    QVERIFY2(q(changed->warning).startsWith(u"Ben O'Hara is also the name of a player of Full House"_s),
             changed->warning.c_str());
    const auto fine = desk::addTeam(night.desk, "J. Park", {"C", {}, {{"", "Di", {}}, {"", "Ed", {}}}});
    QVERIFY(fine && fine->warning.empty());
}

void tst_teams::putsNamesRight()
{
    EmptyNight night;
    QCOMPARE(night.import(fourTeams), QString());
    QCOMPARE(night.draw(), QString());
    QCOMPARE(night.change("T1", {"Fuller House", {}, {{"P1", "Anna Ruiz", {}}, {"P2", "Ben Oyelaran", {}}}}),
             QString());
    QVERIFY2(night.teams().startsWith(u"T1 Fuller House: Anna Ruiz, Ben Oyelaran\n"_s),
             qPrintable(night.teams()));
    QVERIFY(night.isOnDisk());
}

// It was given when the number of a card was not yet refused in it.
void tst_teams::carriesAnOldReasonOn()
{
    desk::NightPlan limited = plan("classic");
    limited.agreed = {"roster.maxPlayers=1"};
    EmptyNight night(limited);
    desk::TeamEntry entry = fullHouse();
    entry.override = "agreed by phone";
    QCOMPARE(night.add(entry), QString());
    const std::string old = "Ben Cole is 730114820";
    facts::Request request{{}, {}, {}, "2026-11-21T18:00:00.000Z", {}};
    request.fact = facts::Team{"T1", "Full House", 1, {"P1", "P2"}, {}, old};
    QCOMPARE(mistakes(night.desk.record("J. Park", [&](desk::Draft& draft) { return draft.add(request); })),
             QString());
    desk::TeamEntry renamed{"Fuller House", 1, {{"P1", "Ana Ruiz", {}}, {"P2", "Ben Cole", {}}}};
    QCOMPARE(night.change("T1", renamed), QString());
    QCOMPARE(night.teams(), u"T1 Fuller House #1: Ana Ruiz, Ben Cole"_s);
    QCOMPARE(night.desk.night().setting->teams.front().override, old);
    renamed.override = "Ana Ruiz is 730114821"; // said anew
    QCOMPARE(night.change("T1", renamed),
             u"the number of a card stands on no record: give the reason in words"_s);
}

void tst_teams::keepsTheCardUnlessThereIsANewOne()
{
    EmptyNight night;
    QCOMPARE(night.add(fullHouse()), QString());
    const auto hash = [&] { return night.desk.night().setting->people.at("P1").cardHash; };
    const std::string before = hash();
    QCOMPARE(night.change("T1", {"Full House", 1, {{"P1", "Anna", {}}, {"P2", "Ben Cole", {}}}}), QString());
    QCOMPARE(hash(), before);
    QCOMPARE(night.change("T1", {"Full House", 1, {{"P1", "Anna", "730114999"}, {"P2", "Ben Cole", {}}}}),
             QString());
    QVERIFY(hash() != before);
    QCOMPARE(q(night.desk.night().setting->people.at("P1").cardEnd), u"999"_s);
}

void tst_teams::keepsALinkedCardBesideANewNumber()
{
    EmptyNight night;
    QCOMPARE(night.add(fullHouse()), QString());
    const auto card = desk::ownerOfCard(night.desk.night(), ";600990001=2512?");
    QVERIFY(card && card->unknown);
    QVERIFY(desk::linkCard(night.desk, "J. Park", "P1", *card->unknown));
    QCOMPARE(night.change("T1", {"Full House", 1, {{"P1", "Ana Ruiz", "730114999"}, {"P2", "Ben Cole", {}}}}),
             QString());
    for (const char* read : {";600990001=2512?", "730114999"}) {
        const auto owner = desk::playerWithCard(night.desk.night(), read);
        QVERIFY2(owner && *owner == "P1", read);
    }
}

// One number is kept of a card that can be read in more than one way: that by which the door would learn it.
void tst_teams::takesASwipedCardAsTheDoorDoes()
{
    const char* const campus = "%B730114777^RUIZ/ANA^2512?;6032880123456=2512?";
    const auto entered = desk::enteredCard(campus);
    QVERIFY(entered);
    QCOMPARE(q(entered->number), u"6032880123456"_s);
    QCOMPARE(q(entered->end), u"456"_s);
    EmptyNight night;
    QCOMPARE(night.add({"A", {}, {{"", "Ana", campus}, {"", "Bo", {}}}}), QString());
    for (const char* read : {campus, ";6032880123456=2512?", "%E?;6032880123456=2512?"}) {
        const auto owner = desk::playerWithCard(night.desk.night(), read);
        QVERIFY2(owner && *owner == "P1", read);
    }
    const QString bank = mistakes(desk::enteredCard(";4111111111111111=2512?"));
    QVERIFY2(bank.startsWith(u"that is a payment card: nothing of it is kept"_s), qPrintable(bank));
}

// Beside the hashes of another machine's key one of a new key would fit no card.
void tst_teams::keepsNoNumberWithoutTheKeyOfTheOthers()
{
    EmptyNight night;
    QCOMPARE(night.add(fullHouse()), QString());
    QVERIFY(QFile::remove(q(night.folder.path("card.key"))));
    const QString said =
        night.change("T1", {"Full House", 1, {{"P1", "Ana Ruiz", {}}, {"P2", "Ben Cole", "730114821"}}});
    QVERIFY2(said.endsWith(u"is not on this machine: cards cannot be told apart here"_s), qPrintable(said));
    QVERIFY(!night.folder.has("card.key"));
    QVERIFY(night.desk.night().setting->people.at("P2").cardHash.empty());
}

void tst_teams::writesNothingWhereNothingChanged()
{
    EmptyNight night;
    QCOMPARE(night.add(fullHouse()), QString());
    const auto seq = night.desk.head().seq;
    QCOMPARE(night.change("T1", {"Full House", 1, {{"P1", "Ana Ruiz", {}}, {"P2", "Ben Cole", {}}}}),
             QString());
    QCOMPARE(night.desk.head().seq, seq);
}

void tst_teams::takesAFurtherPlayerAtAnyTime()
{
    EmptyNight night;
    QCOMPARE(night.add({"A", {}, {{"", "Ana", {}}}}), QString());
    QCOMPARE(night.add({"B", {}, {{"", "Cy", {}}, {"", "Di", {}}}}), QString());
    QCOMPARE(night.draw(), QString());
    QCOMPARE(night.change("T1", {"A", {}, {{"P1", "Ana", {}}, {"", "Bo", {}}}}), QString());
    QCOMPARE(night.teams(), u"T1 A: Ana, Bo\nT2 B: Cy, Di"_s);
}

void tst_teams::letsAPlayerGoBeforeTheDraw()
{
    EmptyNight night;
    QCOMPARE(night.add(fullHouse()), QString());
    QCOMPARE(night.change("T1", {"Full House", 1, {{"P2", "Ben Cole", {}}}}), QString());
    QCOMPARE(night.teams(), u"T1 Full House #1: Ben Cole"_s);
    QVERIFY(!night::person(*night.desk.night().setting, "P1"));
    QCOMPARE(night.add({"B", {}, {{"", "Cy", {}}}}), QString());
    QCOMPARE(night.draw(), QString());
    QCOMPARE(night.change("T1", {"Full House", 1, {{"", "Eve", {}}}}),
             u"the teams are drawn: Ben Cole stays on the team"_s);
    QVERIFY(night.isOnDisk());
}

void tst_teams::goesWithItsPlayersAndTheirCheckIns()
{
    EmptyNight night("classic"); // checks in for the evening
    QCOMPARE(night.import(fourTeams), QString());
    QVERIFY(desk::checkIn(night.desk, "J. Park", "P1", {}));
    QCOMPARE(night.change("T1", {"Full Boat", {}, {{"P1", "Ana", {}}, {"P2", "Ben Oyelaran", {}}}}),
             QString());
    QCOMPARE(night.remove("T1"), QString());
    QCOMPARE(night.desk.night().setting->teams.size(), std::size_t{3});
    QVERIFY(!night::person(*night.desk.night().setting, "P1"));
    QVERIFY(!night::person(*night.desk.night().setting, "P2"));
    QVERIFY(night.isOnDisk());
    // The card is free again, and so is the name.
    QCOMPARE(night.add({"Full House", {}, {{"", "Ana Ruiz", "730114820"}}}), QString());
}

void tst_teams::canBeCarriedAwayAndBack()
{
    EmptyNight night("classic");
    QCOMPARE(night.import(fourTeams), QString());
    QVERIFY(desk::checkIn(night.desk, "J. Park", "P1", {}));
    QCOMPARE(night.change("T2", {"Runners", {}, {{"P4", "Di Ngo", {}}}}), QString());
    QCOMPARE(night.remove("T1"), QString());
    const std::string text = files::nightJson(night::entries(night.desk.night()), night.desk.head().hash);
    const auto back =
        desk::importNight(text, "night.json", night.folder.path("again.courtside"), nights::world());
    QVERIFY2(back, qPrintable(mistakes(back)));
    QCOMPARE(back->head, night.desk.head());
}

void tst_teams::staysOnceItIsDrawn()
{
    EmptyNight night;
    QCOMPARE(night.import(fourTeams), QString());
    QCOMPARE(night.draw(), QString());
    QCOMPARE(night.remove("T1"),
             u"what sets the night up (team) is not taken back; a new one takes its place"_s);
    const night::Setting before = *night.desk.night().setting;
    QCOMPARE(night.add({"Late", {}, {{"", "Lea", {}}}}), QString());
    QVERIFY(!night::seedOfTeam(*night.desk.night().setting, "T5"));
    QVERIFY(night.desk.night().setting->bracket == before.bracket);
}

void tst_teams::givesNoIdTwice()
{
    EmptyNight night;
    QCOMPARE(night.add(fullHouse()), QString());
    QCOMPARE(night.remove("T1"), QString());
    QCOMPARE(night.add({"B", {}, {{"", "Cy", {}}}}), QString());
    QCOMPARE(night.teams(), u"T2 B: Cy"_s);
    QCOMPARE(night.desk.night().setting->teams.front().players, std::vector<std::string>{"P3"});
}

void tst_teams::isNotPutBack()
{
    EmptyNight night;
    QCOMPARE(night.add(fullHouse()), QString());
    QCOMPARE(night.remove("T1"), QString());
    const auto again = desk::redo(night.desk, "J. Park");
    QVERIFY(!again);
    QVERIFY2(mistakes(again).contains(u"it is added anew"_s), qPrintable(mistakes(again)));
}

void tst_teams::isDrawnBySeedAndByLot()
{
    EmptyNight night;
    QCOMPARE(night.import("Team,Name,Seed\nA,x,\nB,y,2\nC,z,1\nD,w,\n"), QString());
    const auto drawn = [&] {
        QStringList all;
        for (const std::string& team : night.desk.night().setting->draw->teams)
            all << q(team);
        return all.join(u' ');
    };
    QCOMPARE(night.draw(), QString());
    QCOMPARE(drawn(), u"T3 T2 T1 T4"_s);
    desk::HowDrawn how;
    how.seeding = facts::Seeding::Random;
    how.thirdPlace = true;
    QCOMPARE(night.draw(how), QString());
    QVERIFY(drawn().startsWith(u"T3 T2 "_s));
    const facts::Draw first = *night.desk.night().setting->draw;
    QVERIFY(first.thirdPlace && first.randomSeed);
    how.randomSeed = first.randomSeed;
    QCOMPARE(night.draw(how), QString());
    QCOMPARE(night.desk.night().setting->draw->teams, first.teams);
    QVERIFY(night::match(night.desk.night(), "T-1"));
    QVERIFY(night.isOnDisk());
}

void tst_teams::saysWhatADrawWouldBe()
{
    EmptyNight night;
    QCOMPARE(mistakes(desk::outlook(night.desk.night(), {})), u"a draw takes two teams or more"_s);
    QCOMPARE(night.import("Team,Name\nA,a\nA,b\nB,c\nB,d\nC,e\nD,f\nD,g\nE,h\nE,i\nF,j\nF,k\n"), QString());
    desk::HowDrawn how;
    how.seeding = facts::Seeding::Random;
    how.thirdPlace = true;
    const auto look = desk::outlook(night.desk.night(), how);
    QVERIFY2(look, qPrintable(mistakes(look)));
    QCOMPARE(look->teams, 6);
    QCOMPARE(look->rounds, 3);
    QCOMPARE(look->byes, 2);
    QCOMPARE(look->matches, 6); // 5 and the third place
    QCOMPARE(look->teamsOfOne, 1);
    QVERIFY(!look->redraws);
    QCOMPARE(night.draw(), QString());
    QVERIFY(desk::outlook(night.desk.night(), {})->redraws);
}

void tst_teams::isDrawnAnewUntilMatchesHaveBegun()
{
    EmptyNight night("classic");
    QCOMPARE(night.import(fourTeams), QString());
    QCOMPARE(night.draw(), QString());
    QCOMPARE(night.draw(), QString());
    for (const char* person : {"P1", "P2", "P7", "P8"})
        QVERIFY(desk::checkIn(night.desk, "J. Park", person, {}));
    QVERIFY(desk::call(night.desk, "J. Park", "W1-1", {}));
    QCOMPARE(night.draw(), u"the draw stands: matches have begun"_s);
}

QTEST_APPLESS_MAIN(tst_teams)
#include "tst_teams.moc"
