#include "smallsheet.h"

#include "smallparts.h"

using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr double gutter = 4; ///< from the cut to a sheet, in mm

/// The places of the sheets on a page, from its top left, all of one size.
QList<QRectF> slotsOf(const QRectF& area, const QSizeF& page, int perPage)
{
    const double middle = page.width() / 2;
    const double width = middle - gutter - area.left();
    const double right = middle + gutter;
    if (perPage == 2)
        return {{area.left(), area.top(), width, area.height()}, {right, area.top(), width, area.height()}};
    const double height = area.height() / 2 - gutter;
    const double low = area.center().y() + gutter;
    return {{area.left(), area.top(), width, height},
            {right, area.top(), width, height},
            {area.left(), low, width, height},
            {right, low, width, height}};
}

void drawCuts(Pencil& pencil, const QRectF& area, const QSizeF& page, int perPage)
{
    pencil.cut({page.width() / 2, area.top()}, {page.width() / 2, area.bottom()});
    if (perPage == 4)
        pencil.cut({area.left(), area.center().y()}, {area.right(), area.center().y()});
}

} // namespace

BlankSheet emptySheet(const tournament::Tournament& tournament, const rules::Set& set)
{
    BlankSheet sheet;
    sheet.face.event = eventName(tournament);
    sheet.face.where = u"Match ________ · round ____________ · table ______"_s;
    sheet.face.rules = rulesInShort(set);
    sheet.face.columns = bidColumnsOf(set.rules);
    sheet.face.timed = set.rules.time.limitMin.has_value() || !set.rules.time.wallClockEnd.empty();
    for (const scoring::Side side : scoring::bothSides)
        for (const int partner : {0, 1})
            sheet.face.teams[side].players[static_cast<std::size_t>(partner)].seat =
                seatName(scoring::Seat{side, partner});
    return sheet;
}

QList<QList<std::optional<qsizetype>>> cutAndStack(qsizetype sheets, int perPage)
{
    const qsizetype pages = (sheets + perPage - 1) / perPage;
    QList<QList<std::optional<qsizetype>>> all(pages);
    for (qsizetype page = 0; page < pages; ++page)
        for (qsizetype slot = 0; slot < perPage; ++slot) {
            const qsizetype index = slot * pages + page;
            all[page] << (index < sheets ? std::optional(index) : std::nullopt);
        }
    return all;
}

void addSmallSheets(Binder& binder, const QList<BlankSheet>& sheets, int perPage)
{
    const bool landscape = perPage == 2;
    const QRectF area = binder.area(landscape);
    const QSizeF page = binder.paperSize(landscape);
    const double leastHeight = perPage == 2 ? 7.4 : 5.3;
    const QList<QRectF> places = slotsOf(area, page, perPage);
    for (const auto& indices : cutAndStack(sheets.size(), perPage)) {
        QList<std::optional<BlankSheet>> on;
        std::vector<std::string> matches;
        for (const auto& index : indices) {
            on << (index ? std::optional(sheets[*index]) : std::nullopt);
            if (index && !sheets[*index].face.goesOut.empty())
                matches.push_back(sheets[*index].face.goesOut);
        }
        const auto draw = [=](Pencil& pencil) {
            drawCuts(pencil, area, page, perPage);
            for (qsizetype i = 0; i < on.size(); ++i)
                if (on[i])
                    drawSmallSheet(pencil, places[i], *on[i], leastHeight);
        };
        binder.addSheets(landscape, draw, std::move(matches));
    }
}

} // namespace paper
