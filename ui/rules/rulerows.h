// The rules of a tournament side by side: once what all phases share, in columns what differs.
#pragma once

#include "rules/origin.h"
#include "tournament/model/tournament.h"
#include "ui/kit/widgets.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace rulesview {

/// One statement of the rule card.
struct CardStatement {
    struct Reading {
        QString text; ///< `Our reading: … Why: …`
        QString code; ///< `U5`
        friend bool operator==(const Reading&, const Reading&) = default;
    };
    QString text;
    QString source; ///< `UNC, Scoring 4 · Scoring 5`; empty if nothing is cited
    QList<Reading> readings;
    bool agreed = false;
    friend bool operator==(const CardStatement&, const CardStatement&) = default;
};

/// One cell if all phases say the same, else one per phase. The cell is empty if a phase says nothing there.
struct Row {
    std::vector<CardStatement> cells;
    QString heading{}; ///< the heading of its section
    /// Whether every search word begins a word of the row: its heading, statements, sections of the sheet,
    /// readings or their codes. `fouls` finds `foul`.
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
    QString from;       ///< the first match under these rules: `match 7`; empty: from the start
    QStringList phases; ///< `Regular`, `Championship (the final)`; one per column
    int agreed = 0;     ///< the number of agreed statements
    std::vector<Section> sections;
};

std::vector<Book> booksOf(const tournament::Tournament& tournament);
/// The rules of a venue, without a tournament.
tournament::RulesFrom rulesOf(const rules::Venue& venue);
/// The same for a rule file. The differences from its origin come first.
Book bookOf(const rules::FileRead& read);

// The widgets of the rules page.

/// A row of the page: one statement, or one per phase side by side.
class RowPiece : public QWidget {
    Q_OBJECT
public:
    RowPiece(kit::Theme& theme, const Row& row, const QStringList& phases);
    /// Hides the row if it doesn't have every word.
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
    /// Returns how many rows are left; hidden if there are none.
    int filter(const QStringList& words);
    int rows() const { return static_cast<int>(m_rows.size()); }

private:
    std::vector<RowPiece*> m_rows;
};

} // namespace rulesview
