#include "value.h"

#include <algorithm>
#include <limits>

#include <nlohmann/json.hpp>

namespace json {

using message::Message;

namespace {

constexpr std::size_t deepest = 64;
constexpr std::size_t mostMembers = 1000; // each is compared with all before it

// Counts the characters that the lexer has read, so that each SAX event has a line.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, const char** furthest) : m_at(at), m_furthest(furthest) {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++()
    {
        ++m_at;
        *m_furthest = m_at;
        return *this;
    }
    bool operator==(const CountingIterator& o) const { return m_at == o.m_at; }
    bool operator!=(const CountingIterator& o) const { return m_at != o.m_at; }

private:
    const char* m_at;
    const char** m_furthest;
};

/// Where the first invalid UTF-8 character begins; the size of the text if all are valid.
std::size_t illFormedAt(std::string_view text)
{
    const auto byte = [&](std::size_t at) {
        return at < text.size() ? static_cast<unsigned char>(text[at]) : 0u; // 0 continues no character
    };
    for (std::size_t at = 0; at < text.size();) {
        const unsigned first = byte(at);
        const std::size_t size = first < 0x80   ? 1
                                 : first < 0xc2 ? 0
                                 : first < 0xe0 ? 2
                                 : first < 0xf0 ? 3
                                 : first < 0xf5 ? 4
                                                : 0;
        // Not overlong, no half of a UTF-16 pair, and not beyond the last character.
        const unsigned least = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
        const unsigned most = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
        bool isGood = size == 1 || (size > 1 && byte(at + 1) >= least && byte(at + 1) <= most);
        for (std::size_t next = 2; next < size; ++next)
            isGood = isGood && (byte(at + next) & 0xc0) == 0x80;
        if (!isGood)
            return at;
        at += size;
    }
    return text.size();
}

class Builder : public nlohmann::json_sax<nlohmann::json> {
public:
    Builder(std::string_view text, int firstLine)
        : m_text(text), m_counted(text.data()), m_line(firstLine), m_furthest(text.data())
    {
    }

    const char** furthest() { return &m_furthest; }
    std::optional<Problem>& problem() { return m_problem; }
    Value& root() { return m_root; }

    bool null() override { return put(nullptr); }
    bool boolean(bool b) override { return put(b); }
    bool number_integer(number_integer_t n) override { return put(static_cast<long long>(n)); }
    bool number_unsigned(number_unsigned_t n) override
    {
        if (n > static_cast<number_unsigned_t>(std::numeric_limits<long long>::max()))
            return refuse(Message{"json-number-too-large", {{"number", std::to_string(n)}}});
        return put(static_cast<long long>(n));
    }
    bool number_float(number_float_t, const string_t& written) override
    {
        return refuse(Message{"json-number-not-whole", {{"number", written}}});
    }
    bool string(string_t& s) override { return put(std::move(s)); }
    bool binary(binary_t&) override { return refuse(Message{"json-binary"}); }

    bool start_object(std::size_t) override { return open(Object{}); }
    bool start_array(std::size_t) override { return open(Array{}); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override
    {
        const auto& members = std::get<Object>(m_open.back()->data);
        const bool twice =
            std::any_of(members.begin(), members.end(), [&](const auto& m) { return m.first == name; });
        if (members.size() == mostMembers)
            return refuse(Message{"json-too-many-keys", {{"most", mostMembers}}});
        if (twice)
            return refuse(Message{"json-key-twice", {{"key", name}}});
        m_key = std::move(name);
        return true;
    }

    /// `read` also counts the end of the text once it was read like a character.
    bool parse_error(std::size_t read, const std::string& token, const nlohmann::detail::exception&) override
    {
        if (illFormedAt(m_text) < std::min(read, m_text.size()))
            return refuse(Message{"json-text-not-utf8"});
        if (read > m_text.size())
            return refuse(Message{"json-ends-early"});
        if (!m_hasBegun)
            return refuse(Message{"json-none"});
        std::size_t from = token.size() > 40 ? token.size() - 40 : 0;
        while (from < token.size() && (static_cast<unsigned char>(token[from]) & 0xc0) == 0x80)
            ++from; // not within a character
        std::string near = token.substr(from);
        std::replace_if(
            near.begin(), near.end(), [](unsigned char c) { return c < 0x20; }, ' ');
        return refuse(Message{"json-not-json", {{"after", near}}});
    }

private:
    // A number ends only with the next character, which may be the end of the line. That one doesn't count.
    int line()
    {
        const char* upTo = m_furthest > m_counted ? m_furthest - 1 : m_counted;
        m_line += static_cast<int>(std::count(m_counted, upTo, '\n'));
        m_counted = upTo;
        return m_line;
    }

    template <class T>
    Value* add(T&& data)
    {
        m_hasBegun = true;
        Value value(std::forward<T>(data));
        value.line = line();
        if (m_open.empty())
            return &(m_root = std::move(value));
        if (auto* array = std::get_if<Array>(&m_open.back()->data))
            return &array->emplace_back(std::move(value));
        return &std::get<Object>(m_open.back()->data).emplace_back(std::move(m_key), std::move(value)).second;
    }

    template <class T>
    bool put(T&& data)
    {
        add(std::forward<T>(data));
        return true;
    }

    template <class T>
    bool open(T&& container)
    {
        if (m_open.size() == deepest)
            return refuse(Message{"json-too-deep", {{"most", deepest}}});
        m_open.push_back(add(std::forward<T>(container)));
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    bool refuse(Message what)
    {
        if (!m_problem)
            m_problem = Problem{line(), {}, std::move(what)};
        return false;
    }

    std::string_view m_text;
    const char* m_counted;
    int m_line;
    const char* m_furthest;
    bool m_hasBegun = false; // a value, even one that doesn't end
    Value m_root;
    std::vector<Value*> m_open; // stays valid, because only the innermost container grows
    std::string m_key;
    std::optional<Problem> m_problem;
};

/// `Json` keeps the order of the keys, or sorts them by their bytes, which is the order of code points.
template <class Json>
Json plain(const Value& value)
{
    struct Visitor {
        Json operator()(std::nullptr_t) const { return nullptr; }
        Json operator()(bool b) const { return b; }
        Json operator()(long long n) const { return n; }
        Json operator()(const std::string& s) const { return s; }
        Json operator()(const Array& items) const
        {
            auto out = Json::array();
            for (const Value& item : items)
                out.push_back(plain<Json>(item));
            return out;
        }
        Json operator()(const Object& members) const
        {
            auto out = Json::object();
            for (const auto& [key, member] : members)
                out[key] = plain<Json>(member);
            return out;
        }
    };
    return std::visit(Visitor{}, value.data);
}

template <class Json>
std::string dumped(const Value& value)
{
    return plain<Json>(value).dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

Message placed(const Problem& problem)
{
    if (problem.within.empty())
        return problem.place.empty()
                   ? problem.what
                   : Message{"problem-at", {{"place", problem.place}, {"problem", problem.what}}};
    std::vector<Message> place = problem.within;
    if (!problem.place.empty())
        place.push_back(Message{"json-key", {{"key", problem.place}}});
    return Message{"problem-at", {{"place", std::move(place)}, {"problem", problem.what}}};
}

const Value* Value::find(std::string_view key) const
{
    const Object* members = object();
    if (!members)
        return nullptr;
    const auto at =
        std::find_if(members->begin(), members->end(), [&](const auto& m) { return m.first == key; });
    return at == members->end() ? nullptr : &at->second;
}

tl::expected<Value, Problem> parse(std::string_view text, int firstLine)
{
    Builder builder(text, firstLine);
    const CountingIterator begin(text.data(), builder.furthest());
    const CountingIterator end(text.data() + text.size(), builder.furthest());
    if (!nlohmann::json::sax_parse(begin, end, &builder))
        return tl::unexpected(*builder.problem());
    return std::move(builder.root());
}

std::string print(const Value& value)
{
    return dumped<nlohmann::ordered_json>(value);
}

std::string canonical(const Value& value)
{
    return dumped<nlohmann::json>(value);
}

} // namespace json
