// Beside the fields of the editor: what the card says of them now, what that comes to, and a hand to try.
#pragma once

#include "rules/venue.h"
#include "scoring/hand.h"
#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"

namespace wording {
struct Example;
}

namespace rulesview {

/// The rules of one phase as they were and as they are now.
struct Compared {
    rules::Set before;
    rules::Set after;
};

/// A section of the card as it will print; what is new in it stands out.
class CardPart : public kit::Card {
    Q_OBJECT
public:
    explicit CardPart(kit::Theme& theme);
    void show(const Compared& rules, std::size_t section);

private:
    kit::Theme& m_theme;
    QVBoxLayout* m_lines;
};

/// One hand before and after.
class ExamplePart : public kit::Card {
    Q_OBJECT
public:
    explicit ExamplePart(kit::Theme& theme);
    /// `isChanged`: something was changed at all.
    void show(const Compared& rules, bool isChanged);

private:
    void addLines(const wording::Example& example);

    kit::Theme& m_theme;
    kit::Prose* m_hand;
    kit::Prose* m_result;
    QWidget* m_table;
};

/// A hand that somebody enters, and what it scores.
class TryPart : public kit::Card {
    Q_OBJECT
public:
    explicit TryPart(kit::Theme& theme);
    void show(const Compared& rules);

private:
    void refresh();
    kit::NumberField* field(const QString& name, int value);

    Compared m_rules;
    scoring::PerSide<std::array<kit::NumberField*, 2>> m_bids;
    scoring::PerSide<std::array<kit::NumberField*, 2>> m_tricks;
    kit::Prose* m_result;
};

} // namespace rulesview
