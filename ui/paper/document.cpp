#include "document.h"

#include <QLocale>
#include <QPageLayout>
#include <QPageSize>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr Type footType{8.25};
constexpr double footHeight = 7;
constexpr double legendHeight = 4; ///< where it takes a line of its own

QPageSize sizeOf(Format format)
{
    return QPageSize(format == Format::Letter ? QPageSize::Letter : QPageSize::A4);
}

QPageLayout layoutOf(const Page& page)
{
    QPageLayout layout(sizeOf(page.format), page.landscape ? QPageLayout::Landscape : QPageLayout::Portrait,
                       QMarginsF());
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

/// File, time and record; the legend; the page's number.
struct Foot {
    QString source;
    QString legend;
    QString place;
};

void drawFoot(Pencil& pencil, const QRectF& area, const Foot& foot)
{
    const QRectF line(area.left(), area.bottom() + 2, area.width(), footHeight - 2);
    pencil.across(line.left(), line.top(), line.width(), hairline);
    const double sourceWidth = widthOf(foot.source, footType);
    const double placeWidth = widthOf(foot.place, footType);
    const double room = line.width() - placeWidth - 4;
    pencil.text({line.left(), line.top(), qMin(sourceWidth + 0.5, room), line.height()}, foot.source,
                footType);
    pencil.text({line.right() - placeWidth - 0.5, line.top(), placeWidth + 0.5, line.height()}, foot.place,
                footType, Qt::AlignRight | Qt::AlignVCenter);
    if (sourceWidth + widthOf(foot.legend, footType) + 8 <= room)
        pencil.text({line.left() + sourceWidth + 4, line.top(), room - sourceWidth - 4, line.height()},
                    foot.legend, footType, Qt::AlignCenter);
    else
        pencil.text({line.left(), line.bottom() - 0.6, line.width(), legendHeight}, foot.legend, footType);
}

} // namespace

QSizeF Page::size() const
{
    const QSizeF upright = sizeOf(format).size(QPageSize::Millimeter);
    return landscape ? upright.transposed() : upright;
}

void paint(const Page& page, QPainter& painter)
{
    Pencil pencil(painter);
    page.draw(pencil);
}

Binder::Binder(Record record, Format format, QString title)
    : m_record(std::move(record)), m_format(format), m_document{std::move(title), {}}
{
}

QRectF Binder::area(bool landscape) const
{
    const QSizeF size = Page{m_format, landscape, {}}.size();
    return {margin, margin, size.width() - 2 * margin,
            size.height() - 2 * margin - footHeight - (m_legend.isEmpty() ? 0 : legendHeight)};
}

void Binder::add(bool landscape, std::function<void(Pencil&)> draw, std::vector<std::string> sheets)
{
    m_document.pages.append({m_format, landscape, std::move(draw), std::move(sheets)});
}

Document Binder::bind() const
{
    Document bound = m_document;
    const QString source = u"%1 · printed %2 · record %3"_s.arg(
        m_record.file, QLocale::c().toString(m_record.printed, u"MMM d, yyyy HH:mm"_s), m_record.head);
    for (qsizetype i = 0; i < bound.pages.size(); ++i) {
        Page page = bound.pages.at(i);
        const Foot foot{source, m_legend, u"page %1 of %2"_s.arg(i + 1).arg(bound.pages.size())};
        page.draw = [draw = page.draw, foot, area = area(page.landscape)](Pencil& pencil) {
            draw(pencil);
            drawFoot(pencil, area, foot);
        };
        bound.pages.replace(i, page);
    }
    return bound;
}

double heading(Pencil& pencil, const QRectF& area, const QString& event, const QStringList& below)
{
    constexpr Type large{18, Weight::Medium};
    constexpr Type plain{10.5};
    const QRectF top(area.left(), area.top() - 1, area.width(), lineHeight(large));
    pencil.text(top, event, large);
    return pencil.lines({area.left(), top.bottom() + 0.5, area.width(), 0}, below, plain) + 3;
}

Writing::Writing(const Document& document, QPagedPaintDevice& device) : m_document(document), m_device(device)
{
}

bool Writing::step()
{
    const Page& page = m_document.pages.at(m_done);
    m_device.setPageLayout(layoutOf(page));
    if (m_done == 0 ? !m_painter.begin(&m_device) : !m_device.newPage())
        return false;
    m_painter.save();
    m_painter.scale(m_device.logicalDpiX() / 25.4, m_device.logicalDpiY() / 25.4);
    paint(page, m_painter);
    m_painter.restore();
    ++m_done;
    return true;
}

bool Writing::finish()
{
    return m_painter.end();
}

} // namespace paper
