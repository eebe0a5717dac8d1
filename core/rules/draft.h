// A rule file that somebody is editing: what it is from, and what they changed so far.
#pragma once

#include "newfile.h"
#include "venue.h"

#include "message/message.h"
#include "json/value.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace rules {

/// A parameter of one phase; or `renege` of it, the rule as a whole.
struct Field {
    std::string phase;
    std::string_view name;
    friend auto operator<=>(const Field&, const Field&) = default;
};

/// What cannot stand, and the field at which it is told; no field where it is the name of the rules.
struct Mistake {
    std::optional<Field> field;
    message::Message what;
};

class Draft {
public:
    /// From that venue by the name `file.from`; without one the file will say everything itself.
    Draft(NewFile file, Venue origin);
    /// A copy of that venue's rules: from the built-in venue of its id, if there is one, with what differs
    /// from that as changed; else one that says everything itself.
    static Draft copyOf(const Venue& venue, const std::string& id, const std::string& name);

    const NewFile& file() const { return m_now.file; }
    const Venue& origin() const { return m_origin; }
    /// As the file would be read now. Values that contradict each other are in it too.
    const Venue& venue() const { return m_venue; }
    const Phase& phase(std::string_view name) const;

    void rename(const std::string& id, const std::string& name);
    /// As a rule file has it; of `renege` null for no rule, anything else for one. Why it cannot be that
    /// value; then nothing changes.
    std::optional<message::Message> set(const Field& field, const json::Value& value);
    /// Where the sheet says the value of now; empty: as if nothing had been cited here.
    void cite(const Field& field, const std::string& section);
    /// As in the origin, or as in the phase that this one takes over from.
    void reset(const Field& field);
    /// Takes the last change back: all that was done to one field in a row is one change.
    bool undo();
    bool canUndo() const { return !m_before.empty(); }

    bool isChanged(const Field& field) const { return m_now.changes.contains(field); }
    std::vector<Field> changed() const;
    std::vector<Mistake> mistakes() const;
    /// The text of the file, which says only what differs where it is from another. Refused with mistakes.
    tl::expected<std::string, json::Problems> text() const;

private:
    struct Change {
        json::Value value;
        std::optional<Cite> cite{};
    };
    using Changes = std::map<Field, Change>;
    struct State {
        NewFile file;
        Changes changes{};
    };

    void begin(const std::optional<Field>& field);
    void take(const Field& field, const json::Value& value);
    void drop(const Field& field);
    Venue made(const Changes& changes) const;
    void fill(Venue& venue, Phase& phase, const Changes& changes) const;
    tl::expected<std::string, json::Problems> fileFromIt() const;

    Venue m_origin;
    State m_now;
    std::vector<State> m_before;
    std::optional<Field> m_last; ///< at work: what is done there next belongs to the same change
    bool m_isAtWork = false;
    Venue m_venue;
};

/// A name for files out of one for people: `Our league, fall` as `our-league-fall`; empty where it has no
/// letter or digit of English.
std::string idOf(std::string_view name);

} // namespace rules
