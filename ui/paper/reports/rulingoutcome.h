// What a ruling on a case would do, as rows to stand beside those of the other one; for this folder alone.
#pragma once

#include "desk/rulings/ruling.h"
#include "ui/paper/page/flow.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace paper {

struct OutcomeRow {
    std::optional<scoring::Side> side; ///< it begins that side's rows
    QString label;                     ///< `bid 7, 5 of 8 tricks count: set (Scoring 4)`
    QString value;                     ///< `−70`
};

struct RulingOutcome {
    QList<OutcomeRow> rows;
    QString scoreLabel; ///< `Score after hand 5`
    QString score;      ///< `161 : 243`
    QStringList notes;  ///< a sentence each: the game, the match, later matches
};

/// `other` is the opposite ruling: a side's bags are named where it leaves it with others.
RulingOutcome outcomeOf(const desk::Correction& change, const desk::Correction& other, int hand);

// Both outcomes of a ruling side by side, drawn; for this folder alone.

struct RuledOutcome {
    QString title;        ///< `If it is upheld`
    bool isRuled = false; ///< it was ruled so
    RulingOutcome outcome;
};

/// `width` mm wide together.
Piece outcomesPiece(const RuledOutcome& upheld, const RuledOutcome& rejected, double width);

} // namespace paper
