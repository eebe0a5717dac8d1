// Scoring a record that is not in any store: text in, ledger out.
#pragma once

#include "desk/checks/answer.h"
#include "files/gamerecord.h"
#include "files/recordstream.h"
#include "rules/venue.h"
#include "scoring/match.h"

#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <tl/expected.hpp>

namespace desk {

/// A record with the rules it was played by and what it came to.
struct ScoredRecord {
    rules::Set set;
    files::Record record;
    scoring::MatchLedger ledger; ///< of a single game: one game
};

/// Scores one courtside-game/1 or courtside-match/1 text whose first line is number `line`. Refuses the first
/// thing that may not be entered, and then answers nothing else. Its rules are those of `own`, where it names
/// that venue's id, or its id and phase; else built-in ones.
tl::expected<ScoredRecord, Refusal> scoreRecord(std::string_view text, int line = 1,
                                                const rules::Venue* own = nullptr);

/// Json: one line of courtside-ledger/1. Text: the sheet, and the reason for every point.
std::string scored(const ScoredRecord& record, As as);

/// Scores the records of a stream one at a time.
class RecordReader {
public:
    /// `own`: as of scoreRecord().
    explicit RecordReader(std::istream& in, std::optional<rules::Venue> own = {})
        : m_records(in), m_own(std::move(own))
    {
    }
    /// The next record as text; nothing at the end of the stream. After a refusal nothing more should be
    /// asked.
    std::optional<tl::expected<std::string, Refusal>> next(As as);

private:
    files::RecordStream m_records;
    std::optional<rules::Venue> m_own;
};

} // namespace desk
