// The guide under Help: its pages and where their links lead, the search over them, and the way there and
// back.
#include "atdesktop.h"

#include "ui/help/guidescreen.h"
#include "ui/help/helpscreen.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>

using session::Key;

namespace {

const QString samplePage = u"# Commands\n\nFirst [Tables](tables.md), then [Score a game](#score-a-game).\n\n"
                           "## Draw\n\n`courtside draw`\n\n## Score a game\n\n`courtside score`\n"_s;

class AtGuide : public stage::WithHalfPlayed, public stage::AtDesktop {
public:
    explicit AtGuide(bool isOpen = true)
    {
        guide().commands = [] { return samplePage; };
        if (isOpen)
            AtDesktop::open(played.live().path());
        else
            stage::bringUp(desktop.window());
    }
    help::GuideScreen& guide() { return desktop.guide(); }
    QString page() { return guide().at().page; }
    /// The line of the page at which it was opened.
    QString heading() { return view().document()->findBlockByNumber(guide().at().block).text(); }
    session::Screen* place(shell::Place place) { return desktop.window().screenOf(place); }
    QTextBrowser& view() { return *guide().findChild<QTextBrowser*>(u"page"_s); }
    QLineEdit& search() { return *guide().findChild<QLineEdit*>(u"search"_s); }
    kit::RowTable& list() { return *guide().findChild<kit::RowTable*>(u"list"_s); }
    kit::Prose& none() { return *guide().findChild<kit::Prose*>(u"nothingFound"_s); }
    /// Opens the guide from where one is.
    void open() { person.press(Qt::Key_F1, Qt::ShiftModifier); }
    void follow(const QString& link)
    {
        Q_EMIT view().anchorClicked(QUrl(link));
        person.wait();
    }
    void find(const QString& words)
    {
        person.press(Qt::Key_F, Qt::ControlModifier);
        person.type(words);
    }
};

class OpenGuide : public AtGuide {
public:
    OpenGuide() { open(); }
};

/// Of every piece of a page.
QList<QTextCharFormat> formatsIn(const help::GuidePage& page)
{
    QTextDocument document;
    document.setMarkdown(page.markdown);
    QList<QTextCharFormat> all;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto each = block.begin(); !each.atEnd(); ++each)
            all << each.fragment().charFormat();
    return all;
}

} // namespace

class tst_guide : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void everyPageHasATitleOfItsOwn();
    void thePagesStandInTheOrderOfTheFirst();
    void noLinkIsDead();
    void everyPictureExistsAndIsDescribed();
    void everySheetOfKeysHasAPage();
    void itsKeyOpensThePageOfTheScreen();
    void aScreenWithoutKeysOfItsOwnHasAPlaceToo();
    void withoutATournamentItsKeyOpensAPageToo();
    void everyPageIsShown();
    void theListLeadsToAPage();
    void aLinkIsFollowedByKeys();
    void alternateArrowsGoBackAndForward();
    void aLinkOpensAScreen();
    void aScreenOfATournamentNeedsOne();
    void searchFindsItsWord();
    void whatWasFoundStaysInViewWhenTheWindowWidens();
    void wordsAreFoundByTheirBeginning();
    void aMissingWordIsReported();
    void escLeadsBack();
    void theKeysAndTheGuideLeadOutInTheEnd();
    void theKeysScrollByPage();
    void itWearsTheTheme();
};

void tst_guide::everyPageHasATitleOfItsOwn()
{
    const help::Guide guide(samplePage);
    static const QRegularExpression straight(u"\\p{L}'\\p{L}|s' "_s); // an apostrophe is ’
    QStringList titles;
    for (const help::GuidePage& page : guide.pages()) {
        QVERIFY2(!page.title.isEmpty(), qPrintable(page.name));
        QVERIFY2(!page.markdown.contains(straight), qPrintable(page.name));
        titles << page.title;
    }
    QVERIFY(titles.size() > 2);
    QCOMPARE(titles.removeDuplicates(), 0);
}

void tst_guide::thePagesStandInTheOrderOfTheFirst()
{
    const help::Guide guide(samplePage);
    QCOMPARE(guide.pages().front().name, u"index"_s);
    QStringList wanted{u"index"_s};
    for (const QTextCharFormat& each : formatsIn(guide.pages().front()))
        if (const auto place = guide.placeOf(QUrl(each.anchorHref()), u"index"_s); each.isAnchor() && place)
            wanted << place->page;
    wanted.removeDuplicates();
    QStringList names;
    for (const help::GuidePage& page : guide.pages())
        names << page.name;
    QCOMPARE(names.mid(0, wanted.size()), wanted);
    QVERIFY(names.contains(u"commands"_s));
    QVERIFY(!help::Guide().page(u"commands"_s));
}

void tst_guide::noLinkIsDead()
{
    const help::Guide guide(samplePage);
    for (const help::GuidePage& page : guide.pages())
        for (const QTextCharFormat& each : formatsIn(page)) {
            if (!each.isAnchor())
                continue;
            const QUrl link(each.anchorHref());
            const bool leads = link.scheme() == u"screen"
                                   ? help::screenNamed(link.path()).has_value()
                                   : link.scheme() == u"https" || guide.placeOf(link, page.name);
            QVERIFY2(leads, qPrintable(page.name + u": "_s + each.anchorHref()));
        }
    QVERIFY(!help::screenNamed(u"nowhere"_s));
    QVERIFY(!guide.placeOf(QUrl(u"nowhere.md"_s), u"index"_s));
    QVERIFY(!guide.placeOf(QUrl(u"tables"_s), u"index"_s));
    QVERIFY(!guide.placeOf(QUrl(u"commands.md#nowhere"_s), u"index"_s));
    const auto place = guide.placeOf(QUrl(u"#score-a-game"_s), u"commands"_s);
    QVERIFY(place && place->page == u"commands" && place->block > 0);
}

void tst_guide::everyPictureExistsAndIsDescribed()
{
    const help::Guide guide(samplePage);
    int pictures = 0;
    for (const help::GuidePage& page : guide.pages())
        for (const QTextCharFormat& each : formatsIn(page)) {
            if (!each.isImageFormat())
                continue;
            ++pictures;
            const QString name = each.toImageFormat().name();
            QVERIFY2(!QImage(help::pictureFile(name)).isNull(), qPrintable(page.name + u": "_s + name));
            QVERIFY2(!each.stringProperty(QTextFormat::ImageAltText).isEmpty(),
                     qPrintable(page.name + u": "_s + name));
        }
    QVERIFY(pictures > 0);
}

void tst_guide::everySheetOfKeysHasAPage()
{
    const help::Guide guide(samplePage);
    QCOMPARE(help::guidePageOf(help::Sheet::ScoreSheet), u"score-sheet"_s);
    QCOMPARE(help::guidePageOf(help::Sheet::PaperCheck), u"check-against-paper"_s);
    QCOMPARE(help::guidePageOf(help::Sheet::RulesEditor), u"own-rules"_s);
    for (int sheet = 0; sheet <= static_cast<int>(help::Sheet::Others); ++sheet) {
        const auto of = static_cast<help::Sheet>(sheet);
        const QString name = help::guidePageOf(of);
        QVERIFY2(guide.page(name), qPrintable(name));
        const bool hasNone = of == help::Sheet::Guide || of == help::Sheet::Others;
        QVERIFY2((name == u"index") == hasNone, qPrintable(help::titleOf(of)));
    }
    QVERIFY(guide.page(u"settings"_s));
}

void tst_guide::itsKeyOpensThePageOfTheScreen()
{
    OpenGuide at;
    QCOMPARE(at.current(), &at.guide());
    QCOMPARE(at.page(), u"tables"_s);
    QVERIFY(at.view().hasFocus());
    at.open(); // leads back too
    QCOMPARE(at.current(), at.place(shell::Place::Tables));
    at.person.press(Qt::Key_6, Qt::ControlModifier);
    at.open();
    QCOMPARE(at.page(), u"standings"_s);
    at.person.press(Qt::Key_Escape);
    at.person.press(Qt::Key_7, Qt::ControlModifier);
    at.person.press(Qt::Key_F1);
    at.open(); // from its keys
    QCOMPARE(at.page(), u"rulings"_s);
    at.person.press(Qt::Key_Escape);
    at.person.press(Qt::Key_9, Qt::ControlModifier);
    at.person.click(u"editCopy"_s);
    QCOMPARE(at.current(), &at.desktop.rulesEditor());
    at.open();
    QCOMPARE(at.page(), u"own-rules"_s);
}

void tst_guide::aScreenWithoutKeysOfItsOwnHasAPlaceToo()
{
    AtGuide at;
    at.desktop.window().act(Key::Supervisors);
    const session::Screen* supervisors = at.current();
    at.open();
    QCOMPARE(at.heading(), u"Lock and PINs"_s);
    at.person.press(Qt::Key_Escape);
    QCOMPARE(at.current(), supervisors);
    at.person.press(Qt::Key_F1);
    at.open(); // from its keys
    QCOMPARE(at.heading(), u"Lock and PINs"_s);
}

void tst_guide::withoutATournamentItsKeyOpensAPageToo()
{
    AtGuide at(false);
    QCOMPARE(at.current(), &at.desktop.start());
    at.open();
    QCOMPARE(at.page(), u"start"_s);
    at.person.press(Qt::Key_Escape);
    at.person.press(Qt::Key_N);
    QCOMPARE(at.current(), &at.desktop.newTournament());
    at.open();
    QCOMPARE(at.page(), u"new-tournament"_s);
}

void tst_guide::everyPageIsShown()
{
    OpenGuide at;
    for (const help::GuidePage& page : at.guide().guide().pages()) {
        at.guide().open(page.name);
        QCOMPARE(at.page(), page.name);
        QVERIFY2(at.view().toPlainText().startsWith(page.title), qPrintable(page.name));
        QCOMPARE(at.list().currentId(), page.name);
    }
    at.guide().open(u"nowhere"_s);
    QCOMPARE(at.page(), u"index"_s);
}

void tst_guide::theListLeadsToAPage()
{
    OpenGuide at;
    at.guide().open(u"index"_s);
    at.list().setFocus();
    at.person.press(Qt::Key_Down);
    at.person.press(Qt::Key_Return);
    QCOMPARE(at.page(), at.guide().guide().pages().at(1).name);
    QVERIFY(at.view().hasFocus());
    QTest::mouseClick(at.list().viewport(), Qt::LeftButton, {},
                      at.list().visualRect(at.list().model()->index(0, 0)).center());
    QCOMPARE(at.page(), u"index"_s);
}

void tst_guide::aLinkIsFollowedByKeys()
{
    OpenGuide at;
    at.guide().open(u"commands"_s);
    at.person.press(Qt::Key_Tab);
    at.person.press(Qt::Key_Return);
    QCOMPARE(at.page(), u"tables"_s);
    at.guide().open(u"commands"_s);
    at.person.press(Qt::Key_Tab);
    at.person.press(Qt::Key_Tab);
    at.person.press(Qt::Key_Return);
    QCOMPARE(at.page(), u"commands"_s);
    QCOMPARE(at.view().textCursor().block().text(), u"Score a game"_s);
}

void tst_guide::alternateArrowsGoBackAndForward()
{
    OpenGuide at;
    auto* back = at.guide().findChild<QPushButton*>(u"goBack"_s);
    auto* forward = at.guide().findChild<QPushButton*>(u"goForward"_s);
    QVERIFY(!back->isEnabled() && !forward->isEnabled());
    at.follow(u"commands.md"_s);
    at.follow(u"index.md"_s);
    QCOMPARE(at.page(), u"index"_s);
    at.person.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(at.page(), u"commands"_s);
    QVERIFY(back->isEnabled() && forward->isEnabled());
    at.person.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(at.page(), u"tables"_s);
    at.person.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(at.page(), u"tables"_s);
    at.person.press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(at.page(), u"commands"_s);
    forward->click();
    QCOMPARE(at.page(), u"index"_s);
}

void tst_guide::aLinkOpensAScreen()
{
    OpenGuide at;
    at.follow(u"screen:standings"_s);
    QCOMPARE(at.current(), at.place(shell::Place::Standings));
    at.open();
    at.follow(u"screen:record"_s);
    QCOMPARE(at.current(), &at.desktop.record());
    at.person.press(Qt::Key_Escape);
    QCOMPARE(at.current(), &at.guide());
    at.follow(u"screen:keys"_s);
    QVERIFY(qobject_cast<help::HelpScreen*>(at.current()));
    at.person.press(Qt::Key_Escape);
    at.follow(u"screen:start"_s);
    QCOMPARE(at.current(), &at.desktop.start());
}

void tst_guide::aScreenOfATournamentNeedsOne()
{
    AtGuide at(false);
    at.open();
    auto* note = at.guide().findChild<kit::Line*>(u"note"_s);
    QCOMPARE(note->text(), QString());
    at.follow(u"screen:standings"_s);
    QCOMPARE(at.current(), &at.guide());
    QVERIFY(!note->text().isEmpty());
    at.follow(u"screen:new-tournament"_s);
    QCOMPARE(at.current(), &at.desktop.newTournament());
}

void tst_guide::searchFindsItsWord()
{
    OpenGuide at;
    at.find(u"score a game"_s);
    QVERIFY(at.search().hasFocus());
    QCOMPARE(at.list().rows().rowCount(), at.guide().guide().find(u"score a game"_s).size());
    const kit::Cell first = at.list().rows().at(0).cells.front(); // headings stand first
    QCOMPARE(first.text, u"Commands"_s);
    QVERIFY(first.second.contains(u"Score a game"_s));
    at.person.press(Qt::Key_Return);
    QCOMPARE(at.page(), u"commands"_s);
    QCOMPARE(at.view().textCursor().block().text(), u"Score a game"_s);
    QCOMPARE(at.view().extraSelections().size(), 3);
    QCOMPARE(at.view().extraSelections().front().cursor.selectedText(), u"Score"_s);
    QVERIFY(at.search().hasFocus()); // Down and Enter open what was found next
    at.follow(u"tables.md"_s);
    QVERIFY(at.view().extraSelections().isEmpty());
}

void tst_guide::whatWasFoundStaysInViewWhenTheWindowWidens()
{
    AtGuide at;
    at.desktop.window().resize(1024, 700);
    at.open();
    at.find(u"enter hands"_s);
    at.person.press(Qt::Key_Return);
    const auto isInView = [&] {
        const QRect found = at.view().cursorRect(at.view().textCursor());
        return at.view().viewport()->rect().contains(found.center());
    };
    QVERIFY(isInView());
    at.desktop.window().resize(1920, 1080);
    at.person.wait();
    QVERIFY(isInView());
    QTRY_VERIFY(at.list().width() > 400); // what was found is cut less there
}

void tst_guide::wordsAreFoundByTheirBeginning()
{
    const help::Guide guide(samplePage);
    const auto isFound = [&](const QString& words) {
        for (const help::GuideLine& line : guide.find(words))
            if (line.place.page == u"commands" && line.text == u"courtside score")
                return true;
        return false;
    };
    QVERIFY(isFound(u"court"_s) && isFound(u"SCORE courtside"_s));
    QVERIFY(!isFound(u"side"_s) && !isFound(u"courtside draw"_s));
    QVERIFY(guide.find(u" - "_s).isEmpty());
}

void tst_guide::aMissingWordIsReported()
{
    OpenGuide at;
    QVERIFY(!at.none().isVisible());
    at.find(u"pinochle"_s);
    QVERIFY(at.none().isVisible() && at.none().text().contains(u"pinochle"_s));
    const QString says = pseudo::english(at.none().text());
    QVERIFY2(says.contains(u"Press Esc"_s), qPrintable(says));
    QVERIFY(!at.list().isVisible());
    at.person.press(Qt::Key_Return);
    QCOMPARE(at.page(), u"tables"_s);
    at.person.press(Qt::Key_Escape);
    QVERIFY(!at.none().isVisible() && at.list().isVisible());
    QCOMPARE(at.list().currentId(), u"tables"_s);
}

void tst_guide::escLeadsBack()
{
    OpenGuide at;
    at.find(u"table"_s);
    at.person.press(Qt::Key_Escape); // the search first
    QCOMPARE(at.current(), &at.guide());
    QCOMPARE(at.search().text(), QString());
    QVERIFY(at.view().hasFocus());
    at.person.press(Qt::Key_Escape);
    QCOMPARE(at.current(), at.place(shell::Place::Tables));
}

void tst_guide::theKeysAndTheGuideLeadOutInTheEnd()
{
    OpenGuide at;
    at.follow(u"commands.md"_s);
    at.person.press(Qt::Key_F1);
    const auto* help = qobject_cast<help::HelpScreen*>(at.current());
    QVERIFY(help && help->sheet() == help::Sheet::Guide);
    at.open();
    QCOMPARE(at.current(), &at.guide());
    QCOMPARE(at.page(), u"commands"_s); // where one was reading
    at.person.press(Qt::Key_Escape);
    QCOMPARE(at.current(), at.place(shell::Place::Tables));
}

// Trial: the focus is on the list of screens, which took the key.
void tst_guide::theKeysScrollByPage()
{
    AtGuide at;
    at.person.press(Qt::Key_F1);
    auto* keys = qobject_cast<help::HelpScreen*>(at.current());
    QVERIFY(keys);
    keys->show(help::Sheet::ScoreSheet);
    at.desktop.window().resize(1024, 600);
    const QScrollBar& bar = *keys->findChild<QScrollArea*>()->verticalScrollBar();
    QTRY_VERIFY(bar.maximum() > 0);
    at.person.press(Qt::Key_PageDown);
    QVERIFY(bar.value() > 0);
    QVERIFY(keys->sheet() == help::Sheet::ScoreSheet);
    at.person.press(Qt::Key_PageUp);
    QCOMPARE(bar.value(), 0);
    at.person.press(Qt::Key_Tab); // to the button beside it
    at.person.press(Qt::Key_PageDown);
    QVERIFY(bar.value() > 0);
}

void tst_guide::itWearsTheTheme()
{
    OpenGuide at;
    at.guide().open(u"commands"_s);
    const auto formatOf = [&](const QString& word) { return at.view().document()->find(word).charFormat(); };
    for (const auto scheme : {kit::Scheme::Dark, kit::Scheme::HighContrast, kit::Scheme::Light}) {
        at.desktop.theme().set(scheme, 1);
        QCOMPARE(formatOf(u"Tables"_s).foreground().color(), at.desktop.theme().colors().a);
    }
    QCOMPARE(formatOf(u"First"_s).font().pixelSize(), 16);
    QCOMPARE(formatOf(u"courtside"_s).font().pixelSize(), 14); // a keycap
    at.desktop.theme().set(kit::Scheme::Light, 1.5);
    QCOMPARE(at.view().document()->defaultFont().pixelSize(), 24);
    QCOMPARE(formatOf(u"courtside"_s).font().pixelSize(), 21);
    at.desktop.theme().set(kit::Scheme::Light, 1);
}

TEST_CLASS(tst_guide)
#include "tst_guide.moc"
