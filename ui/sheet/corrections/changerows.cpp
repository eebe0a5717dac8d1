#include "changerows.h"

#include "desk/corrections/vacate.h"
#include "tournament/queries/room.h"
#include "tournament/queries/verdict.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/side.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

using scoring::Side;

namespace {

QString nameOf(const tournament::Tournament& tournament, const std::string& team)
{
    return kit::text(wording::nameOrTbd(tournament, team));
}

/// Adds rows for the values of a match that change.
class Rows {
public:
    Rows(QList<ChangeRow>& rows, const desk::Correction& seen, const std::string& match, bool isOneOfMany)
        : m_rows(rows), m_seen(seen), m_was(*tournament::match(seen.before, match)),
          m_is(*tournament::match(seen.after, match))
    {
        if (isOneOfMany) {
            m_behind = u'-' + kit::text(match);
            m_before = kit::sentence(wording::titleOf(m_is)) + u", "_s;
        }
    }
    void addAll()
    {
        for (const Side side : scoring::bothSides)
            addNumber(u"score"_s, side, Window::tr("%1 score"), tournament::result(m_was).score[side],
                      tournament::result(m_is).score[side]);
        for (const Side side : scoring::bothSides)
            if (scoring::keepsBags(m_is.rules->rules))
                addNumber(u"bags"_s, side, Window::tr("%1 bags"), bags(m_was, side), bags(m_is, side));
        add(u"idle"_s, u"undo"_s, Window::tr("Hands after the end"),
            QString::number(tournament::handsAfterEnd(m_was)),
            QString::number(tournament::handsAfterEnd(m_is)));
        add(u"winner"_s, u"trophy"_s, Window::tr("Winner"), winner(m_seen.before, m_was),
            winner(m_seen.after, m_is));
        add(u"signatures"_s, u"pen"_s, Window::tr("Signatures"), signatures(m_was), signatures(m_is));
        add(u"table"_s, u"tables"_s, Window::tr("Table"), table(m_seen.before, m_was),
            table(m_seen.after, m_is));
    }

private:
    void add(const QString& id, const QString& icon, const QString& label, const QString& was,
             const QString& is)
    {
        if (was != is)
            m_rows.append({id + m_behind, {}, icon, m_before + label, was, is});
    }
    void addNumber(const QString& id, Side side, const QString& label, int was, int is)
    {
        if (was != is)
            m_rows.append({id + u'-' + wording::letterOf(side).toLower() + m_behind,
                           side,
                           {},
                           m_before + label.arg(wording::letterOf(side)),
                           kit::number(was),
                           kit::number(is)});
    }
    static int bags(const tournament::Match& match, Side side)
    {
        return tournament::sheetOf(match, tournament::currentGame(match)).now.sides[side].bags;
    }
    static QString winner(const tournament::Tournament& tournament, const tournament::Match& match)
    {
        if (match.winner)
            return nameOf(tournament, match.teams[*match.winner]);
        const scoring::Result& result = match.ledger.result;
        if (result.state == scoring::State::Won && result.winner)
            return nameOf(tournament, match.teams[*result.winner]);
        if (tournament::isTied(match))
            return Window::tr("no one, tied");
        return result.state == scoring::State::ExtraHand ? Window::tr("tied, one more hand")
                                                         : Window::tr("undecided");
    }
    static QString signatures(const tournament::Match& match)
    {
        const bool isSigned = match.agreed && match.state == tournament::State::Final;
        return isSigned && !tournament::mustSignAgain(match) ? Window::tr("both") : Window::tr("none");
    }
    /// The table of the match; none if it is over.
    static QString table(const tournament::Tournament& tournament, const tournament::Match& match)
    {
        if (match.state >= tournament::State::Ended || !match.call)
            return Window::tr("none");
        if (tournament::lacksTable(tournament, match))
            return Window::tr("%1 is in use: ready to call").arg(match.call->table);
        return QString::number(match.call->table);
    }

    QList<ChangeRow>& m_rows;
    const desk::Correction& m_seen;
    const tournament::Match& m_was;
    const tournament::Match& m_is;
    QString m_behind; ///< ends a row's id: the match's
    QString m_before; ///< begins a row's label: the match's title
};

/// Short enough for two choices on one line beside a sheet.
QString shortWord(facts::Resolution choice)
{
    switch (choice) {
    case facts::Resolution::Seat:
        return Window::tr("Seat the other team");
    case facts::Resolution::Replay:
        return Window::tr("Replay");
    case facts::Resolution::Stand:
        break;
    }
    return Window::tr("Let it stand");
}

LaterRow laterRow(const desk::Correction& seen, const std::string& id, const desk::LaterChange* change)
{
    const tournament::Match& was = *tournament::match(seen.before, id);
    const tournament::Match& is = *tournament::match(seen.after, id);
    const QString title = kit::text(wording::titleOf(is));
    LaterRow row{id, kit::sentence(title)};
    const auto isOpenAgain = [&](Side side) {
        return !change->was[side].empty() && change->is[side].empty();
    };
    if (change && !seen.sheets.empty() && std::ranges::any_of(scoring::bothSides, isOpenAgain))
        row.title =
            Window::tr("%1 on hold until %2 is decided")
                .arg(row.title,
                     kit::text(wording::titleOf(*tournament::match(seen.after, seen.sheets.front()))));
    if (change)
        for (const Side side : scoring::bothSides)
            if (change->was[side] != change->is[side])
                row.details << u"%1 → %2"_s.arg(nameOf(seen.before, change->was[side]),
                                                nameOf(seen.after, change->is[side]));
    const int hands = tournament::handsOn(was);
    if (hands > 0)
        row.details << Window::tr("%n hand(s) on record", nullptr, hands);
    return row;
}

// Rows about several matches.

/// `9`, `3, 5`, `9–12`, for ascending numbers.
QString inShort(const std::vector<int>& numbers)
{
    QStringList parts;
    for (std::size_t at = 0; at < numbers.size();) {
        std::size_t last = at;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
            ++last;
        if (last >= at + 2) {
            parts << u"%1–%2"_s.arg(numbers[at]).arg(numbers[last]);
            at = last + 1;
        } else {
            parts << QString::number(numbers[at++]);
        }
    }
    return parts.join(u", "_s);
}

void addRules(QList<ChangeRow>& rows, const desk::Correction& seen, const desk::RulesChange& change)
{
    for (const desk::ChangedParameter& each : change.parameters)
        rows.append({u"rule-"_s + kit::text(each.name),
                     {},
                     u"rules"_s,
                     kit::sentence(each.label),
                     kit::text(each.was),
                     kit::text(each.is)});
    std::vector<int> played;
    std::vector<int> printed;
    QList<ChangeRow> scores;
    for (const std::string& id : tournament::changed(seen.before, seen.after)) {
        const tournament::Match* was = tournament::match(seen.before, id);
        const tournament::Match* is = tournament::match(seen.after, id);
        if (!was || !is)
            continue;
        if (!was->games.empty())
            Rows(scores, seen, id, true).addAll();
        if (!is->number || is->state == tournament::State::Final || was->rules == is->rules)
            continue;
        played.push_back(*is->number);
        if (tournament::isSheetOut(seen.after, *is))
            printed.push_back(*is->number);
    }
    rows.append({u"matches"_s,
                 {},
                 u"bracket"_s,
                 Window::tr("Matches under the new rule"),
                 {},
                 played.empty()       ? Window::tr("None")
                 : played.size() == 1 ? Window::tr("Match %1").arg(played.front())
                                      : inShort(played)});
    if (scores.isEmpty())
        rows.append({u"scores"_s, {}, u"points"_s, Window::tr("Points"), {}, Window::tr("No score changes")});
    rows += scores;
    if (!printed.empty())
        rows.append(
            {u"sheets"_s, {}, u"print"_s, Window::tr("Printed sheets out of date"), {}, inShort(printed)});
}

void addVacation(QList<ChangeRow>& rows, const desk::Correction& seen)
{
    for (const desk::VacatedMatch& each : desk::vacatedMatches(seen))
        rows.append({u"match-"_s + kit::text(each.match),
                     {},
                     u"bracket"_s,
                     kit::sentence(wording::titleOf(*tournament::match(seen.after, each.match))),
                     kit::text(desk::previousText(seen, each.match)),
                     kit::text(each.is)});
}

void addEjection(QList<ChangeRow>& rows, const desk::Correction& seen, const facts::Incident& incident)
{
    rows.append({u"ejected"_s,
                 {},
                 u"ban"_s,
                 kit::text(incident.person ? tournament::personName(seen.after, *incident.person)
                                           : tournament::teamName(seen.after, incident.team.value_or(""))),
                 {},
                 Window::tr("can’t play again")});
    for (const std::string& id : seen.sheets) {
        const tournament::Match& is = *tournament::match(seen.after, id);
        for (const facts::Seat seat : facts::allSeats)
            if (const std::string& sits = is.call->players[seat];
                sits != tournament::match(seen.before, id)->call->players[seat])
                rows.append({u"substitute"_s,
                             {},
                             u"teams"_s,
                             Window::tr("Substitute"),
                             {},
                             kit::text(tournament::personName(seen.after, sits))});
        if (incident.playsOn)
            rows.append({u"match"_s,
                         {},
                         u"bracket"_s,
                         kit::sentence(wording::titleOf(is)),
                         {},
                         Window::tr("continues, and they finish it")});
    }
}

} // namespace

Changes changesOf(const desk::Correction& seen, const ChoicesOf& choices)
{
    Changes changes;
    if (const auto* rules = std::get_if<desk::RulesChange>(&seen.own))
        addRules(changes.rows, seen, *rules);
    else if (std::holds_alternative<desk::Vacation>(seen.own))
        addVacation(changes.rows, seen);
    else if (const auto* incident = std::get_if<facts::Incident>(&seen.own);
             incident && incident->what == facts::IncidentKind::Ejection)
        addEjection(changes.rows, seen, *incident);
    for (const std::string& match : seen.sheets) {
        Rows(changes.rows, seen, match, seen.sheets.size() > 1).addAll();
        changes.notes << kit::sentences(desk::blindNilsTooEarly(seen, match))
                      << kit::sentences(desk::openedAgain(seen, match));
    }
    const std::vector<desk::LaterChange> all = desk::laterChanges(seen);
    for (const desk::LaterChange& later : all)
        changes.later << laterRow(seen, later.match, &later);
    for (const desk::LaterChoice& each : seen.then) {
        auto at = std::ranges::find(changes.later, each.match, &LaterRow::match);
        if (at == changes.later.end())
            at = changes.later.insert(at, laterRow(seen, each.match, nullptr));
        at->chosen = each.choice;
        const QString title = kit::text(wording::titleOf(*tournament::match(seen.after, each.match)));
        at->title = kit::sentence(title);
        if (const auto its = choices.find(each.match); its != choices.end())
            for (const facts::Resolution choice : its->second)
                at->choices.append({choice, shortWord(choice)});
        at->details = {kit::whole(desk::decidedText(seen, each.match, each.choice))};
    }
    if (const std::string stays = desk::pairingStays(seen); !stays.empty())
        changes.notes << kit::whole(stays);
    return changes;
}

QString actionInWords(const QString& verb, const desk::Correction& seen)
{
    if (seen.sheets.size() != 1)
        return verb;
    const tournament::Match& was = *tournament::match(seen.before, seen.sheets.front());
    const tournament::Match& is = *tournament::match(seen.after, seen.sheets.front());
    if (was.state == tournament::State::Final && is.state < tournament::State::Ended)
        return Window::tr("%1 and reopen %2").arg(verb, kit::text(wording::titleOf(is)));
    const bool isOther = is.winner && (!was.winner || was.teams[*was.winner] != is.teams[*is.winner]);
    if (!isOther || is.state != tournament::State::Final)
        return verb;
    const QString team = nameOf(seen.after, is.teams[*is.winner]);
    return tournament::advancesFrom(seen.after, is) ? Window::tr("%1, %2 advances").arg(verb, team)
                                                    : Window::tr("%1, %2 wins").arg(verb, team);
}

} // namespace sheet
