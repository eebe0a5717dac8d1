// The hall screen: whether it is shown, on which of the machine's screens, and how its pages turn.
#pragma once

#include "monitors.h"
#include "view.h"

#include "ui/kit/widgets.h"
#include "ui/session/session.h"

#include <QPointer>
#include <QTimer>

#include <memory>

namespace hall {

/// Shows the session's tournament on another screen than the main window is on, the chosen one where it is
/// connected. Opened where there is none (one screen, or a projector that mirrors it) it lies over the main
/// window until Esc or another screen comes. Where the other screen goes later it waits for the next: it
/// never comes over the main window by itself.
class Hall : public QObject {
    Q_OBJECT
public:
    explicit Hall(session::Session& session, QObject* parent = nullptr);
    ~Hall() override;

    /// The window that it keeps off; known once it is made.
    void keepOff(QWidget& main);
    /// Other screens than the machine's.
    void use(std::unique_ptr<Monitors> monitors);

    void open();
    void close();
    void toggle() { m_isWanted ? close() : open(); }
    /// Somebody wants it shown, whether there is a screen for it or not.
    bool isWanted() const { return m_isWanted; }
    /// Where it is shown now; empty where it is not.
    const QString& shownOn() const { return m_shownOn; }
    /// Whether it lies over the main window now.
    bool covers() const { return !m_shownOn.isEmpty() && m_shownOn == own(); }
    /// Where it is, or what it waits for, in a sentence.
    QString state() const;

    const Choices& choices() const { return m_choices; }
    void choose(const Choices& choices);
    /// Those that it may be shown on now.
    QList<Monitor> candidates() const;
    QList<Monitor> monitors() const { return m_monitors->all(); }

    View& view() { return *m_view; }
    /// As the timer does when the seconds of a page are over.
    void turn() { m_view->turn(); }
    const QTimer& timer() const { return m_timer; }

Q_SIGNALS:
    /// It has come up, gone, or other choices hold.
    void changed();
    /// What happened to it that nobody asked for.
    void said(const QString& sentence, kit::Line::Ink ink);
    /// What was said holds no more.
    void unsaid(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void comeUp(const QString& name);
    void goDown();
    void look();
    void refresh();
    void say(const QString& sentence, kit::Line::Ink ink);
    void unsay();
    QString own() const;
    QString target() const;

    session::Session& m_session;
    std::unique_ptr<Monitors> m_monitors;
    std::unique_ptr<View> m_view;
    QPointer<QWidget> m_main;
    QString m_tournament; ///< the one whose message stands in the choices
    Choices m_choices;
    QTimer m_timer{this};
    QString m_shownOn;
    QRect m_filled; ///< as that screen was then
    QString m_lost; ///< it was shown there until that went
    QString m_said; ///< and holds still
    bool m_isWanted = false;
    bool m_mayCover = false; ///< it was opened while the main window's screen was the only one
};

} // namespace hall
