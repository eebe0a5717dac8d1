// What a correction would change or has changed, in words for people.
#pragma once

#include "refusals.h"

#include "tournaments/livetournament.h"

#include "desk/corrections/proposal.h"

namespace proposals {

/// What it would change, without recording it.
inline std::string look(tournaments::LiveTournament& live, const desk::Proposal& asked)
{
    const tournament::Tournament before = live.desk().tournament();
    const auto seen = desk::preview(before, live.desk().environment(), "J. Park", asked);
    if (!(live.desk().tournament() == before))
        qFatal("a preview changed the tournament");
    return seen ? desk::correctionText(*seen) : refusals::firstMistake(seen);
}

/// Records it and returns what it changed.
inline std::string apply(tournaments::LiveTournament& live, const desk::Proposal& asked)
{
    const auto done = desk::record(live.desk(), "J. Park", asked);
    return done ? desk::correctionText(*done) : refusals::firstMistake(done);
}

inline bool has(const std::string& text, const char* part)
{
    return text.find(part) != std::string::npos;
}

} // namespace proposals
