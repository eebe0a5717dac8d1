// Rules of one's own in the window: imported, chosen, read, exported and deleted.
#include "atdesktop.h"
#include "atnewtournament.h"

#include "program/textfile.h"
#include "ui/desktop/desktop.h"
#include "ui/print/cardprinter.h"
#include "ui/rules/rulesscreen.h"
#include "ui/shell/header.h"

#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>

namespace {

/// A rule file that differs from Classic Spades in how far a game goes.
QByteArray ruleFile(int target)
{
    return R"({"format": "courtside-rules/1", "id": "our-gym", "name": "Our gym", "from": "classic",
 "phases": {"regular": {"end": {"target": )" +
           QByteArray::number(target) + "}}}}\n";
}

QString put(const stage::Stage& stage, const QString& name, const QByteArray& text)
{
    tests::put(stage.path(name).toStdString(), text.toStdString());
    return stage.path(name);
}

/// It is among one's own rules before a screen is made.
void own(const QByteArray& text)
{
    if (!venues::OwnVenues().save(text.toStdString()))
        qFatal("not saved");
}

int ownTarget()
{
    const auto all = venues::OwnVenues().all();
    return all.size() == 1 && all.front().read ? all.front().read->venue.phases.front().rules.end.target : 0;
}

template <class Widget>
Widget& in(const QWidget& screen, const char* name)
{
    auto* found = stage::inView<Widget>(screen, QString::fromLatin1(name));
    if (!found)
        qFatal("%s is not in view", name);
    return *found;
}

void click(const QWidget& screen, const char* name)
{
    QTest::mouseClick(&in<QPushButton>(screen, name), Qt::LeftButton);
}

/// On the form of a new tournament, where that file is chosen to be imported.
struct Form : stage::AtNewTournament {
    Form()
    {
        screen.import().chooseFile = [this] { return toImport; };
    }
    void import(const QByteArray& text)
    {
        toImport = put(stage, u"our-gym.json"_s, text);
        click(screen, "importRules");
    }
    QComboBox& venues() const { return *named<QComboBox>(u"Rules"_s); }
    QString toImport;
};

/// On Rules, in a tournament by UNC's.
struct Shown {
    Shown()
    {
        stage.openDrawn({"unc", 4, 4, false, {}});
        own(ruleFile(350));
        screen.emplace(stage.theme, stage.session);
        stage::showAlone(*screen);
        screen->bar().choosePlace = [this](const QString& name) {
            suggested = name;
            return stage.path(u"out.json"_s);
        };
    }
    void choose(const QString& value) const
    {
        auto& all = in<QComboBox>(*screen, "venueChoice");
        const int at = all.findData(value);
        QVERIFY2(at >= 0, qPrintable(value));
        all.setFocus();
        while (all.currentIndex() < at)
            QTest::keyClick(&all, Qt::Key_Down);
        while (all.currentIndex() > at)
            QTest::keyClick(&all, Qt::Key_Up);
    }
    QStringList words() const
    {
        QCoreApplication::processEvents();
        return stage::wordsOn(*screen);
    }
    /// What is said of the rules that are shown.
    QString note() const { return stage::textOf(in<QLabel>(*screen, "rulesNote")); }

    stage::Stage stage;
    std::optional<rulesview::RulesScreen> screen;
    QString suggested;
};

} // namespace

class tst_ownrules : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void anImportIsChosen();
    void anImportAsksBeforeItReplaces();
    void mistakesAreShownAndNothingIsSaved();
    void aBrokenFileCannotBeChosen();
    void aTournamentKeepsItsCopy();
    void anyVenueCanBeRead();
    void itIsExported();
    void itIsDeletedWhereThatIsConfirmed();
    void aBrokenFileIsReadAndDeleted();
    void anImportIsShownAndNamed();
    void anExportThatFailsSaysWhy();
    void whatOtherRulesAreFromIsNotDeleted();
    void aPhaseThatIsLeftOutIsADifference();
    void aFileIsDroppedOnTheWindow();
    void theAgreementStaysWhenAFileIsImported();
    void rulesAreReadWithoutATournament();
    void theirCardIsPrintedWithoutATournament();
    void nothingUnsavedGoesUnasked();
    void whatWasDoneIsSaidUntilSomethingElseIs();
    void whatWasSavedIsSaidUntilOtherRulesAreShown();
    void whatWasSavedDuringATournamentIsShown();
};

void tst_ownrules::anImportIsChosen()
{
    Form form;
    form.import(ruleFile(350));
    QCOMPARE(ownTarget(), 350);
    QCOMPARE(form.venues().currentData().toString(), u"our-gym.json"_s);
    SAYS(stage::textOf(form.venues()));
    QVERIFY(form.said().contains(u"Our gym"_s));
    QVERIFY(!form.screen.import().isVisible());
}

void tst_ownrules::anImportAsksBeforeItReplaces()
{
    Form form;
    form.import(ruleFile(350));
    form.import(ruleFile(400));
    QCOMPARE(ownTarget(), 350);
    MENTIONS(form.said());
    QTest::keyClick(form.focus(), Qt::Key_Escape);
    QCOMPARE(ownTarget(), 350);
    QVERIFY(form.screen.isVisible() && !form.screen.import().isVisible());
    form.import(ruleFile(400));
    QTest::keyClick(form.focus(), Qt::Key_Return); // which cancels
    QCOMPARE(ownTarget(), 350);
    form.import(ruleFile(400));
    click(form.screen, "Replace");
    QCOMPARE(ownTarget(), 400);
}

void tst_ownrules::mistakesAreShownAndNothingIsSaved()
{
    Form form;
    form.import(ruleFile(0));
    MENTIONS(form.said());
    QVERIFY(venues::OwnVenues().all().empty());
    QCOMPARE(form.venues().currentData().toString(), u"washburn"_s);
    form.import(ruleFile(350)); // and then it is right
    QCOMPARE(ownTarget(), 350);
    QVERIFY(!form.screen.import().isVisible());
}

void tst_ownrules::aBrokenFileCannotBeChosen()
{
    Form form;
    form.import(ruleFile(350));
    tests::put(venues::usualFolder() + "/our-gym.json", ruleFile(0).toStdString());
    form.screen.refresh(); // as when it comes up again
    const int at = form.venues().findData(u"our-gym.json"_s);
    QCOMPARE(form.venues().currentIndex(), -1);
    SAYS(pseudo::english(form.venues().itemText(at)));
    QVERIFY(!form.venues().model()->flags(form.venues().model()->index(at, 0)).testFlag(Qt::ItemIsEnabled));
}

void tst_ownrules::aTournamentKeepsItsCopy()
{
    Form form;
    form.import(ruleFile(350));
    form.type(u"Tournament name"_s, u"Fall Spades"_s);
    form.type(u"Supervisor on duty"_s, u"Ana Ruiz"_s);
    form.make();
    const auto& rules = form.stage.session.tournament().setting->rules;
    QCOMPARE(rules.size(), std::size_t(1));
    QCOMPARE(rules.front().venue.phases.front().rules.end.target, 350);
    QVERIFY(venues::OwnVenues().remove("our-gym.json"));
    QCOMPARE(form.stage.session.tournament().setting->rules.front().venue.name, std::string("Our gym"));
}

void tst_ownrules::anyVenueCanBeRead()
{
    Shown shown;
    const QString version =
        QString::fromStdString(shown.stage.session.tournament().setting->rules.front().version);
    QVERIFY(shown.words().join(u'|').contains(version));
    shown.choose(u"our-gym.json"_s);
    QVERIFY(shown.words().contains(u"Our gym"_s));
    MENTIONS_ALL(shown.words(), 2); // what it is from, and what differs
    QVERIFY(!shown.words().join(u'|').contains(version));
    shown.choose(u"mckendree"_s);
    QVERIFY(shown.words().contains(u"McKendree intramural Spades"_s));
    QVERIFY(shown.screen->findChild<QPushButton*>(u"deleteRules"_s)->isHidden());
    shown.choose(QString());
    QVERIFY(shown.words().join(u'|').contains(version));
}

void tst_ownrules::itIsExported()
{
    Shown shown;
    shown.choose(u"our-gym.json"_s);
    click(*shown.screen, "exportRules");
    QVERIFY(shown.suggested.endsWith(u"/our-gym.json"_s));
    QCOMPARE(tests::textIn(shown.stage.path(u"out.json"_s).toStdString()), ruleFile(350).toStdString());
}

void tst_ownrules::itIsDeletedWhereThatIsConfirmed()
{
    Shown shown;
    shown.choose(u"our-gym.json"_s);
    click(*shown.screen, "deleteRules");
    MENTIONS(shown.words());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // which cancels
    QCOMPARE(ownTarget(), 350);
    click(*shown.screen, "deleteRules");
    click(*shown.screen, "Delete");
    QVERIFY(venues::OwnVenues().all().empty());
    QVERIFY(shown.screen->bar().isOfTournament());
}

void tst_ownrules::aBrokenFileIsReadAndDeleted()
{
    Shown shown;
    tests::put(venues::usualFolder() + "/our-gym.json", ruleFile(0).toStdString());
    shown.screen->refresh();
    shown.choose(u"our-gym.json"_s);
    MENTIONS(shown.words());
    QVERIFY(shown.screen->findChild<QPushButton*>(u"exportRules"_s)->isHidden());
    click(*shown.screen, "deleteRules");
    click(*shown.screen, "Delete");
    QVERIFY(venues::OwnVenues().all().empty());
}

void tst_ownrules::anImportIsShownAndNamed()
{
    Shown shown;
    const QByteArray north = ruleFile(400).replace("our-gym", "north").replace("Our gym", "North");
    shown.screen->import().chooseFile = [&] { return put(shown.stage, u"north.json"_s, north); };
    click(*shown.screen, "importRules");
    const auto& choice = in<QComboBox>(*shown.screen, "venueChoice");
    QCOMPARE(choice.currentData().toString(), u"north.json"_s);
    QVERIFY(choice.hasFocus());
    SAYS(shown.note());
}

void tst_ownrules::anExportThatFailsSaysWhy()
{
    Shown shown;
    shown.choose(u"our-gym.json"_s);
    shown.screen->bar().choosePlace = [&](const QString&) { return shown.stage.path(u"gone/out.json"_s); };
    click(*shown.screen, "exportRules");
    SAYS(shown.note());
}

void tst_ownrules::whatOtherRulesAreFromIsNotDeleted()
{
    Shown shown;
    own(R"({"format": "courtside-rules/1", "id": "north", "name": "North", "from": "our-gym.json"})");
    shown.screen->refresh(); // as when it comes up again
    shown.choose(u"our-gym.json"_s);
    click(*shown.screen, "deleteRules");
    click(*shown.screen, "Delete");
    SAYS(shown.note());
    QCOMPARE(venues::OwnVenues().all().size(), std::size_t{2});
    QCOMPARE(in<QComboBox>(*shown.screen, "venueChoice").currentData().toString(), u"our-gym.json"_s);
}

void tst_ownrules::aPhaseThatIsLeftOutIsADifference()
{
    Shown shown;
    own(R"({"format": "courtside-rules/1", "id": "north", "name": "North", "from": "unc",
 "phases": {"championship": null}})");
    shown.screen->refresh(); // as when it comes up again
    shown.choose(u"north.json"_s);
    const auto* differences = shown.screen->findChild<rulesview::SectionPiece*>(); // which come first
    QVERIFY(differences);
    SAYS(stage::labelsOn(*differences));
}

void tst_ownrules::aFileIsDroppedOnTheWindow()
{
    stage::WholeWindow at;
    at.show();
    const auto drop = [&](const QString& file) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&at.desktop.start(), &enter);
        QDropEvent dropped(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        if (enter.isAccepted())
            QCoreApplication::sendEvent(&at.desktop.start(), &dropped);
        return enter.isAccepted();
    };
    QVERIFY(!drop(put(at.stage, u"notes.txt"_s, ruleFile(350))));
    QVERIFY(drop(put(at.stage, u"our-gym.json"_s, ruleFile(350))));
    QCOMPARE(ownTarget(), 350);
    QVERIFY(at.desktop.newTournament().isVisible());
}

void tst_ownrules::theAgreementStaysWhenAFileIsImported()
{
    Form form;
    form.agree();
    form.type(u"target, regular"_s, u"275"_s);
    own(ruleFile(350)); // by another window
    form.screen.refresh();
    QVERIFY(form.venues().findData(u"our-gym.json"_s) >= 0);
    QCOMPARE(form.field(u"target, regular"_s)->text(), u"275"_s);
}

void tst_ownrules::rulesAreReadWithoutATournament()
{
    stage::WholeWindow at;
    own(ruleFile(350));
    at.show();
    QVERIFY(at.desktop.window().canDo(session::Key::NewVenue));
    at.desktop.window().act(session::Key::Rules);
    auto* rules = qobject_cast<rulesview::RulesScreen*>(at.desktop.window().current());
    QVERIFY(rules);
    QVERIFY(!rules->bar().isOfTournament());
    QCOMPARE(in<QComboBox>(*rules, "venueChoice").findData(QString()), -1); // venues alone
    QTest::keyClick(rules, Qt::Key_Escape);
    QVERIFY(at.desktop.window().current() == &at.desktop.start());
}

void tst_ownrules::theirCardIsPrintedWithoutATournament()
{
    Shown shown;
    shown.choose(u"our-gym.json"_s);
    QSignalSpy wanted(&*shown.screen, &rulesview::RulesScreen::cardWanted);
    shown.screen->setFocus();
    QTest::keyClick(&*shown.screen, Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(wanted.size(), 1);
    const tournament::RulesFrom rules = rulesview::rulesOf(venues::OwnVenues().all().front().read->venue);
    print::CardPrinter printer(*shown.screen);
    QSignalSpy said(&printer, &print::CardPrinter::said);
    printer.askPrinter = [](QPrinter&) { return false; };
    printer.print(rules, shown.stage.session.settings());
    printer.askPrinter = [&](QPrinter& on) {
        on.setOutputFormat(QPrinter::PdfFormat);
        on.setOutputFileName(shown.stage.path(u"card.pdf"_s));
        return true;
    };
    printer.print(rules, shown.stage.session.settings());
    QTRY_COMPARE(said.size(), 1);
    QVERIFY(said.front().back().toBool());
    QVERIFY(said.front().front().toString().contains(u"card.pdf"_s)); // not that a printer has it
    QVERIFY(tests::textIn(shown.stage.path(u"card.pdf"_s).toStdString()).starts_with("%PDF"));
}

void tst_ownrules::nothingUnsavedGoesUnasked()
{
    stage::WholeWindow at;
    at.show();
    at.desktop.window().act(session::Key::NewVenue);
    rulesview::EditorScreen& editor = at.desktop.rulesEditor();
    QVERIFY(at.desktop.window().current() == &editor);
    QTest::keyClicks(&in<QLineEdit>(editor, "name"), u"Our gym"_s);
    at.desktop.window().go(shell::Place::Rules); // it is kept, and offered there
    click(*at.desktop.window().current(), "continueEditing");
    QVERIFY(at.desktop.window().current() == &editor);
    at.desktop.window().go(shell::Place::Rules);
    QVERIFY(!at.desktop.window().close());
    QVERIFY(at.desktop.window().current() == &editor);
    click(editor, "cancel");
    QVERIFY(at.desktop.window().isVisible() && editor.unsaved());
    QVERIFY(!at.desktop.window().close());
    click(editor, "accept");
    QVERIFY(!at.desktop.window().isVisible());
    QCOMPARE(venues::OwnVenues().all().size(), std::size_t{1});
}

void tst_ownrules::whatWasDoneIsSaidUntilSomethingElseIs()
{
    Shown shown;
    shown.choose(u"our-gym.json"_s);
    click(*shown.screen, "deleteRules");
    click(*shown.screen, "Delete");
    const auto* note = shown.screen->findChild<QWidget*>(u"rulesNote"_s);
    QVERIFY(note->isVisible());
    shown.screen->import().bring(put(shown.stage, u"wrong.json"_s, ruleFile(0))); // as if dropped
    QVERIFY(!note->isVisible());
    QVERIFY(in<QLabel>(*shown.screen, "importComplaint").text().contains(u"wrong.json"_s));
}

// And on its screen alone.
void tst_ownrules::whatWasSavedIsSaidUntilOtherRulesAreShown()
{
    for (const bool isLeft : {false, true}) {
        stage::WholeWindow at;
        at.show();
        at.desktop.window().act(session::Key::NewVenue);
        auto& name = in<QLineEdit>(at.desktop.rulesEditor(), "name");
        QTest::keyClicks(&name, u"Our gym"_s);
        QTest::keyClick(&name, Qt::Key_Return, Qt::ControlModifier);
        const auto isSaid = [&] {
            return stage::wordsOn(at.desktop.window().footer()).join(u' ').contains(u"Our gym"_s);
        };
        QVERIFY(isSaid());
        if (isLeft)
            at.desktop.window().act(session::Key::NewTournament);
        else
            QTest::keyClick(&in<QComboBox>(*at.desktop.window().current(), "venueChoice"), Qt::Key_Up);
        QVERIFY(!isSaid());
    }
}

void tst_ownrules::whatWasSavedDuringATournamentIsShown()
{
    stage::AtHalfPlayed at;
    at.desktop.window().act(session::Key::NewVenue); // before anybody was on Rules
    auto& name = in<QLineEdit>(at.desktop.rulesEditor(), "name");
    QTest::keyClicks(&name, u"Our gym"_s);
    QTest::keyClick(&name, Qt::Key_Return, Qt::ControlModifier);
    const auto& shown = in<QComboBox>(*at.current(), "venueChoice");
    QCOMPARE(shown.currentData().toString(), u"our-gym.json"_s);
    QVERIFY(stage::wordsOn(at.desktop.window().footer()).join(u' ').contains(u"Our gym"_s));
}

TEST_CLASS(tst_ownrules)
#include "tst_ownrules.moc"
