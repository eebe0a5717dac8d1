// Beside the fields of the editor: what the card says about them, and their effect on a hand.
#pragma once

#include "rules/venue.h"
#include "ui/kit/widgets.h"

namespace wording {
struct Example;
struct FormSection;
} // namespace wording

namespace rulesview {

/// The rules of a phase before and after the changes.
struct Compared {
    rules::Set before;
    rules::Set after;
};
/// `71 instead of 61`, or `61` if both are the same.
QString nowAndBefore(int before, int after);
/// The column below the title of a card.
QVBoxLayout* titledColumn(kit::Theme& theme, kit::Card& card, const QString& title);
/// Adds a text to the layout.
kit::Prose* proseIn(kit::Theme& theme, QLayout& layout, int pixels,
                    kit::Line::Ink ink = kit::Line::Ink::Plain, kit::Weight weight = kit::Weight::Plain);

/// A section of the card as it will be printed; new text is highlighted.
class CardPart : public kit::Card {
    Q_OBJECT
public:
    explicit CardPart(kit::Theme& theme);
    void show(const Compared& rules, std::size_t section);
    /// Shows the differences of each phase that is from another.
    void showPhases(const rules::Venue& venue);

private:
    kit::Theme& m_theme;
    QVBoxLayout* m_lines;
};

/// An example hand, before and after the changes.
class ExamplePart : public kit::Card {
    Q_OBJECT
public:
    explicit ExamplePart(kit::Theme& theme);
    /// Shows the changes of that section, or all changes if it has none. `isWrong`: the rules have mistakes.
    void show(const Compared& rules, const wording::FormSection& section, bool isWrong);

private:
    void addLines(const wording::Example& example);
    void showSamples(const Compared& rules, bool isWrong);

    kit::Theme& m_theme;
    kit::Prose* m_hand;
    kit::Prose* m_result;
    QWidget* m_table;
    kit::Prose* m_samples; ///< how many sample hands score differently after all changes
};

} // namespace rulesview
