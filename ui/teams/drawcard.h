// How the teams are drawn, what that would come to, and what it means as a picture.
#pragma once

#include "confirm.h"
#include "sketch.h"

#include "desk/drawing/drawfacts.h"
#include "desk/drawing/drawoutlook.h"
#include "ui/kit/fields.h"
#include "ui/ranking/rankingfields.h"
#include "ui/session/deed.h"
#include "ui/session/keys.h"

#include <QSet>

namespace teams {

/// What there is to choose in a draw of the tournament's format. What the format does not have is not shown.
class DrawChoices : public QWidget {
    Q_OBJECT
public:
    explicit DrawChoices(kit::Theme& theme, QWidget* parent = nullptr);
    /// The choices of that format for so many teams: what nobody has chosen is what is usual for them.
    void show(facts::Format format, int teams);
    using QWidget::show;
    /// The standings of that tournament are to give the seeds.
    void setStandings(const QString& tournament, const std::vector<std::string>& names);
    /// Standings are to give the seeds, and nobody has said of which tournament.
    bool waitsForTournament() const
    {
        return m_seeding->currentIndex() == ByStandings && m_standings.empty();
    }
    /// What is wished, or was drawn before.
    void setWishes(const desk::HowDrawn& how);
    desk::HowDrawn how() const;
    /// What is wrong with a field, as a sentence; empty where nothing is.
    QString wrong() const { return m_ranking->wrong(); }

Q_SIGNALS:
    void changed();
    /// Somebody wants to choose the tournament whose standings give the seeds.
    void tablesWanted();

private:
    enum Seeding { AsListed, ByLot, ByLotApart, ByStandings };
    QSpinBox* number(const QString& name, int least);
    void wish(QSpinBox* number, const std::optional<int>& value);
    void follow(QSpinBox* number, int usual, int most);
    void showUsual();
    void showTournament() { m_tournament->setVisible(m_seeding->currentIndex() == ByStandings); }

    facts::Format m_format = facts::Format::SingleElimination;
    int m_teams = 0;
    kit::DropDown* m_seeding;
    QPushButton* m_tournament;
    std::vector<std::string> m_standings; ///< names in the order of that tournament's standings
    kit::DropDown* m_thirdPlace;
    kit::DropDown* m_final;
    kit::DropDown* m_meetings;
    QSpinBox* m_pools;
    QSpinBox* m_advance;
    QSpinBox* m_wildcards;
    QSpinBox* m_rounds;
    ranking::RankingFields* m_ranking;
    QSet<const QSpinBox*> m_chosen; ///< the other numbers follow what is usual
};

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
