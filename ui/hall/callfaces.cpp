// Table assignments: who goes to which table now, and who is next.

#include "faces.h"

#include "tournament/model/lineup.h"
#include "tournament/queries/queue.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Window;

namespace hall {

namespace {

// At 1920 by 1080.
constexpr double callHeight = 128;
constexpr double callLine = 62;
constexpr double callLabel = 226;
constexpr double sidesGap = 36;        // between the sides of a match
constexpr double mostCallGrowth = 1.8; // if the page has few rows
constexpr double stackedFrom = 270;    // a row at least this high has its sides one above the other
constexpr double mostStacked = 560;
constexpr double moreHeight = 62;    // of the line that says how many more wait
constexpr std::size_t leastNext = 3; // minimum number of next matches, if there are that many

struct CallRow {
    const tournament::Match* match = nullptr;
    QString label; ///< `Table 3`, `Next`, `Check in`, `Waiting`
    Ink ink = Ink::Soft;
    bool isCall = false;
};

std::vector<CallRow> calledRows(const Shown& shown)
{
    std::vector<CallRow> rows;
    for (const tournament::Match* match : calledNow(shown))
        rows.push_back({match, Window::tr("Table %1").arg(match->call->table), Ink::Warn, true});
    return rows;
}

/// The first match that can be called is `Next`.
std::vector<CallRow> nextRows(const Shown& shown)
{
    std::vector<CallRow> rows;
    for (const tournament::Waiting& waiting : tournament::nextOfEach(*shown.tournament, shown.now)) {
        const bool isNext = rows.empty() && waiting.isOffered();
        const bool lacksIds = waiting.hold.why == tournament::Hold::Why::Ids;
        rows.push_back({waiting.match,
                        isNext     ? Window::tr("Next")
                        : lacksIds ? Window::tr("Check in")
                                   : Window::tr("Waiting"),
                        isNext ? Ink::Plain : Ink::Soft});
    }
    return rows;
}

std::size_t rowsIn(const QRectF& room, const Face& face)
{
    return std::max<std::size_t>(1, static_cast<std::size_t>(room.height() / face.px(callHeight)));
}

/// The team above its players, in `place`.
void writeSideOf(Face& face, const QRectF& place, const Shown& shown, const tournament::Match& match,
                 scoring::Side side)
{
    const double by = place.height() / face.px(callHeight);
    const double mark = face.px(26 * by);
    const QRectF upper(place.left(), place.top() + face.px(6 * by), place.width(), face.px(callLine * by));
    face.mark(side == scoring::Side::A,
              QRectF(upper.left(), upper.center().y() - mark / 2 + face.px(2), mark, mark));
    const QRectF words = upper.adjusted(mark + face.px(14), 0, 0, 0);
    const QString team = kit::text(tournament::teamName(*shown.tournament, match.teams[side]));
    Type name{std::max(leastAfar, static_cast<int>(46 * by)), kit::Weight::Medium, Ink::Plain, leastAfar,
              false};
    if (face.widthOf(team, {leastAfar, name.weight}) <= words.width())
        face.write(words, Qt::AlignLeft, team, name);
    else {
        name.pixels = leastBeside;
        name.smallest = leastBeside;
        face.writeLines(words, Qt::AlignLeft, team, name, 2);
    }
    face.write(words.translated(0, face.px(56 * by)), Qt::AlignLeft,
               playersInWords(shown, tournament::playersIn(*shown.tournament, match, side)),
               {static_cast<int>(least * by), kit::Weight::Plain, Ink::Soft, leastBeside, false});
}

void writeRow(Face& face, const QRectF& row, const Shown& shown, const CallRow& what)
{
    const bool isStacked = row.height() >= face.px(stackedFrom);
    const double high = isStacked ? row.height() / 2 : row.height();
    const double by = high / face.px(callHeight);
    const QRectF label(row.left(), row.top(), face.px(callLabel * by), row.height());
    const int pixels = static_cast<int>(50 * by);
    face.writeLines(label, Qt::AlignLeft, what.label,
                    {what.ink == Ink::Soft ? std::min(pixels, leastAfar) : pixels, kit::Weight::Medium,
                     what.ink, leastAfar, false},
                    2);
    const double gap = face.px(sidesGap);
    const double rest = row.width() - label.width();
    const double wide = isStacked ? rest : (rest - gap) / 2;
    const QRectF first(label.right(), row.top(), wide, high);
    writeSideOf(face, first, shown, *what.match, scoring::Side::A);
    writeSideOf(face, isStacked ? first.translated(0, high) : first.translated(wide + gap, 0), shown,
                *what.match, scoring::Side::B);
    face.rule(row.bottomLeft(), row.bottomRight());
    if (what.isCall)
        face.addCalled(what.match->id);
}

/// Height of a row when so many share the page.
double heightFor(const Face& face, double room, std::size_t rows)
{
    const double shared = room / static_cast<double>(rows);
    if (shared >= face.px(stackedFrom))
        return std::min(shared, face.px(mostStacked));
    return std::clamp(shared, face.px(callHeight), face.px(callHeight * mostCallGrowth));
}

} // namespace

bool callsFitOnePage(const Shown& shown, const QSizeF& size)
{
    return calledNow(shown).size() <= rowsIn(roomOf(shown, size), Face(Kind::Calls, size));
}

std::vector<Face> callFaces(const Shown& shown, const QSizeF& size)
{
    const Face measure(Kind::Calls, size);
    std::vector<CallRow> rows = calledRows(shown);
    const std::vector<CallRow> next = nextRows(shown);
    if (rows.empty() && next.empty())
        return {};
    QRectF room = bodyOf(shown, size, Kind::Calls);
    const std::size_t wanted = rows.size() + std::min(leastNext, next.size());
    const auto pagesFor = [&] { return (wanted + rowsIn(room, measure) - 1) / rowsIn(room, measure); };
    const QRectF foot(room.left(), room.bottom() - measure.px(moreHeight), room.width(),
                      measure.px(moreHeight));
    if (rows.size() + next.size() > pagesFor() * rowsIn(room, measure))
        room.setBottom(foot.top());
    const std::size_t onPage = rowsIn(room, measure);
    const std::size_t pages = pagesFor();
    const std::size_t taken = std::min(next.size(), pages * onPage - rows.size());
    rows.insert(rows.end(), next.begin(), next.begin() + static_cast<std::ptrdiff_t>(taken));
    const std::size_t more = next.size() - taken;
    const auto title = [&](std::size_t page) {
        return numbered(Window::tr("Table assignments"), page, pages);
    };
    const double high = heightFor(measure, room.height(), std::min(rows.size(), onPage));
    return pagesOf(shown, size, Kind::Calls, pages, title, [&](Face& face, std::size_t page) {
        QRectF row(room.left(), room.top(), room.width(), high);
        for (std::size_t i = page * onPage; i < std::min(rows.size(), (page + 1) * onPage); ++i) {
            writeRow(face, row, shown, rows[i]);
            row.translate(0, high);
        }
        if (more > 0 && page + 1 == pages)
            face.write(foot, Qt::AlignLeft, Window::tr("and %1 more waiting").arg(more),
                       {leastAfar, kit::Weight::Plain, Ink::Soft, leastAfar, false});
    });
}

} // namespace hall
