// Which pages are printed on what, by keys and clicks: ranges, choices that are remembered, long prints.
#include "atprint.h"

#include "paper/pdftext.h"
#include "program/textfile.h"
#include "tournaments/renege.h"
#include "wording/record/refusal.h"

#include <QFileInfo>

namespace {

/// In tones of grey, 400 points wide: so small that one way of smoothing letters is like another, and a wrong
/// word still shows.
QImage inShort(const QImage& image, const QSize& page)
{
    constexpr int width = 400;
    return image
        .scaled(width, width * page.height() / page.width(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_Grayscale8);
}

/// Two drawings of the same page differ by less; those of pages with another word or number by half as much
/// again.
constexpr int mostAlike = 60;

/// What the preview shows of its sheet, which has the shape of that page.
QImage sheetOf(print::Preview& preview, const QSize& page)
{
    const QRectF inside = QRectF(preview.rect()).adjusted(8, 8, -8, -8);
    QRectF sheet(QPointF(), QSizeF(page).scaled(inside.size(), Qt::KeepAspectRatio));
    sheet.moveCenter(inside.center());
    return preview.grab(sheet.toRect()).toImage();
}

/// Of the tones of three by three points; the rim of the sheet, where the preview has its frame, is left out.
int largestDifference(const QImage& one, const QImage& other)
{
    constexpr int rim = 3;
    int most = 0;
    for (int y = rim; y + rim < one.height(); ++y)
        for (int x = rim; x + rim < one.width(); ++x) {
            int sum = 0;
            for (int row = y - 1; row <= y + 1; ++row)
                for (int at = x - 1; at <= x + 1; ++at)
                    sum += one.constScanLine(row)[at] - other.constScanLine(row)[at];
            most = qMax(most, qAbs(sum) / 9);
        }
    return most;
}

/// A renege challenge of the first hand of match 2, so that there is a ruling to print.
void challenge(stage::HalfPlayed& live)
{
    const desk::CaseOptions options = tournaments::renegeClaim(live.match(2));
    if (const auto done = desk::record(live.live().desk(), "J. Park", desk::ruleOnCase(options)); !done)
        qFatal("%s", wording::inFull(done.error().mistakes.front()).c_str());
}

/// Shows the first page of that kind and saves it; what poppler draws of the file.
QImage firstPageOf(stage::Print& shown, const QString& word, bool isA4)
{
    QString file = shown.file(word + u".pdf"_s);
    shown.screen.setAskFile([&](const QString&) { return file; });
    int minute = 0;
    do { // the foot says the minute
        minute = QTime::currentTime().minute();
        shown.screen.show(word);
        shown.named<QLineEdit>(u"pages to print"_s).setText(u"1"_s);
        shown.choosePaper(isA4 ? u"A4"_s : u"Letter"_s);
        shown.click(u"savePdf"_s);
        shown.settle();
        shown.stage.settle(); // that sheets go out is on record now, and not between two kinds
    } while (QTime::currentTime().minute() != minute);
    pdf::outputOf(u"pdftoppm"_s, {u"-r"_s, u"180"_s, u"-gray"_s, u"-singlefile"_s}, file, shown.file(word));
    return QImage(shown.file(word + u".pgm"_s));
}

/// A page without a picture differs from every other.
int differenceOf(print::Preview& preview, const QImage& printed)
{
    if (printed.isNull())
        return 255;
    const QSize page = printed.size();
    return largestDifference(inShort(sheetOf(preview, page), page), inShort(printed, page));
}

} // namespace

class tst_printpages : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void onlyThePagesThatAreWritten();
    void aWrongPageIsRefused_data();
    void aWrongPageIsRefused();
    void anotherKindHasAllItsPages();
    void thePreviewMatchesTheFile();
    void aLandscapePageMatchesThePreview();
    void choicesAreThoseOfTheKind();
    void copiesAreRemembered();
    void aPaperPackOf64CanBeCancelled();
};

// Pages 2 and 4 of four sheets jammed in the printer.
void tst_printpages::onlyThePagesThatAreWritten()
{
    stage::Print shown(u"scoresheets"_s);
    shown.named<QLineEdit>(u"pages to print"_s).setFocus();
    QTest::keyClicks(QApplication::focusWidget(), u"2,4"_s);
    QCOMPARE(shown.preview().pages(), 2);
    QVERIFY(shown.named<kit::Line>(u"page 2 of 4"_s).isVisible());
    shown.press(Qt::Key_PageDown);
    QVERIFY(shown.named<kit::Line>(u"page 4 of 4"_s).isVisible());
    shown.screen.setAskFile([&](const QString&) { return shown.file(u"jammed.pdf"_s); });
    shown.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    shown.settle();
    MENTIONS(shown.said());
    const QString text = pseudo::english(pdf::textOf(shown.file(u"jammed.pdf"_s)));
    QVERIFY2(text.contains(u"page 2 of 4"_s) && text.contains(u"page 4 of 4"_s), qPrintable(text));
    QVERIFY(!text.contains(u"page 1 of 4"_s) && !text.contains(u"page 3 of 4"_s));
}

void tst_printpages::aWrongPageIsRefused_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("past the end") << u"2-9"_s;
    QTest::newRow("far past the end") << u"99999999999999999999"_s;
    QTest::newRow("backwards") << u"3-1"_s;
    QTest::newRow("none") << u"0"_s;
    QTest::newRow("a word") << u"1,last"_s;
    QTest::newRow("a comma too many") << u"1,,2"_s;
}

void tst_printpages::aWrongPageIsRefused()
{
    QFETCH(QString, typed);

    stage::Print shown(u"scoresheets"_s);
    auto& field = shown.named<QLineEdit>(u"pages to print"_s);
    field.setFocus();
    QTest::keyClicks(&field, typed);
    MENTIONS(shown.said());
    QVERIFY(!shown.named<QPushButton>(u"savePdf"_s).isEnabled());
    QVERIFY(!shown.named<QPushButton>(u"print"_s).isEnabled());
    bool isAsked = false;
    shown.screen.setAskFile([&](const QString&) {
        isAsked = true;
        return QString();
    });
    shown.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!isAsked);
    field.selectAll();
    QTest::keyClicks(&field, u"1-"_s); // to the last
    QVERIFY2(!shown.said().contains(u"Pages: "_s), qPrintable(shown.said()));
    QCOMPARE(shown.preview().pages(), 4);
    QVERIFY(shown.named<QPushButton>(u"savePdf"_s).isEnabled());
}

void tst_printpages::anotherKindHasAllItsPages()
{
    stage::Print shown(u"scoresheets"_s);
    auto& field = shown.named<QLineEdit>(u"pages to print"_s);
    field.setFocus();
    QTest::keyClicks(&field, u"9"_s);
    shown.screen.show(u"rulecard"_s);
    QCOMPARE(field.text(), QString());
    QVERIFY(shown.preview().pages() > 1);
    QVERIFY2(!shown.said().contains(u"past the end"_s), qPrintable(shown.said()));
    QVERIFY(shown.named<QPushButton>(u"savePdf"_s).isEnabled());
}

// The first page of every kind, on either paper in turn, as poppler draws the file that was saved.
void tst_printpages::thePreviewMatchesTheFile()
{
    stage::HalfPlayed live;
    challenge(live);
    stage::Print shown(live);
    shown.screen.resize(2300, 2200);
    QCoreApplication::processEvents();
    bool isA4 = false;
    for (const paper::Print& print : paper::prints()) {
        isA4 = !isA4;
        const QImage printed = firstPageOf(shown, print.word, isA4);
        const int difference = differenceOf(shown.preview(), printed);
        QVERIFY2(difference < mostAlike, qPrintable(u"%1: %2"_s.arg(print.word).arg(difference)));
    }
}

void tst_printpages::aLandscapePageMatchesThePreview()
{
    stage::Print shown;
    shown.screen.resize(2300, 2200);
    QCoreApplication::processEvents();
    for (const bool isA4 : {false, true}) {
        const QImage printed = firstPageOf(shown, u"bracket"_s, isA4);
        QVERIFY(printed.width() > printed.height());
        const int difference = differenceOf(shown.preview(), printed);
        QVERIFY2(difference < mostAlike, qPrintable(QString::number(difference)));
    }
}

// The sheets go onto A4, four to a page, and the bracket onto Letter; tomorrow it is the same.
void tst_printpages::choicesAreThoseOfTheKind()
{
    stage::Print shown;
    const auto isChosen = [](QWidget& screen, const QString& name) {
        return screen.findChild<QComboBox*>(u"paper"_s)->currentText() == name;
    };
    shown.screen.show(u"scoresheets"_s);
    shown.choosePaper(u"A4"_s);
    shown.named<QComboBox>(u"sheets on a page"_s).setFocus();
    shown.press(Qt::Key_Down);
    shown.press(Qt::Key_Down);
    shown.screen.show(u"checkin"_s); // of which nothing was said: the paper that was taken last
    QVERIFY(isChosen(shown.screen, u"A4"_s));
    shown.screen.show(u"bracket"_s);
    shown.choosePaper(u"Letter"_s);
    print::PrintScreen later(shown.stage.theme, shown.stage.session);
    QVERIFY(isChosen(later, u"Letter"_s));
    later.show(u"scoresheets"_s);
    QVERIFY(isChosen(later, u"A4"_s));
    for (const auto* box : later.findChildren<QComboBox*>())
        if (stage::nameOf(*box) == u"sheets on a page"_s)
            SAYS(stage::textOf(*box));
}

void tst_printpages::copiesAreRemembered()
{
    stage::Print shown;
    QList<int> offered;
    const auto printed = [&](int copies) {
        const QString path = shown.file(u"copies.pdf"_s);
        shown.screen.setAskPrinter([&, copies, path](QPrinter& printer) {
            offered << printer.copyCount();
            printer.setOutputFileName(path); // which makes no copies itself
            printer.setCopyCount(copies);
            return true;
        });
        shown.click(u"print"_s);
        shown.settle();
        return tests::bytesIn(path).count("/Type /Page\n");
    };
    QCOMPARE(printed(3), 3);
    MENTIONS(shown.said());
    QCOMPARE(printed(1), 1);
    QCOMPARE(printed(2), 2);
    shown.screen.show(u"checkin"_s); // copies are of the bracket
    QCOMPARE(printed(1), 1);
    shown.screen.show(u"bracket"_s);
    printed(1);
    QCOMPARE(offered, (QList<int>{1, 3, 1, 1, 2}));
}

// Seventy-three pages, and the wrong paper is in the printer.
void tst_printpages::aPaperPackOf64CanBeCancelled()
{
    stage::Print shown(64);
    shown.screen.show(u"pack"_s);
    QVERIFY2(shown.preview().pages() > 50, qPrintable(QString::number(shown.preview().pages())));
    const QString path = shown.file(u"pack.pdf"_s);
    shown.screen.setAskPrinter([&](QPrinter& printer) {
        printer.setOutputFileName(path);
        return true;
    });
    shown.click(u"print"_s);
    auto& progress = shown.named<QProgressBar>(u"pages made"_s);
    while (progress.value() < 3)
        QTest::qWait(0);
    QCOMPARE(progress.maximum(), static_cast<int>(shown.preview().pages()));
    QVERIFY(progress.value() < progress.maximum());
    shown.click(u"cancel"_s);
    QVERIFY(!shown.isWorking());
    MENTIONS(shown.said());
    QVERIFY(!QFileInfo::exists(path));
    shown.click(u"print"_s);
    shown.settle();
    QVERIFY(QFileInfo(path).size() > 100'000);
}

TEST_CLASS(tst_printpages)
#include "tst_printpages.moc"
