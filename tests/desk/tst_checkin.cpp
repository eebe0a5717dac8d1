// Players show their IDs at check-in, and are checked in by card or by name.
#include "refusals.h"
#include "rostertournament.h"

#include "desk/checkin/attendance.h"
#include "desk/checkin/checkin.h"
#include "desk/corrections/undo.h"
#include "desk/play/table.h"
#include "desk/registration/teams.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/queries/queue.h"
#include "wording/record/recordlines.h"

#include <set>

using namespace Qt::StringLiterals;
using refusals::codes;
using refusals::worded;
using namespace rostertournament;

namespace {

/// A tournament and its check-in desk.
struct FrontDesk {
    explicit FrontDesk(const char* venue = "unc", const std::string& roster = fourTeams)
        : FrontDesk(asked(venue, roster))
    {
    }
    explicit FrontDesk(const desk::NewTournament& tournament)
        : desk(std::move(folder.begin(tournament).value().desk))
    {
    }

    /// What is answered to the player who comes, or why not.
    QString come(const char* person, const desk::Proof& proof = {})
    {
        const auto here = desk::checkIn(desk, "J. Park", person, proof);
        return here ? q(desk::checkedInText(desk.tournament(), person, "2026-11-21")) : mistakes(here);
    }
    QString undo(const char* person)
    {
        const tournament::Tournament before = desk.tournament();
        const auto undone = desk::undoCheckIn(desk, "J. Park", person);
        return undone ? q(desk::notCheckedInText(before, person)) : mistakes(undone);
    }
    QString owner(const char* card) const
    {
        const auto player = desk::playerWithCard(desk.tournament(), card);
        return player ? q(*player) : mistakes(player);
    }
    const tournament::Arrival& arrival(const char* person) const
    {
        return desk.tournament().setting->people.at(person).arrivals.back();
    }

    Folder folder;
    desk::Desk desk;
};

const desk::Proof oneCard{"UNC One Card", {}};

std::string meeting(const tournament::Tournament& tournament, const std::string& one,
                    const std::string& other)
{
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if ((match->teams.a == one && match->teams.b == other) ||
            (match->teams.a == other && match->teams.b == one))
            return match->id;
    return {};
}

/// All four show their IDs for that match, and it is called.
QString seat(desk::Desk& desk, const std::string& id)
{
    const tournament::Match match = *tournament::match(desk.tournament(), id);
    const auto came = desk.record("J. Park", [&](desk::Draft& draft) -> desk::Answer<void> {
        for (const std::string& team : {match.teams.a, match.teams.b})
            for (const std::string& player : tournament::team(*desk.tournament().setting, team)->players) {
                const bool isCheckedIn = tournament::isCheckedIn(*desk.tournament().setting, match, player);
                const facts::Checkin checkin{player, "UNC One Card", id, {}};
                if (auto added = isCheckedIn ? desk::Answer<void>() : draft.add(facts::Fact(checkin)); !added)
                    return added;
            }
        return {};
    });
    return came ? mistakes(desk::call(desk, "J. Park", id, {})) : mistakes(came);
}

/// What the list at check-in says of the player.
desk::Expected rowOf(const tournament::Tournament& tournament, const std::string& person)
{
    for (const desk::Expected& each : desk::expected(tournament))
        if (each.person == person)
            return each;
    qFatal("nobody expects %s", person.c_str());
}

/// What the record says of people, a line a fact.
QStringList aboutPeople(const tournament::Tournament& tournament)
{
    wording::RecordFilter filter;
    filter.kinds = {"person"};
    QStringList all;
    for (const wording::RecordLine& line : wording::recordLines(tournament, filter))
        all << q(wording::whole(line.said));
    return all;
}

} // namespace

class tst_checkin : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void isForTheNextMatch();
    void isForTheTournament();
    void isForEachMatchAgain();
    void isForALaterMatchWhereTheFirstWaits();
    void isForTheMatchThatTheListMeans();
    void isForTheMatchesInWhichTheyPlay();
    void takesTheOneKindThereIs();
    void knowsAKindByItsBeginning_data();
    void knowsAKindByItsBeginning();
    void letsInWithAnotherProof();
    void asksForNothingWhereTheVenueDoesNot();
    void refusesTwice();
    void refusesWhoseMatchesAreOver();
    void isTakenBack();
    void aLinkedCardStaysTheirs();
    void aSecondCardReplacesTheFirst();
    void aCardIsKnownByWhatMostReadersSend();
    void whoRenamesAPlayerLinkedNoCard();
    void staysWithWhomHasSatDown();
    void knowsACard_data();
    void knowsACard();
    void saysWhyACardSaysNothing();
    void countsSubstitutes();
};

void tst_checkin::isForTheNextMatch()
{
    FrontDesk front;
    SAYS(front.come("P1", oneCard));
    SAYS(front.come("P2", oneCard));
    SAYS(front.come("P3", oneCard));
    QCOMPARE(front.arrival("P1").match, std::string("W1-1"));
    SAYS(front.arrival("P1").shown);
}

void tst_checkin::isForTheTournament()
{
    FrontDesk front("washburn");
    SAYS(front.come("P1"));
    QVERIFY(front.arrival("P1").match.empty());
    SAYS(front.come("P1"));
}

// UNC says "at game time": who has won shows the ID again.
void tst_checkin::isForEachMatchAgain()
{
    FrontDesk front;
    for (const char* person : {"P1", "P2"})
        front.come(person, oneCard);
    QVERIFY(desk::result(front.desk, "J. Park", "W1-1",
                         {facts::Winner::A, facts::Decided::NoShow, "nobody came"}));
    SAYS(front.come("P1", oneCard));
}

// In a round robin the other side of the first match is late, and a later one is played before it.
void tst_checkin::isForALaterMatchWhereTheFirstWaits()
{
    desk::NewTournament everybody = asked();
    everybody.format = facts::Format::RoundRobin;
    FrontDesk front(everybody);
    std::set<std::string> matches;
    for (int times = 1; times <= 3; ++times) {
        MENTIONS(front.come("P1", oneCard));
        matches.insert(front.arrival("P1").match);
    }
    QCOMPARE(matches.size(), std::size_t{3});
    for (const std::string& id : matches) {
        const tournament::Match* match = tournament::match(front.desk.tournament(), id);
        QVERIFY(match->teams.a == "T1" || match->teams.b == "T1");
    }
    SAYS(front.come("P1", oneCard));
    // A card that is read twice in a row is one card.
    QVERIFY(front.come("P2", oneCard).contains(u" is checked in "_s));
    tournament::Timestamp now;
    now.utc = tournament::filed(front.desk.tournament(), front.arrival("P2").op)->entry->stamp.at;
    QVERIFY(desk::isCheckedIn(front.desk.tournament(), "P2", now));
    now.utc = tournament::utcOf(tournament::millisOf(now.utc) + 60'000);
    QVERIFY(!desk::isCheckedIn(front.desk.tournament(), "P2", now));
}

// The other side of the first match plays elsewhere, so another one is offered before it.
void tst_checkin::isForTheMatchThatTheListMeans()
{
    desk::NewTournament everybody = asked();
    everybody.format = facts::Format::RoundRobin;
    FrontDesk front(everybody);
    const std::string first = tournament::currentMatch(front.desk.tournament(), "T1")->id;
    std::vector<std::string> others;
    for (const char* team : {"T2", "T3", "T4"})
        if (meeting(front.desk.tournament(), "T1", team) == first)
            others.insert(others.begin(), team);
        else
            others.emplace_back(team);
    QCOMPARE(seat(front.desk, meeting(front.desk.tournament(), others[0], others[1])), QString());
    QVERIFY(tournament::queue(front.desk.tournament(), {}).front().match->id != first);
    QVERIFY(!rowOf(front.desk.tournament(), "P1").isCheckedIn());
    MENTIONS(front.come("P1", oneCard));
    QCOMPARE(front.arrival("P1").match, first);
    QCOMPARE(rowOf(front.desk.tournament(), "P1").match->id, first);
    QVERIFY(rowOf(front.desk.tournament(), "P1").isCheckedIn());
    QVERIFY(!rowOf(front.desk.tournament(), "P2").isCheckedIn());
    // If the team is called to another match first, the check-in is for that one.
    const std::string called = meeting(front.desk.tournament(), "T1", others[2]);
    QCOMPARE(seat(front.desk, called), QString());
    QCOMPARE(rowOf(front.desk.tournament(), "P2").match->id, called);
    QVERIFY(rowOf(front.desk.tournament(), "P2").isCheckedIn());
}

// Zed Rowe comes in for Ana Ruiz from match 3 on.
void tst_checkin::isForTheMatchesInWhichTheyPlay()
{
    FrontDesk front;
    const auto came = desk::substitute(front.desk, "J. Park", {"T1", "P1", {}, "Zed Rowe", "W2-1", {}});
    QVERIFY2(came, qPrintable(mistakes(came)));
    const auto none = [](const char* player) {
        return worded({"checkin-plays-in-no-match", {{"player", player}, {"team", "Full House"}}});
    };
    QCOMPARE(front.come("P9", oneCard), none("Zed Rowe"));
    QVERIFY(!rowOf(front.desk.tournament(), "P9").isCheckedIn());
    MENTIONS(front.come("P1", oneCard));
    QVERIFY(desk::result(front.desk, "J. Park", "W1-1",
                         {facts::Winner::A, facts::Decided::NoShow, "nobody came"}));
    MENTIONS(front.come("P9", oneCard));
    QVERIFY(rowOf(front.desk.tournament(), "P9").isCheckedIn());
    QCOMPARE(front.come("P1", oneCard), none("Ana Ruiz"));
}

void tst_checkin::takesTheOneKindThereIs()
{
    FrontDesk front("washburn");
    front.come("P1");
    SAYS(front.arrival("P1").shown);
    FrontDesk two;
    MENTIONS(two.come("P1"));
}

void tst_checkin::knowsAKindByItsBeginning_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::newRow("UNC One Card") << QByteArray("UNC One Card");
    QTest::newRow("unc one card") << QByteArray("UNC One Card");
    QTest::newRow("unc") << QByteArray("UNC One Card");
    QTest::newRow("VALID") << QByteArray("valid government-issued ID");
    QTest::newRow("gov") << QByteArray("valid government-issued ID");
}

void tst_checkin::knowsAKindByItsBeginning()
{
    QFETCH(QByteArray, kind);
    FrontDesk front;
    QVERIFY(front.come("P1", {QTest::currentDataTag(), {}}).contains(u" is checked in "_s));
    QCOMPARE(front.arrival("P1").shown, kind.toStdString());
}

void tst_checkin::letsInWithAnotherProof()
{
    FrontDesk front;
    MENTIONS(front.come("P1", {"library card", {}}));
    QVERIFY(front.come("P1", {"library card", "her partner vouches for her"}).contains(u" is checked in "_s));
    QCOMPARE(front.arrival("P1").shown, std::string("library card"));
    SAYS(front.arrival("P1").override);
    QVERIFY(front.come("P2", {{}, "seen here every week"}).contains(u" is checked in "_s));
    QVERIFY(front.arrival("P2").shown.empty());
    QVERIFY(!front.come("P3", {{}, "two\nlines"}).contains(u" is checked in "_s));
    SAYS(front.come("P3", {{}, "lost 730114820"}));
    QVERIFY(front.desk.tournament().setting->people.at("P3").arrivals.empty());
}

void tst_checkin::asksForNothingWhereTheVenueDoesNot()
{
    FrontDesk front("classic");
    SAYS(front.come("P5"));
    QVERIFY(front.arrival("P5").shown.empty());
}

void tst_checkin::refusesTwice()
{
    FrontDesk front;
    front.come("P1", oneCard);
    SAYS(front.come("P1", oneCard));
}

void tst_checkin::refusesWhoseMatchesAreOver()
{
    FrontDesk front;
    QVERIFY(desk::result(front.desk, "J. Park", "W1-1",
                         {facts::Winner::A, facts::Decided::NoShow, "nobody came"}));
    QCOMPARE(front.come("P7", oneCard),
             worded({"checkin-lost-by-no-show", {{"team", "Bag Ladies"}, {"match", "match 1"}}}));
}

void tst_checkin::isTakenBack()
{
    FrontDesk front;
    QCOMPARE(front.undo("P1"), worded({"checkin-nothing-to-undo", {{"player", "Ana Ruiz"}}}));
    front.come("P1", oneCard);
    SAYS(front.undo("P1"));
    QCOMPARE(front.undo("P1"), worded({"checkin-nothing-to-undo", {{"player", "Ana Ruiz"}}}));
    QVERIFY(front.come("P1", oneCard).contains(u" is checked in "_s));
}

// The card that was swiped at the check-in is theirs, also where that is undone, and after the file was
// closed.
void tst_checkin::aLinkedCardStaysTheirs()
{
    FrontDesk front;
    const auto card = desk::ownerOfCard(front.desk.tournament(), ";600990001=2512?");
    QVERIFY(card && card->unknown);
    QVERIFY(desk::checkIn(front.desk, "J. Park", "P2", oneCard));
    QVERIFY(desk::checkIn(front.desk, "J. Park", "P7", oneCard, card->unknown));
    SAYS(front.arrival("P7").shown);
    const auto undone = desk::undo(front.desk, "J. Park");
    QVERIFY2(undone, qPrintable(mistakes(undone)));
    const tournament::Person& player = front.desk.tournament().setting->people.at("P7");
    QVERIFY(player.arrivals.empty() && !player.stripeHash.empty());
    const QString link = u"P7 Gus Hall, card …001; card …001 was linked at check-in"_s;
    QCOMPARE(aboutPeople(front.desk.tournament()).count(link), 1);
    // Undo skips the linked card, which stays, and takes back the check-in before it.
    QVERIFY(desk::undo(front.desk, "J. Park"));
    QVERIFY(front.desk.tournament().setting->people.at("P2").arrivals.empty());
    QVERIFY(desk::redo(front.desk, "J. Park"));
    // The player has a card from the roster, so the last digits of this one are not kept.
    const auto second = desk::ownerOfCard(front.desk.tournament(), ";600990002=2512?");
    QVERIFY(second && second->unknown);
    QVERIFY(desk::linkCard(front.desk, "J. Park", "P1", *second->unknown));
    const QString kept = mistakes(desk::undo(front.desk, "J. Park"));
    MENTIONS_ALL(kept, 2);
    MENTIONS(aboutPeople(front.desk.tournament()));
    const auto again = desk::Desk::open(front.folder.path("tournament.courtside"), desk::Desk::Access::Read,
                                        tournaments::environment());
    QVERIFY(again);
    QVERIFY(again->tournament().setting->people == front.desk.tournament().setting->people);
    QCOMPARE(aboutPeople(again->tournament()).count(link), 1);
    QVERIFY(desk::redo(front.desk, "J. Park"));
    SAYS(front.arrival("P7").shown);
}

void tst_checkin::aSecondCardReplacesTheFirst()
{
    FrontDesk front;
    const auto first = desk::ownerOfCard(front.desk.tournament(), ";600990001=2512?");
    const auto second = desk::ownerOfCard(front.desk.tournament(), ";600990002=2512?");
    QVERIFY(first && first->unknown && second && second->unknown);
    QVERIFY(desk::linkCard(front.desk, "J. Park", "P7", *first->unknown));
    QVERIFY(desk::isSecondCard(front.desk.tournament(), "P7", *second->unknown));
    QVERIFY(!desk::isSecondCard(front.desk.tournament(), "P7", *first->unknown));
    QVERIFY(!desk::isSecondCard(front.desk.tournament(), "P8", *second->unknown));
    QCOMPARE(codes(desk::checkIn(front.desk, "J. Park", "P7", oneCard, second->unknown)),
             u"card-link-player-has-card"_s);
    QVERIFY(front.desk.tournament().setting->people.at("P7").arrivals.empty());
    desk::NewCard fresh = *second->unknown;
    fresh.replaces = true;
    QVERIFY(desk::checkIn(front.desk, "J. Park", "P7", oneCard, fresh));
    SAYS(front.arrival("P7").shown);
    QCOMPARE(front.owner(";600990002=2512?"), u"P7"_s);
    QCOMPARE(front.owner(";600990001=2512?"), worded({"card-owner-unknown"}));
    QCOMPARE(front.desk.tournament().setting->people.at("P7").cardEnd, "002");
    QVERIFY(desk::forgetCard(front.desk, "J. Park", "P7"));
    QVERIFY(!desk::hasLinkedCard(front.desk.tournament(), "P7"));
    QCOMPARE(front.owner(";600990002=2512?"), worded({"card-owner-unknown"}));
}

// The first track has the student number and the second another one; a reader that sends only the second
// finds the player too.
void tst_checkin::aCardIsKnownByWhatMostReadersSend()
{
    FrontDesk front;
    const char* const both = "%B600990001^HALL/GUS^2512?;6032880123456=2512?";
    const auto card = desk::ownerOfCard(front.desk.tournament(), both);
    QVERIFY(card && card->unknown);
    QVERIFY(desk::linkCard(front.desk, "J. Park", "P7", *card->unknown));
    QCOMPARE(front.owner(both), u"P7"_s);
    QCOMPARE(front.owner("%E?;6032880123456=2512?"), u"P7"_s);
}

// The file does not keep what each fact about a person changed; where that is unknown, the record does not
// claim a link.
void tst_checkin::whoRenamesAPlayerLinkedNoCard()
{
    FrontDesk front;
    const auto card = desk::ownerOfCard(front.desk.tournament(), ";600990001=2512?");
    QVERIFY(card && card->unknown);
    QVERIFY(desk::linkCard(front.desk, "J. Park", "P7", *card->unknown));
    QCOMPARE(aboutPeople(front.desk.tournament()).filter(u"was linked"_s).size(), 1);
    const desk::TeamEntry renamed{
        "Bag Ladies", {}, {{"P7", "Gustav Hall", {}, {}}, {"P8", "Hua Ito", {}, {}}}};
    QVERIFY(desk::changeTeam(front.desk, "M. Lee", "T4", renamed));
    QVERIFY(!front.desk.tournament().setting->people.at("P7").stripeHash.empty());
    const auto says = [](const desk::Desk& desk) {
        return aboutPeople(desk.tournament()).filter(u"was linked"_s).join(u'\n');
    };
    QCOMPARE(says(front.desk), QString());
    const auto again = desk::Desk::open(front.folder.path("tournament.courtside"), desk::Desk::Access::Read,
                                        tournaments::environment());
    QVERIFY(again);
    QCOMPARE(says(*again), QString());
    const QString kept = mistakes(desk::undo(front.desk, "M. Lee"));
    MENTIONS(kept);
}

void tst_checkin::staysWithWhomHasSatDown()
{
    FrontDesk front;
    for (const char* person : {"P1", "P2", "P7", "P8"})
        front.come(person, oneCard);
    const auto called = desk::call(front.desk, "J. Park", "W1-1", {});
    QVERIFY2(called, qPrintable(mistakes(called)));
    SAYS(front.undo("P1"));
}

void tst_checkin::knowsACard_data()
{
    QTest::addColumn<QString>("player");
    QTest::newRow("730114820") << u"P1"_s;
    QTest::newRow(" 730114820\r\n") << u"P1"_s;
    QTest::newRow("%B730114820^RUIZ/ANA^2512?;6018=25?") << u"P1"_s;
    QTest::newRow(";0042=2512?") << u"P2"_s;
    QTest::newRow("730200111") << u"P3"_s; // the roster has hyphens
    QTest::newRow("%W9988776?") << u"P4"_s;
    const QString nobody = worded({"card-owner-unknown"});
    QTest::newRow("42") << nobody;
    QTest::newRow("820") << nobody;
    QTest::newRow("%B730114820^RUIZ?;0042=25?") << worded({"card-owner-ambiguous"});
    QTest::newRow("%E?") << u"the reader found no number on the card. Swipe it again, or type its number"_s;
}

void tst_checkin::knowsACard()
{
    QFETCH(QString, player);
    const FrontDesk front;
    QCOMPARE(front.owner(QTest::currentDataTag()), player);
}

void tst_checkin::saysWhyACardSaysNothing()
{
    const FrontDesk none("unc", "Team,Name\nA,Ana\nA,Bo\nB,Cy\nB,Di\n");
    QCOMPARE(none.owner("730114820"), worded({"card-tournament-without-ids"}));
    const FrontDesk front;
    QVERIFY(QFile::remove(q(front.folder.path("card.key"))));
    MENTIONS(front.owner("730114820"));
    QCOMPARE(codes(desk::ownerOfCard(front.desk.tournament(), "730114820")), u"card-key-missing"_s);
    QVERIFY(!front.folder.has("card.key"));
}

void tst_checkin::countsSubstitutes()
{
    FrontDesk front("washburn", "Team,Name\nA,Ana\nA,Bo\nA,Cy\nB,Di\nB,Ed\nC,Fay\n");
    SAYS(front.come("P3"));
    SAYS(front.come("P1"));
    SAYS(front.come("P6"));
}

TEST_CLASS(tst_checkin)
#include "tst_checkin.moc"
