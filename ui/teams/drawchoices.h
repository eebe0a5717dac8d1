// What there is to choose in a draw of the tournament's format. What the format does not have is not shown.
#pragma once

#include "desk/drawing/drawfacts.h"
#include "ui/kit/fields.h"

namespace teams {

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

Q_SIGNALS:
    void changed();
    /// Somebody wants to choose the tournament whose standings give the seeds.
    void tablesWanted();

private:
    enum Seeding { AsListed, ByLot, ByLotApart, ByStandings };
    /// A number that follows what is usual until somebody chooses it.
    struct Number {
        QSpinBox* field = nullptr;
        bool isChosen = false;
    };
    kit::DropDown* choice(const QString& name, const QString& usual, const QString& other);
    Number number(const QString& name, int least);
    void wish(Number& number, const std::optional<int>& value);
    void follow(Number& number, int usual, int most);
    void showUsual();
    void showTournament() { m_tournament->setVisible(m_seeding->currentIndex() == ByStandings); }

    kit::Theme& m_theme;
    facts::Format m_format = facts::Format::SingleElimination;
    int m_teams = 0;
    std::optional<std::string> m_ranking; ///< which is chosen elsewhere
    kit::DropDown* m_seeding;
    QPushButton* m_tournament;
    std::vector<std::string> m_standings; ///< names in the order of that tournament's standings
    kit::DropDown* m_thirdPlace;
    kit::DropDown* m_final;
    kit::DropDown* m_meetings;
    Number m_pools;
    Number m_advance;
    Number m_wildcards;
    Number m_rounds;
};

} // namespace teams
