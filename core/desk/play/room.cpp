#include "room.h"

#include "message/message.h"
#include "tournament/queries/room.h"
#include "wording/filled.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

namespace desk {

using message::Message;
using wording::filled;

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
    const int tables = tournament::tablesIn(setting);
    std::string text =
        tables == 1 ? filled(wording::Desk::tr("1 table")) : filled(wording::Desk::tr("%1 tables"), tables);
    for (const auto& [table, why] : setting.closed)
        if (table <= tournament::tablesIn(setting))
            text += ", " + wording::closedText(table, why);
    if (setting.event && setting.event->rest)
        text += "; " +
                (*setting.event->rest == 1
                     ? filled(wording::Desk::tr("1 minute of rest between matches"))
                     : filled(wording::Desk::tr("%1 minutes of rest between matches"), *setting.event->rest));
    return text;
}

} // namespace desk
