// When each round and the tournament will be over, as far as the hands played so far tell.
#pragma once

#include "tournament/forecast/forecast.h"
#include "ui/look/prose.h"
#include "ui/look/widgets.h"

#include <QVBoxLayout>

namespace tables {

class OverCard : public look::Card {
    Q_OBJECT
public:
    explicit OverCard(look::Theme& theme, QWidget* parent = nullptr);
    /// Not in view where nothing is left to be forecast.
    void show(const bracket::Bracket& bracket, const std::optional<tournament::Forecast>& forecast,
              int aheadMin);

private:
    struct Row {
        QWidget* whole;
        look::Line* what;
        look::Line* when;
    };
    void add(std::size_t place, const QString& what, const QString& when);

    look::Theme& m_theme;
    QVBoxLayout* m_rows;
    std::vector<Row> m_all;
    look::Prose* m_from;
};

} // namespace tables
