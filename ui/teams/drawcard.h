// The options of the draw, its numbers, and a picture of it.
#pragma once

#include "sketch.h"

#include "desk/drawing/drawfacts.h"
#include "desk/drawing/drawoutlook.h"
#include "ui/kit/fields.h"
#include "ui/ranking/rankingfields.h"
#include "ui/session/deed.h"
#include "ui/session/keys.h"

#include <QSet>

namespace kit {
class FlowRow;
} // namespace kit

namespace teams {

/// The options for the tournament's format. Options that the format doesn't have are hidden.
class DrawChoices : public QWidget {
    Q_OBJECT
public:
    explicit DrawChoices(kit::Theme& theme, QWidget* parent = nullptr);
    /// The options of that format for that many teams: values that no one has chosen are the usual ones.
    void show(facts::Format format, int teams);
    using QWidget::show;
    /// The standings of that tournament give the seeds.
    void setStandings(const QString& tournament, const std::vector<std::string>& names);
    /// Standings should give the seeds, but no tournament was chosen.
    bool waitsForTournament() const
    {
        return m_seeding->currentIndex() == ByStandings && m_standings.empty();
    }
    /// The chosen options, or those of the last draw.
    void setDrawSettings(const desk::DrawSettings& how);
    desk::DrawSettings how() const;
    void takeFocus() { m_seeding->setFocus(); }
    /// The mistake in a field, as a sentence; empty if there is none.
    QString wrong() const { return m_ranking->wrong(); }

Q_SIGNALS:
    void changed();
    /// Asks for the tournament whose standings give the seeds.
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
    kit::FlowRow* m_more; ///< other options of the format, for a playoff
    ranking::RankingFields* m_ranking;
    QSet<const QSpinBox*> m_chosen; ///< set by a person; the other numbers keep their usual values
};

class DrawCard : public kit::Card {
    Q_OBJECT
public:
    /// Asks with `ask` before a redraw.
    DrawCard(kit::Theme& theme, session::Session& session, kit::Ask& ask);
    void setDrawSettings(const desk::DrawSettings& how);
    void refresh();
    /// Draws with the chosen options. If the teams are already drawn, asks for the options first, then shows
    /// the changes.
    void draw();
    /// Closes the options of a redraw; false if none are shown.
    bool dropChoices();

    /// Asks for the file of the tournament whose standings give the seeds; empty if none was chosen.
    std::function<QString()> chooseTournament;
    /// The source of random numbers for a redraw.
    desk::Environment environment = desk::thisMachine();

Q_SIGNALS:
    /// The requested draw is on record, was refused, or isn't wanted anymore.
    void answered();
    void drawn();
    /// Whether the options of a redraw are shown, which need all the room.
    void redrawing(bool is);
    void certificateWanted();

private:
    void showOutlook();
    void showPicture(const desk::Answer<desk::Outlook>& look);
    QStringList notes(const desk::Answer<desk::Outlook>& look, bool redraws, bool isPreview) const;
    void chooseStandings();
    /// The chosen options, or those of the draw on record while no other is being chosen.
    desk::DrawSettings how() const;
    void chooseAgain();
    void record(const desk::DrawSettings& how);

    kit::Theme& m_theme;
    session::Session& m_session;
    kit::Ask& m_ask;
    DrawChoices* m_choices;
    kit::Prose* m_outlook;
    kit::Prose* m_duration;
    kit::Prose* m_note;
    kit::Prose* m_complaint;
    QPushButton* m_draw;
    QPushButton* m_cancel;
    QPushButton* m_certificate;
    DrawPicture* m_picture;
    kit::Prose* m_caption;
    /// The options at the time when another draw began to be chosen.
    std::optional<desk::DrawSettings> m_from;
};

} // namespace teams
