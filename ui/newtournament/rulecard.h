// A venue's rules to read: phase by phase, each sentence with its place on the sheet. Shows any venue; what
// is not as on the sheet is marked.
#pragma once

#include "ui/kit/widgets.h"
#include "wording/rulecard/card.h"

#include <QVBoxLayout>

namespace newtournament {

class RuleCard : public QWidget {
    Q_OBJECT
public:
    explicit RuleCard(kit::Theme& theme, QWidget* parent = nullptr);
    /// `sheet` is the venue before anything was agreed.
    void show(const rules::Venue& venue, const rules::Venue& sheet);

private:
    void add(const wording::Card& card, const wording::Card* sheet);
    void add(const wording::Statement& statement, bool agreed);
    void prose(int pixels, kit::Line::Ink ink, kit::Weight weight, const QString& text);

    kit::Theme& m_theme;
    QVBoxLayout* m_column;
};

} // namespace newtournament
