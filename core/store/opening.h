// How a file becomes an open one, or why it does not. For this room alone.
#pragma once

#include "connection.h"
#include "record.h"

#include <span>

namespace store {

/// A file as it is, of whatever version.
struct AsItIs {
    Connection connection;
    std::span<const Migration> taken; ///< the steps that it has been through
};
/// Opens a file of this program's; the trouble tells apart what is not there, empty, a folder, another
/// program's, newer, and what may not be written to though it should.
Answer<AsItIs> openAsItIs(const QString& path, const Options& options);

struct Ready {
    Connection connection;
    Opened opened;
};
/// Opens it, brings it to the version of the steps (to be read: a copy of it), and checks it.
Answer<Ready> openReady(const QString& path, const Options& options);

/// The steps that hold: the test's, or this program's.
const std::vector<Migration>& stepsOf(const Options& options);
/// The trouble in findings on the file at `path`, if there are any.
Answer<void> sound(const Answer<std::vector<Finding>>& findings, const QString& path);

} // namespace store
