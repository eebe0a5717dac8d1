// A small drawing of what a draw means for so many teams: its tree, its pools, its cross table or its rounds.
#pragma once

#include "bracket/bracket.h"
#include "ui/kit/theme.h"

#include <QPainter>
#include <QRectF>
#include <QString>

namespace teams {

/// How high it should be to be made out at a glance, in pixels of now.
int heightOfSketch(const kit::Theme& theme, const bracket::Bracket& bracket);
/// Paints it into the box, from its upper left corner.
void sketch(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket, const QRectF& box);
/// The same for those who do not see it: `Quarterfinals: 4 matches. Semifinals: 2 matches. Final: 1 match.`
QString sketchInWords(const bracket::Bracket& bracket);

/// What its marks mean, where that is not plain; else empty.
QString sketchCaption(const bracket::Bracket& bracket);

// The parts, one a format.
void sketchTree(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket,
                const QRectF& box);
void sketchPools(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket,
                 const QRectF& box);
void sketchCrossTable(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket,
                      const QRectF& box);
void sketchRounds(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket,
                  const QRectF& box);

/// A match in a sketch: a box while there is room for one, else a bar.
void sketchMatch(QPainter& painter, const kit::Theme& theme, const QRectF& place, bool strong = false);

inline constexpr double sketchHead = 20; ///< room for a word above a part, in pixels at 100 %

} // namespace teams
