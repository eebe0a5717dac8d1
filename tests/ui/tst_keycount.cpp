// How many keys a hand costs, from the empty row to the saved hand: at most 7 where each player bids, 5 where
// the side bids, 10 with one nil; 6.5 and 5 on average (screens.md, Score sheet). Real key presses, under
// every rule set.
#include "attable.h"

#include "desk/demo/demohands.h"

#include <array>
#include <numeric>

using attable::at;
using attable::Table;

class tst_keycount : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void ofAHand_data();
    void ofAHand();
    void onAverage_data();
    void onAverage();
    void everyNumberIsTypedAsItIs();
};

namespace {

struct Hand {
    const char* name;
    QString keys; ///< `⏎` is Enter, `>` is Tab, after a 1 that is no 10 to 13
    int tricksOfA;
};

// What a sheet is like: B takes the tricks that A leaves, and nobody types them.
const QList<Hand> byPlayer{{"an ordinary hand", u"32436⏎"_s, 6},
                           {"ten tricks and more", u"324312⏎"_s, 12},
                           {"all the tricks", u"324313⏎"_s, 13},
                           {"no trick", u"32430⏎"_s, 0},
                           {"a bid of ten", u"001436⏎"_s, 6},
                           {"a bid of twelve", u"021436⏎"_s, 6},
                           {"a one before a small bid", u"41246⏎"_s, 6},
                           {"one trick", u"32431⏎"_s, 1},
                           {"one bids one and the next four", u"41436⏎"_s, 6},
                           {"a one at the end of the bids", u"32417⏎"_s, 7}};
const QList<Hand> byPlayerWithNil{{"a nil made", u"n43405⏎"_s, 5},
                                  {"a nil of B", u"32n450⏎"_s, 5},
                                  {"a nil failed", u"n43425⏎"_s, 7},
                                  {"a nil and ten tricks of the partner", u"n434010⏎"_s, 10},
                                  {"a nil beside a one", u"n413010⏎"_s, 10}};
const QList<Hand> bySide{{"an ordinary hand", u"546⏎"_s, 6},
                         {"ten tricks and more", u"5411⏎"_s, 11},
                         {"no trick", u"540⏎"_s, 0},
                         {"a bid of ten", u"1046⏎"_s, 6}};
const QList<Hand> bySideWithOne{{"a one before a small bid", u"1>36⏎"_s, 6},
                                {"a one before no trick", u"41>0⏎"_s, 0}};
const QList<Hand> bySideWithNil{{"a nil made", u"n5405⏎"_s, 5},
                                {"a nil failed, and ten tricks", u"n54210⏎"_s, 12}};

void addRow(const char* rules, const char* name, const QList<Hand>& hands, int most)
{
    QTest::addRow("%s: %s", rules, name) << QString::fromLatin1(rules) << hands << most;
}

/// Bids in the order of the row, one a player or one a side, and what A takes.
struct Ordinary {
    std::vector<int> bids;
    int tricksOfA = 0;
};

/// What somebody would bid who counts what they hold.
int bidOn(const std::vector<int>& cards)
{
    std::array<int, 4> lengths{}; // the last is spades
    int bid = 0;
    for (const int card : cards) {
        const int rank = card % 13;
        const bool spade = card / 13 == 3;
        bid += rank == 12 || rank == 11 || (spade && rank == 10) ? 1 : 0; // ace, king; the queen of spades
        ++lengths[static_cast<std::size_t>(card / 13)];
    }
    return std::clamp(bid + std::max(0, lengths[3] - 4), 1, 13);
}

/// As it is dealt; now and then anything that can be.
Ordinary dealtHand(bool sidesBid, desk::Chance& chance)
{
    std::vector<int> pack(52);
    std::iota(pack.begin(), pack.end(), 0);
    for (int i = 51; i > 0; --i)
        std::swap(pack[static_cast<std::size_t>(i)], pack[static_cast<std::size_t>(chance.between(0, i))]);
    std::vector<int> bids; // of a1, a2, b1, b2
    for (auto card = pack.begin(); card != pack.end(); card += 13)
        bids.push_back(bidOn({card, card + 13}));
    const int a = bids[0] + bids[1];
    const int b = bids[2] + bids[3];
    Ordinary hand{sidesBid ? std::vector{std::min(a, 13), std::min(b, 13)} : bids,
                  std::clamp(13 * a / (a + b) + chance.between(-3, 3), 0, 13)};
    if (!chance.oneIn(10))
        return hand;
    for (int& bid : hand.bids)
        bid = chance.between(1, 13);
    hand.tricksOfA = chance.between(0, 13);
    return hand;
}

/// By the rules of typing alone: whoever types so need not look at the screen. `>` is Tab.
QString keysFor(const Ordinary& hand, bool sidesBid)
{
    QStringList numbers;
    for (const int bid : hand.bids)
        numbers << (!sidesBid && bid >= 10 ? u"0%1"_s.arg(bid - 10) : QString::number(bid));
    numbers << QString::number(hand.tricksOfA);
    QString keys;
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        keys += numbers[i];
        const bool waits = numbers[i] == u"1"_s && (sidesBid || i + 1 == numbers.size());
        if (waits && i + 1 < numbers.size() && numbers[i + 1].front() <= u'3')
            keys += u'>';
    }
    return keys + u'⏎';
}

scoring::Hand asPlayed(const Ordinary& hand, bool sidesBid)
{
    scoring::Hand played;
    const std::vector<int>& bids = hand.bids;
    if (sidesBid) {
        played.sides.a.bid = bids[0];
        played.sides.b.bid = bids[1];
    } else {
        played.sides.a.bid = scoring::Bids{scoring::bid(bids[0]), scoring::bid(bids[1])};
        played.sides.b.bid = scoring::Bids{scoring::bid(bids[2]), scoring::bid(bids[3])};
    }
    played.sides.a.tricks = hand.tricksOfA;
    played.sides.b.tricks = 13 - hand.tricksOfA;
    return played;
}

/// The sheet of a match that doesn’t end.
tournaments::Setup withoutEnd(const QString& rules)
{
    tournaments::Setup setup = at(rules.toStdString());
    setup.change = [](rules::Venue& venue) {
        for (rules::Phase& phase : venue.phases)
            phase.rules.end.target = 10000;
    };
    return setup;
}

/// The same with no rule against a bid, and however low its score.
tournaments::Setup withoutLimits(const QString& rules)
{
    tournaments::Setup setup = at(rules.toStdString());
    setup.change = [](rules::Venue& venue) {
        for (rules::Phase& phase : venue.phases) {
            phase.rules.end.target = 10000;
            phase.rules.end.minScore.reset();
            phase.rules.bid.minTeam.reset();
            phase.rules.bid.minPlayer.reset();
            phase.rules.bid.minTableTotal.reset();
            phase.rules.bid.maxTeam.reset();
        }
    };
    return setup;
}

void pressAll(Table& table, const QString& keys)
{
    for (const QChar key : keys)
        if (key == u'>')
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        else
            table.keys(QString(key));
}

} // namespace

void tst_keycount::ofAHand_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QList<Hand>>("hands");
    QTest::addColumn<int>("most");
    for (const char* rules : {"classic", "traditional", "cardominoes", "unc-regular", "unc-championship"}) {
        addRow(rules, "players bid", byPlayer, 7);
        addRow(rules, "one bids nil", byPlayerWithNil, 10);
    }
    for (const char* rules : {"mckendree", "washburn"})
        addRow(rules, "sides bid", bySide, 5);
    addRow("washburn", "sides bid one", bySideWithOne, 5);
    addRow("washburn", "a side bids nil", bySideWithNil, 10); // McKendree knows no nil
}

// One after the other on the same sheet.
void tst_keycount::ofAHand()
{
    QFETCH(QString, rules);
    QFETCH(QList<Hand>, hands);
    QFETCH(int, most);
    Table table(withoutEnd(rules));
    QVERIFY(table.sheet().entryRow().entry().isBlank());
    int saved = 0;
    for (const Hand& each : std::as_const(hands)) {
        for (const QChar key : each.keys) {
            QVERIFY2(table.sheet().entryRow().hasFocus(), each.name);
            pressAll(table, QString(key));
        }
        table.stage.settle();
        QVERIFY2(tournament::handsOn(table.match()) == ++saved,
                 qPrintable(u"%1: %2"_s.arg(QString::fromLatin1(each.name), table.message())));
        const tournament::Sheet sheet = tournament::sheetOf(table.match(), 1);
        const auto& hand = std::get<scoring::Hand>(sheet.items.back().what);
        QVERIFY2(!hand.override, each.name);
        QCOMPARE(scoring::rawTricks(hand.sides.a), each.tricksOfA);
        QVERIFY2(each.keys.size() <= most,
                 qPrintable(u"%1 keys, at most %2 are allowed: %3"_s.arg(each.keys.size())
                                .arg(most)
                                .arg(QString::fromLatin1(each.name))));
        QVERIFY2(table.sheet().entryRow().entry().isBlank(), each.name); // and stands on the next one
    }
}

void tst_keycount::onAverage_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<bool>("sidesBid");
    QTest::addColumn<double>("most");
    QTest::newRow("players bid") << u"classic"_s << false << 6.5;
    QTest::newRow("sides bid") << u"washburn"_s << true << 5.0;
}

// A thousand hands in a long run, none of which is entered wrong.
void tst_keycount::onAverage()
{
    QFETCH(QString, rules);
    QFETCH(bool, sidesBid);
    QFETCH(double, most);
    const int hands = tests::isLong() ? 1000 : 60;
    constexpr int onASheet = 30;
    desk::Chance chance(24);
    qsizetype pressed = 0;
    std::optional<Table> table;
    for (int i = 0; i < hands; ++i) {
        if (i % onASheet == 0)
            table.emplace(withoutLimits(rules));
        const Ordinary hand = dealtHand(sidesBid, chance);
        const QString keys = keysFor(hand, sidesBid);
        pressAll(*table, keys);
        table->stage.settle();
        pressed += keys.size();
        const tournament::Sheet sheet = tournament::sheetOf(table->match(), 1);
        QVERIFY2(sheet.ledger.hands.size() == static_cast<std::size_t>(i % onASheet + 1),
                 qPrintable(keys + u": "_s + table->message()));
        const auto& saved = std::get<scoring::Hand>(sheet.items.back().what);
        QVERIFY2(saved.sides == asPlayed(hand, sidesBid).sides, qPrintable(keys));
    }
    const double average = static_cast<double>(pressed) / hands;
    qInfo("%d hands, none entered wrong: %.2f keys on average, at most %.1f are allowed", hands, average,
          most);
    QVERIFY(average <= most);
}

void tst_keycount::everyNumberIsTypedAsItIs()
{
    for (const bool sidesBid : {false, true}) {
        const sheet::HandEntry blank(rules::find(sidesBid ? "washburn" : "classic").value().rules);
        for (int a = 1; a <= 13; ++a)
            for (int b = 1; b <= 13; ++b)
                for (int tricks = 0; tricks <= 13; ++tricks) {
                    const Ordinary hand{sidesBid ? std::vector{a, b} : std::vector{a, b, b, a}, tricks};
                    sheet::HandEntry entry = blank;
                    const QString keys = keysFor(hand, sidesBid);
                    for (const QChar key : keys)
                        if (key.isDigit())
                            entry.digit(key.digitValue());
                        else if (key == u'>')
                            entry.press(sheet::HandEntry::Key::Next);
                    QVERIFY2(entry.hand().sides == asPlayed(hand, sidesBid).sides, qPrintable(keys));
                }
    }
}

TEST_CLASS(tst_keycount)
#include "tst_keycount.moc"
