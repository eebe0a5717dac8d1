// When each round and the tournament will be finished, as far as the hands played so far tell.
#pragma once

#include "tournament/forecast/forecast.h"
#include "ui/kit/widgets.h"

#include <QVBoxLayout>

namespace tables {

class OverCard : public kit::Card {
    Q_OBJECT
public:
    explicit OverCard(kit::Theme& theme, QWidget* parent = nullptr);
    /// Not in view where nothing is left to be forecast.
    void show(const bracket::Bracket& bracket, const std::optional<tournament::Forecast>& forecast,
              int aheadMin);
    /// How many rounds it has to show before the last.
    int rounds() const { return m_rounds; }
    /// Shows that many of them, the next ones.
    void setRounds(int shown);
    int heightFor(int shown) const;

private:
    struct Row {
        QWidget* whole;
        kit::Line* what;
        kit::Line* range; ///< within which it mostly lies
        kit::Line* when;
    };
    void add(std::size_t place, const QString& what, const QString& when);
    void fold();

    kit::Theme& m_theme;
    kit::Line* m_head;
    QVBoxLayout* m_rows;
    std::vector<Row> m_all;
    Row m_last;
    int m_rounds = 0; ///< before the last
    int m_shown = 0;  ///< of these
};

} // namespace tables
