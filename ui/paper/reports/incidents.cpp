// The incident report, in the order in which things happened.
#include "reportprints.h"

#include "ui/paper/page/flow.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "wording/record/choicewords.h"
#include "wording/record/facttext.h"
#include "wording/rulecard/rulewords.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

constexpr Type reportType{10};
constexpr double reportRow = 6;
constexpr double reportMargins = 3; // mm, margins of a cell

/// An entry of the report.
struct Line {
    std::string at; ///< UTC
    QString what;
    QString match;
    QString who;
    QString by;
    QString text; ///< as recorded
};

struct Report {
    std::vector<Line> lines{};
    int incidents = 0;
    int protests = 0;
    int ratings = 0;
};

QString matchNumber(const tournament::Tournament& tournament, const std::string& id)
{
    const tournament::Match* match = tournament::match(tournament, id);
    return match && match->number ? QString::number(*match->number) : q(id);
}

QString whomOf(const tournament::Tournament& tournament, const facts::Incident& incident)
{
    QString team = incident.team ? teamName(tournament, *incident.team) : QString();
    if (!incident.person)
        return team;
    const QString person = playerName(tournament, *incident.person);
    return team.isEmpty() ? person : u"%1 (%2)"_s.arg(person, team);
}

void addIncidents(Report& report, const tournament::Tournament& tournament)
{
    for (const tournament::Happened& each : tournament.setting->incidents) {
        const facts::Incident& incident = each.incident;
        const QString text =
            (incident.infraction ? q(wording::sentence(wording::codeInWords(*incident.infraction))) + u": "_s
                                 : QString()) +
            q(wording::reasonText(incident));
        report.lines.push_back({each.stamp.at, q(wording::sentence(wording::choiceWord(incident.what))),
                                incident.match ? matchNumber(tournament, *incident.match) : QString(),
                                whomOf(tournament, incident), q(each.stamp.by), text});
        ++report.incidents;
    }
}

QString aboutWord(const facts::Protest& protest)
{
    const QString reason = q(protest.reason);
    if (protest.about == facts::ProtestAbout::Rule)
        return protest.holds ? Paper::tr("About a rule: %1 (no one advances until it is settled)").arg(reason)
                             : Paper::tr("About a rule: %1").arg(reason);
    return protest.holds
               ? Paper::tr("About eligibility: %1 (no one advances until it is settled)").arg(reason)
               : Paper::tr("About eligibility: %1").arg(reason);
}

QString protestEnd(facts::ProtestEnd end)
{
    switch (end) {
    case facts::ProtestEnd::Upheld:
        return Paper::tr("Protest upheld");
    case facts::ProtestEnd::Rejected:
        return Paper::tr("Protest denied");
    case facts::ProtestEnd::Withdrawn:
        return Paper::tr("Protest withdrawn");
    case facts::ProtestEnd::Referred:
        break;
    }
    return Paper::tr("Protest referred to staff");
}

void addProtests(Report& report, const tournament::Tournament& tournament, const tournament::Match& match)
{
    for (const tournament::Protested& each : match.protests) {
        const QString team = teamName(tournament, match.teams[each.protest.side]);
        const facts::Stamp& made = tournament::filed(tournament, each.op)->entry->stamp;
        report.lines.push_back({made.at, Paper::tr("Protest"), matchNumber(tournament, match.id), team,
                                q(made.by), aboutWord(each.protest)});
        ++report.protests;
        const tournament::Filed* filed =
            each.settlement.empty() ? nullptr : tournament::filed(tournament, each.settlement);
        const auto* settled = filed ? std::get_if<facts::Settlement>(&filed->entry->fact) : nullptr;
        if (!settled) {
            report.lines.back().text += u" – "_s + Paper::tr("Not settled yet.");
            continue;
        }
        const facts::Stamp& stamp = filed->entry->stamp;
        report.lines.push_back({stamp.at, protestEnd(settled->ruling), matchNumber(tournament, match.id),
                                team, q(stamp.by),
                                settled->reason ? q(*settled->reason) : Paper::tr("No reason recorded.")});
    }
}

QString ratingText(int tenths)
{
    return u"%1.%2"_s.arg(tenths / 10).arg(tenths % 10);
}

/// Adds ratings that replaced earlier ones.
void addRatings(Report& report, const tournament::Tournament& tournament, const tournament::Match& match)
{
    std::map<std::pair<int, facts::Side>, int> before;
    tournament::forEach<facts::Rating>(
        tournament::recordOf(tournament, match.id),
        [&](const facts::Entry& entry, const facts::Rating& rating) {
            const std::pair of(rating.sitting.attempt, rating.side);
            const auto was = before.find(of);
            if (was != before.end()) {
                report.lines.push_back(
                    {entry.stamp.at, Paper::tr("Rating revised"), matchNumber(tournament, match.id),
                     teamName(tournament, match.teams[rating.side]), q(entry.stamp.by),
                     Paper::tr("Sportsmanship %1, was %2: %3")
                         .arg(ratingText(rating.tenths), ratingText(was->second),
                              rating.reason ? q(*rating.reason) : Paper::tr("no reason given"))});
                ++report.ratings;
            }
            before[of] = rating.tenths;
        });
}

/// As many lines to write on as fit.
Piece writingLines(double room)
{
    constexpr double apart = 9; // mm
    const auto lines = static_cast<int>(room / apart);
    return {lines * apart, [=](Pencil& pencil, const QRectF& box) {
                for (int i = 1; i <= lines; ++i)
                    pencil.across(box.left(), box.top() + i * apart, box.width(), hairline);
            }};
}

/// A report to fill in by hand, with signatures at the bottom.
void addBlankReport(Binder& binder)
{
    constexpr Type type{12};
    const Piece signatures = supervisorsPiece();
    const double taken = headingHeight(1) + 3 * lineHeight(type) + signatures.height;
    Flow flow(binder);
    flow.text(Paper::tr("No incidents on record. Write any by hand:"), type);
    (flow << writingLines(binder.area(false).height() - taken) << signatures)
        .addPages({Paper::tr("Incident report")});
}

Report reportOf(const tournament::Tournament& tournament)
{
    Report report;
    addIncidents(report, tournament);
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        addProtests(report, tournament, *match);
        addRatings(report, tournament, *match);
    }
    std::ranges::stable_sort(report.lines, {}, &Line::at);
    return report;
}

/// `1 incident, 2 protests`
QString countsIn(const Report& report)
{
    QStringList parts;
    if (report.incidents > 0)
        parts << Paper::tr("%n incident(s)", nullptr, report.incidents);
    if (report.protests > 0)
        parts << Paper::tr("%n protest(s)", nullptr, report.protests);
    if (report.ratings > 0)
        parts << Paper::tr("%n rating(s) revised", nullptr, report.ratings);
    return parts.isEmpty() ? Paper::tr("no incidents") : parts.join(u", "_s);
}

} // namespace

QString incidentsText(const tournament::Tournament& tournament)
{
    return countsIn(reportOf(tournament));
}

void addIncidentReport(Binder& binder)
{
    const Report report = reportOf(binder.tournament());
    if (report.lines.empty())
        return addBlankReport(binder);
    Table table;
    table.below = {Paper::tr("Incident report") + u" · "_s + countsIn(report)};
    table.columns = {{Paper::tr("When"), 2.7},
                     {Paper::tr("What"), 3.3},
                     {Paper::tr("Match"), 1.2},
                     {Paper::tr("Who"), 5},
                     {Paper::tr("Recorded by"), 2.8}};
    table.rowHeight = reportRow;
    table.type = reportType;
    table.behind = supervisorsPiece();
    for (const Line& line : report.lines) {
        table.rows << Row{{{timeText(line.at, binder.record().printed)},
                           {line.what, true},
                           {line.match},
                           {line.who, true},
                           {line.by}}};
        addAcross(table.rows, line.text, reportType, binder.area(false).width() - reportMargins);
    }
    addTable(binder, table);
}

} // namespace paper
