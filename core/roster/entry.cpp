#include "entry.h"

#include "cells.h"
#include "text.h"

#include <algorithm>

namespace roster {

using message::Message;

namespace {

// "Ruiz, Ana" is Ana Ruiz, but "Sam Hill, Jr." is Sam Hill, Jr.
std::string inOrder(const std::string& name)
{
    constexpr std::string_view suffixes[] = {"jr", "jr.", "sr", "sr.", "ii", "iii", "iv"};
    const auto comma = name.find(',');
    if (comma == std::string::npos || name.find(',', comma + 1) != std::string::npos)
        return name;
    const auto start = name.find_first_not_of(' ', comma + 1);
    if (start == std::string::npos || comma == 0)
        return name;
    const std::string after = name.substr(start);
    if (std::find(std::begin(suffixes), std::end(suffixes), folded(after)) != std::end(suffixes))
        return name;
    return after + ' ' + name.substr(0, name.find_last_not_of(' ', comma - 1) + 1);
}

class RowReader {
public:
    RowReader(const csv::Row& row, const Header& header, Notes& notes)
        : m_row(row), m_header(header), m_notes(notes)
    {
    }

    Entry read()
    {
        Entry entry;
        entry.line = m_row.line;
        if (!checkCells())
            return entry;
        entry.team = required(m_header.team, Message{"name-in-team-column"});
        if (m_header.seed)
            entry.seed = seedIn(cell(m_header.seed, Field::Seed), m_notes);
        m_affiliation = text(m_header.affiliation, Field::Affiliation);
        entry.affiliation = m_affiliation;
        const std::size_t before = m_notes.errors.size();
        for (std::size_t at = 0; at < m_header.people.size(); ++at)
            if (auto person = readPerson(m_header.people[at], ofPlayer(at)))
                entry.people.push_back(std::move(*person));
        if (entry.people.empty() && m_notes.errors.size() == before)
            m_notes.error(m_row.line, Message{"roster-no-player"});
        if (m_header.role)
            readRole(entry);
        else
            readCaptain(entry);
        return entry;
    }

private:
    bool checkCells()
    {
        if (m_row.wrong)
            m_notes.error(m_row.line, *m_row.wrong);
        const std::size_t cells = m_row.cells.size();
        const auto rest = m_row.cells.begin() + static_cast<std::ptrdiff_t>(std::min(cells, m_header.width));
        const bool spills = !std::all_of(rest, m_row.cells.end(), [](const auto& c) { return isEmpty(c); });
        if (spills)
            m_notes.error(m_row.line,
                          Message{"roster-cells-spill", {{"cells", cells}, {"titles", m_header.width}}});
        else if (cells < m_header.width)
            m_notes.warn(m_row.line,
                         Message{"roster-cells-missing", {{"cells", cells}, {"titles", m_header.width}}});
        return !m_row.wrong && !spills;
    }

    /// Whose the cells are that a message names.
    int ofPlayer(std::size_t at) const
    {
        return m_header.shape == Shape::TeamRows ? static_cast<int>(at) + 1 : anyones;
    }

    Cell cell(Place place, Message what) const
    {
        const bool there = place && *place < m_row.cells.size();
        return {there ? std::string_view(m_row.cells[*place]) : std::string_view(), m_row.line,
                std::move(what), place};
    }
    Cell cell(Place place, Field field, int whose = anyones) const
    {
        return cell(place, columnName({field, whose}));
    }

    std::string text(Place place, Field field, int whose = anyones)
    {
        return textIn(cell(place, field, whose), longestName, m_notes);
    }

    std::string required(Place place, const Message& what)
    {
        const Cell holds = cell(place, what);
        if (isEmpty(holds.text))
            m_notes.error(m_row.line, Message{"text-empty", {{"what", what}}}, place);
        return textIn(holds, longestName, m_notes);
    }

    std::string readName(const PersonColumns& columns, int whose)
    {
        if (columns.name)
            return ordered(text(columns.name, Field::Name, whose));
        const std::size_t before = m_notes.errors.size();
        const std::string first = text(columns.first, Field::First, whose);
        const std::string last = text(columns.last, Field::Last, whose);
        const std::string both = first + (first.empty() || last.empty() ? "" : " ") + last;
        if (m_notes.errors.size() != before)
            return {};
        return textIn({both, m_row.line, columnName({Field::Name, whose})}, longestName, m_notes);
    }

    std::string ordered(const std::string& name)
    {
        std::string turned = inOrder(name);
        if (turned != name)
            m_notes.warn(m_row.line,
                         Message{"roster-name-turned", {{"name", shown(name)}, {"as", shown(turned)}}});
        return turned;
    }

    // Nothing where the row of a team has nobody in that place. A name that is missing or wrong stays empty,
    // so that the team is not taken for smaller than it is.
    std::optional<Person> readPerson(const PersonColumns& columns, int whose)
    {
        const std::size_t before = m_notes.errors.size();
        Person person;
        Player& player = person.player;
        player.line = m_row.line;
        player.idColumn = columns.id;
        player.name = readName(columns, whose);
        const bool missing = player.name.empty() && m_notes.errors.size() == before;
        player.id = idIn(cell(columns.id, Field::Id, whose), m_notes);
        player.email = emailIn(cell(columns.email, Field::Email, whose), m_notes);
        player.affiliation = text(columns.affiliation, Field::Affiliation, whose);
        if (!columns.affiliation) // what stays empty in a column of their own is not given
            player.affiliation = m_affiliation;
        player.captain = columns.captain;
        if (!missing)
            return person;
        if (m_header.shape == Shape::TeamRows && player.id.empty() && player.email.empty())
            return std::nullopt;
        m_notes.error(m_row.line, Message{"text-empty", {{"what", columnName({Field::Name, whose})}}},
                      columns.name ? columns.name : columns.last);
        return person;
    }

    // The captain is marked in the row, or named in it.
    void readCaptain(Entry& entry)
    {
        const Cell says = cell(m_header.captain, Field::Captain);
        if (isEmpty(says.text))
            return;
        const RoleWord role = roleIn(says.text);
        if (!role.known || m_header.shape == Shape::TeamRows)
            entry.captain = inOrder(textIn(says, longestName, m_notes));
        else
            give(entry, role);
    }

    void readRole(Entry& entry)
    {
        const Cell says = cell(m_header.role, Field::Role);
        const RoleWord role = roleIn(says.text);
        if (!role.known)
            m_notes.warn(m_row.line, Message{"roster-role-unknown", {{"role", shown(says.text)}}});
        give(entry, role);
    }

    static void give(Entry& entry, const RoleWord& role)
    {
        entry.plays = role.plays;
        entry.people.front().player.captain = role.captain;
        entry.people.front().substitute = role.substitute;
    }

    const csv::Row& m_row;
    const Header& m_header;
    Notes& m_notes;
    std::string m_affiliation; // of all the row's people
};

} // namespace

Entry entryFrom(const csv::Row& row, const Header& header, Notes& notes)
{
    return RowReader(row, header, notes).read();
}

} // namespace roster
