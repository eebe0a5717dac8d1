#include "statewords.h"

#include "drawwords.h"

#include "rules/words.h"
#include "tournament/model/conduct.h"
#include "tournament/queries/verdict.h"
#include "tournament/ranking/standings.h"
#include "wording/clock.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <array>
#include <iterator>

namespace wording {

using tournament::Tournament;

std::string numberOf(const tournament::Match& match)
{
    return match.number ? std::to_string(*match.number) : match.id;
}

std::string progressText(const Tournament& tournament)
{
    const tournament::Setting& setting = *tournament.setting;
    const tournament::Counts counts = tournament::countsOf(tournament);
    if (!setting.draw)
        return filled(Desk::tr("Not drawn yet, %1"), teamsText(counts));
    if (const std::string champion = tournament::champion(tournament); !champion.empty())
        return filled(Desk::tr("Finished · %1 won"), tournament::teamName(tournament, champion));
    const std::string played = filled(Desk::tr("%1 of %2 matches finished"), rules::grouped(counts.over),
                                      rules::grouped(counts.matches));
    const bracket::Match* first = nullptr; // that is not finished
    for (const bracket::Match& drawn : setting.bracket.matches) {
        const tournament::Match* match = tournament::match(tournament, drawn.id);
        const bool isToPlay = match && match->number && match->state != tournament::State::Final;
        if (isToPlay && (!first || drawn.number < first->number))
            first = &drawn;
    }
    return first ? filled(Desk::tr("%1, %2"), roundName(setting.bracket, *first), played) : played;
}

namespace {

std::string idsText(const Tournament& tournament, const tournament::Waiting& waiting)
{
    const tournament::ToCheckIn who = toCheckIn(tournament, waiting.match, waiting.missing);
    return toCheckInText(waiting.match, namesOf(tournament, who.missing), namesOf(tournament, who.again));
}

std::string awaitedText(const Tournament& tournament, const tournament::Awaited& awaited)
{
    if (awaited.match.empty())
        return awaited.pool == bracket::wildcards ? filled(Desk::tr("the pools"))
                                                  : filled(Desk::tr("pool %1"), awaited.pool);
    const tournament::Match* match = tournament::match(tournament, awaited.match);
    return filled(Desk::tr("match %1"), match ? numberOf(*match) : awaited.match);
}

QString effectsText(const tournament::AbsenceEffect& effect)
{
    QStringList all{effect.isForfeit ? Desk::tr("ranks as a forfeit") : Desk::tr("ranks as a loss")};
    const auto rating = [](int tenths) { return QString::fromStdString(tournament::ratingText(tenths)); };
    if (effect.rating)
        all << Desk::tr("rated %1").arg(rating(*effect.rating));
    if (effect.otherRating)
        all << Desk::tr("the other side %1").arg(rating(*effect.otherRating));
    if (effect.fee > 0)
        all << Desk::tr("fee %1").arg(effect.fee);
    if (!effect.counts)
        all << Desk::tr("doesn’t count toward removal");
    return all.join(QStringLiteral(", "));
}

} // namespace

std::string teamsText(const tournament::Counts& counts)
{
    if (counts.withdrawn == 0)
        return filled(Desk::tr("%n team(s)", nullptr, counts.teams));
    return filled(Desk::tr("%n team(s), %1 of them withdrawn", nullptr, counts.teams), counts.withdrawn);
}

std::string matchesText(const tournament::Counts& counts)
{
    const std::string over = rules::grouped(counts.over);
    const std::string all = rules::grouped(counts.matches);
    if (counts.walkovers == 0)
        return filled(Desk::tr("%1 of %2 match(es) finished", nullptr, counts.matches), over, all);
    return filled(Desk::tr("%1 of %2 match(es) finished (%3 without play)", nullptr, counts.matches), over,
                  all, counts.walkovers);
}

std::string showIdAgainText(const tournament::Match& match)
{
    return filled(Desk::tr("show ID again for match %1"), numberOf(match));
}

std::string toCheckInText(const tournament::Match* match, const std::string& missing,
                          const std::string& again)
{
    std::string text = missing.empty() ? std::string() : filled(Desk::tr("not checked in: %1"), missing);
    if (match && !again.empty())
        text += (text.empty() ? "" : "; ") +
                filled(Desk::tr("show ID again for match %1: %2"), numberOf(*match), again);
    return text;
}

std::string mustShowIdAgainText(const tournament::Match& match, const std::vector<std::string>& names)
{
    return names.empty() ? std::string()
                         : filled(Desk::tr("%1 must show ID again for match %2"),
                                  rules::listed(names, filled(Desk::tr("and"))), numberOf(match));
}

std::string drawFirstText()
{
    return filled(Desk::tr("Add teams and make the draw on the Teams screen."));
}

std::string awaitsCheckInText()
{
    return filled(Desk::tr("waiting for check-in"));
}

std::string waitingForText(const std::string& names)
{
    return names.empty() ? std::string() : filled(Desk::tr("waiting for %1"), names);
}

std::string endingWord(facts::Decided ending)
{
    static constexpr std::array words{
        // in the order of the enumeration
        QT_TRANSLATE_NOOP("Desk", "forfeit"),      QT_TRANSLATE_NOOP("Desk", "default"),
        QT_TRANSLATE_NOOP("Desk", "no-show"),      QT_TRANSLATE_NOOP("Desk", "withdrawn"),
        QT_TRANSLATE_NOOP("Desk", "disqualified"), QT_TRANSLATE_NOOP("Desk", "ruling"),
    };
    static_assert(words.size() == std::size(facts::EnumText<facts::Decided>::all));
    return filled(Desk::tr(words[static_cast<std::size_t>(ending)]));
}

std::string noPointsText(const tournament::Match& match)
{
    return filled(tournament::handsOn(match) > 0
                      ? Desk::tr("no points for either team; the hands stay on record")
                      : Desk::tr("no points for either team"));
}

std::string inWords(const Tournament& tournament, const tournament::Waiting& waiting,
                    const tournament::Timestamp& now)
{
    using Why = tournament::Hold::Why;
    const tournament::Hold& hold = waiting.hold;
    switch (hold.why) {
    case Why::Nothing:
        break;
    case Why::Plays:
        return filled(Desk::tr("%1 plays at table %2"), nameOf(*tournament.setting, hold.team),
                      match(tournament, hold.match)->call->table);
    case Why::Ids:
        return idsText(tournament, waiting);
    case Why::KeptOut: // without the reason, because everyone can see the screen
        return filled(Desk::tr("suspended: %1"), namesOf(tournament, waiting.suspended));
    case Why::Rests:
        return filled(Desk::tr("%1 rests until %2"), nameOf(*tournament.setting, hold.team),
                      timeOfDay(tournament::wallClock(hold.until, now.aheadMin)).toStdString());
    }
    return {};
}

std::string waitsFor(const Tournament& tournament, const tournament::Match& match)
{
    std::string all;
    for (const tournament::Awaited& each : awaited(tournament, match))
        all = all.empty() ? awaitedText(tournament, each)
                          : filled(Desk::tr("%1 and %2"), all, awaitedText(tournament, each));
    return all;
}

std::string waitsInWords(const Tournament& tournament, const tournament::Match& match)
{
    const std::string what = waitsFor(tournament, match);
    if (what.empty())
        return {};
    return filled(!match.games.empty() ? Desk::tr("was played, but its teams depend on %1")
                  : match.state == tournament::State::Final
                      ? Desk::tr("was decided, but its teams depend on %1")
                      : Desk::tr("was called, but its teams depend on %1"),
                  what);
}

std::string closedText(int table, const std::string& why)
{
    return why.empty() ? filled(Desk::tr("table %1 is closed"), table)
                       : filled(Desk::tr("table %1 is closed (%2)"), table, why);
}

std::string sheetMarkText(const Tournament& tournament, const tournament::Match& match, int aheadMin)
{
    const tournament::SheetMark* mark = sheetMarkOf(tournament, match);
    if (!mark)
        return {};
    return filled(mark->isOut() ? Desk::tr("sheet out since %1") : Desk::tr("sheet back at %1"),
                  tournament::wallClock(mark->at, aheadMin));
}

std::string inWords(const tournament::AbsencePolicy& policy)
{
    QStringList all;
    if (!policy.grace)
        all << Desk::tr("no grace period");
    else if (policy.offClock && *policy.grace > 0)
        all << Desk::tr("grace period of %n minute(s), taken off the match", nullptr, *policy.grace);
    else
        all << Desk::tr("grace period of %n minute(s)", nullptr, *policy.grace);
    if (policy.removeAfter > 0)
        all << Desk::tr("removal after %n absence(s)", nullptr, policy.removeAfter);
    all << Desk::tr("default: %1").arg(effectsText(policy.defaulted))
        << Desk::tr("forfeit: %1").arg(effectsText(policy.forfeit))
        << Desk::tr("no-show: %1").arg(effectsText(policy.noShow));
    return all.join(QStringLiteral("; ")).toStdString();
}

} // namespace wording
