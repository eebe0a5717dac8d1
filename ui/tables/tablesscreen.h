// The tournament at a glance: the tables, what is ready, and what needs somebody.
#pragma once

#include "needs.h"
#include "overcard.h"
#include "ready.h"
#include "room.h"

#include "ui/session/screen.h"

namespace tables {

class TablesScreen : public session::Screen {
    Q_OBJECT
public:
    TablesScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void begin() override;
    void refresh() override;
    void takeFocus() override;

Q_SIGNALS:
    /// Its players have to show their IDs before the match can be called: those of that team first.
    void checkinWanted(const QString& team);
    /// Somebody wants to part who is level, or to pair the next round.
    void decisionWanted();
    /// Somebody wants to rule on the match's challenge that waits for it.
    void caseWanted(const QString& match);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QList<Asking*> parts() const { return {m_room, m_tables, m_ready}; }
    QWidget* makeSide();
    void offerActions();
    void showTimes();
    void showReady();
    void showClocks();
    std::string minuteNow() const;
    void complain(const QString& sentence) { m_complaint->say(sentence); }

    kit::Line* m_title;
    kit::Prose* m_subtitle;
    RoomClock* m_room;
    Room* m_tables;
    OverCard* m_over;
    ReadyList* m_ready;
    NeedsList* m_needs;
    kit::Prose* m_complaint;
    QStringList m_up;     ///< matches whose time is up
    std::string m_minute; ///< of what is shown
};

} // namespace tables
