// Where the values in the editor of rules are from: what was set, what is still to check, and how one gets
// through it; and sentences of one's own for the card: added, typed, moved and removed.
#include "atrulesedit.h"

#include "rules/load.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>

#include <algorithm>

using namespace atrulesedit;

namespace {

/// Every word in the row of that rule, which is in view.
QString saidAt(const Editing& editing, const QString& parameter)
{
    return stage::wordsOn(editing.find<QWidget>(parameter)).join(u' ');
}

/// What stands beside that section in the list.
QModelIndex noteOf(const Editing& editing, int section)
{
    return editing.find<kit::RowTable>(u"sections"_s).rows().index(section, 1);
}

int toCheck(const Editing& editing, int section)
{
    const QString note = stage::textOf(noteOf(editing, section));
    return note.endsWith(u" to check"_s) ? note.section(u' ', 0, 0).toInt() : 0;
}

} // namespace

class tst_rulesinherited : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void aFieldSaysWhereItsValueIsFrom();
    void aSectionCountsWhatIsToCheck();
    void aSectionIsAllRightAsItIs();
    void whatIsToCheckSaysSo();
    void everythingIsCheckedInTheEnd();
    void aRoundAsksOnlyForWhatDiffersThere();
    void theDropDownCountsToo();
    void aClickBesideAFieldLooksAtIt();
    void aRoundTakesTheOtherRules();
    void keysLeadFromSectionToSection();
    void aSectionIsWholeInTheList();
    void tabLeadsToTheNextValue();
    void whatIsNotKeptSaysSo();
    void aRemovedRoundIsNotCounted();
    void aSentenceIsTypedAndPrinted();
    void aSentenceGoesToAnotherPlace();
    void aSentenceIsRemoved();
    void aLineWithoutWordsIsNotSaved();
    void aSentenceThatIsTooLongIsNotSaved();
};

void tst_rulesinherited::aFieldSaysWhereItsValueIsFrom()
{
    const Editing editing("classic");
    editing.inRow<QLineEdit>(u"end.target"_s, u"number"_s);
    QVERIFY2(saidAt(editing, u"end.target"_s).contains(u"from Classic"_s),
             qPrintable(saidAt(editing, u"end.target"_s)));
    editing.type(u"end.target"_s, u"350"_s);
    const QString said = saidAt(editing, u"end.target"_s);
    QVERIFY2(said.contains(u"set here"_s) && said.contains(u"was: 500"_s), qPrintable(said));
    QVERIFY(!said.contains(u"from Classic"_s));
    QVERIFY(saidAt(editing, u"end.bothReach"_s).contains(u"from Classic"_s));
    editing.click(u"end.target"_s, u"reset"_s);
    QVERIFY(saidAt(editing, u"end.target"_s).contains(u"from Classic"_s));
}

void tst_rulesinherited::aSectionCountsWhatIsToCheck()
{
    const Editing editing("classic");
    const auto rows = editing.screen.findChildren<rulesview::FieldRow*>();
    QCOMPARE(toCheck(editing, 0), static_cast<int>(rows.size()));
    editing.type(u"end.target"_s, u"350"_s); // it is looked at with that
    QCOMPARE(toCheck(editing, 0), static_cast<int>(rows.size()) - 1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); // to its section
    QCOMPARE(toCheck(editing, 0), static_cast<int>(rows.size()) - 1);
    for (rulesview::FieldRow* row : rows)
        row->setFocus();
    QCOMPARE(toCheck(editing, 0), 0);
    QVERIFY(noteOf(editing, 0).data(kit::TickRole).toBool());
    QVERIFY(!noteOf(editing, 1).data(kit::TickRole).toBool());
}

// And the next one comes up.
void tst_rulesinherited::aSectionIsAllRightAsItIs()
{
    const Editing editing("classic");
    const auto& list = editing.find<kit::RowTable>(u"sections"_s);
    editing.type(u"end.target"_s, u"350"_s);
    QVERIFY(toCheck(editing, 0) > 1);
    auto& all = editing.find<QPushButton>(u"allRight"_s);
    QVERIFY(all.isVisible());
    all.setFocus();
    QTest::keyClick(&all, Qt::Key_Space);
    QTRY_COMPARE(list.currentRow(), 1);
    QCOMPARE(toCheck(editing, 0), 0);
    QVERIFY(editing.find<QWidget>(u"time.limitMin"_s).isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageUp, Qt::ControlModifier);
    QVERIFY(!editing.find<QPushButton>(u"allRight"_s).isVisible());
}

void tst_rulesinherited::whatIsToCheckSaysSo()
{
    const Editing editing("classic");
    editing.inRow<QLineEdit>(u"end.target"_s, u"number"_s).setFocus();
    QVERIFY(!saidAt(editing, u"end.target"_s).contains(u"to check"_s));
    QVERIFY(saidAt(editing, u"end.bothReach"_s).contains(u"to check"_s));
    editing.find<QWidget>(u"end.bothReach"_s).setFocus();
    QVERIFY(!saidAt(editing, u"end.bothReach"_s).contains(u"to check"_s));
}

// By that button, through both sets of rules of the venue.
void tst_rulesinherited::everythingIsCheckedInTheEnd()
{
    const Editing editing("unc");
    const auto says = [&] {
        return pseudo::english(stage::wordsOn(editing.screen)).contains(u"Everything is checked"_s);
    };
    int pressed = 0;
    for (; editing.find<QPushButton>(u"allRight"_s).isVisible(); ++pressed) {
        QVERIFY(pressed < 30 && !says());
        auto& all = editing.find<QPushButton>(u"allRight"_s);
        all.setFocus();
        QTest::keyClick(&all, Qt::Key_Space);
        QCoreApplication::processEvents();
    }
    auto& list = editing.find<kit::RowTable>(u"sections"_s);
    QVERIFY(pressed > list.rows().rowCount()); // the sections of one, and some of the other
    QVERIFY(says());
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&list));
    for (const QString& phase : {u"phase-regular"_s, u"phase-championship"_s}) {
        QTest::keyClick(&editing.find<QPushButton>(phase), Qt::Key_Space);
        for (int section = 0; section < list.rows().rowCount(); ++section)
            QCOMPARE(toCheck(editing, section), 0);
    }
}

void tst_rulesinherited::aRoundAsksOnlyForWhatDiffersThere()
{
    const Editing editing("unc");
    QTest::keyClick(&editing.find<QPushButton>(u"phase-championship"_s), Qt::Key_Space);
    const rules::Draft& draft = editing.screen.draft();
    int all = 0;
    for (int section = 0; section < editing.find<kit::RowTable>(u"sections"_s).rows().rowCount(); ++section)
        all += toCheck(editing, section);
    QCOMPARE(all,
             static_cast<int>(rules::differing(draft.phase("championship"), draft.phase("regular")).size()));
    QVERIFY(all > 0);
}

// In a small window it stands instead of the list.
void tst_rulesinherited::theDropDownCountsToo()
{
    const Editing editing("classic");
    const auto& choice = editing.find<QComboBox>(u"sectionChoice"_s);
    const auto says = [&] { return pseudo::english(choice.itemText(0)); };
    const auto rows = editing.screen.findChildren<rulesview::FieldRow*>();
    QVERIFY2(says().endsWith(u" · %1 to check"_s.arg(rows.size())), qPrintable(says()));
    editing.type(u"end.target"_s, u"-50"_s); // it is wrong
    QVERIFY2(says().endsWith(u" · fix"_s), qPrintable(says()));
    editing.type(u"end.target"_s, u"350"_s);
    for (rulesview::FieldRow* row : rows)
        row->setFocus();
    QVERIFY2(says().endsWith(u"✓"_s), qPrintable(says()));
}

void tst_rulesinherited::aClickBesideAFieldLooksAtIt()
{
    const Editing editing("classic");
    auto& row = editing.find<QWidget>(u"end.target"_s);
    QTRY_VERIFY(row.height() >= row.minimumSizeHint().height());
    const int before = toCheck(editing, 0);
    QTest::mouseClick(&row, Qt::LeftButton, {}, {4, 4});
    QVERIFY(row.isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(toCheck(editing, 0), before - 1);
}

void tst_rulesinherited::aRoundTakesTheOtherRules()
{
    const Editing editing("classic");
    editing.addRound(u"final"_s);
    QTest::mouseClick(&editing.find<QPushButton>(u"phase-final"_s), Qt::LeftButton);
    editing.inRow<QLineEdit>(u"end.target"_s, u"number"_s);
    QVERIFY(saidAt(editing, u"end.target"_s).contains(u"as in all other matches"_s));
    QCOMPARE(toCheck(editing, 0), 0);
    QVERIFY(!noteOf(editing, 0).data(kit::TickRole).toBool());
}

void tst_rulesinherited::keysLeadFromSectionToSection()
{
    const Editing editing("classic");
    const auto& list = editing.find<kit::RowTable>(u"sections"_s);
    editing.inRow<QLineEdit>(u"end.target"_s, u"number"_s).setFocus();
    const auto press = [](Qt::Key key) {
        QTest::keyClick(QApplication::focusWidget(), key, Qt::ControlModifier);
    };
    const auto isAt = [&](const QString& parameter) {
        return editing.find<QWidget>(parameter).isAncestorOf(QApplication::focusWidget());
    };
    const int before = toCheck(editing, 1);
    press(Qt::Key_PageDown);
    QCOMPARE(list.currentRow(), 1);
    QVERIFY(isAt(u"time.limitMin"_s));
    QCOMPARE(toCheck(editing, 1), before);    // who arrives has read nothing yet
    for (int times = 0; times < 2; ++times) { // the first is the last on the way back
        press(Qt::Key_PageUp);
        QCOMPARE(list.currentRow(), 0);
        QVERIFY(isAt(u"end.target"_s));
    }
    QVERIFY(editing.screen.canDo(session::Key::NextSection)); // from the menus too
}

// Its name where there is room; what is to check there in any window.
void tst_rulesinherited::aSectionIsWholeInTheList()
{
    if (pseudo::isSpoken())
        QSKIP("longer words may need more");
    Editing editing("unc");
    const auto& list = editing.find<kit::RowTable>(u"sections"_s);
    const QFontMetrics metrics(editing.stage.theme.font(kit::Text::Body));
    const int edges = editing.stage.theme.px(18);
    const auto isWhole = [&](int column) {
        for (int row = 0; row < list.rows().rowCount(); ++row)
            if (metrics.horizontalAdvance(stage::textOf(list.rows().index(row, column))) + edges >
                list.columnWidth(column))
                return false;
        return true;
    };
    QVERIFY(isWhole(1));
    editing.screen.resize(1828, 960); // in a window of 1920 by 1080
    QTRY_VERIFY(isWhole(0));
    QVERIFY(isWhole(1));
}

// Tab after the section must not lead to Reset.
void tst_rulesinherited::tabLeadsToTheNextValue()
{
    const Editing editing("classic");
    editing.type(u"end.target"_s, u"350"_s);
    auto& section = editing.inRow<QLineEdit>(u"end.target"_s, u"section"_s);
    section.setFocus();
    QTest::keyClick(&section, Qt::Key_Tab);
    QVERIFY(editing.find<QWidget>(u"end.bothReach"_s).isAncestorOf(QApplication::focusWidget()));
    const auto* reset = editing.find<QWidget>(u"end.target"_s).findChild<QPushButton*>(u"reset"_s);
    for (int stops = 0; QApplication::focusWidget() != reset; ++stops) { // it is reached later
        QVERIFY(stops < 100);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
}

void tst_rulesinherited::whatIsNotKeptSaysSo()
{
    const Editing editing("unc");
    editing.inRow<QWidget>(u"renege"_s, u"value"_s);
    QTest::keyClick(&editing.find<QCheckBox>(u"sentences"_s), Qt::Key_Space);
    const QString said = saidAt(editing, u"renege"_s);
    QVERIFY2(said.contains(u"not kept"_s) && !said.contains(u"as in all other matches"_s), qPrintable(said));
}

void tst_rulesinherited::aRemovedRoundIsNotCounted()
{
    const Editing editing("unc");
    auto& list = editing.find<kit::RowTable>(u"sections"_s);
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_End);
    QTest::keyClick(&editing.find<QPushButton>(u"remove-final"_s), Qt::Key_Space);
    QCOMPARE(editing.screen.draft().file().dropped.size(), std::size_t{1});
    QVERIFY(stage::textOf(noteOf(editing, list.rows().rowCount() - 1)).isEmpty());
}

namespace {

class OwnCard : public Editing {
public:
    using Editing::Editing;
    /// In the section that comes up with that rule; the cursor is in the new line.
    void addIn(const QString& parameter) const
    {
        inRow<QWidget>(parameter, u"value"_s);
        auto& add = find<QPushButton>(u"addSentence"_s);
        add.setFocus();
        QTest::keyClick(&add, Qt::Key_Space);
    }
    const std::vector<rules::Sentence>& said() const { return screen.draft().venue().sentences; }
    bool says(const std::string& words) const
    {
        return std::ranges::count(said(), words, &rules::Sentence::words) > 0;
    }
    void undo() { QTest::keyClick(&screen, Qt::Key_Z, Qt::ControlModifier); }
    /// What is new on the card beside the fields.
    QString onCard() const
    {
        const auto* statement = screen.findChild<QLabel*>(u"new"_s);
        return statement ? pseudo::english(statement->text()) : QString();
    }
};

QLineEdit* cursor()
{
    return qobject_cast<QLineEdit*>(QApplication::focusWidget());
}

} // namespace

void tst_rulesinherited::aSentenceIsTypedAndPrinted()
{
    OwnCard editing("classic");
    editing.addIn(u"checkin.scope"_s);
    QVERIFY(cursor() && cursor()->objectName() == u"words"_s);
    QTest::keyClicks(cursor(), u"bring your  own cards."_s);
    QVERIFY(editing.says("bring your own cards."));
    QVERIFY(editing.said().back().topic == rules::Topic::Handbook);
    QCOMPARE(cursor()->text(), u"bring your  own cards."_s); // nothing is taken from under the cursor
    QVERIFY(editing.screen.findChild<QComboBox*>(u"topic"_s)->isHidden()); // there is one place here
    QTest::keyClick(cursor(), Qt::Key_Return, Qt::ControlModifier);
    const auto saved =
        rules::load(editing.savedText, [](const std::string& id) { return rules::venueCalled(id); });
    QVERIFY(saved && saved->sentences == editing.said());
}

void tst_rulesinherited::aSentenceGoesToAnotherPlace()
{
    OwnCard editing("classic");
    editing.addIn(u"play.firstLead"_s);
    QTest::keyClicks(cursor(), u"Cut the cards"_s);
    QCOMPARE(editing.onCard(), u"Cut the cards."_s);
    QVERIFY(editing.said().back().topic == rules::Topic::Deal);
    auto& place = editing.find<QComboBox>(u"topic"_s);
    place.setFocus();
    QTest::keyClick(&place, Qt::Key_End);
    QVERIFY(editing.said().back().topic == rules::Topic::Play);
    editing.undo();
    QVERIFY(editing.said().back().topic == rules::Topic::Deal && editing.says("Cut the cards"));
    editing.undo(); // what was typed
    QVERIFY(!editing.says("Cut the cards"));
}

void tst_rulesinherited::aSentenceIsRemoved()
{
    OwnCard editing("classic");
    const std::vector<rules::Sentence> before = editing.said();
    editing.addIn(u"bid.first"_s);
    QTest::keyClicks(cursor(), u"One"_s);
    editing.addIn(u"bid.first"_s);
    QTest::keyClicks(cursor(), u"Two"_s);
    auto& own = editing.find<QWidget>(u"ownSentences"_s);
    auto* remove = own.findChild<QPushButton*>(u"remove"_s); // of the first
    remove->setFocus();
    QTest::keyClick(remove, Qt::Key_Space);
    QVERIFY(!editing.says("One") && editing.says("Two"));
    QCOMPARE(QApplication::focusWidget()->objectName(), u"addSentence"_s);
    editing.undo();
    QVERIFY(editing.says("One") && editing.says("Two"));
    for (int each = 0; each < 4; ++each)
        editing.undo();
    QVERIFY(editing.said() == before);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!own.findChild<QLineEdit*>(u"words"_s));
}

void tst_rulesinherited::aLineWithoutWordsIsNotSaved()
{
    OwnCard editing("classic");
    QSignalSpy saved(&editing.screen, &EditorScreen::saved);
    editing.addIn(u"checkin.scope"_s);
    QTest::keyClick(cursor(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(saved.size(), 1);
    QVERIFY(editing.savedText.find("sentences") == std::string::npos);
}

void tst_rulesinherited::aSentenceThatIsTooLongIsNotSaved()
{
    OwnCard editing("classic");
    QSignalSpy saved(&editing.screen, &EditorScreen::saved);
    editing.addIn(u"checkin.scope"_s);
    cursor()->setText(u"Bring cards "_s.repeated(25)); // 299 once the last blank is gone
    QTest::keyClicks(cursor(), u"!!"_s);
    const auto complaints = [&] {
        QStringList all;
        for (const QLabel* each : editing.find<QWidget>(u"ownSentences"_s).findChildren<QLabel*>())
            if (each->isVisible() && each->text().contains(u"302"_s))
                all << each->text();
        return static_cast<int>(all.size());
    };
    QTRY_COMPARE(complaints(), 1);
    QTest::keyClick(cursor(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(saved.isEmpty() && stage::wordsOn(editing.screen).join(u' ').contains(u"302"_s));
    QTest::keyClick(cursor(), Qt::Key_Backspace);
    QTest::keyClick(cursor(), Qt::Key_Backspace);
    QTest::keyClick(cursor(), Qt::Key_Backspace);
    QCOMPARE(complaints(), 0);
    QTest::keyClick(cursor(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(saved.size(), 1);
}

TEST_CLASS(tst_rulesinherited)
#include "tst_rulesinherited.moc"
