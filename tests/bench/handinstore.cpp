// What it costs to record one hand through the store, with few hands on record and with many.
#include "baresqlite.h"
#include "bench.h"
#include "samples.h"

#include "facts/digest.h"
#include "store/store.h"

#include <QTemporaryDir>

#include <cstdio>

namespace bench {

namespace {

constexpr int few = 10;
constexpr int many = 100'000;
constexpr int rounds = 400;

facts::Entry handNumber(int number)
{
    constexpr int inAMatch = 40;
    facts::Hand hand;
    hand.spot = {{"W" + std::to_string(number / inAMatch), 1}, 1, (number % inAMatch + 1) * facts::placeStep};
    hand.dealer = facts::Seat::B1;
    using enum facts::Bid::Call;
    hand.sides.a = {facts::Bids{facts::Bid{Number, 4}, facts::Bid{Nil, 0}}, false, facts::Split{5, 0}};
    hand.sides.b = {6, false, 8};
    // Ops as they come: in no order.
    const std::string op = facts::derivedOp("00000000-0000-4000-8000-000000000000", number);
    return {0, {op, "J. Park", "desk-1", "2026-11-21T19:42:07.123Z"}, hand};
}

[[noreturn]] void stop(const store::Trouble& trouble)
{
    qFatal("%s", trouble.text.c_str());
}

struct Cost {
    Samples ours;
    Samples bare;
};

// Turn by turn, so that what else the machine does falls on both alike.
Cost measuredAt(int onRecord)
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("night.courtside")).toStdString();
    const QString copy = folder.filePath(QStringLiteral("bare.courtside"));
    std::vector<facts::Entry> record;
    for (int i = 0; i < onRecord; ++i)
        record.push_back(handNumber(i));
    auto night = store::Store::create(path, record);
    if (!night)
        stop(night.error());
    if (auto copied = night->backup(copy.toStdString()); !copied)
        stop(copied.error());
    BareSqlite bare(copy);
    Cost cost;
    for (int number = onRecord; number < onRecord + rounds; ++number) {
        const std::vector<facts::Entry> entry = {handNumber(number)};
        const auto rows = BareSqlite::rowsOf(entry.front(), number + 1);
        cost.ours.take([&] {
            if (auto done = night->append(number, entry); !done)
                stop(done.error());
        });
        cost.bare.take([&] { bare.write(rows); });
    }
    return cost;
}

void print(int onRecord, const Cost& cost)
{
    std::printf("%10d  %8.0f %8.0f  %8.0f %8.0f  %8.2f %8.2f\n", onRecord, cost.ours.p50(), cost.ours.p95(),
                cost.bare.p50(), cost.bare.p95(), cost.ours.p50() / cost.bare.p50(),
                cost.ours.p95() / cost.bare.p95());
}

} // namespace

void handInStore()
{
    std::printf("One hand into the store, in microseconds, %d times\n", rounds);
    std::printf("%10s  %17s  %17s  %17s\n", "", "store", "bare SQLite", "ratio");
    std::printf("%10s  %8s %8s  %8s %8s  %8s %8s\n", "on record", "p50", "p95", "p50", "p95", "p50", "p95");
    const Cost small = measuredAt(few);
    print(few, small);
    const Cost large = measuredAt(many);
    print(many, large);
    std::printf("%10s  %8.2f %8.2f  %8.2f %8.2f\n", "ratio", large.ours.p50() / small.ours.p50(),
                large.ours.p95() / small.ours.p95(), large.bare.p50() / small.bare.p50(),
                large.bare.p95() / small.bare.p95());
}

} // namespace bench
