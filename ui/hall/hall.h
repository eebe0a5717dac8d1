// The hall screen: whether and where it is shown, and how its pages turn.
#pragma once

#include "faces.h"

#include "ui/kit/widgets.h"

#include <QList>
#include <QPointer>
#include <QRect>
#include <QScreen>
#include <QWidget>

#include <memory>
#include <set>
#include <utility>

namespace hall {

/// The window for the hall: one page after the other, calls at the bottom of each, no controls. Esc closes
/// it. It isn't counted as the program's last window.
class View : public QWidget {
    Q_OBJECT
public:
    using QWidget::show;
    explicit View(QWidget* parent = nullptr);

    /// Shows another tournament, or the same with more on record, or other settings. The page stays, unless a
    /// match was called: then the page with that call is shown.
    void show(const Shown& shown);
    /// Whether it covers the window with the controls: then it gets the keys, and shows for some seconds that
    /// Esc closes it, and again at any other key.
    void setCovers(bool covers);
    /// One second later: clocks run, and calls without room beside each other take turns.
    void tick(const tournament::Timestamp& now);
    /// The next page; after the last, the first.
    void turn();
    const std::vector<Face>& faces() const { return m_faces; }
    const Face& face() const { return m_faces[m_at]; }
    /// The current calls at the bottom of the page; empty if there are none.
    const Face& strip() const { return m_strip; }
    /// The page without the hint about Esc.
    void draw(QPainter& painter) const;
    kit::Scheme scheme() const { return m_shown.choices.scheme; }

Q_SIGNALS:
    /// Its content may have changed.
    void shown();
    /// The page with a new call was shown before its turn.
    void jumped();
    void closeWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void layOut();
    void layOutTables();
    bool layOutStrip();
    void noteCalls(bool isSameTournament);
    void jumpTo(const std::string& match);
    void stayAt(Kind kind, std::size_t ofKind);
    std::size_t numberInKind() const;
    void say();
    Face hintFace() const;

    Shown m_shown;
    std::vector<Face> m_faces;
    std::size_t m_at = 0;
    Face m_strip;
    std::size_t m_group = 0;         ///< the group of calls on the strip
    std::set<std::string> m_calls;   ///< the calls, one text each
    std::set<std::string> m_fresh;   ///< matches that were just called
    std::size_t m_firstGroup = 0;    ///< the group shown at that time
    tournament::Timestamp m_since{}; ///< of the newest call
    QTimer m_hint{this};             ///< runs while its hint is shown
    bool m_covers = false;
};

// The machine's screens, as far as the hall screen needs them.

/// A screen, projector or television. In the code it is a monitor: a screen is a part of the window.
struct Monitor {
    QString name; ///< `HDMI-1`
    QRect place;  ///< its place on the desktop, in pixels
    friend bool operator==(const Monitor&, const Monitor&) = default;
};

/// The only access to the machine's screens, so that a test can disconnect one.
class Monitors : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual QList<Monitor> all() const = 0;
    /// The name of the window's monitor.
    virtual QString under(const QWidget& window) const = 0;
    /// Shows the window so that it fills that one.
    virtual void fill(const QString& name, QWidget& window) = 0;

Q_SIGNALS:
    /// One was connected, disconnected or resized.
    void changed();
};

class MachineMonitors : public Monitors {
    Q_OBJECT
public:
    explicit MachineMonitors(QObject* parent = nullptr);
    QList<Monitor> all() const override;
    QString under(const QWidget& window) const override;
    void fill(const QString& name, QWidget& window) override;

private:
    QScreen* m_going = nullptr; ///< is being removed, even if it is still listed
};

/// Shows the session's tournament on a monitor other than the main window's, the chosen one if it is
/// connected. If there is none (one screen, or a projector that mirrors it), it covers the main window until
/// Esc or until another is connected. If that is disconnected later, it waits for the next: it never covers
/// the main window by itself.
class Hall : public QObject {
    Q_OBJECT
public:
    explicit Hall(session::Session& session, QObject* parent = nullptr);
    ~Hall() override;

    /// The main window, whose monitor it avoids; known once it is created.
    void avoidMonitorOf(QWidget& main)
    {
        m_main = &main;
        main.installEventFilter(this);
    }
    /// Monitors other than the machine's.
    void use(std::unique_ptr<Monitors> monitors);

    void open();
    void close();
    void toggle() { m_isWanted ? close() : open(); }
    /// It should be shown, whether or not there is a monitor for it.
    bool isWanted() const { return m_isWanted; }
    /// Its monitor; empty if it isn't shown.
    const QString& shownOn() const { return m_shownOn; }
    /// Whether it covers the main window.
    bool covers() const { return !m_shownOn.isEmpty() && m_shownOn == own(); }
    /// A sentence about where it is, or what it waits for.
    QString state() const;

    const Choices& choices() const { return m_choices; }
    void choose(const Choices& choices);
    /// The monitors it can be shown on now.
    QList<Monitor> candidates() const;
    QList<Monitor> monitors() const { return m_monitors->all(); }

    View& view() { return *m_view; }
    /// What the timer does after the seconds of a page.
    void turn() { m_view->turn(); }
    const QTimer& timer() const { return m_timer; }

Q_SIGNALS:
    /// It was shown or closed, or the settings changed.
    void changed();
    /// A change that no one asked for.
    void said(const QString& sentence, kit::Line::Ink ink);
    /// The last message is obsolete.
    void unsaid(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void comeUp(const QString& name);
    void goDown();
    void look();
    void refresh();
    void say(const QString& sentence, kit::Line::Ink ink)
    {
        m_said = sentence;
        Q_EMIT said(sentence, ink);
    }
    void unsay()
    {
        if (!m_said.isEmpty())
            Q_EMIT unsaid(std::exchange(m_said, {}));
    }
    /// The main window's monitor.
    QString own() const { return m_main ? m_monitors->under(*m_main) : QString(); }
    QString target() const;

    session::Session& m_session;
    std::unique_ptr<Monitors> m_monitors;
    std::unique_ptr<View> m_view;
    QPointer<QWidget> m_main;
    QString m_tournament; ///< whose message is in the settings
    Choices m_choices;
    QTimer m_timer{this};
    QString m_shownOn;
    QRect m_filled; ///< that monitor's place at that time
    QString m_lost; ///< it was shown there until that was disconnected
    QString m_said; ///< and still true
    bool m_isWanted = false;
    bool m_mayCover = false; ///< it was opened while the main window's monitor was the only one
};

} // namespace hall
