// The summary: results, every match and the final standings.

#include "reportprints.h"

#include "bracket/questions.h"
#include "desk/reports/report.h"
#include "desk/reports/reportparts.h"
#include "rules/words.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "views/standings.h"
#include "wording/clock.h"
#include "wording/record/exempt.h"
#include "wording/record/history.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <algorithm>
#include <map>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

// Millimetres.
constexpr double standingsRow = 7.6;
constexpr double leastStandingsRow = 4.7; // forty rows fit on a page, with footnotes
constexpr double beforeReached = 4;       // between numbers and the text after them
constexpr double footnoteMark = 5;
constexpr double leastMarks = 9; // of the column of marks after the ranks
constexpr double besideMarks = 3.2;
constexpr Type standingsType{10.5};

/// `a`, `b`, … `z`, `aa`
QString markOf(qsizetype index)
{
    const QString last(QChar(u'a' + static_cast<char16_t>(index % 26)));
    return index < 26 ? last : markOf(index / 26 - 1) + last;
}

/// The footnotes of the table, each once.
class Footnotes {
public:
    /// The marks of a row in parentheses, `(a, c)`, so that they don't look like part of the rank; empty
    /// without notes.
    QString marksOf(const views::StandingRow& row)
    {
        QList<qsizetype> found;
        for (const std::string& note : row.notes) {
            if (!m_notes.contains(q(note)))
                m_notes << q(note);
            found << m_notes.indexOf(q(note));
        }
        std::ranges::sort(found);
        QStringList marks;
        for (const qsizetype each : std::as_const(found))
            marks << markOf(each);
        const QString all = marks.isEmpty() ? QString() : u'(' + marks.join(u", "_s) + u')';
        m_widest = qMax(m_widest, widthOf(all, standingsType));
        return all;
    }

    /// Wide enough for the marks of each row on one line.
    double columnWidth() const { return qMax(leastMarks, m_widest + besideMarks); }

    /// The footnotes below the table, with `legend` about abbreviated headings.
    Piece piece(const QString& legend, double width) const
    {
        constexpr Type type{8.5};
        QList<std::pair<QString, QString>> lines;
        for (qsizetype i = 0; i < m_notes.size(); ++i) {
            QString mark = u'(' + markOf(i) + u')'; // before the first line
            for (const QString& each : wrapped(m_notes[i], type, width - footnoteMark - 3))
                lines << std::pair(std::exchange(mark, {}), each);
        }
        for (const QString& each : wrapped(legend, type, width - footnoteMark - 3))
            lines << std::pair(QString(), each);
        const double line = lineHeight(type) + 0.3;
        return {.height = 3 + static_cast<double>(lines.size()) * line,
                .draw = [=](Pencil& pencil, const QRectF& box) {
                    QRectF at(box.left() + 1.5, box.top() + 2.5, box.width() - 3, line);
                    for (const auto& [mark, text] : lines) {
                        pencil.text(at, mark, type);
                        pencil.text(at.adjusted(footnoteMark, 0, 0, 0), text, type);
                        at.translate(0, line);
                    }
                }};
    }

private:
    QStringList m_notes;
    double m_widest = 0;
};

/// The columns that have values for these teams.
std::vector<views::StandingsColumn> columnsOf(const std::vector<views::StandingsTable>& tables)
{
    std::vector<views::StandingsColumn> columns =
        views::standingsColumns(views::Outlet::Paper, views::hasTies(tables));
    std::erase_if(columns, [&](const views::StandingsColumn& column) {
        if (column.key != "strength" && column.key != "reached")
            return false;
        return std::ranges::none_of(tables, [&](const views::StandingsTable& table) {
            return std::ranges::any_of(
                table.rows, [&](const views::StandingRow& row) { return !column.text(row).empty(); });
        });
    });
    return columns;
}

bool isReached(const views::StandingsColumn& column)
{
    return column.key == "reached";
}

/// The players: Ana Ruiz and Ben Cole, or short: Ana R. and Ben C.
void addPlayers(Cell& cell, const views::StandingRow& row, bool shortNames)
{
    for (const std::string& player : row.players) {
        cell.brief << q(wording::shortName(player));
        cell.soft << (shortNames ? cell.brief.back() : q(player));
    }
}

Row rowOf(const std::vector<views::StandingsColumn>& columns, const views::StandingRow& each,
          Footnotes& footnotes, bool shortNames)
{
    Row row;
    for (const views::StandingsColumn& column : columns) {
        if (isReached(column))
            row.cells << Cell{};
        Cell cell{q(column.text(each)), column.weight == views::StandingsColumn::Weight::Strong};
        if (column.isTeam())
            addPlayers(cell, each, shortNames);
        row.cells << cell;
        if (column.isRank())
            row.cells << Cell{footnotes.marksOf(each)};
    }
    return row;
}

/// Columns for the full width, `marks` of it for the marks.
QList<Column> tableColumns(const std::vector<views::StandingsColumn>& columns, double width, double marks)
{
    double rest = width - marks;
    for (const views::StandingsColumn& column : columns)
        rest -= column.width + (isReached(column) ? beforeReached : 0);
    QList<Column> all;
    for (const views::StandingsColumn& column : columns) {
        if (isReached(column))
            all << Column{{}, beforeReached};
        all << Column{q(column.heading), column.width > 0 ? column.width : rest, column.isRight};
        if (column.isRank())
            all << Column{{}, marks};
    }
    return all;
}

QString belowWords(const tournament::Tournament& tournament)
{
    const bracket::Bracket& drawn = tournament.setting->bracket;
    const QString which =
        Paper::tr("%n team(s), %1", nullptr, drawn.entries).arg(q(wording::name(drawn.kind)));
    const std::string champion = tournament::champion(tournament);
    const QString rounds = q(views::roundsCounted(tournament));
    const QString what = !champion.empty()
                             ? Paper::tr("Final standings · champion: %1").arg(teamName(tournament, champion))
                         : !rounds.isEmpty() ? Paper::tr("Standings %1").arg(rounds)
                                             : Paper::tr("Standings so far");
    return what + u" · "_s + which;
}

/// `winning percentage, then fewest forfeits, head-to-head, …`
QString orderWords(const bracket::RankingRules& rules)
{
    QStringList all;
    for (const bracket::Breaker breaker : rules.order)
        all << q(wording::name(breaker));
    const QString first = all.isEmpty() ? QString() : all.takeFirst();
    return all.isEmpty() ? first : Paper::tr("%1, then %2").arg(first, all.join(u", "_s));
}

bool hasUnplayed(const tournament::Tournament& tournament)
{
    return std::ranges::any_of(tournament::inOrder(tournament), [](const tournament::Match* match) {
        return match->number && isDecidedOtherwise(*match);
    });
}

/// `Ranked by winning percentage, …. SoS = strength of schedule: …. Diff = …`
QString legendOf(const tournament::Tournament& tournament, const std::vector<views::StandingsColumn>& columns)
{
    QStringList parts;
    const bracket::RankingRules& rules = tournament.setting->ranking.rules;
    const bool isRanked = !bracket::isKnockout(tournament.setting->bracket.kind);
    if (isRanked)
        parts << Paper::tr("Ranked by %1.").arg(orderWords(rules));
    for (const views::StandingsColumn& column : columns)
        if (!column.inFull.empty()) {
            QString full = q(column.inFull);
            if (column.key == "difference" && isRanked && rules.cap)
                full = Paper::tr("%1, max %2 per game").arg(full).arg(*rules.cap);
            parts << Paper::tr("%1 = %2.").arg(q(column.heading), full);
        }
    if (hasUnplayed(tournament))
        parts << Paper::tr("Points don’t include matches not decided by their score.");
    return parts.join(u' ');
}

QString matchesWords(const tournament::Tournament& tournament)
{
    int hands = 0;
    std::size_t changed = 0; // corrected hands
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (match->number && !tournament::isUnneeded(*match)) {
            hands += tournament::handsOn(*match);
            changed += wording::changedHands(tournament, *match).size();
        }
    return q(wording::matchesText(tournament::countsOf(tournament))) + u"; "_s +
           Paper::tr("%n hand(s)", nullptr, hands) +
           (changed > 0 ? u", "_s + Paper::tr("%1 of them corrected").arg(changed) : QString());
}

/// `Match 3: Full House wins, no-show (nobody came)`
QStringList decidedLines(const tournament::Tournament& tournament)
{
    QStringList lines;
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        const QString how =
            match->state == tournament::State::Final ? q(wording::outcomeWord(*match)) : QString();
        if (!match->number || how.isEmpty())
            continue;
        const auto* fact = tournament::latest<facts::Outcome>(
            tournament::recordOf(tournament, match->id),
            [&](const facts::Outcome& each) { return each.sitting.attempt == match->attempt; });
        const QString why = fact ? u" (%1)"_s.arg(q(wording::whyDecided(tournament, *fact))) : QString();
        lines << u"%1: %2, %3%4"_s.arg(matchTitle(*match), q(wording::wonText(tournament, *match)), how, why);
    }
    return lines;
}

void addOverrides(QStringList& lines, const tournament::Match& match)
{
    for (std::size_t game = 0; game < match.games.size(); ++game) {
        int hand = 0;
        for (const tournament::Item& item : match.games[game].items) {
            hand += std::holds_alternative<scoring::Hand>(item.what) ? 1 : 0;
            const auto& why = scoring::overrideOf(item.what);
            if (!why)
                continue;
            QStringList place{matchTitle(match)};
            if (match.series.games > 1)
                place << Paper::tr("game %1").arg(game + 1);
            place << (std::holds_alternative<scoring::Misdeal>(item.what)
                          ? Paper::tr("misdeal after hand %1").arg(hand)
                          : Paper::tr("hand %1").arg(hand));
            lines << place.join(u", "_s) + u": "_s + q(*why);
        }
    }
}

/// Exceptions at check-in, by the match they were for; those without a match were before the draw.
std::map<std::string, QStringList> exemptLines(const tournament::Tournament& tournament)
{
    std::map<std::string, QStringList> lines;
    for (const auto& [id, person] : tournament.setting->people)
        for (const tournament::Arrival& arrival : person.arrivals) {
            const tournament::Match* match = tournament::match(tournament, arrival.match);
            const auto exempt = wording::exempt(tournament, id, arrival);
            if (!exempt)
                continue;
            const QString said =
                Paper::tr("%1 was allowed to play %2").arg(playerName(tournament, id), q(exempt->openly));
            lines[match ? match->id : std::string()] << (match ? matchTitle(*match) + u": "_s + said : said);
        }
    return lines;
}

/// All exceptions, match by match.
QStringList overrideLines(const tournament::Tournament& tournament)
{
    std::map<std::string, QStringList> exempt = exemptLines(tournament);
    QStringList lines = exempt[std::string()];
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        lines << exempt[match->id];
        addOverrides(lines, *match);
    }
    return lines;
}

QString challengesWords(const tournament::Tournament& tournament)
{
    int upheld = 0;
    int open = 0;
    const auto cases = desk::casesIn(tournament);
    for (const desk::CaseOnRecord& each : cases) {
        open += each.decision ? 0 : 1;
        upheld += each.decision && each.decision->ruling == facts::Ruling::Upheld ? 1 : 0;
    }
    if (cases.empty())
        return Paper::tr("none");
    return open > 0 ? Paper::tr("%1 in all, %2 upheld, %3 open").arg(cases.size()).arg(upheld).arg(open)
                    : Paper::tr("%1 in all, %2 upheld").arg(cases.size()).arg(upheld);
}

QString teamsWords(const tournament::Tournament& tournament)
{
    QStringList left;
    for (const tournament::Team& team : tournament.setting->teams)
        if (team.withdrawn)
            left << teamName(tournament, team.id);
    return QString::number(tournament::countsOf(tournament).teams) +
           (left.isEmpty() ? QString() : u"; "_s + Paper::tr("withdrawn: %1").arg(left.join(u", "_s)));
}

/// Adds when the first and last entries of the last day were made, and by whom.
void addShift(Flow& flow, const Record& record)
{
    const auto day = desk::lastDayOf(*record.tournament, record.printed.offsetFromUtc() / 60);
    if (!day)
        return;
    QStringList supervisors;
    for (const std::string& name : day->supervisors)
        supervisors << q(rules::isolated(name));
    flow.entry(Paper::tr("Shift"),
               Paper::tr("%1 – %2").arg(dayAndClock(inRoom(day->first, record.printed)),
                                        wording::timeOfDay(inRoom(day->last, record.printed).time())))
        .entry(Paper::tr("On duty"), supervisors.join(u", "_s));
}

/// Adds the first pages.
void addOutcome(Binder& binder, const QString& below)
{
    const tournament::Tournament& tournament = binder.tournament();
    const std::string champion = tournament::champion(tournament);
    Flow flow(binder);
    if (champion.empty())
        flow.entry(Paper::tr("Champion"), Paper::tr("not decided yet"));
    else
        flow.entry(Paper::tr("Champion"), teamName(tournament, champion), {14, Weight::Medium});
    flow.entry(Paper::tr("Teams"), teamsWords(tournament))
        .entry(Paper::tr("Matches"), matchesWords(tournament))
        .entry(Paper::tr("Renege challenges"), challengesWords(tournament))
        .entry(Paper::tr("Incident report"), incidentsText(tournament));
    flow << Piece{2};
    flow.lines(Paper::tr("Matches not decided by their score"), decidedLines(tournament))
        .lines(Paper::tr("Exceptions"), overrideLines(tournament))
        .keep();
    (flow << supervisorsPiece()).addPages({below});
}

} // namespace

void addStandingsPages(Binder& binder)
{
    const tournament::Tournament& tournament = binder.tournament();
    const auto tables = views::standingsTables(tournament, views::Outlet::Paper);
    const double width = binder.area(false).width();
    const auto columns = columnsOf(tables);
    Table table;
    table.below = {belowWords(tournament)};
    table.rowHeight = standingsRow;
    table.leastRowHeight = leastStandingsRow;
    table.type = standingsType;
    Footnotes footnotes;
    const bool hasPools = tournament.setting->bracket.kind == bracket::Kind::PoolsPlayoff;
    for (const views::StandingsTable& each : tables) {
        if (hasPools)
            table.rows << Row{.cells = {}, .across = {q(each.heading()), true}, .keeps = true, .heads = true};
        for (const views::StandingRow& row : each.rows) {
            table.rows << rowOf(columns, row, footnotes, binder.record().shortNames);
            if (row.isLine && &row != &each.rows.back())
                table.rows << Row{.cells = {},
                                  .begins = false,
                                  .across = {Paper::tr("↑ Top %n advance(s)", nullptr, each.advance)},
                                  .parts = true};
        }
    }
    table.columns = tableColumns(columns, width, footnotes.columnWidth());
    table.behind = footnotes.piece(legendOf(tournament, columns), width);
    addTable(binder, table);
}

void addSummary(Binder& binder)
{
    addOutcome(binder,
               Paper::tr("Summary · %1").arg(q(wording::name(binder.tournament().setting->bracket.kind))));
    addRoundsPages(binder, Paper::tr("Summary · matches by round"));
    addStandingsPages(binder);
}

void addClosing(Binder& binder)
{
    const desk::ShiftReport report = desk::shiftReport(binder.tournament(), binder.record().today());
    Flow flow(binder);
    addShift(flow, binder.record());
    flow.entry(Paper::tr("Players"), Paper::tr("%1 of %2 checked in; %3 of %4 teams complete; %n check-in(s)",
                                               nullptr, report.checkins)
                                         .arg(report.checkedIn)
                                         .arg(report.counts.players)
                                         .arg(report.complete)
                                         .arg(report.counts.teams))
        .entry(Paper::tr("Matches"), q(wording::matchesText(report.counts)));
    flow << Piece{2};
    QStringList nothing; // headings without lines
    const auto add = [&](const QString& title, const QStringList& lines) {
        if (lines.isEmpty())
            nothing << QString(title.left(1).toLower() + title.mid(1)).replace(u' ', QChar::Nbsp);
        else
            flow.lines(title, lines);
    };
    add(Paper::tr("Matches not decided by their score"), decidedLines(binder.tournament()));
    for (const desk::ReportList& each : desk::listsOf(report))
        if (!each.repeatsMatches) // the matches are already listed above
            add(q(each.heading), q(each.lines));
    if (!nothing.isEmpty())
        flow.lines(Paper::tr("Nothing to report on"), {nothing.join(u", "_s)});
    flow.keep() << signaturePiece(
        {{Paper::tr("Outgoing supervisor")}, {Paper::tr("Incoming supervisor")}, {Paper::tr("Date")}});
    flow.addPages({Paper::tr("Shift report")});
}

} // namespace paper
