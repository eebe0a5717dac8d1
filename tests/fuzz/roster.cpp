// For any bytes, reading a roster gives teams or an error with a message. What it accepts can be stored as it
// is. Rows with errors can be skipped. Whatever a person chooses for columns, cells and duplicate IDs gets an
// answer too.
#include "roster/roster.h"
#include "roster/text.h"
#include "wording/text.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace {

const message::Message name{"column-name"};

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void requireStorable(const std::string& text, int longest)
{
    const auto again = roster::storable(text, name, longest);
    require(text.empty() || (again && *again == text));
}

void requireColumns(const roster::Reading& reading)
{
    std::vector<roster::Holding> held;
    for (const roster::Column& column : reading.columns)
        if (column.holds) {
            if (std::find(held.begin(), held.end(), *column.holds) != held.end())
                require(!reading.good()); // two columns for the same thing
            held.push_back(*column.holds);
        }
}

void requireSense(const roster::Reading& reading)
{
    require(reading.good() != reading.teams.empty());
    for (const roster::Note& note : reading.errors)
        require(note.line >= 0 && !wording::text(note.message).empty());
    for (const roster::Clash& clash : reading.clashes)
        require(!reading.good() && clash.at.column < reading.columns.size());
    requireColumns(reading);
    for (const roster::Team& team : reading.teams) {
        require(!team.name.empty() && !team.players.empty() && team.players.size() <= roster::mostPlayers);
        requireStorable(team.name, roster::longestName);
        for (const roster::Player& player : team.players) {
            require(!player.name.empty());
            requireStorable(player.name, roster::longestName);
            requireStorable(player.id, roster::longestId);
            requireStorable(player.affiliation, roster::longestName);
        }
    }
}

/// Uses the bytes again, as choices.
class Chooser {
public:
    Chooser(const std::uint8_t* bytes, std::size_t size) : m_bytes(bytes), m_size(size) {}
    std::size_t below(std::size_t end)
    {
        return m_size == 0 || end == 0 ? 0 : m_bytes[m_at++ * 7 % m_size] % end;
    }

private:
    const std::uint8_t* m_bytes;
    std::size_t m_size;
    std::size_t m_at = 0;
};

/// Something a person could choose.
roster::Options anyChoices(const roster::Reading& reading, Chooser choose)
{
    const auto& holdings = roster::everyHolding();
    roster::Options options;
    options.titles = choose.below(8) != 0;
    for (std::size_t column = 0; column < reading.columns.size(); ++column)
        if (choose.below(3) == 0)
            options.columns[column] =
                choose.below(4) == 0 ? std::nullopt : std::optional(holdings[choose.below(holdings.size())]);
    for (const roster::Row& row : reading.rows) {
        if (choose.below(8) == 0)
            options.leaveOut.insert(row.line);
        if (choose.below(4) == 0 && !row.cells.empty())
            options.corrected[{row.line, choose.below(reading.columns.size() + 1)}] =
                row.cells[choose.below(row.cells.size())];
    }
    for (const roster::Clash& clash : reading.clashes)
        options.sameId[clash.at] = {static_cast<roster::SameId::What>(choose.below(3)), "cousins"};
    return options;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const roster::Reading reading = roster::read(text);
    requireSense(reading);
    roster::Options options;
    for (const roster::Note& note : reading.errors)
        options.leaveOut.insert(note.line);
    requireSense(roster::read(text, options));
    requireSense(roster::read(text, anyChoices(reading, {bytes, size})));
    requireStorable(roster::storable(text, name).value_or(""), roster::longestName);
    return 0;
}
