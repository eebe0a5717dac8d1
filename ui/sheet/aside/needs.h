// What this hand needs, in words: from the scorer's outlook.
#pragma once

#include "rules/venue.h"
#include "scoring/outlook.h"
#include "tournament/model/match.h"

#include <QStringList>

#include <optional>
#include <string>

namespace sheet {

/// Asked on every key, and worked out only where bids, score or rules are others: the tricks of a hand change
/// nothing of what it needs.
class Needs {
public:
    /// A sentence a line; `hand` is what is typed so far, with what was called and ruled in it.
    const QStringList& inWords(const rules::Set& set, const scoring::GameState& before, scoring::Hand hand);

private:
    struct Basis {
        std::string set;
        scoring::RuleSet rules;
        scoring::GameState before;
        scoring::Hand hand;
        friend bool operator==(const Basis&, const Basis&) = default;
    };
    std::optional<Basis> m_of;
    QStringList m_says;
};

// What took no row of a sheet and still has to be known.

/// How the game stood on paper, misdeals since the last hand, and that time was called in this game and what
/// was decided then.
QStringList recentOf(const tournament::Match& match, int game);

} // namespace sheet
