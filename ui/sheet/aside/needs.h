// What this hand needs, by the scorer's outlook: rows of a label and a value.
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
    std::optional<scoring::Side> side{}; ///< the side whose mark it has
    QString label;                       ///< `A wins`
    QString value;                       ///< `exactly 7 tricks`
    friend bool operator==(const NeedRow&, const NeedRow&) = default;
};

/// Called on every key, but computes only if bids, score or rules have changed: the tricks of a hand don't
/// change what it needs.
class Needs {
public:
    /// `hand` is the typed hand with its calls and rulings; `names` are the players' names.
    const QList<NeedRow>& rows(const rules::Set& set, const scoring::GameState& before, scoring::Hand hand,
                               const facts::PerSeat<QString>& names);

private:
    struct Basis {
        std::string set;
        scoring::RuleSet rules;
        scoring::GameState before;
        scoring::Hand hand;
        facts::PerSeat<QString> names;
        friend bool operator==(const Basis&, const Basis&) = default;
    };
    std::optional<Basis> m_of;
    QList<NeedRow> m_rows;
};

// Notes without a row on the sheet.

/// The score from paper, misdeals since the last hand, and a time call in this game with its decision.
QList<NeedRow> recentOf(const tournament::Match& match, int game);

} // namespace sheet
