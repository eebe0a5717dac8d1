// Whether printed words can be read where they are.
#pragma once

#include "pdf.h"

namespace pdf {

/// Whether two words overlap. Boxes have the height of the font, so lines can touch.
inline bool collide(const QRectF& one, const QRectF& other)
{
    const QRectF both = one & other;
    return both.width() > 1 && both.height() > 0.45 * qMin(one.height(), other.height());
}

/// Mistakes in the places of the words; empty if there are none.
inline QString problemsOf(const PageWords& page)
{
    constexpr double pointsInMm = 72 / 25.4;
    constexpr double belowFoot = 10; // mm
    const double edge = paper::margin * pointsInMm - 1;
    const QRectF room = QRectF(QPointF(), page.size).adjusted(edge, edge, -edge, -belowFoot * pointsInMm);
    for (qsizetype i = 0; i < page.words.size(); ++i) {
        if (!room.contains(page.words[i].box))
            return u"\"%1\" stands in the margin"_s.arg(page.words[i].text);
        for (qsizetype j = 0; j < i; ++j)
            if (collide(page.words[i].box, page.words[j].box))
                return u"\"%1\" is printed on \"%2\""_s.arg(page.words[i].text, page.words[j].text);
    }
    return {};
}

} // namespace pdf
