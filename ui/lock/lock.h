// The lock of the window: what it hides and refuses, and the gate for what needs a supervisor's PIN.
#pragma once

#include "guard.h"
#include "pinpage.h"

#include "ui/session/screen.h"

#include <QDateTime>
#include <QMainWindow>
#include <QShortcut>

namespace lock {

class Lock : public QObject {
    Q_OBJECT
public:
    Lock(kit::Theme& theme, session::Session& session, Guard& guard, QMainWindow& window);

    /// Hides the window's inside and refuses every key until a PIN is given. Without any PIN it says so.
    void lock();
    /// Where it was locked when the program ended.
    void lockAgain();
    bool isLocked() const { return m_page->covers(); }
    /// Asks for a supervisor's PIN, and calls `then` with the name of who gave one; at once, with who is on
    /// duty, where nobody has a PIN. `name` where it must be that one's.
    /// `dropped` is called where nobody gave one: Esc, a click beside it, or another question in its place.
    void need(const QString& what, const session::OnGranted& then, const session::OnCancelled& dropped = {},
              const QString& name = {});
    /// Two questions more: the new PIN and the same again.
    void setPin(const QString& name);
    void removePin(const QString& name);
    void rename(const QString& from, const QString& to);

    /// 0: it never locks by itself. Remembered.
    void setIdleMinutes(int minutes);
    int idleMinutes() const { return m_minutes; }
    /// Whether nobody has pressed anything for that time: then it locks. Looked at every second.
    void lookAtClock();
    /// Milliseconds since 1970: the lid of the laptop may have been down for an hour.
    std::function<qint64()> now = &QDateTime::currentMSecsSinceEpoch;

Q_SIGNALS:
    void said(const QString& sentence, kit::Line::Ink ink);
    /// It was to be locked, and nobody has a PIN yet.
    void pinWanted();
    void renamed(const QString& from, const QString& to);
    /// Whose PIN opened the lock.
    void opened(const QString& by);
    /// The focus may go back to `before`, where that is still there: it had it, or was given it since.
    void closed(QWidget* before);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Claimed = std::function<void(const duty::Claim& claim)>;
    void askClaim(const QString& title, const QStringList& names, bool covers, const Claimed& then);
    /// Whose PIN it is does not matter.
    void askSupervisor(const QString& title, const Claimed& then);
    void askNewPin(const QString& name, const std::optional<duty::Claim>& by);
    void keepPin(const duty::Claim& claim, const std::optional<duty::Claim>& by);
    /// Nothing, and it has said why, where the file cannot be read.
    std::optional<QStringList> names();
    QStringList onDutyFirst(QStringList names) const;
    /// From then on no key reaches anything else.
    void question(const PinQuestion& asked, const PinPage::Given& given);
    /// What somebody puts the focus on meanwhile gets it afterwards.
    void keepFocus(QWidget* focus);
    void drop();
    /// Says what came of what was asked; that is put away where nothing else is asked since.
    void end(int serial, const QString& mistake, const QString& good);
    /// Nobody gave a PIN: who asked for it is told.
    void giveUp();

    session::Session& m_session;
    Guard& m_guard;
    QMainWindow& m_window;
    PinPage* m_page;
    QTimer m_second;
    qint64 m_touched = 0; ///< when somebody pressed something last
    int m_minutes = 0;
    QList<QPointer<QShortcut>> m_silenced;
    QPointer<QWidget> m_before;     ///< whose focus it is when nothing is asked
    session::OnCancelled m_dropped; ///< of what is asked now
    int m_serial = 0;               ///< of what is asked now: an answer to what was given up is ignored
};

} // namespace lock
