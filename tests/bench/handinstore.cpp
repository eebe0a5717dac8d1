// How long it takes to record a hand in the store, with few and with many hands on record.
#include "baresqlite.h"
#include "bench.h"
#include "cost.h"

#include "facts/digest.h"
#include "store/store.h"
#include "wording/text.h"

#include <QTemporaryDir>

#include <cstdio>

namespace bench {

namespace {

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
    // Ops in no order, as in real use.
    const std::string op = facts::derivedOp("00000000-0000-4000-8000-000000000000", number);
    return {0, {op, "J. Park", "desk-1", "2026-11-21T19:42:07.123Z"}, hand};
}

[[noreturn]] void stop(const store::Trouble& trouble)
{
    qFatal("%s", wording::text(trouble.message).c_str());
}

Cost storeCost(int onRecord)
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("tournament.courtside")).toStdString();
    const QString copy = folder.filePath(QStringLiteral("bare.courtside"));
    std::vector<facts::Entry> record;
    record.reserve(static_cast<std::size_t>(onRecord));
    for (int i = 0; i < onRecord; ++i)
        record.push_back(handNumber(i));
    auto tournament = store::Store::create(path, record);
    if (!tournament)
        stop(tournament.error());
    if (auto copied = tournament->backup(copy.toStdString()); !copied)
        stop(copied.error());
    BareSqlite bare(copy);
    Cost cost;
    for (int number = onRecord; number < onRecord + rounds; ++number) {
        const std::vector<facts::Entry> entry = {handNumber(number)};
        const auto rows = BareSqlite::rowsOf(entry.front(), number + 1);
        cost.ours.take([&] {
            if (auto done = tournament->append(number, entry); !done)
                stop(done.error());
        });
        cost.bare.take([&] { bare.write(rows); });
    }
    return cost;
}

} // namespace

void handInStore()
{
    compare("One hand into the store", "store", storeCost);
}

} // namespace bench
