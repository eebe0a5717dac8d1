#include "people.h"

#include "trouble.h"

#include "facts/canonical.h"
#include "facts/digest.h"

#include <QRandomGenerator>

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
    const std::string* text = std::get_if<std::string>(&cell);
    return text ? std::optional(*text) : std::nullopt;
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

// 128 bits, so that nobody who has the digest of a purged row can find the name by trying.
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
    facts::addField(bytes, facts::canonical(facts::toJson(person)));
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
    const auto done =
        connection.run(u"INSERT INTO person (id, name, card_hash, card_end, stripe_hash, affiliation, salt, "
                       "digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
                       "ON CONFLICT (id) DO UPDATE SET name = excluded.name, card_hash = excluded.card_hash, "
                       "card_end = excluded.card_end, stripe_hash = excluded.stripe_hash, "
                       "affiliation = excluded.affiliation, salt = excluded.salt, digest = excluded.digest"_s,
                       values);
    return done ? Answer<void>() : tl::unexpected(done.error());
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
        return trouble(
            Trouble::Kind::Damaged,
            Message{"store-person-changed", {{"file", nameOf(connection.path())}, {"person", id}}});
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

} // namespace store
