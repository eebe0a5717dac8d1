// What this hand needs, from the scorer's outlook: rows of a label and a value.
#pragma once

#include "rules/venue.h"
#include "scoring/outlook.h"
#include "tournament/model/match.h"

#include <QList>
#include <QString>

#include <optional>
#include <string>

namespace sheet {

struct NeedRow {
    std::optional<scoring::Side> side{}; ///< whose mark it carries
    QString label;                       ///< `A wins`
    QString value;                       ///< `exactly 7 tricks`
    friend bool operator==(const NeedRow&, const NeedRow&) = default;
};

/// Asked on every key, and worked out only where bids, score or rules are others: the tricks of a hand change
/// nothing of what it needs.
class Needs {
public:
    /// `hand` is what is typed so far, with what was called and ruled in it.
    const QList<NeedRow>& rows(const rules::Set& set, const scoring::GameState& before, scoring::Hand hand);

private:
    struct Basis {
        std::string set;
        scoring::RuleSet rules;
        scoring::GameState before;
        scoring::Hand hand;
        friend bool operator==(const Basis&, const Basis&) = default;
    };
    std::optional<Basis> m_of;
    QList<NeedRow> m_rows;
};

// What took no row of a sheet and still has to be known.

/// How the game stood on paper, misdeals since the last hand, and that time was called in this game and what
/// was decided then.
QList<NeedRow> recentOf(const tournament::Match& match, int game);

} // namespace sheet
