#include "drawing.h"

#include "picture.h"
#include "words.h"

#include <algorithm>

namespace bracket {

namespace {

std::string counted(int n, const std::string& one, const std::string& several)
{
    return std::to_string(n) + ' ' + (n == 1 ? one : several);
}

int byesToSeeds(const Bracket& bracket)
{
    return static_cast<int>(
        std::count_if(bracket.matches.begin(), bracket.matches.end(), [](const Match& match) {
            return match.bracket == Part::Winners && std::holds_alternative<Bye>(match.b);
        }));
}

std::string summary(const Bracket& bracket)
{
    const int byes = byesToSeeds(bracket);
    std::string text = counted(bracket.entries, "entry", "entries") + ", " + name(bracket.kind) + ": " +
                       counted(playedMatches(bracket), "match", "matches");
    if (byes > 0)
        text += ", " + counted(byes, "bye", "byes");
    return text + '\n';
}

std::string line(const Bracket& bracket, const Match& match)
{
    const std::string sides = inWords(bracket, match.a) + " – " + inWords(bracket, match.b);
    return "  Match " + std::to_string(*match.number) + ": " + sides + '\n';
}

// A third place that falls to the only one who lost a semifinal.
std::string decidedThird(const Bracket& bracket, const Match& third)
{
    const Slot& alone = std::holds_alternative<Bye>(third.a) ? third.b : third.a;
    return "  " + inWords(bracket, alone) + ", without a match\n";
}

std::string schedule(const Bracket& bracket)
{
    std::string text;
    for (const Round& round : rounds(bracket)) {
        text += roundName(bracket, round.bracket, round.number) + '\n';
        for (const Match& match : round.matches) {
            if (isPlayed(match))
                text += line(bracket, match);
            else if (match.bracket == Part::ThirdPlace)
                text += decidedThird(bracket, match);
        }
    }
    return text;
}

} // namespace

std::string drawing(const Bracket& bracket)
{
    return summary(bracket) + '\n' + picture(bracket) + '\n' + schedule(bracket);
}

} // namespace bracket
