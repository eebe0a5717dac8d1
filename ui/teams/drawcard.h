// How the teams are drawn, and what that would come to.
#pragma once

#include "desk/drawnight.h"
#include "ui/look/dropdown.h"
#include "ui/look/prose.h"

#include <QPushButton>

namespace teams {

class DrawCard : public look::Card {
    Q_OBJECT
public:
    explicit DrawCard(look::Theme& theme, QWidget* parent = nullptr);
    void setWishes(bool byLot, bool thirdPlace);
    void show(const night::Night& night);
    desk::HowDrawn how() const;
    void complain(const QString& text);

Q_SIGNALS:
    void drawWanted();

private:
    void showOutlook();
    void showDrawn(const night::Night& night);

    night::Night m_night;
    look::DropDown* m_seeding;
    look::DropDown* m_thirdPlace;
    QWidget* m_choices;
    look::Prose* m_outlook;
    look::Prose* m_note;
    look::Prose* m_complaint;
    QPushButton* m_draw;
};

} // namespace teams
