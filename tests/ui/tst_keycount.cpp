// How many keys a hand costs, from the empty row to the saved hand: at most 7 where each player bids, 5 where
// the side bids, 10 with one nil (screens.md, Score sheet). Real key presses, under every rule set.
#include "attable.h"

using namespace Qt::StringLiterals;
using attable::at;
using attable::Table;

class tst_keycount : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void ofAHand_data();
    void ofAHand();
};

namespace {

struct Hand {
    const char* name;
    QString keys; ///< `⏎` is Enter, `>` goes on after a 1 that is no 10 to 13
    int tricksOfA;
};

// What a sheet is like: B takes the tricks that A leaves, and nobody types them.
const Hand byPlayer[] = {{"an ordinary hand", u"32436⏎"_s, 6},
                         {"ten tricks and more", u"324312⏎"_s, 12},
                         {"all the tricks", u"324313⏎"_s, 13},
                         {"no trick", u"32430⏎"_s, 0},
                         {"a bid of ten", u"101436⏎"_s, 6},
                         {"a one before a small bid", u"41>246⏎"_s, 6},
                         {"one bids one and the next four", u"41436⏎"_s, 6},
                         {"a one at the end of the bids", u"32417⏎"_s, 7}};
const Hand byPlayerWithNil[] = {{"a nil made", u"n43405⏎"_s, 5},
                                {"a nil of B", u"32n450⏎"_s, 5},
                                {"a nil failed", u"n43425⏎"_s, 7},
                                {"a nil and ten tricks of the partner", u"n434010⏎"_s, 10},
                                {"a nil beside a one", u"n41>3010⏎"_s, 10}};
const Hand bySide[] = {{"an ordinary hand", u"546⏎"_s, 6},
                       {"ten tricks and more", u"5411⏎"_s, 11},
                       {"no trick", u"540⏎"_s, 0},
                       {"a bid of ten", u"1046⏎"_s, 6}};
const Hand bySideWithNil[] = {{"a nil made", u"n5405⏎"_s, 5},
                              {"a nil failed, and ten tricks", u"n54210⏎"_s, 12}};

template <std::size_t Count>
void add(const char* rules, const Hand (&hands)[Count], int most)
{
    for (const Hand& hand : hands)
        QTest::addRow("%s: %s", rules, hand.name)
            << QString::fromLatin1(rules) << hand.keys << hand.tricksOfA << most;
}

} // namespace

void tst_keycount::ofAHand_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<int>("tricksOfA");
    QTest::addColumn<int>("most");
    for (const char* rules : {"classic", "traditional", "cardominoes", "unc-regular", "unc-championship"}) {
        add(rules, byPlayer, 7);
        add(rules, byPlayerWithNil, 10);
    }
    for (const char* rules : {"mckendree", "washburn"})
        add(rules, bySide, 5);
    add("washburn", bySideWithNil, 10); // McKendree knows no nil
}

void tst_keycount::ofAHand()
{
    QFETCH(QString, rules);
    QFETCH(QString, keys);
    QFETCH(int, tricksOfA);
    QFETCH(int, most);
    Table table(at(rules.toStdString()));
    QVERIFY(table.sheet().entryRow().entry().isBlank());
    int pressed = 0;
    for (const QChar key : keys) {
        QVERIFY(table.sheet().entryRow().hasFocus());
        if (key == u'>')
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        else
            table.keys(QString(key));
        ++pressed;
    }
    table.stage.settle();
    QVERIFY2(night::handsOn(table.match()) == 1, qPrintable(table.sheet().message()));
    const night::Sheet sheet = night::sheetOf(table.match(), 1);
    const auto& hand = std::get<scoring::Hand>(sheet.items.front().what);
    QVERIFY(!hand.override);
    QCOMPARE(scoring::rawTricks(hand.sides.a), tricksOfA);
    QVERIFY2(pressed <= most, qPrintable(u"%1 keys, at most %2 are allowed"_s.arg(pressed).arg(most)));
    QVERIFY(table.sheet().entryRow().entry().isBlank()); // and stands on the next one
}

QTEST_MAIN(tst_keycount)
#include "tst_keycount.moc"
