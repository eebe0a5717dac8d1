// The games of a match of several: which one is in play, how the others ended, and the way to look at them.
#pragma once

#include "tournament/model/match.h"
#include "ui/kit/widgets.h"

#include <QButtonGroup>
#include <QHBoxLayout>

namespace sheet {

class GamesBar : public QWidget {
    Q_OBJECT
public:
    explicit GamesBar(kit::Theme& theme, QWidget* parent = nullptr);
    /// `shown` is the game that the sheet shows. Not in view where the match is one game.
    void show(const tournament::Match& match, int shown);

Q_SIGNALS:
    void chosen(int game);

private:
    kit::Line* m_standing;
    QButtonGroup* m_games;
    QHBoxLayout* m_line;
};

} // namespace sheet
