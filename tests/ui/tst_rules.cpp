// The rules of the tournament on the screen, with real keys.
#include "halfplayed.h"

#include "ui/rules/rulesscreen.h"

#include <QScrollBar>
#include <QSignalSpy>

using rulesview::Book;
using rulesview::Row;

namespace {

class RulesShown {
public:
    explicit RulesShown(const tournaments::Setup& setup) : m_live(setup)
    {
        m_stage.openFile(m_live.path());
        stage::showAlone(m_screen);
    }
    rulesview::RulesScreen& screen() { return m_screen; }
    QScrollArea& page() { return *m_screen.findChild<QScrollArea*>(); }
    QLineEdit& search() { return *m_screen.findChild<QLineEdit*>(); }

    /// Every text that is to be seen.
    QStringList texts() { return stage::wordsOn(m_screen); }
    std::vector<Book> books() const { return rulesview::booksOf(m_stage.session.tournament()); }

private:
    tournaments::LiveTournament m_live;
    stage::Stage m_stage;
    rulesview::RulesScreen m_screen{m_stage.theme, m_stage.session};
};

tournaments::Setup setup(const char* rules, const char* agreed = nullptr)
{
    tournaments::Setup asked = tournaments::ruledBy(rules);
    if (agreed)
        asked.agreed = agreed;
    return asked;
}

const Row& firstRow(const Book& book, const QString& heading)
{
    for (const rulesview::Section& section : book.sections)
        if (pseudo::english(section.heading) == heading)
            return section.rows.front();
    qFatal("no section %s", qPrintable(heading));
}

} // namespace

class tst_rules : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void differencesAreSideBySide();
    void everyStatementHasItsPlaceOnTheSheet();
    void aReadingHasItsReason();
    void agreedRulesAreMarked();
    void laterRulesStandBelow();
    void aVenueOfOnePhaseHasOneColumn();
    void aPhaseSaysWhereItHasNoSuchRule();
    void aTournamentWithoutRulesSaysSo();
    void slashSearches();
    void wordsAreFoundAsPeopleSayThem();
    void whatIsNotThereIsSaid();
    void thePageScrollsByKeys();
    void thePageEndsWithItsLastRule();
    void printIsAsked();
};

void tst_rules::differencesAreSideBySide()
{
    RulesShown shown(setup("unc"));
    const Book book = shown.books().front();
    SAYS(pseudo::english(book.phases));
    const Row& target = firstRow(book, u"Winning"_s);
    QCOMPARE(target.cells.size(), std::size_t{2});
    SAYS(pseudo::english(target.cells[0].text));
    SAYS(pseudo::english(target.cells[1].text));
    const Row& bidding = firstRow(book, u"Bidding"_s);
    QCOMPARE(bidding.cells.size(), std::size_t{1});
    const QStringList texts = shown.texts();
    QCOMPARE(texts.count(u"Each player bids. The partners’ bids add up to the side’s bid."_s), 1);
    QVERIFY(texts.contains(pseudo::english(target.cells[0].text)) &&
            texts.contains(pseudo::english(target.cells[1].text)));
}

void tst_rules::everyStatementHasItsPlaceOnTheSheet()
{
    for (const char* venue : {"unc", "washburn", "mckendree", "cardominoes", "classic", "traditional"}) {
        RulesShown shown(setup(venue));
        const Book book = shown.books().front();
        int statements = 0;
        for (const rulesview::Section& section : book.sections)
            for (const Row& row : section.rows)
                for (const rulesview::CardStatement& said : row.cells) {
                    QVERIFY2(said.text.isEmpty() || !said.source.isEmpty(), qPrintable(said.text));
                    statements += said.text.isEmpty() ? 0 : 1;
                }
        QVERIFY2(statements > 10, venue);
    }
}

void tst_rules::aReadingHasItsReason()
{
    RulesShown shown(setup("unc"));
    const Book book = shown.books().front();
    QStringList readings;
    for (const rulesview::CardStatement::Reading& each : firstRow(book, u"Winning"_s).cells[0].readings)
        readings << pseudo::english(each.text);
    SAYS(readings);
    QVERIFY(shown.texts().contains(readings[0]));
}

void tst_rules::agreedRulesAreMarked()
{
    RulesShown shown(setup("unc", R"({"end.target":350})"));
    const Book book = shown.books().front();
    const Row& target = firstRow(book, u"Winning"_s);
    SAYS(pseudo::english(target.cells[0].text));
    QVERIFY(target.cells[0].agreed && !target.cells[1].agreed);
    QCOMPARE(book.agreed, 1);
    QCOMPARE(shown.texts().count(u"agreed for this tournament"_s), 1);
}

void tst_rules::laterRulesStandBelow()
{
    tournaments::LiveTournament live(setup("classic"));
    facts::Rules later = tournaments::rulesFact(setup("washburn"));
    later.from = "W2-1";
    later.reason = "they play on by other rules";
    QCOMPARE(live.record(later), std::string());
    const std::vector<Book> books = rulesview::booksOf(live.desk().tournament());
    QCOMPARE(books.size(), std::size_t{2});
    QCOMPARE(books[0].from, QString());
    QCOMPARE(pseudo::english(books[1].from), u"match 3"_s);
    SAYS(books[1].name);
    stage::Stage stage;
    rulesview::RulesScreen screen(stage.theme, stage.session);
    stage.openFile(live.path());
    stage::showAlone(screen);
    for (const Book& book : books) { // each says from when on it holds
        const QStringList heads = stage::wordsOn(screen).filter(book.version);
        QCOMPARE(heads.size(), 1);
        SAYS(heads[0].section(u'.', 0, 0));
    }
}

void tst_rules::aVenueOfOnePhaseHasOneColumn()
{
    RulesShown shown(setup("washburn"));
    const Book book = shown.books().front();
    int rows = 0;
    for (const rulesview::Section& section : book.sections)
        for (const Row& row : section.rows) {
            QCOMPARE(row.cells.size(), std::size_t{1});
            ++rows;
        }
    QVERIFY(rows > 10);
}

void tst_rules::aPhaseSaysWhereItHasNoSuchRule()
{
    tournaments::Setup asked = setup("unc");
    asked.change = [](rules::Venue& venue) { venue.phases.front().rules.end.winOnMadeBid = 12; };
    RulesShown shown(asked);
    QStringList said;
    for (const auto* row : shown.screen().findChildren<rulesview::RowPiece*>())
        if (const QStringList labels = stage::labelsOn(*row); labels.join(u'|').contains(u"bid of 12"_s))
            said << labels;
    SAYS(said);
}

void tst_rules::aTournamentWithoutRulesSaysSo()
{
    stage::Stage stage;
    rulesview::RulesScreen screen(stage.theme, stage.session);
    stage.openUndrawn();
    stage::showAlone(screen);
    MENTIONS(stage::labelsOn(screen));
    QVERIFY(!screen.findChild<QScrollArea*>(u"page"_s)->isVisible());
    QVERIFY(!screen.findChild<QLineEdit*>()->isEnabled());
}

void tst_rules::slashSearches()
{
    RulesShown shown(setup("unc"));
    QTest::keyClick(&shown.page(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(shown.search().hasFocus());
    QTest::keyClicks(&shown.search(), u"blind  NIL"_s);
    const QStringList texts = shown.texts();
    QVERIFY2(texts.contains(u"3 of 46 rules"_s), qPrintable(texts.join(u'|')));
    QVERIFY(texts.contains(u"Nil"_s));
    QVERIFY(!texts.contains(u"Bags"_s)); // no row is left under that heading
    QTest::keyClick(&shown.search(), Qt::Key_Down);
    QVERIFY(shown.page().hasFocus());
    QTest::keyClick(&shown.page(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(shown.search().hasFocus());
    QTest::keyClick(&shown.search(), Qt::Key_Escape);
    QCOMPARE(shown.search().text(), QString());
    QVERIFY(shown.page().hasFocus());
    QVERIFY(shown.texts().contains(u"Bags"_s));
}

// As people ask: one word, in any number and case, and also for what stands in a heading or a reading alone.
void tst_rules::wordsAreFoundAsPeopleSayThem()
{
    RulesShown shown(setup("unc"));
    const auto found = [&](const QString& words) {
        shown.search().setText(words);
        for (const QString& text : shown.texts())
            if (text.endsWith(u" of 46 rules"_s))
                return text.section(u' ', 0, 0).toInt();
        return 0;
    };
    for (const QString& words :
         {u"joker"_s, u"JOKERS"_s, u"renege"_s, u"reneges"_s, u"penalty"_s, u"penalties"_s})
        QVERIFY2(found(words) > 0, qPrintable(words));
    QCOMPARE(found(u"joker"_s), found(u"Jokers"_s));
    QCOMPARE(found(u"renege"_s), found(u"reneges"_s));
    QVERIFY(found(u"renege"_s) >= 3); // all that stands under that heading
    QCOMPARE(found(u"ing"_s), 0);     // the middle of a word is none
    // A sign is no word, and is found as it is.
    QVERIFY(found(u"♥"_s) > 0 && found(u"♥"_s) < 10);
    QVERIFY(found(u"bag"_s) > 0 && found(u"bag"_s) < 46);
    QVERIFY(found(u"U12"_s) > 0); // the code of a reading, which is not in its text
    RulesShown campus(setup("classic"));
    campus.search().setText(u"fouls"_s);
    QVERIFY2(!campus.texts().join(u'|').contains(u"Nothing found"_s), qPrintable(campus.texts().join(u'|')));
}

void tst_rules::whatIsNotThereIsSaid()
{
    RulesShown shown(setup("unc"));
    QTest::keyClick(&shown.page(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(&shown.search(), u"pinochle"_s);
    MENTIONS(shown.texts());
    QVERIFY(!shown.page().isVisible());
    QTest::keyClick(&shown.search(), Qt::Key_Escape);
    QVERIFY(shown.page().isVisible() && shown.page().hasFocus());
}

void tst_rules::thePageScrollsByKeys()
{
    RulesShown shown(setup("unc"));
    const QScrollBar& bar = *shown.page().verticalScrollBar();
    QVERIFY(bar.maximum() > 0);
    QCOMPARE(shown.page().horizontalScrollBar()->maximum(), 0);
    QTest::keyClick(&shown.page(), Qt::Key_Down);
    const int line = bar.value();
    QVERIFY(line > 0);
    QTest::keyClick(&shown.page(), Qt::Key_PageDown);
    QVERIFY(bar.value() > line);
    QTest::keyClick(&shown.page(), Qt::Key_End);
    QCOMPARE(bar.value(), bar.maximum());
    QTest::keyClick(&shown.page(), Qt::Key_Home);
    QCOMPARE(bar.value(), 0);
}

void tst_rules::thePageEndsWithItsLastRule()
{
    RulesShown shown(setup("unc"));
    const QScrollArea& page = shown.page();
    // From the lowest rule to the lower edge of what is in view.
    const auto below = [&] {
        int lowest = 0;
        for (const auto* row : page.findChildren<rulesview::RowPiece*>())
            if (row->isVisible())
                lowest = qMax(lowest, row->mapTo(page.viewport(), row->rect().bottomLeft()).y());
        return page.viewport()->height() - lowest;
    };
    QTest::keyClick(&shown.page(), Qt::Key_End);
    QVERIFY2(below() > 0 && below() < 40, qPrintable(QString::number(below())));
    const int whole = page.verticalScrollBar()->maximum();
    QTest::keyClicks(&shown.search(), u"bid"_s); // leaves more than one screen
    QTRY_VERIFY(page.verticalScrollBar()->maximum() < whole);
    QVERIFY(page.verticalScrollBar()->maximum() > 0);
    shown.page().setFocus();
    QTest::keyClick(&shown.page(), Qt::Key_End);
    QVERIFY2(below() > 0 && below() < 40, qPrintable(QString::number(below())));
}

void tst_rules::printIsAsked()
{
    RulesShown shown(setup("unc"));
    QSignalSpy wanted(&shown.screen(), &session::Screen::printWanted);
    QTest::keyClick(&shown.page(), Qt::Key_P, Qt::ControlModifier);
    QTest::keyClick(&shown.search(), Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(wanted.size(), 2);
}

TEST_CLASS(tst_rules)
#include "tst_rules.moc"
