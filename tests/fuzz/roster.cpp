// Whatever bytes come in, reading a roster ends with teams or with an error that says something; what it
// takes may be stored as it is; and the rows it objects to can be left out.
#include "roster/roster.h"
#include "roster/text.h"

#include <cstdint>
#include <cstdlib>

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void requireStorable(const std::string& text, int longest)
{
    const auto again = roster::storable(text, "text", longest);
    require(text.empty() || (again && *again == text));
}

void requireSense(const roster::Reading& reading)
{
    require(reading.good() != reading.teams.empty());
    for (const roster::Note& note : reading.errors)
        require(!note.text.empty() && note.line >= 0);
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
    requireStorable(roster::storable(text, "text").value_or(""), roster::longestName);
    return 0;
}
