// The forecast of when each round and the tournament will end, from the hands played so far.
#pragma once

#include "tournament/forecast/forecast.h"
#include "ui/kit/widgets.h"

#include <QVBoxLayout>

namespace tables {

class OverCard : public kit::Card {
    Q_OBJECT
public:
    explicit OverCard(kit::Theme& theme, QWidget* parent = nullptr);
    /// Hidden if there is nothing left to forecast.
    void show(const bracket::Bracket& bracket, const std::optional<tournament::Forecast>& forecast,
              int aheadMin);
    /// The number of rounds before the last that it can show.
    int rounds() const { return m_rounds; }
    /// Shows that many of the next rounds.
    void setRounds(int shown);
    int heightFor(int shown) const;

private:
    struct Row {
        QWidget* whole;
        kit::Line* what;
        kit::Line* range; ///< the likely range
        kit::Line* when;
    };
    void add(std::size_t place, const QString& what, const QString& when);
    void fold();

    kit::Theme& m_theme;
    kit::Line* m_head;
    QVBoxLayout* m_rows;
    std::vector<Row> m_all;
    Row m_last;
    int m_rounds = 0; ///< before the last round
    int m_shown = 0;  ///< how many of them are shown
};

} // namespace tables
