#include "sentences.h"

#include <QtGlobal>

namespace wording {

namespace {

constexpr Sentence ofDraws[] = {
    // How many there may be
    {"draw-entries-outside", QT_TRANSLATE_NOOP("Message", "%1 takes %2 to %3 entries, not %4")},
    {"draw-single-elimination", QT_TRANSLATE_NOOP("Message", "single elimination")},
    {"draw-double-elimination", QT_TRANSLATE_NOOP("Message", "double elimination")},
    {"draw-round-robin", QT_TRANSLATE_NOOP("Message", "round robin")},
    {"draw-of-pools", QT_TRANSLATE_NOOP("Message", "a draw of pools")},
    {"draw-swiss", QT_TRANSLATE_NOOP("Message", "Swiss")},
    {"draw-third-place-of-two",
     QT_TRANSLATE_NOOP("Message",
                       "2 entries play only the final: nobody is left for a third-place match, which "
                       "takes 3 entries or more")},
    {"draw-meetings-outside",
     QT_TRANSLATE_NOOP("Message", "everybody meets everybody once or twice, not %1 times")},

    // Pools and the playoff behind them
    {"pools-outside", QT_TRANSLATE_NOOP("Message", "there can be 1 to %1 pools, not %2")},
    {"pools-too-small",
     QT_TRANSLATE_NOOP("Message", "%1 entries are too few for %2: a pool takes two teams or more")},
    {"pools-too-large",
     QT_TRANSLATE_NOOP("Message", "%1 of %2 entries hold up to %3 teams; %4 is the most that can "
                                  "all meet each other")},
    {"pools-counted", QT_TRANSLATE_N_NOOP("Message", "%n pool(s)")},
    {"pools-advance-outside",
     QT_TRANSLATE_NOOP("Message", "%1 cannot go on from each pool: the smallest has %2 teams")},
    {"pools-wildcards-outside",
     QT_TRANSLATE_NOOP("Message", "there cannot be %1: %2 of %3 teams go on by their rank")},
    {"wildcards-counted", QT_TRANSLATE_N_NOOP("Message", "%1 wildcard(s)")},
    {"pools-playoff-of-one",
     QT_TRANSLATE_NOOP("Message", "a playoff takes two teams or more: let more go on from the pools")},
    {"pools-third-place-of-two",
     QT_TRANSLATE_NOOP("Message", "a third-place match takes 3 teams in the playoff or more")},

    // Swiss, as published and as paired
    {"swiss-rounds-outside",
     QT_TRANSLATE_NOOP("Message",
                       "Swiss of %1 entries takes 1 to %2 rounds, not %3: with more, a round could come "
                       "in which two must meet again")},
    {"swiss-rounds-fixed", QT_TRANSLATE_N_NOOP("Message", "only %n round(s) were fixed")},
    {"swiss-no-such-seed", QT_TRANSLATE_NOOP("Message", "round %1: there is no seed %2")},
    {"swiss-seed-plays-twice", QT_TRANSLATE_NOOP("Message", "round %1: seed %2 plays twice")},
    {"swiss-second-bye", QT_TRANSLATE_NOOP("Message", "round %1: seed %2 has had a bye")},
    {"swiss-rematch", QT_TRANSLATE_NOOP("Message", "round %1: seed %2 has met seed %3")},
    {"pairing-not-swiss", QT_TRANSLATE_NOOP("Message", "rounds are paired in Swiss alone")},
    {"pairing-all-rounds-paired", QT_TRANSLATE_NOOP("Message", "all %1 rounds are paired")},
    {"pairing-waits-for-match", QT_TRANSLATE_NOOP("Message", "round %1 waits for match %2")},
    {"pairing-waits-for-matches", QT_TRANSLATE_NOOP("Message", "round %1 waits for matches %2 and %3")},
    {"pairing-needs-two-teams", QT_TRANSLATE_NOOP("Message", "a round takes two teams or more")},
    {"pairing-no-round-left",
     QT_TRANSLATE_NOOP("Message",
                       "there is no round in which nobody meets the same team again and nobody has a "
                       "second bye: end the tournament by the standings")},

    // What a draw is asked for with (courtside draw)
    {"draw-needs-format",
     QT_TRANSLATE_NOOP("Message", "say which format is to be drawn, such as single-elimination")},
    {"draw-needs-entries", QT_TRANSLATE_NOOP("Message", "say for how many entries the draw is")},
    {"draw-needs-pools", QT_TRANSLATE_NOOP("Message", "say how many pools there are")},
    {"draw-needs-advance", QT_TRANSLATE_NOOP("Message", "say how many go on from each pool")},
    {"draw-no-such-format", QT_TRANSLATE_NOOP("Message", "there is no format \"%1\"; the formats are %2")},
    {"draw-option-of-format", QT_TRANSLATE_NOOP("Message", "the option %1 belongs to %2, not to %3")},
    {"draw-option-of-two-formats",
     QT_TRANSLATE_NOOP("Message", "the option %1 belongs to %2 and %3, not to %4")},
};

} // namespace

std::span<const Sentence> drawSentences()
{
    return ofDraws;
}

} // namespace wording
