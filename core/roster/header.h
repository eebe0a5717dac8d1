// Which column of a roster has what.
#pragma once

#include "csv.h"
#include "reading.h"
#include "title.h"

#include <tl/expected.hpp>

namespace roster {

using Place = std::optional<std::size_t>; ///< of a column; nothing: the file has no such column

/// The columns for one person of a row.
struct PersonColumns {
    Place name;
    Place first; ///< with `last`, instead of `name`
    Place last;
    Place id;
    Place email;
    Place affiliation;
    bool captain = false; ///< the columns are for the captain
};

struct Header {
    Shape shape = Shape::PlayerRows;
    std::size_t row = 0; ///< index of the header among the rows of the table
    std::size_t width = 0;
    std::size_t team = 0;
    Place seed;
    Place captain;
    Place role;        ///< if there is no `captain` column
    Place affiliation; ///< of all people in the row
    std::vector<PersonColumns> people;
    std::vector<std::string> unused; ///< titles of unused columns
    std::vector<bool> used;          ///< for each column
};

/// What each column has, by its title or as chosen by hand (`Options`). Nothing for a column without meaning.
std::vector<std::optional<Meaning>>
meaningsOf(const csv::Row& row, const std::map<std::size_t, std::optional<Holding>>& byHand = {});

/// What a column without a title is called. `at` counts from 0.
message::Message numberedColumn(std::size_t at);

/// Whether a row can be the header: at least two titles have a meaning.
bool looksLikeHeader(const csv::Row& row);

/// `titled`: the row is from the file; otherwise there is no header row and the cells are empty. Refuses,
/// with a list of the titles, no column for the team or for a name, half a name, and two columns for the same
/// thing.
tl::expected<Header, message::Message> headerFrom(const csv::Row& row, bool titled,
                                                  const std::vector<std::optional<Meaning>>& meanings);

} // namespace roster
