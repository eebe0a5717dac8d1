// The program with a tournament in mid play, and monitors that a test connects and disconnects.
#pragma once

#include "atdesktop.h"

#include "ui/hall/hall.h"
#include "ui/hall/hallscreen.h"

#include <memory>

namespace hallroom {

using hall::Kind;

/// Fills a monitor as a desktop would, without having one.
class Monitors : public hall::Monitors {
public:
    QList<hall::Monitor> all() const override { return list; }
    QString under(const QWidget&) const override { return main; }
    void fill(const QString& name, QWidget& window) override
    {
        filled << name;
        window.show();
        for (const hall::Monitor& each : list)
            if (each.name == name)
                window.setGeometry(each.place);
    }
    void plug(const hall::Monitor& monitor)
    {
        list.append(monitor);
        Q_EMIT changed();
    }
    void pull(const QString& name)
    {
        list.removeIf([&](const hall::Monitor& each) { return each.name == name; });
        Q_EMIT changed();
    }

    QList<hall::Monitor> list{{u"eDP-1"_s, {0, 0, 1280, 800}}};
    QString main = u"eDP-1"_s;
    QStringList filled;
};

inline hall::Monitor projector()
{
    return {u"HDMI-1"_s, {1280, 0, 1920, 1080}};
}
inline hall::Monitor television()
{
    return {u"DP-2"_s, {3200, 0, 1280, 720}};
}

/// The program with a tournament in mid play and a projector.
class Room : public stage::WithHalfPlayed, public stage::AtDesktop {
public:
    explicit Room(bool hasProjector = true)
    {
        auto made = std::make_unique<Monitors>();
        monitors = made.get();
        if (hasProjector)
            monitors->list << projector();
        desktop.hall().use(std::move(made));
        open(played.live().path());
    }
    void toggle()
    {
        QTest::keyClick(&desktop.window(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        person.wait();
    }
    hall::Hall& hall() { return desktop.hall(); }
    hall::View& view() { return desktop.hall().view(); }
    /// The current text of the hall screen, in one line.
    QString said() { return pseudo::english(view().face().spokenText()); }
    QString foot() { return stage::linesOn(desktop.window()).join(u'|'); }
    /// The kinds of the pages in order, starting with the current one.
    QList<Kind> round()
    {
        QList<Kind> kinds;
        for (std::size_t i = 0; i < view().faces().size(); ++i) {
            kinds << view().face().kind();
            hall().turn();
        }
        return kinds;
    }
    void turnTo(Kind kind)
    {
        while (view().face().kind() != kind)
            hall().turn();
    }
    void openSettings()
    {
        person.press(Qt::Key_K, Qt::ControlModifier);
        person.type(u"message and pages"_s);
        person.press(Qt::Key_Down);
        person.type(u"⏎"_s);
        QCOMPARE(current(), static_cast<session::Screen*>(&desktop.hallScreen()));
    }
    /// Side A bids 5 and takes 7 in the match in play.
    void playHand()
    {
        desktop.session().ask(
            u"hand"_s, stage::entering(played.match(2),
                                       R"({"a":{"bids":[3,2],"tricks":7},"b":{"bids":[3,3],"tricks":6}})"));
        person.wait();
    }
    /// Checks in everyone and calls the match to that table.
    void call(int number, int table)
    {
        const std::string id = played.match(number);
        for (const scoring::Side side : scoring::bothSides)
            person.record(
                stage::checkingIn(tournament::team(*tournament().setting, match(id).teams[side])->players));
        person.record(stage::calling(id, {table, {}}));
    }
    /// Lets that many seconds pass.
    void wait(int seconds)
    {
        m_seconds += seconds;
        const std::string utc =
            tournament::utcOf(tournament::millisOf("2026-11-21T19:42:00.000Z") + 1000LL * m_seconds);
        desktop.session().ticker().setNow([utc] { return tournament::Timestamp{utc, {}, 0, 0}; });
    }

    Monitors* monitors = nullptr;

private:
    int m_seconds = 0;
};

/// With the hall screen shown.
class ShownRoom : public Room {
public:
    ShownRoom() { toggle(); }
};

} // namespace hallroom
