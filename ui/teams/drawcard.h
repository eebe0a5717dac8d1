// How the teams are drawn, what that would come to, and what it means as a picture.
#pragma once

#include "confirm.h"
#include "drawchoices.h"
#include "sketch.h"

#include "desk/drawing/drawoutlook.h"
#include "ui/session/deed.h"

namespace teams {

class DrawCard : public kit::Card {
    Q_OBJECT
public:
    /// Asks with `confirm` before it draws again.
    DrawCard(kit::Theme& theme, session::Session& session, Confirm& confirm);
    void setWishes(const desk::HowDrawn& how) { m_choices->setWishes(how); }
    void refresh();
    /// Draws as it is chosen; where the teams are drawn already, it shows before what that changes.
    void draw();

    /// Asks for the file of the tournament whose standings give the seeds; empty where nobody chose one.
    std::function<QString()> chooseTournament;
    /// Where the chance of another draw comes from.
    desk::Environment environment = desk::thisMachine();

Q_SIGNALS:
    /// The draw that was wished is on record, or was refused.
    void answered();
    void drawn();
    void certificateWanted();

private:
    void showOutlook();
    void showPicture(const desk::Answer<desk::Outlook>& look);
    QStringList notes(const desk::Answer<desk::Outlook>& look) const;
    void chooseStandings();
    void record(const desk::HowDrawn& how);

    kit::Theme& m_theme;
    session::Session& m_session;
    Confirm& m_confirm;
    DrawChoices* m_choices;
    kit::Prose* m_outlook;
    kit::Prose* m_duration;
    kit::Prose* m_note;
    kit::Prose* m_complaint;
    QPushButton* m_draw;
    QPushButton* m_certificate;
    DrawPicture* m_picture;
    kit::Prose* m_caption;
};

} // namespace teams
