#include "drawing.h"

#include "drawwords.h"
#include "picture.h"

#include "bracket/questions.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace wording {

using bracket::Bracket;
using bracket::Bye;
using bracket::Kind;
using bracket::Match;
using bracket::Part;

namespace {

int byesToSeeds(const Bracket& bracket)
{
    return static_cast<int>(std::ranges::count_if(bracket.matches, [](const Match& match) {
        return match.bracket == Part::Winners && std::holds_alternative<Bye>(match.b);
    }));
}

std::string summary(const Bracket& bracket)
{
    const int byes = byesToSeeds(bracket);
    const int spare = matchesIfNecessary(bracket);
    const int matches = playedMatches(bracket) - spare;
    QStringList parts;
    if (bracket.kind == Kind::Swiss)
        parts << Desk::tr("%n round(s)", nullptr, bracket.rounds)
              << Desk::tr("%n match(es) in those paired so far", nullptr, matches);
    else
        parts << Desk::tr("%n match(es)", nullptr, matches);
    if (spare > 0)
        parts << Desk::tr("%1 more if necessary").arg(spare);
    if (byes > 0)
        parts << Desk::tr("%n bye(s)", nullptr, byes);
    const QString entries = Desk::tr("%n entry(-ies)", nullptr, bracket.entries);
    return filled(Desk::tr("%1, %2: %3"), entries.toStdString(), name(bracket.kind),
                  parts.join(QStringLiteral(", ")).toStdString()) +
           '\n';
}

std::string tree(const Bracket& bracket)
{
    if (bracket.kind != Kind::SingleElimination && bracket.kind != Kind::DoubleElimination)
        return {};
    Bracket part{bracket.kind, bracket.entries, {}};
    std::ranges::copy_if(bracket.matches, std::back_inserter(part.matches), [](const Match& match) {
        return match.bracket == Part::Winners || match.bracket == Part::ThirdPlace;
    });
    const std::string losers = losersPicture(bracket);
    return picture(part) + '\n' + losers + (losers.empty() ? "" : "\n");
}

std::string membersOfPools(const Bracket& bracket)
{
    if (bracket.kind != Kind::PoolsPlayoff)
        return {};
    std::string text;
    for (const bracket::Pool& pool : poolsIn(bracket)) {
        QStringList seeds;
        for (const int seed : pool.seeds)
            seeds << QString::number(seed);
        text += filled(Desk::tr("Pool %1: seeds %2"), pool.letter, seeds.join(u' ').toStdString()) + '\n';
    }
    return text + '\n';
}

std::string sides(const Bracket& bracket, const Match& match)
{
    return inWords(bracket, match.a) + " – " + inWords(bracket, match.b);
}

// A match that a bye leaves nobody to play, where it still says something: a third place that falls to the
// only one who lost a semifinal, and who has the bye of a Swiss round.
std::string withoutMatch(const Bracket& bracket, const Match& match)
{
    const std::string alone = inWords(bracket, std::holds_alternative<Bye>(match.a) ? match.b : match.a);
    if (match.bracket == Part::ThirdPlace)
        return "  " + filled(Desk::tr("%1, without a match"), alone) + '\n';
    if (match.bracket != Part::Swiss)
        return {};
    return "  " + filled(Desk::tr("%1 has the bye"), alone) + '\n';
}

// Who of an odd number has no match in that round of its pool.
std::string sittingOut(const Bracket& bracket, const Match& last)
{
    std::set<int> out;
    std::set<int> here;
    for (const Match& match : bracket.matches) {
        if (match.bracket != Part::Pool || poolOf(match) != poolOf(last))
            continue;
        for (const bracket::Slot& slot : {match.a, match.b}) {
            const int seed = std::get<bracket::Seed>(slot).number;
            out.insert(seed);
            if (match.round == last.round)
                here.insert(seed);
        }
    }
    std::string text;
    for (const int seed : out) {
        if (here.count(seed) == 0)
            text += "  " + filled(Desk::tr("%1 sits out"), inWords(bracket, bracket::Seed{seed})) + '\n';
    }
    return text;
}

std::string schedule(const Bracket& bracket)
{
    std::string text;
    std::string heading;
    const Match* before = nullptr;
    const auto closeRound = [&] {
        if (before && before->bracket == Part::Pool)
            text += sittingOut(bracket, *before);
    };
    for (const Match& match : bracket.matches) {
        const std::string line =
            isPlayed(match)
                ? "  " + filled(Desk::tr("Match %1: %2"), *match.number, sides(bracket, match)) + '\n'
                : withoutMatch(bracket, match);
        if (line.empty())
            continue;
        if (const std::string round = roundName(bracket, match); round != heading) {
            closeRound();
            text += (heading = round) + '\n';
        }
        text += line;
        before = &match;
    }
    closeRound();
    return text;
}

} // namespace

std::string drawing(const Bracket& bracket)
{
    return summary(bracket) + '\n' + tree(bracket) + membersOfPools(bracket) + schedule(bracket);
}

} // namespace wording
