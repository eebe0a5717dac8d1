// What a supervisor does at the desk, as jobs for a session.
#pragma once

#include "desk/checkin/checkin.h"
#include "desk/corrections/proposal.h"
#include "desk/corrections/undo.h"
#include "desk/play/entry.h"
#include "desk/play/table.h"
#include "ui/session/worker.h"

namespace stage {

inline session::Job calling(const std::string& match, const desk::CallOptions& options = {})
{
    return [=](desk::Desk& desk) { return desk::call(desk, "J. Park", match, options); };
}
inline session::Job deciding(const std::string& match, facts::Winner winner, facts::Decided outcome,
                             const std::string& reason = "as the supervisor saw it")
{
    return [=](desk::Desk& desk) { return desk::result(desk, "J. Park", match, {winner, outcome, reason}); };
}
/// A line of hands.
inline session::Job entering(const std::string& match, const std::string& line)
{
    return [=](desk::Desk& desk) {
        return desk::enter(desk, "J. Park", match, line).map([](auto&&) { return desk::Recorded(); });
    };
}
/// Each shows the ID of that kind.
inline session::Job checkingIn(const std::vector<std::string>& players,
                               const std::string& shown = "UNC One Card")
{
    return [=](desk::Desk& desk) {
        desk::Answer<desk::Recorded> last;
        for (const std::string& player : players)
            if (last = desk::checkIn(desk, "J. Park", player, {shown, {}}); !last)
                break;
        return last;
    };
}
inline session::Job correcting(const desk::Proposal& proposal)
{
    return [=](desk::Desk& desk) {
        return desk::record(desk, "J. Park", proposal).map([](desk::Correction&& made) {
            return *std::move(made.recorded);
        });
    };
}
/// What was done last, in that match or anywhere.
inline session::Job undoing(const std::optional<std::string>& match = {})
{
    return [=](desk::Desk& desk) {
        return desk::undo(desk, "J. Park", match).map([](desk::Undone&& undone) { return undone.recorded; });
    };
}
/// Looks for what others have recorded.
inline desk::Answer<desk::Recorded> catchUp(desk::Desk& desk)
{
    return desk.catchUp().map([] { return desk::Recorded(); });
}

} // namespace stage
