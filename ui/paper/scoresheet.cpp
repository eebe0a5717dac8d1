#include "documents.h"
#include "sheetface.h"

#include "bracket/questions.h"
#include "night/convert.h"
#include "night/lineup.h"

#include <QLocale>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

using scoring::Side;

/// How the table writes it down, as far as the venue has it.
QString legendOf(const rules::Set& set)
{
    QString legend = u"1 bag = 1 trick over the bid."_s;
    if (set.rules.nil.valueMade)
        legend +=
            set.rules.nil.blindMade ? u" A nil is written N, a blind nil B."_s : u" A nil is written N."_s;
    return legend;
}

/// `Match 4 · quarterfinal · table 5 · game 1 of 3`
QString whereAndWhen(const night::Night& night, const night::Match& match, int game)
{
    const bracket::Bracket& drawn = night.setting->bracket;
    const bracket::Match& place = *bracket::find(drawn, match.id);
    QStringList parts{matchTitle(match), roundWord(drawn, place)};
    if (match.call)
        parts << u"table %1"_s.arg(match.call->table);
    if (match.series.games > 1)
        parts << u"game %1 of %2"_s.arg(game).arg(match.series.games);
    if (match.state == night::State::Playing)
        parts << u"in play, after %1 hands"_s.arg(night::handsOn(match));
    return parts.join(u" · "_s);
}

/// Whoever sits there: as called, or the first two of the team.
std::string playerAt(const night::Night& night, const night::Match& match, scoring::Seat seat)
{
    if (match.call)
        return match.call->players[night::recorded(seat)];
    const night::Team* team = night::team(*night.setting, match.teams[seat.side]);
    const auto place = static_cast<std::size_t>(seat.partner);
    if (!team)
        return {};
    const std::vector<std::string> players = night::playersAt(*night.setting, *team, match.id);
    return place < players.size() ? players[place] : std::string();
}

SheetTeam teamOf(const night::Night& night, const night::Match& match, Side side)
{
    SheetTeam team;
    (match.teams[side].empty() ? team.source : team.name) = sideName(night, match, side);
    for (const int partner : {0, 1}) {
        const scoring::Seat seat{side, partner};
        const std::string player = playerAt(night, match, seat);
        team.players[static_cast<std::size_t>(partner)] = {
            seatName(seat), player.empty() ? QString() : playerName(night, player),
            !player.empty() && night::isHere(*night.setting, match, player)};
    }
    return team;
}

/// `Full House (A) wins, 312 to 240`
QString wonLine(const night::Night& night, const night::Match& match)
{
    const auto& score = night::result(match).score;
    const QString points =
        match.games.empty() ? QString() : u" · A %1, B %2"_s.arg(number(score.a), number(score.b));
    if (!match.winner)
        return u"Nobody goes on"_s + points;
    return u"%1 (%2) wins%3"_s.arg(teamName(night, match.teams[*match.winner]),
                                   q(scoring::name(*match.winner)).toUpper(), points);
}

QString stampText(const facts::Stamp& stamp, const QDateTime& printed)
{
    const QDateTime at = QDateTime::fromString(q(stamp.at), Qt::ISODateWithMs).toTimeZone(printed.timeZone());
    return u"recorded by %1, %2"_s.arg(q(stamp.by), QLocale::c().toString(at, u"MMM d, h:mm ap"_s));
}

/// With the score where the hands come to another by now.
QString agreedLine(const facts::Agree& signedAs, const facts::Stamp& stamp, const scoring::Result& now,
                   const QDateTime& printed)
{
    const bool same = signedAs.score.a == now.score.a && signedAs.score.b == now.score.b;
    const QString score =
        same ? QString() : u" at A %1, B %2"_s.arg(number(signedAs.score.a), number(signedAs.score.b));
    return u"Agreed by both captains%1; %2"_s.arg(score, stampText(stamp, printed));
}

QStringList resultLines(const Record& record, const night::Match& match)
{
    const night::Night& night = *record.night;
    QStringList lines{wonLine(night, match)};
    const night::Record& facts = night::recordOf(night, match.id);
    QString decided;
    night::forEach<facts::Outcome>(facts, [&](const facts::Entry& entry, const facts::Outcome& fact) {
        if (fact.sitting.attempt == match.attempt)
            decided = u"Decided by %1: %2; %3"_s.arg(outcomeWord(match), q(fact.reason),
                                                     stampText(entry.stamp, record.printed));
    });
    QString agreed;
    night::forEach<facts::Agree>(facts, [&](const facts::Entry& entry, const facts::Agree& fact) {
        if (fact.sitting.attempt == match.attempt)
            agreed = agreedLine(fact, entry.stamp, night::result(match), record.printed);
    });
    if (!outcomeWord(match).isEmpty() && !decided.isEmpty())
        lines << decided;
    if (match.agreed && !agreed.isEmpty())
        lines << agreed;
    if (night::mustSignAnew(match))
        lines << u"Corrected since it was signed: it is to be signed anew."_s;
    return lines;
}

SheetFace faceOf(const Record& record, const night::Match& match, int game, double width)
{
    const night::Night& night = *record.night;
    SheetFace face;
    face.event = eventName(night);
    face.below =
        QStringList(whereAndWhen(night, match, game)) + wrapped(rulesInShort(*match.rules), {10.5}, width);
    face.columns = bidColumnsOf(match.rules->rules);
    face.timed =
        match.rules->rules.time.limitMin.has_value() || !match.rules->rules.time.wallClockEnd.empty();
    for (const Side side : scoring::bothSides)
        face.teams[side] = teamOf(night, match, side);
    face.isOver = match.state == night::State::Final || match.state == night::State::Ended;
    if (face.isOver)
        face.result = resultLines(record, match);
    return face;
}

/// Sentences under the rows: a heading and the lines they take.
QList<SheetRow> noteRows(const QStringList& notes, double width)
{
    QList<SheetRow> rows;
    const auto add = [&](const QString& text, bool isHeading) {
        SheetRow row;
        row.across = text;
        row.isHeading = isHeading;
        rows << row;
    };
    if (!notes.isEmpty())
        add(u"Rulings and notes"_s, true);
    for (const QString& note : notes)
        for (const QString& line : wrapped(note, {9.5}, width - 2))
            add(line, false);
    return rows;
}

double heightOfAll(const QList<SheetRow>& rows)
{
    double height = 0;
    for (const SheetRow& row : rows)
        height += heightOf(row);
    return height;
}

/// As many rows from the front as fit.
QList<SheetRow> takeFitting(QList<SheetRow>& rows, double room)
{
    QList<SheetRow> taken;
    double used = 0;
    while (!rows.isEmpty() && used + heightOf(rows.first()) <= room) {
        used += heightOf(rows.first());
        taken << rows.takeFirst();
    }
    return taken;
}

void addPage(Binder& binder, const QRectF& area, const SheetFace& face, const QList<SheetRow>& rows,
             bool isLast)
{
    binder.add(false, [=](Pencil& pencil) {
        const double y = drawSheetHead(pencil, area, face);
        drawSheetRows(pencil, area, face, rows, y);
        if (isLast)
            drawSheetTail(pencil, area, face);
    });
}

/// The number and dealer of the hand that comes next.
int nextHand(const night::Sheet& sheet)
{
    return static_cast<int>(sheet.ledger.hands.size()) +
           (sheet.items.empty() || !sheet.items.back().isOpen ? 1 : 2);
}

void addGame(Binder& binder, const Record& record, const night::Match& match, int game)
{
    const QRectF area = binder.area(false);
    const SheetFace face = faceOf(record, match, game, area.width());
    const double room = area.height() - headHeightOf(face);
    const double lastRoom = room - tailHeightOf(face);
    const night::Sheet sheet = night::sheetOf(match, game);
    QStringList notes;
    std::vector<desk::ChangedHand> changed = desk::changedHands(*record.night, match);
    std::erase_if(changed, [&](const desk::ChangedHand& hand) { return hand.game != game; });
    QList<SheetRow> rows = filledRows(sheet, *match.rules, changed, notes);
    const QList<SheetRow> below = noteRows(notes, area.width());
    rows += below;
    while (heightOfAll(rows) > lastRoom)
        addPage(binder, area, face, takeFitting(rows, room), false);
    if (!face.isOver) { // the rest is to write on
        const auto blank = static_cast<int>((lastRoom - heightOfAll(rows)) / sheetRowHeight);
        const qsizetype before = rows.size() - qMin(rows.size(), below.size());
        auto dealer = sheet.now.dealer;
        if (dealer && !sheet.items.empty() && sheet.items.back().isOpen)
            dealer = scoring::next(*dealer);
        const QList<SheetRow> toFill = blankRows(nextHand(sheet), blank, dealer);
        rows = rows.mid(0, before) + toFill + rows.mid(before);
    }
    addPage(binder, area, face, rows, true);
}

int gamesToPrint(const night::Match& match, bool isOver)
{
    return qMax(1, isOver ? static_cast<int>(match.games.size()) : match.series.games);
}

void addMatch(Binder& binder, const Record& record, const night::Match& match)
{
    const bool isOver = match.state == night::State::Final || match.state == night::State::Ended;
    for (int game = 1; game <= gamesToPrint(match, isOver); ++game)
        addGame(binder, record, match, game);
}

} // namespace

Document sheetsPrint(const Record& record, Format format, const std::vector<std::string>& matches)
{
    Binder binder(record, format, eventName(*record.night) + u": score sheets"_s);
    binder.setLegend(legendOf(*night::match(*record.night, matches.front())->rules));
    for (const std::string& match : matches)
        addMatch(binder, record, *night::match(*record.night, match));
    return binder.bind();
}

Document sheetPrint(const Record& record, Format format, const std::string& match)
{
    const night::Match& found = *night::match(*record.night, match);
    Binder binder(record, format, eventName(*record.night) + u": "_s + matchTitle(found).toLower());
    binder.setLegend(legendOf(*found.rules));
    addMatch(binder, record, found);
    return binder.bind();
}

} // namespace paper
