// The bar at the left: an icon and a word for each of the nine screens.
#pragma once

#include "ui/kit/theme.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QVBoxLayout>

namespace shell {

/// Their numbers are fixed, so that Ctrl and a number always goes to the same place.
enum class Place { Tables = 1, Teams, CheckIn, ScoreSheet, Bracket, Standings, Rulings, Print, Rules };

class RailButton : public QAbstractButton {
    Q_OBJECT
public:
    RailButton(kit::Theme& theme, const QString& icon, const QString& word, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    /// Only its icon if the window is low.
    QSize minimumSizeHint() const override { return {sizeHint().width(), m_theme.px(40)}; }
    /// Whether its word is shown: only if all buttons have room for theirs.
    bool showsWord() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    kit::Theme& m_theme;
    QString m_icon;
};

class Rail : public QWidget {
    Q_OBJECT
public:
    explicit Rail(kit::Theme& theme, QWidget* parent = nullptr);
    /// Adds a place after the last; Ctrl and its number opens it.
    void add(int number, const QString& icon, const QString& word);
    /// 0: no place of the rail.
    void setCurrent(int number);

Q_SIGNALS:
    void chosen(int number);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    kit::Theme& m_theme;
    QButtonGroup m_buttons;
    QVBoxLayout* m_layout;
};

} // namespace shell
