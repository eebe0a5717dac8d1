// The fields of the rules editor: what can be typed into them, and what keys and the wheel do there.
#include "atrulesedit.h"

#include "ui/kit/text.h"
#include "wording/rulecard/parameterwords.h"

#include <QCheckBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QWheelEvent>

#include <algorithm>
#include <vector>

using namespace atrulesedit;

class tst_rulefields : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void aNumberIsKeptAsTyped();
    void theWheelChangesNothing();
    void aSpecialBidIsSetLikeAnyOther();
    void jokersAreWrittenOut();
    void whatAFoulLosesIsTyped();
    void aChoiceOffersOnlyWhatMayBe();
    void aTimeIsWrittenInAnyWay();
    void tabGoesThroughAList();
    void aSectionBeginsAtItsTop();
    void aHandIsTriedLateInAGame();
    void aBlindNilIsTried();
    void aSideBidsAsOne();
    void aHandTriedEndsTied();
    void zeroIsANumberWithoutNils();
    void aBlindBidIsAllowed();
    void tabStaysInASpecialBid();
    void theSectionStandsBesideTheValue();
    void noColumnIsWiderThanItsPlace();
    void theCardIsBesideInASmallWindow();
    void aReadingSaysWhy();
    void withoutANilNothingOfItIsLeft();
    void tabGoesThroughATriedHandByRow();
    void aTriedHandIsOfItsRules();
    void theFirstMistakeIsShownWithItsName();
    void aClickSelectsABid();
    void noExampleOfRulesThatContradict();
    void aRoundThatIsAddedStaysInView();
};

void tst_rulefields::aNumberIsKeptAsTyped()
{
    Editing editing;
    QSignalSpy saved(&editing.screen, &EditorScreen::saved);
    for (const auto& [parameter, wrong, right] :
         {std::tuple{u"end.target"_s, u"-50"_s, u"350"_s}, std::tuple{u"end.target"_s, QString(), u"350"_s},
          std::tuple{u"bid.minTeam"_s, u"14"_s, u"4"_s},
          std::tuple{u"end.minScore"_s, u"200"_s, u"-200"_s}}) {
        auto& field = editing.inRow<QLineEdit>(parameter, u"number"_s);
        field.setFocus();
        field.selectAll();
        QTest::keyClick(&field, Qt::Key_Backspace);
        QTest::keyClicks(&field, wrong);
        QTest::keyClick(&field, Qt::Key_Tab);
        QCOMPARE(field.text(), wrong);
        QVERIFY(editing.isWrong(parameter));
        QTest::keyClick(&editing.screen, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(saved.isEmpty());
        editing.type(parameter, right);
        QVERIFY(!editing.isWrong(parameter));
    }
    QCOMPARE(editing.now().end.minScore, std::optional(-200));
    editing.click(u"end.minScore"_s, u"none"_s);
    QVERIFY(!editing.now().end.minScore);
    auto& target = editing.inRow<QLineEdit>(u"end.target"_s, u"number"_s);
    QTest::keyClick(&target, Qt::Key_Up);
    QCOMPARE(editing.now().end.target, 360);
}

void tst_rulefields::theWheelChangesNothing()
{
    const Editing editing;
    const auto staysWhenTurned = [](QWidget& over, const auto& value) {
        const auto before = value();
        over.setFocus();
        for (const int notch : {-120, 120}) {
            QWheelEvent turned(over.rect().center(), over.mapToGlobal(over.rect().center()), {}, {0, notch},
                               Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&over, &turned);
            if (value() != before)
                return false;
        }
        return true;
    };
    auto& number = editing.inRow<QLineEdit>(u"bid.minTeam"_s, u"number"_s);
    QVERIFY(staysWhenTurned(number, [&] { return number.text(); }));
    auto& list = editing.inRow<QComboBox>(u"play.firstLead"_s, u"list"_s);
    QVERIFY(staysWhenTurned(list, [&] { return list.currentIndex(); }));
    auto& from = editing.find<QComboBox>(u"from"_s);
    QVERIFY(staysWhenTurned(from, [&] { return from.currentIndex(); }));
    auto& tricks = editing.find<QSpinBox>(u"tricksA1"_s);
    QVERIFY(staysWhenTurned(tricks, [&] { return tricks.value(); }));
    QVERIFY(editing.screen.draft().changed().empty());
}

void tst_rulefields::aSpecialBidIsSetLikeAnyOther()
{
    const Editing editing("traditional");
    editing.click(u"contract.tiers"_s, u"add"_s);
    QVERIFY((editing.now().contract.tiers == std::vector{scoring::Tier{10, false, 100, std::nullopt}}));
    auto* row = &editing.find<QWidget>(u"contract.tiers"_s);
    const auto enter = [&](const QString& member, const QString& number) {
        auto* field = row->findChild<QWidget*>(member)->findChild<QLineEdit*>(u"number"_s);
        field->selectAll();
        QTest::keyClicks(field, number);
    };
    enter(u"minBid"_s, u"10"_s);
    enter(u"made"_s, u"200"_s);
    QCOMPARE(editing.now().contract.tiers.size(), std::size_t{1});
    QVERIFY((editing.now().contract.tiers.front() == scoring::Tier{10, false, 200, std::nullopt}));
    enter(u"set"_s, u"50"_s);
    QCOMPARE(editing.now().contract.tiers.front().set, std::optional(50));
}

void tst_rulefields::jokersAreWrittenOut()
{
    if (pseudo::isSpoken())
        QSKIP("their names are typed in English");
    const Editing editing("traditional");
    editing.click(u"deck.jokers"_s, u"true"_s);
    editing.click(u"deck.trumps"_s, u"add"_s);
    auto* card = editing.find<QWidget>(u"deck.trumps"_s).findChild<QLineEdit*>(u"text"_s);
    const QString hint = pseudo::english(card->placeholderText());
    QVERIFY2(hint.contains(u"big joker"_s) && hint.contains(u"little joker"_s), qPrintable(hint));
    QTest::keyClicks(card, u"big jok"_s);
    QVERIFY(editing.isWrong(u"deck.trumps"_s));
    QTest::keyClicks(card, u"er"_s);
    QCOMPARE(editing.screen.draft().phase("regular").people.deck.trumps, std::vector<std::string>{"BJ"});
    card->selectAll();
    QTest::keyClicks(card, u"y"_s); // as in a renege case
    QCOMPARE(editing.screen.draft().phase("regular").people.deck.trumps, std::vector<std::string>{"LJ"});
    QCOMPARE(QApplication::focusWidget(), card); // it is the same field as before
    QCOMPARE(card->text(), u"y"_s);
}

void tst_rulefields::whatAFoulLosesIsTyped()
{
    const Editing editing("traditional");
    editing.click(u"fouls"_s, u"add"_s);
    const auto& row = editing.find<QWidget>(u"fouls"_s);
    QTest::keyClicks(row.findChild<QWidget*>(u"name"_s)->findChild<QLineEdit*>(), u"talk"_s);
    auto* points = row.findChild<QWidget*>(u"points"_s)->findChild<QLineEdit*>(u"number"_s);
    points->selectAll();
    QTest::keyClicks(points, u"30"_s);
    QCOMPARE(points->text(), u"30"_s);
    QTest::keyClick(points, Qt::Key_Up);
    QCOMPARE(points->text(), u"40"_s);
    QVERIFY((editing.now().fouls == std::vector{scoring::Foul{"talk", -40, 0}}));
}

void tst_rulefields::aChoiceOffersOnlyWhatMayBe()
{
    const Editing editing("classic"); // without a renege rule
    editing.click(u"renege"_s, u"true"_s);
    QCOMPARE(editing.inRow<QComboBox>(u"renege.wrongPaid"_s, u"list"_s).count(), 2);
}

void tst_rulefields::aTimeIsWrittenInAnyWay()
{
    for (const char* typed : {"8 pm", "8pm", "8:00 pm", "8:00 PM", "8:00 p.m.", "20:00"})
        QCOMPARE(kit::timeTyped(QString::fromLatin1(typed)), u"20:00"_s);
    QCOMPARE(kit::timeTyped(u"12:15 am"_s), u"00:15"_s);
    for (const QString& no : {u"8"_s, u"25:00"_s, u"13 pm"_s, u"8:75 pm"_s, u"late"_s})
        QCOMPARE(kit::timeTyped(no), no);
    const Editing editing;
    auto& time = editing.inRow<QLineEdit>(u"time.wallClockEnd"_s, u"text"_s);
    QTest::keyClicks(&time, u"8:00 pm"_s);
    QCOMPARE(time.text(), u"8:00 pm"_s);
    QVERIFY(!editing.isWrong(u"time.wallClockEnd"_s));
    QCOMPARE(editing.now().time.wallClockEnd, std::string("20:00"));
}

void tst_rulefields::tabGoesThroughAList()
{
    const Editing editing("traditional");
    const auto tab = [](int times) {
        QCoreApplication::processEvents(); // an item that was added shows itself then
        QStringList names;
        for (int i = 0; i < times; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            names << QApplication::focusWidget()->objectName();
        }
        return names;
    };
    auto& more = editing.inRow<QPushButton>(u"deck.trumps"_s, u"add"_s);
    more.setFocus();
    QTest::keyClick(&more, Qt::Key_Space);
    QTest::keyClicks(QApplication::focusWidget(), u"2H"_s);
    QCOMPARE(tab(2), QStringList({u"remove"_s, u"add"_s}));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTest::keyClicks(QApplication::focusWidget(), u"2D"_s);
    QCOMPARE(tab(3), QStringList({u"remove"_s, u"add"_s, u"section"_s}));
    auto& first = *editing.find<QWidget>(u"deck.trumps"_s).findChild<QPushButton*>(u"remove"_s);
    first.setFocus();
    QCOMPARE(tab(3), QStringList({u"text"_s, u"remove"_s, u"add"_s}));
    first.setFocus();
    QTest::keyClick(&first, Qt::Key_Space);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"add"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"remove"_s);
    QCOMPARE(editing.screen.draft().phase("regular").people.deck.trumps, std::vector<std::string>{"2D"});
}

void tst_rulefields::aSectionBeginsAtItsTop()
{
    const Editing editing;
    auto& target = editing.inRow<QLineEdit>(u"end.target"_s, u"number"_s);
    QScrollBar& bar = *stage::areaAround(target).verticalScrollBar();
    QTRY_VERIFY(bar.maximum() > 0);
    bar.setValue(bar.maximum());
    editing.inRow<QLineEdit>(u"bid.minTeam"_s, u"number"_s);
    QCOMPARE(bar.value(), 0);
}

void tst_rulefields::aHandIsTriedLateInAGame()
{
    const Editing editing("traditional");
    const auto after = [&] {
        return pseudo::english(editing.find<QWidget>(u"try"_s).findChild<QLabel*>(u"after"_s)->text());
    };
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 43. Side B scores 60."_s);
    editing.fill(u"bagsA"_s, u"8"_s);
    QCOMPARE(editing.result(u"try"_s), u"Side A scores −57. Side B scores 60."_s);
    editing.fill(u"scoreB"_s, u"450"_s);
    QCOMPARE(after(), u"Then the score is −57 to 510, and the bags are 1 and 0. Side B wins the game."_s);
    QTest::keyClick(&editing.find<QCheckBox>(u"firstHand"_s), Qt::Key_Space);
    QCOMPARE(after(), u"Then the score is 43 to 60, and the bags are 3 and 0."_s);
}

void tst_rulefields::aBlindNilIsTried()
{
    const Editing editing("traditional");
    editing.fill(u"bidA1"_s, u"n"_s);
    editing.fill(u"tricksA1"_s, u"0"_s);
    editing.fill(u"tricksA2"_s, u"7"_s);
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 125. Side B scores 60."_s);
    editing.fill(u"bidA1"_s, u"b"_s);
    QTest::keyClick(&editing.find<QSpinBox>(u"bidA1"_s), Qt::Key_Tab);
    QCOMPARE(pseudo::english(editing.find<QSpinBox>(u"bidA1"_s).text()), u"blind"_s);
    QVERIFY(!editing.result(u"try"_s).contains(u"225"_s)); // not yet 100 points behind
    editing.fill(u"scoreB"_s, u"100"_s);
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 225. Side B scores 60."_s);
}

void tst_rulefields::aSideBidsAsOne()
{
    const Editing editing("washburn");
    QVERIFY(!editing.find<QSpinBox>(u"bidA2"_s).isVisible());
    QVERIFY(!editing.find<QSpinBox>(u"tricksA2"_s).isVisible());
    QCOMPARE(editing.find<QSpinBox>(u"bidA1"_s).value(), 4);
    QCOMPARE(editing.find<QSpinBox>(u"tricksA1"_s).value(), 7);
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 43. Side B scores 60."_s);
    editing.fill(u"bidA1"_s, u"n"_s); // then the partner bids a number
    QVERIFY(editing.find<QSpinBox>(u"bidA2"_s).isVisible());
    QCOMPARE(editing.find<QSpinBox>(u"tricksA1"_s).value(), 0);
    QCOMPARE(editing.find<QSpinBox>(u"tricksA2"_s).value(), 7);
    editing.fill(u"bidA1"_s, u"7"_s);
    QVERIFY(!editing.find<QSpinBox>(u"bidA2"_s).isVisible());
    QCOMPARE(editing.find<QSpinBox>(u"tricksA1"_s).value(), 7);
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 70. Side B scores 60."_s);
}

void tst_rulefields::aHandTriedEndsTied()
{
    const Editing editing("classic");
    editing.click(u"end.tie"_s, u"stands"_s);
    editing.fill(u"scoreA"_s, u"457"_s);
    editing.fill(u"scoreB"_s, u"440"_s); // 43 and 60 points more
    const auto after = [&] {
        return pseudo::english(editing.find<QWidget>(u"try"_s).findChild<QLabel*>(u"after"_s)->text());
    };
    QVERIFY(after().endsWith(u"The game ends tied."_s));
    editing.fill(u"scoreB"_s, u"441"_s);
    QVERIFY(after().endsWith(u"Side B wins the game: both reached 500; the higher score wins."_s));
}

void tst_rulefields::zeroIsANumberWithoutNils()
{
    const Editing editing("mckendree");
    auto& bid = editing.find<QSpinBox>(u"bidA1"_s);
    editing.fill(u"bidA1"_s, u"0"_s);
    QTest::keyClick(&bid, Qt::Key_Tab);
    QCOMPARE(bid.text(), u"0"_s);
    QVERIFY(!editing.find<QSpinBox>(u"bidA2"_s).isVisible());
}

void tst_rulefields::aBlindBidIsAllowed()
{
    const Editing editing("classic");
    editing.click(u"contract.blindBid"_s, u"some"_s);
    QVERIFY(editing.now().contract.blindBid);
    QVERIFY(editing.screen.findChild<QLabel*>(u"new"_s)); // on the card of this section
    editing.click(u"contract.blindBid"_s, u"none"_s);
    QVERIFY(!editing.now().contract.blindBid);
}

void tst_rulefields::tabStaysInASpecialBid()
{
    const Editing editing("traditional");
    auto& more = editing.inRow<QPushButton>(u"contract.tiers"_s, u"add"_s);
    more.setFocus();
    QTest::keyClick(&more, Qt::Key_Space);
    QCoreApplication::processEvents();
    QCOMPARE(QApplication::focusWidget()->objectName(), u"number"_s); // the bid
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"remove"_s);
    auto* set = editing.find<QWidget>(u"contract.tiers"_s)
                    .findChild<QWidget*>(u"set"_s)
                    ->findChild<QLineEdit*>(u"number"_s);
    set->setFocus();
    QTest::keyClick(set, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"add"_s);
}

// So that a section of many rules is little higher than their values.
void tst_rulefields::theSectionStandsBesideTheValue()
{
    if (pseudo::isSpoken())
        QSKIP("some choices are wider");
    const Editing editing;
    const auto endsBefore = [](const QWidget& left, const QWidget& right) { // of one line in its row
        const QRect box(left.mapToGlobal(QPoint()), left.size());
        const QRect other(right.mapToGlobal(QPoint()), right.size());
        return box.right() < other.left() && box.top() < other.center().y();
    };
    for (const QString& each : {u"end.tie"_s, u"bid.maxTeam"_s, u"end.target"_s}) {
        const auto& value = editing.inRow<rulesview::ValueField>(each, u"value"_s);
        const auto& section = *editing.find<QWidget>(each).findChild<QLineEdit*>(u"section"_s);
        QTRY_VERIFY2(endsBefore(value, section), qPrintable(each));
        QVERIFY(section.geometry().right() <= section.parentWidget()->width());
    }
    editing.type(u"end.target"_s, u"350"_s);
    const auto& row = editing.find<rulesview::FieldRow>(u"end.target"_s);
    QTRY_VERIFY(
        endsBefore(*row.findChild<QLineEdit*>(u"section"_s), *row.findChild<QPushButton*>(u"reset"_s)));
    const int high = row.findChild<QWidget*>(u"value"_s)->height();
    QVERIFY2(row.height() <= 2 * high, qPrintable(u"%1, its value %2"_s.arg(row.height()).arg(high)));
}

void tst_rulefields::noColumnIsWiderThanItsPlace()
{
    Editing editing("classic");
    int wide = 0;
    editing.click(u"contract.tiers"_s, u"add"_s);
    editing.click(u"contract.blindBid"_s, u"some"_s);
    editing.type(u"overtrick.points"_s, u"-1000"_s); // for the widest figures of an example
    const auto isWhole = [&] {
        return std::ranges::all_of(editing.screen.findChildren<QScrollArea*>(), [&](QScrollArea* each) {
            return !each->isVisible() || (each->widget()->width() <= each->viewport()->width() &&
                                          each->mapTo(&editing.screen, each->rect().topRight()).x() < wide);
        });
    };
    auto& list = editing.find<kit::RowTable>(u"sections"_s);
    for (const int window : pseudo::isSpoken() ? std::vector{1920} : std::vector{1280, 1024}) {
        wide = window - 92; // beside the rail
        editing.screen.resize(wide, 708);
        for (int section = 0; section < list.rows().rowCount(); ++section) {
            list.goTo(section);
            QTRY_VERIFY2(isWhole(), qPrintable(QString::number(section)));
        }
        QCOMPARE(editing.screen.width(), wide);
    }
}

void tst_rulefields::theCardIsBesideInASmallWindow()
{
    if (pseudo::isSpoken())
        QSKIP("longer texts ask for a larger window");
    Editing editing;
    editing.screen.resize(932, 581);                            // in a window of 1024 by 700
    auto& choice = editing.find<QComboBox>(u"sectionChoice"_s); // instead of the list
    QTRY_VERIFY(choice.isVisible() && !editing.find<QWidget>(u"sections"_s).isVisible());
    const auto place = [&](const QString& name, const QPoint& of) {
        return editing.find<QWidget>(name).mapTo(&editing.screen, of);
    };
    QVERIFY(place(u"card"_s, {}).x() > place(u"sectionChoice"_s, {choice.width(), 0}).x());
    QVERIFY(place(u"undo"_s, {}).y() < place(u"save"_s, {}).y() + 10); // the head is one line
    QVERIFY(place(u"save"_s, {}).y() < place(u"undo"_s, {}).y() + 10);
    choice.setCurrentIndex(2);
    Q_EMIT choice.activated(2);
    QVERIFY(editing.screen.findChild<QWidget*>(u"bid.minTeam"_s));
    editing.find<kit::RowTable>(u"sections"_s).goTo(0);
    QCOMPARE(choice.currentIndex(), 0);
}

void tst_rulefields::aReadingSaysWhy()
{
    const Editing editing("unc");
    QVERIFY(!editing.inRow<QLineEdit>(u"end.target"_s, u"section"_s).text().isEmpty());
    auto& why = editing.inRow<QPushButton>(u"time.onExpiry"_s, u"why"_s);
    const auto* reading = editing.find<QWidget>(u"time.onExpiry"_s).findChild<QLabel*>(u"reading"_s);
    QTRY_VERIFY(why.isVisible());
    QVERIFY(!reading->isVisible());
    why.setFocus();
    QTest::keyClick(&why, Qt::Key_Space);
    QVERIFY(reading->isVisible() && reading->toolTip().contains(u"U5"_s));
    QTest::keyClick(&why, Qt::Key_Space);
    QVERIFY(!reading->isVisible());
}

void tst_rulefields::withoutANilNothingOfItIsLeft()
{
    Editing editing("traditional");
    QSignalSpy saved(&editing.screen, &EditorScreen::saved);
    editing.click(u"nil.valueMade"_s, u"none"_s);
    QVERIFY(!editing.isWrong(u"nil.valueFailed"_s) && !editing.isWrong(u"nil.maxPerTeam"_s));
    QCOMPARE(editing.now().nil.maxPerTeam, 0);
    QTest::keyClick(&editing.screen, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editing.now().nil.maxPerTeam, 2);
    QVERIFY(editing.screen.draft().changed().empty());
    QTest::keyClick(&editing.screen, Qt::Key_Y, Qt::ControlModifier);
    QTest::keyClick(&editing.screen, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(saved.size(), 1);
}

void tst_rulefields::tabGoesThroughATriedHandByRow()
{
    const Editing editing("traditional");
    editing.find<QSpinBox>(u"bidA1"_s).setFocus();
    for (const char* next : {"bidA2", "bidB1", "bidB2", "tricksA1", "tricksA2", "tricksB1", "tricksB2"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QString::fromLatin1(next));
    }
}

void tst_rulefields::aTriedHandIsOfItsRules()
{
    Editing editing("traditional");
    editing.fill(u"bidA1"_s, u"n"_s);
    editing.fill(u"bagsA"_s, u"8"_s);
    QTest::keyClick(&editing.screen, Qt::Key_Escape);
    editing.screen.openCopy(*rules::venueCalled("classic"));
    QCOMPARE(editing.find<QSpinBox>(u"bidA1"_s).value(), 2);
    QCOMPARE(editing.find<QSpinBox>(u"bagsA"_s).value(), 0);
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 43. Side B scores 60."_s);
}

void tst_rulefields::theFirstMistakeIsShownWithItsName()
{
    Editing editing;
    QSignalSpy saved(&editing.screen, &EditorScreen::saved);
    editing.type(u"bid.minTeam"_s, u"14"_s);
    editing.type(u"bags.limit"_s, u"0"_s); // of a later section
    QTest::keyClick(&editing.screen, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(saved.isEmpty());
    const auto& row = editing.find<QWidget>(u"bid.minTeam"_s);
    QVERIFY(row.isAncestorOf(QApplication::focusWidget()));
    const QString label = pseudo::english(kit::sentence(wording::labelOf("bid.minTeam")));
    QVERIFY(std::ranges::any_of(pseudo::english(stage::wordsOn(editing.screen)), [&](const QString& words) {
        return words.contains(label) && words.contains(u"13"_s); // the most
    }));
}

void tst_rulefields::aClickSelectsABid()
{
    const Editing editing("traditional");
    auto& bid = editing.find<QSpinBox>(u"bidA1"_s);
    QTest::mouseClick(bid.findChild<QLineEdit*>(), Qt::LeftButton);
    QCoreApplication::processEvents();
    QTest::keyClicks(&bid, u"b"_s);
    QCOMPARE(bid.value(), -1); // blind nil
}

void tst_rulefields::noExampleOfRulesThatContradict()
{
    const Editing editing;
    editing.type(u"roster.minPlayers"_s, u"4"_s);
    QCOMPARE(editing.result(u"example"_s), u"No sample hand shows this change."_s);
    editing.type(u"roster.maxPlayers"_s, u"2"_s);
    QCOMPARE(editing.result(u"example"_s), u"Fix the marked rules first."_s);
}

void tst_rulefields::aRoundThatIsAddedStaysInView()
{
    Editing editing("classic");
    editing.screen.resize(932, 581); // in a window of 1024 by 700
    for (const QString& part : {u"final"_s, u"semifinals"_s, u"pools"_s}) {
        editing.addRound(part);
        auto& edit = editing.find<QPushButton>(u"edit-"_s + part);
        QTRY_COMPARE(edit.visibleRegion().boundingRect(), edit.rect());
    }
}

TEST_CLASS(tst_rulefields)
#include "tst_rulefields.moc"
