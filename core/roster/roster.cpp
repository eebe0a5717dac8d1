#include "roster.h"

#include "across.h"
#include "entry.h"
#include "find.h"
#include "text.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace roster {

using message::Message;

namespace {

// Teams from rows.

/// The affiliations of the players, for `mostNamed`.
std::vector<std::string> affiliationsOf(const std::vector<Player>& players)
{
    std::vector<std::string> all;
    std::ranges::transform(players, std::back_inserter(all), &Player::affiliation);
    return all;
}

struct NamedCaptain {
    int line = 0; // the first line with that name
    std::string name;
};

// A team while its rows are read.
struct Gathered {
    Team team;
    std::vector<Person> people;
    std::map<std::string, int> names; // folded, with the line
    std::vector<NamedCaptain> captains;
    int seedLine = 0;
    std::string ownAffiliation;
};

class TeamCollector {
public:
    TeamCollector(Shape shape, Notes& notes) : m_shape(shape), m_notes(notes) {}

    void add(const Entry& entry)
    {
        const auto [at, isNew] = m_places.emplace(folded(entry.team), m_teams.size());
        if (isNew)
            m_teams.push_back({{entry.team, std::nullopt, {}, entry.line}, {}, {}, {}, 0, entry.affiliation});
        Gathered& team = m_teams[at->second];
        if (!isNew)
            meetAgain(team.team, entry);
        addSeed(team, entry);
        for (const Person& person : entry.people)
            addPerson(team, person);
        if (!entry.captain.empty())
            addCaptain(team, {entry.line, entry.captain});
    }

    std::vector<Team> teams()
    {
        std::vector<Team> all;
        for (Gathered& gathered : m_teams)
            all.push_back(finished(gathered));
        return all;
    }

private:
    void meetAgain(const Team& team, const Entry& entry)
    {
        if (m_shape == Shape::TeamRows)
            m_notes.error(
                entry.line,
                team.name == entry.team
                    ? Message{"roster-team-twice", {{"team", shown(entry.team)}, {"line", team.line}}}
                    : Message{"roster-team-twice-as",
                              {{"team", shown(entry.team)}, {"line", team.line}, {"as", shown(team.name)}}});
        else if (team.name != entry.team)
            m_notes.warn(
                entry.line,
                Message{"roster-team-taken-as",
                        {{"team", shown(entry.team)}, {"as", shown(team.name)}, {"line", team.line}}});
    }

    void addSeed(Gathered& team, const Entry& entry)
    {
        if (!entry.seed)
            return;
        if (team.team.seed && *team.team.seed != *entry.seed)
            m_notes.error(entry.line, Message{"roster-two-seeds",
                                              {{"team", shown(team.team.name)},
                                               {"seed", *entry.seed},
                                               {"other", *team.team.seed},
                                               {"line", team.seedLine}}});
        if (team.team.seed)
            return;
        team.team.seed = entry.seed;
        team.seedLine = entry.line;
    }

    void addPerson(Gathered& team, const Person& person)
    {
        const Player& player = person.player;
        const auto [at, isNew] = team.names.emplace(folded(player.name), player.line);
        if (!isNew && !player.name.empty())
            m_notes.error(player.line, at->second == player.line ? Message{"roster-player-twice-in-row",
                                                                           {{"player", shown(player.name)},
                                                                            {"team", shown(team.team.name)}}}
                                                                 : Message{"roster-player-twice",
                                                                           {{"player", shown(player.name)},
                                                                            {"team", shown(team.team.name)},
                                                                            {"line", at->second}}});
        team.people.push_back(person);
    }

    // Every row gets the message, because the order of the rows doesn't say who is one too many.
    void checkSize(const Team& team)
    {
        if (team.players.size() <= mostPlayers)
            return;
        std::set<int> lines;
        for (const Player& player : team.players)
            lines.insert(player.line);
        for (const int line : lines)
            m_notes.errorOfTeam(line, Message{"roster-team-too-large",
                                              {{"team", shown(team.name)},
                                               {"players", team.players.size()},
                                               {"most", mostPlayers}}});
    }

    // If every row of the team names its captain, one message is enough.
    static void addCaptain(Gathered& team, const NamedCaptain& captain)
    {
        if (std::ranges::none_of(team.captains,
                                 [&](const NamedCaptain& other) { return same(other.name, captain.name); }))
            team.captains.push_back(captain);
    }

    Team finished(Gathered& gathered)
    {
        std::stable_partition(gathered.people.begin(), gathered.people.end(),
                              [](const Person& person) { return !person.substitute; });
        for (const Person& person : gathered.people)
            gathered.team.players.push_back(person.player);
        for (const NamedCaptain& captain : gathered.captains)
            markCaptain(gathered.team, captain);
        checkSize(gathered.team);
        addAffiliation(gathered.team, gathered.ownAffiliation);
        for (Message& remark : remarksOn(gathered.team.name, affiliationsOf(gathered.team.players)))
            m_notes.warnOfTeam(gathered.team.line, std::move(remark));
        return std::move(gathered.team);
    }

    void addAffiliation(Team& team, const std::string& own)
    {
        const std::vector<std::string> most = mostNamed(affiliationsOf(team.players));
        const std::string one = most.empty() ? own : most.size() == 1 ? most.front() : std::string();
        if (!one.empty())
            team.affiliation = m_affiliations.emplace(folded(one), one).first->second;
    }

    void markCaptain(Team& team, const NamedCaptain& captain)
    {
        const auto at = std::ranges::find_if(
            team.players, [&](const Player& player) { return same(player.name, captain.name); });
        if (at == team.players.end())
            m_notes.error(captain.line,
                          Message{"roster-captain-unknown",
                                  {{"captain", shown(captain.name)}, {"team", shown(team.name)}}});
        else
            at->captain = true;
    }

    Shape m_shape;
    Notes& m_notes;
    std::vector<Gathered> m_teams;
    std::map<std::string, std::size_t> m_places;
    std::map<std::string, std::string> m_affiliations; // by folded name, as first written
};

/// The teams in the order of their first rows. Adds notes on repeated teams, contradicting seeds, repeated
/// names in a team, too many players (on every row of the team), captains who are not on the team, teams of
/// one, and teams split between two affiliations, which then have none. Affiliations that differ only in
/// spelling become the first one.
std::vector<Team> teamsFrom(const std::vector<Entry>& entries, Shape shape, Notes& notes)
{
    TeamCollector collector(shape, notes);
    for (const Entry& entry : entries)
        if (!entry.team.empty())
            collector.add(entry);
    return collector.teams();
}

// Reports begin with a title and a date. Further down, a row that looks like a header is an ordinary row.
constexpr std::size_t rowsBeforeHeader = 10;
constexpr int longestTitle = 200;

std::optional<std::size_t> headerRow(const csv::Table& table)
{
    for (std::size_t at = 0; at < table.rows.size() && at < rowsBeforeHeader; ++at)
        if (looksLikeHeader(table.rows[at]))
            return at;
    return std::nullopt;
}

bool isBlankRow(const csv::Row& row)
{
    return std::ranges::all_of(row.cells, [](const auto& cell) { return isEmpty(cell); });
}

Row rowOf(const Entry& entry, const csv::Row& read, bool leftOut)
{
    Row row{entry.line, entry.team, entry.seed, {}, leftOut, {}, read.cells};
    for (const Person& person : entry.people)
        row.players.push_back(person.player);
    if (const auto most = mostNamed(affiliationsOf(row.players)); most.size() < 2)
        row.affiliation = most.empty() ? entry.affiliation : most.front();
    return row;
}

class FileReader {
public:
    FileReader(const Options& options, Reading& reading) : m_options(options), m_reading(reading) {}

    void read(const std::string& text)
    {
        takeTable(text);
        if (m_table.rows.empty())
            m_reading.error(0, Message{"roster-empty"});
        else
            readTable();
        finish();
    }

private:
    // The delimiter that makes a header; without a header, the most likely one.
    void takeTable(const std::string& text)
    {
        const char likely = csv::delimiterOf(text);
        for (const char delimiter : std::array{likely, ',', ';', '\t'}) {
            csv::Table table = csv::parse(text, delimiter);
            const auto row = headerRow(table);
            if (!row && delimiter != likely)
                continue;
            if (row || m_table.rows.empty()) {
                m_table = std::move(table);
                m_headerRow = row.value_or(0);
            }
            if (row)
                return;
        }
    }

    // If the titles don't tell the columns, the rows are shown as they are, so that someone can.
    void readTable()
    {
        if (!m_options.titles)
            addTitles();
        const csv::Row& titles = m_table.rows[m_headerRow];
        const auto meanings = meaningsOf(titles, m_options.columns);
        const auto header = headerFrom(titles, m_options.titles, meanings);
        for (std::size_t at = 0; at < titles.cells.size(); ++at) {
            const bool holds = meanings[at] && (!header || header->used[at]);
            m_reading.columns.push_back(
                {titleOf(titles, at), holds ? std::optional(meanings[at]->holds) : std::nullopt});
        }
        if (header) {
            m_reading.shape = header->shape;
            m_reading.unused = header->unused;
            readRows(*header);
            return;
        }
        m_reading.error(titles.line, header.error());
        for (std::size_t at = m_headerRow + 1; at < m_table.rows.size(); ++at)
            if (!isBlankRow(m_table.rows[at]))
                m_reading.rows.push_back(rowOf(Entry{m_table.rows[at].line, {}, {}, {}, {}}, m_table.rows[at],
                                               m_options.leaveOut.count(m_table.rows[at].line) > 0));
    }

    Message titleOf(const csv::Row& titles, std::size_t at) const
    {
        if (!m_options.titles)
            return numberedColumn(at);
        const std::string& title = titles.cells[at];
        if (title.empty())
            return Message{"column-untitled"};
        // In a form that a table can show, whatever the bytes.
        return Message{
            "column-titled",
            {{"title", storable(title, Message{"column-title"}, longestTitle).value_or(shown(title))}}};
    }

    // Adds an empty row above a file without titles.
    void addTitles()
    {
        csv::Row titles{0, {}, {}};
        std::size_t width = 0;
        for (const csv::Row& row : m_table.rows)
            width = std::max(width, row.cells.size());
        titles.cells.resize(width);
        m_table.rows.insert(m_table.rows.begin(), std::move(titles));
        m_headerRow = 0;
    }

    void correct(csv::Row& row) const
    {
        for (auto at = m_options.corrected.lower_bound({row.line, 0});
             at != m_options.corrected.end() && at->first.line == row.line; ++at) {
            if (at->first.column >= m_reading.columns.size())
                continue;
            if (at->first.column >= row.cells.size())
                row.cells.resize(at->first.column + 1);
            row.cells[at->first.column] = at->second;
        }
    }

    void readRows(const Header& header)
    {
        if (m_headerRow > 0)
            m_reading.warn(m_table.rows.front().line,
                           Message{"roster-before-header", {{"line", m_table.rows[m_headerRow].line}}});
        std::vector<Entry> entries;
        for (std::size_t at = m_headerRow + 1; at < m_table.rows.size(); ++at) {
            csv::Row& row = m_table.rows[at];
            if (isBlankRow(row))
                continue;
            correct(row);
            const bool leftOut = m_options.leaveOut.count(row.line) > 0;
            Notes ofRow;
            const Entry entry = entryFrom(row, header, ofRow);
            if (!entry.plays) {
                m_reading.warn(row.line, Message{"roster-not-a-player"});
                continue;
            }
            m_reading.rows.push_back(rowOf(entry, row, leftOut));
            if (leftOut)
                continue;
            m_reading.add(ofRow);
            entries.push_back(entry);
        }
        if (entries.empty())
            m_reading.error(0, Message{"roster-no-rows"});
        settle(entries, m_options.sameId);
        m_reading.teams = teamsFrom(entries, header.shape, m_reading);
        checkIds(entries, m_reading);
        checkSeeds(m_reading.teams, m_reading);
    }

    void finish()
    {
        if (m_table.unclosedQuote > 0)
            m_reading.error(m_table.unclosedQuote, Message{"roster-open-quote"});
        std::ranges::stable_sort(m_reading.errors, {}, &Note::line);
        std::ranges::stable_sort(m_reading.warnings, {}, &Note::line);
        if (!m_reading.good())
            m_reading.soFar = std::exchange(m_reading.teams, {});
    }

    const Options& m_options;
    Reading& m_reading;
    csv::Table m_table;
    std::size_t m_headerRow = 0;
};

} // namespace

Reading read(std::string_view bytes, const Options& options)
{
    Reading reading;
    if (bytes.size() > largestFile) {
        reading.error(0, Message{"roster-too-large"});
        return reading;
    }
    const auto decoded = decode(bytes);
    if (!decoded) {
        reading.error(0, decoded.error());
        return reading;
    }
    if (decoded->isGuess)
        reading.warn(0, Message{"roster-windows-1252"});
    FileReader(options, reading).read(decoded->text);
    return reading;
}

} // namespace roster
