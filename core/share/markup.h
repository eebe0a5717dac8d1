// A web page as it is written: HTML5 that is well-formed XML too, whatever the names are. For this room
// alone.
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
    /// Tags are closed in the reverse order by close().
    Markup& open(std::string_view tag, const Attributes& attributes = {});
    Markup& close();
    /// Escaped, without characters that no page may have.
    Markup& text(std::string_view text);
    /// `<tag …>text</tag>`
    Markup& element(std::string_view tag, std::string_view said, const Attributes& attributes = {})
    {
        return open(tag, attributes).text(said).close();
    }
    /// `<tag …/>`: of HTML only what never has content (meta, link, input).
    Markup& alone(std::string_view tag, const Attributes& attributes);
    /// A name, which has a direction of writing of its own: its element isolates it.
    Markup& name(std::string_view said) { return element("bdi", rules::plain(std::string(said))); }
    /// Not escaped: only for our own text.
    Markup& raw(std::string_view said);

    /// The whole; every tag is closed.
    std::string taken();

private:
    void begin(std::string_view tag, const Attributes& attributes);

    std::string m_text;
    std::vector<std::string> m_open;
};

} // namespace share
