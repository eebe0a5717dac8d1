// The pad on the screen: hands by mouse and finger alone, and what it offers.
#include "atdesktop.h"
#include "attable.h"

#include "ui/sheet/hands/pad.h"

#include <QTouchEvent>

#include <set>

using attable::at;
using attable::Table;

namespace {

/// The seven sets, and two hands of each: what is asked for, in its order, and no number that follows from
/// the others. `n` is a nil.
struct Venue {
    const char* rules;
    QStringList ordinary;
    QStringList withNil; ///< empty where the sheet knows none
};

const std::vector<Venue>& venuesOnPads()
{
    const QStringList byPlayer{u"1"_s, u"3"_s, u"4"_s, u"2"_s, u"10"_s};
    const QStringList nilByPlayer{u"n"_s, u"4"_s, u"1"_s, u"3"_s, u"0"_s, u"11"_s};
    static const std::vector<Venue> all{
        {"classic", byPlayer, nilByPlayer},
        {"traditional", byPlayer, nilByPlayer},
        {"cardominoes", byPlayer, nilByPlayer},
        {"unc-regular", byPlayer, nilByPlayer},
        {"unc-championship", byPlayer, nilByPlayer},
        {"mckendree", {u"10"_s, u"4"_s, u"9"_s}, {}},
        {"washburn", {u"1"_s, u"12"_s, u"0"_s}, {u"n"_s, u"5"_s, u"4"_s, u"1"_s, u"6"_s}},
    };
    return all;
}

sheet::Pad& padOf(sheet::SheetView& view)
{
    return *view.findChild<sheet::Pad*>();
}

sheet::PadKey& padKey(sheet::SheetView& view, const QString& name)
{
    for (auto* key : view.findChildren<sheet::PadKey*>())
        if (stage::nameOf(*key) == name)
            return *key;
    qFatal("the pad has no key \"%s\"", qPrintable(name));
}

bool showsHint(Table& table, const QString& key)
{
    return stage::hintOf(table.sheet(), key);
}

QString nameOn(const QString& value)
{
    return value == u"n"_s ? u"nil"_s : value;
}

void touch(Table& table, const QString& name)
{
    sheet::PadKey& key = padKey(table.sheet(), name);
    QVERIFY2(key.isVisible() && key.isEnabled(), qPrintable(name));
    QTest::mouseClick(&key, Qt::LeftButton);
}

void touchHand(Table& table, const QStringList& values)
{
    for (const QString& value : values)
        touch(table, nameOn(value));
    touch(table, u"save hand"_s);
    table.stage.settle();
    table.screen->refresh();
}

void typeHand(Table& table, const QStringList& values)
{
    for (const QString& value : values) {
        const int number = value.toInt();
        const sheet::Field field = table.sheet().entryRow().entry().current();
        const bool isPlayersBid = field.kind == sheet::Field::Kind::Bid && field.partner >= 0;
        table.keys(isPlayersBid && number >= 10 ? u"0%1"_s.arg(number - 10) : value);
        if (number == 1 && !isPlayersBid)
            QTest::keyClick(&table.sheet().entryRow(), Qt::Key_Tab); // no second digit
    }
    table.type(u"⏎"_s);
}

std::vector<facts::Fact> factsOf(const Table& table)
{
    std::vector<facts::Fact> all;
    for (const facts::Entry& entry : tournament::entries(table.stage.session.tournament()))
        all.push_back(entry.fact);
    return all;
}

/// The names of the keys that can be used.
QStringList offered(sheet::SheetView& view)
{
    QStringList names;
    for (const auto* key : view.findChildren<sheet::PadKey*>())
        if (key->isEnabled())
            names << stage::nameOf(*key);
    return names;
}

bool isInside(const QWidget& inner, const QWidget& outer)
{
    return outer.rect().contains(QRect(inner.mapTo(&outer, QPoint()), inner.size()));
}

} // namespace

class tst_pad : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void isStoredAsIfTyped_data();
    void isStoredAsIfTyped();
    void aHandByFinger();
    void comesWithAKeyAndIsRemembered();
    void showsNoHintThatWasHidden();
    void hintsAtWhatTheVenueKnows();
    void fadesWhatCannotBe();
    void aNumberIsWholeAfterAHalfTypedOne();
    void theSheetObjects();
    void theSheetObjectsToTheKeyboardOnThePad();
    void aWrongTouchIsUndone();
    void makesRoomForAQuestion();
    void saysWhatItDoesToReopenedBids();
    void isOneStopOfTab();
    void leavesTheSheetInView_data();
    void leavesTheSheetInView();
    void undoTakesBackTheHand();
};

void tst_pad::isStoredAsIfTyped_data()
{
    QTest::addColumn<QStringList>("first");
    QTest::addColumn<QStringList>("second");
    for (const Venue& venue : venuesOnPads())
        QTest::newRow(venue.rules) << venue.ordinary
                                   << (venue.withNil.isEmpty() ? venue.ordinary : venue.withNil);
}

void tst_pad::isStoredAsIfTyped()
{
    QFETCH(QStringList, first);
    QFETCH(QStringList, second);
    Table touched(at(QTest::currentDataTag()));
    touched.type(u"p"_s);
    Table typed(at(QTest::currentDataTag()));
    for (const QStringList& hand : {first, second}) {
        touchHand(touched, hand);
        typeHand(typed, hand);
    }
    QVERIFY2(tournament::handsOn(touched.match()) == 2, qPrintable(touched.message()));
    QVERIFY2(tournament::handsOn(typed.match()) == 2, qPrintable(typed.message()));
    QVERIFY(factsOf(touched) == factsOf(typed));
    QCOMPARE(touched.match().ledger.result.score.a, typed.match().ledger.result.score.a);
}

void tst_pad::aHandByFinger()
{
    Table table(at("unc"));
    table.type(u"p"_s);
    const std::unique_ptr<QPointingDevice> finger(QTest::createTouchDevice());
    for (const QString& name : {u"3"_s, u"2"_s, u"4"_s, u"3"_s, u"6"_s, u"save hand"_s}) {
        sheet::PadKey& key = padKey(table.sheet(), name);
        QTRY_VERIFY(isInside(key, *table.screen));
        QTest::touchEvent(&key, finger.get()).press(0, key.rect().center(), &key);
        QTest::touchEvent(&key, finger.get()).release(0, key.rect().center(), &key);
    }
    table.stage.settle();
    QCOMPARE(tournament::handsOn(table.match()), 1);
    QCOMPARE(table.score(scoring::Side::A), 51);
}

void tst_pad::comesWithAKeyAndIsRemembered()
{
    Table table(at("unc"));
    QVERIFY(!padOf(table.sheet()).isVisible());
    table.type(u"32"_s);
    table.type(u"p"_s);
    QVERIFY(padOf(table.sheet()).isVisible());
    table.type(u"436⏎"_s); // typing continues
    QCOMPARE(tournament::handsOn(table.match()), 1);
    table.call("W1-2");
    table.screen->open(u"W1-2"_s);
    QVERIFY(padOf(table.sheet()).isVisible());
    QTest::mouseClick(stage::hintOf(table.sheet(), u"P"_s), Qt::LeftButton);
    QVERIFY(!padOf(table.sheet()).isVisible());
    table.screen->open(u"W1-1"_s);
    QVERIFY(!padOf(table.sheet()).isVisible());
}

void tst_pad::showsNoHintThatWasHidden()
{
    Table table(at("unc"));
    const auto isShown = [&](const QString& key) { return showsHint(table, key); };
    QVERIFY(table.screen->canDo(session::Key::FromPaper));
    table.type(u"32436⏎"_s); // nothing begins on paper any more
    QVERIFY(!table.screen->canDo(session::Key::FromPaper));
    const auto closesPad = [&] { return stage::inView<kit::KeyHint>(table.sheet(), u"close pad, key P"_s); };
    QVERIFY(!closesPad());
    table.type(u"p"_s);
    QVERIFY(!isShown(u"N"_s) && isShown(u"F3"_s) && closesPad());
    table.type(u"p"_s);
    QVERIFY(isShown(u"N"_s) && isShown(u"F3"_s) && !closesPad());
}

// Washburn knows no blind nil and no clock.
void tst_pad::hintsAtWhatTheVenueKnows()
{
    Table unc(at("unc"));
    QVERIFY(showsHint(unc, u"N"_s) && showsHint(unc, u"B"_s));
    QVERIFY(unc.screen->canDo(session::Key::CallTime) && unc.screen->canDo(session::Key::Clock));
    Table table(at("washburn"));
    for (int time = 0; time < 2; ++time) { // the second after the pad has come and gone
        QVERIFY(showsHint(table, u"N"_s) && !showsHint(table, u"B"_s));
        QVERIFY(!table.screen->canDo(session::Key::CallTime) && !table.screen->canDo(session::Key::Clock));
        table.type(u"pp"_s);
    }
    table.type(u"b"_s);
    QCOMPARE(table.inRow(), u"<|||"_s);
    SAYS(table.message());
    table.type(u"n"_s);
    QCOMPARE(table.inRow(), u"nil|<||||"_s);
}

void tst_pad::fadesWhatCannotBe()
{
    Table table(at("unc"));
    table.type(u"p"_s);
    const auto offers = [&](const char* name) {
        return offered(table.sheet()).contains(QLatin1String(name));
    };
    QVERIFY(!offers("0")); // no number is a nil
    QVERIFY(offers("1") && offers("13"));
    QVERIFY(offers("nil"));
    QVERIFY(offers("blind")); // not behind: it takes a reason, and can be
    QVERIFY(!offers("save hand"));
    QVERIFY(!offers("back"));
    table.type(u"n4436"_s); // of A's second partner is asked now
    QVERIFY(!offers("nil") && !offers("blind"));
    QVERIFY(offers("0") && offers("7"));
    QVERIFY(!offers("8")); // six are taken
    table.type(u"7"_s);
    QVERIFY(offers("save hand"));
    Table noNil(at("mckendree"));
    noNil.type(u"p"_s);
    QVERIFY(!offered(noNil.sheet()).contains(u"nil"_s));
    Table noBlind(at("classic"));
    noBlind.type(u"p"_s);
    QVERIFY(offered(noBlind.sheet()).contains(u"nil"_s));
    QVERIFY(!offered(noBlind.sheet()).contains(u"blind"_s));
}

void tst_pad::aNumberIsWholeAfterAHalfTypedOne()
{
    Table sides(at("washburn"));
    sides.type(u"p1"_s); // which waits for a second digit
    touch(sides, u"2"_s);
    QCOMPARE(sides.inRow(), u"1|2|<|"_s);
    Table players(at("unc"));
    players.type(u"p0"_s); // the first of two
    touch(players, u"12"_s);
    touch(players, u"2"_s);
    QCOMPARE(players.inRow(), u"12|2|<|||"_s);
}

void tst_pad::theSheetObjects()
{
    Table table(at("unc"));
    table.type(u"p"_s);
    for (const QString& value : {u"2"_s, u"1"_s, u"4"_s, u"3"_s, u"6"_s}) // 2 and 1 are under the least
        touch(table, value);
    touch(table, u"override with a reason"_s);
    QVERIFY(!padOf(table.sheet()).isVisible()); // a question is asked
    table.type(u"both agreed⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 1);
    QVERIFY(table.match().flags.override);
    QVERIFY(padOf(table.sheet()).isVisible());
}

void tst_pad::theSheetObjectsToTheKeyboardOnThePad()
{
    Table table(at("unc"));
    table.type(u"p21436"_s);
    const auto isOnPad = [] { return qobject_cast<sheet::PadKey*>(QApplication::focusWidget()) != nullptr; };
    for (int tabs = 0; tabs < 8 && !isOnPad(); ++tabs) // the first leads to what is wrong
        table.press(Qt::Key_Tab);
    QVERIFY(isOnPad());
    table.press(Qt::Key_Return, Qt::ControlModifier);
    table.type(u"both agreed⏎"_s); // the question has the focus
    QCOMPARE(tournament::handsOn(table.match()), 1);
    QVERIFY(table.match().flags.override);
}

void tst_pad::aWrongTouchIsUndone()
{
    Table table(at("unc"));
    table.type(u"p"_s);
    touch(table, u"3"_s);
    touch(table, u"5"_s);
    touch(table, u"back"_s); // to the 5
    touch(table, u"back"_s); // which is gone
    for (const QString& value : {u"2"_s, u"4"_s, u"3"_s, u"6"_s})
        touch(table, value);
    table.stage.settle();
    touch(table, u"clear"_s);
    QVERIFY(tournament::openHand(table.match()) != nullptr); // the bids are on record
    QVERIFY(!table.sheet().entryRow().entry().hasTricks());
    touch(table, u"6"_s);
    touch(table, u"save hand"_s);
    table.stage.settle();
    QCOMPARE(table.score(scoring::Side::A), 51);
}

void tst_pad::makesRoomForAQuestion()
{
    Table table(at("unc"));
    table.type(u"p32436⏎"_s);
    table.press(Qt::Key_F4);
    QVERIFY(!padOf(table.sheet()).isVisible());
    table.press(Qt::Key_Escape);
    QVERIFY(padOf(table.sheet()).isVisible());
    table.press(Qt::Key_F2);
    QVERIFY(padOf(table.sheet()).isVisible());
    touch(table, u"4"_s);
    touch(table, u"save hand"_s);
    table.type(u"misheard⏎"_s);
    QCOMPARE(table.score(scoring::Side::A), 60);
}

void tst_pad::saysWhatItDoesToReopenedBids()
{
    Table table(at("unc"));
    table.type(u"p32436"_s);
    QVERIFY(offered(table.sheet()).contains(u"save hand"_s));
    table.press(Qt::Key_F2);
    QVERIFY(!offered(table.sheet()).contains(u"save hand"_s));
    QVERIFY(!offered(table.sheet()).contains(u"clear"_s));
    touch(table, u"next bid"_s);
    QCOMPARE(table.inRow(), u"3|2<4|3|6|7|"_s);
    table.type(u"212"_s); // B's are under the minimum: the tricks come next, and the bids aren't saved
    QCOMPARE(table.inRow(), u"3|2|1|2|6<7|"_s);
    QVERIFY(offered(table.sheet()).contains(u"keep the bids"_s));
    touch(table, u"keep the bids"_s);
    QVERIFY(offered(table.sheet()).contains(u"save hand"_s) && offered(table.sheet()).contains(u"clear"_s));
    touch(table, u"save hand"_s);
    table.stage.settle();
    QCOMPARE(tournament::handsOn(table.match()), 1);
    table.press(Qt::Key_Up);
    table.press(Qt::Key_F2);
    touch(table, u"cancel"_s);
    QVERIFY(offered(table.sheet()).contains(u"clear"_s));
}

void tst_pad::isOneStopOfTab()
{
    Table table(at("unc"));
    table.type(u"p"_s);
    QWidget& row = table.sheet().entryRow();
    QTest::mouseClick(&padKey(table.sheet(), u"3"_s), Qt::LeftButton);
    QVERIFY(row.hasFocus());
    for (int box = 0; box < 8 && row.hasFocus(); ++box) // from box to box, and out of the row
        table.press(Qt::Key_Tab);
    const auto focused = [&] { return qobject_cast<sheet::PadKey*>(QApplication::focusWidget()); };
    QVERIFY(focused());
    table.press(Qt::Key_Tab);
    QVERIFY(!focused());
    table.press(Qt::Key_Backtab);
    QVERIFY(focused());
    std::set<QString> reached;
    for (int line = 0; line < 2; ++line) {
        for (const int key : {Qt::Key_Right, Qt::Key_Left})
            for (int i = 0; i < 12; ++i, table.press(key))
                reached.insert(stage::nameOf(*focused()));
        if (line == 0)
            table.press(Qt::Key_Down);
    }
    for (const QString& name : offered(table.sheet()))
        QVERIFY2(reached.count(name), qPrintable(name));
    table.press(Qt::Key_Right);
    table.press(Qt::Key_Up);
    QCOMPARE(stage::nameOf(*focused()), u"1"_s); // a bid of 0 cannot be
    table.press(Qt::Key_Space);
    QVERIFY(focused()); // the focus stays where somebody goes about
    table.type(u"436⏎"_s);
    QVERIFY(row.hasFocus()); // a digit goes to the row
}

void tst_pad::leavesTheSheetInView_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::newRow("1280x800") << QSize(1280, 800) << 1.0;
    QTest::newRow("1920x1080") << QSize(1920, 1080) << 1.0;
    QTest::newRow("1920x1080 at 150 %") << QSize(1920, 1080) << 1.5;
    QTest::newRow("1920x1080 at 200 %") << QSize(1920, 1080) << 2.0;
}

void tst_pad::leavesTheSheetInView()
{
    QFETCH(QSize, size);
    QFETCH(double, scale);
    Table table(at("unc"));
    for (const QString& hand : {u"32436⏎"_s, u"n43405⏎"_s, u"33335⏎"_s, u"24228⏎"_s})
        table.type(hand);
    table.call("W1-2"); // there is a row of tables now
    table.stage.theme.set(kit::Scheme::Light, scale);
    table.screen->resize(size - QSize(92, 92) * scale);
    table.type(u"p3243"_s);
    QCoreApplication::processEvents();
    const QWidget& screen = *table.screen;
    const QList<sheet::PadKey*> keys = table.sheet().findChildren<sheet::PadKey*>();
    QVERIFY(keys.size() > 10);                         // the digits, and more
    const int leastKey = pseudo::isSpoken() ? 48 : 64; // the part beside it is wider for longer words
    for (const auto* key : keys) {
        QVERIFY2(isInside(*key, screen), qPrintable(stage::nameOf(*key)));
        QVERIFY2(key->width() >= leastKey && key->height() >= 64, qPrintable(stage::nameOf(*key)));
    }
    QVERIFY(isInside(table.sheet().entryRow(), screen));
    const auto* hands = table.sheet().findChild<sheet::HandsView*>();
    const double oneRow = pseudo::isSpoken() ? 1.5 : 2; // longer words need more of the height
    const int rows = scale < oneRow ? 2 : 1;
    QTRY_VERIFY(hands->viewport()->height() >= rows * hands->rowHeight(0)); // once laid out

    QVERIFY(hands->rowAt(hands->viewport()->height() - 2) == 3); // the newest is in view
    for (const auto* box : table.sheet().entryRow().findChildren<sheet::FieldBox*>()) {
        const QPoint right = box->mapTo(&screen, box->rect().topRight());
        const int column = hands->columnAt(hands->viewport()->mapFrom(&screen, right).x());
        if (box->isVisible() && stage::nameOf(*box).startsWith(u"side B, tricks"_s))
            QCOMPARE(column, static_cast<int>(sheet::TricksB)); // whatever bar is beside the hands
    }
}

// In the whole window.
void tst_pad::undoTakesBackTheHand()
{
    stage::AtHalfPlayed at;
    at.openSheet(4); // called, without a hand
    at.person.type(u"qp"_s);
    const auto click = [&](const QStringList& names) {
        for (const QString& name : names)
            QTest::mouseClick(&padKey(*at.desktop.sheets().current(), name), Qt::LeftButton);
        at.person.wait();
    };
    const QStringList hand{u"3"_s, u"2"_s, u"4"_s, u"3"_s, u"6"_s, u"save hand"_s};
    for (int i = 0; i < 4; ++i)
        click(hand);
    QCOMPARE(tournament::handsOn(at.match(4)), 4);
    click({u"undo"_s});
    QCOMPARE(tournament::handsOn(at.match(4)), 3);
}

TEST_CLASS(tst_pad)
#include "tst_pad.moc"
