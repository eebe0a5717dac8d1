// How the tournament is played: its format, with a sentence on what that means for a team, and the choices
// that the format has whatever the number of teams. The others wait for the draw.
#pragma once

#include "desk/drawing/drawtournament.h"
#include "ui/look/fields.h"
#include "ui/look/prose.h"

#include <QGridLayout>

namespace newtournament {

class FormatFields : public QWidget {
    Q_OBJECT
public:
    /// `beside` stands to the right of the format; it has a name.
    FormatFields(look::Theme& theme, QWidget* beside, QWidget* parent = nullptr);
    facts::Format format() const;
    /// What was chosen of what the format has.
    desk::HowDrawn how() const;

private:
    void showFormat();
    bool hasMeetings() const;

    look::DropDown* m_format;
    look::Prose* m_meaning;
    look::DropDown* m_seeding;
    look::DropDown* m_thirdPlace;
    look::DropDown* m_final;
    look::DropDown* m_meetings;
    look::DropDown* m_gate;
};

} // namespace newtournament
