// A tournament of eight teams with no one checked in, for tests of absences and suspensions.
#pragma once

#include "atdesktop.h"

#include "desk/play/absence.h"

namespace emptyroom {

/// Its folder outlives the window, which backs it up.
struct WithEightTeams {
    tournaments::LiveTournament live;
};

/// Eight teams, drawn, with no one checked in.
class EmptyRoom : public WithEightTeams, public stage::AtDesktop {
public:
    explicit EmptyRoom(const char* rules = "unc")
        : WithEightTeams{tournaments::LiveTournament({.rules = rules, .teams = 8, .tables = 4})}
    {
        open(live.path());
        person.press(Qt::Key_1, Qt::ControlModifier);
    }
    void policy(const char* json)
    {
        person.record([policy = *tournament::absencePolicy(json)](desk::Desk& desk) {
            return desk::setAbsencePolicy(desk, "J. Park", policy);
        });
    }
    /// Clicks the hint of that key.
    void clickKey(const QString& key)
    {
        auto* hint = stage::hintOf(desktop.window(), key);
        QVERIFY2(hint, qPrintable(key));
        QTest::mouseClick(hint, Qt::LeftButton);
        person.wait();
    }
};

inline const char* const policyOfUnl = R"({"grace": 10, "removeAfter": 2, "default": {"rating": 30},
    "no-show": {"rating": 0, "otherRating": 40, "fee": 20}})";

} // namespace emptyroom
