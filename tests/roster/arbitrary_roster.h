// Random rosters, and the files that other programs would write for them.
#pragma once

#include "text.h"

#include "roster/text.h"

#include <rapidcheck.h>

namespace arbitrary {

/// Some of the pieces, joined, as far as a roster can store them. `number` makes the text unique.
inline std::string text(const std::vector<std::string>& pieces, std::size_t number)
{
    const auto parts =
        *rc::gen::resize(12, rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces)));
    std::string whole;
    for (const std::string& part : parts)
        whole += part;
    const auto kept =
        roster::storable(whole + " N" + std::to_string(number), message::Message{"name-of-team"});
    return kept ? *kept : "N" + std::to_string(number);
}

// Without a comma, which would swap the parts of a person's name.
inline std::vector<std::string> inNames(bool western)
{
    std::vector<std::string> pieces = {"a", "B", "é", "ß", "Ñ", " ", "'", "’", "-", ".", "\"", ";", "=", "&"};
    if (!western)
        pieces.insert(pieces.end(), {"Ł", "ễ", "漢", "ע", "ل", "😀", "\xCC\x81", "ÿ"});
    return pieces;
}

inline roster::Player player(bool western, std::size_t number)
{
    static const std::vector<std::string> inIds = {"0", "00", "7", "42", "A", "w", "-"};
    roster::Player one;
    one.name = text(inNames(western), number);
    if (*rc::gen::arbitrary<bool>()) {
        one.id = text(inIds, number);
        one.id.erase(std::remove(one.id.begin(), one.id.end(), ' '), one.id.end());
    }
    if (*rc::gen::arbitrary<bool>())
        one.email = "p" + std::to_string(number) + "@example.edu";
    if (*rc::gen::arbitrary<bool>())
        one.affiliation = text(inNames(western), number);
    return one;
}

inline std::vector<roster::Team> teams(bool western)
{
    auto pieces = inNames(western);
    pieces.emplace_back(",");
    const auto sizes = *rc::gen::nonEmpty(rc::gen::resize(
        12, rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(1, 7))));
    std::vector<roster::Team> all(sizes.size());
    std::size_t number = 0;
    for (std::size_t at = 0; at < sizes.size(); ++at) {
        all[at].name = text(pieces, ++number);
        if (*rc::gen::arbitrary<bool>())
            all[at].seed = static_cast<int>(sizes.size() - at);
        while (all[at].players.size() < sizes[at])
            all[at].players.push_back(player(western, ++number));
        if (*rc::gen::arbitrary<bool>())
            all[at].players[*rc::gen::inRange<std::size_t>(0, sizes[at])].captain = true;
    }
    return all;
}

using Rows = std::vector<std::vector<std::string>>;

inline std::string seedText(const roster::Team& team)
{
    return team.seed ? std::to_string(*team.seed) : "";
}

inline Rows playerRows(const std::vector<roster::Team>& all)
{
    Rows rows = {{"Team", "Player Name", "Student ID", "Email", "Captain", "Residence", "Seed"}};
    for (const roster::Team& team : all)
        for (const roster::Player& p : team.players)
            rows.push_back(
                {team.name, p.name, p.id, p.email, p.captain ? "yes" : "", p.affiliation, seedText(team)});
    return rows;
}

inline Rows teamRows(const std::vector<roster::Team>& all)
{
    Rows rows = {{"Partnership", "Captain", "Rank"}};
    for (const char* number : {"1", "2", "3", "4", "5", "6"})
        for (const char* title : {"Player ", "ID ", "Email ", "Affiliation "})
            rows[0].push_back(std::string(title) + number);
    for (const roster::Team& team : all) {
        std::vector<std::string> row = {team.name, "", seedText(team)};
        for (const roster::Player& p : team.players) {
            row.insert(row.end(), {p.name, p.id, p.email, p.affiliation});
            row[1] = p.captain ? p.name : row[1];
        }
        row.resize(rows[0].size());
        rows.push_back(row);
    }
    return rows;
}

/// The columns in a different order, the same for all rows.
inline Rows shuffled(const Rows& rows)
{
    std::vector<std::size_t> columns(rows[0].size());
    for (std::size_t at = 0; at < columns.size(); ++at)
        columns[at] = at;
    for (std::size_t at = columns.size(); at > 1; --at)
        std::swap(columns[at - 1], columns[*rc::gen::inRange<std::size_t>(0, at)]);
    Rows out;
    for (const auto& row : rows) {
        out.emplace_back();
        for (const std::size_t column : columns)
            out.back().push_back(row[column]);
    }
    return out;
}

inline std::string cellText(const std::string& text, char delimiter)
{
    const bool needsQuotes =
        *rc::gen::arbitrary<bool>() || text.find('"') == 0 || text.find(delimiter) != std::string::npos;
    if (!needsQuotes)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

inline std::string csv(const Rows& rows)
{
    const char delimiter = *rc::gen::element(',', ';', '\t');
    const std::string lineEnd = *rc::gen::element<std::string>("\n", "\r\n", "\r");
    std::string out;
    for (const auto& row : rows) {
        for (std::size_t at = 0; at < row.size(); ++at)
            out += (at == 0 ? "" : std::string(1, delimiter)) + cellText(row[at], delimiter);
        out += lineEnd;
    }
    return out;
}

inline std::string utf16(const QString& text, bool bigEndian)
{
    std::string out;
    for (const QChar c : text) {
        const char bytes[] = {static_cast<char>(c.unicode() >> 8), static_cast<char>(c.unicode() & 0xFF)};
        out += bytes[bigEndian ? 0 : 1];
        out += bytes[bigEndian ? 1 : 0];
    }
    return out;
}

/// Only for text made of `inNames(true)`.
inline std::string windows1252(const QString& text)
{
    std::string out;
    for (const QChar c : text)
        out += c == QChar(0x2019) ? '\x92' : static_cast<char>(c.unicode());
    return out;
}

inline std::string encoded(const std::string& utf8, bool western)
{
    const QString text = q(utf8);
    switch (*rc::gen::inRange(0, western ? 7 : 6)) {
    case 0:
        return utf8;
    case 1:
        return "\xEF\xBB\xBF" + utf8;
    case 2:
        return "\xFF\xFE" + utf16(text, false);
    case 3:
        return "\xFE\xFF" + utf16(text, true);
    case 4:
        return utf16(text, false);
    case 5:
        return utf16(text, true);
    default:
        return windows1252(text);
    }
}

} // namespace arbitrary
