// How the tournament is played: its format, with a sentence on what that means for a team, and the choices
// that the format has whatever the number of teams. The others wait for the draw.
#pragma once

#include "desk/drawing/drawfacts.h"
#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"

#include <QGridLayout>

namespace newtournament {

class FormatFields : public QWidget {
    Q_OBJECT
public:
    /// `beside` stands to the right of the format; it has a name.
    FormatFields(kit::Theme& theme, QWidget* beside, QWidget* parent = nullptr);
    facts::Format format() const;
    /// What was chosen of what the format has.
    desk::HowDrawn how() const;

private:
    void showFormat();
    bool hasMeetings() const;

    kit::DropDown* m_format;
    kit::Prose* m_meaning;
    kit::DropDown* m_seeding;
    kit::DropDown* m_thirdPlace;
    kit::DropDown* m_final;
    kit::DropDown* m_meetings;
    kit::DropDown* m_gate;
};

} // namespace newtournament
