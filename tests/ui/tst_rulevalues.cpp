// What is seldom done in the editor of rules: values at the end of their range or of no list, special bids
// one after the other, a tried hand whose rules of bidding change, and keys that lead elsewhere.
#include "atrulesedit.h"

#include "rules/load.h"

#include <QCheckBox>
#include <QComboBox>
#include <QMouseEvent>

#include <vector>

using namespace atrulesedit;

class tst_rulevalues : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void belowTheLeastThereIsNone();
    void aLengthOfNoListIsKept();
    void anAffiliationIsTyped();
    void eachSpecialBidIsForAnother();
    void aSpecialBidCanBeOnlyForBlindBids();
    void anEmptiedBidIsAsBefore();
    void aNilStaysWhereASideBidsAsOne();
    void theBidOfASideIsShared();
    void aFirstHandIsTriedWithoutBids();
    void enterLeadsIntoTheSection();
    void undoLeavesARoundThatIsGone();
    void whatTheSheetSaysBesidesIsLeftOut();
    void aTriedHandKeepsItsHeight();
    void aTriedHandsResultStaysInView();
    void countsOfTheSectionsEndBelowEachOther();
    void aHandIsTriedAfterSets();
    void noBagsAreTriedWhereNoneAreKept();
    void aRenegeIsTried();
    void aFoulIsTried();
    void aSentenceOfTheSheetIsDropped();
    void aDoubleClickOnlyAddsARound();
    void cardsAreTypedAsTheyAreSaid();
};

void tst_rulevalues::belowTheLeastThereIsNone()
{
    const Editing editing;
    editing.type(u"bid.minPlayer"_s, u"2"_s);
    editing.click(u"bid.minPlayer"_s, u"less"_s);
    QCOMPARE(editing.now().bid.minPlayer, std::optional(1));
    editing.click(u"bid.minPlayer"_s, u"less"_s);
    QVERIFY(!editing.now().bid.minPlayer);
    QVERIFY(editing.inRow<QPushButton>(u"bid.minPlayer"_s, u"none"_s).isChecked());
    editing.type(u"end.target"_s, u"1"_s); // which has to be something
    editing.click(u"end.target"_s, u"less"_s);
    QCOMPARE(editing.now().end.target, 1);
}

// A file may have another number than those that are offered.
void tst_rulevalues::aLengthOfNoListIsKept()
{
    rules::Venue hands = *rules::venueCalled("classic");
    hands.id = "hands";
    hands.phases.front().rules.end.length = scoring::Length::FixedHands;
    hands.phases.front().rules.end.lengthCount = 25;
    Editing editing(nullptr);
    editing.screen.openCopy(hands);
    auto& length = editing.inRow<QComboBox>(u"end.handsOrGames"_s, u"list"_s);
    QVERIFY2(stage::textOf(length).contains(u"25"_s), qPrintable(stage::textOf(length)));
    QVERIFY(editing.screen.draft().changed().empty());
    length.setFocus();
    QTest::keyClick(&length, Qt::Key_Home);
    QVERIFY(editing.now().end.length == scoring::Length::Target);
    QTest::keyClick(&length, Qt::Key_End);
    QVERIFY(editing.now().end.length == scoring::Length::FixedHands);
    QCOMPARE(editing.now().end.lengthCount, 25);
}

void tst_rulevalues::anAffiliationIsTyped()
{
    const Editing editing("classic");
    editing.click(u"roster.affiliations"_s, u"add"_s);
    auto* item = editing.find<QWidget>(u"roster.affiliations"_s).findChild<QLineEdit*>(u"text"_s);
    QTest::keyClicks(item, u"Faculty  and staff "_s);
    QCOMPARE(editing.screen.draft().phase("regular").people.roster.affiliations,
             std::vector<std::string>{"Faculty and staff"});
    QCOMPARE(item->text(), u"Faculty  and staff "_s); // nothing is taken from under the cursor
}

// Up from 10, as long as there is one; then from 1.
void tst_rulevalues::eachSpecialBidIsForAnother()
{
    const Editing editing("traditional");
    auto& more = editing.inRow<QPushButton>(u"contract.tiers"_s, u"add"_s);
    for (int i = 0; i < 5; ++i) {
        more.setFocus();
        QTest::keyClick(&more, Qt::Key_Space);
    }
    QVERIFY((editing.now().contract.tiers == std::vector<scoring::Tier>{{10, false, 100, std::nullopt},
                                                                        {11, false, 110, std::nullopt},
                                                                        {12, false, 120, std::nullopt},
                                                                        {13, false, 130, std::nullopt},
                                                                        {1, false, 10, std::nullopt}}));
}

void tst_rulevalues::aSpecialBidCanBeOnlyForBlindBids()
{
    const Editing editing("traditional");
    auto& more = editing.inRow<QPushButton>(u"contract.tiers"_s, u"add"_s);
    more.setFocus();
    QTest::keyClick(&more, Qt::Key_Space);
    const auto press = [&](const QString& button) {
        auto* each = editing.find<QWidget>(u"contract.tiers"_s)
                         .findChild<QWidget*>(u"onlyBlind"_s)
                         ->findChild<QPushButton*>(button);
        each->setFocus();
        QTest::keyClick(each, Qt::Key_Space);
        return each;
    };
    press(u"true"_s);
    QVERIFY(editing.now().contract.tiers.front().onlyBlind);
    QVERIFY(editing.isWrong(u"contract.tiers"_s)); // nobody may bid blind here
    const auto* any = press(u"false"_s);
    QVERIFY(!editing.now().contract.tiers.front().onlyBlind && !editing.isWrong(u"contract.tiers"_s));
    QTRY_VERIFY(any->isVisible() && any->hasFocus()); // a file leaves it out, and the row is the same
    const auto isInFile = [&] {
        return rules::toJson(editing.screen.draft().venue()).find("onlyBlind") != std::string::npos;
    };
    QVERIFY(!isInFile());
    press(u"true"_s);
    editing.click(u"contract.blindBid"_s, u"some"_s);
    QVERIFY(isInFile() && editing.screen.draft().mistakes().empty());
}

void tst_rulevalues::anEmptiedBidIsAsBefore()
{
    const Editing editing("traditional");
    auto& bid = editing.find<QSpinBox>(u"bidA1"_s);
    bid.setFocus();
    bid.selectAll();
    QTest::keyClick(&bid, Qt::Key_Backspace);
    QCOMPARE(bid.text(), QString());
    QCOMPARE(bid.value(), 2);
    QTest::keyClick(&bid, Qt::Key_Tab);
    QCOMPARE(bid.text(), u"2"_s);
}

void tst_rulevalues::aNilStaysWhereASideBidsAsOne()
{
    const Editing editing("traditional");
    const auto bid = [&](const QString& of) -> QSpinBox& { return editing.find<QSpinBox>(u"bid"_s + of); };
    editing.fill(u"bidA1"_s, u"n"_s);
    editing.click(u"bid.entry"_s, u"team"_s);
    QCOMPARE(bid(u"A1"_s).value(), 0);
    QCOMPARE(bid(u"A2"_s).value(), 2);
    QVERIFY(bid(u"A2"_s).isVisible());
    QCOMPARE(bid(u"B1"_s).value(), 6);
    QVERIFY(!bid(u"B2"_s).isVisible());
    editing.click(u"bid.entry"_s, u"player"_s);
    QCOMPARE(bid(u"A1"_s).value(), 0);
    QCOMPARE(bid(u"A2"_s).value(), 2);
    QCOMPARE(bid(u"B1"_s).value(), 3);
    QCOMPARE(bid(u"B2"_s).value(), 3);
}

void tst_rulevalues::theBidOfASideIsShared()
{
    const Editing editing("washburn");
    const auto value = [&](const QString& name) { return editing.find<QSpinBox>(name).value(); };
    editing.fill(u"bidA1"_s, u"5"_s);
    editing.click(u"bid.entry"_s, u"player"_s);
    QCOMPARE(value(u"bidA1"_s), 3);
    QCOMPARE(value(u"bidA2"_s), 2);
    QVERIFY(editing.find<QSpinBox>(u"bidA2"_s).isVisible());
    QCOMPARE(value(u"tricksA1"_s) + value(u"tricksA2"_s), 7);
}

void tst_rulevalues::aFirstHandIsTriedWithoutBids()
{
    const Editing editing("traditional");
    auto& first = editing.inRow<QComboBox>(u"bid.firstHand"_s, u"list"_s); // in many words
    first.setFocus();
    QTest::keyClick(&first, Qt::Key_End);
    QVERIFY(editing.now().bid.firstHand == scoring::FirstHand::BidsItself);
    const auto& bid = editing.find<QSpinBox>(u"bidA1"_s);
    QVERIFY(bid.isEnabled()); // it is a later hand
    QTest::keyClick(&editing.find<QCheckBox>(u"firstHand"_s), Qt::Key_Space);
    QVERIFY(!bid.isEnabled());
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 70. Side B scores 60."_s); // for 7 tricks, and 6
}

void tst_rulevalues::enterLeadsIntoTheSection()
{
    const Editing editing("classic");
    auto& list = editing.find<kit::RowTable>(u"sections"_s);
    const auto enter = [&](Qt::Key at) {
        list.setFocus();
        QTest::keyClick(&list, at);
        QCoreApplication::processEvents(); // what is new in it shows itself then
        QTest::keyClick(&list, Qt::Key_Return);
        return QApplication::focusWidget();
    };
    const QWidget* first = enter(Qt::Key_Home);
    QVERIFY(editing.find<QWidget>(u"end.target"_s).isAncestorOf(first));
    const QWidget* last = enter(Qt::Key_End); // the rounds, which are no fields
    QVERIFY(editing.find<QWidget>(u"phaseRows"_s).isAncestorOf(last));
}

// On a section of its rules, which are those of all other matches again.
void tst_rulevalues::undoLeavesARoundThatIsGone()
{
    const Editing editing("classic");
    editing.addRound(u"final"_s);
    QTest::mouseClick(&editing.find<QPushButton>(u"phase-final"_s), Qt::LeftButton);
    auto& list = editing.find<kit::RowTable>(u"sections"_s);
    const auto shown = [&] { return editing.find<rulesview::FieldRow>(u"end.target"_s).field().phase; };
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Home);
    QCOMPARE(shown(), std::string("final"));
    QTest::keyClick(&list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editing.screen.draft().venue().phases.size(), std::size_t{1});
    QCOMPARE(shown(), std::string("regular"));
    editing.type(u"end.target"_s, u"350"_s);
    QCOMPARE(editing.now().end.target, 350);
}

void tst_rulevalues::whatTheSheetSaysBesidesIsLeftOut()
{
    Editing editing("unc");
    auto& keep = editing.find<QCheckBox>(u"sentences"_s);
    QVERIFY(keep.isVisible() && keep.isChecked());
    QTest::keyClick(&keep, Qt::Key_Space);
    QVERIFY(!rules::hasSentences(editing.screen.draft().venue()) && !editing.now().renege);
    QVERIFY(editing.screen.unsaved());
    QTest::keyClick(&editing.screen, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(keep.isChecked() && rules::hasSentences(editing.screen.draft().venue()));
    QTest::keyClick(&keep, Qt::Key_Space);
    QTest::keyClick(&editing.screen, Qt::Key_Return, Qt::ControlModifier);
    const auto venue =
        rules::load(editing.savedText, [](const std::string& id) { return rules::venueCalled(id); });
    QVERIFY(venue);
    QVERIFY(!rules::hasSentences(*venue));
}

// Whatever is said of it, so that no field moves below the pointer.
void tst_rulevalues::aTriedHandKeepsItsHeight()
{
    if (pseudo::isSpoken())
        QSKIP("longer words may need more");
    const Editing editing("traditional");
    const auto& part = editing.find<QWidget>(u"try"_s);
    const auto high = [&] { return part.layout()->totalHeightForWidth(part.width()); };
    const int before = high();
    editing.fill(u"tricksA1"_s, u"3"_s); // 12 tricks
    QCOMPARE(high(), before);
    editing.fill(u"tricksA1"_s, u"4"_s);
    editing.fill(u"bagsA"_s, u"8"_s);
    editing.fill(u"scoreB"_s, u"450"_s); // which wins the game
    QCOMPARE(high(), before);
}

void tst_rulevalues::aTriedHandsResultStaysInView()
{
    Editing editing("traditional");
    editing.screen.resize(1188, 640); // in a window of 1280 by 720
    const auto& part = editing.find<QWidget>(u"try"_s);
    const auto* result = part.findChild<QLabel*>(u"result"_s);
    QWidget* first = &editing.find<QSpinBox>(u"bidA1"_s);
    QTRY_VERIFY(part.height() >= part.layout()->totalHeightForWidth(part.width()));
    first->setFocus(Qt::TabFocusReason);
    int stops = 0;
    for (; part.isAncestorOf(QApplication::focusWidget()); ++stops) {
        const QWidget* now = QApplication::focusWidget();
        QVERIFY2(!result->visibleRegion().isEmpty() && !now->visibleRegion().isEmpty(),
                 qPrintable(now->objectName()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QVERIFY(stops >= 12);
}

void tst_rulevalues::countsOfTheSectionsEndBelowEachOther()
{
    const Editing editing("classic");
    const QModelIndex count = editing.find<kit::RowTable>(u"sections"_s).model()->index(0, 1);
    QCOMPARE(count.data(Qt::TextAlignmentRole).value<Qt::Alignment>(), Qt::AlignRight | Qt::AlignVCenter);
}

void tst_rulevalues::aHandIsTriedAfterSets()
{
    const Editing editing("classic");
    QVERIFY(!editing.find<QSpinBox>(u"setsA"_s).isVisible());
    editing.type(u"end.maxSetsTotal"_s, u"2"_s);
    for (const QString& name : {u"scoreA"_s, u"bagsB"_s, u"setsA"_s}) { // each says of whom it is
        const auto& field = editing.find<QSpinBox>(name);
        QVERIFY(field.isVisible());
        const auto* label =
            field.parentWidget()->findChild<kit::Line*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY2(label && pseudo::english(label->text()).startsWith(name.back()), qPrintable(name));
    }
    editing.fill(u"tricksA1"_s, u"0"_s); // side A is set
    editing.fill(u"tricksB1"_s, u"7"_s);
    const auto isLost = [&] {
        const auto* after = editing.find<QWidget>(u"try"_s).findChild<QLabel*>(u"after"_s);
        return pseudo::english(after->text()).endsWith(u"Side B wins the game: A was set 2 times."_s);
    };
    QVERIFY(!isLost());
    editing.fill(u"setsA"_s, u"1"_s);
    QVERIFY(isLost());
}

void tst_rulevalues::noBagsAreTriedWhereNoneAreKept()
{
    const Editing editing("traditional");
    const auto after = [&] {
        return pseudo::english(editing.find<QWidget>(u"try"_s).findChild<QLabel*>(u"after"_s)->text());
    };
    editing.fill(u"bagsA"_s, u"8"_s); // which no longer count below
    editing.type(u"overtrick.points"_s, u"0"_s);
    QVERIFY(editing.find<QSpinBox>(u"bagsA"_s).isVisible());
    editing.click(u"bags.limit"_s, u"none"_s);
    QVERIFY(!editing.find<QSpinBox>(u"bagsA"_s).isVisible());
    QCOMPARE(after(), u"Then the score is 40 to 60."_s);
}

void tst_rulevalues::aRenegeIsTried()
{
    const Editing editing("unc");
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 43. Side B scores 60."_s);
    auto& renege = editing.find<QComboBox>(u"triedRenege"_s);
    renege.setFocus();
    QTest::keyClick(&renege, Qt::Key_Down); // of side A, upheld: 3 tricks, and 30 points for B
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 40. Side B scores 90."_s);
    const auto* after = editing.find<QWidget>(u"try"_s).findChild<QLabel*>(u"after"_s);
    const QString says = pseudo::english(after->text());
    QVERIFY2(says.startsWith(u"Challenge against side A, trick 7, upheld: 3 tricks off side A"_s),
             qPrintable(says));
    QVERIFY2(says.contains(u"+30 for side B"_s), qPrintable(says));
    editing.type(u"renege.tricks"_s, u"4"_s);
    QCOMPARE(editing.result(u"try"_s), u"Side A scores −40 instead of 40. Side B scores 90."_s);
    QTest::keyClick(&renege, Qt::Key_End); // a challenge by side B, denied
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 43. Side B scores 60."_s);
    const Editing without("classic");
    QVERIFY(!without.find<QComboBox>(u"triedRenege"_s).isVisible());
}

void tst_rulevalues::aFoulIsTried()
{
    const Editing editing("classic");
    auto& tried = editing.find<QComboBox>(u"triedFoul"_s);
    QVERIFY(!tried.isVisible());
    editing.click(u"fouls"_s, u"add"_s);
    const auto& row = editing.find<QWidget>(u"fouls"_s);
    QTest::keyClicks(row.findChild<QWidget*>(u"name"_s)->findChild<QLineEdit*>(u"text"_s), u"Table talk"_s);
    auto* points = row.findChild<QWidget*>(u"points"_s)->findChild<QLineEdit*>(u"number"_s);
    points->selectAll();
    QTest::keyClicks(points, u"30"_s);
    QVERIFY(tried.isVisible());
    tried.setFocus();
    QTest::keyClick(&tried, Qt::Key_Down);
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 13 instead of 43. Side B scores 60."_s);
    const auto* after = editing.find<QWidget>(u"try"_s).findChild<QLabel*>(u"after"_s);
    const QString says = pseudo::english(after->text());
    QVERIFY2(says.startsWith(u"Side A: foul: table talk −30."_s), qPrintable(says));
    editing.click(u"fouls"_s, u"remove"_s);
    QVERIFY(!tried.isVisible());
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 43. Side B scores 60."_s);
}

// By a click on its words, which are beside its box; one that a rule makes untrue goes by itself.
void tst_rulevalues::aSentenceOfTheSheetIsDropped()
{
    Editing editing("washburn");
    const auto says = [&](const char* sentence) {
        return std::ranges::count(editing.screen.draft().venue().sentences, sentence, &rules::Sentence::id) >
               0;
    };
    auto& lead = editing.inRow<QComboBox>(u"play.firstLead"_s, u"list"_s);
    auto& won = editing.find<QCheckBox>(u"sentence-first-trick-won"_s);
    auto& rank = editing.find<QCheckBox>(u"sentence-rank"_s);
    QVERIFY(won.isChecked() && rank.isChecked());
    QTest::mouseClick(rank.parentWidget(), Qt::RightButton);
    QVERIFY(rank.isChecked());
    QTest::mouseClick(rank.parentWidget(), Qt::LeftButton);
    QVERIFY(!rank.isChecked() && !says("rank") && says("first-trick-won"));
    lead.setFocus();
    QTest::keyClick(&lead, Qt::Key_Down);
    QVERIFY(!won.isChecked() && !says("first-trick-won"));
    QTest::keyClick(&editing.screen, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&editing.screen, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(says("rank") && says("first-trick-won"));
}

// Trial: a double click on Add also pressed Remove, which comes up under the pointer.
void tst_rulevalues::aDoubleClickOnlyAddsARound()
{
    const Editing editing("classic");
    editing.addRound(u"final"_s);
    auto& remove = editing.find<QPushButton>(u"remove-final"_s);
    const QPointF at = remove.rect().center();
    for (const auto type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
        QMouseEvent second(type, at, remove.mapToGlobal(at), Qt::LeftButton,
                           type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton,
                           Qt::NoModifier);
        QApplication::sendEvent(&remove, &second);
    }
    QVERIFY(rules::phase(editing.screen.draft().venue(), "final"));
    QTest::mouseClick(&remove, Qt::LeftButton);
    QVERIFY(!rules::phase(editing.screen.draft().venue(), "final"));
}

// Enter adds the next one; what is wrong is said in view.
void tst_rulevalues::cardsAreTypedAsTheyAreSaid()
{
    const Editing editing("traditional");
    editing.click(u"deck.trumps"_s, u"add"_s);
    for (const char* each : {"2 of diamonds", "ace of spades", "10h", "Deuce of Hearts"}) {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(each));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    QCOMPARE(editing.screen.draft().phase("regular").people.deck.trumps,
             (std::vector<std::string>{"2D", "AS", "TH", "2H"}));
    QTest::keyClicks(QApplication::focusWidget(), u"no card"_s);
    QVERIFY(editing.isWrong(u"deck.trumps"_s));
    const auto& row = editing.find<QWidget>(u"deck.trumps"_s);
    QTRY_VERIFY(!row.visibleRegion().isEmpty() &&
                row.visibleRegion().boundingRect().bottom() >= row.height() - 12);
}

TEST_CLASS(tst_rulevalues)
#include "tst_rulevalues.moc"
