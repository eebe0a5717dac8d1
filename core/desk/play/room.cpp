#include "room.h"

#include "desk/checks/named.h"
#include "message/message.h"
#include "rules/words.h"
#include "tournament/queries/room.h"
#include "wording/filled.h"
#include "wording/text.h"
#include "wording/tr.h"

namespace desk {

using message::Message;
using wording::filled;

namespace {

/// The number of tables and the closed ones.
std::vector<Message> tablesOf(const Tournament& tournament)
{
    const tournament::Setting& setting = *tournament.setting;
    const int tables = tournament::tablesIn(setting);
    std::vector<Message> all{Message{"tables-counted", {{"n", tables}}}};
    for (const auto& [table, why] : setting.closed)
        if (table <= tables)
            all.push_back(closedTable(table, why));
    return all;
}

std::optional<Message> restOf(const Tournament& tournament)
{
    const auto& setup = tournament.setting->tournament;
    if (!setup || !setup->rest)
        return std::nullopt;
    return Message{"rest-minutes", {{"n", *setup->rest}}};
}

/// Nothing would change.
Message isSoAlready(const Tournament& tournament)
{
    const auto rest = restOf(tournament);
    return rest ? Message{"room-unchanged-with-rest", {{"tables", tablesOf(tournament)}, {"rest", *rest}}}
                : Message{"room-unchanged", {{"tables", tablesOf(tournament)}}};
}

} // namespace

Answer<Recorded> setTable(Desk& desk, const std::string& by, int table, facts::TableAction what,
                          const std::optional<std::string>& reason)
{
    return desk.record(by, [&](Draft& draft) { return draft.add(facts::Closure{table, what, reason}); });
}

Answer<Recorded> setRoom(Desk& desk, const std::string& by, const RoomOptions& options)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const auto& setup = draft.tournament().setting->tournament;
        if (!setup)
            return refused(Message{"tournament-has-no-record"});
        facts::Tournament changed = *setup;
        changed.tables = options.tables.value_or(changed.tables);
        if (options.rest)
            changed.rest = *options.rest == 0 ? std::nullopt : options.rest;
        if (changed == *setup)
            return refused(isSoAlready(draft.tournament()));
        return draft.add(std::move(changed));
    });
}

std::string roomText(const Tournament& tournament)
{
    const std::string tables = rules::joined(wording::texts(tablesOf(tournament)), ", ");
    const auto rest = restOf(tournament);
    return rest ? filled(wording::Desk::tr("%1; %2"), tables, wording::text(*rest)) : tables;
}

} // namespace desk
