// The column beside the fields of the editor.
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
    /// For other rules: as it is at first.
    void begin();
    /// What that phase has in that section, or all phases in that of the rounds (`isOfPhases`).
    void show(const rules::Draft& draft, const std::string& phase, const wording::FormSection& section,
              std::size_t index, bool isOfPhases, bool isWrong);

private:
    CardPart* m_card;
    ExamplePart* m_example;
    TryPart* m_try;
};

} // namespace rulesview
