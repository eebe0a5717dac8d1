// Misdeals by keys and clicks on the sheet: what its venue lets in, and a hand thrown in by ruling.
#include "attable.h"

#include "ui/kit/ask.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>

using attable::Table;

class tst_misdeal : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void comesTooLate();
    void byRuling();
    void bidsAreTooFew();
    void somebodyElseDealt();
    void itsQuestionIsWholeInASmallWindow();
    void itsQuestionIsWholeInANarrowWindow();
    void theOutcomesStandInOneLine();
    void aTitleIsNoHigherThanItsWords();
};

void tst_misdeal::comesTooLate()
{
    Table table(attable::at("unc"));
    table.type(u"3"_s); // a bid was made, though it is not on record
    table.press(Qt::Key_F4);
    table.push(u"B1 · Player 7."_s);
    table.push(u"No spade"_s);
    table.push(u"Record misdeal"_s);
    QVERIFY(tournament::sheetOf(table.match(), 1).items.empty());
    MENTIONS(table.said());
    table.find<QLineEdit>(u"Reason"_s)->setFocus();
    table.type(u"both captains ask for it⏎"_s);
    QCOMPARE(tournament::sheetOf(table.match(), 1).items.size(), std::size_t(1));
    QCOMPARE(scoring::overrideOf(tournament::sheetOf(table.match(), 1).items.back().what),
             std::optional<std::string>("both captains ask for it"));
    table.type(u"3"_s);
    table.press(Qt::Key_F4);
    table.push(u"B1 · Player 7."_s);
    table.push(u"Table talk about a hand (opponents, until the opening lead)"_s);
    table.push(u"Record misdeal"_s);
    QCOMPARE(tournament::sheetOf(table.match(), 1).items.size(), std::size_t(2));
    MENTIONS(table.said());
}

void tst_misdeal::byRuling()
{
    Table table(attable::at("classic")); // its sheet knows no misdeal
    table.type(u"3243"_s);
    QVERIFY(tournament::openHand(table.match()));
    table.press(Qt::Key_F4);
    table.push(u"A2 · Player 2."_s);
    QVERIFY(table.find<QAbstractButton>(u"accept"_s)->property("unready").toBool());
    table.push(u"Record misdeal"_s);
    QVERIFY(tournament::openHand(table.match()));
    table.find<QLineEdit>(u"Reason"_s)->setFocus();
    table.type(u"the deck had 51 cards⏎"_s);
    QVERIFY(!tournament::openHand(table.match()));
    const auto thrownIn = std::get<scoring::Misdeal>(tournament::sheetOf(table.match(), 1).items.back().what);
    SAYS(thrownIn.reason);
    QVERIFY(thrownIn.byRuling);
    table.hand(); // the same deal again
    QCOMPARE(tournament::handsOn(table.match()), 1);
}

void tst_misdeal::bidsAreTooFew()
{
    Table table(attable::at("classic", [](rules::Venue& venue) {
        venue.phases.front().rules.bid.minTableTotal = 11;
        venue.phases.front().rules.nil.exchange = 2;
    }));
    table.type(u"3222"_s);
    QVERIFY(tournament::openHand(table.match())); // though they are too few
    QVERIFY(table.says(u"to record it as void"_s));
    table.press(Qt::Key_F4);
    table.push(u"Record void hand"_s);
    QVERIFY(!tournament::openHand(table.match()));
    const auto thrownIn = std::get<scoring::Misdeal>(tournament::sheetOf(table.match(), 1).items.back().what);
    QVERIFY(scoring::isThrownIn(thrownIn));
    table.type(u"n444"_s); // the same deal again
    QVERIFY(table.says(u"the partners exchange 2 cards"_s));
    QVERIFY(tournament::openHand(table.match()));
}

void tst_misdeal::somebodyElseDealt()
{
    Table table(attable::at("unc")); // A1 dealt hand 1, so that hand 2 is B1's
    table.hand();
    table.type(u"3"_s); // a bid that is typed stays
    table.press(Qt::Key_D);
    table.push(u"B1 · Player 7."_s);
    table.find<QLineEdit>(u"Reason"_s)->setFocus();
    table.type(u"nobody noticed⏎"_s);
    MENTIONS(table.said());
    table.push(u"A2 · Player 2."_s);
    table.find<QLineEdit>(u"Reason"_s)->setFocus();
    table.press(Qt::Key_Return);
    MENTIONS(table.said());
    table.type(u"2436⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 2);
    const tournament::Sheet sheet = tournament::sheetOf(table.match(), 1);
    const auto& hand = std::get<scoring::Hand>(sheet.items.back().what);
    QVERIFY(hand.dealer == (scoring::Seat{scoring::Side::A, 1}));
    QCOMPARE(hand.override, std::optional<std::string>("nobody noticed"));
    QVERIFY(sheet.now.dealer == (scoring::Seat{scoring::Side::B, 1})); // clockwise from who really dealt
    QVERIFY(table.match().flags.override);
    table.hand();
    QCOMPARE(tournament::handsOn(table.match()), 3);
    QVERIFY(!std::get<scoring::Hand>(tournament::sheetOf(table.match(), 1).items.back().what).override);
}

// The hands give way; where that is not enough the questions scroll, and their buttons do not.
void tst_misdeal::itsQuestionIsWholeInASmallWindow()
{
    Table table(attable::at("unc"));
    for (const bool mirrored : {false, true, false, true})
        table.hand(mirrored);
    table.screen->resize(1188, 608); // in a window of 1280 by 720
    for (const bool hasBid : {false, true}) {
        if (hasBid)
            table.type(u"3"_s); // stays in view in the row
        for (const Qt::Key key : {Qt::Key_F4, Qt::Key_F6}) {
            table.press(key);
            for (const QString& name : {u"accept"_s, u"cancel"_s}) {
                const auto* button = table.find<QAbstractButton>(name);
                QCOMPARE(button->visibleRegion(), QRegion(button->rect()));
            }
            const auto* questions = table.sheet().findChild<kit::Ask*>()->findChild<QScrollArea*>();
            if (!hasBid && !pseudo::isSpoken()) // longer words may need more
                QCOMPARE(questions->verticalScrollBar()->maximum(), 0);
            table.press(Qt::Key_Escape);
        }
    }
}

// What stands beside the sheet goes below it there, and the page scrolls: the question itself need not.
void tst_misdeal::itsQuestionIsWholeInANarrowWindow()
{
    Table table(attable::at("unc"));
    for (const bool mirrored : {false, true, false, true})
        table.hand(mirrored);
    table.screen->resize(932, 581); // in a window of 1024 by 700
    for (const Qt::Key key : {Qt::Key_F4, Qt::Key_F6}) {
        table.press(key);
        const auto* questions = table.sheet().findChild<kit::Ask*>()->findChild<QScrollArea*>();
        if (!pseudo::isSpoken()) // longer words may need more
            QCOMPARE(questions->verticalScrollBar()->maximum(), 0);
        table.press(Qt::Key_Escape);
    }
}

// None goes to a line of its own.
void tst_misdeal::theOutcomesStandInOneLine()
{
    Table table(attable::at("unc"));
    table.screen->resize(920, 581); // in a window of 1024 by 700, beside its scroll bar
    table.press(Qt::Key_F6);
    if (pseudo::isSpoken())
        return; // longer words may need more
    const auto* first = table.find<QAbstractButton>(u"Outcome: No-show"_s);
    const auto* last = table.find<QAbstractButton>(u"Outcome: Ruling"_s);
    const auto* reason = table.find<QLineEdit>(u"Reason"_s);
    QTRY_VERIFY(reason->width() > 650); // across the sheet, with the side part below
    QTRY_COMPARE(last->y(), first->y());
}

// Nothing is empty below the title, however much room there is.
void tst_misdeal::aTitleIsNoHigherThanItsWords()
{
    Table table(attable::at("unc"));
    table.hand();
    table.hand(true);
    table.press(Qt::Key_Up);
    table.press(Qt::Key_Delete);
    const auto* ask = table.sheet().findChild<kit::Ask*>();
    QVERIFY(ask->isOpen());
    const auto* title = ask->findChild<kit::Prose*>(); // the first
    QCOMPARE(title->height(), title->heightForWidth(title->width()));
}

TEST_CLASS(tst_misdeal)
#include "tst_misdeal.moc"
