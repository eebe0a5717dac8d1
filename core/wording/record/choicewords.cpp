#include "choicewords.h"

#include "wording/filled.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tr.h"

namespace wording {

std::string choiceWord(facts::Bid::Call choice)
{
    switch (choice) {
    case facts::Bid::Call::Number:
        return filled(Desk::tr("number"));
    case facts::Bid::Call::Nil:
        return filled(Desk::tr("nil"));
    case facts::Bid::Call::BlindNil:
        return filled(Desk::tr("blind-nil"));
    }
    return {};
}

std::string choiceWord(facts::Decided choice)
{
    return endingWord(choice);
}

std::string choiceWord(facts::Ruling choice)
{
    switch (choice) {
    case facts::Ruling::Upheld:
        return filled(Desk::tr("upheld"));
    case facts::Ruling::Rejected:
        return filled(Desk::tr("rejected"));
    case facts::Ruling::Withdrawn:
        return filled(Desk::tr("withdrawn"));
    }
    return {};
}

std::string choiceWord(facts::Known choice)
{
    switch (choice) {
    case facts::Known::Admitted:
        return filled(Desk::tr("admitted"));
    case facts::Known::Seen:
        return filled(Desk::tr("seen"));
    case facts::Known::Shown:
        return filled(Desk::tr("shown"));
    }
    return {};
}

std::string choiceWord(facts::Suit choice)
{
    switch (choice) {
    case facts::Suit::Spades:
        return filled(Desk::tr("spades"));
    case facts::Suit::Hearts:
        return filled(Desk::tr("hearts"));
    case facts::Suit::Clubs:
        return filled(Desk::tr("clubs"));
    case facts::Suit::Diamonds:
        return filled(Desk::tr("diamonds"));
    }
    return {};
}

std::string choiceWord(facts::ProtestEnd choice)
{
    switch (choice) {
    case facts::ProtestEnd::Upheld:
        return filled(Desk::tr("upheld"));
    case facts::ProtestEnd::Rejected:
        return filled(Desk::tr("rejected"));
    case facts::ProtestEnd::Withdrawn:
        return filled(Desk::tr("withdrawn"));
    case facts::ProtestEnd::Referred:
        return filled(Desk::tr("referred"));
    }
    return {};
}

std::string choiceWord(facts::IncidentKind choice)
{
    switch (choice) {
    case facts::IncidentKind::Note:
        return filled(Desk::tr("note"));
    case facts::IncidentKind::Infraction:
        return filled(Desk::tr("infraction"));
    case facts::IncidentKind::Warning:
        return filled(Desk::tr("warning"));
    case facts::IncidentKind::Ejection:
        return filled(Desk::tr("ejection"));
    }
    return {};
}

std::string choiceWord(facts::ClockDeed choice)
{
    switch (choice) {
    case facts::ClockDeed::Start:
        return filled(Desk::tr("start"));
    case facts::ClockDeed::Pause:
        return filled(Desk::tr("pause"));
    case facts::ClockDeed::Reason:
        return filled(Desk::tr("reason"));
    case facts::ClockDeed::Resume:
        return filled(Desk::tr("resume"));
    case facts::ClockDeed::Adjust:
        return filled(Desk::tr("adjust"));
    }
    return {};
}

std::string choiceWord(facts::Resolution choice)
{
    switch (choice) {
    case facts::Resolution::Seat:
        return filled(Desk::tr("seat"));
    case facts::Resolution::Replay:
        return filled(Desk::tr("replay"));
    case facts::Resolution::Stand:
        return filled(Desk::tr("stand"));
    }
    return {};
}

std::string spacedChoice(facts::Decided choice)
{
    return choice == facts::Decided::NoShow ? filled(Desk::tr("no show")) : choiceWord(choice);
}

std::string spacedChoice(facts::Format choice)
{
    switch (choice) {
    case facts::Format::SingleElimination:
        return filled(Desk::tr("single elimination"));
    case facts::Format::DoubleElimination:
        return filled(Desk::tr("double elimination"));
    case facts::Format::RoundRobin:
        return filled(Desk::tr("round robin"));
    case facts::Format::PoolsPlayoff:
        return filled(Desk::tr("pools playoff"));
    case facts::Format::Swiss:
        return filled(Desk::tr("swiss"));
    }
    return {};
}

std::string spacedChoice(facts::OnExpiry choice)
{
    switch (choice) {
    case facts::OnExpiry::FinishHand:
        return filled(Desk::tr("finish hand"));
    case facts::OnExpiry::FinishGame:
        return filled(Desk::tr("finish game"));
    case facts::OnExpiry::StopNow:
        return filled(Desk::tr("stop now"));
    }
    return {};
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
