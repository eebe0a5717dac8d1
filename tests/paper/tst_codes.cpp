// The codes of printed score sheets, read back from pictures of the pages by a decoder that is not ours
// (zbar).
#include "scanner.h"
#include "signed.h"

#include "bracket/questions.h"
#include "desk/reports/sheetchoice.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/queries/nextmatches.h"
#include "wording/record/refusal.h"

using namespace Qt::StringLiterals;

namespace {

/// Every code on the pages of the PDF, in no order, as a scanner at 150 dots to the inch sees it: less than
/// any office copier.
QStringList codesOn(const paper::Document& document)
{
    const pdf::File file(document);
    const QTemporaryDir folder;
    scanner::said(u"pdftoppm"_s, {u"-r"_s, u"150"_s, u"-gray"_s, file.path(), folder.filePath(u"page"_s)});
    QStringList pictures;
    for (const QString& page : QDir(folder.path()).entryList({u"*.pgm"_s}))
        pictures << folder.filePath(page);
    if (pictures.size() != document.pages.size())
        qFatal("%d pages are scanned", static_cast<int>(pictures.size()));
    QStringList codes = scanner::codesOn(pictures);
    codes.sort();
    return codes;
}

/// What stands on the sheets of these matches.
QStringList codesOf(const tournament::Tournament& tournament, const std::vector<std::string>& matches)
{
    QStringList codes;
    for (const std::string& match : matches)
        codes << QString::fromStdString(desk::sheetCode(tournament, *tournament::match(tournament, match)));
    codes.sort();
    return codes;
}

paper::Document made(const tournament::Tournament& tournament, const QString& word,
                     const paper::PrintOptions& asked, paper::Format format)
{
    return paper::make(*paper::print(word), pdf::recordOf(tournament), format, asked).value();
}

} // namespace

class tst_codes : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everySheetIsReadBack_data();
    void everySheetIsReadBack();
    void theSheetOfAMatchThatWasPlayed();
    void everySheetOfThePaperPack();
    void aSheetOfNoMatchHasNone();
    void aCodeLeadsBackToItsMatch();
    void aSheetOfAnotherTournamentIsRefused();
};

void tst_codes::everySheetIsReadBack_data()
{
    QTest::addColumn<int>("perPage");
    QTest::addColumn<bool>("isA4");
    for (const int perPage : {1, 2, 4})
        for (const bool isA4 : {false, true})
            if (tests::isLong() || perPage == 4 || isA4) // the smallest codes, and the narrower paper
                QTest::addRow("%d, %s", perPage, isA4 ? "A4" : "letter") << perPage << isA4;
}

// The sheets of a first round: 23 teams, eight matches.
void tst_codes::everySheetIsReadBack()
{
    QFETCH(int, perPage);
    QFETCH(bool, isA4);
    tournaments::LiveTournament live(pdf::unc(23));
    const tournament::Tournament& tournament = live.desk().tournament();
    const std::vector<std::string> matches = tournament::waitingForASheet(tournament);
    paper::PrintOptions asked;
    asked.perPage = perPage;
    const paper::Format format = isA4 ? paper::Format::A4 : paper::Format::Letter;
    const QStringList codes = codesOn(made(tournament, u"scoresheets"_s, asked, format));
    QCOMPARE(codes, codesOf(tournament, matches));
    QCOMPARE(codes.size(), 8);
    const QString first = u"%match 1 %1?"_s.arg(QString::fromStdString(desk::tournamentMark(tournament)));
    QVERIFY2(codes.contains(first), qPrintable(codes.join(u' ')));
}

void tst_codes::theSheetOfAMatchThatWasPlayed()
{
    tournaments::LiveTournament live;
    live.playOut("W1-2", 'a');
    for (const paper::Format format : pdf::formats)
        QCOMPARE(codesOn(made(live.desk().tournament(), u"scoresheet"_s, "W1-2", format)),
                 codesOf(live.desk().tournament(), {"W1-2"}));
}

void tst_codes::everySheetOfThePaperPack()
{
    tournaments::LiveTournament live(pdf::unc(12));
    const tournament::Tournament& tournament = live.desk().tournament();
    const QStringList codes = codesOn(made(tournament, u"pack"_s, {}, paper::Format::Letter));
    std::vector<std::string> named = tournament::possibleNext(tournament);
    named.push_back(bracket::decidingMatch(tournament.setting->bracket)->id); // under rules of its own
    QCOMPARE(codes, codesOf(tournament, named));
    QVERIFY2(codes.join(u' ').contains(u"%match 8 "_s), qPrintable(codes.join(u' ')));
}

void tst_codes::aSheetOfNoMatchHasNone()
{
    tournaments::LiveTournament live(pdf::unc());
    paper::PrintOptions blank;
    blank.blank = 2;
    QCOMPARE(codesOn(made(live.desk().tournament(), u"scoresheets"_s, blank, paper::Format::Letter)),
             QStringList());
}

void tst_codes::aCodeLeadsBackToItsMatch()
{
    tournaments::LiveTournament live(pdf::unc(23));
    const tournament::Tournament& tournament = live.desk().tournament();
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        const std::string code = desk::sheetCode(tournament, *match);
        QVERIFY(desk::isSheetCode(code));
        QCOMPARE(desk::matchOfSheet(tournament, code).value(), match->id);
    }
    const auto numberOf = [&](const std::string& code) {
        return tournament::match(tournament, desk::matchOfSheet(tournament, code).value())->number;
    };
    QCOMPARE(numberOf("%match 3?"), std::optional(3)); // a sheet of an older version
    const QString capsLock =
        QString::fromStdString("%match 3 " + desk::tournamentMark(tournament) + '?').toUpper();
    QCOMPARE(numberOf(capsLock.toStdString()), std::optional(3));
    SAYS(wording::inFull(desk::matchOfSheet(tournament, "%match 99?").error().mistakes.front()));
    QVERIFY(!desk::matchOfSheet(tournament, "%"));
    for (const char* card :
         {";730114820=2512101?", "%B730114821^OYELARAN/BEN^2512101?", "%match?", "match 3", ""})
        QVERIFY2(!desk::isSheetCode(card), card);
}

// Monday's sheet was left in the stack.
void tst_codes::aSheetOfAnotherTournamentIsRefused()
{
    desk::Environment elsewhere = tournaments::environment();
    elsewhere.device = "desk 2";
    tournaments::LiveTournament tonight;
    tournaments::LiveTournament monday({}, elsewhere);
    const tournament::Tournament& tournament = tonight.desk().tournament();
    const std::string mark = desk::tournamentMark(monday.desk().tournament());
    QCOMPARE(mark.size(), std::size_t{6});
    const auto refused =
        desk::matchOfSheet(tournament, desk::sheetCode(monday.desk().tournament(), monday.match("W1-1")));
    QVERIFY(!refused);
    SAYS(wording::inFull(refused.error().mistakes.front()));
    // It is the tournament's own, whatever is recorded later, and of a copy too.
    const std::string before = desk::tournamentMark(tournament);
    tonight.playOut("W1-1", 'a');
    QCOMPARE(desk::tournamentMark(tonight.desk().tournament()), before);
}

TEST_CLASS(tst_codes)
#include "tst_codes.moc"
