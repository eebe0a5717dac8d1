#include "verify.h"

#include "journal.h"
#include "migrate.h"
#include "trouble.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace store {

namespace {

// Compares the rows of the facts with the journal.

/// A cell as text.
std::string cellText(const facts::Cell& cell)
{
    if (const long long* number = std::get_if<long long>(&cell))
        return std::to_string(*number);
    const std::string* text = std::get_if<std::string>(&cell);
    return text ? *text : "nothing";
}

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

// Whether the cells are those of the fact, apart from private data.
bool sameCells(std::string_view kind, const Row& row, const facts::Fact& fact)
{
    const Row should = facts::cellsOf(fact);
    const auto& columns = facts::columnsOf(kind);
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (!columns[i].isPrivate && row[i] != should[i])
            return false;
    return true;
}

/// Adds a finding for each fact whose row is missing or different, and for each extra row.
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
        std::set<std::pair<std::string, std::string>> seen; // kind and key
        for (const JournalRow& row : journal)
            if (const auto key = checkRow(row.link))
                seen.emplace(row.link.kind, *key);
        for (const auto& [kind, table] : m_tables)
            for (const auto& [key, row] : table)
                if (!seen.contains({kind, key}))
                    add(0, Message{"store-row-extra", {{"table", facts::tableOf(kind)}, {"row", key}}});
        return {};
    }

private:
    // Returns the key of the row that belongs to it.
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

constexpr std::size_t mostFindings = 100;

using Findings = std::vector<Finding>;

// Only tables of this program may be read: a view in place of a table might never end.
Answer<bool> checkSchema(Connection& connection, std::span<const Migration> steps, Findings& findings)
{
    const auto is = fingerprint(connection);
    if (!is)
        return tl::unexpected(is.error());
    const auto should = expectedFingerprint(steps);
    if (!should)
        return tl::unexpected(should.error());
    if (is->tables != should->tables || is->rest != should->rest)
        findings.push_back({Finding::Kind::Schema, 0, Message{"store-schema-changed"}});
    return is->tables == should->tables;
}

Answer<void> checkIntegrity(Connection& connection, Findings& findings)
{
    const auto said = connection.rows(u"PRAGMA integrity_check"_s);
    if (!said)
        return tl::unexpected(said.error());
    for (const Row& row : *said)
        if (const std::string text = cellText(row.at(0)); text != "ok")
            findings.push_back({Finding::Kind::File, 0, Message{"store-pages-damaged", {{"sqlite", text}}}});
    return {};
}

Answer<void> checkSteps(Connection& connection, std::span<const Migration> steps, Findings& findings)
{
    auto history = checkHistory(connection, steps);
    if (!history && history.error().kind == Trouble::Kind::Damaged) {
        findings.push_back({Finding::Kind::History, 0,
                            Message{"store-history-foreign", {{"why", history.error().message}}}});
        return {};
    }
    return history;
}

Answer<void> checkReferences(Connection& connection, Findings& findings)
{
    const auto loose = connection.rows(u"PRAGMA foreign_key_check"_s);
    if (!loose)
        return tl::unexpected(loose.error());
    for (const Row& row : *loose)
        findings.push_back({Finding::Kind::Reference, 0,
                            Message{"store-reference-loose",
                                    {{"table", cellText(row.at(0))}, {"other", cellText(row.at(2))}}}});
    return {};
}

void checkLink(const JournalRow& row, const Head& before, Findings& findings)
{
    const long long seq = row.link.seq;
    if (seq != before.seq + 1)
        findings.push_back(
            {Finding::Kind::Chain, seq, Message{"store-facts-missing-before", {{"seq", seq}}}});
    else if (row.link.prev != before.hash)
        findings.push_back({Finding::Kind::Chain, seq, Message{"store-link-broken", {{"seq", seq}}}});
    if (facts::hashOf(row.link) != row.hash)
        findings.push_back({Finding::Kind::Chain, seq, Message{"store-hash-differs", {{"seq", seq}}}});
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
                            head->seq == at.seq
                                ? Message{"store-head-hash-differs", {{"seq", at.seq}, {"head", head->seq}}}
                                : Message{"store-head-differs", {{"seq", at.seq}, {"head", head->seq}}}});
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

// For damage found by SQLite, only its own words: the file and the advice are given elsewhere.
Message found(const Message& damage)
{
    return damage.code == "store-file-damaged" ? Message{"store-pages-damaged", {damage.arguments.back()}}
                                               : damage;
}

// Each check on its own, so that damage which stops one is a finding and the others still run. Several may
// find the same damage.
Answer<void> checkAgainst(Connection& connection, std::span<const Migration> steps, Findings& findings)
{
    const auto orFinding = [&](const Answer<void>& done) {
        const bool isDamage = !done && done.error().kind == Trouble::Kind::Damaged;
        const bool isNew = isDamage && std::none_of(findings.begin(), findings.end(), [&](const auto& each) {
                               return each.message == found(done.error().message);
                           });
        if (isNew)
            findings.push_back({Finding::Kind::File, 0, found(done.error().message)});
        return isDamage ? Answer<void>() : done;
    };
    const auto readable = checkSchema(connection, steps, findings);
    if (!readable)
        return orFinding(tl::unexpected(readable.error()));
    if (!*readable)
        return {};
    for (const auto& check : {checkIntegrity, checkReferences, checkContents, checkPeople})
        if (auto going = orFinding(check(connection, findings)); !going)
            return going;
    return orFinding(checkSteps(connection, steps, findings));
}

} // namespace

// All in one read transaction, so that entries written meanwhile are no findings.
Answer<std::vector<Finding>> checkAll(Connection& connection, std::span<const Migration> steps)
{
    auto snapshot = Transaction::read(connection);
    if (!snapshot)
        return tl::unexpected(snapshot.error());
    Findings findings;
    const auto done = checkAgainst(connection, steps, findings);
    findings.resize(std::min(findings.size(), mostFindings));
    return done.map([&] { return findings; });
}

} // namespace store
