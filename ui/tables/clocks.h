// The clocks of the whole room, for rooms where one horn starts and ends all matches.
#pragma once

#include "asking.h"

#include "ui/session/menu.h"

#include <QPushButton>

namespace tables {

/// A button of the line above the tables, with an icon before its text and a key or an arrow after it.
class HeadButton : public QPushButton {
    Q_OBJECT
public:
    explicit HeadButton(kit::Theme& theme);
    /// If the key is empty there is an arrow, because a menu opens.
    void show(const QString& icon, const QString& does, const QString& key);
    /// Shows or hides its text, depending on the room.
    void setBrief(bool brief);
    QSize sizeHint() const override { return sizeOf(m_isBrief); }
    QSize minimumSizeHint() const override { return sizeOf(true); }
    int wholeWidth() const { return sizeOf(false).width(); }
    using QPushButton::show;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QSize sizeOf(bool brief) const;

    kit::Theme& m_theme;
    bool m_isBrief = false;
    QString m_icon;
    QString m_does;
    QString m_key;
};

/// One button pauses or resumes all clocks. The menu beside it has the other actions, and the settings for
/// calls and clocks. Each is only shown if it is possible. Without time limits in the rules, only the room
/// can be changed. Visible while a question is open.
class Clocks : public Asking {
    Q_OBJECT
public:
    Clocks(kit::Theme& theme, session::Session& session);
    void show(const tournament::Tournament& tournament);
    using QWidget::show;
    /// Whether there is a clock for that action.
    static bool may(const tournament::Tournament& tournament, session::Key key);
    /// Runs that key's action; false if it isn't one of these.
    bool press(session::Key key);
    /// The buttons above the tables.
    QList<QWidget*> buttons() const { return {m_pause, m_open, m_room}; }
    /// The width of the buttons with their texts and this space between them.
    int wholeWidth(int between) const;
    /// Shows or hides the texts of the two clock buttons.
    void setBrief(bool brief);

Q_SIGNALS:
    /// The number of tables and the rest between matches should be changed.
    void roomWanted();

private:
    QAction* add(const QString& name, const QString& icon, const QString& does,
                 const std::function<void()>& act);
    void addSetting(const QString& name, const QString& does, bool is, void (*set)(session::Settings&, bool));
    void dress();
    void openMenu();
    void pauseOrResume();
    void askTime();
    void setClocks(const QString& what, facts::ClockAction deed,
                   const std::optional<std::string>& reason = {});

    kit::Theme& m_theme;
    HeadButton* m_pause;
    HeadButton* m_open; ///< opens the menu
    QPushButton* m_room;
    session::Menu* m_menu;
    QAction* m_start;
    QAction* m_pauseAll;
    QAction* m_resume;
    QAction* m_callTime;
    bool m_hasClocks = false;
    int m_tables = 0; ///< the number of tables where time can be called
};

} // namespace tables
