// Who is called where and who comes next, with the players' names.
#include "frame.h"

#include "tournament/model/lineup.h"
#include "tournament/queries/queue.h"
#include "tournament/queries/room.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Window;

namespace hall {

namespace {

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
               {static_cast<int>(46 * by), kit::Weight::Medium, Ink::Plain, least, false});
    face.write(words.translated(0, face.px(52 * by)), Qt::AlignLeft,
               playersInWords(shown, tournament::playersIn(*shown.tournament, match, side)),
               {static_cast<int>(least * by), kit::Weight::Plain, Ink::Soft, least, false});
}

void writeRow(Face& face, const QRectF& row, const Shown& shown, const Row& what)
{
    const double by = row.height() / face.px(rowHeight);
    const QRectF label(row.left(), row.top(), face.px(labelWidth * by), row.height());
    face.write(label, Qt::AlignLeft, what.label,
               {static_cast<int>(52 * by), kit::Weight::Medium, what.ink, least, false});
    const double gap = face.px(36);
    const double half = (row.width() - label.width() - gap) / 2;
    const QRectF left(label.right(), row.top(), half, row.height());
    writeSideOf(face, by, left, shown, *what.match, scoring::Side::A);
    writeSideOf(face, by, left.translated(half + gap, 0), shown, *what.match, scoring::Side::B);
    face.rule(row.bottomLeft(), row.bottomRight());
}

/// As high as the room lets so many be.
double heightOfRows(const Face& face, const QRectF& room, std::size_t rows)
{
    return std::clamp(room.height() / static_cast<double>(rows), face.px(rowHeight),
                      face.px(rowHeight * mostRowGrowth));
}

} // namespace

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
    std::vector<Face> faces;
    for (std::size_t page = 0; page < pages; ++page) {
        Framed made = framed(shown, size, Kind::Calls, numbered(Window::tr("Who plays where"), page, pages));
        QRectF row(room.left(), room.top(), room.width(),
                   heightOfRows(measure, room, std::min(rows.size(), onPage)));
        for (std::size_t i = page * onPage; i < std::min(rows.size(), (page + 1) * onPage); ++i) {
            writeRow(made.face, row, shown, rows[i]);
            row.translate(0, row.height());
        }
        faces.push_back(std::move(made.face));
    }
    return faces;
}

} // namespace hall
