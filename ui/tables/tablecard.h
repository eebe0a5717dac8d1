// One table of the room: its match and state, or that it is free.
#pragma once

#include "tournament/model/tournament.h"
#include "tournament/queries/clock.h"
#include "ui/kit/widgets.h"

#include <QAbstractButton>

#include <optional>

namespace tables {

/// The state of a table; the most urgent if several apply.
enum class Status {
    Nothing,
    Called,
    Playing,
    NearlyUp,   ///< the last minutes of its clock
    TimeUp,     ///< and no one has called it
    TimeCalled, ///< time was called, and what the rules allow is still played
    Paused,
    Protest,
    Challenge,
    Waits, ///< its teams are seated, but another match must be decided first
    Disputed,
    Signing
};

class TableCard : public QAbstractButton {
    Q_OBJECT
public:
    /// A tile is one line, for a table that is free, or closed and free.
    enum class Size { Large, Normal, Dense, Tile };

    TableCard(kit::Theme& theme, int table, QWidget* parent = nullptr);
    /// The match at the table; null if it is free. `closed` is the reason, or empty, if the table is closed:
    /// no match is called to it after that one.
    void show(const tournament::Tournament& tournament, const tournament::Match* match,
              const std::optional<std::string>& closed);
    /// The clock of that match; if it has none, the minutes since the call are shown. Repainted only if
    /// something has changed.
    void showClock(const std::optional<tournament::Reading>& reading, int minutesSinceCall);
    /// For a free table: the next match will be called to it.
    void setNext(bool next);
    void setSize(Size size);

    int table() const { return m_table; }
    bool isFree() const { return m_isFree; }
    bool isClosed() const { return m_isClosed; }
    bool isNext() const { return m_isNext; }
    Size size() const { return m_size; }
    Status status() const { return m_status; }
    /// `11:40`, `38 min`; empty if no time runs.
    const QString& time() const { return m_time; }
    QSize sizeHint() const override;

Q_SIGNALS:
    /// The actions for it are requested, at that place of the screen.
    void menuWanted(const QPoint& at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    struct Side {
        QString team;
        QString players;
        QString score;
        bool won = false;
        bool lost = false;
    };
    struct Words {
        QString icon;
        QString whole;
        QString brief; ///< if the whole doesn't fit, for example beside the table's number
        kit::Line::Ink ink = kit::Line::Ink::Soft;
    };
    Words words() const;
    bool isTimeShort() const;
    /// Whether it was called and has no hand, while the state shows its clock.
    bool lacksHand() const { return m_matchStatus == Status::Called && isTimeShort(); }
    bool needsSomebody() const;
    QString title() const;
    void name();
    void paintTile(QPainter& painter, const QRectF& box) const;
    void paintHead(QPainter& painter) const;
    void paintFoot(QPainter& painter) const;
    void paintBar(QPainter& painter, int top) const;
    void paintSide(QPainter& painter, const Side& side, bool sideA, int top, int spare) const;
    /// Whether a dense card is so low that its lines must be closer together.
    bool isTight() const { return m_size == Size::Dense && height() < m_theme.px(88); }
    int headTop() const;
    int inset() const { return m_theme.px(m_size == Size::Dense ? 9 : 14); }
    int sideHeight() const;

    kit::Theme& m_theme;
    int m_table;
    Size m_size = Size::Tile;
    bool m_isFree = true;
    bool m_isClosed = false;
    bool m_isNext = false;
    Status m_matchStatus = Status::Nothing; ///< the state without the clock
    Status m_status = Status::Nothing;
    QString m_why;   ///< why it is closed, or what it waits for
    QString m_pause; ///< why its clock is paused
    QString m_note;  ///< in its head: `Hand 6`, `3 of 4 checked in`
    QString m_left;  ///< once time was called: `last hand`
    QString m_time;
    std::optional<double> m_share; ///< the part of its time that is over; nothing: no bar
    bool m_isReady = false;        ///< it is called, and its clock hasn't started
    Side m_sides[2];
};

} // namespace tables
