// Which pages of a document are wanted, as people write it: `1-3,5`.
#pragma once

#include "document.h"

#include "message/message.h"

#include <tl/expected.hpp>

namespace paper {

/// The pages that are written there, counted from 0, each once and in the order of the document; all of them
/// where nothing is written. `4-` goes on to the last. Refuses what is no page or range, a place where
/// nothing stands, a range that runs backwards, and pages that there are not.
tl::expected<QList<qsizetype>, message::Message> pagesIn(const QString& written, qsizetype all);

/// Those pages alone; their feet keep the numbers that they have in the whole.
Document only(const Document& document, const QList<qsizetype>& pages);

} // namespace paper
