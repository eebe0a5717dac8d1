// What is typed and not on record yet: shown as saving gives it, and undone by Ctrl+Z before the record
// is.
#include "attable.h"
#include "person.h"

#include "ui/desktop/desktop.h"
#include "ui/kit/text.h"
#include "ui/sheet/hands/pad.h"
#include "ui/shell/window.h"

using attable::at;
using attable::Table;

namespace {

QString shown(Table& table)
{
    return stage::descriptionOf(table.sheet().entryRow());
}

/// The whole window on the first sheet of a tournament, for the keys that are the window's.
class TypingWindow {
public:
    explicit TypingWindow(const std::string& rules = "unc")
        : tournament(at(rules)), person(desktop.window(), desktop.session())
    {
        tournament.screen->hide(); // or its keys would be this one's
        desktop.session().setSupervisor(u"J. Park"_s);
        desktop.open(tournament.stage.path());
        person.wait();
        desktop.window().QWidget::show();
        Q_EMIT desktop.window().current()->matchWanted(u"W1-1"_s);
        desktop.window().activateWindow();
        QTest::qWait(20);
        sheet().takeFocus();
    }
    sheet::SheetView& sheet() { return *desktop.sheets().current(); }
    QString inRow() { return stage::inRow(sheet().entryRow().entry()); }
    const tournament::Match& match() { return *tournament::match(desktop.session().tournament(), "W1-1"); }
    void undo() { person.press(Qt::Key_Z, Qt::ControlModifier); }

    Table tournament;
    desktop::Desktop desktop;
    stage::Person person;
};

} // namespace

class tst_typing : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void anUpheldCaseOfTheHandInPlayIsCounted();
    void aPendingCaseOfTheHandInPlayIsMarked();
    void timeInTheHandInPlayDecides();
    void aHandCanFollowOnePendingAtTheEnd();
    void tabGoesToWhatIsWrongFirst();
    void numbersThatWait();
    void aOneIsWholeWhereNoMoreThanNineAreLeft();
    void aZeroAloneIsNotABid();
    void goingBackIsAsItWasTyped();
    void enterAsksForTricks();
    void enterLeavesWhyABidIsForbidden();
    void undoTakesBackDigitByDigit();
    void undoTakesBackTheLastBidOnRecord();
    void undoBringsBackWhatEscCleared();
    void undoLeavesAnAmendmentKeyByKey();
    void undoBringsBackAnAmendmentOfAMatchThatIsOver();
    void undoReachesTheRecordFromAnEmptyRow();
    void undoDoesNotPassAQuestion();
    void undoOfTheWinningHandGivesTheKeysToItsTricks();
    void aClickBesideTheBoxesKeepsTheKeys();
    void boxesAreAsFarApartAsTheirNames();
    void theFirstDealerIsAskedUntilKnown();
    void theDealerOfALaterGameIsAskedUntilKnown();
};

// Trial S1: 131 to 185 was shown, 161 to 64 was saved.
void tst_typing::anUpheldCaseOfTheHandInPlayIsCounted()
{
    Table table(at("unc"));
    table.type(u"32437⏎"_s); // 52 to −70
    const int a = table.score(scoring::Side::A);
    const int b = table.score(scoring::Side::B);
    table.type(u"3333"_s);
    claim(table, facts::Seat::B1, facts::Ruling::Upheld);
    SAYS(shown(table));
    MENTIONS(table.needs());
    table.type(u"6"_s);
    SAYS(shown(table));
    table.type(u"⏎"_s);
    QCOMPARE(table.score(scoring::Side::A), a + 90);
    QCOMPARE(table.score(scoring::Side::B), b - 60);
    QCOMPARE(shown(table), u"A, B"_s); // the next hand has no such thing
}

void tst_typing::aPendingCaseOfTheHandInPlayIsMarked()
{
    Table table(at("unc"));
    table.type(u"3333"_s);
    claim(table, facts::Seat::A1, std::nullopt);
    table.type(u"6"_s);
    SAYS(shown(table));
}

// Trial S2: "A is 139 short and cannot win now", though the higher score wins with this hand.
void tst_typing::timeInTheHandInPlayDecides()
{
    Table table(at("unc"));
    table.type(u"642211⏎"_s); // 121 to −40
    table.type(u"3333"_s);
    MENTIONS(table.needs());
    table.press(Qt::Key_F5);
    table.push(u"Finish this hand"_s);
    table.push(u"Call time"_s);
    QVERIFY(tournament::openHand(table.match()) != nullptr);
    MENTIONS_ALL(table.needs(), 2);
    QVERIFY2(!table.needs().contains(u"short"_s), qPrintable(table.needs()));
    MENTIONS(table.needs());
    table.sheet().takeFocus();
    table.type(u"6"_s);
    QVERIFY2(shown(table).contains(u"wins"_s) && shown(table).startsWith(u"A time "_s),
             qPrintable(shown(table)));
    const QString a = kit::number(table.score(scoring::Side::A) + 60);
    QVERIFY2(shown(table).contains(a), qPrintable(shown(table)));
    table.type(u"⏎"_s);
    QCOMPARE(table.match().state, tournament::State::Ended);
    QCOMPARE(kit::number(table.score(scoring::Side::A)), a);
}

// An undecided case holds the match from ending, and not the entry of hands.
void tst_typing::aHandCanFollowOnePendingAtTheEnd()
{
    Table table(at("unc"));
    table.type(u"642211⏎642211⏎6422"_s);
    claim(table, facts::Seat::A1, std::nullopt);
    table.type(u"11"_s);
    QVERIFY2(!shown(table).contains(u"wins"_s), qPrintable(shown(table)));
    table.type(u"⏎"_s);
    QCOMPARE(table.match().state, tournament::State::Playing);
    table.type(u"33336"_s);
    const QString before = shown(table);
    table.type(u"⏎"_s);
    QVERIFY2(tournament::handsOn(table.match()) == 4, qPrintable(table.message()));
    QVERIFY2(before.contains(kit::number(table.score(scoring::Side::A))), qPrintable(before));
}

// Trial: Tab left the sheet for the side bar, where the next keys opened Rules.
void tst_typing::tabGoesToWhatIsWrongFirst()
{
    Table table(at("unc"));
    table.type(u"34216"_s); // B's 2 and 1 are under the minimum of 4
    QCOMPARE(table.inRow(), u"3|4|2|1|6|7<"_s);
    table.press(Qt::Key_Tab);
    QCOMPARE(table.inRow(), u"3|4|2<1|6|7|"_s);
    for (int box = 0; box < 3; ++box)
        table.press(Qt::Key_Tab);
    QCOMPARE(table.inRow(), u"3|4|2|1|6|7<"_s);
    table.press(Qt::Key_Tab);
    QVERIFY(!table.sheet().entryRow().hasFocus()); // no trap
}

void tst_typing::numbersThatWait()
{
    Table sides(at("washburn"));
    sides.type(u"1"_s);
    QCOMPARE(sides.inRow(), u"1_<|||"_s);
    MENTIONS(sides.message());
    sides.press(Qt::Key_Tab);
    QCOMPARE(sides.inRow(), u"1|<||"_s);
    QCOMPARE(sides.message(), QString());
    sides.type(u"12"_s);
    QCOMPARE(sides.inRow(), u"1|12|<|"_s);
    sides.type(u"1"_s);
    QCOMPARE(sides.inRow(), u"1|12|1_<12|"_s);
    QVERIFY(sides.message().contains(u"Enter saves the hand"_s)); // and is no way to the next field
    sides.type(u"⏎"_s);
    QCOMPARE(tournament::handsOn(sides.match()), 1);
    sides.type(u"15"_s); // any other digit goes to the next field
    QCOMPARE(sides.inRow(), u"1|5|<|"_s);

    Table players(at("unc"));
    players.type(u"1"_s);
    QCOMPARE(players.inRow(), u"1|<||||"_s); // at once
    players.type(u"0"_s);
    QCOMPARE(players.inRow(), u"1|0_<||||"_s);
    MENTIONS(players.message());
    players.type(u"2"_s);
    QCOMPARE(players.inRow(), u"1|12|<|||"_s);
}

// Eight tricks are A's: B's nil took one and its partner three, not the nil thirteen.
void tst_typing::aOneIsWholeWhereNoMoreThanNineAreLeft()
{
    sheet::HandEntry entry(rules::find("unc-regular")->rules);
    for (const int digit : {4, 3})
        entry.digit(digit);
    entry.press(sheet::HandEntry::Key::Nil);
    for (const int digit : {4, 8, 1, 3})
        entry.digit(digit);
    using sheet::Field;
    QCOMPARE(entry.tricksOf(Field{Field::Kind::Tricks, scoring::Side::B, 0}), std::optional(1));
    QCOMPARE(entry.tricksOf(Field{Field::Kind::Tricks, scoring::Side::B, 1}), std::optional(3));
}

void tst_typing::aZeroAloneIsNotABid()
{
    Table table(at("unc"));
    table.type(u"05"_s);
    QCOMPARE(table.inRow(), u"0_<|||||"_s);
    QVERIFY2(table.message().contains(u"press N"_s), qPrintable(table.message()));
    for (const int key : {Qt::Key_Tab, Qt::Key_Return}) {
        table.press(key);
        QCOMPARE(table.inRow(), u"0_<|||||"_s);
    }
    table.press(Qt::Key_Backspace);
    QCOMPARE(table.inRow(), u"<|||||"_s);
    table.type(u"0n"_s);
    QCOMPARE(table.inRow(), u"nil|<|||||"_s);
    table.press(Qt::Key_Escape);
    table.type(u"32439"_s);
    QVERIFY(tournament::openHand(table.match()) != nullptr);
    QCOMPARE(table.message(), QString());
}

// Trial: from the tricks of B they led to B's second bid, which is on record.
void tst_typing::goingBackIsAsItWasTyped()
{
    Table table(at("unc"));
    for (const int back : {Qt::Key_Backtab, Qt::Key_Backspace}) {
        table.type(u"32436"_s);
        QCOMPARE(table.inRow(), u"3|2|4|3|6|7<"_s);
        table.press(back);
        QCOMPARE(table.inRow(), u"3|2|4|3|6<7|"_s);
        table.press(Qt::Key_Tab);
        QCOMPARE(table.inRow(), u"3|2|4|3|6|7<"_s);
        table.press(back);
        table.type(u"5⏎"_s);
    }
    QCOMPARE(tournament::handsOn(table.match()), 2);
    QCOMPARE(table.score(scoring::Side::B), 2 * 71);
}

// Trial: the cursor went to B's tricks without a word.
void tst_typing::enterAsksForTricks()
{
    Table table(at("unc"));
    table.type(u"3243"_s);
    table.type(u"⏎"_s);
    QCOMPARE(table.inRow(), u"3|2|4|3|<|"_s);
    QCOMPARE(table.message(), u"Enter A’s tricks."_s);
    table.type(u"6⏎"_s);
    QCOMPARE(table.score(scoring::Side::A), 51);
}

// Trial: why the blind nil is forbidden went, and came again with the last trick alone.
void tst_typing::enterLeavesWhyABidIsForbidden()
{
    Table table(at("unc"));
    table.type(u"b443"_s); // A is not behind
    const QString why = table.message();
    QVERIFY(!why.isEmpty());
    table.type(u"⏎"_s);
    QCOMPARE(table.message(), why);
    table.type(u"^"_s);
    QVERIFY(table.message() != why); // it takes the tricks first
}

// Trial S4: it took back the last hand that was saved, and threw away what was typed.
void tst_typing::undoTakesBackDigitByDigit()
{
    TypingWindow window;
    window.person.type(u"32436⏎"_s);
    QVERIFY2(tournament::handsOn(window.match()) == 1, qPrintable(window.inRow() + window.sheet().message()));
    window.person.type(u"3022"_s);
    QCOMPARE(window.inRow(), u"3|12|2|<||"_s);
    for (const char* left : {"3|12|<|||", "3|0_<||||", "3|<||||", "<|||||"}) {
        window.undo();
        QCOMPARE(window.inRow(), QLatin1String(left));
    }
    QCOMPARE(tournament::handsOn(window.match()), 1);
    window.person.type(u"324312"_s); // the bids are on record, and the tricks are not
    window.undo();
    QCOMPARE(window.inRow(), u"3|2|4|3|1_<12|"_s);
    window.undo();
    QCOMPARE(window.inRow(), u"3|2|4|3|<|"_s);
    QVERIFY(tournament::openHand(window.match()));
    QCOMPARE(tournament::handsOn(window.match()), 1);
}

// The last bid put all of them on record.
void tst_typing::undoTakesBackTheLastBidOnRecord()
{
    TypingWindow window;
    window.person.type(u"3244"_s);
    QVERIFY(tournament::openHand(window.match()));
    window.undo();
    QVERIFY(!tournament::openHand(window.match()));
    QCOMPARE(window.inRow(), u"3|2|4|<||"_s);
    window.undo();
    QCOMPARE(window.inRow(), u"3|2|<|||"_s);
    window.person.type(u"436⏎"_s);
    QCOMPARE(tournament::handsOn(window.match()), 1);
    QCOMPARE(tournament::result(window.match()).score.a, 51);
}

void tst_typing::undoBringsBackWhatEscCleared()
{
    TypingWindow window;
    window.person.type(u"32436⏎324"_s);
    window.person.press(Qt::Key_Escape);
    QCOMPARE(window.inRow(), u"<|||||"_s);
    window.undo();
    QCOMPARE(window.inRow(), u"3|2|4|<||"_s);
    window.undo();
    QCOMPARE(window.inRow(), u"3|2|<|||"_s);
    window.person.type(u"43"_s);
    window.person.type(u"6"_s);
    window.person.press(Qt::Key_Escape);
    QCOMPARE(window.inRow(), u"3|2|4|3|<|"_s); // its bids are on record
    window.undo();
    QCOMPARE(window.inRow(), u"3|2|4|3|6|7<"_s);
    QCOMPARE(tournament::handsOn(window.match()), 1);
}

void tst_typing::undoLeavesAnAmendmentKeyByKey()
{
    TypingWindow window;
    window.person.type(u"32436⏎"_s);
    window.person.press(Qt::Key_F2);
    window.person.type(u"44"_s);
    QCOMPARE(window.inRow(), u"4|4|4<3|6|7|"_s);
    window.undo();
    QCOMPARE(window.inRow(), u"4|2<4|3|6|7|"_s);
    window.person.press(Qt::Key_Escape);
    QCOMPARE(window.inRow(), u"<|||||"_s);
    window.undo();
    QCOMPARE(window.inRow(), u"4|2<4|3|6|7|"_s);
    window.undo();
    QCOMPARE(window.inRow(), u"3<2|4|3|6|7|"_s);
    window.undo(); // nothing was typed any more: the hand stays as it is on record
    QCOMPARE(window.inRow(), u"<|||||"_s);
    QCOMPARE(tournament::handsOn(window.match()), 1);
}

// The row is hidden then.
void tst_typing::undoBringsBackAnAmendmentOfAMatchThatIsOver()
{
    TypingWindow window;
    for (int number = 1; number <= 4; ++number)
        window.person.record(
            stage::entering("W1-1", R"({"a":{"bids":[5,4],"tricks":9},"b":{"bids":[2,2],"tricks":4}})"));
    QCOMPARE(window.match().state, tournament::State::Ended);
    window.person.press(Qt::Key_F2);
    window.person.type(u"3"_s);
    const QString typed = window.inRow();
    window.person.press(Qt::Key_Escape);
    window.undo();
    QCOMPARE(window.inRow(), typed);
    QCOMPARE(tournament::handsOn(window.match()), 4);
}

void tst_typing::undoReachesTheRecordFromAnEmptyRow()
{
    TypingWindow window;
    for (const QString& keys : {u"32436⏎"_s, u"3243"_s, u"7⏎"_s})
        window.person.type(keys);
    QCOMPARE(tournament::handsOn(window.match()), 2);
    window.undo();
    QCOMPARE(tournament::handsOn(window.match()), 1);
    QCOMPARE(window.inRow(), u"3|2|4|3|<|"_s);
}

void tst_typing::undoDoesNotPassAQuestion()
{
    TypingWindow window;
    window.person.type(u"32436⏎"_s);
    window.person.press(Qt::Key_F6);
    window.undo();
    QCOMPARE(tournament::handsOn(window.match()), 1);
    window.person.press(Qt::Key_Escape);
    window.undo();
    QCOMPARE(tournament::handsOn(window.match()), 0);
}

// What asks whether the captains agree had the keys, and is gone: they were the top bar's then.
void tst_typing::undoOfTheWinningHandGivesTheKeysToItsTricks()
{
    TypingWindow window;
    for (int hand = 1; hand <= 4; ++hand)
        window.person.type(u"54229⏎"_s);
    QCOMPARE(window.match().state, tournament::State::Ended);
    window.undo();
    QVERIFY(window.match().state < tournament::State::Ended);
    QVERIFY(window.sheet().entryRow().hasFocus());
    QCOMPARE(window.inRow(), u"5|4|2|2|<|"_s);
    window.person.press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(window.match().state, tournament::State::Ended);
    window.undo();
    window.person.type(u"8"_s);
    QCOMPARE(window.inRow(), u"5|4|2|2|8|5<"_s);
}

// Beside the row, between it and the keys under the sheet.
void tst_typing::aClickBesideTheBoxesKeepsTheKeys()
{
    TypingWindow window;
    window.person.type(u"32436⏎"_s);
    window.person.press(Qt::Key_Up); // a number on the sheet is looked at
    const auto& row = window.sheet().entryRow();
    QWidget& whole = window.desktop.window();
    const QPoint below = row.mapTo(&whole, QPoint(row.width() - 40, row.height() + 12));
    QWidget* hit = whole.childAt(below);
    QVERIFY(hit && !hit->inherits("sheet::FieldBox"));
    QTest::mouseClick(hit, Qt::LeftButton, {}, hit->mapFrom(&whole, below));
    window.person.type(u"5"_s);
    QCOMPARE(window.inRow(), u"5|<||||"_s);
}

void tst_typing::boxesAreAsFarApartAsTheirNames()
{
    Table table(at("unc"));
    auto* row = table.screen->findChild<sheet::EntryRow*>();
    const auto fromFirstToSecond = [&] {
        const QList<sheet::FieldBox*> boxes = row->findChildren<sheet::FieldBox*>();
        return boxes.at(1)->x() - boxes.at(0)->x();
    };
    row->setNames({{u"Al Po"_s, u"Bo Po"_s, u"Cy Po"_s, u"Di Po"_s}});
    const int usual = fromFirstToSecond();
    row->setNames({{u"Mei-Ling Po"_s, u"Bo Po"_s, u"Cy Po"_s, u"Di Po"_s}});
    const QFontMetrics bold(table.stage.theme.font(kit::Text::Small, kit::Weight::Strong));
    QVERIFY(fromFirstToSecond() > usual);
    QVERIFY(fromFirstToSecond() > bold.horizontalAdvance(u"Mei-Ling"_s));
    const auto isApartOnB = [&] {
        QList<sheet::FieldBox*> boxes = row->findChildren<sheet::FieldBox*>();
        boxes.removeIf([](const sheet::FieldBox* box) { return !box->isVisible(); });
        return boxes.at(boxes.size() - 2)->x() - boxes.at(boxes.size() - 3)->x() > usual;
    };
    row->setNames({{u"Al Po"_s, u"Mei-Ling Po"_s, u"Cy Po"_s, u"Di Po"_s}});
    QVERIFY(isApartOnB());
    table.type(u"n"_s); // A needs a box for the tricks of each partner
    QVERIFY(isApartOnB());
}

// Trial A5: after the first hand the keys were dead and the column stayed empty.
void tst_typing::theFirstDealerIsAskedUntilKnown()
{
    Table table(at("unc"), false);
    auto* dealers = table.screen->findChild<sheet::DealerKeys*>();
    table.type(u"3243"_s);
    QVERIFY(dealers->isVisible());
    table.type(u"6⏎33336⏎3"_s);
    QCOMPARE(tournament::handsOn(table.match()), 2);
    QVERIFY(dealers->isVisible());
    const auto* hands = table.screen->findChild<sheet::HandsView*>()->model();
    const auto dealerOf = [&](int hand) { return hands->index(hand - 1, sheet::Dealer).data().toString(); };
    QCOMPARE(dealerOf(1), QString());
    table.type(u"w"_s); // B's first player dealt
    QVERIFY(!dealers->isVisible());
    QVERIFY(table.match().call->firstDealer == facts::Seat::B1);
    QVERIFY(!dealerOf(1).isEmpty() && !dealerOf(2).isEmpty());
    QCOMPARE(table.inRow(), u"3|<||||"_s);
    QCOMPARE(tournament::handsOn(table.match()), 2);
    QVERIFY(tournament::sheetOf(table.match(), 1).now.dealer == (scoring::Seat{scoring::Side::B, 1}));
    table.type(u"3336⏎"_s); // the bid typed before counts
    QCOMPARE(tournament::handsOn(table.match()), 3);
}

void tst_typing::theDealerOfALaterGameIsAskedUntilKnown()
{
    tournaments::Setup setup = at("mckendree");
    setup.change = [](rules::Venue& venue) {
        for (rules::Phase& phase : venue.phases) {
            phase.rules.end.length = scoring::Length::FixedGames;
            phase.rules.end.lengthCount = 2;
        }
    };
    Table table(setup);
    for (int hand = 0; hand < 9 && tournament::currentGame(table.match()) == 1; ++hand)
        table.type(u"769⏎"_s);
    QVERIFY2(tournament::currentGame(table.match()) == 2, qPrintable(table.inRow() + table.message()));
    auto* dealers = table.screen->findChild<sheet::DealerKeys*>();
    table.type(u"546⏎"_s);
    QCOMPARE(tournament::sheetOf(table.match(), 2).ledger.hands.size(), std::size_t(1));
    QVERIFY(dealers->isVisible());
    table.type(u"w"_s);
    QVERIFY2(!dealers->isVisible(), qPrintable(table.message()));
    const tournament::Sheet sheet = tournament::sheetOf(table.match(), 2);
    QVERIFY(sheet.ledger.hands[0].dealer == (scoring::Seat{scoring::Side::B, 0}));
    QVERIFY(sheet.now.dealer == (scoring::Seat{scoring::Side::A, 1}));
}

TEST_CLASS(tst_typing)
#include "tst_typing.moc"
