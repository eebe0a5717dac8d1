#include "choicewords.h"

#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>
#include <iterator>

namespace wording {

namespace {

struct Choice {
    std::string_view word; ///< as in facts, or with blanks for hyphens
    const char* text;
};

class Choices {
    Q_DECLARE_TR_FUNCTIONS(Desk)
public:
    static constexpr Choice all[] = {
        {"number", QT_TR_NOOP("number")},
        {"nil", QT_TR_NOOP("nil")},
        {"blind-nil", QT_TR_NOOP("blind nil")},
        {"upheld", QT_TR_NOOP("upheld")},
        {"rejected", QT_TR_NOOP("denied")},
        {"withdrawn", QT_TR_NOOP("withdrawn")},
        {"referred", QT_TR_NOOP("referred")},
        {"admitted", QT_TR_NOOP("admitted")},
        {"seen", QT_TR_NOOP("seen by the supervisor")},
        {"shown", QT_TR_NOOP("shown by cards")},
        {"spades", QT_TR_NOOP("spades")},
        {"hearts", QT_TR_NOOP("hearts")},
        {"clubs", QT_TR_NOOP("clubs")},
        {"diamonds", QT_TR_NOOP("diamonds")},
        {"rule", QT_TR_NOOP("rule")},
        {"eligibility", QT_TR_NOOP("eligibility")},
        {"note", QT_TR_NOOP("note")},
        {"infraction", QT_TR_NOOP("infraction")},
        {"warning", QT_TR_NOOP("warning")},
        {"ejection", QT_TR_NOOP("ejection")},
        {"start", QT_TR_NOOP("start")},
        {"pause", QT_TR_NOOP("pause")},
        {"reason", QT_TR_NOOP("reason")},
        {"resume", QT_TR_NOOP("resume")},
        {"adjust", QT_TR_NOOP("adjust")},
        {"seat", QT_TR_NOOP("seat the other team")},
        {"replay", QT_TR_NOOP("replay")},
        {"stand", QT_TR_NOOP("keep the teams")},
        {"single elimination", QT_TR_NOOP("single elimination")},
        {"double elimination", QT_TR_NOOP("double elimination")},
        {"round robin", QT_TR_NOOP("round robin")},
        {"pools playoff", QT_TR_NOOP("pools to playoff")},
        {"swiss", QT_TR_NOOP("Swiss")},
        {"finish hand", QT_TR_NOOP("finish the hand")},
        {"finish game", QT_TR_NOOP("finish the game")},
        {"stop now", QT_TR_NOOP("stop now")},
    };
};

} // namespace

std::string choiceText(std::string_view word)
{
    const auto* const found = std::ranges::find(Choices::all, word, &Choice::word);
    Q_ASSERT(found != std::end(Choices::all));
    return filled(Choices::tr(found->text));
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
