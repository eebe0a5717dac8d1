// A web page as it is written: HTML5 that is also well-formed XML, whatever the names are. Only for this
// room.
#pragma once

#include "rules/words.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace share {

using Attributes = std::initializer_list<std::pair<std::string_view, std::string>>;

class Markup {
public:
    /// close() closes tags in reverse order.
    Markup& open(std::string_view tag, const Attributes& attributes = {});
    Markup& close();
    /// Escaped, and without characters that no page can have.
    Markup& text(std::string_view text);
    /// `<tag …>text</tag>`
    Markup& element(std::string_view tag, std::string_view said, const Attributes& attributes = {})
    {
        return open(tag, attributes).text(said).close();
    }
    /// `<tag …/>`. Only for HTML elements that never have content (meta, link, input).
    Markup& alone(std::string_view tag, const Attributes& attributes);
    /// A name. It can have its own writing direction, so its element isolates it.
    Markup& name(std::string_view said) { return element("bdi", rules::plain(std::string(said))); }
    /// Not escaped. Only for our own text.
    Markup& raw(std::string_view said);

    /// The whole page. All tags must be closed.
    std::string taken();

private:
    void begin(std::string_view tag, const Attributes& attributes);

    std::string m_text;
    std::vector<std::string> m_open;
};

} // namespace share
