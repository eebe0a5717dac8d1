// What there is to choose in a draw of the night's format. What the format does not have is not shown.
#pragma once

#include "desk/drawnight.h"
#include "ui/look/dropdown.h"
#include "ui/look/pieces.h"

#include <QSpinBox>

namespace teams {

class DrawChoices : public QWidget {
    Q_OBJECT
public:
    explicit DrawChoices(look::Theme& theme, QWidget* parent = nullptr);
    /// The choices of that format for so many teams: what nobody has chosen is what is usual for them.
    void show(facts::Format format, int teams);
    using QWidget::show;
    /// What is wished, or was drawn before.
    void setWishes(const desk::HowDrawn& how);
    desk::HowDrawn how() const;

Q_SIGNALS:
    void changed();

private:
    /// A number that follows what is usual until somebody chooses it.
    struct Number {
        QSpinBox* field = nullptr;
        bool isChosen = false;
    };
    look::DropDown* choice(const QString& name, const QString& usual, const QString& other);
    Number number(const QString& name, int least);
    QWidget* labelled(const QString& label, QWidget* field);
    void wish(Number& number, const std::optional<int>& value);
    void follow(Number& number, int usual, int most);
    void showUsual();

    look::Theme& m_theme;
    facts::Format m_format = facts::Format::SingleElimination;
    int m_teams = 0;
    std::optional<std::string> m_ranking; ///< which is chosen elsewhere
    look::DropDown* m_seeding;
    look::DropDown* m_thirdPlace;
    look::DropDown* m_final;
    look::DropDown* m_meetings;
    Number m_pools;
    Number m_advance;
    Number m_wildcards;
    Number m_rounds;
};

} // namespace teams
