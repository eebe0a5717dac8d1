// What a sheet has on record of a game, and the row that follows from it.
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
    std::string allowedBy; ///< who let it be changed where the match is finished
};

/// Who deals first in a later game, or dealt a hand out of turn. Only the sheet knows it yet.
struct Drawn {
    int attempt = 1;
    int game = 1;
    scoring::Seat dealer;
    int hand = 1;
    std::optional<std::string> override{};
};

/// What is on the sheet of a game, from 1; nothing where it has not begun.
const std::vector<tournament::Item>& itemsOf(const tournament::Match& match, int game);
/// How many hands are on record, open ones not counted.
int handsIn(const tournament::Match& match, int game);
/// Null where there is no such hand.
const tournament::Item* handOnRecord(const tournament::Match& match, int game, int hand);
/// Whether it has still to be called before anything of it goes on record.
bool isUncalled(const tournament::Match& match);
/// The next hand of that game, as it is before the first key.
HandEntry blankEntry(const tournament::Match& match, const scoring::GameState& before);
/// Whose bid is asked for first; nothing where side A always is.
std::optional<scoring::FirstBid> askedFirst(const tournament::Match& match, const scoring::GameState& before,
                                            const session::Settings& settings);
/// The same as blankEntry() in the order in which the table bids.
HandEntry blankEntry(const tournament::Match& match, const scoring::GameState& before,
                     const session::Settings& settings);
/// All its tricks, with what follows from those that were typed.
int tricksKnown(const HandEntry& entry);
/// Who sits there, in full; `A1` while that is not known.
QString nameOn(const tournament::Tournament& tournament, const tournament::Match& match, facts::Seat seat);
/// Which hand comes next: the row begins anew where this is another.
std::string rowFor(const tournament::Match& match, int game);
RowHead headOf(const tournament::Tournament& tournament, const tournament::Match& match,
               const scoring::GameState& before);
/// The row for a hand that is amended, with the cursor on the first number of that kind and side; or for a
/// forgotten one before it.
HandEntry entryOf(const tournament::Match& match, const tournament::Item& item, const Amending& amending,
                  const Field& at);
/// Whether the hand that is amended is still as it was.
bool isThere(const Amending& amending, const tournament::Match& match);
/// The hand with the dealer whom the sheet alone knows yet.
scoring::Hand withDealer(scoring::Hand hand, const Drawn* drawn);
/// What stands in the row, for a message: `4 3 7`.
QString textOf(const HandEntry& entry);

} // namespace sheet
