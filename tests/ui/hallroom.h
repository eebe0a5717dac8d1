// The program with a tournament in mid play and a projector, for tests of the hall screen.
#pragma once

#include "athall.h"

#include "ui/hall/hallscreen.h"

#include <memory>

namespace hallroom {

using namespace Qt::StringLiterals;
using hall::Kind;

/// The program with a tournament in mid play and a projector.
class Room : public stage::WithHalfPlayed, public stage::AtDesktop {
public:
    explicit Room(bool hasProjector = true)
    {
        auto made = std::make_unique<athall::Monitors>();
        monitors = made.get();
        if (hasProjector)
            monitors->list << athall::projector();
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

    athall::Monitors* monitors = nullptr;

private:
    int m_seconds = 0;
};

/// With the hall screen shown.
class ShownRoom : public Room {
public:
    ShownRoom() { toggle(); }
};

} // namespace hallroom
