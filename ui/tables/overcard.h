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
    /// The first round and the last alone.
    void setBrief(bool brief);
    int heightFor(bool brief) const;

private:
    struct Row {
        QWidget* whole;
        kit::Line* what;
        kit::Line* range; ///< within which it mostly lies
        kit::Line* when;
    };
    void add(std::size_t place, const QString& what, const QString& when);
    void fold();
    int rows(bool brief) const;

    kit::Theme& m_theme;
    kit::Line* m_head;
    QVBoxLayout* m_rows;
    std::vector<Row> m_all;
    Row m_last;
    std::size_t m_shown = 0; ///< rounds before the last
    bool m_isBrief = false;
};

} // namespace tables
