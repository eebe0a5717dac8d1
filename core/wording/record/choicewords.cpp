#include "choicewords.h"

#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>
#include <iterator>

namespace wording {

namespace {

class Choices {
    Q_DECLARE_TR_FUNCTIONS(Desk)
public:
    static constexpr const char* words[] = {QT_TR_NOOP("forfeit"),
                                            QT_TR_NOOP("default"),
                                            QT_TR_NOOP("no-show"),
                                            QT_TR_NOOP("no show"),
                                            QT_TR_NOOP("disqualified"),
                                            QT_TR_NOOP("ruling"),
                                            QT_TR_NOOP("number"),
                                            QT_TR_NOOP("nil"),
                                            QT_TR_NOOP("blind-nil"),
                                            QT_TR_NOOP("upheld"),
                                            QT_TR_NOOP("rejected"),
                                            QT_TR_NOOP("withdrawn"),
                                            QT_TR_NOOP("referred"),
                                            QT_TR_NOOP("admitted"),
                                            QT_TR_NOOP("seen"),
                                            QT_TR_NOOP("shown"),
                                            QT_TR_NOOP("spades"),
                                            QT_TR_NOOP("hearts"),
                                            QT_TR_NOOP("clubs"),
                                            QT_TR_NOOP("diamonds"),
                                            QT_TR_NOOP("note"),
                                            QT_TR_NOOP("infraction"),
                                            QT_TR_NOOP("warning"),
                                            QT_TR_NOOP("ejection"),
                                            QT_TR_NOOP("start"),
                                            QT_TR_NOOP("pause"),
                                            QT_TR_NOOP("reason"),
                                            QT_TR_NOOP("resume"),
                                            QT_TR_NOOP("adjust"),
                                            QT_TR_NOOP("seat"),
                                            QT_TR_NOOP("replay"),
                                            QT_TR_NOOP("stand"),
                                            QT_TR_NOOP("single elimination"),
                                            QT_TR_NOOP("double elimination"),
                                            QT_TR_NOOP("round robin"),
                                            QT_TR_NOOP("pools playoff"),
                                            QT_TR_NOOP("swiss"),
                                            QT_TR_NOOP("finish hand"),
                                            QT_TR_NOOP("finish game"),
                                            QT_TR_NOOP("stop now")};
};

} // namespace

std::string choiceText(std::string_view word)
{
    const auto* const found = std::ranges::find(Choices::words, word);
    Q_ASSERT(found != std::end(Choices::words));
    return filled(Choices::tr(*found));
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
