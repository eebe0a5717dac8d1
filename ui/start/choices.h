// The choices of the first screen: what to do, and recent tournaments.
#pragma once

#include "recent.h"

#include "ui/kit/widgets.h"

namespace start {

/// A button as wide as its column.
class Painted : public kit::PaintedButton {
    Q_OBJECT
public:
    explicit Painted(kit::Theme& theme, QWidget* parent = nullptr);

protected:
    /// A keycap with its right edge at `right` and centered vertically at `middle`; returns its left edge.
    double paintKey(QPainter& painter, double right, double middle, const QString& key) const;
};

/// An icon, its action, a line about it, and its key; all in one row.
class Choice : public Painted {
    Q_OBJECT
public:
    Choice(kit::Theme& theme, const QString& icon, const QString& title, const QString& text,
           const QString& key, QWidget* parent = nullptr);
    QString about() const { return m_about; }
    /// A tick replaces its key.
    void setDone(bool done);
    bool isDone() const { return m_isDone; }
    /// Sets whether it is only as high as its text.
    void setLow(bool low);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_icon;
    QString m_about;
    QString m_key;
    bool m_isDone = false;
    bool m_isLow = false;
};

/// Pixels, at any size of text, from the edge of the card of recent tournaments to its words.
constexpr int recentInset = 20;

/// A recent tournament: its name, state, last change, folder and key.
class RecentRow : public Painted {
    Q_OBJECT
public:
    RecentRow(kit::Theme& theme, const Recent& recent, int number, QWidget* parent = nullptr);
    const Recent& recent() const { return m_recent; }
    QSize sizeHint() const override { return {m_theme.px(320), m_theme.px(64)}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Recent m_recent;
    int m_number;
};

/// `Today, 7:42 PM`, `Nov 19, 2026`
QString changedText(const QDateTime& changed, const QDate& today);

} // namespace start
