// The rules of a tournament as they stand beside each other: what all phases share once, what differs in
// columns.
#pragma once

#include "tournament/model/setting.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rulesview {

/// One statement of the rule card.
struct Said {
    QString text;
    QString source;       ///< `UNC, Scoring 4 · Scoring 5`; where nothing is cited, why
    QStringList readings; ///< `Our reading U5: … Why: …`
    bool agreed = false;
    friend bool operator==(const Said&, const Said&) = default;
};

/// One cell where all phases say the same, else one a phase; a phase that says nothing there has an empty
/// one.
struct Row {
    std::vector<Said> cells;
    QString heading{}; ///< of its section
    /// Whether every word of the search begins one of its own: in its heading, its statements, where they
    /// stand on the sheet, and the readings. `fouls` finds `foul`.
    bool matches(const QStringList& words) const;
};

struct Section {
    QString heading;
    std::vector<Row> rows;
};

/// One rule set of the tournament with all its phases.
struct Book {
    QString name;
    QString sheet;
    QString from;       ///< the match from which on it holds; empty: from the start
    QStringList phases; ///< `Regular`, `Championship (the final)`; one a column
    int agreed = 0;     ///< how many statements were agreed
    std::vector<Section> sections;
};

std::vector<Book> booksOf(const tournament::Setting& setting);

} // namespace rulesview
