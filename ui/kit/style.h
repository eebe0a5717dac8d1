// The look of plain controls: buttons, fields, boxes, lists, menus, scroll bars.
#pragma once

#include "colors.h"

#include <QProxyStyle>

#include <cmath>

class QStyleOptionButton;

namespace kit {

/// Fusion with our own shapes, painted with the current colors and sizes. It is a style, not a style sheet:
/// with a style sheet each change of the theme costs a quarter of a millisecond for every widget of the
/// program, visible or not. Nothing is animated.
///
/// Buttons have three properties: `strong` (the main one of a screen), `plain` (without a frame) and `pill`
/// (small and round). `wrong` marks a field, `keycaps` leaves room for keys in a menu.
class Style : public QProxyStyle {
    Q_OBJECT
public:
    Style();
    void use(const Colors& colors, double scale);

    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* more) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override;

private:
    int px(double pixels) const { return static_cast<int>(std::lround(pixels * m_scale)); }
    void paintBox(bool isCheck, const QStyleOptionButton& option, QPainter* painter,
                  const QWidget* widget) const;
    QSize menuItemSize(const QStyleOption& option, const QSize& contents, const QWidget* widget) const;

    const Colors* m_colors;
    double m_scale = 1;
};

} // namespace kit
