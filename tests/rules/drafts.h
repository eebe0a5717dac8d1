// Drafts of rule files that start from a venue.
#pragma once

#include "rules/builtin.h"
#include "rules/draft.h"

namespace drafts {

inline const rules::NewFile own{"own", "Our own", "unc"};

inline rules::Draft draftFrom(const char* venue)
{
    return {{"own", "Our own", venue}, *rules::venueCalled(venue)};
}

inline const rules::Field regularTarget{"regular", "end.target"};
inline const rules::Field finalTarget{"championship", "end.target"};

inline int target(const rules::Draft& draft, const char* phase)
{
    return draft.phase(phase).rules.end.target;
}

} // namespace drafts
