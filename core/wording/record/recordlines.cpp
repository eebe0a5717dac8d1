#include "recordlines.h"

#include "roster/find.h"
#include "tournament/fold/derive.h"
#include "tournament/model/record.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <unordered_map>

namespace wording {

namespace {

// The fact on record that another fact replaced.

/// Whether there can be one. Saves a search for the first fact of its kind.
bool mayReplace(const tournament::Record& record, std::size_t at)
{
    const facts::Fact& fact = record[at].entry->fact;
    if (const auto* hand = std::get_if<facts::Hand>(&fact))
        return hand->revision > 1;
    return std::any_of(
        record.begin(), record.begin() + static_cast<std::ptrdiff_t>(at),
        [&](const tournament::Filed& each) { return facts::replaces(fact, each.entry->fact); });
}

/// The newest fact that held when the fact at `at` was recorded and that it replaces, with moves of its sheet
/// applied.
std::optional<facts::Entry> previousVersion(const tournament::Record& record, std::size_t at)
{
    const facts::Fact& fact = record[at].entry->fact;
    tournament::Record before(record.begin(), record.begin() + static_cast<std::ptrdiff_t>(at));
    tournament::settle(before);
    before = tournament::asMoved(before);
    for (std::size_t i = before.size(); i-- > 0;)
        if (before[i].holds && facts::replaces(fact, before[i].entry->fact))
            return *before[i].entry;
    return std::nullopt;
}

} // namespace

std::string previousValue(const tournament::Tournament& tournament, const facts::Entry& entry)
{
    const std::string* match = tournament.ops.find(entry.stamp.op);
    if (!match)
        return {};
    const tournament::Record& record =
        match->empty() ? *tournament.record : tournament::recordOf(tournament, *match);
    const tournament::Filed* filed = tournament::find(record, entry.stamp.op);
    const auto at = filed ? static_cast<std::size_t>(filed - record.data()) : record.size();
    if (at == record.size() || !mayReplace(record, at))
        return {};
    const auto previous = previousVersion(record, at);
    if (!previous || previous->fact == entry.fact) // all facts about a person read like the newest
        return {};
    if (const auto* hand = std::get_if<facts::Hand>(&previous->fact)) {
        const auto& now = std::get<facts::Hand>(entry.fact);
        const bool isCompleted = isBidsAlone(*hand) && !now.struck && now.sides.a.bid == hand->sides.a.bid &&
                                 now.sides.b.bid == hand->sides.b.bid;
        return isCompleted ? std::string() : inFull(*hand);
    }
    std::string said = factText(tournament, *previous);
    return said == factText(tournament, entry) ? std::string() : said;
}

std::string beforeText(const std::string& value)
{
    return value.empty() ? std::string() : filled(Desk::tr("before: %1"), value);
}

namespace {

/// A fact and the matches with it in their records; none if it is in the record of the tournament.
struct Standing {
    const tournament::Filed* filed = nullptr;
    std::vector<std::string> matches = {};
};
/// By number, and in that order.
using Journal = std::map<long long, Standing>;

/// The match that the op leads to comes first.
void add(Journal& journal, const tournament::Tournament& tournament, const tournament::Filed& filed,
         const std::string& match)
{
    Standing& standing = journal[filed.entry->seq];
    const std::string* first = tournament.ops.find(filed.entry->stamp.op);
    const bool isFirst = !first || *first == match;
    if (isFirst || !standing.filed)
        standing.filed = &filed;
    if (!match.empty())
        standing.matches.insert(isFirst ? standing.matches.begin() : standing.matches.end(), match);
}

Journal journalOf(const tournament::Tournament& tournament)
{
    Journal journal;
    for (const tournament::Filed& filed : *tournament.record)
        add(journal, tournament, filed, {});
    for (const auto& [match, record] : tournament.records)
        for (const tournament::Filed& filed : *record)
            add(journal, tournament, filed, match);
    return journal;
}

std::vector<std::string> matchesOf(const Standing& standing)
{
    const facts::Fact& fact = standing.filed->entry->fact;
    const auto* incident = std::get_if<facts::Incident>(&fact);
    if (incident && incident->match)
        return {*incident->match};
    if (const auto* sheet = std::get_if<facts::ScoreSheet>(&fact))
        return {sheet->match};
    const auto* checkin = std::get_if<facts::Checkin>(&fact);
    if (checkin && checkin->match)
        return {*checkin->match};
    return standing.matches;
}

/// Who undid what, by the op of the undone fact: the newest retract that holds.
std::unordered_map<std::string_view, const facts::Stamp*> retractsIn(const Journal& journal)
{
    std::unordered_map<std::string_view, const facts::Stamp*> retracts;
    for (const auto& [seq, standing] : journal)
        if (standing.filed->holds)
            if (const auto* retract = std::get_if<facts::Retract>(&standing.filed->entry->fact))
                retracts[retract->target] = &standing.filed->entry->stamp;
    return retracts;
}

/// Whether it passes the parts of the filter that need no words.
bool isOfThese(const RecordFilter& filter, const RecordLine& line)
{
    const auto& kinds = filter.kinds;
    const auto& also = line.also;
    return (filter.match.empty() || filter.match == line.match ||
            std::ranges::find(also, filter.match) != also.end()) &&
           (filter.by.empty() || filter.by == line.by) &&
           (kinds.empty() || std::ranges::find(kinds, line.kind) != kinds.end());
}

/// Hyphens in words as blanks, so that `no-show` and `no show` are found either way.
std::string withoutHyphens(std::string text)
{
    for (std::size_t i = 1; i < text.size(); ++i)
        if (text[i] == '-' && std::isalpha(static_cast<unsigned char>(text[i - 1])))
            text[i] = ' ';
    return text;
}

/// A line without its words.
RecordLine beginLine(const Standing& standing)
{
    const facts::Entry& entry = *standing.filed->entry;
    RecordLine line{.seq = entry.seq,
                    .op = entry.stamp.op,
                    .at = entry.stamp.at,
                    .by = entry.stamp.by,
                    .kind = std::string(facts::kindOf(entry.fact)),
                    .match = {},
                    .also = matchesOf(standing),
                    .said = {},
                    .holds = standing.filed->holds};
    if (!line.also.empty()) {
        line.match = line.also.front();
        line.also.erase(line.also.begin());
    }
    return line;
}

} // namespace

bool isAskedFor(const RecordLine& line, const RecordFilter& filter)
{
    if (!isOfThese(filter, line))
        return false;
    static const auto corrections = facts::kindsIn(facts::Group::Changes);
    const bool isChange = !line.holds || !line.was.empty() ||
                          std::find(corrections.begin(), corrections.end(), line.kind) != corrections.end();
    return (!filter.changes || isChange) &&
           (filter.words.empty() ||
            roster::fits(withoutHyphens(whole(line.said) + ' ' + line.was + ' ' + line.by),
                         withoutHyphens(filter.words)));
}

std::vector<RecordLine> recordLines(const tournament::Tournament& tournament, const RecordFilter& filter)
{
    const Journal journal = journalOf(tournament);
    const auto retracts = retractsIn(journal);
    std::vector<RecordLine> lines;
    for (const auto& [seq, standing] : journal) {
        RecordLine line = beginLine(standing);
        if (!isOfThese(filter, line))
            continue;
        const facts::Entry& entry = *standing.filed->entry;
        line.said = factLine(tournament, entry);
        line.was = previousValue(tournament, entry);
        if (!line.holds) {
            auto by = retracts.find(line.op);
            if (const auto with = tournament::mainFactOf(entry.fact); by == retracts.end() && with)
                by = retracts.find(*with);
            if (by != retracts.end())
                line.takenBack = *by->second;
        }
        if (isAskedFor(line, filter))
            lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<std::string> writersIn(const tournament::Tournament& tournament)
{
    std::vector<std::string> writers;
    for (const facts::Entry& entry : tournament::entries(tournament))
        if (std::find(writers.begin(), writers.end(), entry.stamp.by) == writers.end())
            writers.push_back(entry.stamp.by);
    return writers;
}

tournament::Tournament tournamentAt(const tournament::Tournament& tournament, long long seq)
{
    std::vector<facts::Entry> until = tournament::entries(tournament);
    std::erase_if(until, [&](const facts::Entry& entry) { return entry.seq > seq; });
    return tournament::derive(until);
}

} // namespace wording
