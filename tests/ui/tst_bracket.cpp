// The bracket on the screen, with real keys and clicks.
#include "halfplayed.h"

#include "ui/bracket/bracketscreen.h"

#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace {

/// The screen as it stands in a window of 1280 by 800.
class Shown {
public:
    explicit Shown(const desk::DemoOptions& options)
    {
        m_stage.openDemo(options);
        show();
    }
    explicit Shown(stage::HalfPlayed& evening)
    {
        evening.open(m_stage);
        show();
    }
    tree::BracketScreen& screen() { return m_screen; }
    tree::TreeView& view() { return *m_screen.findChild<tree::TreeView*>(); }
    stage::Stage& stage() { return m_stage; }

    QStringList words()
    {
        QStringList all;
        for (const tree::Box& box : view().tree().boxes)
            all << box.words;
        return all;
    }
    QString currentTitle()
    {
        const auto box = tree::indexOf(view().tree(), view().current());
        return view().tree().boxes[*box].title;
    }
    /// The title of the match on which the key leaves one.
    QString after(Qt::Key key)
    {
        QTest::keyClick(&view(), key);
        return currentTitle();
    }
    QPoint middleOf(const char* match) { return view().boxRect(QString::fromUtf8(match)).center().toPoint(); }
    /// Moves the mouse there without a button.
    void pointAt(const QPoint& position)
    {
        QTest::mouseMove(m_screen.windowHandle(), view().viewport()->mapTo(&m_screen, position));
    }
    /// Teams' ways that are lit, as `Match 1 > Match 4`.
    QStringList litWays()
    {
        QStringList lit;
        const tree::Tree& tree = view().tree();
        for (const std::size_t way : view().path().ways)
            lit << tree.boxes[tree.ways[way].from].shortTitle + u" > "_s +
                       tree.boxes[tree.ways[way].to].shortTitle;
        return lit;
    }

private:
    void show()
    {
        m_screen.resize(1188, 708);
        m_screen.refresh();
        m_screen.show();
        m_screen.activateWindow();
        m_screen.takeFocus();
        if (!QTest::qWaitForWindowActive(&m_screen))
            qFatal("the window does not come up");
    }

    stage::Stage m_stage;
    tree::BracketScreen m_screen{m_stage.theme, m_stage.session};
};

desk::DemoOptions teams(int number)
{
    desk::DemoOptions options;
    options.teams = number;
    return options;
}

QStringList linesOn(const QWidget& screen)
{
    QStringList lines;
    for (const look::Line* line : screen.findChildren<look::Line*>())
        if (line->isVisible())
            lines << line->text();
    return lines;
}

} // namespace

class tst_bracket : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void everyMatchSaysWhereItStands();
    void theFinalIsPlayedByItsOwnRules();
    void arrowsGoFromMatchToMatch();
    void enterOpensTheSheet();
    void theMouseChoosesAndOpens();
    void theTeamUnderTheMouseLightsUp();
    void itZoomsByKeys();
    void itZoomsWhereTheWheelIs();
    void itIsPannedByHand();
    void thirtyTwoTeamsNeedNoSidewaysScrolling();
    void theWholeOf256TeamsFits();
    void theKeysFollowIntoEveryCorner();
    void aResultMovesTheBracketAndKeepsThePlace();
    void aHandElsewhereScrollsNothing();
    void theChampionIsTheHeading();
    void beforeTheDrawItSaysWhatToDo();
    void itIsReadAloud();
    void printIsAsked();
    void itIsGoodToLookAt_data();
    void itIsGoodToLookAt();
};

void tst_bracket::everyMatchSaysWhereItStands()
{
    stage::HalfPlayed evening;
    Shown shown(evening);
    const QStringList expected = {
        u"Match 1, finished: seed 8 Low Club 230 against seed 9 Hearts Out 350, won"_s,
        u"Match 2, table 4 · hand 4: seed 7 Nil Patrol 155 against seed 10 Two of Spades 67"_s,
        u"Match 3, finished: seed 6 Boston Tea won against seed 11 The Society for the Prevention of Bags no-show"_s,
        u"Match 4, called · table 5: seed 1 Full House against seed 9 Hearts Out"_s,
        u"Match 5, ready: seed 4 Spade Runners against seed 5 Cut the Deck"_s,
        u"Match 6: seed 2 Deuces Wild against winner of 2"_s,
        u"Match 7, ready: seed 3 Aces High against seed 6 Boston Tea"_s,
        u"Match 8: winner of 4 against winner of 5"_s,
        u"Match 9: winner of 6 against winner of 7"_s,
        u"Match 10 · third place: loser of 8 against loser of 9"_s,
        u"Match 11 · final, to 500: winner of 8 against winner of 9"_s,
    };
    QCOMPARE(shown.words(), expected);
    QStringList byes;
    for (const tree::Bye& bye : shown.view().tree().byes)
        byes << bye.text;
    byes.sort();
    QCOMPARE(byes, QStringList({u"both bye"_s, u"bye"_s, u"bye"_s, u"bye"_s}));
}

void tst_bracket::theFinalIsPlayedByItsOwnRules()
{
    stage::HalfPlayed evening;
    Shown shown(evening);
    QCOMPARE(linesOn(shown.screen()),
             QStringList({u"Bracket"_s,
                          u"11 teams, single elimination · the final is played under the championship "
                          "rules, to 500"_s}));
}

void tst_bracket::arrowsGoFromMatchToMatch()
{
    stage::HalfPlayed evening;
    Shown shown(evening);
    QCOMPARE(shown.currentTitle(), u"Match 2"_s); // what is being played
    QCOMPARE(shown.after(Qt::Key_Right), u"Match 6"_s);
    QCOMPARE(shown.after(Qt::Key_Right), u"Match 9"_s);
    QCOMPARE(shown.after(Qt::Key_Up), u"Match 8"_s);
    QCOMPARE(shown.after(Qt::Key_Up), u"Match 8"_s); // there is no more
    QCOMPARE(shown.after(Qt::Key_Right), u"Match 11 · final, to 500"_s);
    QCOMPARE(shown.after(Qt::Key_Right), u"Match 11 · final, to 500"_s);
    QCOMPARE(shown.after(Qt::Key_Down), u"Match 10 · third place"_s);
    QCOMPARE(shown.after(Qt::Key_Left), u"Match 9"_s);
    QCOMPARE(shown.after(Qt::Key_Left), u"Match 6"_s);
    QCOMPARE(shown.after(Qt::Key_Down), u"Match 7"_s);
    QCOMPARE(shown.after(Qt::Key_Left), u"Match 3"_s);
    QCOMPARE(shown.after(Qt::Key_Up), u"Match 2"_s);
    QCOMPARE(shown.after(Qt::Key_Home), u"Match 1"_s);
    QCOMPARE(shown.after(Qt::Key_End), u"Match 11 · final, to 500"_s);
}

void tst_bracket::enterOpensTheSheet()
{
    stage::HalfPlayed evening;
    Shown shown(evening);
    QSignalSpy wanted(&shown.screen(), &session::Screen::matchWanted);
    QTest::keyClick(&shown.view(), Qt::Key_Return);
    QTest::keyClick(&shown.view(), Qt::Key_Right);
    QTest::keyClick(&shown.view(), Qt::Key_Enter);
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(wanted[0][0].toString(), QString::fromStdString(evening.match(2)));
    QCOMPARE(wanted[1][0].toString(), QString::fromStdString(evening.match(6)));
}

void tst_bracket::theMouseChoosesAndOpens()
{
    stage::HalfPlayed evening;
    Shown shown(evening);
    QSignalSpy wanted(&shown.screen(), &session::Screen::matchWanted);
    const std::string five = evening.match(5);
    QTest::mouseClick(shown.view().viewport(), Qt::LeftButton, {}, shown.middleOf(five.c_str()));
    QCOMPARE(shown.currentTitle(), u"Match 5"_s);
    QCOMPARE(wanted.size(), 0);
    QTest::mouseDClick(shown.view().viewport(), Qt::LeftButton, {}, shown.middleOf(five.c_str()));
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toString(), QString::fromStdString(five));
}

void tst_bracket::theTeamUnderTheMouseLightsUp()
{
    stage::HalfPlayed evening;
    Shown shown(evening);
    QCOMPARE(shown.litWays(),
             QStringList({u"Match 2 > Match 6"_s, u"Match 6 > Match 9"_s, u"Match 9 > Match 11 · final"_s}));
    // Hearts Out have won match 1, and go on as long as they are in.
    const QRectF one = shown.view().boxRect(QString::fromStdString(evening.match(1)));
    shown.pointAt(one.center().toPoint() + QPoint(0, 10));
    QCOMPARE(shown.view().path().team, u"T9"_s);
    QStringList lit = shown.litWays();
    lit.sort();
    QCOMPARE(lit,
             QStringList({u"Match 1 > Match 4"_s, u"Match 4 > Match 8"_s, u"Match 8 > Match 11 · final"_s}));
    // Low Club are out.
    shown.pointAt(one.center().toPoint() - QPoint(0, 10));
    QCOMPARE(shown.view().path().team, u"T8"_s);
    QCOMPARE(shown.litWays(), QStringList());
    shown.pointAt({5, 5});
    QCOMPARE(shown.litWays().size(), 3);
}

void tst_bracket::itZoomsByKeys()
{
    Shown shown(teams(16));
    QCOMPARE(shown.view().zoom(), 1.0);
    QTest::keyClick(&shown.view(), Qt::Key_Plus);
    QCOMPARE(shown.view().zoom(), 1.2);
    QTest::keyClick(&shown.view(), Qt::Key_Minus);
    QTest::keyClick(&shown.view(), Qt::Key_Minus);
    QVERIFY(shown.view().zoom() < 1);
    for (int i = 0; i < 40; ++i)
        QTest::keyClick(&shown.view(), Qt::Key_Minus);
    QVERIFY(shown.view().zoom() > 0.04);
    QTest::keyClick(&shown.view(), Qt::Key_0);
    QVERIFY(shown.view().zoom() >= 1);
}

void tst_bracket::itZoomsWhereTheWheelIs()
{
    Shown shown(teams(64));
    const QString match = shown.view().current();
    const QPointF at = shown.view().boxRect(match).center();
    QWheelEvent wheel(at, shown.view().viewport()->mapToGlobal(at), {}, {0, 120}, Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(shown.view().viewport(), &wheel);
    QCOMPARE(shown.view().zoom(), 1.2);
    const QPointF moved = shown.view().boxRect(match).center() - at;
    QVERIFY2(qAbs(moved.y()) < 2, "what is under the wheel stays there");
}

void tst_bracket::itIsPannedByHand()
{
    Shown shown(teams(64));
    QWidget* paper = shown.view().viewport();
    QTest::keyClick(&shown.view(), Qt::Key_Home);
    const QString current = shown.view().current();
    const int before = shown.view().verticalScrollBar()->value();
    QTest::mousePress(paper, Qt::LeftButton, {}, {400, 400});
    QTest::mouseMove(paper, {400, 300});
    QTest::mouseMove(paper, {400, 250});
    QTest::mouseRelease(paper, Qt::LeftButton, {}, {400, 250});
    QCOMPARE(shown.view().verticalScrollBar()->value(), before + 150);
    QCOMPARE(shown.view().current(), current);
}

void tst_bracket::thirtyTwoTeamsNeedNoSidewaysScrolling()
{
    Shown shown(teams(32));
    QCOMPARE(shown.view().zoom(), 1.0);
    QCOMPARE(shown.view().horizontalScrollBar()->maximum(), 0);
}

void tst_bracket::theWholeOf256TeamsFits()
{
    Shown shown(teams(256));
    QCOMPARE(shown.view().tree().boxes.size(), std::size_t{255});
    QTest::keyClick(&shown.view(), Qt::Key_0);
    const QRectF paper = shown.view().viewport()->rect();
    for (const tree::Box& box : shown.view().tree().boxes)
        QVERIFY2(paper.contains(shown.view().boxRect(box.match)), qPrintable(box.title));
}

void tst_bracket::theKeysFollowIntoEveryCorner()
{
    Shown shown(teams(256));
    const QRectF paper = shown.view().viewport()->rect();
    for (const Qt::Key key :
         {Qt::Key_Home, Qt::Key_Down, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_End,
          Qt::Key_Left, Qt::Key_Down, Qt::Key_Left, Qt::Key_Left, Qt::Key_Left}) {
        QTest::keyClick(&shown.view(), key);
        QVERIFY2(paper.contains(shown.view().boxRect(shown.view().current())),
                 qPrintable(shown.currentTitle()));
    }
}

void tst_bracket::aResultMovesTheBracketAndKeepsThePlace()
{
    stage::HalfPlayed evening;
    Shown shown(evening);
    QTest::keyClick(&shown.view(), Qt::Key_End);
    const std::string five = evening.match(5);
    connect(&shown.stage().session, &session::Session::changed, &shown.screen(), &session::Screen::refresh);
    shown.stage().session.ask(u"result"_s, [five](desk::Desk& desk) {
        desk::ResultOptions options;
        options.winner = facts::Winner::B;
        options.outcome = facts::Decided::Withdrawn;
        options.reason = "they went home";
        return desk::result(desk, "J. Park", five, options);
    });
    shown.stage().settle();
    QCOMPARE(shown.words().at(4),
             u"Match 5, finished: seed 4 Spade Runners withdrawn against seed 5 Cut the Deck won"_s);
    QCOMPARE(shown.words().at(7), u"Match 8: winner of 4 against seed 5 Cut the Deck"_s);
    QCOMPARE(shown.currentTitle(), u"Match 11 · final, to 500"_s);
}

void tst_bracket::aHandElsewhereScrollsNothing()
{
    stage::HalfPlayed evening;
    Shown shown(evening);
    connect(&shown.stage().session, &session::Session::changed, &shown.screen(), &session::Screen::refresh);
    QTest::keyClick(&shown.view(), Qt::Key_Home);
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&shown.view(), Qt::Key_Plus);
    QCoreApplication::processEvents(); // the scroll bars come up
    QScrollBar& bar = *shown.view().verticalScrollBar();
    bar.setValue(bar.maximum()); // somebody looks elsewhere
    const std::string two = evening.match(2);
    shown.stage().session.ask(u"hand"_s, [two](desk::Desk& desk) {
        scoring::Hand hand;
        hand.sides.a = {scoring::Bids{scoring::bid(3), scoring::bid(2)}, false, 5};
        hand.sides.b = {scoring::Bids{scoring::bid(4), scoring::bid(4)}, false, 8};
        return desk::enter(desk, "J. Park", two, hand);
    });
    shown.stage().settle();
    QCOMPARE(shown.words().at(1),
             u"Match 2, table 4 · hand 5: seed 7 Nil Patrol 205 against seed 10 Two of Spades 147"_s);
    QCOMPARE(bar.value(), bar.maximum());
}

void tst_bracket::theChampionIsTheHeading()
{
    Shown shown(teams(16));
    const night::Night& night = shown.stage().session.night();
    const night::Match& last = *night::match(night, "W4-1");
    const QStringList lines = linesOn(shown.screen());
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0],
             QString::fromStdString(night::team(*night.setting, last.teams[*last.winner])->name) + u" won"_s);
    QVERIFY2(lines[1].endsWith(u" in the final"_s), qPrintable(lines[1]));
    QCOMPARE(shown.view().current(), u"W4-1"_s);
}

void tst_bracket::beforeTheDrawItSaysWhatToDo()
{
    stage::Stage stage;
    const std::string file = stage.path().toStdString();
    stage.open([file] {
        desk::Draft draft({}, desk::thisMachine(), "J. Park");
        nights::add(draft, facts::Event{"Fall Spades", facts::Format::SingleElimination, 4});
        return desk::Desk::create(file, draft, desk::thisMachine());
    });
    tree::BracketScreen screen(stage.theme, stage.session);
    screen.resize(1188, 708);
    screen.refresh();
    screen.show();
    const QStringList lines = linesOn(screen);
    QVERIFY2(lines.contains(u"Nothing is drawn yet"_s), qPrintable(lines.join(u'|')));
    screen.takeFocus();
    QSignalSpy wanted(&screen, &session::Screen::matchWanted);
    QTest::keyClick(&screen, Qt::Key_Return);
    QCOMPARE(wanted.size(), 0);
    stage::pictures(screen, stage.theme, u"bracket-empty"_s);
}

void tst_bracket::itIsReadAloud()
{
    stage::HalfPlayed evening;
    Shown shown(evening);
    QCOMPARE(shown.view().accessibleName(),
             u"Bracket. Match 2, table 4 · hand 4: seed 7 Nil Patrol 155 against seed 10 Two of Spades 67"_s);
    QTest::keyClick(&shown.view(), Qt::Key_Right);
    QCOMPARE(shown.view().accessibleName(), u"Bracket. Match 6: seed 2 Deuces Wild against winner of 2"_s);

    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&shown.view());
    QCOMPARE(list->role(), QAccessible::List);
    QCOMPARE(list->childCount(), 11);
    QAccessibleInterface* item = list->focusChild();
    QCOMPARE(list->indexOfChild(item), 5);
    QCOMPARE(item->text(QAccessible::Name), u"Match 6: seed 2 Deuces Wild against winner of 2"_s);
    QVERIFY(item->state().focused && !list->child(0)->state().focused);
    QCOMPARE(list->childAt(item->rect().center().x(), item->rect().center().y()), item);
}

void tst_bracket::printIsAsked()
{
    Shown shown(teams(4));
    QSignalSpy wanted(&shown.screen(), &tree::BracketScreen::printWanted);
    QTest::keyClick(&shown.view(), Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(wanted.size(), 1);
}

void tst_bracket::itIsGoodToLookAt_data()
{
    QTest::addColumn<int>("teams");
    QTest::newRow("in mid play") << 0;
    for (const int teams : {4, 11, 16, 32, 256})
        QTest::addRow("%d", teams) << teams;
}

void tst_bracket::itIsGoodToLookAt()
{
    if (!qEnvironmentVariableIsSet("COURTSIDE_PICTURES"))
        QSKIP("COURTSIDE_PICTURES names no folder");
    QFETCH(int, teams);
    if (teams == 0) {
        stage::HalfPlayed evening;
        Shown shown(evening);
        stage::pictures(shown.screen(), shown.stage().theme, u"bracket-half"_s);
        return;
    }
    Shown shown(::teams(teams));
    stage::pictures(shown.screen(), shown.stage().theme, u"bracket-%1"_s.arg(teams));
}

QTEST_MAIN(tst_bracket)
#include "tst_bracket.moc"
