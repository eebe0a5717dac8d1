#include "factimport.h"

#include <QFileInfo>

namespace desk {

namespace {

/// Whether both agree, if both have the value. It may have been purged.
bool agrees(const std::optional<std::string>& left, const std::optional<std::string>& right)
{
    return !left || !right || *left == *right;
}

/// Whether the fact on record says what was asked for.
bool hasSameContent(const facts::Fact& known, const facts::Fact& asked)
{
    if (facts::kindOf(known) != facts::kindOf(asked) || facts::payload(known) != facts::payload(asked))
        return false;
    const auto* left = std::get_if<facts::Person>(&known);
    const auto* right = std::get_if<facts::Person>(&asked);
    return !left || (agrees(left->name, right->name) && agrees(left->cardHash, right->cardHash) &&
                     agrees(left->cardEnd, right->cardEnd) && agrees(left->stripeHash, right->stripeHash) &&
                     agrees(left->affiliation, right->affiliation));
}

/// The fact with that op, or null if it is new. Refuses one with other content.
Answer<const facts::Entry*> onRecord(const tournament::Tournament& tournament, const facts::Request& request)
{
    const tournament::Filed* filed = request.op ? tournament::filed(tournament, *request.op) : nullptr;
    if (!filed)
        return nullptr;
    const facts::Entry& known = *filed->entry;
    if (!hasSameContent(known.fact, request.fact))
        return refused(message::Message{
            "op-says-something-else",
            {{"op", *request.op}, {"fact", known.seq}, {"kind", facts::kindOf(known.fact)}}});
    return &known;
}

bool fileExists(const std::string& path)
{
    const QFileInfo file(QString::fromStdString(path));
    return file.exists() || file.isSymLink(); // even a link that leads nowhere
}

} // namespace

FactReader::FactReader(std::string path, std::string by, How how, Environment environment)
    : m_path(std::move(path)), m_by(std::move(by)), m_how(how), m_environment(std::move(environment))
{
}

Answer<FactReader> FactReader::begin(std::string path, std::string by, How how, Environment environment)
{
    FactReader reader(std::move(path), std::move(by), how, std::move(environment));
    if (!fileExists(reader.m_path))
        return reader;
    auto opened = Desk::open(reader.m_path, how == How::Check ? Desk::Access::Read : Desk::Access::ReadWrite,
                             reader.m_environment);
    if (!opened)
        return tl::unexpected(opened.error());
    reader.m_desk = *std::move(opened);
    reader.m_scratch = reader.m_desk->tournament();
    return reader;
}

Answer<Recorded> FactReader::take(std::string_view line, int number)
{
    const auto request = facts::readLine(line, number);
    if (!request)
        return refused(mistakesOf(request.error()));
    const std::string by = request->by.value_or(m_by);
    if (by.empty())
        return refused(message::Message{"fact-said-by-nobody"});
    std::optional<facts::Entry> known;
    const auto write = [&](Draft& draft) -> Answer<void> {
        const auto found = onRecord(draft.tournament(), *request);
        if (!found)
            return tl::unexpected(found.error());
        if (!*found)
            return draft.add(*request);
        known = **found;
        return {};
    };
    auto recorded = m_how == How::Check ? check(by, write, request->op) : this->write(by, write, request->op);
    if (recorded && known)
        return Recorded{known->stamp.op, {*known}, {}, true, {}};
    return recorded;
}

Answer<Recorded> FactReader::check(const std::string& by, const Writing& write, std::optional<std::string> op)
{
    Draft draft(m_scratch, m_environment, by, std::move(op));
    if (auto written = write(draft); !written)
        return tl::unexpected(written.error());
    Recorded recorded{
        draft.op(), draft.entries(), tournament::changed(m_scratch, draft.tournament()), false, {}};
    for (facts::Entry& entry : recorded.entries)
        entry.seq = 0; // not on record, so it has no number
    m_scratch = draft.tournament();
    return recorded;
}

Answer<Recorded> FactReader::write(const std::string& by, const Writing& write, std::optional<std::string> op)
{
    if (m_desk)
        return m_desk->record(by, write, op);
    Draft draft({}, m_environment, by, std::move(op));
    if (auto written = write(draft); !written)
        return tl::unexpected(written.error());
    auto made = Desk::create(m_path, draft, m_environment);
    if (!made)
        return tl::unexpected(made.error());
    m_desk = *std::move(made);
    return Recorded{draft.op(), draft.entries(), tournament::changed({}, draft.tournament()), false, {}};
}

} // namespace desk
