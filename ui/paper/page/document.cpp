#include "document.h"

#include "words.h"

#include "wording/record/ruleswords.h"
#include "wording/tr.h"

#include <QPageLayout>
#include <QPageSize>
#include <QRegularExpression>
#include <QSaveFile>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;
using message::Message;
using wording::Paper;

namespace paper {

namespace {

constexpr Type footType{7.5};
constexpr double footHeight = 7;
constexpr double footLine = 2.65;
constexpr double footRule = 0.5;   ///< from the area above to the rule
constexpr double footText = 1.2;   ///< from the area above to the text, clear of the rule
constexpr double legendHeight = 4; ///< if it takes a line of its own

QPageLayout layoutOf(const Page& page)
{
    QPageLayout layout(pageSizeOf(page.format),
                       page.landscape ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF());
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

/// The area that the foot leaves.
QRectF areaOf(const Page& page)
{
    const QSizeF size = page.size();
    return {margin, margin, size.width() - 2 * margin,
            size.height() - 2 * margin - footHeight - (page.legend.isEmpty() ? 0 : legendHeight)};
}

struct Foot {
    QString source; ///< file, time and record
    QString rules;  ///< in two lines if one is too short
    QString legend;
    QString place; ///< the page's number
};

/// As much of the text as fits, up to a comma or at least to a word, with an ellipsis if it is cut.
QString fitting(const QString& text, double width)
{
    constexpr Type least{leastText};
    if (widthOf(text, least) <= width)
        return text;
    for (const auto& [between, more] : {std::pair(u',', u", …"_s), std::pair(u' ', u" …"_s)})
        for (qsizetype at = text.lastIndexOf(between); at > 0; at = text.lastIndexOf(between, at - 1))
            if (const QString part = text.left(at) + more; widthOf(part, least) <= width)
                return part;
    return {};
}

/// The rules in one line or two, divided where another phase begins, else after a comma.
QStringList rulesLines(const QString& rules, double width)
{
    constexpr Type least{leastText};
    if (rules.isEmpty() || widthOf(rules, least) <= width)
        return rules.isEmpty() ? QStringList() : QStringList{rules};
    for (const QString& between : {u"; "_s, u", "_s})
        for (qsizetype at = rules.lastIndexOf(between); at > 0; at = rules.lastIndexOf(between, at - 1))
            if (const QString first = rules.left(at + 1); widthOf(first, least) <= width)
                return {first, fitting(rules.mid(at + between.size()), width)};
    return {fitting(rules, width)};
}

void drawFoot(Pencil& pencil, const QRectF& area, const Foot& foot)
{
    QRectF line(area.left(), area.bottom() + footText, area.width(), footLine);
    pencil.across(line.left(), area.bottom() + footRule, line.width(), hairline);
    const double sourceWidth = widthOf(foot.source, footType);
    const double placeWidth = widthOf(foot.place, footType);
    const double room = line.width() - placeWidth - 4;
    pencil.text({line.left(), line.top(), qMin(sourceWidth + 0.5, room), line.height()}, foot.source,
                footType);
    pencil.text({line.right() - placeWidth - 0.5, line.top(), placeWidth + 0.5, line.height()}, foot.place,
                footType, atRight);
    const bool isBeside = sourceWidth + widthOf(foot.legend, footType) + 8 <= room;
    if (isBeside)
        pencil.text({line.left() + sourceWidth + 4, line.top(), room - sourceWidth - 4, line.height()},
                    foot.legend, footType, Qt::AlignCenter);
    for (const QString& rules : rulesLines(foot.rules, line.width() - 0.5)) {
        line.translate(0, footLine);
        pencil.text(line, rules, footType);
    }
    if (!isBeside) {
        line.translate(0, footLine);
        pencil.text(line, foot.legend, footType);
    }
}

/// The versions of all rules, in the order in which they apply.
QString versions(const tournament::Tournament& tournament)
{
    QStringList all;
    for (const tournament::RulesPeriod& each : tournament::rulesPeriods(*tournament.setting))
        all << q(each.rules->version);
    return all.join(u", "_s);
}

/// A number too long to read counts as past the end.
qsizetype numberIn(const QString& digits)
{
    bool good = false;
    const qlonglong number = digits.toLongLong(&good);
    return good ? number : std::numeric_limits<qsizetype>::max();
}

/// The first and last page of the range, counted from 1.
tl::expected<std::pair<qsizetype, qsizetype>, Message> rangeIn(const QString& part, qsizetype all)
{
    static const QRegularExpression form(u"^(\\d+)(?:\\s*([-–])\\s*(\\d*))?$"_s);
    const QRegularExpressionMatch found = form.match(part);
    const std::string typed = part.toStdString();
    if (!found.hasMatch())
        return tl::unexpected(Message{"pages-no-page", {{"typed", typed}}});
    const qsizetype first = numberIn(found.captured(1));
    const bool isOpen = !found.captured(2).isEmpty() && found.captured(3).isEmpty();
    const qsizetype last = isOpen                        ? qMax(first, all)
                           : found.captured(3).isEmpty() ? first
                                                         : numberIn(found.captured(3));
    if (first < 1)
        return tl::unexpected(Message{"pages-count-from-1", {{"typed", typed}}});
    if (last < first)
        return tl::unexpected(Message{"pages-backwards", {{"typed", typed}}});
    if (last > all)
        return tl::unexpected(all == 1 ? Message{"pages-past-page-1", {{"typed", typed}}}
                                       : Message{"pages-past-end", {{"typed", typed}, {"last", all}}});
    return std::pair(first, last);
}

/// Qt stamps the second in which it ran, in local time. Replaces it by the time on the pages, which has the
/// same length.
void setCreated(QByteArray& pdf, const QDateTime& printed)
{
    static const QByteArray key = "/CreationDate (D:";
    const QByteArray stamp = printed.toLocalTime().toString(u"yyyyMMddHHmmss"_s).toLatin1();
    if (const qsizetype at = pdf.indexOf(key); at >= 0)
        pdf.replace(at + key.size(), stamp.size(), stamp);
}

} // namespace

QPageSize pageSizeOf(Format format)
{
    static constexpr QPageSize::PageSizeId all[] = {QPageSize::Letter, QPageSize::A4, QPageSize::Legal,
                                                    QPageSize::Tabloid, QPageSize::A3};
    return QPageSize(all[static_cast<std::size_t>(format)]);
}

// The territories with Letter paper, from the CLDR.
Format usualFormat(const QLocale& locale)
{
    static constexpr QLocale::Territory letter[] = {
        QLocale::AnyTerritory, QLocale::Belize,       QLocale::Canada,     QLocale::Chile,
        QLocale::Colombia,     QLocale::CostaRica,    QLocale::ElSalvador, QLocale::Guatemala,
        QLocale::Mexico,       QLocale::Nicaragua,    QLocale::Panama,     QLocale::Philippines,
        QLocale::PuertoRico,   QLocale::UnitedStates, QLocale::Venezuela};
    return std::ranges::find(letter, locale.territory()) == std::end(letter) ? Format::A4 : Format::Letter;
}

QSizeF Page::size() const
{
    const QSizeF upright = pageSizeOf(format).size(QPageSize::Millimeter);
    return landscape ? upright.transposed() : upright;
}

QRectF Binder::area(bool landscape) const
{
    return areaOf({.format = m_format, .landscape = landscape, .draw = {}, .legend = m_legend});
}

void Binder::addHeaded(bool landscape, const QStringList& below,
                       const std::function<void(Pencil& pencil, double top)>& draw)
{
    add(landscape, [=, area = area(landscape), name = tournamentName(tournament())](Pencil& pencil) {
        draw(pencil, heading(pencil, area, name, below));
    });
}

Document Binder::bind() const
{
    Document bound = m_document;
    const QString when = dayAndClock(m_record.printed);
    const QString source = m_record.file.isEmpty()
                               ? Paper::tr("Printed %1 · rules %2").arg(when, versions(tournament()))
                               : Paper::tr("%1 · printed %2 · record %3 · rules %4")
                                     .arg(m_record.file, when, m_record.head, versions(tournament()));
    QStringList rules = q(wording::rulesInShort(tournament()));
    rules << q(wording::otherRulesInShort(tournament()));
    for (qsizetype i = 0; i < bound.pages.size(); ++i) {
        Page page = bound.pages.at(i);
        const Foot foot{source, page.tellsRules ? QString() : rules.join(u"; "_s), page.legend,
                        Paper::tr("page %1 of %2").arg(i + 1).arg(bound.pages.size())};
        page.draw = [draw = page.draw, foot, area = areaOf(page)](Pencil& pencil) {
            draw(pencil);
            drawFoot(pencil, area, foot);
        };
        bound.pages.replace(i, page);
    }
    return bound;
}

double headingHeight(qsizetype lines)
{
    return lineHeight({18}) + static_cast<double>(lines) * lineHeight({headingPoints}) + 3;
}

double heading(Pencil& pencil, const QRectF& area, const QString& name, const QStringList& below)
{
    constexpr Type large{18, Weight::Medium};
    const QRectF top(area.left(), area.top() - 1, area.width(), lineHeight(large));
    pencil.name(top, name, large);
    return pencil.lines({area.left(), top.bottom() + 0.5, area.width(), 0}, below, {headingPoints}) + 3;
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

tl::expected<QList<qsizetype>, Message> pagesIn(const QString& written, qsizetype all)
{
    QList<bool> wanted(all, written.trimmed().isEmpty());
    const QStringList parts = written.trimmed().isEmpty() ? QStringList() : written.split(u',');
    for (qsizetype place = 0; place < parts.size(); ++place) {
        const QString part = parts.at(place).trimmed();
        if (part.isEmpty())
            return tl::unexpected(Message{
                "pages-empty-place", {{"typed", written.trimmed().toStdString()}, {"place", place + 1}}});
        const auto range = rangeIn(part, all);
        if (!range)
            return tl::unexpected(range.error());
        for (qsizetype page = range->first; page <= range->second; ++page)
            wanted[page - 1] = true;
    }
    QList<qsizetype> pages;
    for (qsizetype page = 0; page < all; ++page)
        if (wanted.at(page))
            pages << page;
    return pages;
}

Document only(const Document& document, const QList<qsizetype>& pages)
{
    Document chosen{document.title, {}};
    for (const qsizetype page : pages)
        chosen.pages << document.pages.at(page);
    return chosen;
}

Pdf::Pdf(Document document, const QDateTime& printed) : m_document(std::move(document)), m_printed(printed)
{
    m_buffer.open(QIODevice::WriteOnly);
    m_writer.setResolution(1200);
    m_writer.setTitle(m_document.title);
    m_writer.setCreator(u"Courtside"_s);
}

QByteArray Pdf::bytes()
{
    m_writing.finish();
    QByteArray pdf = m_buffer.data();
    setCreated(pdf, m_printed);
    return pdf;
}

std::optional<message::Message> save(const QByteArray& bytes, const QString& path)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return std::nullopt;
    return message::Message{"file-not-written",
                            {{"file", path.toStdString()}, {"why", file.errorString().toStdString()}}};
}

} // namespace paper
