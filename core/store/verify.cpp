#include "verify.h"

#include "journal.h"
#include "migrate.h"
#include "transaction.h"

#include <QStringList>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace store {

namespace {

constexpr std::size_t mostFindings = 100;

using Findings = std::vector<Finding>;

std::string cellText(const facts::Cell& cell)
{
    if (const long long* number = std::get_if<long long>(&cell))
        return std::to_string(*number);
    const std::string* text = std::get_if<std::string>(&cell);
    return text ? *text : "nothing";
}

Answer<void> checkSchema(Connection& connection, std::span<const Migration> steps, Findings& findings)
{
    const auto is = fingerprint(connection);
    if (!is)
        return tl::unexpected(is.error());
    const auto should = expectedFingerprint(steps);
    if (!should)
        return tl::unexpected(should.error());
    if (*is != *should)
        findings.push_back(
            {Finding::Kind::Schema, 0,
             "The tables, triggers or views are not those that this program makes: someone has changed "
             "them."});
    if (auto history = checkHistory(connection, steps); !history) {
        if (history.error().kind != Trouble::Kind::Damaged)
            return history;
        findings.push_back(
            {Finding::Kind::History, 0, "The file's history is not its own: " + history.error().text});
    }
    return {};
}

Answer<void> checkReferences(Connection& connection, Findings& findings)
{
    const auto loose = connection.rows(u"PRAGMA foreign_key_check"_s);
    if (!loose)
        return tl::unexpected(loose.error());
    for (const Row& row : *loose)
        findings.push_back({Finding::Kind::Reference, 0,
                            "A row of " + cellText(row.at(0)) + " refers to a row of " + cellText(row.at(2)) +
                                " that is not there."});
    return {};
}

void checkLink(const JournalRow& row, const Head& before, Findings& findings)
{
    const long long seq = row.link.seq;
    if (seq != before.seq + 1)
        findings.push_back(
            {Finding::Kind::Chain, seq, "Before fact " + std::to_string(seq) + " some are missing."});
    else if (row.link.prev != before.hash)
        findings.push_back({Finding::Kind::Chain, seq,
                            "Fact " + std::to_string(seq) + " does not follow from the one before it."});
    if (facts::hashOf(row.link) != row.hash)
        findings.push_back({Finding::Kind::Chain, seq,
                            "Fact " + std::to_string(seq) + " is not as it was written: its hash differs."});
}

Answer<void> checkChain(Connection& connection, const std::vector<JournalRow>& journal, Findings& findings)
{
    Head at{0, std::string(facts::firstPrev)};
    for (const JournalRow& row : journal) {
        checkLink(row, at, findings);
        at = {row.link.seq, row.hash};
    }
    const auto head = readHead(connection);
    if (!head)
        return tl::unexpected(head.error());
    if (*head != at)
        findings.push_back({Finding::Kind::Chain, at.seq,
                            "The record ends with fact " + std::to_string(at.seq) + ", and its head says " +
                                std::to_string(head->seq) +
                                (head->seq == at.seq ? " with another hash." : ".")});
    return {};
}

// A kind's columns as they are read from a file of any version: what came with a later one is nothing in it.
Answer<QString> columnsThere(Connection& connection, std::string_view kind)
{
    const auto there = connection.rows(u"SELECT name FROM pragma_table_info(?)"_s, {facts::tableOf(kind)});
    if (!there)
        return tl::unexpected(there.error());
    QStringList list;
    for (const facts::Column& column : facts::columnsOf(kind)) {
        const bool isThere = std::find(there->begin(), there->end(), Row{column.name}) != there->end();
        list << (isThere ? QString::fromStdString(column.name) : u"NULL"_s);
    }
    return there->empty() ? QString() : list.join(u", "_s);
}

// The rows of a kind's table by what names them in the journal: the op, of a person the id.
Answer<std::map<std::string, Row>> readTable(Connection& connection, std::string_view kind)
{
    const auto columns = columnsThere(connection, kind);
    if (!columns)
        return tl::unexpected(columns.error());
    if (columns->isEmpty()) // the kind came with a later version
        return std::map<std::string, Row>();
    const QString key = kind == facts::Person::kind ? u"id"_s : u"op"_s;
    const auto rows = connection.rows(
        u"SELECT %1, %2 FROM %3"_s.arg(key, *columns, QString::fromStdString(facts::tableOf(kind))));
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
    RowCheck(Connection& connection, Findings& findings) : m_connection(connection), m_findings(findings) {}

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
                    add(0, "The table " + facts::tableOf(kind) + " has a row (" + key +
                               ") that is not in the record.");
        return {};
    }

private:
    // Answers the key of the row that belongs to it.
    std::optional<std::string> checkRow(const facts::Link& link)
    {
        const std::string name = "Fact " + std::to_string(link.seq);
        const auto fact = facts::parse(link.kind, link.payload);
        if (!fact) {
            add(link.seq, name + " cannot be read.");
            return std::nullopt;
        }
        const auto* person = std::get_if<facts::Person>(&*fact);
        const std::string& key = person ? person->id : link.stamp.op;
        const auto& table = m_tables.at(link.kind);
        const auto row = table.find(key);
        if (row == table.end()) {
            add(link.seq, name + " has no row in the table " + facts::tableOf(link.kind) + '.');
            return std::nullopt;
        }
        if (!sameCells(link.kind, row->second, *fact))
            add(link.seq,
                name + " and its row in the table " + facts::tableOf(link.kind) + " say different things.");
        return key;
    }

    void add(long long seq, std::string text)
    {
        m_findings.push_back({Finding::Kind::Contents, seq, std::move(text)});
    }

    Connection& m_connection;
    Findings& m_findings;
    std::map<std::string, std::map<std::string, Row>, std::less<>> m_tables;
};

// Damage that stopped a check is a finding; every other trouble stops the whole.
Answer<void> orFinding(Answer<void> done, Findings& findings)
{
    if (done || done.error().kind != Trouble::Kind::Damaged)
        return done;
    findings.push_back({Finding::Kind::File, 0, done.error().text});
    return {};
}

Answer<void> checkContents(Connection& connection, Findings& findings)
{
    const auto journal = readJournal(connection, 0);
    if (!journal)
        return tl::unexpected(journal.error());
    if (auto done = checkChain(connection, *journal, findings); !done)
        return done;
    return RowCheck(connection, findings).check(*journal);
}

} // namespace

Answer<std::vector<Finding>> checkFile(Connection& connection)
{
    Findings findings;
    const auto said = connection.rows(u"PRAGMA integrity_check"_s);
    if (!said) {
        if (auto done = orFinding(tl::unexpected(said.error()), findings); !done)
            return tl::unexpected(done.error());
        return findings;
    }
    for (const Row& row : *said)
        if (const std::string text = cellText(row.at(0)); text != "ok")
            findings.push_back({Finding::Kind::File, 0, "The file is damaged: " + text + '.'});
    return findings;
}

Answer<std::vector<Finding>> checkRecord(Connection& connection, std::span<const Migration> steps)
{
    Findings findings;
    for (auto& done : {checkSchema(connection, steps, findings), checkReferences(connection, findings),
                       checkContents(connection, findings)})
        if (auto going = orFinding(done, findings); !going)
            return tl::unexpected(going.error());
    if (findings.size() > mostFindings)
        findings.resize(mostFindings);
    return findings;
}

// All of it in one reading, so that what others write meanwhile is no finding.
Answer<std::vector<Finding>> checkAll(Connection& connection, std::span<const Migration> steps)
{
    auto snapshot = Transaction::read(connection);
    if (!snapshot)
        return tl::unexpected(snapshot.error());
    auto findings = checkFile(connection);
    if (!findings)
        return findings;
    auto record = checkRecord(connection, steps);
    if (!record)
        return record;
    findings->insert(findings->end(), record->begin(), record->end());
    return findings;
}

} // namespace store
