#include "room.h"

#include "message/message.h"
#include "rules/words.h"
#include "tournament/queries/room.h"

namespace desk {

using message::Message;

Answer<Recorded> setTable(Desk& desk, const std::string& by, int table, facts::TableDeed what,
                          const std::optional<std::string>& reason)
{
    return desk.record(by, [&](Draft& draft) {
        return draft.add(facts::Fact(facts::Closure{table, what, reason}));
    });
}

Answer<Recorded> setRoom(Desk& desk, const std::string& by, const RoomOptions& options)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const auto& event = draft.tournament().setting->event;
        if (!event)
            return refused(Message{"tournament-has-no-record"});
        facts::Event changed = *event;
        changed.tables = options.tables.value_or(changed.tables);
        if (options.rest)
            changed.rest = *options.rest == 0 ? std::nullopt : options.rest;
        if (changed == *event)
            return refused(Message{"room-unchanged", {{"room", roomText(draft.tournament())}}});
        return draft.add(facts::Fact(std::move(changed)));
    });
}

std::string roomText(const tournament::Tournament& tournament)
{
    const tournament::Setting& setting = *tournament.setting;
    std::string text = rules::counted(tournament::tablesIn(setting), "table");
    for (const auto& [table, why] : setting.closed)
        if (table <= tournament::tablesIn(setting))
            text += ", " + tournament::closedText(table, why);
    if (setting.event && setting.event->rest)
        text += "; " + rules::counted(*setting.event->rest, "minute") + " of rest between matches";
    return text;
}

} // namespace desk
