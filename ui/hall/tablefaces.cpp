// The tables of the room: who plays where, how it stands, the clocks; and who is called.

#include "faces.h"

#include "tournament/model/lineup.h"
#include "tournament/queries/clock.h"
#include "tournament/queries/queue.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "ui/kit/text.h"
#include "ui/tables/tableswords.h"
#include "views/match.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace hall {

namespace {

// At 1920 by 1080.
constexpr double cardHeight = 226;
constexpr double mostGrowth = 1.6; // where few tables stand there
constexpr double cardGap = 26;
constexpr double callHeight = 96;
constexpr int fewColumns = 2;
constexpr int mostColumns = 3; // so that names have room at a size that is read from afar

/// What stands at the right of a table's number.
struct Standing {
    QString words;
    Ink ink = Ink::Soft;
};

Standing standingOf(const tournament::Reading& reading, const tournament::Match& match)
{
    const QString left = kit::text(tournament::timeText(reading.left));
    if (reading.called) {
        const bool isLastHand = match.rules->rules.time.onExpiry == scoring::OnExpiry::FinishHand;
        return {isLastHand ? Window::tr("last hand") : Window::tr("time"), Ink::Warn};
    }
    if (tournament::isUp(reading))
        return {Window::tr("time is up"), Ink::Warn};
    if (reading.clock.state == tournament::Clock::State::Paused)
        return {Window::tr("paused %1").arg(left), Ink::Soft};
    return {left, tournament::isAlmostUp(reading) ? Ink::Warn : Ink::Soft};
}

Standing standingOf(const Shown& shown, const tournament::Match& match)
{
    if (match.state == tournament::State::Ended)
        return {Window::tr("game over"), Ink::Ok};
    const auto reading = tournament::readingOf(*shown.tournament, match, shown.now);
    const bool hasBegun =
        reading && (reading->clock.state != tournament::Clock::State::NotStarted || !reading->endsAt.empty());
    if (hasBegun)
        return standingOf(*reading, match);
    return {kit::text(views::stateView(*shown.tournament, match).doing),
            match.state == tournament::State::Called ? Ink::Warn : Ink::Soft};
}

struct Place {
    int table = 1;
    const tournament::Match* match = nullptr; ///< null where nobody sits
    bool isClosed = false;
};

std::vector<Place> placesOf(const tournament::Tournament& tournament)
{
    std::vector<Place> places;
    int table = 1;
    for (const tournament::Match* match : tournament::atTables(tournament)) {
        places.push_back({table, match, tournament::whyClosed(*tournament.setting, table).has_value()});
        ++table;
    }
    return places;
}

/// `by`: how many times as high as the least its card is.
void writeSide(Face& face, double by, const QRectF& line, const Shown& shown, const tournament::Match& match,
               scoring::Side side)
{
    const double mark = face.px(by * 28);
    face.mark(side == scoring::Side::A,
              QRectF(line.left(), line.center().y() - mark / 2 + face.px(by * 2), mark, mark));
    const views::SideView view = views::sideView(*shown.tournament, match, side);
    const QString score = view.score.empty() ? u"–"_s : kit::text(view.score);
    const QString team = kit::text(view.name);
    Type figures{static_cast<int>(by * 60), kit::Weight::Medium, Ink::Plain, 48, false};
    const double room = line.width() - mark - face.px(by * 30) - face.widthOf(team, Type());
    if (face.widthOf(score, figures) > room) // a name is not cut for a large score
        figures.pixels = 60;
    const double wide = face.widthOf(score, figures);
    face.write(line, Qt::AlignRight, score, figures);
    face.write(line.adjusted(mark + face.px(by * 14), 0, -wide - face.px(by * 16), 0), Qt::AlignLeft, team,
               {static_cast<int>(by * 44), kit::Weight::Plain, Ink::Plain});
}

void writeCard(Face& face, const QRectF& card, const Shown& shown, const Place& place)
{
    const double by = card.height() / face.px(cardHeight); // the card has grown
    face.box(card, Ink::None, Ink::Line);
    const QRectF inside = card.adjusted(face.px(28), face.px(by * 16), -face.px(28), -face.px(by * 12));
    QRectF head(inside.topLeft(), QSizeF(inside.width(), face.px(by * 54)));
    const QString name = Window::tr("Table %1").arg(place.table);
    const Type strong{static_cast<int>(by * least), kit::Weight::Medium, Ink::Plain};
    face.write(head, Qt::AlignLeft, name, strong);
    const Standing standing = place.match      ? standingOf(shown, *place.match)
                              : place.isClosed ? Standing{Window::tr("closed"), Ink::Soft}
                                               : Standing{Window::tr("free"), Ink::Soft};
    head.setLeft(head.left() + face.widthOf(name, strong) + face.px(by * 16));
    const kit::Weight weight = standing.ink == Ink::Soft ? kit::Weight::Plain : kit::Weight::Medium;
    face.write(head, Qt::AlignRight, standing.words, {static_cast<int>(by * least), weight, standing.ink});
    if (!place.match)
        return;
    const QRectF rest = inside.adjusted(0, face.px(by * 62), 0, 0);
    const QRectF upper(rest.topLeft(), QSizeF(rest.width(), rest.height() / 2));
    writeSide(face, by, upper, shown, *place.match, scoring::Side::A);
    writeSide(face, by, upper.translated(0, upper.height()), shown, *place.match, scoring::Side::B);
}

/// Who is to go where now, or comes next: a few words in colour and the two teams.
struct Call {
    QString head;
    QString teams;
};

std::vector<Call> callsOf(const Shown& shown)
{
    const tournament::Tournament& tournament = *shown.tournament;
    std::vector<Call> calls;
    for (const tournament::Match* match : tournament::atTables(tournament))
        if (match && match->state == tournament::State::Called)
            calls.push_back(
                {Window::tr("Now to table %1").arg(match->call->table), tables::teamsOf(tournament, *match)});
    const auto free = tournament::freeTable(tournament);
    const auto queue = tournament::queue(tournament, shown.now);
    if (const tournament::Match* next = tournament::firstOf(queue))
        calls.push_back({free ? Window::tr("next to table %1").arg(*free) : Window::tr("next"),
                         tables::teamsOf(tournament, *next)});
    return calls;
}

/// As many as there is room for, and how many more there are.
void writeCalls(Face& face, const QRectF& bar, const std::vector<Call>& calls)
{
    face.box(bar, Ink::Bar);
    QRectF rest = bar.adjusted(face.px(34), 0, -face.px(34), 0);
    const Type head{44, kit::Weight::Medium, Ink::Warn};
    const Type plain{44, kit::Weight::Plain, Ink::Plain};
    const Type soft{least, kit::Weight::Plain, Ink::Soft};
    for (std::size_t i = 0; i < calls.size(); ++i) {
        const QString more = Window::tr("and %1 more").arg(calls.size() - i);
        const bool isLast = i + 1 == calls.size();
        const double kept = isLast ? 0 : face.widthOf(more, soft) + face.px(48);
        const double wide = face.widthOf(calls[i].head, head);
        const double needs = wide + face.px(20) + face.widthOf(calls[i].teams, plain);
        if (i > 0 && needs > rest.width() - kept)
            return face.write(rest, Qt::AlignLeft, more, soft);
        face.write(QRectF(rest.topLeft(), QSizeF(wide, rest.height())), Qt::AlignLeft, calls[i].head, head);
        face.write(rest.adjusted(wide + face.px(20), 0, i == 0 ? -kept : 0, 0), Qt::AlignLeft, calls[i].teams,
                   plain);
        rest.setLeft(rest.left() + needs + face.px(48));
    }
}

/// How the cards of a page stand.
struct Grid {
    std::size_t columns = fewColumns;
    std::size_t rows = 1;
    double high = cardHeight;
    std::size_t cards() const { return columns * rows; }
};

/// Few columns where that is one page: their names have more room.
Grid gridFor(const Face& face, const QRectF& room, std::size_t places)
{
    Grid grid;
    const double step = face.px(cardHeight + cardGap);
    grid.rows = std::max<std::size_t>(1, static_cast<std::size_t>((room.height() + face.px(cardGap)) / step));
    if (places > grid.cards())
        grid.columns = mostColumns;
    const std::size_t rows =
        std::clamp<std::size_t>((places + grid.columns - 1) / grid.columns, 1, grid.rows);
    const double shared = (room.height() + face.px(cardGap)) / static_cast<double>(rows);
    grid.high = std::min(shared - face.px(cardGap), face.px(cardHeight * mostGrowth));
    return grid;
}

QRectF cardAt(const Face& face, const QRectF& room, const Grid& grid, std::size_t at)
{
    const double gap = face.px(cardGap);
    const auto columns = static_cast<double>(grid.columns);
    const double wide = (room.width() - gap * (columns - 1)) / columns;
    const auto column = static_cast<double>(at % grid.columns);
    const std::size_t down = at / grid.columns;
    const auto row = static_cast<double>(down);
    return {room.left() + column * (wide + gap), room.top() + row * (grid.high + gap), wide, grid.high};
}

// At 1920 by 1080.
constexpr double rowHeight = 122;
constexpr double labelWidth = 210;
constexpr double mostRowGrowth = 1.45; // where few stand there
constexpr std::size_t leastNext = 3;   // who comes next is told of so many at least

struct Row {
    const tournament::Match* match = nullptr;
    QString label; ///< `Table 3`, `next`, `soon`
    Ink ink = Ink::Soft;
};

std::vector<Row> calledRows(const tournament::Tournament& tournament)
{
    std::vector<Row> rows;
    for (const tournament::Match* match : tournament::atTables(tournament))
        if (match && match->state == tournament::State::Called)
            rows.push_back({match, Window::tr("Table %1").arg(match->call->table), Ink::Warn});
    return rows;
}

/// The first that can be called is next.
std::vector<Row> nextRows(const Shown& shown)
{
    std::vector<Row> rows;
    for (const tournament::Waiting& waiting : tournament::nextOfEach(*shown.tournament, shown.now)) {
        const bool isNext = rows.empty() && waiting.isOffered();
        rows.push_back({waiting.match, isNext ? Window::tr("next") : Window::tr("soon"),
                        isNext ? Ink::Plain : Ink::Soft});
    }
    return rows;
}

/// `by`: how many times as high the row is as the least.
void writeSideOf(Face& face, double by, const QRectF& place, const Shown& shown,
                 const tournament::Match& match, scoring::Side side)
{
    const double mark = face.px(26 * by);
    const QRectF upper(place.left(), place.top() + face.px(8 * by), place.width(), face.px(54 * by));
    face.mark(side == scoring::Side::A,
              QRectF(upper.left(), upper.center().y() - mark / 2 + face.px(2), mark, mark));
    const QRectF words = upper.adjusted(mark + face.px(14), 0, 0, 0);
    face.write(words, Qt::AlignLeft, kit::text(tournament::teamName(*shown.tournament, match.teams[side])),
               {static_cast<int>(46 * by), kit::Weight::Medium, Ink::Plain});
    face.write(words.translated(0, face.px(52 * by)), Qt::AlignLeft,
               playersInWords(shown, tournament::playersIn(*shown.tournament, match, side)),
               {static_cast<int>(least * by), kit::Weight::Plain, Ink::Soft});
}

void writeRow(Face& face, const QRectF& row, const Shown& shown, const Row& what)
{
    const double by = row.height() / face.px(rowHeight);
    const QRectF label(row.left(), row.top(), face.px(labelWidth * by), row.height());
    face.write(label, Qt::AlignLeft, what.label, {static_cast<int>(52 * by), kit::Weight::Medium, what.ink});
    const double gap = face.px(36);
    const double half = (row.width() - label.width() - gap) / 2;
    const QRectF left(label.right(), row.top(), half, row.height());
    writeSideOf(face, by, left, shown, *what.match, scoring::Side::A);
    writeSideOf(face, by, left.translated(half + gap, 0), shown, *what.match, scoring::Side::B);
    face.rule(row.bottomLeft(), row.bottomRight());
}

} // namespace

std::vector<Face> tableFaces(const Shown& shown, const QSizeF& size)
{
    std::vector<Place> places = placesOf(*shown.tournament);
    const auto isEmpty = [](const Place& place) { return !place.match; };
    const bool isOver = !tournament::champion(*shown.tournament).empty();
    if (places.empty() || (isOver && std::ranges::all_of(places, isEmpty)))
        return {};
    const Face measure(Kind::Tables, size);
    const std::vector<Call> calls = callsOf(shown);
    QRectF room = bodyOf(shown, size);
    const QRectF bar(room.left(), room.bottom() - measure.px(callHeight), room.width(),
                     measure.px(callHeight));
    if (!calls.empty())
        room.setBottom(bar.top() - measure.px(28));
    Grid grid = gridFor(measure, room, places.size());
    if (places.size() > grid.cards()) { // who looks for their table does not look for a free one
        std::erase_if(places, isEmpty);
        if (places.empty())
            return {};
        grid = gridFor(measure, room, places.size());
    }
    const std::size_t pages = (places.size() + grid.cards() - 1) / grid.cards();
    const auto title = [&](std::size_t page) {
        return pages == 1 ? QString() : numbered(Window::tr("Tables"), page, pages);
    };
    return pagesOf(shown, size, Kind::Tables, pages, title, [&](Face& face, std::size_t page) {
        const std::size_t first = page * grid.cards();
        for (std::size_t i = first; i < std::min(places.size(), first + grid.cards()); ++i)
            writeCard(face, cardAt(face, room, grid, i - first), shown, places[i]);
        if (!calls.empty())
            writeCalls(face, bar, calls);
    });
}

std::vector<Face> callFaces(const Shown& shown, const QSizeF& size)
{
    const Face measure(Kind::Calls, size);
    const QRectF room = bodyOf(shown, size);
    std::vector<Row> rows = calledRows(*shown.tournament);
    const std::vector<Row> next = nextRows(shown);
    if (rows.empty() && next.empty())
        return {};
    const auto onPage =
        std::max<std::size_t>(1, static_cast<std::size_t>(room.height() / measure.px(rowHeight)));
    const std::size_t wanted = rows.size() + std::min(leastNext, next.size());
    const std::size_t pages = (wanted + onPage - 1) / onPage;
    for (const Row& row : next)
        if (rows.size() < pages * onPage)
            rows.push_back(row);
    const auto title = [&](std::size_t page) { return numbered(Window::tr("Who plays where"), page, pages); };
    const double shared = room.height() / static_cast<double>(std::min(rows.size(), onPage));
    const double high = std::clamp(shared, measure.px(rowHeight), measure.px(rowHeight * mostRowGrowth));
    return pagesOf(shown, size, Kind::Calls, pages, title, [&](Face& face, std::size_t page) {
        QRectF row(room.left(), room.top(), room.width(), high);
        for (std::size_t i = page * onPage; i < std::min(rows.size(), (page + 1) * onPage); ++i) {
            writeRow(face, row, shown, rows[i]);
            row.translate(0, high);
        }
    });
}

} // namespace hall
