// The tables of the room: teams, scores and clocks.

#include "faces.h"

#include "tournament/queries/clock.h"
#include "tournament/queries/room.h"
#include "ui/kit/text.h"
#include "views/match.h"
#include "wording/record/ruleswords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace hall {

namespace {

// At 1920 by 1080.
constexpr double cardHeight = 226;
constexpr double mostGrowth = 2.4; // if the page has few tables
constexpr double cardGap = 26;
constexpr int fewColumns = 2;
constexpr int mostColumns = 3; // so that names fit in a size that can be read from afar

/// The state at the right of a table's number.
struct Standing {
    QString words;
    Ink ink = Ink::Soft;
};

Standing standingOf(const tournament::Reading& reading, const tournament::Match& match)
{
    const QString left = kit::text(tournament::timeText(reading.left));
    if (reading.called)
        return {kit::text(wording::leftToPlay(match)), Ink::Warn};
    if (tournament::isUp(reading))
        return {Window::tr("time is up"), Ink::Warn};
    if (reading.clock.state == tournament::Clock::State::Paused)
        return {Window::tr("paused %1").arg(left), Ink::Soft};
    return {left, tournament::isAlmostUp(reading) ? Ink::Warn : Ink::Soft};
}

Standing standingOf(const Shown& shown, const tournament::Match& match)
{
    if (match.state == tournament::State::Ended)
        return {Window::tr("finished"), Ink::Ok};
    const auto reading = tournament::readingOf(*shown.tournament, match, shown.now);
    const bool hasBegun =
        reading && (reading->clock.state != tournament::Clock::State::NotStarted || !reading->endsAt.empty());
    if (hasBegun)
        return standingOf(*reading, match);
    return {kit::text(views::stateView(*shown.tournament, match).activity),
            match.state == tournament::State::Called ? Ink::Warn : Ink::Soft};
}

struct Place {
    int table = 1;
    const tournament::Match* match = nullptr; ///< null if the table is empty
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

constexpr double cardInset = 28;
constexpr double markSize = 28;
constexpr double behindMark = 14;
constexpr double beforeFigures = 16;
const Type cardName{leastAfar, kit::Weight::Plain, Ink::Plain, leastAfar, false};
const Type cardScore{60, kit::Weight::Medium, Ink::Plain, leastAfar, false};

/// The width for a name on a card of that width, beside a score of three digits and its sign.
double nameWidth(const Face& face, double card)
{
    return card - face.px(2 * cardInset + markSize + behindMark + beforeFigures) -
           face.widthOf(u"−888"_s, cardScore);
}

/// In one line, else in two smaller ones.
void writeName(Face& face, const QRectF& place, const QString& team, Type type)
{
    if (face.widthOf(team, cardName) <= place.width())
        return face.write(place, Qt::AlignLeft, team, type);
    const int half = static_cast<int>(place.height() / face.px(1) / 2.35);
    type.pixels = std::clamp(half, leastBeside, leastAfar);
    type.smallest = std::min(type.pixels, least - 1);
    face.writeLines(place, Qt::AlignLeft, team, type, 2);
}

/// Both sides of a match, in the largest size in which both names fit.
struct Sides {
    QStringList teams;
    QStringList scores;
    double mark = 0; ///< its width
    double room = 0; ///< width for a name
    Type figures = cardScore;
    Type name = cardName;
};

/// `by`: the height of the card, as a multiple of the minimum.
Sides sidesOf(const Face& face, double by, double width, const Shown& shown, const tournament::Match& match)
{
    Sides all;
    for (const scoring::Side side : scoring::bothSides) {
        const views::SideView view = views::sideView(*shown.tournament, match, side);
        all.teams << kit::text(view.name);
        all.scores << (view.score.empty() ? u"–"_s : kit::text(view.score));
    }
    all.mark = face.px(by * markSize);
    const double rest = width - all.mark - face.px(behindMark + beforeFigures);
    const auto widest = [&](const QStringList& words, const Type& type) {
        return std::max(face.widthOf(words[0], type), face.widthOf(words[1], type));
    };
    all.figures.pixels = static_cast<int>(by * cardScore.pixels);
    if (widest(all.teams, cardName) + widest(all.scores, all.figures) > rest)
        all.figures = cardScore; // a name isn't shortened for a large score
    all.room = rest - widest(all.scores, all.figures);
    all.name.pixels = std::max(leastAfar, static_cast<int>(by * 44));
    while (all.name.pixels > leastAfar && widest(all.teams, all.name) > all.room)
        --all.name.pixels;
    return all;
}

/// `namePixels`: the size of the names on all cards.
void writeSides(Face& face, double by, const QRectF& place, const Sides& sides, int namePixels)
{
    Type name = sides.name;
    name.pixels = namePixels;
    const double mark = sides.mark;
    QRectF line(place.topLeft(), QSizeF(place.width(), place.height() / 2));
    for (const bool sideA : {true, false}) {
        face.mark(sideA, QRectF(line.left(), line.center().y() - mark / 2 + face.px(by * 2), mark, mark));
        face.write(line, Qt::AlignRight, sides.scores[sideA ? 0 : 1], sides.figures);
        const double left = line.left() + mark + face.px(behindMark);
        writeName(face, {left, line.top(), sides.room, line.height()}, sides.teams[sideA ? 0 : 1], name);
        line.translate(0, line.height());
    }
}

void writeCard(Face& face, const QRectF& card, const Shown& shown, const Place& place, int namePixels)
{
    const double by = card.height() / face.px(cardHeight); // how much the card has grown
    face.box(card, Ink::None, Ink::Line);
    const QRectF inside =
        card.adjusted(face.px(cardInset), face.px(by * 16), -face.px(cardInset), -face.px(by * 12));
    QRectF head(inside.topLeft(), QSizeF(inside.width(), face.px(by * 54)));
    const QString name = Window::tr("Table %1").arg(place.table);
    const int most = std::max(leastAfar, namePixels); // no larger than the names
    const Type strong{std::clamp(static_cast<int>(by * least), leastAfar, most), kit::Weight::Medium,
                      Ink::Plain, leastAfar, false};
    face.write(head, Qt::AlignLeft, name, strong);
    const Standing standing = place.match      ? standingOf(shown, *place.match)
                              : place.isClosed ? Standing{Window::tr("closed"), Ink::Soft}
                                               : Standing{Window::tr("free"), Ink::Soft};
    head.setLeft(head.left() + face.widthOf(name, strong) + face.px(by * 16));
    const kit::Weight weight = standing.ink == Ink::Soft ? kit::Weight::Plain : kit::Weight::Medium;
    face.write(head, Qt::AlignRight, standing.words, {strong.pixels, weight, standing.ink});
    if (!place.match)
        return;
    const QRectF sides = inside.adjusted(0, face.px(by * 62), 0, 0);
    writeSides(face, by, sides, sidesOf(face, by, sides.width(), shown, *place.match), namePixels);
}

/// How the cards of a page are arranged.
struct Grid {
    std::size_t columns = fewColumns;
    std::size_t rows = 1;
    double high = cardHeight;
    std::size_t cards() const { return columns * rows; }
    /// Uses no more rows and columns than `places` cards need, as high as the room allows.
    void stretch(const Face& face, const QRectF& room, std::size_t places)
    {
        rows = std::clamp<std::size_t>((places + columns - 1) / columns, 1, rows);
        columns = (places + rows - 1) / rows;
        const double shared = (room.height() + face.px(cardGap)) / static_cast<double>(rows);
        high = std::min(shared - face.px(cardGap), face.px(cardHeight * mostGrowth));
    }
};

double cardWidth(const Face& face, const QRectF& room, std::size_t columns)
{
    const auto beside = static_cast<double>(columns);
    return (room.width() - face.px(cardGap) * (beside - 1)) / beside;
}

/// Whether every name fits in a readable size with that many columns.
bool areNamesWhole(const Face& face, const QRectF& room, const Shown& shown, const std::vector<Place>& places,
                   std::size_t columns)
{
    const double wide = nameWidth(face, cardWidth(face, room, columns));
    return std::ranges::all_of(places, [&](const Place& place) {
        return !place.match || std::ranges::all_of(scoring::bothSides, [&](scoring::Side side) {
            const QString name = kit::text(views::sideView(*shown.tournament, *place.match, side).name);
            return face.widthOf(name, cardName) <= wide;
        });
    });
}

/// Few columns if all cards then fit on one page, or if names need the width.
Grid gridFor(const Face& face, const QRectF& room, const Shown& shown, const std::vector<Place>& all)
{
    Grid grid;
    grid.columns = std::min<std::size_t>(fewColumns, all.size());
    const double step = face.px(cardHeight + cardGap);
    grid.rows = std::max<std::size_t>(1, static_cast<std::size_t>((room.height() + face.px(cardGap)) / step));
    if (all.size() > grid.cards() && areNamesWhole(face, room, shown, all, mostColumns))
        grid.columns = mostColumns;
    return grid;
}

/// The size of the names on all cards, the same so that none stands out.
int namePixelsOf(const Face& face, const QRectF& card, const Shown& shown, const std::vector<Place>& places)
{
    const double by = card.height() / face.px(cardHeight);
    int pixels = std::max(leastAfar, static_cast<int>(by * 44));
    for (const Place& place : places)
        if (place.match)
            pixels = std::min(
                pixels,
                sidesOf(face, by, card.width() - face.px(2 * cardInset), shown, *place.match).name.pixels);
    return pixels;
}

/// All cards have the same width, also on a last page with fewer cards.
QRectF cardAt(const Face& face, const QRectF& room, const Grid& grid, std::size_t at)
{
    const double gap = face.px(cardGap);
    const double wide = cardWidth(face, room, grid.columns);
    const auto column = static_cast<double>(at % grid.columns);
    const auto row = static_cast<double>(at / grid.columns);
    return {room.left() + column * (wide + gap), room.top() + row * (grid.high + gap), wide, grid.high};
}

} // namespace

std::vector<Face> tableFaces(const Shown& shown, const QSizeF& size)
{
    std::vector<Place> places = placesOf(*shown.tournament);
    const auto isEmpty = [](const Place& place) { return !place.match; };
    if (std::ranges::all_of(places, isEmpty))
        return {};
    const Face measure(Kind::Tables, size);
    const QRectF room = bodyOf(shown, size, Kind::Tables);
    Grid grid = gridFor(measure, room, shown, places);
    if (places.size() > grid.cards()) { // players look for their table, not for a free one
        std::erase_if(places, isEmpty);
        grid = gridFor(measure, room, shown, places);
    }
    const std::size_t pages = (places.size() + grid.cards() - 1) / grid.cards();
    const std::size_t onPage = (places.size() + pages - 1) / pages; // no page is nearly empty
    grid.stretch(measure, room, onPage);
    const int namePixels = namePixelsOf(measure, cardAt(measure, room, grid, 0), shown, places);
    const auto title = [&](std::size_t page) {
        return pages == 1 ? QString() : numbered(Window::tr("Tables"), page, pages);
    };
    return pagesOf(shown, size, Kind::Tables, pages, title, [&](Face& face, std::size_t page) {
        const std::size_t first = page * onPage;
        const std::size_t cards = std::min(places.size() - first, onPage);
        for (std::size_t i = 0; i < cards; ++i)
            writeCard(face, cardAt(face, room, grid, i), shown, places[first + i], namePixels);
    });
}

} // namespace hall
