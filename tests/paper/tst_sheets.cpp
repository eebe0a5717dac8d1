// Score sheets to hand out: one, two or four on a page, blank ones, and the code that names the match.
#include "scanner.h"
#include "signed.h"

#include "desk/reports/sheetchoice.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/record/refusal.h"

using namespace Qt::StringLiterals;

namespace {

paper::Document sheets(const tournament::Tournament& tournament, int perPage, int blank = 0,
                       paper::Format format = paper::Format::Letter)
{
    paper::PrintOptions asked;
    asked.perPage = perPage;
    asked.blank = blank;
    return paper::make(*paper::print(u"scoresheets"_s), pdf::recordOf(tournament), format, asked).value();
}

/// What stands on that page where the first words of a sheet are: its matches from the top left.
QStringList matchesOn(const paper::Document& document, int page)
{
    const QList<pdf::PageWords> pages = pdf::File(document).words();
    QList<std::pair<QPointF, QString>> found;
    const QList<pdf::Word>& words = pages[page - 1].words;
    for (qsizetype i = 0; i + 1 < words.size(); ++i)
        if (words[i].text == u"Match"_s)
            found.append({words[i].box.topLeft(), words[i + 1].text});
    std::stable_sort(found.begin(), found.end(), [](const auto& one, const auto& other) {
        return std::pair(qRound(one.first.y() / 40), one.first.x()) <
               std::pair(qRound(other.first.y() / 40), other.first.x());
    });
    QStringList numbers;
    for (const auto& each : found)
        numbers << each.second;
    return numbers;
}

tl::expected<paper::Document, message::Message> sheetsOf(const tournament::Tournament& tournament,
                                                         const QString& word, const tournament::Among& among,
                                                         int perPage = 1,
                                                         paper::Format format = paper::Format::Letter)
{
    paper::PrintOptions asked;
    asked.among = among;
    asked.perPage = perPage;
    return paper::make(*paper::print(word), pdf::recordOf(tournament), format, asked);
}

/// Of which matches they are to be written on.
QList<std::string> matchesIn(const tl::expected<paper::Document, message::Message>& document)
{
    QList<std::string> all;
    for (const paper::Page& page : document->pages)
        all.append(QList<std::string>(page.sheets.begin(), page.sheets.end()));
    return all;
}

/// The text of the code whose right upper corner stands there on the page, in mm.
QString codeAt(const paper::Page& page, const QPointF& corner, double side)
{
    constexpr double dots = 12;
    QImage image((page.size() * dots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(dots, dots);
    paper::paint(page, painter);
    painter.end();
    constexpr double around = 3; // a decoder wants the white beside it
    const QRectF box((corner.x() - side - around) * dots, (corner.y() - around) * dots,
                     (side + 2 * around) * dots, (side + 2 * around) * dots);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"code.png"_s);
    image.copy(box.toRect()).save(file);
    return scanner::codesOn({file}).join(u' ');
}

} // namespace

class tst_sheets : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void aCodeNamesTheMatch();
    void severalShareAPage_data();
    void severalShareAPage();
    void cutAndStackedTheyLieInTheirOrder();
    void aSheetOfFourHasAllThatALargeOneHas();
    void headsOfASheetOfFourStandApart_data();
    void headsOfASheetOfFourStandApart();
    void sheetsOfNoMatch();
    void bidsOfASideHaveOneColumn();
    void thoseOfARoundATableOrMatches();
    void aMatchThatIsNamedIsNotLeftOut();
    void roundsAndTablesAreFound();
    void sheetsOfWhatWasPlayed();
    void aGameFromPaperSaysWhereItBegan();
    void aLongGameContinuesBesideIt();
    void marksOfASmallSheetAreNotCut();
    void aMatchWithoutHandsSaysSo();
    void hardNamesStayOnThePage_data();
    void hardNamesStayOnThePage();
    void aSheetHasNoBagsThatAreNotKept();
    void aSheetMarksBlindBids();
};

void tst_sheets::aCodeNamesTheMatch()
{
    tournaments::LiveTournament live(pdf::unc(8));
    const QString mark = QString::fromStdString(desk::tournamentMark(live.desk().tournament()));
    const paper::Document document = sheets(live.desk().tournament(), 1);
    const double right = document.pages.at(2).size().width() - paper::margin;
    QCOMPARE(codeAt(document.pages.at(2), {right, paper::margin}, 19), u"%match 3 %1?"_s.arg(mark));
    const paper::Document four = sheets(live.desk().tournament(), 4);
    const QSizeF page = four.pages.at(0).size();
    QCOMPARE(codeAt(four.pages.at(0), {page.width() - paper::margin, paper::margin}, 17),
             u"%match 2 %1?"_s.arg(mark));
    QCOMPARE(codeAt(four.pages.at(0), {page.width() - paper::margin, (page.height() - 11) / 2 + 4}, 17),
             u"%match 4 %1?"_s.arg(mark));
}

void tst_sheets::severalShareAPage_data()
{
    QTest::addColumn<int>("perPage");
    QTest::addColumn<qsizetype>("pages");
    QTest::addColumn<bool>("landscape");
    QTest::newRow("one") << 1 << qsizetype(8) << false;
    QTest::newRow("two") << 2 << qsizetype(4) << true;
    QTest::newRow("four") << 4 << qsizetype(2) << false;
}

void tst_sheets::severalShareAPage()
{
    QFETCH(int, perPage);
    QFETCH(qsizetype, pages);
    QFETCH(bool, landscape);
    tournaments::LiveTournament live(pdf::unc(16));
    const paper::Document document = sheets(live.desk().tournament(), perPage);
    QCOMPARE(document.pages.size(), pages);
    QCOMPARE(document.pages.first().landscape, landscape);
    pdf::staysOnPage(document);
}

// Seven sheets, four to a page: two pages, so that piles of two come to lie on each other.
void tst_sheets::cutAndStackedTheyLieInTheirOrder()
{
    tournaments::LiveTournament live(pdf::unc(14));
    const paper::Document four = sheets(live.desk().tournament(), 4);
    QCOMPARE(four.pages.size(), 2);
    QStringList stack;
    const QStringList first = matchesOn(four, 1);
    const QStringList second = matchesOn(four, 2);
    for (qsizetype slot = 0; slot < 4; ++slot)
        stack << first.value(slot) << second.value(slot);
    stack.removeAll(QString());
    QStringList inOrder;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (match->state == tournament::State::Ready)
            inOrder << QString::number(*match->number);
    QCOMPARE(inOrder.size(), 6);
    QCOMPARE(stack, inOrder);
}

void tst_sheets::aSheetOfFourHasAllThatALargeOneHas()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::checkIn(live, "W1-1");
    live.call("W1-1", {4, facts::Seat::B2});
    for (const int perPage : {2, 4})
        MENTIONS_ALL(pdf::File(sheets(live.desk().tournament(), perPage)).text(), 13);
}

void tst_sheets::headsOfASheetOfFourStandApart_data()
{
    QTest::addColumn<bool>("isA4");
    QTest::newRow("letter") << false;
    QTest::newRow("A4") << true;
}

// Farther than words of one head.
void tst_sheets::headsOfASheetOfFourStandApart()
{
    QFETCH(bool, isA4);
    tournaments::LiveTournament live(pdf::unc());
    const paper::Document four =
        sheets(live.desk().tournament(), 4, 4, isA4 ? paper::Format::A4 : paper::Format::Letter);
    const QList<pdf::Word> words = pdf::File(four).words().constFirst().words;
    const QStringList heads{u"Deal"_s, u"Bid"_s, u"Trk"_s, u"Pts"_s, u"Bags"_s, u"Score"_s};
    int compared = 0;
    for (const pdf::Word& head : words)
        for (const pdf::Word& before : words) {
            const bool isInLine = qAbs(before.box.center().y() - head.box.center().y()) < 1;
            const double gap = head.box.left() - before.box.right();
            if (!heads.contains(head.text) || !isInLine || before.box.left() >= head.box.left() || gap > 20)
                continue;
            QVERIFY2(gap > 2.7, qPrintable(u"%1 %2: %3"_s.arg(before.text, head.text).arg(gap)));
            ++compared;
        }
    QVERIFY(compared >= 4 * 12);
}

void tst_sheets::sheetsOfNoMatch()
{
    tournaments::LiveTournament live(pdf::unc());
    const tournament::Tournament tournament = live.desk().tournament();
    QCOMPARE(sheets(tournament, 1, 3).pages.size(), 3);
    QCOMPARE(sheets(tournament, 2, 3).pages.size(), 2);
    QCOMPARE(sheets(tournament, 4, 9).pages.size(), 3);
    for (const int perPage : {1, 2, 4})
        for (const paper::Format format : pdf::formats) {
            const paper::Document blank = sheets(tournament, perPage, perPage, format);
            const pdf::File file(blank);
            const QString text = file.text();
            pdf::contains(text, {u"Fall Spades"_s, u"to 300, 30 min"_s, u"A1 here"_s, u"Captain B"_s});
            QVERIFY2(!text.contains(u"Player"_s) && !text.contains(u"Team 1"_s), qPrintable(text));
            pdf::staysOnPage(file);
        }
    const auto nothing = paper::make(*paper::print(u"scoresheets"_s), pdf::recordOf(tournament::Tournament()),
                                     paper::Format::Letter, [] {
                                         paper::PrintOptions asked;
                                         asked.blank = 2;
                                         return asked;
                                     }());
    QVERIFY(!nothing);
    QVERIFY(nothing.error() == message::Message{"print-without-rules"});
}

void tst_sheets::bidsOfASideHaveOneColumn()
{
    tournaments::LiveTournament live(tournaments::ruledBy("mckendree"));
    const QString text = pdf::File(sheets(live.desk().tournament(), 4)).text();
    MENTIONS_ALL(text, 1);
}

void tst_sheets::thoseOfARoundATableOrMatches()
{
    tournaments::Setup setup = pdf::unc(8);
    setup.draw.format = facts::Format::DoubleElimination;
    tournaments::LiveTournament live(setup);
    for (const char* match : {"W1-1", "W1-2"})
        pdf::playOut(live, match);
    pdf::checkIn(live, "W1-3");
    QCOMPARE(live.call("W1-3", {5, {}}), std::string());
    const tournament::Tournament tournament = live.desk().tournament();
    const auto ofRound = [&](const char* round) {
        return sheetsOf(tournament, u"scoresheets"_s, {{}, desk::findRounds(tournament, round).value(), {}});
    };
    QCOMPARE(matchesIn(ofRound("Winners round 1")), (QList<std::string>{"W1-3", "W1-4"}));
    QCOMPARE(matchesIn(ofRound("losers round 1")), QList<std::string>{"L1-1"});
    QCOMPARE(matchesIn(ofRound("1")).size(), 3); // of both parts
    QCOMPARE(matchesIn(sheetsOf(tournament, u"scoresheets"_s, {{}, {}, 5})), QList<std::string>{"W1-3"});
    QCOMPARE(matchesIn(sheetsOf(tournament, u"scoresheets"_s, {{"W1-4", "W2-1"}, {}, {}})),
             (QList<std::string>{"W1-4", "W2-1"}));
    const auto none = sheetsOf(tournament, u"scoresheets"_s, {{}, {}, 6});
    QVERIFY(!none);
    QVERIFY(none.error() == message::Message{"print-none-asked-waits"});
    const auto unplayed = sheetsOf(tournament, u"played"_s, {{}, {}, 5});
    QVERIFY(!unplayed);
    QVERIFY(unplayed.error() == message::Message{"print-none-asked-played"});
}

// The others are not printed as if they were all that was asked for.
void tst_sheets::aMatchThatIsNamedIsNotLeftOut()
{
    tournaments::LiveTournament live(pdf::unc(8));
    pdf::playOut(live, "W1-1");
    pdf::checkIn(live, "W1-3");
    QCOMPARE(live.call("W1-3", {5, {}}), std::string());
    const auto why = [&](const QString& word, const std::vector<std::string>& named) {
        const auto made = sheetsOf(live.desk().tournament(), word, {named, {}, {}});
        return made ? QString() : QString::fromStdString(wording::text(made.error()));
    };
    SAYS(why(u"scoresheets"_s, {"W1-1", "W1-4"}));
    QCOMPARE(why(u"scoresheets"_s, {"W1-3", "W1-4"}), QString());
    SAYS(why(u"played"_s, {"W1-1", "W1-3"}));
    QVERIFY(live.enter("W1-3", R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})")
                .starts_with("ok"));
    SAYS(why(u"scoresheets"_s, {"W1-4", "W1-3"}));
}

void tst_sheets::roundsAndTablesAreFound()
{
    tournaments::LiveTournament live(pdf::unc(8));
    live.call("W1-2", {3, {}});
    const tournament::Tournament tournament = live.desk().tournament();
    const auto why = [](const auto& answer) {
        return answer ? std::string() : wording::inFull(answer.error().mistakes.front());
    };
    QCOMPARE(why(desk::findRounds(tournament, "2")), std::string());
    SAYS(why(desk::findRounds(tournament, "4")));
    SAYS(why(desk::findTable(tournament, 9)));
    const tournament::Tournament undrawn;
    SAYS(why(desk::findRounds(undrawn, "1")));
    QStringList names;
    for (const desk::SheetChoice& each : desk::sheetChoices(tournament, {"W1-1", "W1-3"}))
        names << QString::fromStdString(each.name);
    SAYS(names);
}

// For the file: what the tables wrote, as it is on record.
void tst_sheets::sheetsOfWhatWasPlayed()
{
    tournaments::LiveTournament live(pdf::unc(8));
    const auto none = sheetsOf(live.desk().tournament(), u"played"_s, {});
    QVERIFY(!none);
    QVERIFY(none.error() == message::Message{"print-no-match-played"});
    pdf::giveHardNames(live);
    for (const char* match : {"W1-1", "W1-2", "W1-3"})
        pdf::playOut(live, match);
    QCOMPARE(live.result("W1-4", {facts::Winner::A, facts::Decided::NoShow, "nobody came"}),
             std::string()); // nothing was played
    const tournament::Tournament tournament = live.desk().tournament();
    for (const int perPage : {1, 2})
        for (const paper::Format format : pdf::formats) {
            const auto played = sheetsOf(tournament, u"played"_s, {}, perPage, format);
            QVERIFY(played);
            QCOMPARE(played->pages.size(), perPage == 1 ? 3 : 2);
            QCOMPARE(played->pages.front().landscape, perPage == 2);
            QCOMPARE(matchesIn(played), QList<std::string>()); // none goes out
            const pdf::File file(*played);
            pdf::staysOnPage(file);
            const QString text = file.text();
            QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
            for (const int match : {1, 2, 3})
                pdf::contains(text, {u"Match %1 · quarterfinal"_s.arg(match)});
            QCOMPARE(text.count(u"Signed by both captains"_s), 3);
            QCOMPARE(text.count(u"Captain A"_s), 3);
        }
    QCOMPARE(sheetsOf(tournament, u"played"_s, {{"W1-2"}, {}, {}}, 2)->pages.size(), 1);
}

// Else its first hand would come to a score that nothing explains.
void tst_sheets::aGameFromPaperSaysWhereItBegan()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::checkIn(live, "W1-1");
    QCOMPARE(live.call("W1-1"), std::string());
    scoring::Start start;
    start.sides.a = {120, 2, 0};
    start.sides.b = {88, 0, 0};
    start.hands = 3;
    QVERIFY(desk::takeOver(live.desk(), "J. Park", "W1-1", start));
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})"),
             std::string("ok hand 1 a 191 b 138 in-progress"));

    const pdf::File sheet(pdf::document(live.desk().tournament(), u"scoresheet"_s, "W1-1"));
    pdf::staysOnPage(sheet);
    MENTIONS_ALL(sheet.text(), 2);
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::Forfeit, "B went home"}), std::string());
    for (const int perPage : {1, 2}) {
        const auto played = sheetsOf(live.desk().tournament(), u"played"_s, {}, perPage);
        QVERIFY(played);
        const pdf::File file(*played);
        pdf::staysOnPage(file);
        MENTIONS_ALL(file.text(), 1);
    }
}

// Twenty-four hands on half a page: they begin on the left and end on the right.
void tst_sheets::aLongGameContinuesBesideIt()
{
    tournaments::LiveTournament live;
    pdf::playManyHands(live);
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::Forfeit, "B went home"}), std::string());
    const auto played = sheetsOf(live.desk().tournament(), u"played"_s, {}, 2);
    QVERIFY(played);
    QCOMPARE(played->pages.size(), 1);
    const pdf::File file(*played);
    pdf::staysOnPage(file);
    const QString text = file.text();
    QCOMPARE(text.count(u"Match 1 · semifinal"_s), 2);
    QCOMPARE(text.count(u"Captain A"_s), 1);
    pdf::contains(text, {u"Team 1 wins"_s, u" 24 "_s});
}

// Of the eight tricks of B six count, since its nil failed.
void tst_sheets::marksOfASmallSheetAreNotCut()
{
    tournaments::LiveTournament live(pdf::unc());
    pdf::checkIn(live, "W1-1");
    QCOMPARE(live.call("W1-1"), std::string());
    QVERIFY(live.enter("W1-1", R"({"a":{"bids":[3,4],"tricks":[2,3]},"b":{"bids":["nil",4],"tricks":[2,6]}})")
                .starts_with("ok"));
    for (const char* hand : // A is far behind, and may bid blind nil
         {R"({"a":{"bids":[2,2],"tricks":1},"b":{"bids":[6,6],"tricks":12}})",
          R"({"a":{"bids":["blind-nil",4],"tricks":[0,6]},"b":{"bids":[3,3],"tricks":7}})"})
        QVERIFY(live.enter("W1-1", hand).starts_with("ok"));
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::Forfeit, "B went home"}), std::string());
    for (const paper::Format format : pdf::formats) {
        const QString text =
            pdf::File(sheetsOf(live.desk().tournament(), u"played"_s, {}, 2, format).value()).text();
        QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
        pdf::contains(text, {u"2+6"_s, u"failed"_s, u"blind"_s, u"made"_s});
    }
}

// Heads alone, over nothing, look like a fault of the printer.
void tst_sheets::aMatchWithoutHandsSaysSo()
{
    tournaments::LiveTournament live(pdf::unc());
    const auto sheet = [&](const std::string& match) {
        return pdf::File(pdf::document(live.desk().tournament(), u"scoresheet"_s, match)).text();
    };
    QVERIFY(!sheet("W1-1").contains(u"No hands on record"_s)); // it is to be played
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::NoShow, "nobody came"}), std::string());
    pdf::contains(sheet("W1-1"), {u"No hands on record"_s});
    pdf::playOut(live, "W1-2");
    QVERIFY(!sheet("W1-2").contains(u"No hands on record"_s));
}

void tst_sheets::hardNamesStayOnThePage_data()
{
    QTest::addColumn<int>("perPage");
    QTest::addColumn<bool>("isA4");
    for (const int perPage : {1, 2, 4})
        for (const bool isA4 : {false, true})
            QTest::addRow("%d, %s", perPage, isA4 ? "A4" : "letter") << perPage << isA4;
}

void tst_sheets::hardNamesStayOnThePage()
{
    QFETCH(int, perPage);
    QFETCH(bool, isA4);
    tournaments::LiveTournament live(pdf::unc());
    pdf::giveHardNames(live);
    const paper::Format format = isA4 ? paper::Format::A4 : paper::Format::Letter;
    const pdf::File file(sheets(live.desk().tournament(), perPage, 0, format));
    pdf::staysOnPage(file);
    const QString text = file.text().replace(u"- "_s, u"-"_s); // on two lines
    const bool mayCut = perPage == 4;                          // where a name has two lines
    QVERIFY2(mayCut || !text.contains(u"…"_s), qPrintable(text));
    pdf::contains(text,
                  {mayCut ? u"Maximiliana"_s : u"Maximiliana Featherstonehaugh-Cholmondeley"_s, u"Trumps"_s});
    QVERIFY2(!text.contains(u"from hand"_s), qPrintable(text)); // all hands have room on one sheet
}

void tst_sheets::aSheetHasNoBagsThatAreNotKept()
{
    tournaments::LiveTournament live({.change = [](rules::Venue& venue) {
        venue.phases.front().rules.overtrickPoints = 0;
        venue.phases.front().rules.bags = {};
    }});
    const QString text = pdf::wordsOf(live, u"scoresheet"_s, "W1-1");
    QVERIFY2(!text.contains(u"bag"_s, Qt::CaseInsensitive), qPrintable(text));
    tournaments::LiveTournament kept;
    pdf::contains(pdf::wordsOf(kept, u"scoresheet"_s, "W1-1"), {u"Bags"_s});
}

void tst_sheets::aSheetMarksBlindBids()
{
    tournaments::LiveTournament live({.rules = "unc", .change = [](rules::Venue& venue) {
                                          venue.phases.front().rules.contract.blindBid.emplace();
                                      }});
    pdf::contains(pdf::wordsOf(live, u"scoresheet"_s, "W1-1"), {u"Write B beside a blind bid."_s});
    pdf::checkIn(live, "W1-1");
    QCOMPARE(live.call("W1-1"), std::string());
    QVERIFY(
        live.enter("W1-1", R"({"a":{"bids":[3,3],"blind":true,"tricks":7},"b":{"bids":[3,2],"tricks":6}})")
            .starts_with("ok"));
    pdf::contains(pdf::wordsOf(live, u"scoresheet"_s, "W1-1"),
                  {u"3 blind 3 blind 7"_s}); // under both numbers
}

TEST_CLASS(tst_sheets)
#include "tst_sheets.moc"
