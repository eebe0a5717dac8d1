// The rules of a tournament as they stand beside each other: what all phases share once, what differs in
// columns.
#pragma once

#include "rules/origin.h"
#include "tournament/model/setting.h"
#include "ui/kit/widgets.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rulesview {

/// One statement of the rule card.
struct Said {
    struct Reading {
        QString text; ///< `Our reading: … Why: …`
        QString code; ///< `U5`
        friend bool operator==(const Reading&, const Reading&) = default;
    };
    QString text;
    QString source; ///< `UNC, Scoring 4 · Scoring 5`; empty where nothing is cited
    QList<Reading> readings;
    bool agreed = false;
    friend bool operator==(const Said&, const Said&) = default;
};

/// One cell where all phases say the same, else one a phase; a phase that says nothing there has an empty
/// one.
struct Row {
    std::vector<Said> cells;
    QString heading{}; ///< of its section
    /// Whether every word of the search begins one of its own: in its heading, its statements, where they
    /// stand on the sheet, the readings and their codes. `fouls` finds `foul`.
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
    QString version;    ///< of the copy
    QString from;       ///< from which match on it holds: `match 7`; empty: from the start
    QStringList phases; ///< `Regular`, `Championship (the final)`; one a column
    int agreed = 0;     ///< how many statements were agreed
    std::vector<Section> sections;
};

std::vector<Book> booksOf(const tournament::Tournament& tournament);
/// The rules of a venue that no tournament has.
tournament::RulesFrom rulesOf(const rules::Venue& venue);
/// The same; what differs from its origin comes first.
Book bookOf(const rules::FileRead& read);

// What the page of rules is made of.

/// A row of the page: one statement, or one a phase beside each other.
class RowPiece : public QWidget {
    Q_OBJECT
public:
    RowPiece(kit::Theme& theme, const Row& row, const QStringList& phases);
    /// Hides it where it has not every word.
    void filter(const QStringList& words) { setVisible(m_row.matches(words)); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    kit::Theme& m_theme;
    Row m_row;
};

/// A card with its heading and its rows.
class SectionPiece : public kit::Card {
    Q_OBJECT
public:
    SectionPiece(kit::Theme& theme, const Section& section, const QStringList& phases);
    /// How many rows are left; it hides where there are none.
    int filter(const QStringList& words);
    int rows() const { return static_cast<int>(m_rows.size()); }

private:
    std::vector<RowPiece*> m_rows;
};

} // namespace rulesview
