#include "onrecord.h"

#include "desk/rulings/conduct.h"
#include "desk/rulings/ruling.h"
#include "tournament/model/inplay.h"
#include "tournament/model/lineup.h"
#include "ui/kit/text.h"
#include "ui/rulings/cases/opencase.h"
#include "wording/record/changewords.h"
#include "wording/record/names.h"
#include "wording/rulecard/parameterwords.h"
#include "wording/rulecard/rulewords.h"
#include "wording/side.h"
#include "wording/tr.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

using tournament::Match;
using tournament::Tournament;
using Tone = OnRecord::Tone;

QString between(const QStringList& parts)
{
    return kit::joined(parts, u" · "_s);
}

QString pointsOf(facts::Side side, int points)
{
    return wording::letterOf(side) + u' ' + kit::signedNumber(points);
}

/// Empty while the effect isn't known.
QString effectText(const std::optional<tournament::RulingEffect>& effect)
{
    return effect ? kit::sentence(wording::effectText(*effect)) : QString();
}

class Collected {
public:
    Collected(const Tournament& tournament, const tournament::Timestamp& now)
        : m_tournament(tournament), m_now(now)
    {
    }

    std::vector<OnRecord> all()
    {
        for (const desk::CaseOnRecord& found : desk::casesIn(m_tournament))
            add(found);
        for (const Match* match : tournament::inOrder(m_tournament)) {
            for (const tournament::Protested& each : match->protests)
                add(*match, each);
            addSheet(*match);
            addRatings(*match);
        }
        for (const tournament::Happened& each : m_tournament.setting->incidents)
            add(each);
        addRules();
        addIneligible();
        std::ranges::sort(m_all, [](const OnRecord& one, const OnRecord& other) {
            return one.isOpen != other.isOpen ? one.isOpen : one.seq > other.seq;
        });
        return std::move(m_all);
    }

private:
    OnRecord& begin(Kind kind, const facts::Stamp& stamp, const std::string& op)
    {
        const KindWords words = wordsOf(kind);
        OnRecord row;
        row.op = op;
        row.kind = kind;
        row.icon = words.icon;
        row.title = words.title;
        row.stamp = stamp;
        if (const tournament::Filed* filed = tournament::filed(m_tournament, stamp.op))
            row.seq = filed->entry->seq;
        m_all.push_back(std::move(row));
        return m_all.back();
    }
    QString team(const Match& match, facts::Side side) const
    {
        return kit::text(tournament::teamName(m_tournament, match.teams[side]));
    }
    void place(OnRecord& row, const Match& match, const facts::Spot* spot = nullptr) const
    {
        row.match = match.id;
        row.where = kit::sentence(wording::titleOf(match));
        QStringList teams;
        for (const facts::Side side : facts::bothSides)
            teams << wording::letterOf(side) + u' ' + team(match, side);
        row.teams = between(teams);
        if (!spot)
            return;
        row.where = between({row.where, kit::text(wording::handAt(match, spot->game, spot->place))});
        row.game = spot->game;
        row.hand = tournament::handNumber(match, spot->game, spot->place);
    }

    void add(const desk::CaseOnRecord& found)
    {
        const Match& match = *tournament::match(m_tournament, found.match);
        OnRecord& row = begin(Kind::Renege, found.decided.value_or(found.claimed), found.op);
        place(row, match, &found.spot);
        row.about = Window::tr("%1, trick %2")
                        .arg(kit::text(tournament::playerAt(m_tournament, match, found.challenge.accused)),
                             QString::number(found.challenge.book));
        using enum facts::Challenger;
        row.by = found.challenge.by == Supervisor
                     ? Window::tr("Supervisor")
                     : team(match, found.challenge.by == A ? facts::Side::A : facts::Side::B);
        row.isOpen = !found.decision;
        row.state = found.decision ? rulingWord(found.decision->ruling) : Window::tr("Open");
        row.tone = row.isOpen                                        ? Tone::Open
                   : found.decision->ruling == facts::Ruling::Upheld ? Tone::Upheld
                                                                     : Tone::Plain;
        if (found.decision)
            row.effect = effectText(tournament::effectOfChallenge(match, found.op));
        row.reason = kit::text(found.decision && found.decision->reason ? *found.decision->reason
                               : found.evidence && found.evidence->note ? *found.evidence->note
                                                                        : std::string());
    }
    void add(const Match& match, const tournament::Protested& each)
    {
        const tournament::Filed* filed =
            tournament::filed(m_tournament, each.settlement.empty() ? each.op : each.settlement);
        OnRecord& row = begin(Kind::Protest, filed->entry->stamp, each.op);
        place(row, match);
        const bool isAboutRule = each.protest.about == facts::ProtestAbout::Rule;
        row.about = (isAboutRule ? Window::tr("%1, about a rule") : Window::tr("%1, about eligibility"))
                        .arg(team(match, each.protest.side));
        row.isOpen = each.isOpen();
        row.tone = each.isOpen()                              ? Tone::Open
                   : each.ruling == facts::ProtestEnd::Upheld ? Tone::Upheld
                                                              : Tone::Plain;
        row.state = !each.ruling                                   ? Window::tr("Open")
                    : *each.ruling == facts::ProtestEnd::Upheld    ? Window::tr("Upheld")
                    : *each.ruling == facts::ProtestEnd::Rejected  ? Window::tr("Denied")
                    : *each.ruling == facts::ProtestEnd::Withdrawn ? Window::tr("Withdrawn")
                                                                   : Window::tr("Referred");
        row.reason = kit::text(each.protest.reason);
        if (!each.isOpen())
            row.effect = Window::tr("No score changes"); // points are ruled on by themselves
        // Without either, its state says it.
        if (each.isOpen() && (each.protest.until || each.protest.holds))
            row.status = kit::sentence(desk::protestState(each, m_now));
    }
    // Adjustments of a match, including those on a sheet moved to it.
    void addSheet(const Match& match)
    {
        const tournament::Record record = tournament::standingOf(m_tournament, match.id);
        const auto isHere = [&](const facts::Spot& spot) { return tournament::isOf(spot.sitting, match); };
        tournament::forEach<facts::Adjustment>(
            record, [&](const facts::Entry& entry, const facts::Adjustment& fact) {
                if (!isHere(fact.hand))
                    return;
                OnRecord& row = begin(Kind::Points, entry.stamp, entry.stamp.op);
                place(row, match, &fact.hand);
                row.about = team(match, fact.side);
                row.state = row.effect = pointsOf(fact.side, fact.points);
                row.reason = kit::text(fact.reason);
            });
        tournament::forEach<facts::Foul>(record, [&](const facts::Entry& entry, const facts::Foul& fact) {
            if (!isHere(fact.hand))
                return;
            OnRecord& row = begin(Kind::Foul, entry.stamp, entry.stamp.op);
            place(row, match, &fact.hand);
            row.about = team(match, fact.side) + u", "_s + kit::text(wording::codeInWords(fact.foul));
            row.effect = effectText(tournament::effectOfFoul(match, fact));
            row.state = row.effect.isEmpty() ? wording::letterOf(fact.side) : row.effect;
        });
        for (int game = 1; const tournament::Sheet& sheet : match.games) {
            for (const tournament::Item& item : sheet.items)
                if (const auto* misdeal = std::get_if<scoring::Misdeal>(&item.what);
                    misdeal && misdeal->byRuling)
                    addVoid(match, game, item, *misdeal);
            ++game;
        }
    }
    void addVoid(const Match& match, int game, const tournament::Item& item, const scoring::Misdeal& misdeal)
    {
        const tournament::Filed* filed = tournament::filed(m_tournament, item.op);
        if (!filed)
            return;
        OnRecord& row = begin(Kind::Void, filed->entry->stamp, item.op);
        const facts::Spot spot{{match.id, match.attempt}, game, item.place};
        place(row, match, &spot);
        row.hand = 0; // a void hand has no number
        row.title = Window::tr("Voided hand");
        row.state = Window::tr("Redealt");
        row.about = row.reason = kit::text(misdeal.reason);
    }
    void addRatings(const Match& match)
    {
        for (const facts::Side side : facts::bothSides) {
            const facts::Entry* last = tournament::latestEntry<facts::Rating>(
                tournament::recordOf(m_tournament, match.id), [&](const facts::Rating& fact) {
                    return fact.side == side && tournament::isOf(fact.sitting, match);
                });
            if (!last || !match.ratings[side])
                continue;
            OnRecord& row = begin(Kind::Rating, last->stamp, last->stamp.op);
            place(row, match);
            row.about = team(match, side);
            row.state = kit::text(tournament::ratingText(*match.ratings[side]));
            row.reason = kit::text(std::get<facts::Rating>(last->fact).reason.value_or(""));
        }
    }
    void add(const tournament::Happened& each)
    {
        using enum facts::IncidentKind;
        const facts::Incident& incident = each.incident;
        OnRecord& row = begin(Kind::Incident, each.stamp, each.stamp.op);
        row.title = incident.what == Ejection  ? Window::tr("Ejection")
                    : incident.what == Warning ? Window::tr("Warning")
                    : incident.what == Note    ? Window::tr("Note")
                                               : Window::tr("Infraction");
        if (incident.match)
            if (const Match* match = tournament::match(m_tournament, *incident.match))
                place(row, *match);
        row.about = incident.person ? kit::text(tournament::personName(m_tournament, *incident.person))
                    : incident.team ? kit::text(tournament::teamName(m_tournament, *incident.team))
                                    : QString();
        row.reason = kit::text(incident.reason);
        if (incident.infraction)
            row.reason.prepend(kit::sentence(wording::infractionInWords(*incident.infraction)) + u'\n');
        row.state = incident.what == Ejection ? Window::tr("Ejected") : Window::tr("No points");
    }
    void addRules()
    {
        const tournament::RulesFrom* before = nullptr;
        for (const tournament::RulesFrom& each : m_tournament.setting->rules) {
            const tournament::Filed* filed = tournament::filed(m_tournament, each.op);
            const auto* fact = filed ? std::get_if<facts::Rules>(&filed->entry->fact) : nullptr;
            if (fact && before && tournament::correctsRules(*fact)) {
                OnRecord& row = begin(Kind::Rule, filed->entry->stamp, each.op);
                row.title = Window::tr("Changed rule");
                if (const Match* match = tournament::match(m_tournament, each.from))
                    row.state = Window::tr("From %1").arg(kit::text(wording::titleOf(*match)));
                row.about = changes(before->venue, each.venue);
                row.reason = kit::text(fact->reason.value_or(""));
            }
            before = &each;
        }
    }
    static QString changes(const rules::Venue& was, const rules::Venue& is)
    {
        QStringList all;
        for (const rules::Phase& phase : is.phases)
            for (const std::string_view name : rules::parameterNames()) {
                const rules::Phase* before = rules::phase(was, phase.name);
                if (before && wording::inWords(*before, name) != wording::inWords(phase, name))
                    all << u"%1: %2"_s.arg(kit::sentence(wording::labelOf(name)),
                                           kit::text(wording::inWords(phase, name)));
            }
        all.removeDuplicates();
        return all.join(u", "_s);
    }
    /// Each team whose matches were decided against it because it was ineligible.
    void addIneligible()
    {
        std::map<std::string, const facts::Entry*> teams;
        for (const auto& [id, record] : m_tournament.records)
            tournament::forEach<facts::Outcome>(*record,
                                                [&](const facts::Entry& entry, const facts::Outcome& fact) {
                                                    if (fact.outcome == facts::Decided::Disqualified)
                                                        for (const facts::Side side : facts::bothSides)
                                                            if (fact.winner != tournament::winnerOf(side) &&
                                                                fact.teams[side] && isOut(*fact.teams[side]))
                                                                teams[*fact.teams[side]] = &entry;
                                                });
        for (const auto& [id, entry] : teams) {
            OnRecord& row = begin(Kind::Ineligible, entry->stamp, entry->stamp.op);
            row.about = kit::text(tournament::teamName(m_tournament, id));
            row.state = Window::tr("Eliminated");
            row.reason = kit::text(std::get<facts::Outcome>(entry->fact).reason.value_or(""));
        }
    }
    bool isOut(const std::string& id) const
    {
        const tournament::Team* team = tournament::team(*m_tournament.setting, id);
        return team && team->withdrawn;
    }

    const Tournament& m_tournament;
    const tournament::Timestamp& m_now;
    std::vector<OnRecord> m_all;
};

} // namespace

std::vector<OnRecord> rulingsOnRecord(const Tournament& tournament, const tournament::Timestamp& now)
{
    return Collected(tournament, now).all();
}

} // namespace rulings
