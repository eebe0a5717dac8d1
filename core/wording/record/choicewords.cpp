#include "choicewords.h"

#include "rules/words.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace wording {

namespace {

constexpr const char* choices[] = {
    QT_TRANSLATE_NOOP("Desk", "nil"),
    QT_TRANSLATE_NOOP("Desk", "blind-nil"),
    QT_TRANSLATE_NOOP("Desk", "forfeit"),
    QT_TRANSLATE_NOOP("Desk", "default"),
    QT_TRANSLATE_NOOP("Desk", "no-show"),
    QT_TRANSLATE_NOOP("Desk", "withdrawn"),
    QT_TRANSLATE_NOOP("Desk", "disqualified"),
    QT_TRANSLATE_NOOP("Desk", "ruling"),
    QT_TRANSLATE_NOOP("Desk", "upheld"),
    QT_TRANSLATE_NOOP("Desk", "rejected"),
    QT_TRANSLATE_NOOP("Desk", "admitted"),
    QT_TRANSLATE_NOOP("Desk", "seen"),
    QT_TRANSLATE_NOOP("Desk", "shown"),
    QT_TRANSLATE_NOOP("Desk", "spades"),
    QT_TRANSLATE_NOOP("Desk", "hearts"),
    QT_TRANSLATE_NOOP("Desk", "clubs"),
    QT_TRANSLATE_NOOP("Desk", "diamonds"),
    QT_TRANSLATE_NOOP("Desk", "referred"),
    QT_TRANSLATE_NOOP("Desk", "note"),
    QT_TRANSLATE_NOOP("Desk", "infraction"),
    QT_TRANSLATE_NOOP("Desk", "warning"),
    QT_TRANSLATE_NOOP("Desk", "ejection"),
    QT_TRANSLATE_NOOP("Desk", "finish-hand"),
    QT_TRANSLATE_NOOP("Desk", "finish-game"),
    QT_TRANSLATE_NOOP("Desk", "stop-now"),
    QT_TRANSLATE_NOOP("Desk", "start"),
    QT_TRANSLATE_NOOP("Desk", "pause"),
    QT_TRANSLATE_NOOP("Desk", "reason"),
    QT_TRANSLATE_NOOP("Desk", "resume"),
    QT_TRANSLATE_NOOP("Desk", "adjust"),
    QT_TRANSLATE_NOOP("Desk", "out"),
    QT_TRANSLATE_NOOP("Desk", "back"),
    QT_TRANSLATE_NOOP("Desk", "seat"),
    QT_TRANSLATE_NOOP("Desk", "replay"),
    QT_TRANSLATE_NOOP("Desk", "stand"),
    QT_TRANSLATE_NOOP("Desk", "single elimination"),
    QT_TRANSLATE_NOOP("Desk", "double elimination"),
    QT_TRANSLATE_NOOP("Desk", "round robin"),
    QT_TRANSLATE_NOOP("Desk", "pools playoff"),
    QT_TRANSLATE_NOOP("Desk", "swiss"),
    QT_TRANSLATE_NOOP("Desk", "no show"),
    QT_TRANSLATE_NOOP("Desk", "finish hand"),
    QT_TRANSLATE_NOOP("Desk", "finish game"),
    QT_TRANSLATE_NOOP("Desk", "stop now"),
};

} // namespace

std::string sayable(std::string_view word)
{
    const auto* const found = std::find(std::begin(choices), std::end(choices), word);
    return found == std::end(choices) ? std::string(word) : filled(Desk::tr(*found));
}

std::string spacedChoice(std::string_view word)
{
    return sayable(rules::spaced(std::string(word)));
}

std::string teamsCounted(int number)
{
    return filled(Desk::tr("%n team(s)", nullptr, number));
}

std::string playersCounted(int number)
{
    return filled(Desk::tr("%n player(s)", nullptr, number));
}

std::string tablesCounted(int number)
{
    return filled(Desk::tr("%n table(s)", nullptr, number));
}

std::string matchesCounted(int number)
{
    return filled(Desk::tr("%n match(es)", nullptr, number));
}

std::string roundsCounted(int number)
{
    return filled(Desk::tr("%n round(s)", nullptr, number));
}

std::string handsCounted(int number)
{
    return filled(Desk::tr("%n hand(s)", nullptr, number));
}

std::string byesCounted(int number)
{
    return filled(Desk::tr("%n bye(s)", nullptr, number));
}

std::string minutesCounted(int number)
{
    return filled(Desk::tr("%n minute(s)", nullptr, number));
}

} // namespace wording
