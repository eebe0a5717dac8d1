#include "journal.h"

#include "trouble.h"

#include "facts/digest.h"

#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace store {

namespace {

struct PersonRow {
    facts::Person person;
    std::string salt;
    std::string digest;
};

std::string textIn(const facts::Cell& cell)
{
    const std::string* text = std::get_if<std::string>(&cell);
    return text ? *text : std::string();
}

std::optional<std::string> perhaps(const facts::Cell& cell)
{
    return std::holds_alternative<std::string>(cell) ? std::optional(textIn(cell)) : std::nullopt;
}

const QString& selectPeople()
{
    static const QString text =
        u"SELECT id, name, card_hash, card_end, stripe_hash, affiliation, salt, digest FROM person"_s;
    return text;
}

PersonRow personRow(const Row& r)
{
    return {{textIn(r[0]), perhaps(r[1]), perhaps(r[2]), perhaps(r[3]), perhaps(r[4]), perhaps(r[5])},
            textIn(r[6]),
            textIn(r[7])};
}

// 128 bits, so that no one can guess the name behind the digest of a purged row.
std::string newSalt()
{
    QRandomGenerator* random = QRandomGenerator::system();
    return QString::asprintf("%016llx%016llx", static_cast<unsigned long long>(random->generate64()),
                             static_cast<unsigned long long>(random->generate64()))
        .toStdString();
}

// Of what is read, so that it covers just that. In JSON a cell with nothing in it is absent: a column that a
// later migration adds changes no digest.
std::string digestOf(const facts::Person& person, const std::string& salt)
{
    std::string bytes;
    facts::addField(bytes, "courtside-person/1");
    facts::addField(bytes, salt);
    facts::addField(bytes, json::canonical(facts::toJson(person)));
    return facts::sha256(bytes);
}

bool isAsWritten(const PersonRow& row)
{
    return row.digest == digestOf(row.person, row.salt);
}

} // namespace

Answer<void> writePerson(Connection& connection, const facts::Person& person)
{
    Row values = facts::cellsOf(person);
    const std::string salt = newSalt();
    values.emplace_back(salt);
    values.emplace_back(digestOf(person, salt));
    return connection
        .run(u"INSERT INTO person (id, name, card_hash, card_end, stripe_hash, affiliation, salt, "
             "digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
             "ON CONFLICT (id) DO UPDATE SET name = excluded.name, card_hash = excluded.card_hash, "
             "card_end = excluded.card_end, stripe_hash = excluded.stripe_hash, "
             "affiliation = excluded.affiliation, salt = excluded.salt, digest = excluded.digest"_s,
             values)
        .map([](int) {});
}

Answer<std::optional<facts::Person>> readPerson(Connection& connection, const std::string& id)
{
    const auto rows = connection.rows(selectPeople() + u" WHERE id = ?"_s, {id});
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->empty())
        return std::nullopt;
    PersonRow row = personRow(rows->front());
    if (!isAsWritten(row))
        return trouble(connection.path(), Trouble::Kind::Damaged,
                       Message{"store-person-changed", {{"person", id}}});
    return std::move(row.person);
}

Answer<void> checkPeople(Connection& connection, std::vector<Finding>& findings)
{
    const auto rows = connection.rows(selectPeople() + u" ORDER BY id"_s);
    if (!rows)
        return tl::unexpected(rows.error());
    for (const Row& cells : *rows)
        if (const PersonRow row = personRow(cells); !isAsWritten(row))
            findings.push_back(
                {Finding::Kind::Person, 0, Message{"store-digest-differs", {{"person", row.person.id}}}});
    return {};
}

namespace {

QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

long long numberIn(const facts::Cell& cell)
{
    const long long* number = std::get_if<long long>(&cell);
    return number ? *number : 0;
}

/// All of them, of which there is one at least, in one message.
message::Message inOne(const json::Problems& problems)
{
    message::Message all = json::placed(problems.front());
    for (std::size_t i = 1; i < problems.size(); ++i)
        all = message::Message{"one-and-another",
                               {{"one", std::move(all)}, {"another", json::placed(problems[i])}}};
    return all;
}

const QString& selectLinks()
{
    static const QString text =
        u"SELECT seq, op, by, device, at, kind, payload, prev, hash FROM journal WHERE "_s;
    return text;
}

JournalRow journalRow(const Row& r)
{
    return {{numberIn(r[0]),
             {textIn(r[1]), textIn(r[2]), textIn(r[3]), textIn(r[4])},
             textIn(r[5]),
             textIn(r[6]),
             textIn(r[7])},
            textIn(r[8])};
}

Answer<facts::Entry> entryOf(Connection& connection, const JournalRow& row)
{
    auto fact = facts::parse(row.link.kind, row.link.payload);
    if (!fact)
        return trouble(
            connection.path(), Trouble::Kind::Damaged,
            Message{"store-fact-damaged", {{"seq", row.link.seq}, {"problems", inOne(fact.error())}}});
    if (auto filled = fillPrivate(connection, *fact); !filled)
        return tl::unexpected(filled.error());
    return facts::Entry{row.link.seq, row.link.stamp, std::move(*fact)};
}

QString columnList(std::string_view kind)
{
    QStringList names;
    for (const facts::Column& column : facts::columnsOf(kind))
        names << q(column.name);
    return names.join(u", "_s);
}

Answer<void> insertRow(Connection& connection, const facts::Entry& entry)
{
    if (const auto* person = std::get_if<facts::Person>(&entry.fact))
        return writePerson(connection, *person);
    const std::string_view kind = facts::kindOf(entry.fact);
    Row values = facts::cellsOf(entry.fact);
    values.insert(values.begin(), entry.stamp.op);
    const QStringList marks(static_cast<qsizetype>(values.size()), u"?"_s);
    return connection
        .run(u"INSERT INTO %1 (op, %2) VALUES (%3)"_s.arg(q(facts::tableOf(kind)), columnList(kind),
                                                          marks.join(u", "_s)),
             values)
        .map([](int) {});
}

Answer<void> insertLink(Connection& connection, const facts::Link& link, const std::string& hash)
{
    const facts::Stamp& stamp = link.stamp;
    return connection
        .run(u"INSERT INTO journal (seq, op, by, device, at, kind, payload, prev, hash) "
             "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
             {facts::Cell(link.seq), stamp.op, stamp.by, stamp.device, stamp.at, link.kind, link.payload,
              link.prev, hash})
        .map([](int) {});
}

Answer<void> checkEntry(const facts::Entry& entry)
{
    json::Problems problems = facts::check(entry.stamp);
    std::ranges::move(facts::check(entry.fact), std::back_inserter(problems));
    if (problems.empty())
        return {};
    return trouble(
        Trouble::Kind::Refused,
        Message{"store-fact-refused", {{"kind", facts::kindOf(entry.fact)}, {"problems", inOne(problems)}}});
}

// The seq of each entry that is on record already; 0 for one that is not.
Answer<std::vector<long long>> onRecord(Connection& connection, std::span<const facts::Entry> entries)
{
    std::vector<long long> seqs;
    for (const facts::Entry& entry : entries) {
        const auto found =
            connection.rows(u"SELECT seq, kind, payload FROM journal WHERE op = ?"_s, {entry.stamp.op});
        if (!found)
            return tl::unexpected(found.error());
        if (!found->empty()) {
            const Row& row = found->front();
            if (textIn(row[1]) != facts::kindOf(entry.fact) || textIn(row[2]) != facts::payload(entry.fact))
                return trouble(Trouble::Kind::Refused,
                               Message{"store-op-taken", {{"seq", numberIn(row[0])}}});
        }
        seqs.push_back(found->empty() ? 0 : numberIn(found->front()[0]));
    }
    return seqs;
}

Trouble someoneElse(long long expected, const Head& head)
{
    return {Trouble::Kind::Conflict,
            Message{"store-head-moved", {{"seq", head.seq}, {"expected", expected}}}};
}

// Moves the head on from where the writer read it; that no row is changed means that somebody wrote first.
Answer<void> moveHead(Connection& connection, long long expected, const Head& to)
{
    const auto moved = connection.run(u"UPDATE journal_head SET seq = ?, hash = ? WHERE id = 1 AND seq = ?"_s,
                                      {facts::Cell(to.seq), to.hash, facts::Cell(expected)});
    if (!moved)
        return tl::unexpected(moved.error());
    if (*moved != 1)
        return tl::unexpected(someoneElse(expected, to));
    return {};
}

Answer<Appended> write(Connection& connection, Head head, std::span<const facts::Entry> entries)
{
    const long long before = head.seq;
    Appended appended;
    for (const facts::Entry& entry : entries) {
        const facts::Link link{head.seq + 1, entry.stamp, std::string(facts::kindOf(entry.fact)),
                               facts::payload(entry.fact), head.hash};
        head = {link.seq, facts::hashOf(link)};
        appended.seqs.push_back(link.seq);
        if (auto done = insertLink(connection, link, head.hash).and_then([&] {
                return insertRow(connection, entry);
            });
            !done)
            return tl::unexpected(done.error());
    }
    appended.head = head;
    return moveHead(connection, before, head).map([&] { return appended; });
}

} // namespace

Answer<Head> readHead(Connection& connection)
{
    const auto rows = connection.rows(u"SELECT seq, hash FROM journal_head"_s);
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->size() != 1)
        return trouble(connection.path(), Trouble::Kind::Damaged, Message{"store-no-head"});
    return Head{numberIn(rows->front()[0]), textIn(rows->front()[1])};
}

Answer<std::vector<JournalRow>> readJournal(Connection& connection, long long afterSeq)
{
    const auto rows = connection.rows(selectLinks() + u"seq > ? ORDER BY seq"_s, {facts::Cell(afterSeq)});
    return rows.map([](const std::vector<Row>& found) {
        std::vector<JournalRow> all(found.size());
        std::ranges::transform(found, all.begin(), journalRow);
        return all;
    });
}

Answer<std::optional<JournalRow>> readLink(Connection& connection, long long seq)
{
    const auto rows = connection.rows(selectLinks() + u"seq = ?"_s, {facts::Cell(seq)});
    if (!rows)
        return tl::unexpected(rows.error());
    return rows->empty() ? std::nullopt : std::optional(journalRow(rows->front()));
}

// Private data is in no payload. It comes from the one table that may change.
Answer<void> fillPrivate(Connection& connection, facts::Fact& fact)
{
    auto* person = std::get_if<facts::Person>(&fact);
    if (!person)
        return {};
    auto known = readPerson(connection, person->id);
    if (!known)
        return tl::unexpected(known.error());
    if (*known)
        *person = std::move(**known);
    return {};
}

Answer<News> readNews(Connection& connection, long long afterSeq)
{
    auto snapshot = Transaction::read(connection);
    if (!snapshot)
        return tl::unexpected(snapshot.error());
    auto head = readHead(connection);
    if (!head)
        return tl::unexpected(head.error());
    const auto rows = readJournal(connection, afterSeq);
    if (!rows)
        return tl::unexpected(rows.error());
    News news{{}, std::move(*head)};
    news.entries.reserve(rows->size());
    for (const JournalRow& row : *rows) {
        auto entry = entryOf(connection, row);
        if (!entry)
            return tl::unexpected(entry.error());
        news.entries.push_back(std::move(*entry));
    }
    return news;
}

Answer<Appended> appendTo(Connection& connection, long long expectedHead,
                          std::span<const facts::Entry> entries)
{
    for (const facts::Entry& entry : entries)
        if (auto good = checkEntry(entry); !good)
            return tl::unexpected(good.error());
    auto transaction = Transaction::begin(connection);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto head = readHead(connection);
    if (!head)
        return tl::unexpected(head.error());
    const auto known = onRecord(connection, entries);
    if (!known)
        return tl::unexpected(known.error());
    const auto repeats = std::count_if(known->begin(), known->end(), [](long long seq) { return seq > 0; });
    if (repeats > 0 && repeats == static_cast<std::ptrdiff_t>(entries.size()))
        return Appended{*known, *head, true};
    if (repeats > 0)
        return trouble(Trouble::Kind::Refused, Message{"store-partly-on-record"});
    if (head->seq != expectedHead)
        return tl::unexpected(someoneElse(expectedHead, *head));
    auto appended = write(connection, *head, entries);
    if (!appended)
        return appended;
    return transaction->commit().map([&] { return *std::move(appended); });
}

} // namespace store
