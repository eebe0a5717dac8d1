// Which column of a roster holds what.
#pragma once

#include "csv.h"
#include "reading.h"
#include "title.h"

#include <tl/expected.hpp>

namespace roster {

using Place = std::optional<std::size_t>; ///< of a column; nothing where the file has no such column

/// The columns about one person of a row.
struct PersonColumns {
    Place name;
    Place first; ///< with `last`, in place of `name`
    Place last;
    Place id;
    Place email;
    Place affiliation;
    bool captain = false; ///< the columns are about the captain
};

struct Header {
    Shape shape = Shape::PlayerRows;
    std::size_t row = 0; ///< among the rows of the table
    std::size_t width = 0;
    std::size_t team = 0;
    Place seed;
    Place captain;
    Place role;        ///< where there is no `captain`
    Place affiliation; ///< of all the row's people
    std::vector<PersonColumns> people;
    std::vector<std::string> unused; ///< titles
    std::vector<bool> used;          ///< of each column
};

/// What each column holds, by its title or as chosen by hand (`Options`); nothing if that is nothing.
std::vector<std::optional<Meaning>>
meaningsOf(const csv::Row& row, const std::map<std::size_t, std::optional<Holding>>& byHand = {});

/// What a column without a title is called; `at` is from 0.
message::Message numberedColumn(std::size_t at);

/// Whether a row can be the header: two of its titles mean something.
bool looksLikeHeader(const csv::Row& row);

/// `titled`: whether the row comes from the file, or there is none and its cells are empty.
/// Refused, with a list of the titles: no column for the team or for a name, half a name, and two columns for
/// the same thing.
tl::expected<Header, message::Message> headerFrom(const csv::Row& row, bool titled,
                                                  const std::vector<std::optional<Meaning>>& meanings);

} // namespace roster
