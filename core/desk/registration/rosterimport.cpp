#include "rosterimport.h"

#include "registrationfacts.h"
#include "rosterplanner.h"

#include "bracket/elimination.h"
#include "desk/checks/texts.h"
#include "roster/roster.h"
#include "roster/text.h"
#include "tournament/model/setting.h"

#include <algorithm>

namespace desk {

using message::Message;

using Wrong = std::set<std::pair<int, std::size_t>>; // lines and columns of cells

namespace {

// The preview of a roster file.

Wrong wrongIn(const roster::Reading& reading)
{
    Wrong wrong;
    for (const roster::Note& note : reading.errors)
        if (note.column)
            wrong.emplace(note.line, *note.column);
    return wrong;
}

std::vector<RosterCellText> cellsOf(const roster::Reading& reading, const roster::Row& read,
                                    const Wrong& wrong)
{
    std::vector<RosterCellText> cells;
    for (std::size_t at = 0; at < reading.columns.size(); ++at) {
        const roster::Column& column = reading.columns[at];
        if (!column.holds)
            continue;
        RosterCellText cell{{read.line, at},
                            *column.holds,
                            at < read.cells.size() ? read.cells[at] : "",
                            wrong.count({read.line, at}) > 0};
        if (column.isId() && !cell.wrong && !cell.text.empty()) {
            cell.hint = "…" + cardEnd(cell.text).value_or("");
            cell.text.clear();
        }
        cells.push_back(std::move(cell));
    }
    return cells;
}

/// The row without messages. Shows no more of an ID than is kept.
RosterRow rowOf(const roster::Reading& reading, const roster::Row& read, const Wrong& wrong)
{
    RosterRow row{.line = read.line,
                  .team = read.team,
                  .seed = read.seed,
                  .leftOut = read.leftOut,
                  .affiliation = read.affiliation,
                  .cells = cellsOf(reading, read, wrong)};
    for (const roster::Player& player : read.players) {
        row.players.push_back(player.name);
        row.cardEnds.push_back(cardEnd(player.id).value_or(""));
        row.haveIds.push_back(!player.id.empty());
    }
    return row;
}

constexpr std::size_t mostExamples = 4;

/// An example of a column's contents. Shows no more of an ID than is kept, and no card number in a column of
/// unknown meaning, which may have IDs too.
std::string exampleOf(const std::string& text, const roster::Column& of)
{
    if (!of.holds)
        return roster::withoutCardNumbers(text);
    return of.isId() && !text.empty() ? "…" + cardEnd(text).value_or("") : text;
}

/// The columns with examples.
std::vector<roster::Column> columnsOf(const roster::Reading& reading)
{
    std::vector<roster::Column> columns = reading.columns;
    for (std::size_t at = 0; at < columns.size(); ++at)
        for (std::size_t row = 0; row < reading.rows.size() && row < mostExamples; ++row) {
            const auto& cells = reading.rows[row].cells;
            columns[at].examples.push_back(at < cells.size() ? exampleOf(cells[at], columns[at]) : "");
        }
    return columns;
}

/// The row that begins on that line, or null.
RosterRow* rowAt(RosterPreview& preview, int line)
{
    // The rows are in the file's order.
    const auto at = std::ranges::lower_bound(preview.rows, line, {}, &RosterRow::line);
    return at == preview.rows.end() || at->line != line || at->leftOut ? nullptr : &*at;
}

template <class What>
void sortIn(RosterPreview& preview, const std::vector<roster::Note>& notes,
            std::vector<What> RosterRow::*ofRow, std::vector<What> RosterPreview::*ofFile)
{
    for (const roster::Note& note : notes) {
        if (note.ofTeam)
            continue; // the record may have more of the team than the file
        if (RosterRow* row = rowAt(preview, note.line))
            (row->*ofRow).push_back(note.message);
        else
            (preview.*ofFile).push_back(roster::messageWithLine(note));
    }
}

void addMistakes(RosterPreview& preview, const std::vector<Refusal>& all)
{
    for (const Refusal& each : all)
        (rowAt(preview, each.line) ? rowAt(preview, each.line)->mistakes : preview.mistakes)
            .push_back(each.mistake);
}

void askIn(RosterPreview& preview, const roster::Clash& question)
{
    if (RosterRow* row = rowAt(preview, question.at.line); row && !row->question)
        row->question = question;
}

/// Messages about whole teams go on each of their rows. `ofTeam` marks a row with no mistakes of its own,
/// which may be the one to keep.
void sayOfTeams(RosterPreview& preview, const std::vector<roster::Note>& notes, const RosterPlan& plan)
{
    std::vector<Refusal> all = plan.ofTeams;
    for (const roster::Note& note : notes)
        if (note.ofTeam)
            all.push_back({note.line, note.message});
    for (RosterRow& row : preview.rows)
        row.ofTeam = row.mistakes.empty();
    addMistakes(preview, all);
    for (RosterRow& row : preview.rows)
        row.ofTeam = row.ofTeam && !row.mistakes.empty();
}

void say(const std::vector<roster::Note>& all, std::vector<Message> RosterRow::*what, RosterPreview& preview)
{
    for (const roster::Note& said : all)
        if (RosterRow* row = rowAt(preview, said.line))
            (row->*what).push_back(said.message);
}

Message idTaken(const roster::Clash& question)
{
    if (question.otherTeam == question.team)
        return Message{"roster-id-taken", {{"player", question.name}, {"other", question.other}}};
    return Message{"roster-id-taken-on-team",
                   {{"player", question.name}, {"other", question.other}, {"team", question.otherTeam}}};
}

/// Compares the file with the record.
void compare(const Tournament& tournament, const RosterMatch& match, const RosterPlan& plan,
             RosterPreview& preview)
{
    for (const roster::Clash& question : match.open) {
        if (RosterRow* row = rowAt(preview, question.at.line))
            row->mistakes.emplace_back(idTaken(question));
        askIn(preview, question);
    }
    addMistakes(preview, plan.mistakes);
    say(plan.warnings, &RosterRow::warnings, preview);
    say(plan.changes, &RosterRow::changes, preview);
    for (RosterRow& row : preview.rows)
        row.standing = plan.fresh.count(row.line) > 0 ? RosterRow::Standing::New
                       : row.changes.empty()          ? RosterRow::Standing::Same
                                                      : RosterRow::Standing::Changed;
    const std::size_t all = tournament.setting->teams.size() + static_cast<std::size_t>(plan.freshTeams);
    if (all > static_cast<std::size_t>(bracket::mostEntries) && !tournament.setting->draw)
        preview.mistakes.push_back(
            Message{"roster-too-many-teams", {{"teams", all}, {"most", bracket::mostEntries}}});
    preview.fresh = plan.freshTeams;
    preview.changed = plan.changedTeams;
    preview.absent = static_cast<int>(plan.absent.size());
}

std::vector<Mistake> mistakesIn(const RosterPreview& preview)
{
    std::vector<Mistake> all = preview.mistakes;
    for (const RosterRow& row : preview.rows)
        for (const Mistake& mistake : row.mistakes)
            all.push_back(within(mistake, [&](const Message& what) {
                return Message{"roster-line", {{"line", row.line}, {"what", what}}};
            }));
    return all;
}

/// The key of the cards. On a machine without one: an empty key if the record has IDs under another key,
/// otherwise a placeholder that matches no ID.
std::string keyBeside(const Tournament& tournament)
{
    constexpr std::size_t size = 32;
    return cardKey().value_or(keepsCards(tournament) ? std::string() : std::string(size, '\0'));
}

/// Whether people with an ID on record match by name but no one matches by ID. Then their IDs were kept under
/// another key, and no new hash would fit their cards.
bool isOfAnotherKey(const Tournament& tournament, const RosterMatch& match)
{
    if (match.knowsAnId)
        return false;
    const auto& people = tournament.setting->people;
    for (const FiledTeam& team : match.teams)
        for (const FiledPlayer& player : team.players)
            if (player.card && !player.person.empty() && !people.at(player.person).cardHash.empty())
                return true;
    return false;
}

/// Matches file and record, by names alone and with a warning if the IDs can't be compared here.
RosterMatch matchHere(const Tournament& tournament, const std::vector<roster::Team>& teams,
                      const std::string& key, const roster::Options& choices, RosterPreview& preview)
{
    RosterMatch match = matchRoster(tournament, teams, key, choices.sameId);
    const bool isOther = isOfAnotherKey(tournament, match);
    if (isOther)
        match = matchRoster(tournament, teams, std::string(), choices.sameId);
    if (isOther || (key.empty() && hasIds(teams)))
        preview.warnings.push_back(Message{"roster-ids-of-another-machine", {}});
    return match;
}

bool asksForIds(const Tournament& tournament)
{
    const rules::Set* general = tournament::generalSet(*tournament.setting);
    return general && general->people.checkin.noIdNoPlay;
}

/// Players without an ID to compare at check-in. A file without any IDs marks no rows.
void countWithoutId(const Tournament& tournament, const RosterMatch& match, bool tellsRows,
                    RosterPreview& preview)
{
    const auto& people = tournament.setting->people;
    for (const FiledTeam& team : match.teams)
        for (const FiledPlayer& filed : team.players) {
            if (!filed.player->id.empty() ||
                (!filed.person.empty() && !people.at(filed.person).cardHash.empty()))
                continue;
            ++preview.withoutId;
            if (RosterRow* row = tellsRows ? rowAt(preview, filed.player->line) : nullptr)
                row->withoutId.push_back(filed.player->name);
        }
}

void checkReasons(const roster::Options& choices, RosterPreview& preview)
{
    for (const auto& [at, answer] : choices.sameId) {
        const auto against = againstReason(answer.reason);
        RosterRow* row = rowAt(preview, at.line);
        if (against && row)
            row->mistakes.emplace_back(*against);
    }
}

/// A roster file as read, and what it would change.
struct Looked {
    RosterPreview preview;
    RosterPlan plan;
};

Looked lookAt(const Tournament& tournament, const roster::Reading& reading, const std::string& key,
              const roster::Options& choices)
{
    Looked looked;
    RosterPreview& preview = looked.preview;
    const Wrong wrong = wrongIn(reading);
    preview.again = !tournament.setting->teams.empty();
    preview.columns = columnsOf(reading);
    for (const roster::Row& row : reading.rows)
        preview.rows.push_back(rowOf(reading, row, wrong));
    sortIn(preview, reading.errors, &RosterRow::mistakes, &RosterPreview::mistakes);
    sortIn(preview, reading.warnings, &RosterRow::warnings, &RosterPreview::warnings);
    for (const roster::Clash& clash : reading.clashes)
        askIn(preview, clash);
    const std::vector<roster::Team>& teams = reading.good() ? reading.teams : reading.soFar;
    const RosterMatch match = matchHere(tournament, teams, key, choices, preview);
    checkReasons(choices, preview);
    looked.plan = RosterPlanner(tournament, match).plan();
    compare(tournament, match, looked.plan, preview);
    sayOfTeams(preview, reading.errors, looked.plan);
    const std::vector<RosterRow>& absent = looked.plan.absent;
    preview.rows.insert(preview.rows.end(), absent.begin(), absent.end()); // they have no line
    if (!mistakesIn(preview).empty())
        return looked;
    if (asksForIds(tournament))
        countWithoutId(tournament, match, hasIds(teams), preview);
    preview.teams = static_cast<int>(teams.size());
    for (const roster::Team& team : teams)
        preview.players += static_cast<int>(team.players.size());
    return looked;
}

} // namespace

RosterPreview previewRoster(const Tournament& tournament, std::string_view bytes,
                            const roster::Options& choices)
{
    return lookAt(tournament, roster::read(bytes, choices), keyBeside(tournament), choices).preview;
}

Answer<Recorded> importTeams(Desk& desk, const std::string& by, std::string_view bytes,
                             const roster::Options& choices)
{
    const roster::Reading reading = roster::read(bytes, choices);
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        if (auto mistakes = mistakesIn(
                lookAt(draft.tournament(), reading, keyBeside(draft.tournament()), choices).preview);
            !mistakes.empty())
            return refused(std::move(mistakes));
        // A new key wouldn't recognize cards whose hashes are from another computer.
        if (!keepsCards(draft.tournament()))
            if (const auto made = keyFor(reading.teams); !made)
                return tl::unexpected(made.error());
        Looked looked = lookAt(draft.tournament(), reading, keyBeside(draft.tournament()), choices);
        for (facts::Fact& fact : looked.plan.facts)
            if (auto added = draft.add(std::move(fact)); !added)
                return added;
        return {};
    });
}

} // namespace desk
