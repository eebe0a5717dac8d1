// What the page of rules is made of.
#pragma once

#include "rulerows.h"

#include "ui/kit/widgets.h"

namespace rulesview {

/// A row of the page: one statement, or one a phase beside each other.
class RowPiece : public QWidget {
    Q_OBJECT
public:
    RowPiece(kit::Theme& theme, const Row& row, const QStringList& phases);
    /// Hides it where it has not every word.
    void filter(const QStringList& words);

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
