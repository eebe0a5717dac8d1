// When each round and the tournament will be over, as far as the hands played so far tell.
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

private:
    struct Row {
        QWidget* whole;
        kit::Line* what;
        kit::Line* when;
    };
    void add(std::size_t place, const QString& what, const QString& when);

    kit::Theme& m_theme;
    QVBoxLayout* m_rows;
    std::vector<Row> m_all;
    kit::Prose* m_from;
};

} // namespace tables
