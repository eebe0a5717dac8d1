// Somebody comes in for a player during the event; what was played keeps who played it.
#include "tournaments/livetournament.h"

#include "desk/checkin/attendance.h"
#include "desk/corrections/undo.h"
#include "desk/drawing/drawlater.h"
#include "desk/registration/substitute.h"
#include "desk/registration/teams.h"
#include "desk/reports/status.h"
#include "tournament/model/lineup.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

template <class T>
QString told(const desk::Answer<T>& answer)
{
    QStringList all;
    if (!answer)
        for (const desk::Mistake& mistake : answer.error().mistakes)
            all << q(wording::inFull(mistake));
    return all.join(u" | "_s);
}

/// Four teams, Team 1 against Team 4 in match 1; P9 and P10 are on no team.
class Event {
public:
    explicit Event(const tournaments::Setup& setup = {}) : live(setup)
    {
        for (const char* id : {"P9", "P10"})
            live.record(facts::Person{id, std::string("Reserve ") + id, {}, {}});
    }
    QString substitute(const desk::SubstituteOptions& options)
    {
        last = desk::substitute(live.desk(), "J. Park", options);
        return told(*last);
    }
    const tournament::Tournament& tournament() { return live.desk().tournament(); }
    /// `P1 P2`: of Team 1 in that match.
    QString at(const std::string& match, const std::string& team = "T1")
    {
        return joined(tournament::playersAt(*tournament().setting,
                                            *tournament::team(*tournament().setting, team), match));
    }
    QString now()
    {
        return joined(tournament::playersNow(tournament(), *tournament::team(*tournament().setting, "T1")));
    }
    /// Who sat down in the match for side A.
    QString sat(const std::string& match)
    {
        const facts::Call& call = *live.match(match).call;
        return joined({call.players[facts::Seat::A1], call.players[facts::Seat::A2]});
    }

    tournaments::LiveTournament live;
    std::optional<desk::Answer<desk::Recorded>> last;

private:
    static QString joined(const std::vector<std::string>& players)
    {
        QStringList all;
        for (const std::string& player : players)
            all << q(player);
        return all.join(u' ');
    }
};

const desk::SubstituteOptions ninthForFirst{"T1", "P1", "P9", {}, {}, "ill"};

} // namespace

class tst_substitute : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sitsDownFromTheNextMatchOn();
    void aMatchThatIsOnGoesOnAsItWas();
    void comesInFromAMatchThatIsNamed();
    void somebodyNewIsRecordedInOneGo();
    void aThirdPlayerStepsIn();
    void isSubstitutedAgainAndComesBack();
    void refuses_data();
    void refuses();
    void isTooLateForAMatchThatWasCalled();
    void whoWasEjectedDoesNotComeIn();
    void whoseTeamWithdrewMayJoinAnother();
    void thereIsNoneForATeamThatIsOut();
    void isTakenBackAndPutBack();
    void isNotTakenBackOnceTheySatDown();
    void isSaidInWords();
    void standsInTheStatus();
    void isAwaitedAtCheckIn();
    void aLaterChangeOfTheTeamKeepsIt();
};

void tst_substitute::sitsDownFromTheNextMatchOn()
{
    Event event;
    event.live.call("W1-1");
    QCOMPARE(event.sat("W1-1"), u"P1 P2"_s);
    event.live.playOut("W1-1", 'a');
    QCOMPARE(event.substitute(ninthForFirst), QString());
    QVERIFY((*event.last)->warning.empty());
    event.live.call("W1-2");
    event.live.playOut("W1-2", 'a');
    event.live.call("W2-1");
    QCOMPARE(event.sat("W2-1"), u"P9 P2"_s);
    QCOMPARE(event.sat("W1-1"), u"P1 P2"_s); // who played it
    QCOMPARE(event.now(), u"P9 P2"_s);
}

void tst_substitute::aMatchThatIsOnGoesOnAsItWas()
{
    Event event;
    event.live.call("W1-1", {2, {}});
    QCOMPARE(event.substitute(ninthForFirst), QString());
    QCOMPARE(q((*event.last)->warning), u"match 1 goes on with Player 1, who sat down to it"_s);
    QCOMPARE(event.sat("W1-1"), u"P1 P2"_s);
    QCOMPARE(event.now(), u"P1 P2 P9"_s);
    QCOMPARE(q(wording::comesInText(event.tournament(), *tournament::team(*event.tournament().setting, "T1"),
                                    "P9")),
             u"from the next match on"_s);
    QCOMPARE(event.live.call("W1-1", {3, {}}), ""); // to another table, as they sit
    QCOMPARE(event.sat("W1-1"), u"P1 P2"_s);
    event.live.playOut("W1-1", 'a');
    QCOMPARE(event.sat("W1-1"), u"P1 P2"_s);
}

void tst_substitute::comesInFromAMatchThatIsNamed()
{
    Event event;
    QCOMPARE(event.substitute({"T1", "P2", "P9", {}, "W2-1", {}}), QString());
    QCOMPARE(event.at("W1-1"), u"P1 P2"_s);
    QCOMPARE(event.at("W2-1"), u"P1 P9"_s);
    QCOMPARE(event.now(), u"P1 P2 P9"_s);
    QCOMPARE(q(wording::comesInText(event.tournament(), *tournament::team(*event.tournament().setting, "T1"),
                                    "P9")),
             u"from match 3 on"_s);
    event.live.call("W1-1");
    QCOMPARE(event.sat("W1-1"), u"P1 P2"_s);
    event.live.playOut("W1-1", 'a');
    event.live.call("W1-2");
    event.live.playOut("W1-2", 'a');
    event.live.call("W2-1");
    QCOMPARE(event.sat("W2-1"), u"P1 P9"_s);
}

void tst_substitute::somebodyNewIsRecordedInOneGo()
{
    Event event;
    desk::SubstituteOptions options{"T1", "P1", {}, "Cy Young"};
    QCOMPARE(event.substitute(options), QString());
    QCOMPARE((*event.last)->entries.size(), std::size_t{2});
    QCOMPARE(event.now(), u"P11 P2"_s);
    QCOMPARE(q(tournament::personName(event.tournament(), "P11")), u"Cy Young"_s);
    // What is refused leaves nobody behind.
    options.leaves = "P1";
    QCOMPARE(event.substitute(options), u"Player 1 has left Team 1 already"_s);
    QVERIFY(!tournament::person(*event.tournament().setting, "P12"));
    options.anew = " ";
    QCOMPARE(event.substitute(options), u"the name of who comes in is empty"_s);
}

void tst_substitute::aThirdPlayerStepsIn()
{
    Event event;
    QCOMPARE(event.live.record(facts::Team{"T1", "Team 1", {}, {"P1", "P2", "P9"}}), "");
    QCOMPARE(event.substitute(ninthForFirst), QString());
    QCOMPARE(event.now(), u"P9 P2"_s);
    event.live.call("W1-1");
    QCOMPARE(event.sat("W1-1"), u"P9 P2"_s);
}

void tst_substitute::isSubstitutedAgainAndComesBack()
{
    Event event;
    QCOMPARE(event.substitute(ninthForFirst), QString());
    QCOMPARE(event.substitute({"T1", "P9", "P10"}), QString());
    QCOMPARE(event.now(), u"P10 P2"_s);
    QCOMPARE(event.substitute({"T1", "P10", "P1"}), QString());
    QCOMPARE(event.now(), u"P1 P2"_s);
}

void tst_substitute::refuses_data()
{
    QTest::addColumn<QStringList>("who"); // team, leaves, joins, match
    QTest::addColumn<QString>("why");
    const auto row = [](const QStringList& who, const QString& why) {
        QTest::newRow(qPrintable(why)) << who << why;
    };
    row({u"T9"_s, u"P1"_s, u"P9"_s}, u"there is no team \"T9\""_s);
    row({u"T1"_s, u"P77"_s, u"P9"_s}, u"Team 1: there is no person \"P77\""_s);
    row({u"T1"_s, u"P1"_s, u"P77"_s}, u"Team 1: there is no person \"P77\""_s);
    row({u"T1"_s, u"P3"_s, u"P9"_s}, u"Player 3 does not play for Team 1"_s);
    row({u"T1"_s, u"P1"_s, u"P3"_s}, u"Player 3 plays for Team 2, and nobody plays for two teams"_s);
    row({u"T1"_s, u"P1"_s, u"P2"_s}, u"Player 2 is one of the two of Team 1 already: that changes nothing"_s);
    row({u"T1"_s, u"P1"_s, u"P9"_s, u"W7-1"_s}, u"there is no match \"W7-1\" in the draw"_s);
    row({u"T1"_s, u"P1"_s, u"P9"_s, u"W1-2"_s}, u"Team 1 does not play in match 2"_s);
    row({u"T3"_s, u"P5"_s, u"P9"_s}, u"Team 3 has withdrawn: nobody comes in for it"_s);
    row({u"T5"_s, u"P10"_s, u"P9"_s}, u"Late is not drawn: change the team itself"_s);
}

void tst_substitute::refuses()
{
    Event event;
    event.live.record(facts::Withdraw{"T3", "went home"});
    event.live.record(facts::Team{"T5", "Late", {}, {"P10"}});
    QFETCH(QStringList, who);
    const auto at = [&](int place) { return who.value(place).toStdString(); };
    const long long before = event.tournament().seq;
    QTEST(event.substitute({at(0), at(1), at(2), {}, at(3), {}}), "why");
    QCOMPARE(event.tournament().seq, before);
}

void tst_substitute::isTooLateForAMatchThatWasCalled()
{
    Event event;
    const desk::SubstituteOptions fromFirst{"T1", "P1", "P9", {}, "W1-1", {}};
    event.live.call("W1-1", {2, {}});
    QCOMPARE(event.substitute(fromFirst), u"it is too late for match 1, which was called to table 2: name a "
                                          "later match, or take its call back first (undo)"_s);
    QVERIFY(desk::undo(event.live.desk(), "J. Park"));
    QCOMPARE(event.substitute(fromFirst), QString());
    event.live.call("W1-1");
    QCOMPARE(event.sat("W1-1"), u"P9 P2"_s);
    event.live.playOut("W1-1", 'a');
    QCOMPARE(event.substitute({"T1", "P9", "P10", {}, "W1-1", {}}),
             u"it is too late for match 1, which is final: name a later match"_s);
}

void tst_substitute::whoWasEjectedDoesNotComeIn()
{
    Event event;
    QCOMPARE(event.live.record(facts::Team{"T1", "Team 1", {}, {"P1", "P2", "P9"}}), "");
    facts::Incident incident;
    incident.what = facts::IncidentKind::Ejection;
    incident.team = "T1";
    incident.person = "P9";
    incident.reason = "threw the deck";
    QCOMPARE(event.live.record(incident), "");
    QCOMPARE(event.substitute(ninthForFirst), u"Reserve P9 was ejected: threw the deck"_s);
}

void tst_substitute::whoseTeamWithdrewMayJoinAnother()
{
    Event event;
    QVERIFY(desk::withdraw(event.live.desk(), "J. Park", "T3", "one came alone"));
    QCOMPARE(event.substitute({"T1", "P1", "P5"}), QString());
    QCOMPARE(q(tournament::teamOfPlayer(event.tournament(), "P5")), u"T1"_s);
    event.live.call("W1-1");
    QCOMPARE(event.sat("W1-1"), u"P5 P2"_s);
    // Not who has played for it.
    QVERIFY(desk::withdraw(event.live.desk(), "J. Park", "T4", "went home"));
    QCOMPARE(event.substitute({"T2", "P3", "P7"}),
             u"Player 7 sat in match 1 for Team 4, and nobody plays for two teams"_s);
}

void tst_substitute::thereIsNoneForATeamThatIsOut()
{
    Event event;
    event.live.call("W1-1");
    event.live.playOut("W1-1", 'a');
    QCOMPARE(event.substitute({"T4", "P7", "P9"}), u"Team 4 has no match to come: nobody comes in for it"_s);
    QCOMPARE(event.substitute(ninthForFirst), QString());
    event.live.call("W1-2");
    event.live.playOut("W1-2", 'a');
    event.live.call("W2-1");
    event.live.playOut("W2-1", 'a');
    QCOMPARE(event.substitute({"T1", "P9", "P10"}), u"Team 1 has no match to come: nobody comes in for it"_s);
}

void tst_substitute::isTakenBackAndPutBack()
{
    Event event;
    QCOMPARE(event.substitute({"T1", "P1", {}, "Cy Young"}), QString());
    const auto undone = desk::undo(event.live.desk(), "J. Park");
    QVERIFY2(undone, qPrintable(told(undone)));
    QCOMPARE(event.now(), u"P1 P2"_s);
    QVERIFY(!tournament::person(*event.tournament().setting, "P11"));
    const auto redone = desk::redo(event.live.desk(), "J. Park");
    QVERIFY2(redone, qPrintable(told(redone)));
    QCOMPARE(event.now(), u"P11 P2"_s);
}

void tst_substitute::isNotTakenBackOnceTheySatDown()
{
    Event event;
    QCOMPARE(event.substitute(ninthForFirst), QString());
    const std::string first = (*event.last)->op;
    QCOMPARE(event.substitute({"T1", "P9", "P10"}), QString());
    const std::string second = (*event.last)->op;
    QCOMPARE(event.live.record(facts::Retract{first, {}}),
             "Reserve P10 came in for Reserve P9 since: take that back first");
    event.live.call("W1-1");
    QCOMPARE(event.live.record(facts::Retract{second, {}}),
             "Reserve P10 sat down in match 1 on the strength of it: take that back first");
    QVERIFY(desk::undo(event.live.desk(), "J. Park")); // the call
    QCOMPARE(event.live.record(facts::Retract{second, {}}), "");
    QCOMPARE(event.now(), u"P9 P2"_s);
}

void tst_substitute::isSaidInWords()
{
    Event event;
    QCOMPARE(event.substitute({"T1", "P1", "P9", {}, "W2-1", "ill"}), QString());
    const QString log = q(desk::log(event.tournament(), desk::As::Text));
    QVERIFY2(log.contains(u"Team 1: Reserve P9 for Player 1 from match 3 on (ill)"_s), qPrintable(log));
    const auto undone = desk::undo(event.live.desk(), "J. Park");
    QCOMPARE(q(desk::undoneText(*undone)), u"taken back: Team 1, Reserve P9 for Player 1"_s);
}

void tst_substitute::standsInTheStatus()
{
    Event event;
    event.live.call("W1-1");
    event.live.playOut("W1-1", 'a');
    QCOMPARE(event.substitute(ninthForFirst), QString());
    const QString text = q(desk::status(event.live.desk(), desk::As::Json));
    const QJsonObject status = QJsonDocument::fromJson(text.toUtf8()).object();
    const QJsonObject team = status[u"teams"_s].toArray()[0].toObject();
    QCOMPARE(team[u"players"_s].toArray()[0].toObject()[u"id"_s].toString(), u"P9"_s);
    const QJsonObject change = team[u"substitutions"_s].toArray()[0].toObject();
    QCOMPARE(change[u"leaves"_s].toString(), u"P1"_s);
    QVERIFY(change[u"from"_s].isNull());
    const QJsonObject match = status[u"matches"_s].toArray()[0].toObject();
    QCOMPARE(match[u"players"_s].toObject()[u"a"_s].toArray(), (QJsonArray{u"P1"_s, u"P2"_s}));
    QVERIFY(status[u"matches"_s].toArray()[1].toObject()[u"players"_s].isNull());
}

void tst_substitute::isAwaitedAtCheckIn()
{
    Event event;
    const auto awaited = [&] {
        QStringList all;
        for (const desk::Expected& each : desk::expected(event.tournament()))
            if (each.team == "T1")
                all << q(each.person);
        return all.join(u' ');
    };
    QCOMPARE(event.substitute({"T1", "P1", "P9", {}, "W2-1", {}}), QString());
    QCOMPARE(awaited(), u"P1 P2 P9"_s); // may come before
    QCOMPARE(event.substitute({"T1", "P2", "P10"}), QString());
    QCOMPARE(awaited(), u"P1 P10 P9"_s); // who left is not missed
    event.live.call("W1-1");
    event.live.playOut("W1-1", 'a');
    QCOMPARE(awaited(), u"P9 P10"_s);
}

void tst_substitute::aLaterChangeOfTheTeamKeepsIt()
{
    Event event;
    QCOMPARE(event.substitute({"T1", "P1", {}, "Cy Yung"}), QString());
    desk::TeamEntry entry{"Team 1", {}, {}};
    for (const char* id : {"P1", "P2", "P11"})
        entry.players.push_back({id, tournament::personName(event.tournament(), id), {}});
    const long long before = event.tournament().seq;
    QVERIFY(desk::changeTeam(event.live.desk(), "J. Park", "T1", entry));
    QCOMPARE(event.tournament().seq, before); // nothing was changed
    entry.players.back().name = "Cy Young";
    const auto changed = desk::changeTeam(event.live.desk(), "J. Park", "T1", entry);
    QVERIFY2(changed, qPrintable(told(changed)));
    QCOMPARE(q(tournament::personName(event.tournament(), "P11")), u"Cy Young"_s);
    QCOMPARE(event.now(), u"P11 P2"_s);
}

QTEST_GUILESS_MAIN(tst_substitute)
#include "tst_substitute.moc"
