// Every print of nights small and large: its sheet of paper, its fonts, and that nothing runs off the page or
// into anything else.
#include "onpage.h"

#include "nights/evening.h"

#include "desk/amend.h"

#include <QImage>

using namespace Qt::StringLiterals;

namespace {

const bool isLong = qEnvironmentVariableIsSet("COURTSIDE_LONG");

nights::Setup setupOf(int teams)
{
    nights::Setup setup;
    setup.rules = "unc";
    setup.teams = teams;
    setup.tables = teams;
    setup.thirdPlace = teams >= 4;
    return setup;
}

const QString longName = u"The Society for the Prevention of Cruelty to Trumps"_s;

/// A drawn night. Every second team and player has a name that is too long for any column.
night::Night nightOf(int teams)
{
    desk::World world = nights::world();
    world.comparesFold = teams < 64; // the pages are looked at here
    desk::Draft draft = nights::drawn(setupOf(teams), world);
    for (int n = 1; n <= teams; n += 2) {
        const std::string one = nights::id("P", 2 * n - 1);
        const std::string two = nights::id("P", 2 * n);
        nights::add(draft, facts::Person{two, "Maximiliana Featherstonehaugh-Cholmondeley", {}, {}});
        nights::add(
            draft, facts::Team{
                       nights::id("T", n), longName.toStdString() + " " + std::to_string(n), {}, {one, two}});
    }
    return draft.night();
}

/// The page as the preview shows it.
QImage pictureOf(const paper::Page& page, double dotsInMm)
{
    QImage image((page.size() * dotsInMm).toSize(), QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(dotsInMm, dotsInMm);
    paper::paint(page, painter);
    return image;
}

bool isWhite(const QImage& image, const QRect& part)
{
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            if (qGray(image.pixel(x, y)) < 250)
                return false;
    return true;
}

} // namespace

class tst_pages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyPageHoldsItsWords_data();
    void everyPageHoldsItsWords();
    void strokesKeepToTheMargins();
    void aSheetOfPaperHasItsSize_data();
    void aSheetOfPaperHasItsSize();
    void fontsAreInTheFileAndPicturesAreNot();
    void twoPrintsOfARecordAreTheSame();
    void whatCannotBeWrittenIsSaid();
    void whatAHandSaidBeforeIsNoted();
};

void tst_pages::everyPageHoldsItsWords_data()
{
    QTest::addColumn<int>("teams");
    QTest::addColumn<int>("bracketPages");
    QTest::newRow("2") << 2 << 1;
    QTest::newRow("5") << 5 << 1;
    QTest::newRow("16") << 16 << 1;
    QTest::newRow("17") << 17 << 3;
    QTest::newRow("32") << 32 << 3;
    QTest::newRow("33") << 33 << 5;
    QTest::newRow("64") << 64 << 5;
    if (isLong)
        QTest::newRow("256") << 256 << 17;
}

void tst_pages::everyPageHoldsItsWords()
{
    QFETCH(int, teams);
    QFETCH(int, bracketPages);
    const paper::Format format = teams % 2 == 0 ? paper::Format::Letter : paper::Format::A4;
    const night::Night night = nightOf(teams);
    for (const paper::Print& print : pdf::printsOfEveryNight()) {
        const std::string match = print.ofMatch ? night::inOrder(night).back()->id : std::string();
        const pdf::File file(pdf::document(night, print.word, match, format));
        const QList<pdf::PageWords> pages = file.words();
        for (qsizetype i = 0; i < pages.size(); ++i) {
            const QString problem = pdf::problemsOf(pages[i]);
            QVERIFY2(problem.isEmpty(),
                     qPrintable(u"%1, page %2: %3"_s.arg(print.word).arg(i + 1).arg(problem)));
            const QString foot = u"page %1 of %2"_s.arg(i + 1).arg(pages.size());
            QVERIFY2(file.text(static_cast<int>(i) + 1).contains(foot),
                     qPrintable(print.word + u": "_s + foot));
        }
        if (print.word == u"bracket"_s)
            QCOMPARE(pages.size(), bracketPages);
    }
}

void tst_pages::strokesKeepToTheMargins()
{
    const night::Night night = nightOf(16);
    for (const paper::Print& print : pdf::printsOfEveryNight())
        for (const paper::Page& page : pdf::document(night, print.word, "W1-1").pages) {
            constexpr double dots = 4;
            const QImage image = pictureOf(page, dots);
            const int edge = static_cast<int>((paper::margin - 0.6) * dots);
            const QRect all = image.rect();
            for (const QRect& side :
                 {QRect(0, 0, all.width(), edge), QRect(0, all.bottom() - edge + 1, all.width(), edge),
                  QRect(0, 0, edge, all.height()), QRect(all.right() - edge + 1, 0, edge, all.height())})
                QVERIFY2(isWhite(image, side), qPrintable(print.word));
            QVERIFY(!isWhite(image, all));
        }
}

void tst_pages::aSheetOfPaperHasItsSize_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("isA4");
    QTest::addColumn<QString>("size");
    QTest::newRow("bracket, letter") << u"bracket"_s << false << u"792 x 612 pts (letter)"_s;
    QTest::newRow("bracket, A4") << u"bracket"_s << true << u"842 x 595 pts (A4)"_s;
    QTest::newRow("standings, letter") << u"standings"_s << false << u"612 x 792 pts (letter)"_s;
    QTest::newRow("score sheets, A4") << u"scoresheets"_s << true << u"595 x 842 pts (A4)"_s;
}

void tst_pages::aSheetOfPaperHasItsSize()
{
    QFETCH(QString, word);
    QFETCH(bool, isA4);
    QFETCH(QString, size);
    const auto format = isA4 ? paper::Format::A4 : paper::Format::Letter;
    const pdf::File file(pdf::document(nightOf(8), word, {}, format));
    QCOMPARE(file.info(u"Page size"_s), size);
    QCOMPARE(file.info(u"Creator"_s), u"Courtside"_s);
    QCOMPARE(file.info(u"CreationDate"_s).left(16), u"2026-11-21T19:12"_s);
}

void tst_pages::fontsAreInTheFileAndPicturesAreNot()
{
    nights::Evening evening;
    evening.playOut("W1-1", 'a');
    for (const paper::Print& print : pdf::printsOfEveryNight()) {
        const pdf::File file(pdf::document(evening.desk().night(), print.word, "W1-1"));
        const QStringList fonts = file.fonts();
        QVERIFY(!fonts.isEmpty());
        for (const QString& font : fonts) // name, type, encoding, emb sub uni
            QVERIFY2(font.contains(QRegularExpression(u"Identity-H +yes +\\w+ +yes"_s)), qPrintable(font));
        QCOMPARE(file.pictures(), QStringList());
    }
}

void tst_pages::twoPrintsOfARecordAreTheSame()
{
    const night::Night night = nightOf(5);
    for (const paper::Print& print : pdf::printsOfEveryNight()) {
        const paper::Document document = pdf::document(night, print.word, "W3-1");
        QCOMPARE(pdf::bytesOf(document), pdf::bytesOf(document));
    }
}

void tst_pages::whatCannotBeWrittenIsSaid()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"no/such/folder.pdf"_s);
    const QString said = paper::save(QByteArrayLiteral("%PDF"), path);
    QVERIFY2(said.startsWith(path + u" cannot be written: "_s), qPrintable(said));
}

// A captain asks for the sheet of a match whose second hand was amended.
void tst_pages::whatAHandSaidBeforeIsNoted()
{
    nights::Evening evening;
    for (int hand = 0; hand < 2; ++hand)
        evening.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})");
    desk::AmendOptions asked;
    asked.match = "W1-1";
    asked.hand = 2;
    asked.given = R"({"a":{"tricks":7},"b":{"tricks":6}})";
    asked.reason = "miscounted";
    QVERIFY(desk::amend(evening.desk(), "J. Park", asked));
    pdf::File file(pdf::document(evening.desk().night(), u"scoresheet"_s, "W1-1"));
    const QString text = file.text();
    const QStringList words = text.split(u' ');
    QVERIFY2(words.contains(u"2*"_s) && !words.contains(u"1*"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Hand 2 was amended by J. Park (miscounted): it said A bid 4 and 3, took 8;"_s),
             qPrintable(text));
}

QTEST_MAIN(tst_pages)
#include "tst_pages.moc"
