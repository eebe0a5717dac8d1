// One table of the room: who plays there and how it stands, or that it is free.
#pragma once

#include "tournament/model/tournament.h"
#include "ui/kit/theme.h"
#include "ui/session/clockwords.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QWidget>

#include <vector>

namespace tables {

class TableCard : public QAbstractButton {
    Q_OBJECT
public:
    TableCard(kit::Theme& theme, int table, QWidget* parent = nullptr);
    /// The match at the table; null where it is free. `closed` says why, or is empty, where the table is
    /// closed: nothing comes to it after that match.
    void show(const tournament::Tournament& tournament, const tournament::Match* match,
              const std::optional<std::string>& closed);
    /// The clock of that match; nothing where it has none. Paints anew only what is another.
    void showClock(const std::optional<session::ClockWords>& words);
    /// `hand 4 · 11:40`
    QString state() const;
    /// Of a free or closed table: what Enter does where it has the keys, else what a click does where the
    /// mouse is on it, else why it is closed.
    QString hint() const;
    /// The state as far as it fits beside the table's number.
    QString stateIn(const QFont& font, int width) const;
    QSize sizeHint() const override { return {m_theme.px(246), m_theme.px(139)}; }

Q_SIGNALS:
    /// It is to be closed or opened, whether somebody plays at it or not.
    void closingWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent*) override { Q_EMIT closingWanted(); }

private:
    struct Side {
        QString team;
        QString score;
    };
    void paintEmpty(QPainter& painter, const QRectF& box) const;
    void paintClock(QPainter& painter) const;
    void paintSide(QPainter& painter, const Side& side, bool sideA, int top) const;

    kit::Theme& m_theme;
    int m_table;
    bool m_isFree = true;
    bool m_isClosed = false;
    QString m_why; ///< it is closed
    QString m_state;
    std::optional<session::ClockWords> m_clock;
    Side m_sides[2];
};

// The tables of the room side by side, as many in a row as have the room for it.

class Tiles : public QWidget {
    Q_OBJECT
public:
    explicit Tiles(kit::Theme& theme, QWidget* parent = nullptr);
    void add(QWidget* tile);
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int columnsNow() const;
    void place();

    kit::Theme& m_theme;
    QGridLayout* m_grid;
    std::vector<QWidget*> m_tiles;
    int m_columns = 1;
};

} // namespace tables
