// Beside the fields of the editor: what the card says of them now, and what that comes to.
#pragma once

#include "rules/venue.h"
#include "ui/kit/widgets.h"

namespace wording {
struct Example;
struct FormSection;
} // namespace wording

namespace rulesview {

/// The rules of one phase as they were and as they are now.
struct Compared {
    rules::Set before;
    rules::Set after;
};
/// `71 instead of 61`, or `61` where that is the same.
QString nowAndBefore(int before, int after);
/// The column of a card below its title.
QVBoxLayout* titledColumn(kit::Theme& theme, kit::Card& card, const QString& title);
/// A text at the end of that layout.
kit::Prose* proseIn(kit::Theme& theme, QLayout& layout, int pixels,
                    kit::Line::Ink ink = kit::Line::Ink::Plain, kit::Weight weight = kit::Weight::Plain);

/// A section of the card as it will print; what is new in it stands out.
class CardPart : public kit::Card {
    Q_OBJECT
public:
    explicit CardPart(kit::Theme& theme);
    void show(const Compared& rules, std::size_t section);
    /// What is different in each phase that takes over from another.
    void showPhases(const rules::Venue& venue);

private:
    kit::Theme& m_theme;
    QVBoxLayout* m_lines;
};

/// One hand before and after.
class ExamplePart : public kit::Card {
    Q_OBJECT
public:
    explicit ExamplePart(kit::Theme& theme);
    /// Of what was changed in that section, or else of all that was changed. `isWrong`: they have mistakes.
    void show(const Compared& rules, const wording::FormSection& section, bool isWrong);

private:
    void addLines(const wording::Example& example);
    void showSamples(const Compared& rules, bool isWrong);

    kit::Theme& m_theme;
    kit::Prose* m_hand;
    kit::Prose* m_result;
    QWidget* m_table;
    kit::Prose* m_samples; ///< how many hands score differently by all that was changed
};

} // namespace rulesview
