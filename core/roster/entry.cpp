#include "entry.h"

#include "text.h"

#include <algorithm>
#include <cctype>

namespace roster {

using message::Message;

namespace {

/// A cell to be read: its place, and its name in a message.
struct Cell {
    std::string_view text;
    int line = 1;
    message::Message what;               ///< `team name`, `ID of player 2`
    std::optional<std::size_t> column{}; ///< counted from 0
};

/// What a cell under Captain or Role says about the player of the row.
struct RoleWord {
    bool captain = false;
    bool substitute = false;
    bool plays = true; ///< false for a coach or staff
    bool known = true; ///< false if it isn't a word for yes, no or a role; it may be a name
};

constexpr int longestEmail = 254;

/// A text that is read from its beginning.
class Rest {
public:
    explicit Rest(std::string_view text) : m_text(text) {}

    /// Skips up to `most` digits, and returns how many there were.
    std::size_t digits(std::size_t most = std::string_view::npos)
    {
        const std::size_t end = std::min({m_text.find_first_not_of("0123456789"), m_text.size(), most});
        m_text.remove_prefix(end);
        return end;
    }
    /// Skips one of these characters, if it comes next.
    bool take(std::string_view any)
    {
        const bool is = !m_text.empty() && any.find(m_text.front()) != std::string_view::npos;
        m_text.remove_prefix(is ? 1 : 0);
        return is;
    }
    bool isAll(char c) const { return m_text.find_first_not_of(c) == std::string_view::npos; }
    bool isEmpty() const { return m_text.empty(); }

private:
    std::string_view m_text;
};

/// `1.23E+08`
bool isScientific(std::string_view id)
{
    Rest rest(id);
    if (rest.digits() == 0 || (rest.take(".,") && rest.digits() == 0))
        return false;
    return rest.take("eE") && rest.take("+") && rest.digits() > 0 && rest.isEmpty();
}

/// `730114820.00`
bool isFraction(std::string_view id)
{
    Rest rest(id);
    return rest.digits() > 0 && rest.take(".,") && !rest.isEmpty() && rest.isAll('0');
}

/// `730,114,820`
bool isGrouped(std::string_view id)
{
    Rest rest(id);
    if (const std::size_t first = rest.digits(); first == 0 || first > 3 || rest.isEmpty())
        return false;
    while (rest.take("., '"))
        if (rest.digits(3) != 3)
            return false;
    return rest.isEmpty();
}

/// `####`, `#N/A`
bool isFailed(std::string_view id)
{
    if (!id.starts_with('#'))
        return false;
    if (Rest(id).isAll('#'))
        return true;
    std::string word(id.substr(1, id.find_first_of("!?", id.size() - 1) - 1));
    std::ranges::transform(word, word.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return word == "REF" || word == "N/A" || word == "VALUE" || word == "NAME" || word == "NUM" ||
           word == "NULL" || word == "DIV/0";
}

// How spreadsheets damage an ID. What they dropped is lost.
std::optional<Message> damageOf(const Message& what, const std::string& id)
{
    if (isScientific(id))
        return Message{"roster-id-rounded", {{"what", what}, {"id", shown(id)}}};
    if (isFraction(id) || isGrouped(id))
        return Message{"roster-id-made-a-number", {{"what", what}, {"id", shown(id)}}};
    if (isFailed(id))
        return Message{"roster-id-failed", {{"what", what}, {"id", shown(id)}}};
    return std::nullopt;
}

bool standsForNothing(const std::string& id)
{
    const std::string word = folded(id);
    return word == "-" || word == "n/a" || word == "na" || word == "none" || word == "tbd" || word == "?" ||
           word == "x";
}

std::string_view unwrapped(std::string_view id)
{
    if (id.size() > 3 && id.starts_with("=\"") && id.ends_with('"'))
        return id.substr(2, id.size() - 3);
    return id.size() > 1 && id.starts_with('\'') ? id.substr(1) : id;
}

bool isAddress(const std::string& text)
{
    const auto at = text.find('@');
    return at != std::string::npos && at > 0 && at + 1 < text.size() &&
           text.find('@', at + 1) == std::string::npos && text.find(' ') == std::string::npos;
}

// UTF-8 that a program read as Windows-1252 and saved: "JosÃ©", "Oâ€™Brien".
bool looksMisread(const std::string& text)
{
    const std::u32string all = fromAnyBytes(text);
    for (std::size_t at = 0; at + 1 < all.size(); ++at) {
        const bool accent = (all[at] == U'Ã' || all[at] == U'Â') && all[at + 1] >= 0x80 && all[at + 1] < 0xC0;
        if (accent || (all[at] == U'â' && all[at + 1] == U'€'))
            return true;
    }
    return false;
}

template <std::size_t size>
bool isOneOf(const std::string_view (&words)[size], std::string_view word)
{
    return std::ranges::find(words, word) != std::end(words);
}

} // namespace

bool isEmpty(std::string_view text)
{
    const std::u32string all = fromAnyBytes(text);
    return std::ranges::all_of(all, [](char32_t c) { return isBlank(c) || isLineBreak(c); });
}

namespace {

// Each returns the value of the cell, or nothing if it is empty or wrong. Problems are added to the notes.

std::string textIn(const Cell& cell, int longest, Notes& notes)
{
    if (isEmpty(cell.text))
        return {};
    auto text = storable(cell.text, cell.what, longest);
    if (!text) {
        notes.error(cell.line, text.error(), cell.column);
        return {};
    }
    if (looksMisread(*text))
        notes.warn(cell.line, Message{"roster-text-misread", {{"what", cell.what}, {"text", shown(*text)}}},
                   cell.column);
    return std::move(*text);
}

/// Accepts `="00123"` and `'00123`, which tell a spreadsheet that digits are text.
std::string idIn(const Cell& cell, Notes& notes)
{
    const std::string whole = textIn(cell, longestId, notes);
    Cell inner = cell;
    inner.text = unwrapped(whole);
    std::string id =
        inner.text == whole ? whole : textIn(inner, longestId, notes); // drops blanks after the apostrophe
    if (standsForNothing(id)) {
        notes.warn(cell.line, Message{"roster-id-taken-as-none", {{"what", cell.what}, {"id", shown(id)}}},
                   cell.column);
        return {};
    }
    auto damage = damageOf(cell.what, id);
    if (!damage && !id.empty() && id.find_first_of("0123456789") == std::string::npos) // unlike a card number
        notes.warn(cell.line, Message{"roster-id-without-digit", {{"what", cell.what}, {"id", shown(id)}}},
                   cell.column);
    if (!damage)
        return id;
    notes.error(cell.line, *std::move(damage), cell.column);
    return {};
}

std::string emailIn(const Cell& cell, Notes& notes)
{
    Notes refusals;
    std::string email = textIn(cell, longestEmail, refusals);
    if (refusals.errors.empty() && (email.empty() || isAddress(email)))
        return email;
    // A bad address keeps no one from playing.
    notes.warn(cell.line, Message{"roster-email-left-out", {{"what", cell.what}, {"text", shown(cell.text)}}},
               cell.column);
    return {};
}

std::optional<int> seedIn(const Cell& cell, Notes& notes)
{
    const std::string text = textIn(cell, longestName, notes);
    if (text.empty())
        return std::nullopt;
    const bool digits = text.find_first_not_of("0123456789") == std::string::npos && text.size() <= 9;
    const int seed = digits ? std::stoi(text) : 0;
    if (seed >= 1 && seed <= highestSeed)
        return seed;
    notes.error(cell.line, Message{"roster-seed-no-number", {{"text", shown(text)}, {"most", highestSeed}}},
                cell.column);
    return std::nullopt;
}

RoleWord roleIn(std::string_view text)
{
    constexpr std::string_view yes[] = {"captain", "team captain", "c", "yes", "y", "true", "1", "x", "✓",
                                        "✔"};
    constexpr std::string_view no[] = {"",       "no",          "n",       "false",      "0", "player",
                                       "member", "participant", "partner", "co-captain", "-"};
    constexpr std::string_view substitute[] = {"substitute", "sub", "alternate", "reserve"};
    constexpr std::string_view staff[] = {"staff",           "coach",   "head coach",
                                          "assistant coach", "manager", "team manager"};
    const std::string word = folded(storable(text, Message{"column-role"}).value_or(""));
    if (isOneOf(substitute, word))
        return {false, true, true, true};
    if (isOneOf(staff, word))
        return {false, false, false, true};
    if (isOneOf(yes, word))
        return {true, false, true, true};
    return {false, false, true, isOneOf(no, word)};
}

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
    if (isOneOf(suffixes, folded(after)))
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

    /// The player that a message about these cells names.
    int ofPlayer(std::size_t at) const
    {
        return m_header.shape == Shape::TeamRows ? static_cast<int>(at) + 1 : rowPlayer;
    }

    Cell cell(Place place, Message what) const
    {
        const bool there = place && *place < m_row.cells.size();
        return {there ? std::string_view(m_row.cells[*place]) : std::string_view(), m_row.line,
                std::move(what), place};
    }
    Cell cell(Place place, Field field, int whose = rowPlayer) const
    {
        return cell(place, columnName({field, whose}));
    }

    std::string text(Place place, Field field, int whose = rowPlayer)
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

    // Nothing if the team's row has no player in that place. A missing or wrong name stays empty, so that the
    // team doesn't look smaller.
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
        if (!columns.affiliation) // a column of the player's own counts even if empty
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

    // The row marks its player as captain, or names the captain.
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
    std::string m_affiliation; // of all players in the row
};

} // namespace

Entry entryFrom(const csv::Row& row, const Header& header, Notes& notes)
{
    return RowReader(row, header, notes).read();
}

} // namespace roster
