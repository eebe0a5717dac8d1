#include "header.h"

#include "text.h"

#include <algorithm>
#include <map>

namespace roster {

using message::Message;

namespace {

constexpr std::size_t mostTitlesListed = 40;

class Resolver {
public:
    Resolver(const csv::Row& row, bool titled, const std::vector<std::optional<Meaning>>& meanings)
        : m_titles(row.cells), m_titled(titled), m_used(row.cells.size(), false)
    {
        for (std::size_t at = 0; at < m_titles.size(); ++at)
            if (const auto& means = meanings[at])
                (means->guessed ? m_guessed : m_known)[{means->holds.whose, means->holds.field}].push_back(
                    at);
        // A guess counts only if there is nothing better.
        for (const auto& [key, columns] : m_guessed)
            m_known.emplace(key, columns);
    }

    tl::expected<Header, Message> resolve()
    {
        Header header;
        header.width = m_titles.size();
        if (const Place team = take(rowPlayer, Field::Team))
            header.team = *team;
        else
            m_wrong.push_back(Message{"roster-no-team-column"});
        header.seed = take(rowPlayer, Field::Seed);
        header.shape = hasTeamRows() ? Shape::TeamRows : Shape::PlayerRows;
        if (header.shape == Shape::TeamRows)
            takeTeamRows(header);
        else
            takePlayerRows(header);
        if (!m_wrong.empty())
            return tl::unexpected(Message{"roster-header", {{"wrong", m_wrong}, titles()}});
        for (std::size_t at = 0; at < m_titles.size(); ++at)
            if (!m_used[at] && m_titles[at].find_first_not_of(" \t\r\n") != std::string::npos)
                header.unused.push_back(m_titles[at]);
        header.used = m_used;
        return header;
    }

private:
    bool has(int whose, Field field) const { return m_known.count({whose, field}) > 0; }
    bool hasName(int whose) const
    {
        return has(whose, Field::Name) || has(whose, Field::First) || has(whose, Field::Last);
    }

    std::vector<int> numbered() const
    {
        std::vector<int> numbers;
        for (const auto& [key, columns] : m_known)
            if (key.first > 0 && hasName(key.first) && (numbers.empty() || numbers.back() != key.first))
                numbers.push_back(key.first);
        return numbers;
    }

    // "Captain Name" next to "First" and "Last" means one player a row, with the team's captain named.
    bool hasTeamRows() const { return !numbered().empty() || (hasName(captains) && !hasName(rowPlayer)); }

    Place take(int whose, Field field)
    {
        const auto at = m_known.find({whose, field});
        if (at == m_known.end())
            return std::nullopt;
        const std::vector<std::size_t>& columns = at->second;
        for (const std::size_t column : columns)
            m_used[column] = true;
        if (columns.size() > 1)
            m_wrong.push_back(Message{"roster-several-columns",
                                      {{"columns", columns.size()}, {"column", columnName({field, whose})}}});
        return columns.front();
    }

    PersonColumns takePerson(int whose)
    {
        PersonColumns person;
        const bool inParts = has(whose, Field::First) && has(whose, Field::Last);
        if (inParts || !has(whose, Field::Name)) {
            person.first = take(whose, Field::First);
            person.last = take(whose, Field::Last);
        } else {
            person.name = take(whose, Field::Name);
        }
        if (person.first && !person.last)
            m_wrong.push_back(
                Message{"roster-no-last-name-column", {{"column", columnName({Field::First, whose})}}});
        if (person.last && !person.first)
            m_wrong.push_back(
                Message{"roster-no-first-name-column", {{"column", columnName({Field::Last, whose})}}});
        person.id = take(whose, Field::Id);
        person.email = take(whose, Field::Email);
        return person;
    }

    void takePlayerRows(Header& header)
    {
        if (!hasName(rowPlayer))
            m_wrong.push_back(Message{"roster-no-name-column"});
        header.people.push_back(takePerson(rowPlayer));
        header.people.back().affiliation = take(rowPlayer, Field::Affiliation);
        header.captain = take(rowPlayer, Field::Captain);
        if (!header.captain)
            header.captain = take(captains, Field::Name);
        if (!header.captain)
            header.role = take(rowPlayer, Field::Role);
    }

    // Player 1 may be the captain, or the person who fills in the form, without a number.
    void takeTeamRows(Header& header)
    {
        std::vector<int> people = numbered();
        const bool hasFirst = !people.empty() && people.front() == 1;
        if (!hasFirst && hasName(captains))
            people.insert(people.begin(), captains);
        else if (!hasFirst && hasName(rowPlayer))
            people.insert(people.begin(), rowPlayer);
        for (const int whose : people) {
            header.people.push_back(takePerson(whose));
            header.people.back().captain = whose == captains;
            if (whose != rowPlayer)
                header.people.back().affiliation = take(whose, Field::Affiliation);
        }
        header.affiliation = take(rowPlayer, Field::Affiliation);
        takeCaptain(header, people.front() <= 1);
    }

    void takeCaptain(Header& header, bool hasFirst)
    {
        if (header.people.front().captain)
            return;
        const bool named = !has(rowPlayer, Field::Captain) && has(captains, Field::Name);
        const Place captain = take(named ? captains : rowPlayer, named ? Field::Name : Field::Captain);
        if (captain && !hasFirst) {
            header.people.insert(header.people.begin(), {.name = captain,
                                                         .first = {},
                                                         .last = {},
                                                         .id = take(captains, Field::Id),
                                                         .email = take(captains, Field::Email),
                                                         .affiliation = take(captains, Field::Affiliation),
                                                         .captain = true});
        } else {
            header.captain = captain;
        }
    }

    message::Argument titles() const
    {
        std::vector<Message> numbers;
        std::vector<std::string> written;
        for (std::size_t at = 0; at < m_titles.size() && at < mostTitlesListed; ++at) {
            numbers.push_back(numberedColumn(at));
            written.push_back(shown(m_titles[at]));
        }
        if (m_titles.size() > mostTitlesListed) {
            numbers.push_back(Message{"column-titled", {{"title", "..."}}});
            written.emplace_back("...");
        }
        return m_titled ? message::Argument{"titles", written} : message::Argument{"titles", numbers};
    }

    using Found = std::map<std::pair<int, Field>, std::vector<std::size_t>>;

    const std::vector<std::string>& m_titles;
    bool m_titled;
    std::vector<bool> m_used;
    Found m_known;
    Found m_guessed;
    std::vector<Message> m_wrong;
};

Message fieldName(Field field)
{
    switch (field) {
    case Field::Team:
        return Message{"column-team"};
    case Field::Seed:
        return Message{"column-seed"};
    case Field::Name:
        return Message{"column-name"};
    case Field::First:
        return Message{"column-first-name"};
    case Field::Last:
        return Message{"column-last-name"};
    case Field::Id:
        return Message{"column-id"};
    case Field::Email:
        return Message{"column-email"};
    case Field::Captain:
        return Message{"column-captain"};
    case Field::Role:
        return Message{"column-role"};
    case Field::Affiliation:
        break;
    }
    return Message{"column-affiliation"};
}

} // namespace

bool looksLikeHeader(const csv::Row& row)
{
    return std::ranges::count_if(row.cells,
                                 [](const std::string& title) { return meaning(title).has_value(); }) >= 2;
}

Message numberedColumn(std::size_t at)
{
    return Message{"column-numbered", {{"number", at + 1}}};
}

Message columnName(const Holding& holds)
{
    const Message field = fieldName(holds.field);
    if (holds.whose == captains)
        return Message{"column-of-captain", {{"column", field}}};
    return holds.whose == rowPlayer
               ? field
               : Message{"column-of-player", {{"column", field}, {"player", holds.whose}}};
}

tl::expected<Header, Message> headerFrom(const csv::Row& row, bool titled,
                                         const std::vector<std::optional<Meaning>>& meanings)
{
    return Resolver(row, titled, meanings).resolve();
}

const std::vector<Holding>& everyHolding()
{
    static const std::vector<Holding> all = [] {
        std::vector<Holding> holdings;
        for (const Field field : {Field::Team, Field::Name, Field::First, Field::Last, Field::Id, Field::Seed,
                                  Field::Captain, Field::Role, Field::Affiliation, Field::Email})
            holdings.push_back({field, rowPlayer});
        constexpr Field ofAPerson[] = {Field::Name, Field::First,       Field::Last,
                                       Field::Id,   Field::Affiliation, Field::Email};
        for (int player = 1; player <= static_cast<int>(mostPlayers); ++player)
            for (const Field field : ofAPerson)
                holdings.push_back({field, player});
        for (const Field field : ofAPerson)
            holdings.push_back({field, captains});
        return holdings;
    }();
    return all;
}

std::vector<std::optional<Meaning>> meaningsOf(const csv::Row& row,
                                               const std::map<std::size_t, std::optional<Holding>>& byHand)
{
    std::vector<std::optional<Meaning>> meanings;
    for (std::size_t at = 0; at < row.cells.size(); ++at) {
        const auto said = byHand.find(at);
        meanings.push_back(said == byHand.end() ? meaning(row.cells[at])
                           : said->second       ? std::optional(Meaning{*said->second})
                                                : std::nullopt);
    }
    return meanings;
}

} // namespace roster
