#include "score.h"

#include "desk/checks/onsheet.h"
#include "files/ledgerjson.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "rules/misdeal.h"
#include "scoring/legal.h"
#include "wording/filled.h"
#include "wording/rulecard/rulewords.h"
#include "wording/text.h"
#include "wording/tournament/sheettext.h"
#include "wording/tr.h"

using wording::filled;

namespace desk {

namespace {

using message::Message;
using scoring::GameLedger;
using scoring::GameState;
using scoring::Problem;
using Refused = tl::unexpected<Refusal>;
using Places = std::vector<Message>; // from the outside in

Refused refuse(const json::Problem& problem)
{
    return Refused({problem.line, json::placed(problem)});
}

Refused refuse(const rules::Set& set, const Places& place, int line, const Problem& problem)
{
    return Refused({line, problemAt(Message{"record-place", {{"place", place}}}, set, problem)});
}

// Built-in rule sets come before saved ones.
tl::expected<rules::Set, message::Message> setKnown(const std::string& id,
                                                    const std::vector<rules::Venue>& saved)
{
    auto builtIn = rules::find(id);
    if (builtIn || saved.empty())
        return builtIn;
    std::vector<rules::Venue> all = rules::builtIn();
    all.insert(all.end(), saved.begin(), saved.end());
    return rules::find(all, id);
}

// An id of the record's own venue never means a built-in set with the same id.
tl::expected<rules::Set, message::Message> setCalled(const std::string& id, const rules::Venue* own,
                                                     const std::vector<rules::Venue>& saved)
{
    if (!own || (id != own->id && !id.starts_with(own->id + '-')))
        return setKnown(id, saved);
    for (const rules::Phase& phase : own->phases)
        if (id == own->id + '-' + phase.name)
            return rules::set(*own, phase);
    return rules::find({*own}, id);
}

tl::expected<rules::Set, Refusal> rulesOf(const files::Record& record, const rules::Venue* own,
                                          const std::vector<rules::Venue>& saved)
{
    auto found = setCalled(record.rules, own, saved);
    if (!found)
        return refuse(json::Problem{record.rulesLine, "rules", found.error()});
    if (!record.agreed)
        return *std::move(found);
    auto agreed = rules::withAgreed(*found, *record.agreed);
    if (!agreed)
        return refuse(agreed.error().front());
    return *std::move(agreed);
}

tl::expected<scoring::Series, Refusal> seriesOf(const rules::Set& set, const files::Record& record)
{
    const scoring::Series own = scoring::seriesOf(set.rules.end);
    const bool hasSeries = own != scoring::Series{};
    if (!record.isMatch)
        return scoring::Series{};
    if (!record.series && !hasSeries)
        return Refused({record.line, Message{"record-series-missing"}});
    if (record.series && hasSeries && *record.series != own) {
        const std::vector<message::Argument> asked{
            {"games", own.games},
            {"rules", set.id},
            {"rule", wording::sourceOf(set.citeFor("end.handsOrGames"))}};
        return Refused({record.seriesLine, own.kind == scoring::Series::Kind::BestOf
                                               ? Message{"record-series-not-best-of", asked}
                                               : Message{"record-series-not-of-rules", asked}});
    }
    return record.series ? *record.series : own;
}

tl::expected<GameLedger, Refusal> scoreGame(const rules::Set& set, const files::GameText& text,
                                            GameState state)
{
    Places start = text.place;
    start.push_back(Message{"place-start"});
    for (const Problem& problem : scoring::startProblems(set.rules, text.game.start))
        return refuse(set, start, text.startLine, problem);
    GameLedger ledger;
    ledger.result = state.result;
    for (std::size_t i = 0; i < text.game.items.size(); ++i) {
        const scoring::Item& item = text.game.items[i];
        const scoring::Problems problems = scoring::problems(set.rules, state, item);
        if (const Problem* problem = scoring::refusal(problems, item))
            return refuse(set, text.itemPlaces[i], text.itemLines[i], *problem);
        rules::addToGame(set, item, state, ledger);
    }
    return ledger;
}

/// Why game `n` can't begin at that place; nothing if it can.
std::optional<Message> whyNot(const scoring::MatchLedger& soFar, std::size_t n, const Places& place)
{
    if (n > 0 && soFar.result.state == scoring::State::Won)
        return Message{"record-match-over", {{"place", place}}};
    if (n > 0 && soFar.games.back().result.state != scoring::State::Won)
        return Message{"record-game-not-over", {{"place", place}, {"game", n}}};
    return std::nullopt;
}

} // namespace

tl::expected<ScoredRecord, Refusal> scoreRecord(std::string_view text, int line, const rules::Venue* own,
                                                const std::vector<rules::Venue>& saved)
{
    const auto value = json::parse(text, line);
    if (!value)
        return refuse(value.error());
    auto record = files::readRecord(*value);
    if (!record)
        return refuse(record.error().front());
    auto set = rulesOf(*record, own, saved);
    if (!set)
        return Refused(set.error());
    const auto series = seriesOf(*set, *record);
    if (!series)
        return Refused(series.error());

    scoring::MatchLedger ledger;
    for (std::size_t n = 0; n < record->games.size(); ++n) {
        const files::GameText& game = record->games[n];
        if (auto why = whyNot(ledger, n, game.place))
            return Refused({game.line, *std::move(why)});
        auto played = scoreGame(*set, game, scoring::beginGame(set->rules, *series, ledger, game.game.start));
        if (!played)
            return Refused(played.error());
        scoring::addGame(set->rules, *series, ledger, *std::move(played));
    }
    return ScoredRecord{*std::move(set), *std::move(record), std::move(ledger)};
}

std::string scored(const ScoredRecord& record, As as)
{
    const bool match = record.record.isMatch;
    if (as == As::Json)
        return json::print(match ? files::ledgerJson(record.set, record.ledger)
                                 : files::ledgerJson(record.set, record.ledger.games.front())) +
               '\n';
    std::string text;
    for (std::size_t n = 0; n < record.ledger.games.size(); ++n) {
        const GameLedger& ledger = record.ledger.games[n];
        text += match ? filled(wording::Desk::tr("Game %1"), n + 1) + ": " : "";
        text += wording::sheetText(record.set, record.record.games[n].game, ledger) + '\n' +
                wording::reasonsText(record.set, ledger) + '\n';
    }
    if (match)
        text += filled(wording::Desk::tr("The match")) + ": " +
                wording::resultText(record.set, record.ledger) + '\n';
    return text;
}

std::optional<tl::expected<std::string, Refusal>> RecordReader::next(As as)
{
    const auto record = m_records.next();
    if (!record)
        return std::nullopt;
    return scoreRecord(record->text, record->line, m_own ? &*m_own : nullptr, m_saved)
        .map([&](const ScoredRecord& r) { return scored(r, as); });
}

} // namespace desk
