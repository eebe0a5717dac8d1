// What a ruling would do to the hand, the game and the match, as rows to stand beside those of the other one.
#pragma once

#include "desk/rulings/ruling.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace rulings {

struct OutcomeRow {
    std::optional<scoring::Side> side;
    QString label; ///< `bid 7`
    QString value; ///< `set −70`
    friend bool operator==(const OutcomeRow&, const OutcomeRow&) = default;
};

struct Outcome {
    QList<OutcomeRow> rows;
    QString scoreLabel; ///< `Score`, `After this hand`
    QString score;      ///< `235 : 174`
    QStringList notes;  ///< who would win; the rule with its place and how it is read
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// What `change` comes to, with a row for all in which `other`, the opposite ruling, differs.
Outcome outcomeOf(const desk::CaseChange& change, const desk::CaseChange& other, scoring::Side accused);

/// What becomes of later hands, of the match and of later matches; a sentence each, together where both
/// rulings do the same.
QStringList consequences(const desk::CaseChange& upheld, const desk::CaseChange& rejected);

} // namespace rulings
