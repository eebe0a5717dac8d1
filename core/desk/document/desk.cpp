#include "desk.h"

#include "bracket/questions.h"
#include "desk/checks/lookup.h"
#include "store/backups.h"
#include "store/store.h"
#include "tournament/fold/derive.h"
#include "wording/filled.h"
#include "wording/text.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

using wording::filled;

namespace {

// How often to try again after someone else wrote first.
constexpr int mostTries = 20;

/// No final period, like all refusals.
message::Message whoWrote(const tournament::Tournament& tournament)
{
    const std::vector<facts::Entry> all = tournament::entries(tournament);
    if (all.empty())
        return message::Message{"conflict-with-nothing"};
    const facts::Entry& last = all.back();
    return message::Message{"conflict-with-fact",
                            {{"fact", last.seq},
                             {"kind", facts::kindOf(last.fact)},
                             {"at", last.stamp.at},
                             {"by", last.stamp.by}}};
}

tl::unexpected<Failure> overtaken(const tournament::Tournament& tournament, Failure failure)
{
    failure.kind = Failure::Kind::Conflict;
    failure.mistakes.insert(failure.mistakes.begin(), whoWrote(tournament));
    return tl::unexpected(std::move(failure));
}

bool isFinal(const Tournament& tournament, const std::string& id)
{
    const Match* match = tournament::match(tournament, id);
    return match && match->state == tournament::State::Final;
}

bool isOver(const Tournament& tournament, const bracket::Round& round)
{
    return std::ranges::all_of(round.matches, [&](const auto& each) { return isFinal(tournament, each.id); });
}

/// Whether a round is over that was not.
bool endsRound(const tournament::Tournament& before, const tournament::Tournament& after,
               const std::vector<std::string>& changed)
{
    const auto ends = [&](const std::string& id) { return isFinal(after, id) && !isFinal(before, id); };
    return std::ranges::any_of(changed, ends) &&
           std::ranges::any_of(bracket::rounds(after.setting->bracket), [&](const bracket::Round& round) {
               return isOver(after, round) && !isOver(before, round);
           });
}

} // namespace

tl::unexpected<Failure> failed(const store::Trouble& trouble)
{
    using Kind = store::Trouble::Kind;
    return tl::unexpected(Failure{trouble.kind == Kind::Conflict  ? Failure::Kind::Conflict
                                  : trouble.kind == Kind::Refused ? Failure::Kind::Refused
                                                                  : Failure::Kind::Store,
                                  {trouble.message}});
}

Desk::Desk(store::Store store, Environment environment)
    : m_store(std::make_unique<store::Store>(std::move(store))), m_environment(std::move(environment))
{
}
Desk::Desk(Desk&&) noexcept = default;
Desk& Desk::operator=(Desk&&) noexcept = default;
Desk::~Desk() = default;

Answer<Desk> Desk::open(const std::string& path, Access access, Environment environment)
{
    const bool reads = access == Access::Read;
    auto opened = store::Store::open(
        path, {.access = reads ? store::Options::Access::Read : store::Options::Access::Write});
    if (!opened)
        return failed(opened.error());
    auto news = opened->news(0);
    if (!news)
        return failed(news.error());
    if (auto readable = withReadableRules(news->entries); !readable)
        return tl::unexpected(std::move(readable.error()));
    Desk desk(*std::move(opened), std::move(environment));
    desk.m_tournament = tournament::derive(news->entries);
    desk.m_head = news->head;
    return desk;
}

Answer<Desk> Desk::create(const std::string& path, const Draft& draft, Environment environment)
{
    auto created = store::Store::create(path, draft.entries());
    if (!created)
        return failed(created.error());
    auto head = created->head();
    if (!head)
        return failed(store::readBack(path, head.error()));
    Desk desk(*std::move(created), std::move(environment));
    desk.m_tournament = draft.tournament();
    desk.m_head = *head;
    return desk;
}

Answer<void> Desk::writeInto(Draft& draft, const Writing& write) const
{
    auto written = write(draft);
    return written && m_also && !draft.entries().empty() ? m_also(draft) : written;
}

std::string Desk::keepBackup(const std::string& utc)
{
    const auto kept = store::keepBackup(store(), utc);
    return kept ? std::string()
                : filled(wording::Desk::tr("no backup could be made next to the tournament. %1"),
                         wording::text(kept.error().message));
}

Answer<Recorded> Desk::record(const std::string& by, const Writing& write,
                              const std::optional<std::string>& op)
{
    for (int tries = 1;; ++tries) {
        Draft draft(m_tournament, m_environment, by, op);
        if (auto written = writeInto(draft, write); !written)
            return tries == 1 ? tl::unexpected(written.error()) : overtaken(m_tournament, written.error());
        if (draft.entries().empty())
            return Recorded{draft.op(), {}, {}, false, {}};
        auto appended = m_store->append(m_head.seq, draft.entries());
        if (appended && !appended->repeated) {
            Recorded recorded{draft.op(),
                              draft.entries(),
                              tournament::changed(m_tournament, draft.tournament()),
                              false,
                              {}};
            const bool roundIsOver = endsRound(m_tournament, draft.tournament(), recorded.changed);
            m_tournament = draft.tournament();
            m_head = appended->head;
            if (roundIsOver)
                recorded.warning = keepBackup(m_environment.utc());
            return recorded;
        }
        if (!appended && (appended.error().kind != store::Trouble::Kind::Conflict || tries == mostTries))
            return failed(appended.error());
        if (auto caughtUp = catchUp(); !caughtUp)
            return tl::unexpected(caughtUp.error());
        if (appended) {
            Recorded repeated{draft.op(), draft.entries(), {}, true, {}};
            for (std::size_t i = 0; i < repeated.entries.size(); ++i)
                repeated.entries[i].seq = appended->seqs[i];
            return repeated;
        }
    }
}

Answer<void> Desk::catchUp()
{
    auto news = m_store->news(m_head.seq);
    if (!news)
        return failed(news.error());
    if (auto readable = withReadableRules(news->entries); !readable) // written by a newer program
        return readable;
    for (const facts::Entry& entry : news->entries)
        take(m_tournament, entry, m_environment);
    m_head = news->head;
    return {};
}

std::string recordedJson(const Recorded& recorded)
{
    json::Object all{{"ok", true}};
    if (!recorded.entries.empty() && recorded.entries.back().seq > 0)
        all.emplace_back("seq", recorded.entries.back().seq);
    if (!recorded.entries.empty())
        all.emplace_back("op", recorded.op);
    all.emplace_back("changed", json::list(recorded.changed));
    return json::print(std::move(all));
}

} // namespace desk
