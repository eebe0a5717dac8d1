// Scores a record that isn't in a store: text in, ledger out.
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
#include <vector>

#include <tl/expected.hpp>

namespace desk {

/// A record with its rules and its result.
struct ScoredRecord {
    rules::Set set;
    files::Record record;
    scoring::MatchLedger ledger; ///< for a single game: one game
};

/// Scores one courtside-game/1 or courtside-match/1 text whose first line has the number `line`. Refuses at
/// the first item that can't be entered, and then gives no result. The rules are those of `own` if the record
/// names its id, or its id and phase; otherwise built-in ones, otherwise those of `saved`.
tl::expected<ScoredRecord, Refusal> scoreRecord(std::string_view text, int line = 1,
                                                const rules::Venue* own = nullptr,
                                                const std::vector<rules::Venue>& saved = {});

/// Json: one line of courtside-ledger/1. Text: the sheet, with the reason for each point.
std::string scored(const ScoredRecord& record, As as);

/// Scores the records of a stream one at a time.
class RecordReader {
public:
    /// `own` and `saved`: as for scoreRecord().
    explicit RecordReader(std::istream& in, std::optional<rules::Venue> own = {},
                          std::vector<rules::Venue> saved = {})
        : m_records(in), m_own(std::move(own)), m_saved(std::move(saved))
    {
    }
    /// The result of the next record, as text. Nothing at the end of the stream. Don't call it again after a
    /// refusal.
    std::optional<tl::expected<std::string, Refusal>> next(As as);

private:
    files::RecordStream m_records;
    std::optional<rules::Venue> m_own;
    std::vector<rules::Venue> m_saved;
};

} // namespace desk
