// The print screen by keys and clicks: what is shown, and what comes out.
#include "atprint.h"

#include "paper/pdftext.h"

#include <QFileInfo>
#include <QPageRanges>

namespace {

QStringList entriesOf(const QComboBox& box)
{
    QStringList all;
    for (int i = 0; i < box.count(); ++i)
        all << pseudo::english(box.itemText(i));
    return all;
}

/// What a printed file says, its words in one line.
QString wordsIn(const QString& file)
{
    return pseudo::english(pdf::textOf(file).simplified());
}

} // namespace

class tst_print : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void arrowsChooseWhatIsShown();
    void paperIsLetterOrA4();
    void everyChoiceHasItsWord();
    void sheetsShareAPageOrAreBlank();
    void sheetsOfARoundATableOrAMatch();
    void aTableThatWaitsNoMoreIsForgotten();
    void playedSheetsGoOneOrTwoOnAPage();
    void namesAreShortWhereEverybodyReadsThem();
    void anotherScreenAsksForOneMatch();
    void aMatchIsFoundBeforeTheScreenWasUp();
    void aNameWithoutItsEndingWritesNothingOver();
    void aFailedSaveIsReported();
    void longWorkCanBeCancelled();
    void ctrlPPrintsWhatIsShown();
    void aRangeOfPagesIsPrinted();
    void thePreviewFollowsTheRecord();
    void whereThereIsNothingItSaysWhatToDo();
    void largeTextFitsAScreen();
};

void tst_print::arrowsChooseWhatIsShown()
{
    stage::Print shown;
    QCOMPARE(QApplication::focusWidget(), &shown.list());
    QCOMPARE(shown.list().word(), u"bracket"_s);
    QCOMPARE(shown.preview().pages(), 1);
    shown.press(Qt::Key_Down);
    QCOMPARE(shown.list().word(), u"scoresheets"_s);
    QCOMPARE(shown.preview().pages(), 4);
    shown.press(Qt::Key_End);
    QCOMPARE(shown.list().word(), u"rulecard"_s);
    QVERIFY(shown.preview().pages() > 1);
}

void tst_print::paperIsLetterOrA4()
{
    stage::Print shown(u"scoresheets"_s);
    shown.press(Qt::Key_PageDown);
    const QImage letter = shown.preview().grab().toImage();
    shown.choosePaper(u"A4"_s);
    QCOMPARE(shown.preview().page(), 1);
    QVERIFY(shown.preview().grab().toImage() != letter);
    shown.choosePaper(u"Letter"_s);
    QVERIFY(shown.preview().grab().toImage() == letter);
}

void tst_print::everyChoiceHasItsWord()
{
    stage::Print shown;
    for (const QString& word : {u"scoresheets"_s, u"scoresheet"_s, u"bracket"_s}) {
        shown.screen.show(word);
        int fields = 0;
        for (const auto* field : shown.screen.findChildren<QComboBox*>()) {
            if (!field->isVisible())
                continue;
            ++fields;
            const auto words =
                field->parentWidget()->findChildren<kit::Line*>(QString(), Qt::FindDirectChildrenOnly);
            const bool isWorded = std::any_of(words.begin(), words.end(), [](const kit::Line* each) {
                return each->isVisible() && !each->text().isEmpty();
            });
            QVERIFY2(isWorded, qPrintable(stage::nameOf(*field)));
        }
        QVERIFY2(fields > 0, qPrintable(word));
    }
}

void tst_print::sheetsShareAPageOrAreBlank()
{
    stage::Print shown;
    auto& sheets = shown.named<QComboBox>(u"sheets on a page"_s);
    QVERIFY(!sheets.isVisible());
    shown.screen.show(u"scoresheets"_s);
    QVERIFY(sheets.isVisible());
    QCOMPARE(shown.preview().pages(), 4);
    sheets.setFocus();
    shown.press(Qt::Key_Down);
    QCOMPARE(shown.preview().pages(), 2);
    shown.press(Qt::Key_Down);
    QCOMPARE(shown.preview().pages(), 2); // small ones have a second sheet each, for a long game
    const QImage ofMatches = shown.preview().grab().toImage();
    shown.press(Qt::Key_End);
    SAYS(stage::textOf(sheets));
    QCOMPARE(shown.preview().pages(), 1);
    QVERIFY(shown.preview().grab().toImage() != ofMatches);
}

void tst_print::sheetsOfARoundATableOrAMatch()
{
    stage::Print shown;
    shown.stage.record(stage::calling("W1-2", {3, {}}));
    shown.screen.show(u"scoresheets"_s);
    auto& which = shown.named<QComboBox>(u"which score sheets"_s);
    QVERIFY(which.isVisible());
    const QStringList offered = entriesOf(which);
    SAYS(offered.mid(0, 4));
    QCOMPARE(offered.size(), 7);
    which.setFocus();
    shown.press(Qt::Key_Down);
    QCOMPARE(shown.preview().pages(), 4);
    shown.press(Qt::Key_Down);
    QCOMPARE(shown.preview().pages(), 1);
    shown.screen.setAskFile([&](const QString&) { return shown.file(u"table.pdf"_s); });
    shown.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    shown.settle();
    MENTIONS(wordsIn(shown.file(u"table.pdf"_s)));
    shown.screen.show(u"bracket"_s);
    QVERIFY(!which.isVisible());
    shown.screen.show(u"scoresheets"_s); // as it was chosen last on this tournament
    QCOMPARE(stage::textOf(which), u"Table 3"_s);
    QCOMPARE(shown.preview().pages(), 1);
    auto& sheets = shown.named<QComboBox>(u"sheets on a page"_s);
    sheets.setFocus();
    shown.press(Qt::Key_End);
    QVERIFY(!which.isEnabled()); // blank ones are of no match
    shown.press(Qt::Key_Home);
    QVERIFY(which.isEnabled());
}

// Table 3 begins to play, and its sheet is printed no more; nor is that of whoever sits there next.
void tst_print::aTableThatWaitsNoMoreIsForgotten()
{
    stage::Print shown;
    const auto call = [&](const char* match) { shown.stage.record(stage::calling(match, {3, {}})); };
    const auto giveUp = [&](const char* match) {
        shown.stage.record(stage::deciding(match, facts::Winner::A, facts::Decided::Forfeit));
    };
    call("W1-2");
    shown.screen.show(u"scoresheets"_s);
    auto& which = shown.named<QComboBox>(u"which score sheets"_s);
    which.setFocus();
    shown.press(Qt::Key_Down);
    shown.press(Qt::Key_Down);
    QCOMPARE(stage::textOf(which), u"Table 3"_s);
    shown.stage.record(
        stage::entering("W1-2", R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})"));
    shown.screen.refresh();
    const QString gone = u"Table 3: no sheets to print now. All waiting matches are selected."_s;
    QVERIFY2(shown.said().contains(gone), qPrintable(shown.said()));
    SAYS(stage::textOf(which));
    QCOMPARE(shown.preview().pages(), 3);
    shown.screen.refresh(); // by other facts it is not taken away
    QVERIFY2(shown.said().contains(gone), qPrintable(shown.said()));
    giveUp("W1-2");
    call("W1-3");
    shown.screen.refresh();
    QVERIFY(entriesOf(which).indexOf(u"Table 3"_s) > 0);
    SAYS(stage::textOf(which));
    // Chosen again, and over while the screen is not up: it says so when it comes.
    shown.press(Qt::Key_Down);
    shown.press(Qt::Key_Down);
    QCOMPARE(stage::textOf(which), u"Table 3"_s);
    QVERIFY2(!shown.said().contains(gone), qPrintable(shown.said()));
    giveUp("W1-3");
    print::PrintScreen later(shown.stage.theme, shown.stage.session);
    later.show(u"scoresheets"_s);
    const QList<QLabel*> labels = later.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [&](const QLabel* each) { return stage::textOf(*each).contains(gone); }));
}

void tst_print::playedSheetsGoOneOrTwoOnAPage()
{
    {
        stage::Print fresh;
        fresh.screen.show(u"played"_s);
        MENTIONS(stage::descriptionOf(fresh.preview()));
    }
    stage::Print shown{desk::DemoOptions{}};
    shown.screen.show(u"played"_s);
    const qsizetype sheets = shown.preview().pages();
    QVERIFY(sheets > 3);
    auto& onAPage = shown.named<QComboBox>(u"sheets on a page"_s);
    QCOMPARE(onAPage.count(), 2);
    onAPage.setFocus();
    shown.press(Qt::Key_Down);
    QCOMPARE(shown.preview().pages(), (sheets + 1) / 2);
    auto& which = shown.named<QComboBox>(u"which score sheets"_s);
    SAYS(stage::textOf(which));
    which.setCurrentIndex(static_cast<int>(entriesOf(which).indexOf(u"Final"_s)));
    QCOMPARE(shown.preview().pages(), 1);
}

void tst_print::namesAreShortWhereEverybodyReadsThem()
{
    stage::Print shown(u"calls"_s);
    auto& names = shown.named<QComboBox>(u"how players are named"_s);
    QVERIFY(names.isVisible());
    QCOMPARE(stage::textOf(names), u"In full"_s);
    names.setFocus();
    shown.press(Qt::Key_Down);
    SAYS(stage::textOf(names));
    shown.screen.setAskFile([&](const QString&) { return shown.file(u"calls.pdf"_s); });
    shown.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    shown.settle();
    QVERIFY(wordsIn(shown.file(u"calls.pdf"_s)).contains(u"Player 1. Team 1"_s));
    // What the desk works with names them in full; the choice is that of the machine.
    shown.screen.show(u"checkin"_s);
    QVERIFY(!names.isVisible());
    print::PrintScreen later(shown.stage.theme, shown.stage.session);
    const auto* box = stage::called<QComboBox>(later, u"how players are named"_s);
    QVERIFY(box);
    SAYS(stage::textOf(*box));
}

void tst_print::anotherScreenAsksForOneMatch()
{
    stage::Print shown;
    auto& match = shown.named<QComboBox>(u"which match"_s);
    QVERIFY(!match.isVisible());
    shown.screen.show(u"scoresheet"_s, u"W1-3"_s);
    QVERIFY(match.isVisible());
    SAYS(stage::textOf(match));
    QString suggested;
    shown.screen.setAskFile([&](const QString& suggestion) {
        suggested = suggestion;
        return QString();
    });
    shown.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QFileInfo(suggested).fileName(), u"tournament-match-3.pdf"_s);
}

void tst_print::aMatchIsFoundBeforeTheScreenWasUp()
{
    stage::Print shown;
    print::PrintScreen fresh(shown.stage.theme, shown.stage.session);
    fresh.show(u"scoresheet"_s, u"W1-3"_s);
    const QList<QComboBox*> boxes = fresh.findChildren<QComboBox*>();
    QVERIFY(std::any_of(boxes.begin(), boxes.end(), [](const QComboBox* each) {
        return stage::nameOf(*each) == u"which match"_s && stage::textOf(*each).startsWith(u"Match 3 "_s);
    }));
    QVERIFY(stage::descriptionOf(*fresh.findChild<print::Preview*>()).contains(u"page 1 of 1"_s));
}

// "poster" is typed beside a poster.pdf that somebody else made.
void tst_print::aNameWithoutItsEndingWritesNothingOver()
{
    stage::Print shown;
    const QString path = shown.file(u"poster.pdf"_s);
    QFile theirs(path);
    QVERIFY(theirs.open(QIODevice::WriteOnly) && theirs.write("theirs") == 6);
    theirs.close();
    QStringList asked;
    QString answer;
    shown.screen.setAskFile([&](const QString& suggestion) {
        asked << QFileInfo(suggestion).fileName();
        return asked.size() == 1 ? shown.file(u"poster"_s) : answer;
    });
    shown.click(u"savePdf"_s);
    QCOMPARE(asked, (QStringList{u"tournament-bracket.pdf"_s, u"poster.pdf"_s}));
    QVERIFY(!shown.isWorking());
    QCOMPARE(QFileInfo(path).size(), 6);
    asked.clear();
    answer = path; // the dialog has asked whether it may go
    shown.click(u"savePdf"_s);
    shown.settle();
    MENTIONS(shown.said());
    QVERIFY(QFileInfo(path).size() > 1000);
}

void tst_print::aFailedSaveIsReported()
{
    stage::Print shown;
    shown.screen.setAskFile([](const QString&) { return QString(); }); // nobody names a file
    shown.click(u"savePdf"_s);
    QVERIFY(!shown.isWorking());
    QVERIFY(!QFileInfo::exists(shown.file(u"tournament-bracket.pdf"_s)));
    shown.screen.setAskFile([&](const QString&) { return shown.file(u"no/such/folder.pdf"_s); });
    shown.click(u"savePdf"_s);
    shown.settle();
    MENTIONS(shown.said());
    QVERIFY(shown.named<QPushButton>(u"savePdf"_s).isEnabled());
}

void tst_print::longWorkCanBeCancelled()
{
    stage::Print shown(64);
    shown.screen.setAskFile([](const QString& suggestion) { return suggestion; });
    shown.screen.show(u"scoresheets"_s);
    QCOMPARE(shown.preview().pages(), 32);
    auto& progress = shown.named<QProgressBar>(u"pages made"_s);
    shown.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    while (progress.value() < 3)
        QTest::qWait(0);
    QVERIFY(shown.isWorking());
    QCOMPARE(progress.maximum(), 32);
    QVERIFY(!shown.named<QPushButton>(u"savePdf"_s).isEnabled());
    shown.press(Qt::Key_Escape);
    QVERIFY(!shown.isWorking());
    MENTIONS(shown.said());
    QVERIFY(!QFileInfo::exists(shown.file(u"tournament-scoresheets.pdf"_s)));
    shown.click(u"savePdf"_s);
    shown.settle();
    QVERIFY(QFileInfo::exists(shown.file(u"tournament-scoresheets.pdf"_s)));
}

void tst_print::ctrlPPrintsWhatIsShown()
{
    stage::Print shown;
    const QString path = shown.file(u"paper.pdf"_s);
    shown.screen.setAskPrinter([&](QPrinter& printer) {
        printer.setOutputFileName(path); // a printer that is a file
        return true;
    });
    shown.press(Qt::Key_P, Qt::ControlModifier);
    shown.settle();
    QVERIFY(QFileInfo(path).size() > 1000);
    MENTIONS(shown.said());
}

void tst_print::aRangeOfPagesIsPrinted()
{
    stage::Print shown(u"scoresheets"_s);
    const auto sizeOf = [&](int from, int to) {
        const QString path = shown.file(u"range%1.pdf"_s.arg(to));
        shown.screen.setAskPrinter([&](QPrinter& printer) {
            printer.setOutputFileName(path);
            printer.setPrintRange(QPrinter::PageRange);
            printer.setFromTo(from, to);
            return true;
        });
        shown.click(u"print"_s);
        shown.settle();
        QFile pdf(path);
        return pdf.open(QIODevice::ReadOnly) ? pdf.readAll().count("/Type /Page\n") : -1;
    };
    QCOMPARE(sizeOf(2, 2), 1);
    QCOMPARE(sizeOf(2, 4), 3);
    const QString path = shown.file(u"parts.pdf"_s);
    shown.screen.setAskPrinter([&](QPrinter& printer) {
        printer.setOutputFileName(path);
        printer.setPrintRange(QPrinter::PageRange);
        printer.setPageRanges(QPageRanges::fromString(u"1,3-4"_s));
        return true;
    });
    shown.click(u"print"_s);
    shown.settle();
    MENTIONS(shown.said());
    sizeOf(9, 9);
    MENTIONS(shown.said());
}

void tst_print::thePreviewFollowsTheRecord()
{
    stage::Print shown(u"scoresheets"_s);
    shown.press(Qt::Key_PageDown);
    shown.stage.record(stage::deciding("W1-1", facts::Winner::A, facts::Decided::Forfeit));
    shown.screen.refresh();
    QCOMPARE(shown.preview().pages(), 3);
    QCOMPARE(shown.preview().page(), 1);
}

void tst_print::whereThereIsNothingItSaysWhatToDo()
{
    stage::Print shown{desk::DemoOptions{}};
    shown.screen.show(u"scoresheets"_s);
    QCOMPARE(shown.preview().pages(), 0);
    MENTIONS(stage::descriptionOf(shown.preview()));
    QVERIFY(!shown.named<QPushButton>(u"savePdf"_s).isEnabled());
    shown.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!shown.isWorking());
}

// No more than the rail, the header and the footer leave of a window of 1280 by 800, and of 1920 by 1080.
void tst_print::largeTextFitsAScreen()
{
    if (pseudo::isSpoken())
        QSKIP("what is longer has to fit at 100 % alone");
    stage::Print shown;
    const std::pair<double, QSize> rooms[] = {{1.5, {1152, 622}}, {2, {1600, 840}}};
    for (const auto& [scale, room] : rooms) {
        shown.stage.theme.set(kit::Scheme::Light, scale);
        for (const QString& what : {u"scoresheet"_s, u"scoresheets"_s}) { // a match to choose, then sheets
            shown.screen.show(what);
            QCoreApplication::processEvents();
            const QSize least = shown.screen.minimumSizeHint();
            QVERIFY2(least.width() <= room.width() && least.height() <= room.height(),
                     qPrintable(u"%1: %2 x %3"_s.arg(what).arg(least.width()).arg(least.height())));
        }
    }
}

TEST_CLASS(tst_print)
#include "tst_print.moc"
