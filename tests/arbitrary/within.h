// The basic random choices.
#pragma once

#include <rapidcheck.h>

namespace arbitrary {

inline int within(int least, int most)
{
    return *rc::gen::inRange(least, most + 1);
}

inline bool maybe()
{
    return *rc::gen::arbitrary<bool>();
}

} // namespace arbitrary
