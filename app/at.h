// The tournament that a command is about, open.
#pragma once

#include "say.h"

#include "desk/corrections/proposal.h"

#include <functional>
#include <string>

/// The tournament in the file, or the exit code after what went wrong was said.
tl::expected<desk::Desk, Exit> openTournament(const std::string& file, desk::Desk::Access access);

struct At {
    desk::Desk desk;
    std::string by;      ///< the supervisor; empty where nothing is written
    bool asJson = false; ///< how it is answered
    bool records = true; ///< false: a correction or ruling is only looked at

    const tournament::Tournament& tournament() const { return desk.tournament(); }
    tournament::Timestamp now() const { return desk::timestampOf(desk.environment()); }
    std::string today() const { return desk::today(desk.environment()); }
    desk::As as() const { return asJson ? desk::As::Json : desk::As::Text; }

    /// Answers as JSON where that was asked for, else as text.
    Exit answer(const std::string& json, const std::string& text) const;
    /// Answers what was recorded, or says why it was not: as JSON where that was asked for, else in these
    /// words, whose last line may be ended.
    Exit recorded(const desk::Answer<desk::Recorded>& done, const std::function<std::string()>& text) const;
    /// The same, in the words of the record.
    Exit recorded(const desk::Answer<desk::Recorded>& done) const;
    /// Records what is proposed, or only looks at it, and answers what it changes; `end` is said behind that.
    Exit propose(const desk::Proposal& proposal, const QString& end);
};
