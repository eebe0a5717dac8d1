// The head of a sheet: both sides with their scores, and between them the match, the hand and the time.
#pragma once

#include "cards.h"

#include "tournament/model/match.h"
#include "tournament/queries/clock.h"
#include "ui/drawing/fittedtext.h"
#include "ui/kit/widgets.h"
#include "ui/session/clockwords.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

#include <optional>

namespace sheet {

class ClockFace;

class SheetHead : public QWidget {
    Q_OBJECT
public:
    explicit SheetHead(kit::Theme& theme, QWidget* parent = nullptr);
    /// `game` is the one shown, `hand` the number of the next one.
    void show(const tournament::Tournament& tournament, const tournament::Match& match, int game, int hand,
              const tournament::Timestamp& now);
    /// Whose captain's box is checked, for a match that is over but not finished.
    void setSigned(const scoring::PerSide<bool>& by);
    /// The time left instead of the hand and the target; nothing if the venue has no limit.
    void showClock(const std::optional<tournament::Reading>& reading);

private:
    SideCard* m_a;
    SideCard* m_b;
    kit::Prose* m_where;
    kit::Line* m_hand;
    kit::Line* m_rules; ///< the target; for a finished match, when it was signed
    ClockFace* m_clock;
    bool m_isToSign = false;
};

// The time left of a game, large, and a text beside it. Its size doesn't depend on the time, so that each
// second only repaints this.

class ClockFace : public QWidget {
    Q_OBJECT
public:
    explicit ClockFace(kit::Theme& theme, QWidget* parent = nullptr);
    void show(const session::ClockWords& words);
    const session::ClockWords& words() const { return m_words; }
    /// The text as shown.
    drawing::FittedText shown() const
    {
        return drawing::fitted(m_words.says, m_theme.font(14), width(), m_theme.px(14));
    }
    QSize sizeHint() const override { return {m_theme.px(120), m_theme.px(62)}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    kit::Theme& m_theme;
    session::ClockWords m_words;
};

// What happens when time is up, shown below the row of a sheet. It takes no keys from the row.

class TimeUp : public QWidget {
    Q_OBJECT
public:
    explicit TimeUp(kit::Theme& theme, QWidget* parent = nullptr);
    /// Shown if there is a text; with a button to call time unless that question is open.
    void say(const QString& text, bool offers);

Q_SIGNALS:
    void wanted();

private:
    kit::Prose* m_text;
    QPushButton* m_call;
};

// The games of a match with several: which one is in play, how the others ended, and links to them.

class GamesBar : public QWidget {
    Q_OBJECT
public:
    explicit GamesBar(kit::Theme& theme, QWidget* parent = nullptr);
    /// `shown` is the game on the sheet. Hidden if the match is one game.
    void show(const tournament::Match& match, int shown);

Q_SIGNALS:
    void chosen(int game);

private:
    kit::Line* m_standing;
    QButtonGroup* m_games;
    QHBoxLayout* m_line;
};

} // namespace sheet
