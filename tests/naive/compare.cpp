#include "naive/compare.h"

#include "naive/generate.h"

namespace naive {

namespace {

std::string says(const json& value)
{
    return value.dump();
}

json orNull(const std::optional<std::string>& value)
{
    return value ? json(*value) : json();
}

// Keeps only the first difference; later checks are ignored.
class Report {
public:
    void place(std::string where) { where_ = std::move(where); }

    void same(const char* field, const json& naive, const json& real)
    {
        if (first_.empty() && naive != real)
            first_ = where_ + ", " + field + ": the second opinion says " + says(naive) + ", the ledger " +
                     says(real);
    }

    const std::string& first() const { return first_; }

private:
    std::string where_;
    std::string first_;
};

json at(const json& object, const char* key)
{
    if (!object.is_object() || !object.contains(key))
        return "nothing";
    return object.at(key);
}

json sumOf(const json& parts, const char* field)
{
    if (!parts.is_array())
        return "nothing";
    int sum = 0;
    for (const json& part : parts)
        sum += part.at(field).get<int>();
    return sum;
}

void compareLines(const SideResult& naive, const json& lines, Report& report)
{
    std::map<std::string, int> real;
    if (lines.is_array())
        for (const json& line : lines)
            real[line.at("kind").get<std::string>()] += line.at("points").get<int>();
    std::map<std::string, int> all = real;
    all.insert(naive.lines.begin(), naive.lines.end());
    for (const auto& [kind, points] : all) {
        const auto mine = naive.lines.find(kind);
        const auto other = real.find(kind);
        const std::string field = "lines of kind " + kind;
        report.same(field.c_str(), mine == naive.lines.end() ? 0 : mine->second,
                    other == real.end() ? 0 : other->second);
    }
}

// What the points are computed from is compared first, so a difference is reported where it begins.
void compareSide(const SideResult& naive, const json& real, Report& report)
{
    report.same("counted", naive.counted, at(real, "counted"));
    report.same("countedFrom together", naive.counted, sumOf(at(real, "countedFrom"), "tricks"));
    report.same("made", naive.made ? json(*naive.made) : json(), at(real, "made"));
    report.same("bagsGained", naive.bagsGained, at(real, "bagsGained"));
    compareLines(naive, at(real, "lines"), report);
    report.same("lines together", naive.points, sumOf(at(real, "lines"), "points"));
    report.same("points", naive.points, at(real, "points"));
    report.same("bags", naive.bags, at(real, "bags"));
    report.same("score", naive.score, at(real, "score"));
}

void compareHands(const Result& result, const json& hands, Report& report)
{
    for (std::size_t i = 0; i < result.hands.size() && i < hands.size(); ++i) {
        const std::string hand = "hand " + std::to_string(i + 1);
        report.place(hand);
        report.same("number", i + 1, at(hands[i], "hand"));
        for (int side : {0, 1}) {
            report.place(hand + ", side " + sideName(side));
            compareSide(result.hands[i].side[side], at(hands[i], sideName(side)), report);
        }
        report.place(hand);
        report.same("state", result.hands[i].state, at(hands[i], "state"));
    }
}

void compareResult(const Result& result, const json& real, Report& report)
{
    report.place("result");
    report.same("state", result.state, at(real, "state"));
    report.same("winner", orNull(result.winner), at(real, "winner"));
    report.same("by", orNull(result.by), at(real, "by"));
    for (int side : {0, 1}) {
        report.place(std::string("result, side ") + sideName(side));
        report.same("score", result.score[side], at(at(real, "score"), sideName(side)));
    }
}

// The record up to the hand that a difference names, or the whole record if it names none.
json cutAfter(const std::string& difference, json game)
{
    if (difference.rfind("hand ", 0) != 0)
        return game;
    int left = std::stoi(difference.substr(5));
    json kept = json::array();
    for (const json& item : game.at("hands")) {
        if (left == 0)
            break;
        kept.push_back(item);
        left -= item.contains("a") ? 1 : 0;
    }
    game["hands"] = kept;
    return game;
}

template <class Scored>
std::string compareTexts(const Scored& naive, const RealScorer& real, const json& parameters,
                         const json& record)
{
    try {
        return compare(naive, json::parse(real(venueText(parameters), record.dump(1))));
    } catch (const std::exception& problem) {
        return std::string("the real scorer refuses: ") + problem.what();
    }
}

std::string asText(std::uint64_t seed, const std::string& difference, const json& parameters,
                   const json& record)
{
    return "seed " + std::to_string(seed) + ": " + difference + "\n" + venueText(parameters) + "\n" +
           record.dump(1);
}

} // namespace

std::string compare(const Result& result, const json& ledger)
{
    Report report;
    const json hands = at(ledger, "hands");
    compareHands(result, hands.is_array() ? hands : json::array(), report);
    report.place("ledger");
    report.same("number of hands", result.hands.size(), hands.is_array() ? json(hands.size()) : hands);
    compareResult(result, at(ledger, "result"), report);
    return report.first();
}

std::string compare(const MatchResult& result, const json& ledger)
{
    const json games = at(ledger, "games");
    for (std::size_t i = 0; games.is_array() && i < result.games.size() && i < games.size(); ++i) {
        const std::string difference = compare(result.games[i], games[i]);
        if (!difference.empty())
            return "game " + std::to_string(i + 1) + ", " + difference;
    }
    Report report;
    report.place("match");
    report.same("number of games", result.games.size(), games.is_array() ? json(games.size()) : games);
    const json real = at(ledger, "result");
    report.same("state", result.state, at(real, "state"));
    report.same("winner", orNull(result.winner), at(real, "winner"));
    for (int side : {0, 1}) {
        report.place(std::string("match, side ") + sideName(side));
        report.same("score", result.total[side], at(at(real, "score"), sideName(side)));
        report.same("games won", result.gamesWon[side], at(at(real, "games"), sideName(side)));
    }
    return report.first();
}

std::string disagreement(const RealScorer& real, std::uint64_t firstSeed, int games)
{
    for (std::uint64_t seed = firstSeed; seed < firstSeed + static_cast<std::uint64_t>(games); ++seed) {
        const json parameters = randomParameters(seed);
        const json game = randomGame(parameters, seed);
        const std::string difference = compareTexts(score(parameters, game), real, parameters, game);
        if (!difference.empty())
            return asText(seed, difference, parameters, cutAfter(difference, game));
    }
    return {};
}

std::string matchDisagreement(const RealScorer& real, std::uint64_t firstSeed, int matches)
{
    for (std::uint64_t seed = firstSeed; seed < firstSeed + static_cast<std::uint64_t>(matches); ++seed) {
        const json parameters = randomParameters(seed);
        const json match = randomMatch(parameters, seed);
        const std::string difference = compareTexts(scoreMatch(parameters, match), real, parameters, match);
        if (!difference.empty())
            return asText(seed, difference, parameters, match);
    }
    return {};
}

} // namespace naive
