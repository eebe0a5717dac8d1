// What the Rulings screen shows: its list, what each ruling did, and in small windows what decides.
#include "atcase.h"
#include "atrulings.h"

#include "tournaments/hardnames.h"
#include "ui/kit/text.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

using atcase::CaseTournament;
using rulings::Picker;
using stage::Rulings;
using stage::RulingsAfter;

class tst_rulingviews : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void aHandIsCountedInOneWay();
    void anEmptyListSaysHowToBegin();
    void theListShowsWhatEachDid();
    void aChallengeInTheListIsOpenedFirst();
    void aCaseIsWholeInAnOrdinaryWindow();
    void aCaseIsWholeInASmallWindow();
    void aProvenCaseIsWholeInASmallWindow();
    void longNamesTakeNoMoreLinesOfACase();
    void aShortNameIsWholeBesideALongOne();
    void theRowsOfACaseAreEvenAfterAResize();
    void jokersAreNamed();
    void inASmallWindowOnePartScrolls();
    void aSmallerWindowStillShowsWhatWasFound();
    void theKeysThatAreShownAreTheKeys();
    void aRuleSaysInWhichMatchesItHolds();
    void theChangesAreInView();
    void aProtestIsWholeInASmallWindow();
    void aLongNameWidensNothing();
    void aLongNameWrapsInItsField();
    void aLongNameWrapsInTheList();
    void aLongNameWrapsAmongTheChanges();
    void afterStandsBelowBeforeWhereItIsLong();
    void theChangesCoverNoField();
};

namespace {

const facts::Team longNamed =
    tournaments::teamNamed(1, "The Society for the Prevention of Cruelty to Trumps");

/// What the newest did to the points of its hand.
QString newestEffect(Rulings& rulings)
{
    const auto all = rulings::rulingsOnRecord(rulings.tournament(), rulings.stage.session.ticker().now());
    return pseudo::english(all.front().effect);
}

bool isWhole(const QWidget& part)
{
    return part.visibleRegion() == QRegion(part.rect());
}

} // namespace

// The hand in play is not on record: no number counts it.
void tst_rulingviews::aHandIsCountedInOneWay()
{
    RulingsAfter rulings(2);
    rulings.begin(u"points"_s);
    QCOMPARE(rulings.person.find<Picker>(u"hand"_s)->id(), u"1/2"_s);
    QVERIFY2(rulings.person.said().contains(u"2 hands on record"_s), qPrintable(rulings.person.said()));
    QVERIFY2(!rulings.person.said().contains(u"hand 3"_s), qPrintable(rulings.person.said()));
}

void tst_rulingviews::anEmptyListSaysHowToBegin()
{
    RulingsAfter rulings(1);
    const auto says = [&](const QString& words) { return rulings.person.said().contains(words); };
    QVERIFY2(says(u"No rulings yet"_s) && says(u"Start a ruling"_s), qPrintable(rulings.person.said()));
    QVERIFY(!rulings.shows(u"rulings"_s));
    rulings.person.press(Qt::Key_Return); // what it says is done by Enter too
    rulings.person.type(u"4"_s);
    rulings.write(u"reason"_s, u"the cards were sticky⏎"_s);
    QVERIFY(!says(u"No rulings yet"_s) && !says(u"Start a ruling"_s));
    auto* list = rulings.person.find<QWidget>(u"rulings"_s);
    QVERIFY(list->hasFocus());
    QCOMPARE(list->grab().toImage().pixelColor(1, list->height() / 2), // its frame shows that
             rulings.stage.theme.colors().focus);
}

void tst_rulingviews::theListShowsWhatEachDid()
{
    tournaments::LiveTournament live({"unc-regular", 2, 1, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    QCOMPARE(live.enter("W1-1", tournaments::handLine).substr(0, 2), "ok");
    Rulings rulings(live);
    const auto before = rulings.score();
    rulings.screen.openHand(u"W1-1"_s, 1, 1);
    rulings.person.type(u"214mu"_s); // three tricks off A, which is set then
    const auto after = rulings.score();
    QVERIFY(after != before);
    QStringList sides;
    if (after.a != before.a)
        sides << u"A %1 → %2"_s.arg(kit::number(before.a), kit::number(after.a));
    if (after.b != before.b)
        sides << u"B %1 → %2"_s.arg(kit::number(before.b), kit::number(after.b));
    QCOMPARE(newestEffect(rulings), sides.join(u", "_s) + u" points"_s);
    rulings.person.press(Qt::Key_Escape);
    rulings.screen.openHand(u"W1-1"_s, 1, 1);
    rulings.person.type(u"137l"_s);
    QCOMPARE(newestEffect(rulings), QString()); // not decided
    rulings.person.type(u"r"_s);
    QCOMPARE(newestEffect(rulings), u"No change"_s);
    QVERIFY(rulings.person.said().contains(u"Denied. Nothing changes."_s));
    rulings.person.press(Qt::Key_Escape);
    rulings.person.type(u"n2"_s);
    rulings.person.click(u"side-a"_s);
    rulings.write(u"reason"_s, u"told partner to lead spades⏎"_s);
    QCOMPARE(newestEffect(rulings), u"A −10"_s);
    const QString said = rulings.person.said(); // who A and B are
    QVERIFY2(said.contains(u"A Team 1 · B Team 2"_s), qPrintable(said));
}

void tst_rulingviews::aChallengeInTheListIsOpenedFirst()
{
    RulingsAfter rulings(1);
    rulings.screen.openHand(u"W1-1"_s, 1, 1);
    rulings.person.type(u"137l"_s); // decided later
    rulings.person.press(Qt::Key_Escape);
    rulings.person.press(Qt::Key_Down);
    const auto says = [&] { return rulings.person.said().contains(u"Press Enter to open the challenge"_s); };
    QVERIFY2(!says(), qPrintable(rulings.person.said()));
    rulings.person.press(Qt::Key_U);
    QVERIFY2(says(), qPrintable(rulings.person.said()));
    rulings.person.press(Qt::Key_Return);
    QVERIFY2(!says(), qPrintable(rulings.person.said()));
}

// The buttons that decide the case stay in view.
void tst_rulingviews::aCaseIsWholeInAnOrdinaryWindow()
{
    if (pseudo::isSpoken())
        QSKIP("longer words may need more");
    CaseTournament live;
    live.desktop.window().resize(1280, 720);
    live.openCase();
    const auto* around = live.page().findChild<QScrollArea*>();
    QTRY_COMPARE(around->verticalScrollBar()->maximum(), 0);
    QList<const rulings::Chip*> accused;
    for (const auto* chip : live.page().findChildren<rulings::Chip*>())
        if (stage::nameOf(*chip).startsWith(u"accused"_s))
            accused << chip;
    QCOMPARE(accused.size(), 4);
    QCOMPARE(accused.at(0)->y(), accused.at(1)->y());
    QCOMPARE(accused.at(2)->y(), accused.at(3)->y()); // none is alone
    for (const auto* chip : live.page().findChildren<rulings::Chip*>())
        QTRY_VERIFY(!chip->isVisible() || chip->width() >= chip->sizeHint().width()); // in one line
    live.person.type(u"214c7dqc9"_s);
    QTRY_COMPARE(around->verticalScrollBar()->maximum(), 0);
    live.person.type(u"u"_s);
    QVERIFY(live.shows(u"outcome"_s));
    QTRY_COMPARE(around->verticalScrollBar()->maximum(), 0);
}

// First its last row, then what was found and the note.
void tst_rulingviews::aCaseIsWholeInASmallWindow()
{
    if (pseudo::isSpoken())
        QSKIP("longer words may need more");
    CaseTournament live;
    live.desktop.window().resize(1024, 700);
    live.openCase();
    const auto* last = live.person.find<rulings::Chip>(u"shown in which trick, not entered"_s);
    QTRY_VERIFY(isWhole(*last));
    live.person.type(u"214m"_s);
    QTRY_VERIFY(isWhole(live.page().finding()));
    QTRY_VERIFY(isWhole(*last));
    QTRY_VERIFY(isWhole(*live.person.find<QLineEdit>(u"reason, printed on the ruling"_s)));
}

// What was found takes two lines there; a signed match adds a sentence.
void tst_rulingviews::aProvenCaseIsWholeInASmallWindow()
{
    if (pseudo::isSpoken())
        QSKIP("longer words may need more");
    CaseTournament live;
    live.desktop.window().resize(1024, 700);
    live.claim(2, u"c7dqc9"_s);
    const auto* bar = live.page().findChild<QScrollArea*>()->verticalScrollBar();
    QTRY_COMPARE(bar->maximum(), 0);
    live.person.type(u"u"_s);
    QVERIFY(live.shows(u"outcome"_s));
    QTRY_COMPARE(bar->maximum(), 0);
    live.claim(1, u"m"_s);
    QVERIFY(live.person.said().contains(u"must sign again"_s));
    QTRY_COMPARE(bar->maximum(), 0);
}

void tst_rulingviews::longNamesTakeNoMoreLinesOfACase()
{
    if (pseudo::isSpoken())
        QSKIP("longer words may need more");
    CaseTournament live([](stage::HalfPlayed& played) {
        using tournaments::hardPlayers;
        for (const facts::Fact& fact :
             {facts::Fact(facts::Person{"P13", hardPlayers[0], {}, {}}),
              facts::Fact(facts::Person{"P14", hardPlayers[1], {}, {}}),
              facts::Fact(facts::Person{"P19", hardPlayers[9], {}, {}}),
              facts::Fact(facts::Person{"P20", hardPlayers[10], {}, {}}),
              facts::Fact(facts::Team{"T7", tournaments::hardTeams[0], {}, {"P13", "P14"}}),
              facts::Fact(facts::Team{"T10", tournaments::hardTeams[9], {}, {"P19", "P20"}})})
            QCOMPARE(played.live().record(fact), std::string());
    });
    live.desktop.window().resize(1024, 700);
    live.openCase();
    QTRY_VERIFY(isWhole(*live.person.find<rulings::Chip>(u"shown in which trick, not entered"_s)));
}

// At the top of a case, where neither has the room it needs.
void tst_rulingviews::aShortNameIsWholeBesideALongOne()
{
    const QString name = u"Six Hearts"_s;
    CaseTournament live([&](stage::HalfPlayed& played) {
        for (const facts::Fact& fact :
             {facts::Fact(facts::Team{"T7", name.toStdString(), {}, {"P13", "P14"}}),
              facts::Fact(facts::Team{"T10", tournaments::hardTeams[9], {}, {"P19", "P20"}})})
            QCOMPARE(played.live().record(fact), std::string());
    });
    live.desktop.window().resize(1024, 700);
    live.openCase();
    int found = 0;
    for (const auto* line : live.page().findChildren<kit::Line*>())
        if (line->text() == name) {
            QTRY_COMPARE(line->shown().text, name);
            ++found;
        }
    QCOMPARE(found, 1);
}

// The accused take one line or two, by the width.
void tst_rulingviews::theRowsOfACaseAreEvenAfterAResize()
{
    if (pseudo::isSpoken())
        QSKIP("longer words may need more");
    CaseTournament live;
    live.openCase();
    const auto* played = live.person.find<rulings::Chip>(u"played instead: not entered"_s);
    for (const QSize size : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)}) {
        live.desktop.window().resize(size);
        live.person.wait();
        QTRY_COMPARE(played->parentWidget()->height(), played->height());
        const auto* row = played->parentWidget()->parentWidget();
        QTRY_COMPARE(row->height() > 64, size.width() == 1920); // where there is room they stand apart
    }
}

// The jokers have letters as keys.
void tst_rulingviews::jokersAreNamed()
{
    CaseTournament live;
    live.claim(2, u"s"_s);
    QVERIFY2(live.person.said().contains(u"little joker"_s), qPrintable(live.person.said()));
    live.person.type(u"x"_s);
    QVERIFY(live.shows(u"played instead: big joker"_s));
    live.person.type(u"y"_s);
    QVERIFY(live.shows(u"shown later: little joker"_s));
}

void tst_rulingviews::inASmallWindowOnePartScrolls()
{
    CaseTournament live;
    live.desktop.window().resize(1024, 700);
    live.claim(2, u"c7dqc9"_s);
    if (pseudo::isSpoken())
        return; // longer words may need more
    int scrolling = 0;
    for (const auto* area : live.desktop.window().findChildren<QScrollArea*>())
        scrolling += area->isVisible() && area->verticalScrollBar()->maximum() > 0 ? 1 : 0;
    QVERIFY2(scrolling <= 1, qPrintable(QString::number(scrolling)));
    for (const QString& name : {u"Uphold"_s, u"Deny"_s, u"Withdraw"_s, u"Decide later"_s})
        QVERIFY(isWhole(*live.person.find<QAbstractButton>(name)));
    live.person.type(u"n"_s); // the note, wherever the rest was scrolled to
    QVERIFY(isWhole(*QApplication::focusWidget()));
    QVERIFY(isWhole(*live.person.find<QWidget>(u"all-rulings"_s))); // and which case it is
}

void tst_rulingviews::aSmallerWindowStillShowsWhatWasFound()
{
    CaseTournament live;
    live.desktop.window().resize(1920, 1080);
    live.claim(2, u"c7dqc9"_s);
    live.desktop.window().resize(1024, 700);
    QTRY_VERIFY(isWhole(live.page().finding()));
    QVERIFY(pseudo::isSpoken() || isWhole(*QApplication::focusWidget())); // longer words may need more
}

void tst_rulingviews::theKeysThatAreShownAreTheKeys()
{
    CaseTournament live;
    live.openCase();
    const std::pair<QString, facts::Known> ways[] = {
        {u"evidence: admitted"_s, facts::Known::Admitted},
        {u"evidence: seen by the supervisor"_s, facts::Known::Seen},
        {u"evidence: shown by cards"_s, facts::Known::Shown}};
    for (const auto& [name, known] : ways) {
        live.person.type(live.person.find<rulings::Chip>(name)->face().key.toLower());
        QCOMPARE(live.page().entry().known(), std::optional(known));
    }
}

// Two phases have a target each.
void tst_rulingviews::aRuleSaysInWhichMatchesItHolds()
{
    tournaments::LiveTournament live({"unc", 4, 2, false, {}});
    Rulings rulings(live);
    rulings.begin(u"rule"_s);
    QCOMPARE(rulings.person.find<Picker>(u"rule"_s)->id(), u"end.target"_s); // those of most matches first
    rulings.pick(u"rule"_s, u"championship.end.target"_s);
    QVERIFY2(rulings.person.said().contains(u"Championship matches"_s), qPrintable(rulings.person.said()));
    rulings.pick(u"rule"_s, u"end.target"_s);
    QVERIFY2(rulings.person.said().contains(u"Regular matches"_s), qPrintable(rulings.person.said()));
}

void tst_rulingviews::theChangesAreInView()
{
    RulingsAfter rulings(1);
    rulings.person.type(u"n2"_s);
    rulings.keys(u"⇥⇥a"_s);
    if (pseudo::isSpoken())
        return;                                                    // longer words may need more
    for (const QSize size : {QSize(1188, 608), QSize(932, 588)}) { // in windows of 1280 by 720, 1024 by 700
        rulings.screen.resize(size);
        QTest::qWait(1);
        QCOMPARE(rulings.screen.size(), size);
        for (const QString& name : {u"change-score-a"_s, u"accept"_s})
            QVERIFY2(isWhole(*rulings.person.find<QWidget>(name)), qPrintable(name));
    }
}

// A protest has the most rows.
void tst_rulingviews::aProtestIsWholeInASmallWindow()
{
    if (pseudo::isSpoken())
        QSKIP("longer words may need more");
    stage::RulingsInPlay rulings;
    rulings.begin(u"protest"_s);
    rulings.screen.resize(932, 588); // in a window of 1024 by 700
    QTRY_VERIFY(isWhole(*rulings.person.find<QWidget>(u"open-60"_s)));
}

// The name is on the button too.
void tst_rulingviews::aLongNameWidensNothing()
{
    RulingsAfter rulings(0, tournaments::teamNamed(1, std::string(50, 'w')));
    rulings.begin(u"ineligible"_s);
    rulings.pick(u"team"_s, u"T1"_s);
    QVERIFY2(rulings.screen.minimumSizeHint().width() <= 932,
             qPrintable(QString::number(rulings.screen.minimumSizeHint().width())));
    QVERIFY(stage::textOf(*rulings.person.find<QAbstractButton>(u"accept"_s)).contains(u"wwwww"_s));
}

// Both teams of a match are read whole.
void tst_rulingviews::aLongNameWrapsInItsField()
{
    RulingsAfter rulings(1, longNamed);
    rulings.begin(u"points"_s);
    rulings.screen.resize(932, 588); // in a window of 1024 by 700
    auto* picker = rulings.person.find<Picker>(u"match"_s);
    QTRY_VERIFY(picker->height() > rulings.person.find<Picker>(u"hand"_s)->height());
    picker->grab();
    QVERIFY2(picker->toolTip().isEmpty(), qPrintable(picker->toolTip())); // it is not cut
}

// A cut name could be that of another team.
void tst_rulingviews::aLongNameWrapsInTheList()
{
    RulingsAfter rulings(1, longNamed);
    const auto heightOn = [&](const QString& side) {
        rulings.begin(u"points"_s);
        rulings.person.click(side);
        rulings.write(u"reason"_s, u"late"_s);
        rulings.accept();
        const auto* list = rulings.person.find<rulings::RulingList>(u"rulings"_s);
        return list->rowHeight(list->currentRow());
    };
    QVERIFY(heightOn(u"side-a"_s) > heightOn(u"side-b"_s));
}

// A higher target reopens the match that this team won.
void tst_rulingviews::aLongNameWrapsAmongTheChanges()
{
    tournaments::LiveTournament live({"classic", 4, 4, false, {}});
    QCOMPARE(live.record(longNamed), "");
    live.playOut("W1-1", 'a');
    Rulings rulings(live);
    rulings.person.type(u"n7"_s);
    rulings.type(u"target"_s, u"end.target"_s);
    rulings.keys(u"⇥7⇥"_s); // 700
    rulings.type(u"1"_s, u"W1-1"_s);
    QTest::qWait(1);
    const auto* row = rulings.person.find<QWidget>(u"change-winner-W1-1"_s);
    QVERIFY(stage::nameOf(*row).contains(u"Cruelty to Trumps"_s));
    for (const auto* line : row->findChildren<kit::Line*>())
        QCOMPARE(line->shown().text, line->text());
    for (const auto* words : row->findChildren<QLabel*>()) {
        QVERIFY2(words->height() >= words->heightForWidth(words->width()), qPrintable(words->text()));
        QVERIFY2(row->rect().contains(words->geometry().translated(words->parentWidget()->pos())),
                 qPrintable(words->text()));
    }
    const auto* panel = rulings.person.find<QWidget>(u"changes"_s);
    QVERIFY(panel->width() <= panel->parentWidget()->width()); // nothing is beside what can be seen
}

// What it is stands below where both do not fit behind their label.
void tst_rulingviews::afterStandsBelowBeforeWhereItIsLong()
{
    if (pseudo::isSpoken())
        QSKIP("longer words may need more");
    RulingsAfter rulings(1, tournaments::teamNamed(1, "Heart Attack"));
    rulings.begin(u"incident"_s);
    rulings.person.click(u"what-ejection"_s);
    rulings.pick(u"who"_s, u"p:P7"_s);
    rulings.write(u"reason"_s, u"threw the cards"_s);
    rulings.screen.resize(932, 588); // in a window of 1024 by 700
    const auto* row = rulings.person.find<QWidget>(u"change-winner"_s);
    const auto words = row->findChildren<QLabel*>(); // the label, what it was, what it is
    QCOMPARE(words.size(), 3);
    const auto top = [&](int place) { return words[place]->mapTo(row, QPoint()).y(); };
    QTRY_VERIFY(top(2) > top(1) && top(1) == top(0)); // it is laid out in several steps
}

// The button of a side has the team's name.
void tst_rulingviews::theChangesCoverNoField()
{
    RulingsAfter rulings(1, tournaments::teamNamed(1, std::string(50, 'W')));
    rulings.begin(u"points"_s);
    rulings.person.click(u"side-a"_s);
    rulings.screen.resize(932, 588);
    QTest::qWait(1);
    const auto boxOf = [&](const QWidget* widget) {
        return QRect(widget->mapTo(&rulings.screen, QPoint()), widget->size());
    };
    const auto* panel = rulings.person.find<QWidget>(u"changes"_s);
    int sides = 0;
    for (const auto* field : rulings.screen.findChildren<QAbstractButton*>())
        if (field->isVisible() && field->objectName().startsWith(u"side-"_s)) {
            QVERIFY2(!boxOf(field).intersects(boxOf(panel)), qPrintable(field->objectName()));
            ++sides;
        }
    QVERIFY(sides >= 2);
}

TEST_CLASS(tst_rulingviews)
#include "tst_rulingviews.moc"
