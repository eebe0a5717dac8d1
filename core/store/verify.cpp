#include "verify.h"

#include "journal.h"
#include "migrate.h"
#include "people.h"
#include "rowcheck.h"
#include "transaction.h"
#include "troubles.h"

using namespace Qt::StringLiterals;

namespace store {

namespace {

constexpr std::size_t mostFindings = 100;

using Findings = std::vector<Finding>;

// What is there may read the tables only if they are those of this program: a view in the place of one need
// not end.
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
    return checkRows(connection, *journal, findings);
}

// Each check on its own, so that damage which stops one is a finding, and the others are made all the same.
Answer<void> checkAgainst(Connection& connection, std::span<const Migration> steps, Findings& findings)
{
    const auto orFinding = [&](const Answer<void>& done) {
        const bool isDamage = !done && done.error().kind == Trouble::Kind::Damaged;
        if (isDamage)
            findings.push_back({Finding::Kind::File, 0, done.error().message});
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

// All of it in one reading, so that what others write meanwhile is no finding.
Answer<std::vector<Finding>> checkAll(Connection& connection, std::span<const Migration> steps)
{
    auto snapshot = Transaction::read(connection);
    if (!snapshot)
        return tl::unexpected(snapshot.error());
    Findings findings;
    if (auto done = checkAgainst(connection, steps, findings); !done)
        return tl::unexpected(done.error());
    if (findings.size() > mostFindings)
        findings.resize(mostFindings);
    return findings;
}

} // namespace store
