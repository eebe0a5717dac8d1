#include "pagerange.h"

#include <QRegularExpression>

#include <limits>

using namespace Qt::StringLiterals;
using message::Message;

namespace paper {

namespace {

/// Counted from 1; both are wanted.
struct Range {
    qsizetype first = 1;
    qsizetype last = 1;
};

/// A number that is longer than any document is one past every end.
qsizetype numberIn(const QString& digits)
{
    bool good = false;
    const qlonglong number = digits.toLongLong(&good);
    return good ? number : std::numeric_limits<qsizetype>::max();
}

tl::expected<Range, Message> rangeIn(const QString& part, qsizetype all)
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
    return Range{first, last};
}

} // namespace

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
        for (qsizetype page = range->first; page <= range->last; ++page)
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

} // namespace paper
