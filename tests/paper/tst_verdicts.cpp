// Who has won a match, whether that counts yet and who advances: every print and the web page say what the
// screen says, however the match stands.
#include "signed.h"

#include "desk/play/table.h"
#include "desk/rulings/conduct.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "share/page.h"
#include "wording/record/matchwords.h"

using namespace Qt::StringLiterals;
using tournaments::LiveTournament;

namespace {

void nothing(LiveTournament&) {}

void called(LiveTournament& live)
{
    QCOMPARE(live.call("W1-1"), std::string());
}

void playing(LiveTournament& live)
{
    live.enter("W1-1", R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})");
}

void ended(LiveTournament& live)
{
    live.play("W1-1", 'a');
    QCOMPARE(live.match("W1-1").state, tournament::State::Ended);
}

void challenged(LiveTournament& live)
{
    ended(live);
    facts::Challenge challenge;
    challenge.hand = {{"W1-1", 1}, 1, live.match("W1-1").games[0].items.back().place};
    challenge.by = facts::Challenger::B;
    challenge.accused = facts::Seat::A1;
    challenge.book = 3;
    QCOMPARE(live.record(challenge), std::string());
    QVERIFY(live.match("W1-1").flags.pending);
}

void signedByBoth(LiveTournament& live)
{
    live.playOut("W1-1", 'a');
}

void protested(LiveTournament& live, bool holds, facts::Side side = facts::Side::B)
{
    facts::Protest protest;
    protest.sitting = {"W1-1", 1};
    protest.side = side;
    protest.reason = "the count";
    protest.holds = holds;
    QCOMPARE(live.record(protest), std::string());
}

void held(LiveTournament& live)
{
    signedByBoth(live);
    protested(live, true);
}

void heldBeforeItIsSigned(LiveTournament& live)
{
    ended(live);
    protested(live, true);
}

void underProtest(LiveTournament& live)
{
    signedByBoth(live);
    protested(live, false);
}

void forfeit(LiveTournament& live)
{
    live.result("W1-1", {facts::Winner::B, facts::Decided::Forfeit, "left"});
}

void heldForfeit(LiveTournament& live)
{
    forfeit(live);
    protested(live, true, facts::Side::A);
}

void doubleForfeit(LiveTournament& live)
{
    live.result("W1-1", {facts::Winner::None, facts::Decided::NoShow, "nobody came"});
}

void heldDoubleForfeit(LiveTournament& live)
{
    doubleForfeit(live);
    protested(live, true, facts::Side::A);
}

QString verdictsOn(const tournament::Tournament& tournament)
{
    return QString::fromStdString(
               share::page(tournament,
                           {{"2026-11-21T19:42:00.000Z", {}, 0, 0}, "0123456789ab", share::Names::Full}))
        .remove(QRegularExpression(u"<[^>]*>"_s));
}

} // namespace

Q_DECLARE_METATYPE(void (*)(tournaments::LiveTournament&))

class tst_verdicts : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void sheetsSayWhatTheScreenSays_data();
    void sheetsSayWhatTheScreenSays();
    void aDisputedMatchNamesNobodyWhoAdvances();
};

void tst_verdicts::sheetsSayWhatTheScreenSays_data()
{
    QTest::addColumn<void (*)(tournaments::LiveTournament&)>("play");
    QTest::addColumn<QString>("wins"); // empty: the match is not over
    QTest::addColumn<QString>("held");
    QTest::addColumn<QString>("onward"); // of one that counts
    QTest::addColumn<QString>("state");  // on sheets of many matches
    const QString settle = u"On hold: settle the protest by Team %1 first"_s;
    const QString none;
    QTest::newRow("ready") << &nothing << none << none << none << u"ready"_s;
    QTest::newRow("called") << &called << none << none << none << u"table 1"_s;
    QTest::newRow("playing") << &playing << none << none << none << u"hand 2"_s;
    QTest::newRow("ended") << &ended << u"Team 1 wins, %1 to %2"_s << u"Not signed yet"_s << none
                           << u"unsigned"_s;
    QTest::newRow("challenge") << &challenged << none << none << none << u"challenge"_s;
    QTest::newRow("final") << &signedByBoth << u"Team 1 wins, %1 to %2"_s << none
                           << u"Team 1 plays the final (match 3)"_s << none;
    QTest::newRow("held") << &held << u"Team 1 wins, %1 to %2"_s << settle.arg(4) << none << u"protest"_s;
    QTest::newRow("held, unsigned") << &heldBeforeItIsSigned << u"Team 1 wins, %1 to %2"_s
                                    << u"Not signed yet"_s << none << u"protest"_s;
    QTest::newRow("protest") << &underProtest << u"Team 1 wins, %1 to %2"_s << none
                             << u"Team 1 plays the final (match 3)"_s << u"protest"_s;
    QTest::newRow("forfeit") << &forfeit << u"Team 4 wins"_s << none << u"Team 4 plays the final (match 3)"_s
                             << none;
    QTest::newRow("held forfeit") << &heldForfeit << u"Team 4 wins"_s << settle.arg(1) << none
                                  << u"protest"_s;
    QTest::newRow("double forfeit") << &doubleForfeit << u"No one advances"_s << none
                                    << u"Team 1 and Team 4 are both eliminated"_s << none;
    QTest::newRow("held double forfeit")
        << &heldDoubleForfeit << u"No one wins"_s << settle.arg(1) << none << u"protest"_s;
}

void tst_verdicts::sheetsSayWhatTheScreenSays()
{
    using Play = void (*)(LiveTournament&);
    QFETCH(Play, play);
    QFETCH(QString, wins);
    QFETCH(QString, held);
    QFETCH(QString, onward);
    QFETCH(QString, state);
    LiveTournament live;
    play(live);
    const tournament::Tournament& tournament = live.desk().tournament();
    const tournament::Match& match = live.match("W1-1");
    const auto& score = tournament::result(match).score;
    if (wins.contains(u"%1"_s))
        wins = wins.arg(score.a).arg(QString::number(score.b).replace(u'-', u'−'));
    const QString screen = QString::fromStdString(wording::wonText(tournament, match)); // ui/sheet, its end
    SAYS(screen);
    if (!onward.isEmpty())
        SAYS(QString::fromStdString(desk::onwardTexts(tournament, "W1-1").front()));

    QStringList sheets{pdf::File(pdf::document(tournament, u"scoresheet"_s, "W1-1")).text()};
    if (!wins.isEmpty() && !match.games.empty())
        sheets << pdf::File(pdf::document(tournament, u"played"_s)).text();
    static const QRegularExpression winner(u"\\b(wins|advances)\\b"_s);
    for (const QString& sheet : std::as_const(sheets)) {
        QCOMPARE(sheet.count(winner), wins.isEmpty() ? 0 : 1);
        pdf::contains(sheet, {wins, held});
    }
    QCOMPARE(wording::heldText(tournament, match).empty(), held.isEmpty());
    for (const char* many : {"bracket", "rounds"})
        if (state != u"ready"_s) // which a round's page need not say; its column of tables has a number
            pdf::contains(pdf::File(pdf::document(tournament, QString::fromLatin1(many))).text().toLower(),
                          {std::string_view(many) == "rounds" ? QString(state).remove(u"table "_s) : state});
    if (match.state == tournament::State::Ready || match.state == tournament::State::Called)
        QVERIFY(!pdf::File(pdf::document(tournament, u"slips"_s)).text().contains(winner));

    const QString page = verdictsOn(tournament);
    if (state != u"unsigned"_s)
        pdf::contains(page, {state});
    if (match.state == tournament::State::Ended)
        MENTIONS_ALL(page, 1);
    else if (!held.isEmpty())
        pdf::contains(page, {u"; "_s + held.left(1).toLower() + held.mid(1)});
    QCOMPARE(page.contains(u"plays the final (match 3)"_s), onward.contains(u"match 3"_s));
}

void tst_verdicts::aDisputedMatchNamesNobodyWhoAdvances()
{
    tournaments::Setup setup = tournaments::ruledBy("traditional");
    setup.agreed = R"({"end.target":100})"; // one hand decides it
    LiveTournament live(setup);
    live.playOut("W1-1", 'a');
    live.playOut("W1-2", 'a');
    live.playOut("W2-1", 'a');
    facts::Hand hand;
    hand.spot = {{"W1-1", 1}, 1, live.match("W1-1").games[0].items.back().place};
    hand.revision = 2;
    hand.reason = "sides were swapped on the sheet";
    hand.sides = {tournaments::sideHand(1, 1, 1), tournaments::sideHand(6, 6, 12)};
    QCOMPARE(live.record(hand), std::string());
    QVERIFY(live.match("W2-1").flags.disputed);
    const QString sheet = pdf::File(pdf::document(live.desk().tournament(), u"scoresheet"_s, "W2-1")).text();
    MENTIONS_ALL(sheet, 2);
    QVERIFY(!wording::heldText(live.desk().tournament(), live.match("W2-1")).empty());
}

TEST_CLASS(tst_verdicts)
#include "tst_verdicts.moc"
