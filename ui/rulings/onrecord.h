// Every ruling on record, for the list and the card beside it.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"
#include "ui/rulings/forms/kinds.h"

#include <QString>

#include <vector>

namespace rulings {

struct OnRecord {
    enum class Tone { Open, Upheld, Plain };

    std::string op; ///< of the challenge, the protest, or the fact itself
    Kind kind = Kind::Points;
    QString icon;
    QString title;  ///< `Point adjustment`, `Warning`
    QString where;  ///< `Match 3 · hand 2`; empty if it isn't about a match
    QString teams;  ///< `A Full House · B Low Club`; empty if it isn't about a match
    QString about;  ///< `Bag Ladies, table talk`
    QString by;     ///< who challenged
    QString state;  ///< `Open`, `B −10`
    QString effect; ///< `A 70 → −70 points`, its effect on the hand; empty if that isn't known
    QString status; ///< for an open protest: `Open until 8:45 PM, the winner is on hold`
    Tone tone = Tone::Plain;
    bool isOpen = false;
    QString reason;
    facts::Stamp stamp; ///< the last ruling: by whom and when
    long long seq = 0;
    std::string match{}; ///< its id; empty if it isn't about a match
    int game = 0;        ///< and hand: as its sheet counts them; 0 if it isn't about a hand
    int hand = 0;
};

/// Open ones first, then the newest first.
std::vector<OnRecord> rulingsOnRecord(const tournament::Tournament& tournament,
                                      const tournament::Timestamp& now);

} // namespace rulings
