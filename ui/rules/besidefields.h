// The column beside the fields of the rules editor.
#pragma once

#include "trypart.h"

namespace rules {
class Draft;
}

namespace rulesview {

class BesideFields : public QWidget {
    Q_OBJECT
public:
    explicit BesideFields(kit::Theme& theme);
    /// Resets it for other rules.
    void begin();
    /// Shows what the section has for that phase, or in the section of the rounds (`isOfPhases`) for all
    /// phases.
    void show(const rules::Draft& draft, const std::string& phase, const wording::FormSection& section,
              std::size_t index, bool isOfPhases, bool isWrong);

private:
    CardPart* m_card;
    ExamplePart* m_example;
    TryPart* m_try;
};

} // namespace rulesview
