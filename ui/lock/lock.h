// The lock of the window: it hides the content and refuses keys; and the gate for actions that need a
// supervisor's PIN.
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

    /// Hides the content and refuses every key until a PIN is given. If no one has a PIN, it says so.
    void lock();
    /// Locks if it was locked when the program ended.
    void lockAgain();
    bool isLocked() const { return m_page->covers(); }
    /// Asks for a supervisor's PIN, and calls `then` with the supervisor's name; at once, with the supervisor
    /// on duty, if no one has a PIN. With `name`, it must be that supervisor's. Calls `dropped` if no one
    /// gave one: Esc, a click beside it, or another question in its place.
    void need(const QString& what, const session::OnGranted& then, const session::OnCancelled& dropped = {},
              const QString& name = {});
    /// Asks two more questions: for the new PIN, and for the same again.
    void setPin(const QString& name);
    void removePin(const QString& name);
    void rename(const QString& from, const QString& to);

    /// 0: it never locks by itself. Stored.
    void setIdleMinutes(int minutes);
    int idleMinutes() const { return m_minutes; }
    /// Whether no key was pressed for that time: then it locks. Checked every second.
    void lockIfIdle();
    /// Milliseconds since 1970. A timer wouldn't count the time while a laptop sleeps.
    std::function<qint64()> now = &QDateTime::currentMSecsSinceEpoch;

Q_SIGNALS:
    void said(const QString& sentence, kit::Line::Ink ink);
    /// It should lock, but no one has a PIN yet.
    void pinWanted();
    void renamed(const QString& from, const QString& to);
    /// The supervisor whose PIN opened the lock.
    void opened(const QString& by);
    /// The focus can go back to `before`, if that still exists.
    void closed(QWidget* before);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Claimed = std::function<void(const duty::Claim& claim)>;
    void askClaim(const QString& title, const QStringList& names, bool covers, const Claimed& then);
    /// Any supervisor's PIN will do.
    void askSupervisor(const QString& title, const Claimed& then);
    void askNewPin(const QString& name, const std::optional<duty::Claim>& by);
    void keepPin(const duty::Claim& claim, const std::optional<duty::Claim>& by);
    /// Nothing, after a message, if the file can't be read.
    std::optional<QStringList> names();
    QStringList onDutyFirst(QStringList names) const;
    /// Shows the question. From then on no key reaches anything else.
    void question(const PinQuestion& asked, const PinPage::Given& given);
    /// Remembers a widget that should get the focus afterwards.
    void keepFocus(QWidget* focus);
    void drop();
    /// Shows the result of the question; closes it if no other was asked since.
    void end(int serial, const QString& mistake, const QString& good);
    /// No one gave a PIN: calls `dropped` of the current question.
    void cancelRequest();

    session::Session& m_session;
    Guard& m_guard;
    QMainWindow& m_window;
    PinPage* m_page;
    QTimer m_second;
    qint64 m_touched = 0; ///< the last key press
    int m_minutes = 0;
    QList<QPointer<QShortcut>> m_silenced;
    QPointer<QWidget> m_before;     ///< gets the focus when no question is open
    session::OnCancelled m_dropped; ///< of the current question
    int m_serial = 0;               ///< of the current question, to ignore answers to a canceled one
};

} // namespace lock
