// Every print of tournaments small and large: its sheet of paper, its fonts, and that nothing runs off the
// page or into anything else.
#include "signed.h"

#include "desk/corrections/amend.h"
#include "desk/corrections/rulesfrom.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournaments/livetournament.h"
#include "tournaments/renege.h"
#include "wording/record/refusal.h"

#include <QGlyphRun>
#include <QImage>
#include <QRawFont>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace {

tournaments::Setup uncSetup(int teams)
{
    return {.rules = "unc", .teams = teams, .tables = teams, .thirdPlace = teams >= 4};
}

const QString longName = u"The Society for the Prevention of Cruelty to Trumps"_s;

/// A drawn tournament. Every second team and player has a name that is too long for any column.
tournament::Tournament uncTournament(int teams)
{
    desk::Draft draft = tournaments::drawn(uncSetup(teams), tournaments::environment());
    for (int n = 1; n <= teams; n += 2) {
        const std::string one = tournaments::id("P", 2 * n - 1);
        const std::string two = tournaments::id("P", 2 * n);
        tournaments::add(draft, facts::Person{two, "Maximiliana Featherstonehaugh-Cholmondeley", {}, {}});
        tournaments::add(draft, facts::Team{tournaments::id("T", n),
                                            longName.toStdString() + " " + std::to_string(n),
                                            {},
                                            {one, two}});
    }
    return draft.tournament();
}

/// Names that are hard to print, each of them several times.
const QStringList hardNames{longName, u"Žluťoučké Ďábelské Ódy ňuf"_s, u"נבחרת הספידים של הקמפוס"_s,
                            u"♠️ Spade Squad 🃏🔥"_s, u"李小龍之友 王伟"_s};

QString hardName(int team)
{
    return hardNames.at((team - 1) % hardNames.size()) + u' ' + QString::number(team);
}

tournament::Tournament hardTournament(int teams)
{
    desk::Draft draft = tournaments::drawn(uncSetup(teams), tournaments::environment());
    for (int n = 1; n <= teams; ++n)
        tournaments::add(draft, tournaments::teamNamed(n, hardName(n).toStdString()));
    return draft.tournament();
}

/// How often each letter of the Hebrew name stands there: poppler turns the words round.
QMap<QChar, int> hebrewIn(const QString& text)
{
    QMap<QChar, int> letters;
    for (const QChar letter : text)
        if (letter.script() == QChar::Script_Hebrew)
            ++letters[letter];
    return letters;
}

/// A renege challenge in the first hand of the match, not decided yet; its op.
std::string challengedIn(tournaments::LiveTournament& live, const std::string& match)
{
    pdf::checkIn(live, match);
    live.call(match);
    live.enter(match, R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})");
    const desk::CaseOptions options = tournaments::renegeClaim(match);
    if (const auto done = desk::record(live.desk(), "J. Park", desk::ruleOnCase(options)); !done)
        qFatal("%s", wording::inFull(done.error().mistakes.front()).c_str());
    return desk::casesIn(live.desk().tournament()).front().op;
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

class tst_pages : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyPageSaysWhatItIsOf();
    void changedRulesAreOnThePageToo();
    void aLongLineOfRulesSaysThatItIsCut();
    void hardNamesStandWholeInTheBracket_data();
    void hardNamesStandWholeInTheBracket();
    void strokesKeepToTheMargins();
    void aSheetOfPaperHasItsSize_data();
    void aSheetOfPaperHasItsSize();
    void fontsAreInTheFileAndPicturesAreNot();
    void namesInAnyScriptHaveTheirLetters_data();
    void namesInAnyScriptHaveTheirLetters();
    void twoPrintsOfARecordAreTheSame();
    void anUnwritableFileIsReported();
    void earlierValuesOfAHandAreNoted();
};

// Whichever page is found on the floor: of which tournament it is, by which rules, and how old.
void tst_pages::everyPageSaysWhatItIsOf()
{
    tournaments::LiveTournament live(pdf::unc(8));
    pdf::playOut(live, "W1-1");
    paper::PrintOptions asked("W1-1");
    asked.challenge = challengedIn(live, "W1-2");
    const paper::Record record = pdf::recordOf(live.desk().tournament());
    for (const paper::Print& print : paper::prints())
        for (asked.perPage = 1; asked.perPage <= print.mostOnAPage; asked.perPage *= 2) {
            const auto made = paper::make(print, record, paper::Format::Letter, asked);
            QVERIFY2(made, qPrintable(print.word));
            const pdf::File file(*made);
            for (int page = 1; page <= made->pages.size(); ++page) {
                const bool isOfFinal = file.text(page).contains(u"championship: to 500"_s); // its own sheet
                pdf::contains(file.text(page), {u"Fall Spades"_s, u"UNC intramural Spades"_s,
                                                isOfFinal ? u": to 500, 45 min"_s : u": to 300, 30 min"_s,
                                                u"printed Nov 21, 2026, 7:12 PM"_s, u"record 9f31c0d2ab47"_s,
                                                u"page %1 of %2"_s.arg(page).arg(made->pages.size())});
            }
            pdf::staysOnPage(file);
        }
}

// From match 2 on they play to 400.
void tst_pages::changedRulesAreOnThePageToo()
{
    tournaments::LiveTournament live(pdf::unc());
    QVERIFY(desk::record(live.desk(), "J. Park",
                         desk::changeRulesFrom("W1-2", {"end.target=400"}, "the hall closes later")));
    const pdf::File standings(pdf::document(live.desk().tournament(), u"standings"_s));
    pdf::staysOnPage(standings);
    MENTIONS_ALL(standings.text(1), 2);
}

void tst_pages::aLongLineOfRulesSaysThatItIsCut()
{
    tournaments::Setup setup = pdf::unc();
    setup.change = [](rules::Venue& venue) {
        venue.name = "The Intramural Spades Committee of the Student Recreation Centre, North Campus, "
                     "in Agreement with the Residence Halls, for All Students, Staff and Friends of the "
                     "University and of the Towns Around It";
    };
    const pdf::File standings(
        pdf::document(tournaments::LiveTournament(setup).desk().tournament(), u"standings"_s));
    pdf::staysOnPage(standings);
    const QString text = standings.text(1);
    MENTIONS_ALL(text, 1);
    QVERIFY2(!text.contains(u"10th bag"_s), qPrintable(text));
    QVERIFY2(text.contains(QRegularExpression(u"[a-z0-9], …$"_s)), qPrintable(text));
}

void tst_pages::hardNamesStandWholeInTheBracket_data()
{
    QTest::addColumn<int>("teams");
    QTest::addColumn<paper::Format>("format");
    for (const int teams : tests::isLong() ? QList<int>{4, 8, 16, 23, 64} : QList<int>{4, 23})
        for (const paper::Format format : pdf::formats)
            QTest::addRow("%d, %s", teams, qPrintable(pdf::formatName(format))) << teams << format;
}

void tst_pages::hardNamesStandWholeInTheBracket()
{
    QFETCH(int, teams);
    QFETCH(paper::Format, format);
    const pdf::File file(pdf::document(hardTournament(teams), u"bracket"_s, {}, format));
    pdf::staysOnPage(file);
    QString text = pdf::withoutRules(file.text());
    QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
    text.remove(u' '); // a name may take two lines
    for (int team = 1; team <= teams; ++team) {
        QString name = hardName(team).remove(u' ');
        if (!hebrewIn(name).isEmpty())
            continue;
        if (name.contains(u"Squad"_s))
            name = u"SpadeSquad"_s; // pictures are no letters to poppler
        QVERIFY2(text.contains(name), qPrintable(name + u" in "_s + text));
    }
    const QMap<QChar, int> ofOne = hebrewIn(hardName(3));
    const QMap<QChar, int> ofAll = hebrewIn(text);
    QCOMPARE(ofAll.keys(), ofOne.keys());
    const int times = ofAll.first() / ofOne.first();
    QVERIFY(times >= (teams + 2) / 5); // the third of every five
    for (const auto& [letter, inOne] : ofOne.asKeyValueRange())
        QCOMPARE(ofAll.value(letter), times * inOne);
}

void tst_pages::strokesKeepToTheMargins()
{
    const tournament::Tournament tournament = uncTournament(16);
    for (const paper::Print& print : pdf::printsOfEveryTournament())
        for (const paper::Page& page : pdf::document(tournament, print.word, "W1-1").pages) {
            constexpr double dots = 4;
            const QImage image = pictureOf(page, dots);
            const int edge = static_cast<int>((paper::margin - 0.6) * dots);
            constexpr int underFoot = 10 * dots; // two lines of rules reach into the margin
            const QRect all = image.rect();
            for (const QRect& side :
                 {QRect(0, 0, all.width(), edge),
                  QRect(0, all.bottom() - underFoot + 1, all.width(), underFoot),
                  QRect(0, 0, edge, all.height()), QRect(all.right() - edge + 1, 0, edge, all.height())})
                QVERIFY2(isWhite(image, side), qPrintable(print.word));
            QVERIFY(!isWhite(image, all));
        }
}

void tst_pages::aSheetOfPaperHasItsSize_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("isA4");
    QTest::newRow("bracket, letter") << u"bracket"_s << false;
    QTest::newRow("bracket, A4") << u"bracket"_s << true;
    QTest::newRow("standings, letter") << u"standings"_s << false;
    QTest::newRow("score sheets, A4") << u"scoresheets"_s << true;
}

void tst_pages::aSheetOfPaperHasItsSize()
{
    QFETCH(QString, word);
    QFETCH(bool, isA4);

    const auto format = isA4 ? paper::Format::A4 : paper::Format::Letter;
    const pdf::File file(pdf::document(uncTournament(8), word, {}, format));
    SAYS(file.info(u"Page size"_s));
    QCOMPARE(file.info(u"Creator"_s), u"Courtside"_s);
    QCOMPARE(file.info(u"CreationDate"_s).left(16), u"2026-11-21T19:12"_s);
}

void tst_pages::fontsAreInTheFileAndPicturesAreNot()
{
    tournaments::LiveTournament live;
    live.playOut("W1-1", 'a');
    for (const paper::Print& print : pdf::printsOfEveryTournament()) {
        const pdf::File file(pdf::document(live.desk().tournament(), print.word, "W1-1"));
        const QStringList fonts = file.fonts();
        QVERIFY(!fonts.isEmpty());
        for (const QString& font : fonts) // name, type, encoding, emb sub uni
            MENTIONS(font);
        QCOMPARE(file.pictures(), QStringList());
    }
}

void tst_pages::namesInAnyScriptHaveTheirLetters_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("Latin") << u"Žluťoučké Ódy, Þórdís Ðuríður, Nguyễn"_s;
    QTest::newRow("Arabic") << u"محمد عبد الرحمن الطويل"_s;
    QTest::newRow("Hebrew") << u"שירה לוי"_s;
    QTest::newRow("Chinese") << u"李小龍 王伟"_s;
    QTest::newRow("Japanese") << u"田中さくら ケン"_s;
    QTest::newRow("Korean") << u"김민준"_s;
    QTest::newRow("Thai") << u"สมชาย ใจดี"_s;
    // Devanagari prints too, but Qt warns of each font that it asks in vain.
    QTest::newRow("emoji") << u"♠ Spade Squad 🃏🔥🦄"_s;
}

// Glyph 0 is the box that stands for a letter which a font has not.
void tst_pages::namesInAnyScriptHaveTheirLetters()
{
    QFETCH(QString, name);
    for (const paper::Weight weight : {paper::Weight::Plain, paper::Weight::Medium, paper::Weight::Bold}) {
        QTextLayout layout(name, paper::fontOf({10, weight}));
        layout.beginLayout();
        QVERIFY(layout.createLine().isValid());
        layout.endLayout();
        const QList<QGlyphRun> runs = layout.glyphRuns();
        QVERIFY(!runs.isEmpty());
        for (const QGlyphRun& run : runs)
            QVERIFY2(!run.glyphIndexes().contains(0U), qPrintable(run.rawFont().familyName()));
    }
}

void tst_pages::twoPrintsOfARecordAreTheSame()
{
    const tournament::Tournament tournament = uncTournament(5);
    for (const paper::Print& print : pdf::printsOfEveryTournament()) {
        const paper::Document document = pdf::document(tournament, print.word, "W3-1");
        QCOMPARE(pdf::bytesOf(document), pdf::bytesOf(document));
    }
}

void tst_pages::anUnwritableFileIsReported()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"no/such/folder.pdf"_s);
    const auto mistake = paper::save(QByteArrayLiteral("%PDF"), path);
    QVERIFY(mistake && mistake->code == "file-not-written");
    QCOMPARE(std::get<std::string>(mistake->arguments.front().value), path.toStdString());
}

// A captain asks for the sheet of a match whose second hand was amended.
void tst_pages::earlierValuesOfAHandAreNoted()
{
    tournaments::LiveTournament live;
    for (int hand = 0; hand < 2; ++hand)
        live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})");
    desk::AmendOptions asked{.match = "W1-1",
                             .hand = 2,
                             .reason = "miscounted",
                             .given = R"({"a":{"tricks":7},"b":{"tricks":6}})"};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(asked)));
    pdf::File file(pdf::document(live.desk().tournament(), u"scoresheet"_s, "W1-1"));
    const QString text = file.text();
    const QStringList words = text.split(u' ');
    QVERIFY2(words.contains(u"2*"_s) && text.contains(u"* Hand 2 was"_s) && !words.contains(u"1*"_s),
             qPrintable(text));
    MENTIONS(text);
}

TEST_CLASS(tst_pages)
#include "tst_pages.moc"
