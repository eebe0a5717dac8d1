// The editor of rules, with real keys and clicks: fields, what stands beside them, undo, mistakes, saving.
#include "atrulesedit.h"

#include "rules/load.h"

#include <QSignalSpy>
#include <QSpinBox>

#include <set>

using namespace atrulesedit;

class tst_rulesedit : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void everyRuleHasItsField();
    void cardAndExampleFollowANumber();
    void undoTakesBackTheLastRule();
    void whatWasUndoneIsDoneAgain();
    void aRemovedSpecialBidComesBack();
    void choicesAreClicked();
    void eachPhaseHasItsOwn();
    void aRoundHasRulesOfItsOwn();
    void aRoundHasTheRulesOfAnother();
    void theFinalOfTheStartIsRemoved();
    void roundsOfOnePhaseAreOneRow();
    void theRulesOfARoundAreUndone();
    void aRoundSaysWhichFormatHasIt();
    void aRuleCanBeReset();
    void noRuleAtAll();
    void itemsAreAddedAndRemoved();
    void aContradictionIsReportedAtItsField();
    void anImpossibleValueIsReportedAtItsField();
    void undoRemovesAnImpossibleValue();
    void aHandIsTried();
    void theSectionOfARule();
    void theSheetHasAName();
    void newRulesStartFromAnotherSheet();
    void anUnsavedDraftComesUpAgain();
};

void tst_rulesedit::everyRuleHasItsField()
{
    for (const rules::Venue& venue : rules::builtIn()) {
        const Editing editing(venue.id.c_str());
        for (const rules::Phase& phase : venue.phases) {
            if (venue.phases.size() > 1)
                QTest::mouseClick(
                    &editing.find<QPushButton>(u"phase-"_s + QString::fromStdString(phase.name)),
                    Qt::LeftButton);
            std::set<std::string> seen;
            auto& list = editing.find<kit::RowTable>(u"sections"_s);
            for (int section = 0; section < list.rows().rowCount(); ++section) {
                list.goTo(section);
                for (const auto* row : editing.screen.findChildren<rulesview::FieldRow*>()) {
                    seen.insert(std::string(row->field().name));
                    QVERIFY(row->field().phase == phase.name);
                    // Nothing is changed by being shown.
                    if (phase.rules.renege || !row->field().name.starts_with("renege"))
                        QVERIFY2(row->field().name == "renege" ||
                                     json::print(row->value()) ==
                                         json::print(rules::valueOf(phase, row->field().name)),
                                 row->field().name.data());
                }
            }
            for (const std::string_view name : rules::parameterNames())
                QVERIFY2(seen.contains(std::string(name)), name.data());
        }
        QVERIFY(editing.screen.draft().changed().empty());
    }
}

void tst_rulesedit::cardAndExampleFollowANumber()
{
    const Editing editing;
    QVERIFY(!editing.result(u"example"_s).contains(u"100"_s));
    editing.type(u"contract.perTrick"_s, u"20"_s);
    QCOMPARE(editing.now().contract.perTrick, 20);
    QVERIFY(editing.screen.findChild<QLabel*>(u"new"_s)); // on the card
    QCOMPARE(editing.result(u"example"_s), u"Side A would score 100 instead of 50."_s);
    editing.type(u"contract.perTrick"_s, u"10"_s);
    QVERIFY(editing.screen.draft().changed().empty());
    QVERIFY(!editing.screen.findChild<QLabel*>(u"new"_s));
    const auto* samples = editing.screen.findChild<QLabel*>(u"samples"_s);
    QVERIFY(samples->isHidden());
    editing.type(u"contract.perTrick"_s, u"20"_s);
    QVERIFY(!samples->isHidden() && !samples->text().contains(u" 0 "_s));
    editing.type(u"end.target"_s, u"350"_s); // a hand of this section, which has none
    QCOMPARE(editing.result(u"example"_s), u"This changes how a game ends, not what a hand scores."_s);
}

void tst_rulesedit::undoTakesBackTheLastRule()
{
    const Editing editing;
    editing.type(u"contract.perTrick"_s, u"20"_s);
    editing.type(u"overtrick.points"_s, u"5"_s);
    auto& overtricks = editing.inRow<QLineEdit>(u"overtrick.points"_s, u"number"_s);
    overtricks.setFocus();
    QTest::keyClick(&overtricks, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editing.now().overtrickPoints, 1);
    QCOMPARE(overtricks.text(), u"1"_s);
    QCOMPARE(editing.now().contract.perTrick, 20);
    QTest::keyClick(&editing.find<kit::RowTable>(u"sections"_s), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editing.now().contract.perTrick, 10);
    QVERIFY(!editing.find<QPushButton>(u"undo"_s).isEnabled());
}

void tst_rulesedit::whatWasUndoneIsDoneAgain()
{
    const Editing editing;
    editing.type(u"contract.perTrick"_s, u"20"_s);
    auto& list = editing.find<kit::RowTable>(u"sections"_s);
    QTest::keyClick(&list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editing.now().contract.perTrick, 10);
    auto& before = editing.inRow<QLineEdit>(u"contract.perTrick"_s, u"number"_s);
    before.setFocus();
    QTest::keyClick(&before, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(editing.now().contract.perTrick, 20);
    QVERIFY(!editing.find<QPushButton>(u"redo"_s).isEnabled());
    auto& number = editing.inRow<QLineEdit>(u"contract.perTrick"_s, u"number"_s);
    number.setFocus();
    number.selectAll();
    QTest::keyClicks(&number, u"-1"_s); // which cannot be
    QTest::keyClick(&number, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!editing.isWrong(u"contract.perTrick"_s));
    QTest::keyClick(&number, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(editing.isWrong(u"contract.perTrick"_s));
    QCOMPARE(number.text(), u"-1"_s);
}

void tst_rulesedit::aRemovedSpecialBidComesBack()
{
    const Editing editing("traditional");
    editing.click(u"contract.tiers"_s, u"add"_s);
    auto* number = editing.find<QWidget>(u"contract.tiers"_s)
                       .findChild<QWidget*>(u"minBid"_s)
                       ->findChild<QLineEdit*>(u"number"_s);
    number->selectAll();
    QTest::keyClicks(number, u"8"_s);
    editing.click(u"contract.tiers"_s, u"remove"_s);
    QVERIFY(editing.now().contract.tiers.empty());
    auto& list = editing.find<kit::RowTable>(u"sections"_s);
    QTest::keyClick(&list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editing.now().contract.tiers.size(), std::size_t{1});
    QCOMPARE(editing.now().contract.tiers.front().minBid, 8);
    QCOMPARE(editing.inRow<QLineEdit>(u"contract.tiers"_s, u"number"_s).text(), u"8"_s);
    QTest::keyClick(&list, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(editing.now().contract.tiers.front().minBid != 8);
}

void tst_rulesedit::choicesAreClicked()
{
    const Editing editing;
    auto& lead = editing.inRow<QComboBox>(u"play.firstLead"_s, u"list"_s); // in many words
    lead.setFocus();
    QTest::keyClick(&lead, Qt::Key_Home);
    QVERIFY(editing.screen.draft().phase("regular").people.play.firstLead == rules::FirstLead::LowestClub);
    editing.click(u"bags.cancelPoints"_s, u"true"_s);
    QVERIFY(editing.now().bags.cancelPoints);
    editing.click(u"bid.minPlayer"_s, u"none"_s);
    QVERIFY(!editing.now().bid.minPlayer);
    editing.click(u"bid.minPlayer"_s, u"more"_s);
    QCOMPARE(editing.now().bid.minPlayer, std::optional(1));
}

void tst_rulesedit::eachPhaseHasItsOwn()
{
    const Editing editing;
    QTest::mouseClick(&editing.find<QPushButton>(u"phase-championship"_s), Qt::LeftButton);
    editing.type(u"end.target"_s, u"600"_s);
    QCOMPARE(editing.now().end.target, 300);
    QCOMPARE(editing.screen.draft().phase("championship").rules.end.target, 600);
}

void tst_rulesedit::aRoundHasRulesOfItsOwn()
{
    Editing editing("classic");
    editing.addRound(u"semifinals"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space); // Edit
    QTRY_VERIFY(!editing.screen.findChild<QWidget*>(u"phaseRows"_s));
    editing.type(u"end.target"_s, u"600"_s);
    QCOMPARE(editing.now().end.target, 500);
    QCOMPARE(editing.screen.draft().phase("semifinals").rules.end.target, 600);
    QTest::keyClick(&editing.screen, Qt::Key_Return, Qt::ControlModifier);
    const auto venue =
        rules::load(editing.savedText, [](const std::string& id) { return rules::venueCalled(id); });
    QVERIFY(venue);
    QCOMPARE(venue->phases.size(), std::size_t{2});
    QVERIFY(venue->phases.back().playedIn == std::vector{rules::DrawPart::Semifinals});
    QCOMPARE(venue->phases.back().rules.end.target, 600);
    // The form reads it again as what it is.
    rules::FileRead read{*venue};
    read.origin = rules::Origin{"classic", *rules::venueCalled("classic")};
    const rules::Draft again = rules::Draft::of(read);
    QCOMPARE(again.file().from, std::string("classic"));
    QVERIFY(again.file().parts == std::vector{rules::DrawPart::Semifinals});
    QVERIFY(again.venue() == *venue);
}

void tst_rulesedit::aRoundHasTheRulesOfAnother()
{
    const Editing editing("classic");
    editing.addRound(u"semifinals"_s);
    QTest::mouseClick(&editing.find<QPushButton>(u"same-final-semifinals"_s), Qt::LeftButton);
    QTRY_VERIFY(editing.find<QPushButton>(u"remove-final"_s).isVisible());
    QVERIFY(editing.find<QPushButton>(u"edit-final"_s).hasFocus()); // the one that was pressed is gone
    QCOMPARE(editing.screen.draft().venue().phases.size(), std::size_t{2});
    QVERIFY(editing.screen.draft().phase("semifinals").playedIn ==
            (std::vector{rules::DrawPart::Semifinals, rules::DrawPart::Final}));
    QTest::mouseClick(&editing.find<QPushButton>(u"remove-final"_s), Qt::LeftButton);
    QVERIFY(editing.screen.draft().phase("semifinals").playedIn == std::vector{rules::DrawPart::Semifinals});
}

void tst_rulesedit::theFinalOfTheStartIsRemoved()
{
    const Editing editing("unc");
    auto& list = editing.find<kit::RowTable>(u"sections"_s);
    list.goTo(list.rows().rowCount() - 1);
    QTest::mouseClick(&editing.find<QPushButton>(u"remove-final"_s), Qt::LeftButton);
    QCOMPARE(editing.screen.draft().venue().phases.size(), std::size_t{1});
    QVERIFY(editing.screen.unsaved());
    QTest::mouseClick(&editing.find<QPushButton>(u"add-final"_s), Qt::LeftButton); // as it was
    QCOMPARE(editing.screen.draft().phase("championship").rules.end.target, 500);
}

void tst_rulesedit::roundsOfOnePhaseAreOneRow()
{
    using rules::DrawPart;
    rules::Venue late = *rules::venueCalled("classic");
    rules::Phase phase = late.phases.front();
    phase.from = phase.name;
    phase.name = "late";
    phase.playedIn = {DrawPart::Semifinals, DrawPart::Final};
    late.phases.push_back(phase);
    late.id = "late";
    Editing editing(nullptr);
    editing.screen.openCopy(late);
    auto& list = editing.find<kit::RowTable>(u"sections"_s);
    list.goTo(list.rows().rowCount() - 1);
    QVERIFY(!editing.find<QPushButton>(u"remove-final"_s).isVisible());
    auto& remove = editing.find<QPushButton>(u"remove-semifinals"_s);
    const QString name = pseudo::english(remove.accessibleName());
    QVERIFY2(pseudo::isSpoken() || name.contains(u"emifinals and final"_s), qPrintable(name));
    QTest::mouseClick(&remove, Qt::LeftButton);
    QCOMPARE(editing.screen.draft().venue().phases.size(), std::size_t{1});
    QVERIFY(!editing.find<QPushButton>(u"add-final"_s).isVisible()); // it comes with the others
    QTest::mouseClick(&editing.find<QPushButton>(u"add-semifinals"_s), Qt::LeftButton);
    QCOMPARE(editing.screen.draft().venue().phases.size(), std::size_t{2});
}

void tst_rulesedit::theRulesOfARoundAreUndone()
{
    const Editing editing("classic");
    editing.addRound(u"final"_s);
    QVERIFY(editing.screen.unsaved());
    QVERIFY(editing.find<QPushButton>(u"phase-final"_s).isVisible());
    QTest::mouseClick(&editing.find<QPushButton>(u"phase-final"_s), Qt::LeftButton);
    editing.type(u"end.target"_s, u"-5"_s); // which cannot be, and goes with its phase
    auto& list = editing.find<kit::RowTable>(u"sections"_s);
    list.goTo(list.rows().rowCount() - 1);
    QTest::mouseClick(&editing.find<QPushButton>(u"remove-final"_s), Qt::LeftButton);
    QCOMPARE(editing.screen.draft().venue().phases.size(), std::size_t{1});
    QTest::keyClick(&list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editing.screen.draft().venue().phases.size(), std::size_t{2});
    QTest::keyClick(&list, Qt::Key_Z, Qt::ControlModifier); // the number
    QVERIFY(editing.screen.draft().mistakes().empty());
    QTest::keyClick(&list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editing.screen.draft().venue().phases.size(), std::size_t{1});
}

void tst_rulesedit::aRoundSaysWhichFormatHasIt()
{
    const Editing editing("classic");
    auto& list = editing.find<kit::RowTable>(u"sections"_s);
    list.goTo(list.rows().rowCount() - 1);
    const auto saidOf = [&](const QString& part) {
        return stage::labelsOn(*editing.find<QPushButton>(u"add-"_s + part).parentWidget()).join(u' ');
    };
    QVERIFY(saidOf(u"losers-bracket"_s).contains(u"only in double elimination"_s));
    QVERIFY(saidOf(u"pools"_s).contains(u"only in pools to playoff"_s));
    QVERIFY(!saidOf(u"final"_s).contains(u"only in"_s));
}

void tst_rulesedit::aRuleCanBeReset()
{
    const Editing editing;
    editing.type(u"end.target"_s, u"350"_s);
    editing.click(u"end.target"_s, u"reset"_s);
    QCOMPARE(editing.now().end.target, 300);
    QCOMPARE(editing.inRow<QLineEdit>(u"end.target"_s, u"number"_s).text(), u"300"_s);
}

void tst_rulesedit::noRuleAtAll()
{
    const Editing editing;
    editing.click(u"renege"_s, u"null"_s);
    QVERIFY(!editing.now().renege);
    QVERIFY(!editing.find<QWidget>(u"renege.tricks"_s).isVisible());
    editing.click(u"renege"_s, u"true"_s);
    QVERIFY(editing.now().renege);
    QVERIFY(editing.find<QWidget>(u"renege.tricks"_s).isVisible());
    QVERIFY(editing.screen.draft().changed().empty());
}

void tst_rulesedit::itemsAreAddedAndRemoved()
{
    const Editing editing;
    editing.click(u"fouls"_s, u"add"_s);
    QVERIFY(editing.now().fouls.empty() && !editing.isWrong(u"fouls"_s)); // it has no name yet
    QTest::keyClicks(editing.find<QWidget>(u"fouls"_s).findChild<QLineEdit*>(u"text"_s), u"Table talk"_s);
    QCOMPARE(editing.now().fouls.size(), std::size_t{1});
    QCOMPARE(editing.now().fouls.front().name, std::string("table-talk"));
    editing.click(u"fouls"_s, u"remove"_s);
    QVERIFY(editing.now().fouls.empty());
    QVERIFY(editing.screen.draft().changed().empty());
    editing.type(u"contract.perTrick"_s, u"20"_s); // undo in an item takes it back
    editing.click(u"fouls"_s, u"add"_s);
    auto* item = editing.find<QWidget>(u"fouls"_s).findChild<QLineEdit*>(u"text"_s);
    QTest::keyClicks(item, u"Table talk"_s);
    QCOMPARE(editing.now().fouls.size(), std::size_t{1});
    QTest::keyClick(item, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(editing.now().fouls.empty());
    QCOMPARE(editing.now().contract.perTrick, 20);
}

void tst_rulesedit::aContradictionIsReportedAtItsField()
{
    Editing editing;
    QSignalSpy saved(&editing.screen, &EditorScreen::saved);
    editing.type(u"bid.maxTeam"_s, u"3"_s); // below the minimum of 4
    QVERIFY(editing.isWrong(u"bid.maxTeam"_s));
    editing.type(u"end.target"_s, u"350"_s); // of another section
    QTest::keyClick(&editing.screen, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(saved.isEmpty());
    QVERIFY(editing.isWrong(u"bid.maxTeam"_s)); // it is in view again
    editing.type(u"bid.maxTeam"_s, u"4"_s);
    QVERIFY(!editing.isWrong(u"bid.maxTeam"_s));
    QTest::keyClick(&editing.screen, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(saved.size(), 1);
}

void tst_rulesedit::anImpossibleValueIsReportedAtItsField()
{
    Editing editing;
    QSignalSpy saved(&editing.screen, &EditorScreen::saved);
    auto& time = editing.inRow<QLineEdit>(u"time.wallClockEnd"_s, u"text"_s);
    time.setFocus();
    QTest::keyClicks(&time, u"25:00"_s);
    QVERIFY(editing.isWrong(u"time.wallClockEnd"_s));
    QCOMPARE(time.text(), u"25:00"_s);
    QTest::keyClick(&time, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(saved.isEmpty());
    QCOMPARE(QApplication::focusWidget()->objectName(), u"text"_s); // in its row
    editing.type(u"end.target"_s, u"350"_s);                        // of another section
    QTest::keyClick(&editing.screen, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(saved.isEmpty());
    auto& again = editing.inRow<QLineEdit>(u"time.wallClockEnd"_s, u"text"_s);
    QCOMPARE(again.text(), u"25:00"_s);
    QVERIFY(editing.isWrong(u"time.wallClockEnd"_s));
    QVERIFY(editing.screen.unsaved());
    again.setFocus();
    again.selectAll();
    QTest::keyClicks(&again, u"22:30"_s);
    QVERIFY(!editing.isWrong(u"time.wallClockEnd"_s));
    QCOMPARE(editing.now().time.wallClockEnd, std::string("22:30"));
}

void tst_rulesedit::undoRemovesAnImpossibleValue()
{
    Editing editing;
    editing.type(u"end.target"_s, u"350"_s);
    auto& time = editing.inRow<QLineEdit>(u"time.wallClockEnd"_s, u"text"_s);
    time.setFocus();
    QTest::keyClicks(&time, u"25:00"_s);
    QTest::keyClick(&time, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(time.text(), QString());
    QVERIFY(!editing.isWrong(u"time.wallClockEnd"_s));
    QCOMPARE(editing.now().end.target, 350);
    QTest::keyClicks(&time, u"25:00"_s);
    editing.type(u"bid.minTeam"_s, u"3"_s); // the last change is another now
    QTest::keyClick(&editing.find<kit::RowTable>(u"sections"_s), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editing.now().end.target, 350);
    const auto& again = editing.inRow<QLineEdit>(u"time.wallClockEnd"_s, u"text"_s);
    QCOMPARE(again.text(), u"25:00"_s);
    QTest::keyClick(&editing.find<kit::RowTable>(u"sections"_s), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(again.text().isEmpty() && !editing.isWrong(u"time.wallClockEnd"_s));
}

void tst_rulesedit::aHandIsTried()
{
    const Editing editing;
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 43. Side B scores 60."_s);
    editing.type(u"overtrick.points"_s, u"5"_s);
    QCOMPARE(editing.result(u"try"_s), u"Side A scores 55 instead of 43. Side B scores 60."_s);
    auto& tricks = editing.find<QSpinBox>(u"tricksA1"_s);
    const int before = tricks.value();
    tricks.setFocus();
    QTest::keyClick(&tricks, Qt::Key_Down);
    QCOMPARE(tricks.value(), before - 1);
    QCOMPARE(editing.result(u"try"_s), u"A hand has 13 tricks. These add up to 12."_s);
}

void tst_rulesedit::theSectionOfARule()
{
    Editing editing;
    editing.type(u"end.target"_s, u"350"_s);
    auto& section = editing.inRow<QLineEdit>(u"end.target"_s, u"section"_s);
    QVERIFY(section.isVisible());
    QTest::keyClicks(&section, u"House rule 2"_s);
    auto& same = editing.inRow<QLineEdit>(u"end.bothReach"_s, u"section"_s); // of a rule as it was
    same.selectAll();
    QTest::keyClicks(&same, u"House rule 3"_s);
    QTest::keyClick(&section, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(editing.savedText.find("House rule 2") != std::string::npos);
    QVERIFY(editing.savedText.find("House rule 3") != std::string::npos);
}

void tst_rulesedit::theSheetHasAName()
{
    Editing editing(nullptr);
    QTest::keyClicks(&editing.find<QLineEdit>(u"name"_s), u"Riverside Parks"_s);
    auto& sheet = editing.find<QLineEdit>(u"sheet"_s);
    QTest::keyClicks(&sheet, u"Spades at Riverside, 2026"_s);
    QTest::keyClick(&sheet, Qt::Key_Return, Qt::ControlModifier);
    const auto venue =
        rules::load(editing.savedText, [](const std::string& id) { return rules::venueCalled(id); });
    QVERIFY(venue);
    QCOMPARE(venue->sheet, std::string("Spades at Riverside, 2026"));
}

void tst_rulesedit::newRulesStartFromAnotherSheet()
{
    Editing editing(nullptr);
    auto& from = editing.find<QComboBox>(u"from"_s);
    QVERIFY(from.isVisible());
    from.setFocus();
    for (int i = 0; i < from.count(); ++i) {
        from.setCurrentIndex(i);
        Q_EMIT from.activated(i);
        QCOMPARE(editing.screen.draft().file().from, rules::builtIn()[static_cast<std::size_t>(i)].id);
    }
    auto& name = editing.find<QLineEdit>(u"name"_s);
    QTest::keyClicks(&name, u"North"_s);
    Q_EMIT from.activated(0);
    QCOMPARE(name.text(), u"North"_s);
    QVERIFY(editing.screen.unsaved());
    const auto& list = editing.find<kit::RowTable>(u"sections"_s);
    const auto top = [&] {
        QCoreApplication::processEvents();
        return list.mapTo(&editing.screen, QPoint()).y();
    };
    const int before = top();
    editing.type(u"end.target"_s, u"444"_s);
    QCOMPARE(top(), before); // nothing moves
    const QStringList said = stage::wordsOn(editing.screen);
    from.setCurrentIndex(1);
    Q_EMIT from.activated(1); // what was changed would be lost
    QCOMPARE(from.currentIndex(), 0);
    QCOMPARE(editing.now().end.target, 444);
    const QStringList refused = stage::wordsOn(editing.screen);
    QCOMPARE(refused.size(), said.size() + 1);
    QTest::keyClick(&editing.screen, Qt::Key_Z, Qt::ControlModifier);
    for (const QString& each : refused)
        QVERIFY2(said.contains(each) || !stage::wordsOn(editing.screen).contains(each), qPrintable(each));
}

void tst_rulesedit::anUnsavedDraftComesUpAgain()
{
    Editing editing;
    editing.type(u"end.target"_s, u"350"_s);
    editing.screen.openNew(); // somebody went elsewhere meanwhile
    QCOMPARE(editing.now().end.target, 350);
    editing.screen.openCopy(*rules::venueCalled("washburn"));
    QCOMPARE(editing.now().end.target, 350);
}

TEST_CLASS(tst_rulesedit)
#include "tst_rulesedit.moc"
