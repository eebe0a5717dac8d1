#include "rosterimport.h"

#include "cards.h"
#include "names.h"
#include "setup.h"

#include "bracket/elimination.h"
#include "rules/words.h"

#include <algorithm>

namespace desk {

namespace {

roster::Reading readingOf(std::string_view bytes, const std::set<int>& leaveOut)
{
    return roster::read(bytes, roster::Options{leaveOut});
}

/// The row that begins on that line, or null.
RosterRow* rowAt(RosterPreview& preview, int line)
{
    const auto at = std::find_if(preview.rows.begin(), preview.rows.end(),
                                 [&](const RosterRow& row) { return row.line == line && !row.leftOut; });
    return at == preview.rows.end() ? nullptr : &*at;
}

void sortIn(RosterPreview& preview, const std::vector<roster::Note>& notes,
            std::vector<std::string> RosterRow::*ofRow, std::vector<std::string> RosterPreview::*ofFile)
{
    for (const roster::Note& note : notes) {
        if (RosterRow* row = rowAt(preview, note.line))
            (row->*ofRow).push_back(note.text);
        else
            (preview.*ofFile).push_back(roster::told(note));
    }
}

RosterRow rowOf(const roster::Row& read)
{
    RosterRow row{read.line, read.team, read.seed, {}, {}, {}, {}, read.leftOut, read.affiliation};
    for (const roster::Player& player : read.players) {
        row.players.push_back(player.name);
        row.cardEnds.push_back(cardEnd(player.id).value_or(""));
    }
    return row;
}

/// Whose card that is on record; empty where it is nobody's, or cannot be told on this machine.
std::string holderOf(const night::Night& night, const std::string& number)
{
    const auto key = number.empty() ? Answer<std::string>() : cardKey();
    if (number.empty() || !key)
        return {};
    const std::string hash = keptOf(*key, number).hash;
    for (const auto& [id, person] : night.setting->people)
        if (person.hasCard(hash))
            return personName(night, id);
    return {};
}

/// What stands against a row of its own because of what is on record.
void checkOnRecord(const night::Night& night, const roster::Row& read, RosterRow& row)
{
    const auto& teams = night.setting->teams;
    if (std::any_of(teams.begin(), teams.end(), [&](const auto& team) { return team.name == read.team; }))
        row.mistakes.push_back("the team " + read.team + " is on record already");
    for (const roster::Player& player : read.players)
        if (const std::string owner = holderOf(night, player.id); !owner.empty())
            row.mistakes.push_back("the ID of " + player.name + " is already that of " + owner);
}

void checkWhole(const night::Night& night, const roster::Reading& reading, RosterPreview& preview)
{
    const std::size_t all = night.setting->teams.size() + reading.teams.size();
    if (night.setting->draw)
        preview.mistakes.emplace_back("the teams are drawn: who comes now is added alone and enters late");
    if (all > static_cast<std::size_t>(bracket::mostEntries))
        preview.mistakes.push_back("that would be " + rules::counted(static_cast<int>(all), "team") +
                                   "; a night takes " + std::to_string(bracket::mostEntries));
}

bool anyMistake(const RosterPreview& preview)
{
    return !preview.mistakes.empty() || std::any_of(preview.rows.begin(), preview.rows.end(),
                                                    [](const auto& row) { return !row.mistakes.empty(); });
}

RosterPreview previewOf(const night::Night& night, const roster::Reading& reading)
{
    RosterPreview preview;
    for (const roster::Row& row : reading.rows)
        preview.rows.push_back(rowOf(row));
    sortIn(preview, reading.errors, &RosterRow::mistakes, &RosterPreview::mistakes);
    sortIn(preview, reading.warnings, &RosterRow::warnings, &RosterPreview::warnings);
    for (std::size_t i = 0; i < reading.rows.size(); ++i)
        if (!reading.rows[i].leftOut)
            checkOnRecord(night, reading.rows[i], preview.rows[i]);
    checkWhole(night, reading, preview);
    if (anyMistake(preview))
        return preview;
    preview.teams = static_cast<int>(reading.teams.size());
    for (const roster::Team& team : reading.teams)
        preview.players += static_cast<int>(team.players.size());
    return preview;
}

std::vector<std::string> mistakesIn(const RosterPreview& preview)
{
    std::vector<std::string> all = preview.mistakes;
    for (const RosterRow& row : preview.rows)
        for (const std::string& mistake : row.mistakes)
            all.push_back("line " + std::to_string(row.line) + ": " + mistake);
    return all;
}

} // namespace

RosterPreview previewRoster(const night::Night& night, std::string_view bytes, const std::set<int>& leaveOut)
{
    return previewOf(night, readingOf(bytes, leaveOut));
}

Answer<Recorded> importTeams(Desk& desk, const std::string& by, std::string_view bytes,
                             const std::set<int>& leaveOut)
{
    const roster::Reading reading = readingOf(bytes, leaveOut);
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        if (auto mistakes = mistakesIn(previewOf(draft.night(), reading)); !mistakes.empty())
            return refused(std::move(mistakes));
        const auto key = keyFor(reading.teams);
        if (!key)
            return tl::unexpected(key.error());
        std::vector<roster::Team> teams = reading.teams;
        for (roster::Team& team : teams)
            team.affiliation = asKnown(*draft.night().setting, team.affiliation);
        std::vector<facts::Fact> all;
        addTeams(teams, *key, takenIn(draft.night()), all);
        for (const facts::Fact& fact : all)
            if (auto added = draft.add(fact); !added)
                return added;
        return {};
    });
}

} // namespace desk
