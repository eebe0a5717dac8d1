// The clocks of the whole room: for rooms that run on one horn.
#pragma once

#include "asking.h"

#include "ui/session/menu.h"

#include <QPushButton>

namespace tables {

/// A button of the line over the tables, with an icon before its words and a key or an arrow behind them.
class HeadButton : public QPushButton {
    Q_OBJECT
public:
    explicit HeadButton(kit::Theme& theme);
    /// An empty key: there is an arrow, since a menu opens.
    void show(const QString& icon, const QString& does, const QString& key);
    /// Without its words, where there is no room for them.
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

/// One button pauses all clocks, or lets them run again; the menu beside it has everything else, and what
/// calls and clocks do by themselves. Each only where there is something to do it to. Where no rules of the
/// tournament limit the time, the room alone can be changed. In view while it asks something.
class Clocks : public Asking {
    Q_OBJECT
public:
    Clocks(kit::Theme& theme, session::Session& session);
    void show(const tournament::Tournament& tournament);
    using QWidget::show;
    /// Whether there is a clock that the action is for.
    static bool may(const tournament::Tournament& tournament, session::Key key);
    /// Does what the key stands for; answers whether it is one of these.
    bool press(session::Key key);
    /// What stands over the tables.
    QList<QWidget*> buttons() const { return {m_pause, m_open, m_room}; }
    /// Of these with their words, with so much between them.
    int wholeWidth(int between) const;
    /// Leaves the words of the two out.
    void setBrief(bool brief);

Q_SIGNALS:
    /// How many tables there are and how long teams rest is to be changed.
    void roomWanted();

private:
    QAction* add(const QString& name, const QString& icon, const QString& does,
                 const std::function<void()>& act);
    void addSetting(const QString& name, const QString& does, bool is, void (*set)(session::Settings&, bool));
    void dress();
    void openMenu();
    void pauseOrResume();
    void askTime();
    void setClocks(const QString& what, facts::ClockDeed deed, const std::optional<std::string>& reason = {});

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
    int m_tables = 0; ///< at which time can be called
};

} // namespace tables
