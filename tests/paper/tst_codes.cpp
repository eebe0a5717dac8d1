// The codes of printed score sheets, read back from pictures of the pages by a decoder that is not ours
// (zbar).
#include "signed.h"

#include "desk/sheetcode.h"
#include "night/nextmatches.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace {

QByteArray said(const QString& tool, const QStringList& words)
{
    QProcess process;
    process.start(tool, words);
    if (!process.waitForFinished())
        qFatal("%s does not run", qPrintable(tool));
    return process.readAllStandardOutput();
}

/// Every code on the pages of the PDF, in no order, as a scanner at 200 dots to the inch sees it.
QStringList codesOn(const paper::Document& document)
{
    const pdf::File file(document);
    const QTemporaryDir folder;
    said(u"pdftoppm"_s, {u"-r"_s, u"200"_s, u"-png"_s, file.path(), folder.filePath(u"page"_s)});
    QStringList codes;
    for (const QString& page : QDir(folder.path()).entryList({u"*.png"_s}))
        codes << QString::fromUtf8(
                     said(u"zbarimg"_s, {u"-q"_s, u"--nodbus"_s, u"--raw"_s, folder.filePath(page)}))
                     .split(u'\n', Qt::SkipEmptyParts);
    codes.sort();
    return codes;
}

/// What stands on the sheets of these matches.
QStringList codesOf(const night::Night& night, const std::vector<std::string>& matches)
{
    QStringList codes;
    for (const std::string& match : matches)
        codes << QString::fromStdString(desk::sheetCode(*night::match(night, match)));
    codes.sort();
    return codes;
}

paper::Document made(const night::Night& night, const QString& word, const paper::Asked& asked,
                     paper::Format format)
{
    return paper::make(*paper::print(word), pdf::recordOf(night), format, asked).value();
}

} // namespace

class tst_codes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everySheetIsReadBack_data();
    void everySheetIsReadBack();
    void theSheetOfAMatchThatWasPlayed();
    void everySheetOfThePaperPack();
    void aSheetOfNoMatchHasNone();
    void aCodeLeadsBackToItsMatch();
};

void tst_codes::everySheetIsReadBack_data()
{
    QTest::addColumn<int>("perPage");
    QTest::addColumn<bool>("isA4");
    for (const int perPage : {1, 2, 4})
        for (const bool isA4 : {false, true})
            QTest::addRow("%d, %s", perPage, isA4 ? "A4" : "letter") << perPage << isA4;
}

// The sheets of a first round: 23 teams, eight matches.
void tst_codes::everySheetIsReadBack()
{
    QFETCH(int, perPage);
    QFETCH(bool, isA4);
    nights::Evening evening(pdf::unc(23));
    const night::Night& night = evening.desk().night();
    const std::vector<std::string> matches = night::waitingForASheet(night);
    paper::Asked asked;
    asked.perPage = perPage;
    const paper::Format format = isA4 ? paper::Format::A4 : paper::Format::Letter;
    const QStringList codes = codesOn(made(night, u"scoresheets"_s, asked, format));
    QCOMPARE(codes, codesOf(night, matches));
    QCOMPARE(codes.size(), 8);
    QVERIFY2(codes.contains(u"%match 1?"_s), qPrintable(codes.join(u' ')));
}

void tst_codes::theSheetOfAMatchThatWasPlayed()
{
    nights::Evening evening;
    evening.playOut("W1-2", 'a');
    for (const paper::Format format : pdf::formats)
        QCOMPARE(codesOn(made(evening.desk().night(), u"scoresheet"_s, "W1-2", format)),
                 QStringList{u"%match 2?"_s});
}

void tst_codes::everySheetOfThePaperPack()
{
    nights::Evening evening(pdf::unc(23));
    const night::Night& night = evening.desk().night();
    const QStringList codes = codesOn(made(night, u"pack"_s, {}, paper::Format::Letter));
    QCOMPARE(codes, codesOf(night, night::possibleNext(night)));
    QVERIFY2(codes.contains(u"%match 10?"_s), qPrintable(codes.join(u' ')));
}

void tst_codes::aSheetOfNoMatchHasNone()
{
    nights::Evening evening(pdf::unc());
    paper::Asked blank;
    blank.blank = 2;
    QCOMPARE(codesOn(made(evening.desk().night(), u"scoresheets"_s, blank, paper::Format::Letter)),
             QStringList());
}

void tst_codes::aCodeLeadsBackToItsMatch()
{
    nights::Evening evening(pdf::unc(23));
    const night::Night& night = evening.desk().night();
    for (const night::Match* match : night::inOrder(night)) {
        QVERIFY(desk::isSheetCode(desk::sheetCode(*match)));
        QCOMPARE(desk::matchOfSheet(night, desk::sheetCode(*match)).value(), match->id);
    }
    const std::string third = desk::matchOfSheet(night, "%MATCH 3?").value(); // under Caps Lock
    QCOMPARE(night::match(night, third)->number, std::optional(3));
    QCOMPARE(desk::matchOfSheet(night, "%match 99?").error().mistakes.front(),
             std::string("The sheet that was scanned is of match 99, which tonight has not."));
    QVERIFY(!desk::matchOfSheet(night, "%"));
    for (const char* card :
         {";730114820=2512101?", "%B730114821^OYELARAN/BEN^2512101?", "%match?", "match 3", ""})
        QVERIFY2(!desk::isSheetCode(card), card);
}

QTEST_MAIN(tst_codes)
#include "tst_codes.moc"
