#include "rankingwords.h"

#include "drawwords.h"
#include "rowwords.h"
#include "statewords.h"

#include "bracket/questions.h"
#include "tournament/model/conduct.h"
#include "wording/filled.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <algorithm>

namespace wording {

using bracket::RankingRules;
using tournament::Outcome;
using tournament::Setting;
using tournament::Side;
using tournament::Standing;
using tournament::Tournament;

namespace {

std::string nameOf(const Setting& setting, int seed)
{
    return tournament::nameOf(setting, tournament::teamOfSeed(setting, seed));
}

std::string namesOf(const Setting& setting, const std::vector<int>& seeds)
{
    std::vector<std::string> names;
    names.reserve(seeds.size());
    for (const int seed : seeds)
        names.push_back(nameOf(setting, seed));
    return rules::listed(names, filled(Desk::tr("and")));
}

/// `head-to-head: Full House 1 of 1, Nil Or Nothing 0 of 1`
std::string tieText(const Setting& setting, const bracket::Parted& tie, const RankingRules& rules,
                    rules::Minus minus)
{
    std::vector<std::string> each;
    for (std::size_t i = 0; i < tie.among.size(); ++i)
        each.push_back(nameOf(setting, tie.among[i]) + ' ' + inWords(tie.values[i], minus));
    return filled(Desk::tr("%1: %2"), name(tie.by, rules), rules::joined(each, ", "));
}

/// `winning percentage in a tie of 3 teams: 2 of 3`: the team's value in an earlier tie. Not all tied teams
/// have that value.
std::string standingIn(const bracket::Parted& tie, int seed, const RankingRules& rules, rules::Minus minus)
{
    const auto at = std::find(tie.among.begin(), tie.among.end(), seed);
    if (at == tie.among.end())
        return filled(Desk::tr("%1 in a tie of %2 teams"), name(tie.by, rules), tie.among.size());
    const bracket::Amount& own = tie.values[static_cast<std::size_t>(at - tie.among.begin())];
    return filled(Desk::tr("%1 in a tie of %2 teams: %3"), name(tie.by, rules), tie.among.size(),
                  inWords(own, minus));
}

std::vector<std::string> lacksInWords(const Setting& setting, const tournament::Shortfall& lacks)
{
    const tournament::Gate& gate = setting.ranking.gate;
    std::vector<std::string> all;
    if (!lacks.rating.empty())
        all.push_back(filled(Desk::tr("rated %1 on average, but the playoff requires %2"), lacks.rating,
                             tournament::ratingText(gate.rating.value_or(0))));
    if (lacks.played)
        all.push_back(filled(Desk::tr("matches played: %1, but the playoff requires %2"), *lacks.played,
                             gate.played.value_or(0)));
    if (lacks.forfeits)
        all.push_back(filled(Desk::tr("forfeits: %1, but the playoff allows %2"), *lacks.forfeits,
                             gate.forfeits.value_or(0)));
    if (lacks.wins)
        all.push_back(filled(Desk::tr("matches won: %1 of %2, but the playoff requires %3%"),
                             lacks.wins->number, lacks.wins->of, gate.wins.value_or(0)));
    return all;
}

/// `quarterfinals, match 3`; `second final, match 11`
std::string whereOf(const Setting& setting, const tournament::Match& match)
{
    const bracket::Match* drawn = tournament::drawn(setting, match.id);
    const std::string where =
        drawn->ifNecessary ? filled(Desk::tr("second final")) : roundInText(setting.bracket, *drawn);
    return match.number ? filled(Desk::tr("%1, match %2"), where, *match.number) : where;
}

facts::Decided endingOf(const tournament::Match& match)
{
    return match.decided.value_or(facts::Decided::Withdrawn);
}

/// How the match ended for that side: a no-show was not disqualified and did not forfeit, whatever the other
/// side did.
facts::Decided endingOf(const tournament::Match& match, Side side)
{
    return match.absent[side].value_or(endingOf(match));
}

/// `other` is the opponent of that side.
std::string lossWords(const tournament::Match& match, Side side, const std::string& other)
{
    const Outcome outcome = match.outcome.value_or(Outcome::Played);
    if (outcome == Outcome::Played)
        return filled(Desk::tr("lost to %1"), other);
    if (outcome == Outcome::Ruling)
        return filled(Desk::tr("lost by ruling to %1"), other);
    const std::string ending = endingWord(endingOf(match, side));
    if (outcome != Outcome::DoubleForfeit)
        return filled(Desk::tr("lost to %1 (%2)"), other, ending);
    const bool isSame = endingOf(match, Side::A) == endingOf(match, Side::B);
    return filled(isSame ? Desk::tr("double %1 with %2") : Desk::tr("%1 against %2"), ending, other);
}

std::string winWords(const tournament::Match& match, const std::string& other)
{
    if (other.empty())
        return filled(Desk::tr("no opponent was left"));
    if (match.outcome == Outcome::Played)
        return filled(Desk::tr("beat %1"), other);
    if (match.outcome == Outcome::Ruling)
        return filled(Desk::tr("won by ruling against %1"), other);
    return filled(Desk::tr("won against %1 (%2)"), other, endingWord(endingOf(match)));
}

/// How that side lost, if not by its score. Hands may have been played before.
std::string lossNote(const tournament::Match& match, Side side)
{
    if (match.outcome == Outcome::Ruling)
        return filled(Desk::tr("Lost by ruling"));
    return filled(match.games.empty() ? Desk::tr("Lost without play: %1") : Desk::tr("Lost during play: %1"),
                  endingWord(endingOf(match, side)));
}

/// Empty if the place isn't shared.
std::string sharedText(const Standing& standing)
{
    const int first = standing.rank.value_or(0);
    const int last = standing.rankTo.value_or(first);
    if (first >= last)
        return {};
    return filled(last == first + 1 ? Desk::tr("tied for places %1 and %2")
                                    : Desk::tr("tied for places %1 to %2"),
                  first, last);
}

struct DecidedByText {
    const Tournament& tournament;
    const Standing& standing;
    rules::Minus minus;

    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(const tournament::Withdrawn&) const { return filled(Desk::tr("withdrawn")); }
    std::string operator()(const tournament::OutOfPool& out) const
    {
        std::string text = out.rank ? filled(Desk::tr("%1, doesn’t advance"),
                                             inWords(bracket::PoolRank{out.pool, *out.rank}))
                                    : filled(Desk::tr("withdrew from pool %1"), out.pool);
        for (const std::string& each : lacksInWords(setting(), out.lacks))
            text += "; " + each;
        return text;
    }
    std::string operator()(const tournament::ByTable& table) const
    {
        std::vector<std::string> all = ofTies(table);
        if (!table.missed.empty())
            all.push_back(missedInWords(table.missed));
        if (table.withdrew)
            all.push_back(filled(Desk::tr("withdrew")));
        for (std::string& each : lacksInWords(setting(), table.lacks))
            all.push_back(std::move(each));
        return rules::joined(all, "; ");
    }
    std::string operator()(const tournament::ByMatch& by) const
    {
        const tournament::Match* match = tournament::match(tournament, by.match);
        if (match && isUnneeded(*match))
            match = decidingMatch(tournament); // the match before decided the tournament
        const tournament::Match* kept = changedPlacesFor(tournament, standing.team);
        if (!match || (match->teams.a != standing.team && match->teams.b != standing.team))
            return kept ? keptText(*kept) : std::string();
        const Side side = match->teams.a == standing.team ? Side::A : Side::B;
        const bool hasWonAndIsOut = standing.rank != 1 && match->winner == side &&
                                    bracket::winnerGoesTo(setting().bracket, match->id);
        const std::string& against = match->teams[scoring::other(side)];
        const std::string other = against.empty() ? std::string() : tournament::nameOf(setting(), against);
        std::vector<std::string> all{
            filled(Desk::tr("%1: %2"), whereOf(setting(), *match),
                   match->winner == side ? winWords(*match, other) : lossWords(*match, side, other))};
        if (kept && hasWonAndIsOut)
            all.push_back(keptText(*kept));
        if (std::string shared = sharedText(standing); !shared.empty())
            all.push_back(std::move(shared));
        return rules::joined(all, "; ");
    }

private:
    const Setting& setting() const { return *tournament.setting; }

    /// The tie that separated the row from its neighbor comes first, in full.
    std::vector<std::string> ofTies(const tournament::ByTable& table) const
    {
        const RankingRules rules = table.pool == bracket::wildcards
                                       ? bracket::acrossPools(setting().ranking.rules)
                                       : setting().ranking.rules;
        std::vector<std::string> all;
        std::vector<std::string> before;
        if (!table.level.empty())
            all.push_back(filled(Desk::tr("tied with %1"), namesOf(setting(), table.level)));
        for (auto tie = table.ties.rbegin(); tie != table.ties.rend(); ++tie) {
            if (all.empty())
                all.push_back(tieText(setting(), *tie, rules, minus));
            else
                before.push_back(standingIn(*tie, table.seed, rules, minus));
        }
        if (!before.empty())
            all.push_back(filled(Desk::tr("before that, %1"), rules::joined(before, ", ")));
        return all;
    }
};

/// Whether a match of that team is over.
bool hasResult(const Tournament& tournament, int seed)
{
    const std::string team = tournament::teamOfSeed(*tournament.setting, seed);
    return std::ranges::any_of(tournament::inOrder(tournament), [&](const tournament::Match* match) {
        return match->ended && (match->teams.a == team || match->teams.b == team);
    });
}

/// `Runner-up`, `Third place`, `Fourth place` if the match gave the team that place alone; otherwise the name
/// of the match, `Semifinal`.
std::string placeText(const Tournament& tournament, const Standing& standing, const bracket::Match& drawn)
{
    const Setting& setting = *tournament.setting;
    const bool isAlone = standing.rank && standing.rankTo.value_or(*standing.rank) == *standing.rank;
    const bool isOfThird = drawn.bracket == bracket::Part::ThirdPlace;
    if (isAlone && isOfThird && standing.rank == 4)
        return filled(Desk::tr("Fourth place"));
    if (isAlone && standing.rank == 2 && bracket::isFinal(setting.bracket, drawn) &&
        !tournament::champion(tournament).empty())
        return sentence(finishWord(tournament::Finish::RunnerUp));
    return sentence(drawn.ifNecessary ? filled(Desk::tr("second final"))
                                      : matchInText(setting.bracket, drawn));
}

/// The same in a short form.
struct TellingInShort {
    const Tournament& tournament;
    const Standing& standing;

    RowWords operator()(std::monostate) const
    {
        return {tournament::isStillIn(tournament, standing) ? filled(Desk::tr("Still in")) : std::string(),
                {}};
    }
    RowWords operator()(const tournament::Withdrawn&) const { return {filled(Desk::tr("Withdrawn")), {}}; }
    RowWords operator()(const tournament::OutOfPool& out) const
    {
        RowWords words{filled(Desk::tr("Pool %1"), out.pool), {}};
        if (out.rank)
            words.reached = filled(Desk::tr("Pool %1, place %2"), out.pool, *out.rank);
        for (const std::string& each : lacksInWords(*tournament.setting, out.lacks))
            words.notes.push_back(sentence(each));
        return words;
    }
    RowWords operator()(const tournament::ByTable& table) const
    {
        RowWords words;
        if (!tournament::isWithoutResult(standing) &&
            std::ranges::any_of(table.level, [&](int seed) { return hasResult(tournament, seed); }))
            words.notes.push_back(filled(Desk::tr("Tied: nothing separates these teams")));
        if (!table.missed.empty())
            words.notes.push_back(sentence(missedInWords(table.missed)));
        if (table.withdrew)
            words.notes.push_back(filled(Desk::tr("Withdrew")));
        for (const std::string& each : lacksInWords(*tournament.setting, table.lacks))
            words.notes.push_back(sentence(each));
        return words;
    }
    RowWords operator()(const tournament::ByMatch& by) const
    {
        if (standing.rank == 1)
            return {sentence(finishWord(tournament::Finish::Champion)), {}};
        const tournament::Match* match = tournament::match(tournament, by.match);
        if (match && isUnneeded(*match))
            match = decidingMatch(tournament);
        RowWords words;
        if (!match)
            return words;
        const bracket::Match* drawn = tournament::drawn(*tournament.setting, match->id);
        words.reached = placeText(tournament, standing, *drawn);
        const Side side = match->teams.a == standing.team ? Side::A : Side::B;
        if (isDecidedOtherwise(*match) && match->winner != side)
            words.notes.push_back(lossNote(*match, side));
        if (const tournament::Match* kept = changedPlacesFor(tournament, standing.team))
            words.notes.push_back(sentence(keptText(*kept)));
        return words;
    }
};

} // namespace

std::string finishWord(tournament::Finish finish)
{
    switch (finish) {
    case tournament::Finish::None:
        break;
    case tournament::Finish::Champion:
        return filled(Desk::tr("champion"));
    case tournament::Finish::RunnerUp:
        return filled(Desk::tr("runner-up"));
    case tournament::Finish::Third:
        return filled(Desk::tr("third place"));
    case tournament::Finish::Eliminated:
        return filled(Desk::tr("eliminated"));
    }
    return {};
}

std::string finishSentence(tournament::Finish finish, const std::string& team)
{
    using tournament::Finish;
    return filled(finish == Finish::Champion   ? Desk::tr("%1 wins the tournament")
                  : finish == Finish::RunnerUp ? Desk::tr("%1 is the runner-up")
                  : finish == Finish::Third    ? Desk::tr("%1 takes third place")
                                               : Desk::tr("%1 is eliminated"),
                  team);
}

std::string inWords(const bracket::Amount& amount, rules::Minus minus)
{
    using Amounts = bracket::Amount::Kind;
    const bool isForPeople = minus == rules::Minus::Sign; // as in the columns of the standings
    std::string number = isForPeople ? rules::grouped(amount.number) : rules::digits(amount.number, minus);
    switch (amount.kind) {
    case Amounts::Share:
        return amount.tied > 0 ? filled(Desk::tr("%1 of %2, %3 tied"), number, amount.of, amount.tied)
                               : filled(Desk::tr("%1 of %2"), number, amount.of);
    case Amounts::Percent:
        return number + "%";
    case Amounts::Rating: {
        const std::string cents = std::to_string(amount.number % 100);
        return std::to_string(amount.number / 100) + '.' + (cents.size() == 1 ? "0" : "") + cents;
    }
    case Amounts::Drawn:
        return filled(Desk::tr("drawn %1"), number);
    case Amounts::Balance:
        number = (amount.number > 0 ? "+" : "") + number;
        break;
    case Amounts::Sum:
        break;
    }
    if (amount.of == 0)
        return number;
    return filled(Desk::tr("%1 in %n match(es)", nullptr, static_cast<int>(amount.of)), number);
}

std::string wonText(const Standing& standing)
{
    if (standing.byes == 0)
        return std::to_string(standing.won);
    if (standing.byes == 1)
        return filled(Desk::tr("%1 + bye"), standing.won);
    return filled(Desk::tr("%1 + %2 byes"), standing.won, standing.byes);
}

std::string missedInWords(const std::vector<int>& rounds)
{
    if (rounds.empty())
        return {};
    if (rounds.size() == 1)
        return filled(Desk::tr("round %1, not played, counts as a loss"), rounds.front());
    QStringList before;
    for (const int round : rounds)
        before << QString::number(round);
    const QString last = before.takeLast();
    return filled(Desk::tr("rounds %1 and %2, not played, count as losses"),
                  before.join(QStringLiteral(", ")).toStdString(), last.toStdString());
}

std::string decidedBy(const Tournament& tournament, const Standing& standing, rules::Minus minus)
{
    return std::visit(DecidedByText{tournament, standing, minus}, standing.decidedBy);
}

RowWords rowWords(const Tournament& tournament, const Standing& standing)
{
    RowWords words = std::visit(TellingInShort{tournament, standing}, standing.decidedBy);
    if (!bracket::endsInKnockout(tournament.setting->bracket.kind))
        words.reached.clear();
    if (standing.byes > 0)
        words.notes.push_back(filled(Desk::tr("A bye counts as a win")));
    return words;
}

std::string keptText(const tournament::Match& match)
{
    return filled(match.games.empty() ? Desk::tr("match %1 keeps the teams that were called to it")
                                      : Desk::tr("match %1 keeps the teams that played it"),
                  numberOf(match));
}

std::string inWords(const Tournament& tournament, const tournament::Undecided& tie)
{
    const bool isOfWildcards = tie.pool == bracket::wildcards;
    const bool areTwo = tie.seeds.size() == 2;
    const std::string all = namesOf(*tournament.setting, tie.seeds);
    if (tie.pool.empty())
        return filled(areTwo ? Desk::tr("%1 are tied for first place. Draw at random or add a play-in")
                             : Desk::tr("%1 are tied for first place. Draw at random or add play-ins"),
                      all);
    if (isOfWildcards && tie.allAdvance)
        return filled(areTwo ? Desk::tr("wildcards: %1 are tied for the order in which they advance. Draw at "
                                        "random or add a play-in")
                             : Desk::tr("wildcards: %1 are tied for the order in which they advance. Draw at "
                                        "random or add play-ins"),
                      all);
    if (isOfWildcards)
        return filled(areTwo
                          ? Desk::tr("wildcards: %1 are tied for a wildcard. Draw at random or add a play-in")
                          : Desk::tr("wildcards: %1 are tied for a wildcard. Draw at random or add play-ins"),
                      all);
    if (tie.allAdvance)
        return filled(areTwo ? Desk::tr("pool %1: %2 are tied for the order in which they advance. Draw at "
                                        "random or add a play-in")
                             : Desk::tr("pool %1: %2 are tied for the order in which they advance. Draw at "
                                        "random or add play-ins"),
                      tie.pool, all);
    return filled(
        areTwo ? Desk::tr("pool %1: %2 are tied for a place in the playoff. Draw at random or add a play-in")
               : Desk::tr("pool %1: %2 are tied for a place in the playoff. Draw at random or add play-ins"),
        tie.pool, all);
}

} // namespace wording
