// The record of a game for its sheet, and the row that follows from it.
#pragma once

#include "handtyping.h"

#include "tournament/model/inplay.h"
#include "tournament/model/tournament.h"
#include "ui/session/settings.h"

namespace sheet {

/// A hand on record that is in the row instead of the next one, or a forgotten one before it.
struct Amending {
    int hand = 0; ///< its number
    bool inserts = false;
    std::string op; ///< of the hand on record
    int game = 1;
    std::string allowedBy; ///< the supervisor whose PIN allows it if the match is finished
};

/// The first dealer of a later game, or the dealer of a hand out of turn; only the sheet knows it yet.
struct Drawn {
    int attempt = 1;
    int game = 1;
    scoring::Seat dealer;
    int hand = 1;
    std::optional<std::string> override{};
    bool isSent = false; ///< it is being recorded, and counts until the record has it
};

/// What the row depends on: it is cleared when the hand changes, and reordered when the dealer changes.
struct RowKey {
    std::string hand;
    std::optional<scoring::Seat> dealer;
};

/// The sheet of a game, from 1; nothing if it hasn't begun.
const std::vector<tournament::Item>& itemsOf(const tournament::Match& match, int game);
/// The number of hands on record, without an open one.
int handsIn(const tournament::Match& match, int game);
/// The hand in play, with its dealer: the one who was drawn, else the one on record, else the one being
/// recorded.
tournament::InPlay inPlayWith(const tournament::Match& match, int game, const std::optional<Drawn>& drawn);
/// Null if there is no such hand.
const tournament::Item* handOnRecord(const tournament::Match& match, int game, int hand);
/// Whether the match must be called before anything can be recorded.
bool isUncalled(const tournament::Match& match);
/// The next hand of that game, before the first key.
HandEntry blankEntry(const tournament::Match& match, const scoring::GameState& before);
/// Whose bid is entered first; nothing if side A always is.
std::optional<scoring::FirstBid> askedFirst(const tournament::Match& match, const scoring::GameState& before,
                                            const session::Settings& settings);
/// Like blankEntry(), in the order in which the table bids.
HandEntry blankEntry(const tournament::Match& match, const scoring::GameState& before,
                     const session::Settings& settings);
/// The sum of known tricks, including computed ones.
int tricksKnown(const HandEntry& entry);
/// The player in that seat, in full; `A1` while that isn't known.
QString nameOn(const tournament::Tournament& tournament, const tournament::Match& match, facts::Seat seat);
/// The key of the next hand's row.
RowKey rowFor(const tournament::Match& match, int game, const scoring::GameState& before);
RowHead headOf(const tournament::Tournament& tournament, const tournament::Match& match,
               const scoring::GameState& before);
/// The row for a hand being amended, with the cursor on the first number of that kind and side.
HandEntry entryOf(const tournament::Match& match, const tournament::Item& item, const Field& at);
/// Whether the hand being amended is unchanged on record.
bool isOnSheet(const Amending& amending, const tournament::Match& match);
/// The next hand of that game with the dealer that only the sheet knows yet.
scoring::Hand withDealer(scoring::Hand hand, const std::optional<Drawn>& drawn,
                         const tournament::Match& match, int game);
/// The content of the row, for a message: `4 3 7`.
QString textOf(const HandEntry& entry);

} // namespace sheet
