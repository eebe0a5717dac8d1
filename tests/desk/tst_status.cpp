// How a tournament stands, a match point by point, and what is on record: for people and for programs.
#include "rostertournament.h"

#include "desk/checkin/checkin.h"
#include "desk/corrections/amend.h"
#include "desk/reports/status.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/record/history.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

using desk::As;
using tournaments::LiveTournament;

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

QJsonObject object(const std::string& line)
{
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(line), &error);
    return error.error == QJsonParseError::NoError ? document.object() : QJsonObject();
}

QJsonObject statusOf(LiveTournament& live)
{
    return object(desk::status(live.desk(), As::Json));
}

QJsonObject matchIn(LiveTournament& live, const char* id)
{
    const QJsonArray matches = statusOf(live)[u"matches"_s].toArray();
    for (const auto& match : matches)
        if (match[u"id"_s] == QString::fromUtf8(id))
            return match.toObject();
    return {};
}

QJsonObject ledgerOf(LiveTournament& live, const char* match)
{
    return object(desk::ledger(live.desk().tournament(), match, As::Json).value());
}

QString line(const std::string& text, const char* part)
{
    for (const QString& each : q(text).split(u'\n'))
        if (each.contains(QString::fromUtf8(part)))
            return each.simplified();
    return u"no line has %1"_s.arg(QString::fromUtf8(part));
}

facts::Spot secondHand()
{
    return {{"W1-1", 1}, 1, 2 * facts::placeStep};
}

const char* plainHand = R"({"a":{"bid":4,"tricks":5},"b":{"bid":6,"tricks":8}})";

} // namespace

class tst_status : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void statusHasEverythingTheFormatHas();
    void statusKnowsWhatIsNotKnown();
    void statusFollowsAMatch();
    void statusHasByesAndRanks();
    void statusNeverTellsACard();
    void statusSaysWhoCameForWhatIsOver();
    void statusForPeople();
    void statusWantsToBeLookedAt();
    void ledgerHasHeldRowsAndRowsAfterTheEnd();
    void ledgerOfADecidedMatch();
    void ledgerForPeople();
    void changesAreReported();
    void ledgerRefusesAMatchThatNobodyPlays();
    void logIsWhatDoTakes();
    void logForPeople();
    void logHasWordsForRulings();
    void aLaterGameWithoutAHand();
};

void tst_status::statusHasEverythingTheFormatHas()
{
    LiveTournament live;
    const QJsonObject status = statusOf(live);
    QCOMPARE(status[u"format"_s].toString(), u"courtside-status/1"_s);
    QCOMPARE(status[u"name"_s].toString(), u"Fall Spades"_s);
    QCOMPARE(status[u"rules"_s].toString(), u"classic"_s);
    QCOMPARE(status[u"kind"_s].toString(), u"single-elimination"_s);
    QCOMPARE(status[u"champion"_s], QJsonValue());
    QCOMPARE(status[u"journal"_s][u"seq"_s].toInt(), static_cast<int>(live.desk().head().seq));
    QCOMPARE(status[u"journal"_s][u"head"_s].toString(), q(live.desk().head().shown()));
    const QJsonObject team = status[u"teams"_s][0].toObject();
    QCOMPARE(team.keys(), (QStringList{u"affiliation"_s, u"id"_s, u"name"_s, u"players"_s, u"seed"_s,
                                       u"substitutions"_s, u"withdrawn"_s}));
    QCOMPARE(team[u"seed"_s].toInt(), 1);
    QCOMPARE(team[u"players"_s][0].toObject(),
             (QJsonObject{{u"id"_s, u"P1"_s}, {u"name"_s, u"Player 1"_s}, {u"checkedIn"_s, false}}));
    QCOMPARE(matchIn(live, "W1-1").keys(),
             (QStringList{u"a"_s, u"b"_s, u"bracket"_s, u"clock"_s, u"flags"_s, u"games"_s, u"hands"_s,
                          u"id"_s, u"number"_s, u"outcome"_s, u"phase"_s, u"players"_s, u"round"_s,
                          u"score"_s, u"state"_s, u"table"_s, u"winner"_s}));
    QCOMPARE(status[u"standings"_s][0].toObject().keys(),
             (QStringList{u"decidedBy"_s, u"lost"_s, u"pointsAgainst"_s, u"pointsFor"_s, u"rank"_s,
                          u"rankTo"_s, u"team"_s, u"tied"_s, u"won"_s}));
}

void tst_status::statusKnowsWhatIsNotKnown()
{
    LiveTournament live;
    const QJsonObject last = matchIn(live, "W2-1");
    QCOMPARE(last[u"state"_s].toString(), u"waiting"_s);
    for (const QString& key : {u"a"_s, u"b"_s, u"table"_s, u"outcome"_s, u"winner"_s})
        QVERIFY2(last[key].isNull(), qPrintable(key));
    QCOMPARE(last[u"score"_s].toObject(), (QJsonObject{{u"a"_s, 0}, {u"b"_s, 0}}));
    QVERIFY(last[u"games"_s].toArray().isEmpty());
    QVERIFY(statusOf(live)[u"standings"_s][0][u"rank"_s].isNull());
}

void tst_status::statusFollowsAMatch()
{
    LiveTournament live;
    QCOMPARE(matchIn(live, "W1-1")[u"state"_s].toString(), u"ready"_s);
    live.call("W1-1");
    QCOMPARE(matchIn(live, "W1-1")[u"state"_s].toString(), u"called"_s);
    QCOMPARE(matchIn(live, "W1-1")[u"table"_s].toInt(), 1);
    live.enter("W1-1", plainHand);
    const QJsonObject playing = matchIn(live, "W1-1");
    QCOMPARE(playing[u"state"_s].toString(), u"playing"_s);
    QCOMPARE(playing[u"hands"_s].toInt(), 1);
    QCOMPARE(playing[u"score"_s].toObject(), (QJsonObject{{u"a"_s, 41}, {u"b"_s, 62}}));
    QCOMPARE(playing[u"games"_s].toArray(), (QJsonArray{QJsonObject{{u"a"_s, 41}, {u"b"_s, 62}}}));
    live.play("W1-1", 'b');
    QCOMPARE(matchIn(live, "W1-1")[u"state"_s].toString(), u"ended"_s);
    live.finish("W1-1");
    const QJsonObject done = matchIn(live, "W1-1");
    QCOMPARE(done[u"state"_s].toString(), u"final"_s);
    QCOMPARE(done[u"outcome"_s].toString(), u"played"_s);
    QCOMPARE(done[u"winner"_s].toString(), done[u"b"_s].toString());
    QCOMPARE(matchIn(live, "W2-1")[u"a"_s], done[u"winner"_s]);
    live.playOutAll({"W1-2", "W2-1"}, 'a');
    QCOMPARE(statusOf(live)[u"champion"_s], done[u"winner"_s]);
    QCOMPARE(statusOf(live)[u"standings"_s][0][u"rank"_s].toInt(), 1);
}

void tst_status::statusHasByesAndRanks()
{
    LiveTournament live({.teams = 3});
    const QJsonObject bye = matchIn(live, "W1-1");
    QCOMPARE(bye[u"outcome"_s].toString(), u"bye"_s);
    QVERIFY(bye[u"number"_s].isNull() && bye[u"b"_s].isNull());
    QCOMPARE(bye[u"winner"_s].toString(), u"T1"_s);
    live.result("W1-2", {facts::Winner::A, facts::Decided::NoShow, "nobody came"});
    QCOMPARE(matchIn(live, "W1-2")[u"outcome"_s].toString(), u"no-show"_s);
}

void tst_status::statusNeverTellsACard()
{
    const rostertournament::Folder folder;
    const auto begun = folder.begin(rostertournament::asked());
    QVERIFY(begun);
    const QString json = q(desk::status(begun->desk, As::Json));
    const std::string hash = begun->desk.tournament().setting->people.at("P1").cardHash;
    QVERIFY(!json.contains(u"820"_s) && !json.contains(q(hash)));
    const QString text = q(desk::status(begun->desk, As::Text));
    MENTIONS(text);
    QVERIFY(!text.contains(q(hash)));
}

// In a match decided by a no-show, the player who came is shown as checked in.
void tst_status::statusSaysWhoCameForWhatIsOver()
{
    const rostertournament::Folder folder;
    auto begun =
        folder.begin(rostertournament::asked("unc", "Team,Name\nA,Ana\nA,Bo\nB,Cy\nB,Di\nC,Ed\nC,Fay\n"));
    QVERIFY(begun);
    desk::Desk& desk = begun->desk;
    QVERIFY(desk::checkIn(desk, "J. Park", "P3", {"UNC One Card", {}}));
    QVERIFY(desk::result(desk, "J. Park", "W1-2", {facts::Winner::A, facts::Decided::NoShow, "nobody came"}));
    const QString row = line(desk::status(desk, As::Text), "Cy");
    QVERIFY2(
        QRegularExpression(u"^2 T2 B Cy checked in at [0-9:]+, Di not checked in$"_s).match(row).hasMatch(),
        qPrintable(row));
}

void tst_status::statusForPeople()
{
    const rostertournament::Folder folder;
    auto begun = folder.begin(
        rostertournament::asked("unc", "Team,Name\nCafé,Zoë\nCafé,Bo\nB,Cy\nB,Di\nC,Ed\nC,Fay\n"));
    QVERIFY(begun);
    desk::Desk& desk = begun->desk;
    QVERIFY(desk::checkIn(desk, "J. Park", "P3", {"UNC One Card", {}}));
    const std::string text = desk::status(desk, As::Text);
    MENTIONS(q(text));
    SAYS(line(text, "Café"));
    SAYS(line(text, "Cy"));
    SAYS(line(text, "Semi"));
    SAYS(line(text, "Final"));
    MENTIONS(q(text));
    // Columns line up by characters, not by bytes.
    const QStringList lines = q(text).split(u'\n');
    const auto column = [&](const char* row, const char* part) {
        for (const QString& each : lines)
            if (each.contains(QString::fromUtf8(row)))
                return each.indexOf(QString::fromUtf8(part));
        return qsizetype{-1};
    };
    QCOMPARE(column("Zoë", "Zoë"), column("Cy", "Cy"));
    for (const QString& each : lines)
        QVERIFY(!each.endsWith(u' '));
}

void tst_status::statusWantsToBeLookedAt()
{
    LiveTournament live(tournaments::ruledBy("unc-regular"));
    live.record(facts::Checkin{"P1", {}, "W1-1", "seen here every week"});
    QCOMPARE(live.checkIn("W1-1"), "");
    live.enter("W1-1", plainHand);
    live.record(
        facts::Challenge{{{"W1-1", 1}, 1, facts::placeStep}, facts::Challenger::A, facts::Seat::B1, 7});
    QVERIFY(matchIn(live, "W1-1")[u"flags"_s].toArray().contains(u"pending"_s));
    const QString text = q(desk::status(live.desk(), As::Text));
    MENTIONS(text);
}

void tst_status::ledgerHasHeldRowsAndRowsAfterTheEnd()
{
    LiveTournament live;
    live.play("W1-1", 'a');
    const int hands = tournament::handsOn(live.match("W1-1"));
    QJsonObject ledger = ledgerOf(live, "W1-1");
    QCOMPARE(ledger[u"format"_s].toString(), u"courtside-ledger/1"_s);
    QCOMPARE(ledger[u"hands"_s].toArray().size(), hands);
    QCOMPARE(ledger[u"result"_s][u"state"_s].toString(), u"won"_s);
    const int last = hands * facts::placeStep;
    QCOMPARE(live.record(facts::Challenge{{{"W1-1", 1}, 1, last}, facts::Challenger::B, facts::Seat::A1, 3}),
             std::string());
    ledger = ledgerOf(live, "W1-1");
    QCOMPARE(ledger[u"hands"_s][hands - 1][u"state"_s].toString(), u"held"_s);
    QCOMPARE(live.enter("W1-1", plainHand).substr(0, 2), std::string("ok"));
    QCOMPARE(ledgerOf(live, "W1-1")[u"hands"_s][hands][u"state"_s].toString(), u"after-end"_s);
}

void tst_status::ledgerOfADecidedMatch()
{
    LiveTournament live;
    live.enter("W1-1", plainHand);
    live.result("W1-1", {facts::Winner::B, facts::Decided::Forfeit, "left"});
    const QJsonObject result = ledgerOf(live, "W1-1")[u"result"_s].toObject();
    QCOMPARE(result, (QJsonObject{{u"state"_s, u"won"_s},
                                  {u"winner"_s, u"b"_s},
                                  {u"by"_s, u"decided"_s},
                                  {u"score"_s, QJsonObject{{u"a"_s, 41}, {u"b"_s, 62}}}}));
    QCOMPARE(ledgerOf(live, "W1-2")[u"hands"_s].toArray(), QJsonArray());
}

void tst_status::ledgerForPeople()
{
    LiveTournament live;
    const auto text = [&](const char* match) {
        return q(desk::ledger(live.desk().tournament(), match, As::Text).value());
    };
    SAYS(text("W1-1"));
    SAYS(text("W2-1"));
    live.enter("W1-1", plainHand);
    live.enter("W1-1", R"({"a":{"bid":4},"b":{"bid":6}})");
    const QString open = text("W1-1");
    MENTIONS_ALL(open, 3);
    live.enter("W1-1", R"({"a":{"tricks":4},"b":{"tricks":9}})");
    live.play("W1-1", 'a');
    MENTIONS(text("W1-1"));
    live.finish("W1-1");
    MENTIONS(text("W1-1"));
}

void tst_status::changesAreReported()
{
    LiveTournament live;
    live.enter("W1-1", R"({"a":{"bid":4},"b":{"bid":6}})");
    live.enter("W1-1", R"({"a":{"tricks":5},"b":{"tricks":8}})"); // its tricks come later: no change
    live.enter("W1-1", plainHand);
    const auto amend = [&](int hand, desk::AmendOptions::How how, const char* given, const char* reason) {
        desk::AmendOptions asked{.how = how, .match = "W1-1", .hand = hand, .reason = reason, .given = given};
        QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(asked)));
    };
    using How = desk::AmendOptions::How;
    QVERIFY(wording::changedHands(live.desk().tournament(), live.match("W1-1")).empty());
    amend(1, How::Replace, R"({"a":{"tricks":4},"b":{"tricks":9}})", "miscounted");
    amend(2, How::InsertBefore, R"({"a":{"bid":4,"tricks":4},"b":{"bid":6,"tricks":9}})", "forgotten");
    amend(3, How::Strike, "", "entered twice");
    const auto told = desk::ledger(live.desk().tournament(), "W1-1", As::Text);
    const QString text = q(*told);
    MENTIONS(text);
}

void tst_status::ledgerRefusesAMatchThatNobodyPlays()
{
    LiveTournament live({.teams = 3});
    SAYS(refusals::firstMistake(desk::ledger(live.desk().tournament(), "W1-1", As::Json)));
}

void tst_status::logIsWhatDoTakes()
{
    LiveTournament live;
    live.enter("W1-1", plainHand);
    const auto all = tournament::entries(live.desk().tournament());
    const QStringList lines =
        q(desk::log(live.desk().tournament(), As::Json)).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), static_cast<qsizetype>(all.size()));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto read = facts::readLine(lines[i].toStdString());
        QVERIFY(read && read->fact == all[static_cast<std::size_t>(i)].fact);
    }
}

void tst_status::logForPeople()
{
    LiveTournament live;
    live.enter("W1-1", plainHand);
    const std::string op = tournament::entries(live.desk().tournament()).back().stamp.op;
    live.record(facts::Retract{op, "miscounted"});
    const std::string text = desk::log(live.desk().tournament(), As::Text);
    QVERIFY(q(text).startsWith(u"Nov 21, 2026\n 1  6:0"_s)); // tests run in UTC, in a locale with 12 hours
    QLocale::setDefault(QLocale(u"en_GB"_s));
    const QString otherwise = q(desk::log(live.desk().tournament(), As::Text));
    QLocale::setDefault(QLocale::system());
    QVERIFY(otherwise.startsWith(u"Nov 21, 2026\n 1  18:0"_s));
    SAYS(line(text, " tournament ").section(u' ', 3));
    QVERIFY(line(text, " rules ").endsWith(u" (classic)"_s));
    QVERIFY(line(text, " person ").endsWith(u"P1 Player 1"_s));
    MENTIONS(line(text, " team "));
    MENTIONS(line(text, " draw "));
    MENTIONS(line(text, " call "));
    MENTIONS(line(text, " hand "));
    MENTIONS_ALL(line(text, " retract "), 2);
}

void tst_status::logHasWordsForRulings()
{
    LiveTournament live(tournaments::ruledBy("unc-regular"));
    QCOMPARE(live.checkIn("W1-1"), "");
    live.enter("W1-1", plainHand);
    live.enter("W1-1", plainHand);
    const facts::Spot spot = secondHand();
    QCOMPARE(live.record(facts::Challenge{spot, facts::Challenger::A, facts::Seat::B1, 7}), std::string());
    const std::string op = tournament::entries(live.desk().tournament()).back().stamp.op;
    QCOMPARE(live.record(facts::Decision{op, facts::Ruling::Rejected, "the trick was turned"}),
             std::string());
    QCOMPARE(live.record(facts::Adjustment{spot, facts::Side::B, -10, "left the table"}), std::string());
    const QJsonArray hands = ledgerOf(live, "W1-1")[u"hands"_s].toArray();
    QVERIFY(!hands.at(0).toObject().contains(u"reneges"_s));
    QCOMPARE(hands.at(1)[u"reneges"_s].toArray(),
             (QJsonArray{QJsonObject{
                 {u"by"_s, u"a"_s}, {u"accused"_s, u"b1"_s}, {u"book"_s, 7}, {u"ruling"_s, u"rejected"_s}}}));
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::Disqualified, "fought"}), std::string());
    const std::string text = desk::log(live.desk().tournament(), As::Text);
    MENTIONS(line(text, " challenge "));
    MENTIONS(line(text, " decision "));
    MENTIONS(line(text, " adjustment "));
    MENTIONS(line(text, " outcome "));
    MENTIONS(line(text, " checkin "));
}

// The only hand of game 2 was struck, and the ledger still shows what it said.
void tst_status::aLaterGameWithoutAHand()
{
    LiveTournament live({.change = [](rules::Venue& venue) {
        venue.phases.front().rules.end.length = scoring::Length::FixedGames;
        venue.phases.front().rules.end.lengthCount = 2;
    }});
    while (tournament::currentGame(live.match("W1-1")) == 1)
        QCOMPARE(live.enter("W1-1", plainHand).substr(0, 2), "ok");
    QCOMPARE(live.enter("W1-1", plainHand).substr(0, 9), "ok hand 1");
    desk::AmendOptions asked{
        .how = desk::AmendOptions::How::Strike, .match = "W1-1", .game = 2, .reason = "entered twice"};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(asked)));
    const QString text = q(*desk::ledger(live.desk().tournament(), "W1-1", As::Text));
    MENTIONS(text);
}

TEST_CLASS(tst_status)
#include "tst_status.moc"
