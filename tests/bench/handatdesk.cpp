// How long it takes to record a hand at the desk, from what the table counted to the updated tournament, with
// few and with many hands on record.
#include "baresqlite.h"
#include "bench.h"
#include "cost.h"
#include "record.h"

#include "desk/document/desk.h"
#include "desk/play/entry.h"
#include "store/store.h"
#include "tournament/fold/derive.h"
#include "wording/record/refusal.h"

#include <QTemporaryDir>

#include <cstdio>

namespace bench {

namespace {

constexpr int teams = 256;
constexpr int oldMatches = 100; // in the first round; the hands on record are spread over these
constexpr int newMatches = 28;  // the measured hands are played in these
constexpr int handsInAMatch = 14;

// Both sides are set, so the game never ends.
scoring::Hand handPlayed()
{
    scoring::Hand hand;
    hand.sides.a = {scoring::Bids{scoring::bid(6), scoring::bid(6)}, false, 7};
    hand.sides.b = {scoring::Bids{scoring::bid(6), scoring::bid(6)}, false, 6};
    return hand;
}

facts::Hand recordedHand(int number)
{
    facts::Hand hand;
    hand.spot = {{id("W1-", number % oldMatches + 1), 1}, 1, (number / oldMatches + 1) * facts::placeStep};
    using enum facts::Bid::Call;
    hand.sides.a = {facts::Bids{facts::Bid{Number, 6}, facts::Bid{Number, 6}}, false, 7};
    hand.sides.b = {facts::Bids{facts::Bid{Number, 6}, facts::Bid{Number, 6}}, false, 6};
    return hand;
}

void addCalls(Record& record)
{
    const tournament::Tournament drawn = tournament::derive(record.entries());
    int table = 0;
    for (const tournament::Match* match : tournament::inOrder(drawn)) {
        if (match->state != tournament::State::Ready)
            continue;
        const auto& a = tournament::team(*drawn.setting, match->teams.a)->players;
        const auto& b = tournament::team(*drawn.setting, match->teams.b)->players;
        record.add(facts::Call{
            {match->id, 1}, ++table, {match->teams.a, match->teams.b}, {{a[0], b[0], a[1], b[1]}}, {}});
    }
}

Cost deskCost(int onRecord)
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("tournament.courtside")).toStdString();
    const QString copy = folder.filePath(QStringLiteral("bare.courtside"));
    Record record;
    addSetting(record, teams);
    addCalls(record);
    for (int i = 0; i < onRecord; ++i)
        record.add(recordedHand(i));
    {
        auto file = store::Store::create(path, record.entries());
        if (!file || !file->backup(copy.toStdString()))
            qFatal("the tournament could not be made");
    }
    auto desk = desk::Desk::open(path, desk::Desk::Access::ReadWrite, desk::thisMachine());
    if (!desk)
        qFatal("%s", wording::inFull(desk.error().mistakes.front()).c_str());
    BareSqlite bare(copy);
    Cost cost;
    long long bareSeq = desk->head().seq;
    for (int i = 0; i < newMatches * handsInAMatch; ++i) {
        const std::string match = id("W1-", oldMatches + 1 + i % newMatches);
        std::vector<facts::Entry> written;
        cost.ours.take([&] {
            auto done = desk::enter(*desk, "J. Park", match, handPlayed());
            if (!done)
                qFatal("%s", wording::inFull(done.error().mistakes.front()).c_str());
            written = std::move(done->entries);
        });
        const auto rows = BareSqlite::rowsOf(written.front(), ++bareSeq);
        cost.bare.take([&] { bare.write(rows); });
    }
    return cost;
}

} // namespace

void handAtDesk()
{
    compare("One hand at the desk", "desk", deskCost);
}

} // namespace bench
