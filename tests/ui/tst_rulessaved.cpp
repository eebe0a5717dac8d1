// Own rules are saved and left: with a name of their own, and asked about where something is unsaved.
#include "atrulesedit.h"

#include "program/testclass.h"
#include "rules/load.h"
#include "ui/kit/ask.h"
#include "venues/ownvenues.h"

#include <QSignalSpy>

using namespace atrulesedit;

class tst_rulessaved : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void ctrlEnterSaves();
    void tabLeadsFromTheFieldsToSave();
    void aNameIsNeeded();
    void aFailedSaveKeepsTheDraft();
    void escLeavesWhereNothingIsUnsaved();
    void escAsksWhereSomethingIsUnsaved();
    void enterSavesWhenAsked();
    void ownRulesAreEditedInPlace();
    void aNameIsTakenOnce();
    void newRulesStartFromOnesOwn();
};

void tst_rulessaved::ctrlEnterSaves()
{
    Editing editing;
    QSignalSpy saved(&editing.screen, &EditorScreen::saved);
    QSignalSpy left(&editing.screen, &session::Screen::left);
    auto& name = editing.find<QLineEdit>(u"name"_s);
    name.selectAll();
    QTest::keyClicks(&name, u"Our league"_s);
    editing.type(u"end.target"_s, u"350"_s);
    QTest::keyClick(&editing.inRow<QLineEdit>(u"end.target"_s, u"number"_s), Qt::Key_Return,
                    Qt::ControlModifier);
    QCOMPARE(saved.size(), 1);
    QCOMPARE(left.size(), 1);
    const auto venue =
        rules::load(editing.savedText, [](const std::string& id) { return rules::venueCalled(id); });
    QVERIFY(venue);
    QCOMPARE(venue->id, std::string("our-league"));
    QCOMPARE(venue->name, std::string("Our league"));
    QCOMPARE(venue->phases.front().rules.end.target, 350);
    QCOMPARE(venue->phases.front().rules.bags, rules::venueCalled("unc")->phases.front().rules.bags);
}

// A row passes the focus on to its field: as a focus proxy, it led Tab from the last field back to the first.
void tst_rulessaved::tabLeadsFromTheFieldsToSave()
{
    const Editing editing;
    editing.inRow<QLineEdit>(u"end.target"_s, u"number"_s).setFocus();
    const auto& save = editing.find<QPushButton>(u"save"_s);
    for (int stops = 0; !save.hasFocus(); ++stops) {
        QVERIFY(stops < 200);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
}

void tst_rulessaved::aNameIsNeeded()
{
    Editing editing(nullptr);
    QSignalSpy saved(&editing.screen, &EditorScreen::saved);
    QCOMPARE(editing.result(u"example"_s), u"Change a rule to see what a hand would score."_s);
    QTest::keyClick(&editing.screen, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(saved.isEmpty());
    auto& name = editing.find<QLineEdit>(u"name"_s);
    const auto& complaint = editing.find<QLabel>(u"nameComplaint"_s); // below it
    QVERIFY(name.hasFocus() && complaint.isVisible() && !complaint.text().isEmpty());
    QTest::keyClicks(&name, u"North"_s);
    QVERIFY(!complaint.isVisible());
    QTest::keyClick(&name, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(saved.size(), 1);
}

void tst_rulessaved::aFailedSaveKeepsTheDraft()
{
    Editing editing;
    editing.wrong = u"The disk is full."_s;
    QSignalSpy left(&editing.screen, &session::Screen::left);
    editing.type(u"end.target"_s, u"350"_s);
    QTest::keyClick(&editing.screen, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(left.isEmpty());
    QVERIFY(stage::wordsOn(editing.screen).contains(editing.wrong));
    QCOMPARE(editing.now().end.target, 350);
}

void tst_rulessaved::escLeavesWhereNothingIsUnsaved()
{
    Editing editing;
    QSignalSpy left(&editing.screen, &session::Screen::left);
    QTest::keyClick(&editing.screen, Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
}

void tst_rulessaved::escAsksWhereSomethingIsUnsaved()
{
    Editing editing;
    QSignalSpy left(&editing.screen, &session::Screen::left);
    editing.type(u"end.target"_s, u"350"_s);
    auto& target = editing.inRow<QLineEdit>(u"end.target"_s, u"number"_s);
    QTest::keyClick(&target, Qt::Key_Escape);
    QVERIFY(left.isEmpty());
    auto& ask = editing.find<kit::Ask>({});
    QVERIFY(ask.isOpen());
    QTest::keyClick(&editing.find<QPushButton>(u"accept"_s), Qt::Key_Escape); // no, keep editing
    QVERIFY(!ask.isOpen() && left.isEmpty());
    QTest::keyClick(&target, Qt::Key_Escape);
    QTest::mouseClick(&editing.find<QPushButton>(u"other"_s), Qt::LeftButton);
    QCOMPARE(left.size(), 1);
    QVERIFY(editing.savedText.empty());
}

void tst_rulessaved::enterSavesWhenAsked()
{
    Editing editing;
    QSignalSpy left(&editing.screen, &session::Screen::left);
    editing.type(u"end.target"_s, u"-5"_s);
    QTest::keyClick(&editing.screen, Qt::Key_Escape);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(left.isEmpty()); // it can't be saved, and is not lost
    QVERIFY(editing.isWrong(u"end.target"_s));
    editing.type(u"end.target"_s, u"350"_s);
    QTest::keyClick(&editing.screen, Qt::Key_Escape);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(left.size(), 1);
    QVERIFY(!editing.savedText.empty());
}

void tst_rulessaved::ownRulesAreEditedInPlace()
{
    stage::Stage stage;
    const venues::OwnVenues own;
    const std::string text = R"({"format": "courtside-rules/1", "id": "our-gym", "name": "Our gym",
 "from": "classic", "phases": {"regular": {"end": {"target": 350}}}})";
    QVERIFY(own.save(text));
    EditorScreen screen(stage.theme, stage.session);
    screen.openOwn("our-gym.json", *own.all().front().read);
    stage::showAlone(screen);
    QVERIFY(!screen.unsaved());
    QCOMPARE(screen.draft().changed().size(), std::size_t{1}); // from Classic Spades
    auto* name = screen.findChild<QLineEdit*>(u"name"_s);
    QCOMPARE(name->text(), u"Our gym"_s);
    name->selectAll();
    QTest::keyClicks(name, u"Our hall"_s);
    QTest::keyClick(name, Qt::Key_Return, Qt::ControlModifier);
    const auto all = own.all();
    QCOMPARE(all.size(), std::size_t{1});
    QCOMPARE(all.front().file, std::string("our-gym.json"));
    QVERIFY(all.front().read);
    QCOMPARE(all.front().read->venue.name, std::string("Our hall"));
    QCOMPARE(all.front().read->venue.id, std::string("our-gym"));
    QCOMPARE(all.front().read->venue.phases.front().rules.end.target, 350);
    QVERIFY(!screen.unsaved());
}

void tst_rulessaved::aNameIsTakenOnce()
{
    Editing editing;
    auto& name = editing.find<QLineEdit>(u"name"_s);
    const QString first = name.text();
    QVERIFY(venues::OwnVenues().save(*editing.screen.draft().text()));
    QTest::keyClick(&editing.screen, Qt::Key_Escape);
    editing.screen.openCopy(*rules::venueCalled("unc"));
    QVERIFY(name.text() != first);
    QSignalSpy saved(&editing.screen, &EditorScreen::saved);
    for (const QString& taken : {first, QString::fromStdString(rules::venueCalled("washburn")->name)}) {
        name.setText(taken.toUpper());
        Q_EMIT name.textEdited(name.text());
        QTest::keyClick(&name, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(saved.isEmpty());
        QVERIFY(name.hasFocus());
    }
}

// As a copy, which is complete: those may be deleted later.
void tst_rulessaved::newRulesStartFromOnesOwn()
{
    Editing editing(nullptr);
    const venues::OwnVenues own; // in the folder of this stage
    QVERIFY(own.save(R"({"format": "courtside-rules/1", "id": "last-fall", "name": "Last fall",
 "from": "classic", "phases": {"regular": {"end": {"target": 350}}}})"));
    editing.screen.openNew();
    auto& from = editing.find<QComboBox>(u"from"_s);
    int at = 0;
    while (!from.itemText(at).contains(u"Last fall"_s))
        QVERIFY(++at < from.count());
    QVERIFY(at >= static_cast<int>(rules::builtIn().size()));
    from.setCurrentIndex(at);
    Q_EMIT from.activated(at);
    QCOMPARE(from.currentIndex(), at);
    QCOMPARE(editing.now().end.target, 350);
    QVERIFY(editing.screen.draft().changed().empty());
    auto& name = editing.find<QLineEdit>(u"name"_s);
    QTest::keyClicks(&name, u"This fall"_s);
    QTest::keyClick(&name, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(own.remove("last-fall.json"));
    QVERIFY(own.save(editing.savedText));
    QVERIFY(own.remove("this-fall.json"));
}

TEST_CLASS(tst_rulessaved)
#include "tst_rulessaved.moc"
