// Somebody comes in for a player during the tournament; what was played keeps who played it.
#include "golden/says.h"
#include "refusals.h"
#include "tournaments/livetournament.h"

#include "desk/checkin/attendance.h"
#include "desk/checks/checks.h"
#include "desk/corrections/undo.h"
#include "desk/drawing/drawlater.h"
#include "desk/registration/teams.h"
#include "desk/reports/status.h"
#include "desk/rulings/conduct.h"
#include "program/testclass.h"
#include "tournament/model/lineup.h"
#include "wording/record/names.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using refusals::mistakes;

namespace {

QString qString(const std::string& text)
{
    return QString::fromStdString(text);
}

/// Four teams, Team 1 against Team 4 in match 1; P9 and P10 are on no team.
class Underway {
public:
    explicit Underway(const tournaments::Setup& setup = {}) : live(setup)
    {
        for (const char* id : {"P9", "P10"})
            live.record(facts::Person{id, std::string("Reserve ") + id, {}, {}});
    }
    QString substitute(const desk::SubstituteOptions& options)
    {
        last = desk::substitute(live.desk(), "J. Park", options);
        return mistakes(*last);
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
            all << qString(player);
        return all.join(u' ');
    }
};

const desk::SubstituteOptions ninthForFirst{"T1", "P1", "P9", {}, {}, "ill"};

} // namespace

class tst_substitute : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void sitsDownFromTheNextMatchOn();
    void aMatchInPlayContinuesUnchanged();
    void comesInFromAMatchThatIsNamed();
    void somebodyNewIsRecordedInOneGo();
    void whoIsNewHasNoNameOfAnotherTeam();
    void aThirdPlayerStepsIn();
    void isSubstitutedAgainAndComesBack();
    void refuses_data();
    void refuses();
    void isTooLateForAMatchThatWasCalled();
    void whoWasEjectedDoesNotComeIn();
    void whoseTeamWithdrewMayJoinAnother();
    void whoComesInForAnEjectedPlayerMaySubstitute();
    void thereIsNoneForATeamThatIsOut();
    void isUndoneAndRedone();
    void isNotUndoneOnceTheyPlay();
    void isSaidInWords();
    void standsInTheStatus();
    void isAwaitedAtCheckIn();
    void aLaterChangeOfTheTeamKeepsIt();
};

void tst_substitute::sitsDownFromTheNextMatchOn()
{
    Underway underway;
    underway.live.call("W1-1");
    QCOMPARE(underway.sat("W1-1"), u"P1 P2"_s);
    underway.live.playOut("W1-1", 'a');
    QCOMPARE(underway.substitute(ninthForFirst), QString());
    QVERIFY((*underway.last)->warning.empty());
    underway.live.call("W1-2");
    underway.live.playOut("W1-2", 'a');
    underway.live.call("W2-1");
    QCOMPARE(underway.sat("W2-1"), u"P9 P2"_s);
    QCOMPARE(underway.sat("W1-1"), u"P1 P2"_s); // who played it
    QCOMPARE(underway.now(), u"P9 P2"_s);
}

void tst_substitute::aMatchInPlayContinuesUnchanged()
{
    Underway underway;
    underway.live.call("W1-1", {2, {}});
    QCOMPARE(underway.substitute(ninthForFirst), QString());
    SAYS(qString((*underway.last)->warning));
    QCOMPARE(underway.sat("W1-1"), u"P1 P2"_s);
    SAYS(underway.now());
    SAYS(qString(wording::playsFromText(underway.tournament(),
                                        *tournament::team(*underway.tournament().setting, "T1"), "P9")));
    QCOMPARE(underway.live.call("W1-1", {3, {}}), ""); // to another table, as they sit
    QCOMPARE(underway.sat("W1-1"), u"P1 P2"_s);
    underway.live.playOut("W1-1", 'a');
    QCOMPARE(underway.sat("W1-1"), u"P1 P2"_s);
}

void tst_substitute::comesInFromAMatchThatIsNamed()
{
    Underway underway;
    QCOMPARE(underway.substitute({"T1", "P2", "P9", {}, "W2-1", {}}), QString());
    QCOMPARE(underway.at("W1-1"), u"P1 P2"_s);
    QCOMPARE(underway.at("W2-1"), u"P1 P9"_s);
    SAYS(underway.now());
    SAYS(qString(wording::playsFromText(underway.tournament(),
                                        *tournament::team(*underway.tournament().setting, "T1"), "P9")));
    underway.live.call("W1-1");
    QCOMPARE(underway.sat("W1-1"), u"P1 P2"_s);
    underway.live.playOut("W1-1", 'a');
    underway.live.call("W1-2");
    underway.live.playOut("W1-2", 'a');
    underway.live.call("W2-1");
    QCOMPARE(underway.sat("W2-1"), u"P1 P9"_s);
}

void tst_substitute::somebodyNewIsRecordedInOneGo()
{
    Underway underway;
    desk::SubstituteOptions options{"T1", "P1", {}, "Cy Young"};
    QCOMPARE(underway.substitute(options), QString());
    QCOMPARE((*underway.last)->entries.size(), std::size_t{2});
    QCOMPARE(underway.now(), u"P11 P2"_s);
    QCOMPARE(qString(tournament::personName(underway.tournament(), "P11")), u"Cy Young"_s);
    // What is refused leaves nobody behind.
    options.leaves = "P1";
    SAYS(underway.substitute(options));
    QVERIFY(!tournament::person(*underway.tournament().setting, "P12"));
    options.newPlayer = " ";
    SAYS(underway.substitute(options));
}

// As with late players, a namesake on another team is refused until confirmed as another person.
void tst_substitute::whoIsNewHasNoNameOfAnotherTeam()
{
    Underway underway;
    desk::SubstituteOptions options{"T1", "P1", {}, "player 3"};
    SAYS(underway.substitute(options));
    options.isAnother = true; // somebody has seen
    QCOMPARE(underway.substitute(options), QString());
}

void tst_substitute::aThirdPlayerStepsIn()
{
    Underway underway;
    QCOMPARE(underway.live.record(facts::Team{"T1", "Team 1", {}, {"P1", "P2", "P9"}}), "");
    QCOMPARE(underway.substitute(ninthForFirst), QString());
    QCOMPARE(underway.now(), u"P9 P2"_s);
    underway.live.call("W1-1");
    QCOMPARE(underway.sat("W1-1"), u"P9 P2"_s);
}

void tst_substitute::isSubstitutedAgainAndComesBack()
{
    Underway underway;
    QCOMPARE(underway.substitute(ninthForFirst), QString());
    QCOMPARE(underway.substitute({"T1", "P9", "P10"}), QString());
    QCOMPARE(underway.now(), u"P10 P2"_s);
    QCOMPARE(underway.substitute({"T1", "P10", "P1"}), QString());
    QCOMPARE(underway.now(), u"P1 P2"_s);
}

void tst_substitute::refuses_data()
{
    QTest::addColumn<QStringList>("who"); // team, leaves, joins, match
    const auto row = [](const char* name, const QStringList& who) { QTest::newRow(name) << who; };
    row("no such team", {u"T9"_s, u"P1"_s, u"P9"_s});
    row("no such player leaves", {u"T1"_s, u"P77"_s, u"P9"_s});
    row("no such player joins", {u"T1"_s, u"P1"_s, u"P77"_s});
    row("who leaves plays for another team", {u"T1"_s, u"P3"_s, u"P9"_s});
    row("who joins plays for another team", {u"T1"_s, u"P1"_s, u"P3"_s});
    row("who joins is a partner already", {u"T1"_s, u"P1"_s, u"P2"_s});
    row("no such match", {u"T1"_s, u"P1"_s, u"P9"_s, u"W7-1"_s});
    row("not a match of theirs", {u"T1"_s, u"P1"_s, u"P9"_s, u"W1-2"_s});
    row("withdrawn", {u"T3"_s, u"P5"_s, u"P9"_s});
    row("not drawn", {u"T5"_s, u"P10"_s, u"P9"_s});
}

void tst_substitute::refuses()
{
    Underway underway;
    underway.live.record(facts::Withdraw{"T3", "went home"});
    underway.live.record(facts::Team{"T5", "Late", {}, {"P10"}});
    QFETCH(QStringList, who);
    const auto at = [&](int place) { return who.value(place).toStdString(); };
    const long long before = underway.tournament().seq;
    SAYS(underway.substitute({at(0), at(1), at(2), {}, at(3), {}}));
    QCOMPARE(underway.tournament().seq, before);
}

void tst_substitute::isTooLateForAMatchThatWasCalled()
{
    Underway underway;
    const desk::SubstituteOptions fromFirst{"T1", "P1", "P9", {}, "W1-1", {}};
    underway.live.call("W1-1", {2, {}});
    SAYS(underway.substitute(fromFirst));
    QVERIFY(desk::undo(underway.live.desk(), "J. Park"));
    QCOMPARE(underway.substitute(fromFirst), QString());
    underway.live.call("W1-1");
    QCOMPARE(underway.sat("W1-1"), u"P9 P2"_s);
    underway.live.playOut("W1-1", 'a');
    SAYS(underway.substitute({"T1", "P9", "P10", {}, "W1-1", {}}));
}

void tst_substitute::whoWasEjectedDoesNotComeIn()
{
    Underway underway;
    QCOMPARE(underway.live.record(facts::Team{"T1", "Team 1", {}, {"P1", "P2", "P9"}}), "");
    facts::Incident incident{
        .what = facts::IncidentKind::Ejection, .team = "T1", .person = "P9", .reason = "threw the deck"};
    QCOMPARE(underway.live.record(incident), "");
    SAYS(underway.substitute(ninthForFirst));
}

void tst_substitute::whoseTeamWithdrewMayJoinAnother()
{
    Underway underway;
    QVERIFY(desk::withdraw(underway.live.desk(), "J. Park", "T3", "one came alone"));
    QCOMPARE(underway.substitute({"T1", "P1", "P5"}), QString());
    QCOMPARE(qString(tournament::teamOfPlayer(underway.tournament(), "P5")), u"T1"_s);
    underway.live.call("W1-1");
    QCOMPARE(underway.sat("W1-1"), u"P5 P2"_s);
    // A player who has played for the withdrawn team may not.
    QVERIFY(desk::withdraw(underway.live.desk(), "J. Park", "T4", "went home"));
    SAYS(underway.substitute({"T2", "P3", "P7"}));
}

// The choices are those who may substitute, without the players of that match.
void tst_substitute::whoComesInForAnEjectedPlayerMaySubstitute()
{
    Underway underway;
    underway.live.call("W1-1");
    QVERIFY(desk::withdraw(underway.live.desk(), "J. Park", "T4", "went home")); // who sat down for it
    QCOMPARE(underway.live.call("W1-2"), "");
    facts::Incident incident{
        .what = facts::IncidentKind::Ejection, .match = "W1-2", .team = "T2", .person = "P3"};
    const auto free = desk::possibleSubstitutes(underway.tournament(), incident);
    QVERIFY(free);
    QCOMPARE(free->size(), std::size_t{2}); // the reserves
    for (const auto& [id, person] : underway.tournament().setting->people) {
        const facts::Substitute substitute{"T2", "P3", id, {}, {}, {}};
        const bool sits = id == "P4"; // it changes nothing
        QCOMPARE(std::ranges::count(*free, id) > 0,
                 !sits && desk::objections(underway.tournament(), substitute).empty());
    }
    incident.match.reset();
    incident.person = "P9";
    QVERIFY(!desk::possibleSubstitutes(underway.tournament(), incident)); // who sits in no match
}

void tst_substitute::thereIsNoneForATeamThatIsOut()
{
    Underway underway;
    underway.live.call("W1-1");
    underway.live.playOut("W1-1", 'a');
    SAYS(underway.substitute({"T4", "P7", "P9"}));
    QCOMPARE(underway.substitute(ninthForFirst), QString());
    underway.live.call("W1-2");
    underway.live.playOut("W1-2", 'a');
    underway.live.call("W2-1");
    underway.live.playOut("W2-1", 'a');
    SAYS(underway.substitute({"T1", "P9", "P10"}));
}

void tst_substitute::isUndoneAndRedone()
{
    Underway underway;
    QCOMPARE(underway.substitute({"T1", "P1", {}, "Cy Young"}), QString());
    const auto undone = desk::undo(underway.live.desk(), "J. Park");
    QVERIFY2(undone, qPrintable(mistakes(undone)));
    QCOMPARE(underway.now(), u"P1 P2"_s);
    QVERIFY(!tournament::person(*underway.tournament().setting, "P11"));
    const auto redone = desk::redo(underway.live.desk(), "J. Park");
    QVERIFY2(redone, qPrintable(mistakes(redone)));
    QCOMPARE(underway.now(), u"P11 P2"_s);
}

void tst_substitute::isNotUndoneOnceTheyPlay()
{
    Underway underway;
    QCOMPARE(underway.substitute(ninthForFirst), QString());
    const std::string first = (*underway.last)->op;
    QCOMPARE(underway.substitute({"T1", "P9", "P10"}), QString());
    const std::string second = (*underway.last)->op;
    SAYS(underway.live.record(facts::Retract{first, {}}));
    underway.live.call("W1-1");
    SAYS(underway.live.record(facts::Retract{second, {}}));
    QVERIFY(desk::undo(underway.live.desk(), "J. Park")); // the call
    QCOMPARE(underway.live.record(facts::Retract{second, {}}), "");
    QCOMPARE(underway.now(), u"P9 P2"_s);
}

void tst_substitute::isSaidInWords()
{
    Underway underway;
    QCOMPARE(underway.substitute({"T1", "P1", "P9", {}, "W2-1", "ill"}), QString());
    const QString log = qString(desk::log(underway.tournament(), desk::As::Text));
    MENTIONS(log);
    const auto undone = desk::undo(underway.live.desk(), "J. Park");
    SAYS(qString(desk::undoneText(*undone)));
}

void tst_substitute::standsInTheStatus()
{
    Underway underway;
    underway.live.call("W1-1");
    underway.live.playOut("W1-1", 'a');
    QCOMPARE(underway.substitute(ninthForFirst), QString());
    const QString text = qString(desk::status(underway.live.desk(), desk::As::Json));
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
    Underway underway;
    const auto awaited = [&] {
        QStringList all;
        for (const desk::Expected& each : desk::expected(underway.tournament()))
            if (each.team == "T1")
                all << qString(each.person);
        return all.join(u' ');
    };
    QCOMPARE(underway.substitute({"T1", "P1", "P9", {}, "W2-1", {}}), QString());
    SAYS(awaited()); // may come before
    QCOMPARE(underway.substitute({"T1", "P2", "P10"}), QString());
    SAYS(awaited()); // who left is not missed
    underway.live.call("W1-1");
    underway.live.playOut("W1-1", 'a');
    QCOMPARE(awaited(), u"P9 P10"_s);
}

void tst_substitute::aLaterChangeOfTheTeamKeepsIt()
{
    Underway underway;
    QCOMPARE(underway.substitute({"T1", "P1", {}, "Cy Yung"}), QString());
    desk::TeamEntry entry{"Team 1", {}, {}};
    for (const char* id : {"P1", "P2", "P11"})
        entry.players.push_back({id, tournament::personName(underway.tournament(), id), {}});
    const long long before = underway.tournament().seq;
    QVERIFY(desk::changeTeam(underway.live.desk(), "J. Park", "T1", entry));
    QCOMPARE(underway.tournament().seq, before); // nothing was changed
    entry.players.back().name = "Cy Young";
    const auto changed = desk::changeTeam(underway.live.desk(), "J. Park", "T1", entry);
    QVERIFY2(changed, qPrintable(mistakes(changed)));
    QCOMPARE(qString(tournament::personName(underway.tournament(), "P11")), u"Cy Young"_s);
    QCOMPARE(underway.now(), u"P11 P2"_s);
}

TEST_CLASS(tst_substitute)
#include "tst_substitute.moc"
