// Cross tables on the Bracket screen, of a round robin and of pools, with real keys.
#include "atbracket.h"
#include "drawn.h"

#include "bracket/questions.h"
#include "ui/bracket/boxtext.h"

#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>

using atbracket::Shown;
using facts::Decided;
using facts::Format;
using facts::Winner;
using played::drawOf;
using played::Playing;
using played::setupOf;

class tst_crosstables : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void everybodyMeetsEverybody();
    void aCellSaysHowItWent();
    void twoMeetingsShareACell();
    void whoWithdrewIsSaid();
    void keysGoFromCellToCell();
    void enterOpensTheSheetOfACell();
    void headsStayInView();
    void noPieceOfAScoreIsRead();
    void aSharedRankStandsApartFromTheSeed();
    void aHeadIsNotACell();
    void cellsAreReadAloud();
    void aCellKeepsTheKeys();
    void poolsLeadToThePlayoff();
    void fourPoolsStandTwoByTwo();
    void twoPoolsAndTheirPlayoffAreSeenAtOnce();
    void aPoolIsNamedHoweverItIsScrolled();
    void whoWantsAWildcardIsRanked();
    void tiedTeamsAtTheLineDoNotAdvanceYet();
    void aPlayInIsBelowThePools();
    void whoWonTheRankingIsTheHeading();
    void whoWonTheRankingIsLit();
};

void tst_crosstables::everybodyMeetsEverybody()
{
    Shown shown(setupOf(4, drawOf(Format::RoundRobin)));
    SAYS(shown.head());
    QCOMPARE(shown.tree().boxes.size(), std::size_t{12});
    QCOMPARE(shown.cell(0, 3), u"match 1"_s);
    QCOMPARE(shown.cell(3, 0), u"match 1"_s);
    QCOMPARE(shown.cell(2, 2), QString());
    const tree::Cross& cross = shown.tree().crosses.front();
    QVERIFY(cross.place.top() > 0.3); // its frame keeps off the title over it
    QCOMPARE(cross.teams[1].name, u"Team 2"_s);
    QCOMPARE(cross.teams[1].rank, QString()); // nothing counts yet
    QCOMPARE(cross.teams[1].won + cross.teams[1].lost, 0);
}

void tst_crosstables::aCellSaysHowItWent()
{
    tournaments::LiveTournament live(setupOf(7, drawOf(Format::RoundRobin)));
    const auto met = [&](int a, int b) {
        for (const tournament::Match* match : tournament::inOrder(live.desk().tournament())) {
            const auto one = tournament::seedOfTeam(*live.desk().tournament().setting, match->teams.a);
            const auto other = tournament::seedOfTeam(*live.desk().tournament().setting, match->teams.b);
            if ((one == a && other == b) || (one == b && other == a))
                return match->id;
        }
        qFatal("%d and %d do not meet", a, b);
    };
    live.playOut(met(1, 2), 'a');
    live.play(met(3, 4), 'b');
    live.call(met(1, 5), {3, {}});
    live.call(met(6, 7), {4, {}});
    live.enter(met(6, 7), R"({"a":{"bids":[3,3],"tricks":7},"b":{"bids":[2,3],"tricks":6}})");
    live.result(met(1, 3),
                {live.match(met(1, 3)).teams.a == "T1" ? Winner::A : Winner::B, Decided::NoShow, "x"});
    live.result(met(4, 5), {Winner::None, Decided::Forfeit, "x"});
    Shown shown(live);
    const auto& score = tournament::result(live.match(met(1, 2))).score;
    const int mine = live.match(met(1, 2)).teams.a == "T1" ? score.a : score.b;
    const int theirs = score.a + score.b - mine;
    const auto so = [](int one, int other) { return u"%1 : %2"_s.arg(one).arg(other).replace(u'-', u'−'); };
    QCOMPARE(shown.cell(0, 1), so(mine, theirs));
    QCOMPARE(shown.cell(1, 0), so(theirs, mine));
    QVERIFY2(shown.cell(2, 3).endsWith(u" | unsigned"_s), qPrintable(shown.cell(2, 3)));
    QCOMPARE(shown.cell(4, 0), u"table 3 | called"_s);
    QCOMPARE(shown.cell(5, 6), u"table 4 | hand 2"_s);
    QCOMPARE(shown.cell(0, 2), u"won | no-show"_s);
    QCOMPARE(shown.cell(2, 0), u"lost | no-show"_s);
    QCOMPARE(shown.cell(3, 4), u"forfeit | both"_s);
    QCOMPARE(shown.cell(4, 3), u"forfeit | both"_s);
    const auto& teams = shown.tree().crosses.front().teams;
    QCOMPARE(teams[0].won, 2);
    QCOMPARE(teams[0].lost, 0);
    QCOMPARE(teams[0].rank, u"1"_s);
    QCOMPARE(teams[3].won, 0);
    QCOMPARE(teams[3].lost, 1);
    QCOMPARE(teams[5].rank, QString()); // it plays its first match
}

void tst_crosstables::twoMeetingsShareACell()
{
    facts::Draw draw = drawOf(Format::RoundRobin);
    draw.meetings = 2;
    Shown shown(setupOf(3, draw));
    QCOMPARE(shown.cell(1, 2), u"match 1 / match 4"_s);
    QCOMPARE(shown.tree().boxes.size(), std::size_t{12});
    QTest::mouseClick(shown.view().viewport(), Qt::LeftButton, {}, shown.middleOf("A1-1"));
    QCOMPARE(shown.after(Qt::Key_Down), u"Match 4"_s); // under it in the same cell
    QCOMPARE(shown.current().cell->row, std::size_t{1});
}

void tst_crosstables::whoWithdrewIsSaid()
{
    facts::Draw draw = drawOf(Format::RoundRobin);
    draw.ranking = R"({"withdrawn":"expunge"})";
    tournaments::LiveTournament live(setupOf(4, draw));
    const std::string first = Playing(live, 1).firstReady()->id; // of Team 1 and Team 4
    live.playOut(first, 'a');
    live.record(facts::Withdraw{"T4", "had to go"});
    Shown shown(live);
    QVERIFY2(shown.cell(0, 3).endsWith(u" | not counted"_s), qPrintable(shown.cell(0, 3)));
    SAYS(shown.cell(3, 1));
    const auto& teams = shown.tree().crosses.front().teams;
    QVERIFY(teams[3].withdrawn && !teams[0].withdrawn);
    QCOMPARE(teams[3].rank, QString());
    QCOMPARE(pseudo::english(teams[3].note), u"withdrawn"_s);
    QCOMPARE(shown.cell(1, 2), u"match 2"_s);
}

void tst_crosstables::keysGoFromCellToCell()
{
    Shown shown(setupOf(4, drawOf(Format::RoundRobin)));
    const auto at = [&](Qt::Key key) {
        QTest::keyClick(&shown.view(), key);
        return std::pair(shown.current().cell->row, shown.current().cell->column);
    };
    using Place = std::pair<std::size_t, std::size_t>;
    QVERIFY(at(Qt::Key_Home) == Place(0, 1));
    QVERIFY(at(Qt::Key_Left) == Place(0, 1)); // the row ends there
    QVERIFY(at(Qt::Key_Right) == Place(0, 2));
    QVERIFY(at(Qt::Key_Right) == Place(0, 3));
    QVERIFY(at(Qt::Key_Right) == Place(0, 3));
    QVERIFY(at(Qt::Key_Down) == Place(1, 3));
    QVERIFY(at(Qt::Key_Left) == Place(1, 2));
    QVERIFY(at(Qt::Key_Left) == Place(1, 0)); // over the diagonal
    QVERIFY(at(Qt::Key_Down) == Place(2, 0));
    QVERIFY(at(Qt::Key_End) == Place(3, 2));
}

void tst_crosstables::enterOpensTheSheetOfACell()
{
    Shown shown(setupOf(4, drawOf(Format::RoundRobin)));
    QSignalSpy wanted(&shown.screen(), &session::Screen::matchWanted);
    QTest::keyClick(&shown.view(), Qt::Key_Home);
    QTest::keyClick(&shown.view(), Qt::Key_Return);
    QTest::mouseDClick(shown.view().viewport(), Qt::LeftButton, {},
                       shown.view().boxRect(shown.tree().boxes.size() - 1).center().toPoint());
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(wanted[0][0].toString(), shown.tree().boxes.front().match);
    QCOMPARE(wanted[1][0].toString(), shown.tree().boxes.back().match);
    QVERIFY(shown.tree().boxes.front().match != shown.tree().boxes.back().match);
}

void tst_crosstables::headsStayInView()
{
    Shown shown(setupOf(32, drawOf(Format::RoundRobin)));
    const tree::Cross& cross = shown.tree().crosses.front();
    const double line = shown.view().zoom() * 29;
    QTest::keyClick(&shown.view(), Qt::Key_End);
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Left}) {
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(&shown.view(), key);
            const QRectF cell = shown.view().boxRect(shown.view().currentBox());
            // Nothing of the current cell is under the heads, wherever they stand.
            QVERIFY(cell.left() >= cross.side * line - 2 && cell.top() >= cross.head * line - 2);
            QVERIFY(QRectF(shown.view().viewport()->rect()).contains(cell));
        }
    }
}

// In a column that is partly covered or out of view.
void tst_crosstables::noPieceOfAScoreIsRead()
{
    Shown shown(setupOf(32, drawOf(Format::RoundRobin)));
    const double edge = shown.tree().crosses.front().side * 29;
    const QWidget& viewport = *shown.view().viewport();
    QTest::keyClick(&shown.view(), Qt::Key_End);
    for (int i = 0; i < 14; ++i) {
        QTest::keyClick(&shown.view(), Qt::Key_Left);
        for (const drawn::Text& text : drawn::textsOf(*shown.view().viewport())) {
            QVERIFY2(text.box.right() <= edge + 2 || text.box.left() >= edge - 2, qPrintable(text.words));
            QVERIFY2(text.box.right() <= viewport.width() + 1, qPrintable(text.words));
        }
    }
}

// Otherwise `12–22 12` would look like one number.
void tst_crosstables::aSharedRankStandsApartFromTheSeed()
{
    tournaments::LiveTournament live(setupOf(22, drawOf(Format::RoundRobin)));
    std::vector<std::string> firstRound;
    for (const bracket::Match& drawn : live.desk().tournament().setting->bracket.matches)
        if (drawn.round == 1)
            firstRound.push_back(drawn.id);
    const auto seedOf = [&](const std::string& team) {
        return tournament::seedOfTeam(*live.desk().tournament().setting, team);
    };
    for (const std::string& match : firstRound) {
        const auto& teams = live.match(match).teams;
        live.result(match, {seedOf(teams.a) < seedOf(teams.b) ? Winner::A : Winner::B, Decided::NoShow, "x"});
    }
    Shown shown(live);
    QTest::keyClick(&shown.view(), Qt::Key_End);
    const QList<drawn::Text> texts = drawn::textsOf(*shown.view().viewport());
    int compared = 0;
    for (const drawn::Text& rank : texts)
        for (const drawn::Text& seed : texts) {
            const double apart = seed.box.left() - rank.box.left();
            const bool isBeside =
                apart > 0 && apart < 80 && std::abs(seed.box.center().y() - rank.box.center().y()) < 5;
            if (rank.words != u"12–22"_s || seed.words.size() != 2 || !isBeside)
                continue;
            ++compared;
            QVERIFY2(seed.box.left() - rank.box.right() >= 5, qPrintable(seed.words));
        }
    QVERIFY(compared > 2);
}

void tst_crosstables::aHeadIsNotACell()
{
    Shown shown(setupOf(32, drawOf(Format::RoundRobin)));
    QTest::keyClick(&shown.view(), Qt::Key_End);
    const std::size_t before = shown.view().currentBox();
    const double line = 29;
    const tree::Cross& cross = shown.tree().crosses.front();
    // Where cells are scrolled away under the heads, a click finds none of them.
    for (const QPointF& head : {QPointF(cross.side / 2, 10), QPointF(cross.side + 3, cross.head / 2)})
        QTest::mouseClick(shown.view().viewport(), Qt::LeftButton, {}, (head * line).toPoint());
    QCOMPARE(shown.view().currentBox(), before);
    QTest::mouseClick(shown.view().viewport(), Qt::LeftButton, {}, QPoint(600, 300));
    QVERIFY(shown.view().currentBox() != before);

    const auto said = [&](const QRectF& seen, const QPointF& at) {
        return pseudo::english(tree::headAt(shown.tree(), seen, at).value_or(u"no head"_s));
    };
    const QRectF atStart(-0.5, 0, 40, 24);
    SAYS(said(atStart, {cross.side / 2, cross.rowAt(2) + 0.5}));
    SAYS(said(atStart, {cross.columnAt(4) + 0.5, 0.5}));
    QCOMPARE(said(atStart, {1, 0.5}), QString());
    QCOMPARE(said(atStart, {cross.columnAt(4) + 0.5, cross.rowAt(2)}), u"no head"_s);
    // Scrolled, the row at the height is another one, and the head still stands at the edge.
    SAYS(said({20, 30, 40, 24}, {21, cross.rowAt(20) + 0.5}));
}

void tst_crosstables::cellsAreReadAloud()
{
    tournaments::LiveTournament live(setupOf(8, played::pools(2, 2)));
    live.playOut("A1-1", 'a');
    Shown shown(live);
    QTest::mouseClick(shown.view().viewport(), Qt::LeftButton, {}, shown.middleOf("A1-1"));
    const QString name = stage::nameOf(shown.view());
    MENTIONS_ALL(name, 2);
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&shown.view());
    QCOMPARE(list->childCount(), static_cast<int>(shown.tree().boxes.size()));
    QCOMPARE(u"Bracket. "_s + pseudo::english(list->focusChild()->text(QAccessible::Name)), name);
}

void tst_crosstables::aCellKeepsTheKeys()
{
    Shown shown(setupOf(4, drawOf(Format::RoundRobin)));
    QTest::keyClick(&shown.view(), Qt::Key_End); // the second place of its match
    const std::size_t before = shown.view().currentBox();
    shown.decide(shown.tree().boxes.front().match.toStdString(), Winner::A);
    QCOMPARE(shown.view().currentBox(), before);
    QCOMPARE(shown.cell(0, 1).left(3), u"won"_s);
    QCOMPARE(shown.tree().crosses.front().teams[0].won, 1);
}

void tst_crosstables::poolsLeadToThePlayoff()
{
    facts::Draw draw = played::pools(2, 2);
    draw.wildcards = 1;
    tournaments::LiveTournament live(setupOf(8, draw));
    Shown shown(live);
    SAYS(shown.headings());
    SAYS(shown.head().value(1));
    QCOMPARE(pseudo::english(shown.box(u"PW1-2"_s).lines[1].text), u"wildcard 1"_s);
    SAYS(pseudo::english(shown.box(u"PW2-1"_s).lines[0].text));
    // Down from the pools into the playoff, and up again.
    QTest::keyClick(&shown.view(), Qt::Key_Home);
    for (int i = 0; i < 8 && shown.current().cell; ++i)
        QTest::keyClick(&shown.view(), Qt::Key_Down);
    QVERIFY(!shown.current().cell);
    QVERIFY(shown.current().match.startsWith(u"PW"_s));
    for (int i = 0; i < 4 && !shown.current().cell; ++i)
        QTest::keyClick(&shown.view(), Qt::Key_Up);
    QVERIFY(shown.current().cell);

    // Team 1 wins all of pool A.
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (match->id.front() == 'A')
            shown.decide(match->id, match->teams.b == "T1" ? Winner::B : Winner::A);
    QCOMPARE(pseudo::english(shown.box(u"PW2-1"_s).lines[0].text), u"Team 1"_s);
    QCOMPARE(shown.tree().crosses[0].teams[0].rank, u"1"_s);
    QVERIFY(shown.tree().crosses[0].teams[0].advances);
}

/// The better seed wins every match of the pools.
static void playBySeed(Shown& shown)
{
    QMap<QString, Winner> all; // asked before: the tournament is another after every decision
    for (const tournament::Match* match : tournament::inOrder(shown.tournament())) {
        const auto seed = [&](scoring::Side side) {
            return *tournament::seedOfTeam(*shown.tournament().setting, match->teams[side]);
        };
        if (match->state == tournament::State::Ready && match->id.front() != 'P')
            all.insert(QString::fromStdString(match->id),
                       seed(scoring::Side::A) < seed(scoring::Side::B) ? Winner::A : Winner::B);
    }
    for (const auto& [match, winner] : all.asKeyValueRange())
        shown.decide(match.toStdString(), winner);
}

// Though three would fit beside each other.
void tst_crosstables::fourPoolsStandTwoByTwo()
{
    tournaments::Setup setup = setupOf(16, drawOf(Format::PoolsPlayoff));
    setup.draw.pools = 4;
    setup.draw.advance = 2;
    Shown shown(setup);
    shown.screen().resize(1828, 960);
    const auto top = [&](std::size_t table) { return shown.tree().crosses[table].place.top(); };
    QTRY_COMPARE(top(1), top(0));
    QVERIFY(top(2) > top(1));
}

void tst_crosstables::twoPoolsAndTheirPlayoffAreSeenAtOnce()
{
    Shown shown(setupOf(8, played::pools(2, 2)));
    shown.screen().resize(1188, 601); // in a window of 1280 by 720
    QTRY_VERIFY(shown.view().height() < 530);
    QTRY_COMPARE(shown.tree().crosses[1].place.top(), shown.tree().crosses[0].place.top());
    QTRY_COMPARE(shown.view().verticalScrollBar()->maximum(), 0);
    QCOMPARE(shown.view().horizontalScrollBar()->maximum(), 0);
    shown.screen().resize(1828, 960); // in a window of 1920 by 1080, where they grow
    QTRY_VERIFY(shown.view().zoom() > 1.15);
    const auto& tables = shown.tree().crosses;
    QCOMPARE(tables[1].place.top(), tables[0].place.top());
    QVERIFY(tables[0].hasNames()); // which is not given up for that
    QCOMPARE(shown.view().verticalScrollBar()->maximum(), 0);
    QCOMPARE(shown.view().horizontalScrollBar()->maximum(), 0);
}

// Over its table, or in it where the heading is cut or away.
void tst_crosstables::aPoolIsNamedHoweverItIsScrolled()
{
    Shown shown(setupOf(16, played::pools(4, 2)));
    const tree::Cross& cross = shown.tree().crosses.back();
    const int top = qRound(cross.place.top() * 29 * shown.view().zoom());
    for (const int above : {44, 20, 5, -10}) {
        shown.view().verticalScrollBar()->setValue(top - above);
        QCOMPARE(shown.view().verticalScrollBar()->value(), top - above);
        int named = 0;
        for (const drawn::Text& text : drawn::textsOf(*shown.view().viewport()))
            named += text.words == cross.title && text.box.top() >= 0 ? 1 : 0;
        QVERIFY2(named > 0, qPrintable(QString::number(above)));
    }
}

void tst_crosstables::whoWantsAWildcardIsRanked()
{
    facts::Draw draw = played::pools(2, 1);
    draw.wildcards = 1;
    Shown shown(setupOf(7, draw));
    QCOMPARE(shown.tree().crosses[0].teams[1].note, QString());
    playBySeed(shown);
    QStringList notes;
    for (const tree::Cross& cross : shown.tree().crosses)
        for (const tree::Cross::Team& team : cross.teams)
            notes << u"%1: %2%3"_s.arg(team.seed, pseudo::english(team.note),
                                       team.advances ? u", advances"_s : QString());
    notes.sort();
    // Pool B has four teams: two wins of three are more than one of two.
    SAYS(notes.join(u"; "_s));
    QVERIFY2(
        pseudo::english(tree::wordsOf(shown.tree().crosses[0].teams[1])).endsWith(u", wildcard rank 2"_s),
        qPrintable(pseudo::english(tree::wordsOf(shown.tree().crosses[0].teams[1]))));
}

void tst_crosstables::tiedTeamsAtTheLineDoNotAdvanceYet()
{
    tournaments::LiveTournament live(setupOf(8, played::pools(2, 2)));
    live.playOut("A1-1", 'a');
    Shown shown(live);
    const auto& teams = shown.tree().crosses.front().teams;
    const auto advanceCount =
        std::count_if(teams.begin(), teams.end(), [](const auto& team) { return team.advances; });
    QVERIFY(advanceCount <= 2);
    QVERIFY(teams[0].advances); // the one who has won
}

void tst_crosstables::aPlayInIsBelowThePools()
{
    tournaments::LiveTournament live(setupOf(6, played::pools(2, 1)));
    // In pool A each wins once: nothing but a play-in or a lot parts them.
    const auto wins = [&](const std::string& a, const std::string& b) {
        for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
            if ((match->teams.a == a && match->teams.b == b) || (match->teams.a == b && match->teams.b == a))
                live.result(match->id, {match->teams.a == a ? Winner::A : Winner::B, Decided::Ruling, "x"});
    };
    const std::vector<int> members =
        bracket::poolsIn(live.desk().tournament().setting->bracket).front().seeds;
    const auto team = [&](std::size_t i) { return tournaments::id("T", members[i]); };
    wins(team(0), team(1));
    wins(team(1), team(2));
    wins(team(2), team(0));
    live.record(facts::PlayIn{"X-1", {team(0), team(1)}});
    Shown shown(live);
    QVERIFY2(shown.headings().contains(u"Play-ins"_s), qPrintable(shown.headings().join(u'|')));
    QVERIFY2(pseudo::english(shown.box(u"X-1"_s).title).endsWith(u" · play-in"_s),
             qPrintable(pseudo::english(shown.box(u"X-1"_s).title)));
    QVERIFY(shown.box(u"X-1"_s).place.top() > shown.tree().crosses.front().place.bottom());
    QVERIFY(shown.box(u"X-1"_s).place.bottom() < shown.box(u"PW1-1"_s).place.top());
}

void tst_crosstables::whoWonTheRankingIsTheHeading()
{
    tournaments::LiveTournament live(setupOf(3, drawOf(Format::RoundRobin)));
    Shown shown(live);
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        shown.decide(match->id, match->teams.b == "T1" ? Winner::B : Winner::A);
    SAYS(shown.head());
    QVERIFY(shown.head().filter(u"2 of 2"_s).size() == 1); // not `2–0`, which is read as a score
}

// Where no final decides, the champion's matches are seen first, and not those of the first seed.
void tst_crosstables::whoWonTheRankingIsLit()
{
    for (const Format format : {Format::RoundRobin, Format::Swiss}) {
        played::InTheMiddle middle(format, 8);
        middle.playOut();
        Shown shown(middle.live());
        const std::string champion = tournament::champion(shown.tournament());
        QVERIFY(!champion.empty());
        QCOMPARE(shown.view().path().team, QString::fromStdString(champion));
        QVERIFY(shown.view().currentBox() > 0);
    }
}

TEST_CLASS(tst_crosstables)
#include "tst_crosstables.moc"
