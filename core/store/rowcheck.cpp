#include "rowcheck.h"

#include "troubles.h"

#include <QStringList>

#include <map>

using namespace Qt::StringLiterals;

namespace store {

namespace {

// The rows of a kind's table by what names them in the journal: the op, of a person the id.
Answer<std::map<std::string, Row>> readTable(Connection& connection, std::string_view kind)
{
    QStringList columns;
    for (const facts::Column& column : facts::columnsOf(kind))
        columns << QString::fromStdString(column.name);
    const QString key = kind == facts::Person::kind ? u"id"_s : u"op"_s;
    const auto rows = connection.rows(u"SELECT %1, %2 FROM %3"_s.arg(
        key, columns.join(u", "_s), QString::fromStdString(facts::tableOf(kind))));
    if (!rows)
        return tl::unexpected(rows.error());
    std::map<std::string, Row> table;
    for (const Row& row : *rows)
        table[cellText(row.at(0))] = Row(row.begin() + 1, row.end());
    return table;
}

// Whether the cells are those of the fact, but for what is private.
bool sameCells(std::string_view kind, const Row& row, const facts::Fact& fact)
{
    const Row should = facts::cellsOf(fact);
    const auto& columns = facts::columnsOf(kind);
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (!columns[i].isPrivate && row[i] != should[i])
            return false;
    return true;
}

class RowCheck {
public:
    RowCheck(Connection& connection, std::vector<Finding>& findings)
        : m_connection(connection), m_findings(findings)
    {
    }

    Answer<void> check(const std::vector<JournalRow>& journal)
    {
        for (const std::string_view kind : facts::kinds()) {
            auto table = readTable(m_connection, kind);
            if (!table)
                return tl::unexpected(table.error());
            m_tables.emplace(kind, std::move(*table));
        }
        std::map<std::string_view, std::map<std::string, bool>> seen;
        for (const JournalRow& row : journal)
            if (const auto key = checkRow(row.link))
                seen[m_tables.find(row.link.kind)->first][*key] = true;
        for (const auto& [kind, table] : m_tables)
            for (const auto& [key, row] : table)
                if (!seen[kind].count(key))
                    add(0, Message{"store-row-extra", {{"table", facts::tableOf(kind)}, {"row", key}}});
        return {};
    }

private:
    // Answers the key of the row that belongs to it.
    std::optional<std::string> checkRow(const facts::Link& link)
    {
        const auto fact = facts::parse(link.kind, link.payload);
        if (!fact) {
            add(link.seq, Message{"store-fact-unreadable", {{"seq", link.seq}}});
            return std::nullopt;
        }
        const auto* person = std::get_if<facts::Person>(&*fact);
        const std::string& key = person ? person->id : link.stamp.op;
        const auto& table = m_tables.at(link.kind);
        const auto row = table.find(key);
        if (row == table.end()) {
            add(link.seq,
                Message{"store-row-missing", {{"seq", link.seq}, {"table", facts::tableOf(link.kind)}}});
            return std::nullopt;
        }
        if (!sameCells(link.kind, row->second, *fact))
            add(link.seq,
                Message{"store-row-differs", {{"seq", link.seq}, {"table", facts::tableOf(link.kind)}}});
        return key;
    }

    void add(long long seq, Message found)
    {
        m_findings.push_back({Finding::Kind::Contents, seq, std::move(found)});
    }

    Connection& m_connection;
    std::vector<Finding>& m_findings;
    std::map<std::string, std::map<std::string, Row>, std::less<>> m_tables;
};

} // namespace

std::string cellText(const facts::Cell& cell)
{
    if (const long long* number = std::get_if<long long>(&cell))
        return std::to_string(*number);
    const std::string* text = std::get_if<std::string>(&cell);
    return text ? *text : "nothing";
}

Answer<void> checkRows(Connection& connection, const std::vector<JournalRow>& journal,
                       std::vector<Finding>& findings)
{
    return RowCheck(connection, findings).check(journal);
}

} // namespace store
