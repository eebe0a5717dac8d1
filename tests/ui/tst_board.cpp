// Tables in use are seen whole, however many there are and however large the window is.
#include "atdesktop.h"
#include "drawn.h"
#include "fromafar.h"

#include "desk/play/table.h"
#include "tournament/queries/clock.h"
#include "ui/hall/faces.h"
#include "ui/tables/ready.h"
#include "ui/tables/row.h"
#include "ui/tables/tablecard.h"

#include <QScrollArea>
#include <QScrollBar>

using Size = tables::TableCard::Size;

namespace {

/// The whole window on a tournament of which so many matches are called.
class BoardRoom : public stage::WholeWindow {
public:
    BoardRoom(int teams, int tables, int called)
    {
        stage.openDrawn({.rules = "unc-regular", .teams = teams, .tables = tables});
        desktop.session().ticker().setNow([] {
            return tournament::Timestamp{"2026-11-21T18:05:00.000Z", {}, 0, 0};
        });
        open(stage.path());
        for (int i = 1; i <= called; ++i)
            desktop.session().ask({}, stage::calling("W1-" + std::to_string(i)));
        person.wait();
        QTest::qWait(1);
    }
    void resize(const QSize& size)
    {
        desktop.window().resize(size);
        QTest::qWait(20);
    }
    tables::TableCard& table(int number)
    {
        return *desktop.window().findChild<tables::TableCard*>(u"table-%1"_s.arg(number));
    }
    QRect place(const QWidget& widget)
    {
        return {widget.mapTo(&desktop.window(), QPoint(0, 0)), widget.size()};
    }
    /// Whether the first so many cards are seen whole, none over another, and nothing scrolls.
    QString wrongWith(int cards)
    {
        const auto* scroll = desktop.window().findChild<QScrollArea*>(u"cards"_s);
        const QRect view = place(*scroll->viewport());
        if (scroll->verticalScrollBar()->maximum() > 0)
            return u"it scrolls"_s;
        for (int one = 1; one <= cards; ++one) {
            if (!view.contains(place(table(one))))
                return u"table %1 is cut off"_s.arg(one);
            for (int other = 1; other < one; ++other)
                if (place(table(one)).intersects(place(table(other))))
                    return u"tables %1 and %2 overlap"_s.arg(one).arg(other);
        }
        return {};
    }
};

/// Rules with 30 minutes, after which that happens.
template <scoring::OnExpiry onExpiry, bool oneMoreHand = false>
void timed(rules::Venue& venue)
{
    for (rules::Phase& phase : venue.phases)
        phase.rules.time = {30, scoring::TimeScope::Game, onExpiry, {}, oneMoreHand};
}

} // namespace

class tst_board : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void allAreSeen_data();
    void allAreSeen();
    void aFewCardsStayNarrow();
    void freeTablesAreTiles();
    void noTableIsNextWhileAQuestionIsOpen();
    void aFreeTableLeavesTheOthersWhole();
    void bothTeamsOfARowAreRead();
    void longNamesOfARowKeepTheirEnd();
    void howLongAMatchWaitsIsReadBesideTheKey();
    void allThatIsReadyIsListedWhereThereIsRoom();
    void listsFoldInsteadOfScrolling();
    void theOthersAreShownByEnter();
    void thisRoundKeepsItsTimeWhereTheSideIsFull();
    void aRoundGetsTheRoomThatTheListsLeave();
    void bothRoundsAreNamedWhereBothArePlayed();
    void theHeadIsWholeWithLargeText();
    void rowsBeginUnderTheTitleOfTheirListWithLargeText();
    void aDenseCardSaysThatTimeIsUp();
    void theNarrowestCardSaysThatItLacksAHand();
    void theNarrowestCardHasRoomForANameAndItsNumber();
    void cardAndHallSayWhatIsLeftToPlay();
};

void tst_board::allAreSeen_data()
{
    QTest::addColumn<int>("tables");
    QTest::addColumn<QSize>("window");
    QTest::addColumn<Size>("size");
    QTest::newRow("8 at 1280x800") << 8 << QSize(1280, 800) << Size::Large;
    QTest::newRow("8 at 1280x720") << 8 << QSize(1280, 720) << Size::Normal;
    QTest::newRow("8 at 1024x620") << 8 << QSize(1024, 620) << Size::Dense;
    QTest::newRow("24 at 1920x1080") << 24 << QSize(1920, 1080) << Size::Normal;
    QTest::newRow("20 at 1280x800") << 20 << QSize(1280, 800) << Size::Dense;
    QTest::newRow("24 at 1280x720") << 24 << QSize(1280, 720) << Size::Dense;
}

void tst_board::allAreSeen()
{
    QFETCH(int, tables);
    QFETCH(QSize, window);
    QFETCH(Size, size);
    BoardRoom room(64, tables, tables);
    room.resize(window);
    QTRY_COMPARE(room.wrongWith(tables), QString());
    QCOMPARE(room.table(1).size(), size);
}

void tst_board::aFewCardsStayNarrow()
{
    BoardRoom room(16, 8, 2);
    room.resize({1920, 1080});
    QTRY_VERIFY(room.table(1).width() > 400 && room.table(1).width() < 500);
}

void tst_board::freeTablesAreTiles()
{
    BoardRoom room(16, 8, 3);
    room.resize({1280, 720});
    QCOMPARE(room.wrongWith(3), QString());
    for (int table = 4; table <= 8; ++table) {
        QVERIFY(room.table(table).isVisible());
        QCOMPARE(room.table(table).size(), Size::Tile);
        if (!pseudo::isSpoken()) // whose tiles are wider
            QCOMPARE(room.place(room.table(table)).top(), room.place(room.table(4)).top());
        QVERIFY(room.place(room.table(table)).top() > room.place(room.table(1)).bottom());
        QCOMPARE(room.table(table).isNext(), table == 4);
    }
}

// Enter answers the question then.
void tst_board::noTableIsNextWhileAQuestionIsOpen()
{
    BoardRoom room(16, 8, 3);
    QTRY_VERIFY(room.table(4).isNext());
    room.person.press(Qt::Key_R);
    QTRY_VERIFY(!room.table(4).isNext());
    room.person.press(Qt::Key_Escape);
    QTRY_VERIFY(room.table(4).isNext());
    room.table(1).setFocus(); // the list of what is ready loses no focus then
    room.person.press(Qt::Key_R);
    QTRY_VERIFY(!room.table(4).isNext());
}

void tst_board::aFreeTableLeavesTheOthersWhole()
{
    BoardRoom room(64, 24, 23);
    room.resize({1280, 720});
    QTRY_COMPARE(room.wrongWith(23), QString());
    QCOMPARE(room.table(24).size(), Size::Tile);
    room.resize({1024, 620}); // the smallest scroll at last
    const auto* scroll = room.desktop.window().findChild<QScrollArea*>(u"cards"_s);
    QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
    QCOMPARE(room.table(1).size(), Size::Dense);
    QVERIFY(room.place(room.table(24)).bottom() < room.desktop.window().height()); // the free one stays
}

void tst_board::bothTeamsOfARowAreRead()
{
    kit::Theme theme;
    tables::Row row(theme);
    row.resize(280, 60);
    row.show({.title = u"Full House"_s, .detail = u"Match 1"_s, .asks = {}, .opponent = u"Low Club"_s});
    const int one = row.sizeHint().height();
    row.show({.title = u"Society for the Prevention of Cruelty"_s,
              .detail = u"Match 1"_s,
              .asks = {},
              .opponent = u"Low Club"_s});
    QVERIFY(row.sizeHint().height() > one);
    QVERIFY2(stage::nameOf(row).endsWith(u"Low Club"_s), qPrintable(stage::nameOf(row)));
}

// The names may differ in their last word only.
void tst_board::longNamesOfARowKeepTheirEnd()
{
    kit::Theme theme;
    tables::Row row(theme);
    row.resize(280, 90);
    row.show({.title = u"The Society for the Prevention of Cruelty 16"_s,
              .detail = u"Match 1"_s,
              .asks = {},
              .opponent = u"The Society for the Prevention of Cruelty 17"_s});
    const QString said = drawn::wordsOf(row).join(u'\n');
    QVERIFY2(said.contains(u"y 16"_s) && said.contains(u"y 17"_s), qPrintable(said));
}

// In a narrow list.
void tst_board::howLongAMatchWaitsIsReadBesideTheKey()
{
    if (pseudo::isSpoken())
        QSKIP("longer words don't fit");
    BoardRoom room(64, 24, 10);
    room.resize({1024, 700});
    room.desktop.session().ticker().setNow([] {
        return tournament::Timestamp{"2026-11-21T19:58:00.000Z", {}, 0, 0};
    });
    room.person.record(stage::calling("W1-11"));
    tables::Row* next = nullptr;
    for (auto* row : room.desktop.window().findChildren<tables::Row*>())
        if (row->isVisible() && stage::descriptionOf(*row).contains(u"key Enter"_s))
            next = row;
    QVERIFY(next);
    const QString all = drawn::wordsOf(*next).join(u'\n');
    QVERIFY2(all.contains(u" min"_s) && all.contains(u"Enter"_s), qPrintable(all));
}

void tst_board::allThatIsReadyIsListedWhereThereIsRoom()
{
    BoardRoom room(16, 8, 0);
    room.resize({1920, 1080});
    const auto rows = [&] { return stage::countInView<tables::Row>(room.desktop.window()); };
    QTRY_COMPARE(rows(), 8); // none of them says that there are more
    room.resize({1280, 720});
    QTRY_VERIFY(rows() >= 3 + 1); // they come before the times of later rounds
}

// In a small window most of the matches that wait are counted in one line, which shows them all.
void tst_board::listsFoldInsteadOfScrolling()
{
    BoardRoom room(64, 8, 8);
    room.resize({1024, 620});
    const auto rows = [&] { return stage::countInView<tables::Row>(room.desktop.window()); };
    const qsizetype folded = rows();
    QVERIFY2(folded >= 2 && folded <= 10, qPrintable(QString::number(folded)));
    tables::Row* more = nullptr;
    for (auto* row : room.desktop.window().findChildren<tables::Row*>(u"showMore"_s))
        if (row->isVisible())
            more = row;
    QVERIFY(more);
    const QString shows = stage::nameOf(*more);
    QVERIFY2(shows.startsWith(u"Show "_s) && shows.contains(u" more…"_s), qPrintable(shows));
    QVERIFY(!more->accessibleDescription().isEmpty()); // of which list
    QVERIFY(more->height() >= room.desktop.theme().px(48));
    QTest::mouseClick(more, Qt::LeftButton);
    QTest::qWait(1);
    QVERIFY(rows() > folded + 10);
    QTest::mouseClick(more, Qt::LeftButton);
    QTest::qWait(1);
    QCOMPARE(rows(), folded);
}

// By keys: down the list to its end, and Enter.
void tst_board::theOthersAreShownByEnter()
{
    BoardRoom room(64, 8, 8);
    room.resize({1024, 620});
    const QWidget& window = room.desktop.window();
    const auto isMore = [&] {
        const QWidget* focus = window.focusWidget();
        return focus && focus->objectName() == u"showMore"_s;
    };
    const auto shown = [&] { return stage::countInView<tables::Row>(window); };
    const auto folded = shown();
    for (int row = 0; row <= folded && !isMore(); ++row)
        room.person.press(Qt::Key_Down);
    QVERIFY(isMore());
    room.person.press(Qt::Key_Return);
    QVERIFY(shown() > folded + 10);
}

void tst_board::thisRoundKeepsItsTimeWhereTheSideIsFull()
{
    BoardRoom room(32, 8, 2);
    const auto* times = room.desktop.window().findChild<QWidget*>(u"estimatedFinish"_s);
    const auto words = [&] { return stage::countInView<kit::Line>(*times); };
    room.resize({1280, 760});
    QVERIFY(times->isVisible());
    // A heading, this round with its time, and the last with its span and its time.
    QVERIFY2(words() >= 1 + 2 + 3, qPrintable(QString::number(words())));
    const QList<kit::Line*> lines = times->findChildren<kit::Line*>();
    QVERIFY(std::ranges::any_of(
        lines, [](const kit::Line* each) { return !each->accessibleDescription().isEmpty(); })); // the span
    QVERIFY(room.place(*times).left() > room.place(room.table(2)).right());
    QCOMPARE(room.wrongWith(2), QString());
    const auto before = words();
    room.resize({1280, 1600});
    QTRY_VERIFY(words() >= before);
}

// Eight matches are ready: their list is made shorter by whole rows, each higher than a round.
void tst_board::aRoundGetsTheRoomThatTheListsLeave()
{
    BoardRoom room(16, 8, 0);
    const auto* times = room.desktop.window().findChild<QWidget*>(u"estimatedFinish"_s);
    const int enough = room.desktop.theme().px(27 + 8); // for one more round
    for (int height = 700; height <= 800; height += 10) {
        room.resize({1280, height});
        const qsizetype words = stage::countInView<kit::Line>(*times);
        const bool isWhole = words == 1 + 3 * 2 + 3; // as above, with three rounds
        const int left =
            room.place(*times->parentWidget()->parentWidget()).bottom() - room.place(*times).bottom();
        QVERIFY2(isWhole || left < enough, qPrintable(u"%1 high: %2 left"_s.arg(height).arg(left)));
    }
}

// Of five teams two play a quarterfinal, while two others can play their semifinal.
void tst_board::bothRoundsAreNamedWhereBothArePlayed()
{
    BoardRoom room(5, 4, 0);
    QVERIFY(stage::wordsOn(room.desktop.window()).contains(u"Quarterfinals and semifinals"_s));
}

void tst_board::theHeadIsWholeWithLargeText()
{
    BoardRoom room(16, 8, 2);
    room.desktop.theme().set(kit::Scheme::Light, 2.0);
    room.resize({1264, 752});
    for (const QString& name : {u"pauseOrResumeAll"_s, u"clocks"_s}) {
        const auto* button = room.desktop.window().findChild<QWidget*>(name);
        QVERIFY(button->isVisible());
        QTRY_VERIFY2(room.place(*button).right() < room.desktop.window().width(), qPrintable(name));
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(name));
    }
}

void tst_board::rowsBeginUnderTheTitleOfTheirListWithLargeText()
{
    BoardRoom room(16, 8, 2);
    room.desktop.theme().set(kit::Scheme::Light, 1.5);
    room.resize({1920, 1080});
    auto* ready = room.desktop.window().findChild<tables::ReadyList*>();
    double title = ready->width();
    double row = ready->width();
    for (const drawn::Text& text : drawn::textsOf(ready->rows())) {
        if (text.box.top() < 30)
            title = std::min(title, text.box.left());
        if (text.words.contains(u"– "_s))
            row = std::min(row, text.box.left());
    }
    QVERIFY(title < ready->width() / 2.0);
    QVERIFY2(qAbs(row - title) < 2, qPrintable(u"%1 under %2"_s.arg(row).arg(title)));
}

// Of a match that was called and has no hand, at a table that is closed after it.
void tst_board::aDenseCardSaysThatTimeIsUp()
{
    tournaments::LiveTournament live({"unc-regular", 4, 4, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    QCOMPARE(live.call("W1-1"), "");
    const tournament::Tournament& tournament = live.desk().tournament();
    stage::Stage stage;
    tables::TableCard card(stage.theme, 1);
    card.setSize(Size::Dense);
    card.resize(400, 100);
    for (const auto& closed : std::vector<std::optional<std::string>>{std::nullopt, "no lamp"}) {
        card.show(tournament, &live.match("W1-1"), closed);
        card.showClock(
            tournament::readingOf(tournament, live.match("W1-1"), {"2026-11-21T19:30:00.000Z", "", 0}), 0);
        const QString all = drawn::wordsOf(card).join(QString());
        QVERIFY2(pseudo::english(all).contains(u"Time is up"_s), qPrintable(all));
    }
}

// As wide as three beside each other in a small window, when the time is nearly up.
void tst_board::theNarrowestCardSaysThatItLacksAHand()
{
    tournaments::LiveTournament live({"unc-regular", 4, 4, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    QCOMPARE(live.call("W1-1"), "");
    const tournament::Tournament& tournament = live.desk().tournament();
    auto reading = tournament::readingOf(tournament, live.match("W1-1"), {"2026-11-21T19:30:00.000Z", "", 0});
    QVERIFY(reading);
    reading->left = tournament::warnsAt - 1000;
    stage::Stage stage;
    tables::TableCard card(stage.theme, 15);
    card.setSize(Size::Dense);
    card.resize(183, 100);
    card.show(tournament, &live.match("W1-1"), std::nullopt);
    card.showClock(reading, 0);
    QCOMPARE(card.status(), tables::Status::NearlyUp);
    const QStringList all = drawn::wordsOf(card);
    if (!pseudo::isSpoken()) // whose words are longer
        QVERIFY2(all.contains(u"No hand"_s), qPrintable(all.join(u'\n')));
}

// Of teams that differ in their end alone, beside a score of three figures.
void tst_board::theNarrowestCardHasRoomForANameAndItsNumber()
{
    tournaments::LiveTournament live({"traditional", 4, 4, false, {}});
    const std::vector<tournament::Team> teams = live.desk().tournament().setting->teams;
    for (std::size_t i = 0; i < teams.size(); ++i)
        QCOMPARE(live.record(facts::Team{teams[i].id, "Kitchen Table " + std::to_string(40 + i),
                                         teams[i].seed, teams[i].players}),
                 "");
    QCOMPARE(live.call("W1-1", {1, facts::Seat::A1}), "");
    live.enter("W1-1", tournaments::bigLine);
    stage::Stage stage;
    tables::TableCard card(stage.theme, 1);
    card.setSize(Size::Dense);
    card.resize(183, 68);
    card.show(live.desk().tournament(), &live.match("W1-1"), std::nullopt);
    const QStringList all = drawn::wordsOf(card);
    QVERIFY2(all.contains(u"120"_s) && all.contains(u"Kitchen Table 40"_s), qPrintable(all.join(u'\n')));
}

// Time is called while the first hand is in play.
void tst_board::cardAndHallSayWhatIsLeftToPlay()
{
    using scoring::OnExpiry;
    struct Case {
        void (*rules)(rules::Venue&);
        QString left;
    };
    for (const Case& each : {Case{timed<OnExpiry::FinishHand>, u"last hand"_s},
                             Case{timed<OnExpiry::FinishHand, true>, u"2 hands left"_s},
                             Case{timed<OnExpiry::FinishGame>, u"finish the game"_s}}) {
        tournaments::LiveTournament live({.change = each.rules});
        QCOMPARE(live.call("W1-1"), "");
        QCOMPARE(live.enter("W1-1", tournaments::bidsLine), "ok hand 1 a 0 b 0 open");
        QCOMPARE(live.enter("W1-1", R"({"timeCall":true})").substr(0, 12), "ok time-call");
        const hall::Shown shown = fromafar::shownOf(live);
        const tournament::Match& match = live.match("W1-1");
        stage::Stage stage;
        tables::TableCard card(stage.theme, 1);
        card.show(*shown.tournament, &match, std::nullopt);
        card.showClock(tournament::readingOf(*shown.tournament, match, shown.now), 0);
        QCOMPARE(card.status(), tables::Status::TimeCalled);
        const QString onCard = stage::nameOf(card);
        QVERIFY2(onCard.endsWith(u": "_s + each.left), qPrintable(onCard));
        QString inHall;
        for (const hall::Face& face : hall::facesOf(shown, fromafar::full, hall::Kind::Tables))
            inHall += pseudo::english(face.spokenText());
        QVERIFY2(inHall.contains(each.left), qPrintable(inHall));
    }
}

TEST_CLASS(tst_board)
#include "tst_board.moc"
