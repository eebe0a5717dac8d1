// A hand of the paper sheet: the running totals that were written for both sides, and what is to be said of
// each.
#pragma once

#include "scoring/ledger.h"
#include "ui/kit/widgets.h"

#include <QLineEdit>

namespace papercheck {

/// Of the two fields of a row, from 0.
inline scoring::Side sideAt(int place)
{
    return place == 0 ? scoring::Side::A : scoring::Side::B;
}

class TotalsRow : public QWidget {
    Q_OBJECT
public:
    TotalsRow(kit::Theme& theme, int hand, QWidget* parent = nullptr);

    /// Where the first field begins in it, in pixels.
    static int fieldsBegin(const kit::Theme& theme);
    QLineEdit& field(scoring::Side side) const { return *m_fields[side]; }
    /// What stands beside a field: `agrees`, `141 by the rules`, `141, carried on`.
    void say(scoring::Side side, const QString& text, kit::Line::Ink ink);
    QString said(scoring::Side side) const { return m_marks[side]->text(); }
    /// Whether this is the first hand at which paper and rules part.
    void setLit(bool lit);
    bool isLit() const { return m_isLit; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    kit::Theme& m_theme;
    scoring::PerSide<QLineEdit*> m_fields;
    scoring::PerSide<kit::Line*> m_marks;
    bool m_isLit = false;
};

} // namespace papercheck
