// A sentence of one's own for the card: added, typed, moved to another place on the card, and removed.
#include "atrulesedit.h"

#include "rules/load.h"

#include <QComboBox>
#include <QSignalSpy>

#include <algorithm>

using namespace atrulesedit;

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

class tst_ownsentences : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void oneIsTypedAndPrinted();
    void oneGoesToAnotherPlace();
    void oneIsRemoved();
    void aLineWithoutWordsIsNotSaved();
    void oneThatIsTooLongIsNotSaved();
};

void tst_ownsentences::oneIsTypedAndPrinted()
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

void tst_ownsentences::oneGoesToAnotherPlace()
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

void tst_ownsentences::oneIsRemoved()
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

void tst_ownsentences::aLineWithoutWordsIsNotSaved()
{
    OwnCard editing("classic");
    QSignalSpy saved(&editing.screen, &EditorScreen::saved);
    editing.addIn(u"checkin.scope"_s);
    QTest::keyClick(cursor(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(saved.size(), 1);
    QVERIFY(editing.savedText.find("sentences") == std::string::npos);
}

void tst_ownsentences::oneThatIsTooLongIsNotSaved()
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

TEST_CLASS(tst_ownsentences)
#include "tst_ownsentences.moc"
