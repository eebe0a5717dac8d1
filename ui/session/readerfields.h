// Properties of fields by which a card reader is told apart there (ui/shell/cardreader.h).
#pragma once

namespace session {

/// All keys into a field with this property, or into any of a page, are typed there, a reader's too.
inline constexpr const char* takesCards = "takesCards";

/// In a field with this property a scanner that sends digits alone is recognised for the first time.
inline constexpr const char* knowsScanners = "knowsScanners";

} // namespace session
