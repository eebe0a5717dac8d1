#include "pagerange.h"

#include "wording/tr.h"

#include <QRegularExpression>

#include <limits>

using namespace Qt::StringLiterals;
using wording::Paper;

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

QString pastTheEnd(const QString& part, qsizetype all)
{
    return all == 1
               ? Paper::tr("\"%1\" goes past the end; there is page 1 alone.").arg(part)
               : Paper::tr("\"%1\" goes past the end; the last is page %2.").arg(part, QString::number(all));
}

tl::expected<Range, QString> rangeIn(const QString& part, qsizetype all)
{
    static const QRegularExpression form(u"^(\\d+)(?:\\s*([-–])\\s*(\\d*))?$"_s);
    const QRegularExpressionMatch found = form.match(part);
    if (!found.hasMatch())
        return tl::unexpected(Paper::tr("\"%1\" is no page; write pages as 1-3,5.").arg(part));
    const qsizetype first = numberIn(found.captured(1));
    const bool isOpen = !found.captured(2).isEmpty() && found.captured(3).isEmpty();
    const qsizetype last = isOpen                        ? qMax(first, all)
                           : found.captured(3).isEmpty() ? first
                                                         : numberIn(found.captured(3));
    if (first < 1)
        return tl::unexpected(Paper::tr("\"%1\" is no page; they count from 1.").arg(part));
    if (last < first)
        return tl::unexpected(Paper::tr("\"%1\" runs backwards; the lower page stands first.").arg(part));
    if (last > all)
        return tl::unexpected(pastTheEnd(part, all));
    return Range{first, last};
}

} // namespace

tl::expected<QList<qsizetype>, QString> pagesIn(const QString& written, qsizetype all)
{
    QList<bool> wanted(all, written.trimmed().isEmpty());
    const QStringList parts = written.trimmed().isEmpty() ? QStringList() : written.split(u',');
    for (qsizetype place = 0; place < parts.size(); ++place) {
        const QString part = parts.at(place).trimmed();
        if (part.isEmpty())
            return tl::unexpected(Paper::tr("\"%1\" names no page in place %2; write pages as 1-3,5.")
                                      .arg(written.trimmed(), QString::number(place + 1)));
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
