#include "salvage.h"

#include "file.h"
#include "journal.h"
#include "trouble.h"

#include <QString>

#include <limits>

using namespace Qt::StringLiterals;

namespace store {

namespace {

// The next row of the journal if it follows from the one before, or why there is none.
Answer<JournalRow> next(Connection& connection, const Head& head)
{
    auto row = readLink(connection, head.seq + 1);
    if (!row)
        return tl::unexpected(row.error());
    if (!*row)
        return trouble(Trouble::Kind::Damaged, Message{"store-fact-missing", {{"seq", head.seq + 1}}});
    const facts::Link& link = (*row)->link;
    if (link.prev != head.hash || facts::hashOf(link) != (*row)->hash)
        return trouble(Trouble::Kind::Damaged, Message{"store-fact-changed", {{"seq", head.seq + 1}}});
    return std::move(**row);
}

// The fact with its private data, if that is readable and valid.
Answer<facts::Fact> withPrivate(Connection& connection, const facts::Fact& fact)
{
    facts::Fact whole = fact;
    const auto filled = fillPrivate(connection, whole);
    if (!filled && filled.error().kind == Trouble::Kind::Unreadable)
        return tl::unexpected(filled.error());
    return filled && facts::check(whole).empty() ? whole : fact;
}

// Someone may have replaced a table by a view that never ends.
Answer<void> checkTables(Connection& connection)
{
    const auto found =
        connection.number(u"SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name IN "
                          "('journal', 'journal_head', 'person')"_s);
    if (!found)
        return tl::unexpected(found.error());
    return *found == 3 ? Answer<void>()
                       : trouble(connection.path(), Trouble::Kind::Damaged, Message{"store-no-journal"});
}

bool isAtTheEnd(Connection& connection, const Head& head)
{
    const auto end = readHead(connection);
    return end && *end == head;
}

// Adds facts until there are no more. Returns why it stopped.
Trouble readOn(Connection& connection, Salvaged& salvaged)
{
    while (true) {
        const auto row = next(connection, salvaged.head);
        if (!row)
            return row.error();
        const facts::Link& link = row->link;
        const auto fact = facts::parse(link.kind, link.payload);
        if (!fact)
            return {Trouble::Kind::Damaged, Message{"store-fact-unreadable", {{"seq", link.seq}}}};
        auto whole = withPrivate(connection, *fact);
        if (!whole)
            return whole.error();
        salvaged.entries.push_back({link.seq, link.stamp, std::move(*whole)});
        salvaged.head = {link.seq, row->hash};
    }
}

Answer<Salvaged> salvagedOnce(const std::string& path)
{
    const QString file = QString::fromStdString(path);
    // The version may be damaged, and the journal is the same in all versions.
    if (auto seems = inspect(file, std::numeric_limits<int>::max()); !seems)
        return tl::unexpected(seems.error());
    auto connection = Connection::open(file, {!writable(file), false, Options().waitMs, 0, {}});
    if (!connection)
        return tl::unexpected(connection.error());
    if (auto good = checkTables(*connection); !good)
        return tl::unexpected(good.error());
    Salvaged salvaged{{}, {0, std::string(facts::firstPrev)}, {}};
    const Trouble why = readOn(*connection, salvaged);
    if (isAtTheEnd(*connection, salvaged.head))
        return salvaged;
    if (salvaged.entries.empty())
        return tl::unexpected(why);
    salvaged.stopped = why.message.code == "store-file-damaged" // its advice is already being followed
                           ? Message{"store-fact-unreadable", {{"seq", salvaged.head.seq + 1}}}
                           : why.message;
    return salvaged;
}

} // namespace

// A disk error that happens once is not the end of the record.
Answer<Salvaged> salvage(const std::string& path)
{
    auto first = salvagedOnce(path);
    if (first && !first->stopped)
        return first;
    auto again = salvagedOnce(path);
    return again && (!first || again->head.seq >= first->head.seq) ? again : first;
}

} // namespace store
