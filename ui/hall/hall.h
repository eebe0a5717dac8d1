// The hall screen: whether it is shown, on which of the machine's screens, and how its pages turn.
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

/// The window for the hall: one page after the other, the calls at the foot of each, and no controls.
/// Esc closes it. It counts for nothing when the program asks which window was the last.
class View : public QWidget {
    Q_OBJECT
public:
    using QWidget::show;
    explicit View(QWidget* parent = nullptr);

    /// Another tournament, or the same with more on record, or other choices. The page that is up stays up,
    /// unless a match was called: then it is the one that has that call.
    void show(const Shown& shown);
    /// Whether it lies over the window with the controls: then it takes the keys, and says for some seconds
    /// that Esc closes it, and again at any other key.
    void setCovers(bool covers);
    /// A second later: clocks run, and calls that have no room beside each other take turns.
    void tick(const tournament::Timestamp& now);
    /// The next page; behind the last the first.
    void turn();
    const std::vector<Face>& faces() const { return m_faces; }
    const Face& face() const { return m_faces[m_at]; }
    /// The calls at the foot of the page as they are now; without words where there are none.
    const Face& strip() const { return m_strip; }
    /// The page as it is, without what is said of Esc.
    void draw(QPainter& painter) const;
    kit::Scheme scheme() const { return m_shown.choices.scheme; }

Q_SIGNALS:
    /// What stands on it now may be another.
    void shown();
    /// The page that has a new call came up before its turn.
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
    std::size_t m_group = 0;         ///< of the calls, that is on the strip
    std::set<std::string> m_calls;   ///< who was called where, a text each
    std::set<std::string> m_fresh;   ///< matches that were called just now
    std::size_t m_firstGroup = 0;    ///< that came up then
    tournament::Timestamp m_since{}; ///< of the newest call
    QTimer m_hint{this};             ///< runs while the sentence on it stands
    bool m_covers = false;
};

// The machine's screens, as far as the hall screen has to know them.

/// A screen, projector or television. In the program it is a monitor: a screen is a place in the window.
struct Monitor {
    QString name; ///< `HDMI-1`
    QRect place;  ///< on the desktop, in pixels
    friend bool operator==(const Monitor&, const Monitor&) = default;
};

/// The one seam to the machine's screens, so that one can be lost in a test.
class Monitors : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    virtual QList<Monitor> all() const = 0;
    /// The name of the one that the window is on.
    virtual QString under(const QWidget& window) const = 0;
    /// Brings the window up so that it fills that one.
    virtual void fill(const QString& name, QWidget& window) = 0;

Q_SIGNALS:
    /// One came, went or is of another size.
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
    QScreen* m_going = nullptr; ///< is being removed, whether it is listed still or not
};

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
    void keepOff(QWidget& main)
    {
        m_main = &main;
        main.installEventFilter(this);
    }
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
    /// The screen that the main window is on.
    QString own() const { return m_main ? m_monitors->under(*m_main) : QString(); }
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
