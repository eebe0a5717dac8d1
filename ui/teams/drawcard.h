// How the teams are drawn, what that would come to, and what it means as a picture.
#pragma once

#include "drawchoices.h"
#include "sketch.h"

#include "desk/drawing/drawoutlook.h"
#include "ui/kit/widgets.h"

#include <QPushButton>
#include <QWidget>

namespace teams {

// The place on the card where a draw is sketched.

class DrawPicture : public QWidget {
    Q_OBJECT
public:
    explicit DrawPicture(kit::Theme& theme, QWidget* parent = nullptr);
    void show(const bracket::Bracket& bracket);
    using QWidget::show;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();

    kit::Theme& m_theme;
    bracket::Bracket m_bracket;
};

class DrawCard : public kit::Card {
    Q_OBJECT
public:
    explicit DrawCard(kit::Theme& theme, QWidget* parent = nullptr);
    void setWishes(const desk::HowDrawn& how) { m_choices->setWishes(how); }
    void show(const tournament::Tournament& tournament, const tournament::Timestamp& now);
    using Card::show;
    void setStandings(const QString& tournament, const std::vector<std::string>& names)
    {
        m_choices->setStandings(tournament, names);
    }
    desk::HowDrawn how() const { return m_choices->how(); }
    void complain(const QString& text);

Q_SIGNALS:
    void drawWanted();
    void certificateWanted();
    void tablesWanted();

private:
    void showOutlook();
    void showPicture(const desk::Answer<desk::Outlook>& look);
    QStringList notes(const desk::Answer<desk::Outlook>& look) const;

    tournament::Tournament m_tournament;
    tournament::Timestamp m_now;
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
