// Which pages are printed on what, by keys and clicks: ranges, choices that are remembered, long prints.
#include "atprint.h"

#include <QFileInfo>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace {

QByteArray said(const QString& tool, const QStringList& words)
{
    QProcess process;
    process.start(tool, words);
    return process.waitForFinished() ? process.readAllStandardOutput() : QByteArray();
}

/// What the preview shows of its sheet of Letter, upright, and what poppler makes of a page of the file: in
/// tones of grey, a point for every 4 mm.
constexpr QSize coarse(54, 70);
QImage inShort(const QImage& image)
{
    return image.convertToFormat(QImage::Format_Grayscale8)
        .scaled(coarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QImage sheetOf(print::Preview& preview)
{
    const QRectF inside = QRectF(preview.rect()).adjusted(8, 8, -8, -8);
    QRectF sheet(QPointF(), QSizeF(215.9, 279.4).scaled(inside.size(), Qt::KeepAspectRatio));
    sheet.moveCenter(inside.center());
    return preview.grab(sheet.toAlignedRect().adjusted(1, 1, -1, -1)).toImage();
}

int largestDifference(const QImage& one, const QImage& other)
{
    int most = 0;
    for (int y = 1; y + 1 < coarse.height(); ++y)
        for (int x = 1; x + 1 < coarse.width(); ++x)
            most = qMax(most, qAbs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))));
    return most;
}

} // namespace

class tst_printpages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void onlyThePagesThatAreWritten();
    void aWrongPageIsRefused_data();
    void aWrongPageIsRefused();
    void anotherKindHasAllItsPages();
    void whatIsShownIsWhatComesOut();
    void choicesAreThoseOfTheKind();
    void copiesAreRemembered();
    void aPaperPackOf64CanBeCancelled();
};

// Pages 2 and 4 of four sheets jammed in the printer.
void tst_printpages::onlyThePagesThatAreWritten()
{
    stage::Print shown;
    shown.screen.show(u"scoresheets"_s);
    shown.named<QLineEdit>(u"pages to print"_s).setFocus();
    QTest::keyClicks(QApplication::focusWidget(), u"2,4"_s);
    QCOMPARE(shown.preview().pages(), 2);
    QCOMPARE(shown.named<look::Line>(u"page 2 of 4"_s).text(), u"page 2 of 4"_s);
    shown.press(Qt::Key_PageDown);
    QCOMPARE(shown.named<look::Line>(u"page 4 of 4"_s).text(), u"page 4 of 4"_s);
    shown.screen.setAskFile([&](const QString&) { return shown.file(u"jammed.pdf"_s); });
    shown.press(Qt::Key_S, Qt::ControlModifier);
    shown.settle();
    QVERIFY2(shown.said().contains(u"Saved jammed.pdf, 2 pages."_s), qPrintable(shown.said()));
    const QByteArray text = said(u"pdftotext"_s, {u"-raw"_s, shown.file(u"jammed.pdf"_s), u"-"_s});
    QVERIFY2(text.contains("page 2 of 4") && text.contains("page 4 of 4"), text.constData());
    QVERIFY(!text.contains("page 1 of 4") && !text.contains("page 3 of 4"));
    stage::pictures(shown.screen, shown.stage.theme, u"print-pages"_s);
}

void tst_printpages::aWrongPageIsRefused_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("says");
    QTest::newRow("past the end") << u"2-9"_s << u"Pages: \"2-9\" goes past the end; the last is page 4."_s;
    QTest::newRow("far past the end") << u"99999999999999999999"_s << u"goes past the end"_s;
    QTest::newRow("backwards") << u"3-1"_s
                               << u"Pages: \"3-1\" runs backwards; the lower page stands first."_s;
    QTest::newRow("none") << u"0"_s << u"Pages: \"0\" is no page; they count from 1."_s;
    QTest::newRow("a word") << u"1,last"_s << u"Pages: \"last\" is no page; write pages as 1-3,5."_s;
    QTest::newRow("a comma too many") << u"1,,2"_s << u"Pages: \"1,,2\" names no page in place 2; write pages as 1-3,5."_s;
}

void tst_printpages::aWrongPageIsRefused()
{
    QFETCH(QString, typed);
    QFETCH(QString, says);
    stage::Print shown;
    shown.screen.show(u"scoresheets"_s);
    auto& field = shown.named<QLineEdit>(u"pages to print"_s);
    field.setFocus();
    QTest::keyClicks(&field, typed);
    QVERIFY2(shown.said().contains(says), qPrintable(shown.said()));
    QVERIFY(!shown.named<QPushButton>(u"save as PDF"_s).isEnabled());
    QVERIFY(!shown.named<QPushButton>(u"print,"_s).isEnabled());
    bool isAsked = false;
    shown.screen.setAskFile([&](const QString&) {
        isAsked = true;
        return QString();
    });
    shown.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!isAsked);
    stage::pictures(shown.screen, shown.stage.theme, u"print-wrong-page"_s);
    field.selectAll();
    QTest::keyClicks(&field, u"1-"_s); // to the last
    QVERIFY2(!shown.said().contains(u"Pages: "_s), qPrintable(shown.said()));
    QCOMPARE(shown.preview().pages(), 4);
    QVERIFY(shown.named<QPushButton>(u"save as PDF"_s).isEnabled());
}

void tst_printpages::anotherKindHasAllItsPages()
{
    stage::Print shown;
    shown.screen.show(u"scoresheets"_s);
    auto& field = shown.named<QLineEdit>(u"pages to print"_s);
    field.setFocus();
    QTest::keyClicks(&field, u"9"_s);
    shown.screen.show(u"rulecard"_s);
    QCOMPARE(field.text(), QString());
    QVERIFY(shown.preview().pages() > 1);
    QVERIFY2(!shown.said().contains(u"past the end"_s), qPrintable(shown.said()));
    QVERIFY(shown.named<QPushButton>(u"save as PDF"_s).isEnabled());
}

// Every page of every kind that is upright, as poppler draws the file that was saved.
void tst_printpages::whatIsShownIsWhatComesOut()
{
    stage::Print shown;
    for (const QString& word : {u"scoresheets"_s, u"checkin"_s, u"standings"_s, u"rulecard"_s}) {
        shown.screen.show(word);
        QCoreApplication::processEvents();
        QString pdf = shown.file(word + u".pdf"_s);
        shown.screen.setAskFile([&](const QString&) { return pdf; });
        shown.click(u"save as PDF"_s);
        shown.settle();
        QImage other = inShort(QImage(1, 1, QImage::Format_RGB32));
        for (qsizetype page = 0; page < shown.preview().pages(); ++page) {
            const QString number = QString::number(page + 1);
            said(u"pdftoppm"_s, {u"-r"_s, u"90"_s, u"-png"_s, u"-singlefile"_s, u"-f"_s, number, u"-l"_s,
                                 number, pdf, shown.file(u"page"_s)});
            const QImage printed(shown.file(u"page.png"_s));
            QVERIFY(!printed.isNull());
            const QImage seen = inShort(sheetOf(shown.preview()));
            const int difference = largestDifference(seen, inShort(printed));
            QVERIFY2(difference < 70, qPrintable(u"%1, page %2: %3"_s.arg(word, number).arg(difference)));
            QVERIFY(page == 0 || seen != other); // the pages differ from each other
            other = seen;
            shown.press(Qt::Key_PageDown);
        }
    }
}

// The sheets go onto A4, four to a page, and the bracket onto Letter; tomorrow it is the same.
void tst_printpages::choicesAreThoseOfTheKind()
{
    stage::Print shown;
    const auto isChecked = [](QWidget& screen, const QString& name) {
        for (const auto* button : screen.findChildren<QPushButton*>())
            if (button->accessibleName() == name)
                return button->isChecked();
        return false;
    };
    shown.screen.show(u"scoresheets"_s);
    shown.click(u"paper size A4"_s);
    shown.named<QComboBox>(u"sheets on a page"_s).setFocus();
    shown.press(Qt::Key_Down);
    shown.press(Qt::Key_Down);
    shown.screen.show(u"checkin"_s); // of which nothing was said: the paper that was taken last
    QVERIFY(isChecked(shown.screen, u"paper size A4"_s));
    shown.screen.show(u"bracket"_s);
    shown.click(u"paper size Letter"_s);
    print::PrintScreen later(shown.stage.theme, shown.stage.session);
    QVERIFY(isChecked(later, u"paper size Letter"_s));
    later.show(u"scoresheets"_s);
    QVERIFY(isChecked(later, u"paper size A4"_s));
    for (const auto* box : later.findChildren<QComboBox*>())
        if (box->accessibleName() == u"sheets on a page"_s)
            QCOMPARE(box->currentText(), u"4 on a page"_s);
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
        shown.click(u"print,"_s);
        shown.settle();
        QFile pdf(path);
        return pdf.open(QIODevice::ReadOnly) ? pdf.readAll().count("/Type /Page\n") : -1;
    };
    QCOMPARE(printed(3), 3);
    QVERIFY2(shown.said().contains(u"Sent to the printer, 3 pages."_s), qPrintable(shown.said()));
    QCOMPARE(printed(1), 1);
    QCOMPARE(printed(2), 2);
    shown.screen.show(u"checkin"_s); // copies are of the bracket
    QCOMPARE(printed(1), 1);
    shown.screen.show(u"bracket"_s);
    printed(1);
    QCOMPARE(offered, (QList<int>{1, 3, 1, 1, 2}));
}

// Sixty-two pages, and the wrong paper is in the printer.
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
    shown.click(u"print,"_s);
    auto& progress = shown.named<QProgressBar>(u"pages made"_s);
    while (progress.value() < 3)
        QTest::qWait(0);
    QCOMPARE(progress.maximum(), static_cast<int>(shown.preview().pages()));
    QVERIFY(progress.value() < progress.maximum());
    shown.click(u"cancel"_s);
    QVERIFY(!shown.isWorking());
    QVERIFY2(shown.said().contains(u"Cancelled; nothing was written."_s), qPrintable(shown.said()));
    QVERIFY(!QFileInfo::exists(path));
    shown.click(u"print,"_s);
    shown.settle();
    QVERIFY(QFileInfo(path).size() > 100'000);
}

QTEST_MAIN(tst_printpages)
#include "tst_printpages.moc"
