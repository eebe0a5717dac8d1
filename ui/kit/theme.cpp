#include "theme.h"

#include "style.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>
#include <QToolTip>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace kit {

namespace {

constexpr QRgb rgb(unsigned value)
{
    return 0xff000000u | value;
}

Colors light()
{
    return {rgb(0xf4f3f0), rgb(0xffffff), rgb(0xfaf9f7), rgb(0x1b1f24), rgb(0x4d545d), rgb(0x7f858d),
            rgb(0xdcdad4), rgb(0x20262e), rgb(0xc9d1da), rgb(0xf4f3f0), rgb(0x00558c), rgb(0xe3f0f9),
            rgb(0x8f3a00), rgb(0xfbeadf), rgb(0x1e7a46), rgb(0x6b4600), rgb(0xfff3d6), rgb(0xa3201d),
            rgb(0x00558c), rgb(0xedece8), rgb(0x1b1f24)};
}

Colors dark()
{
    return {rgb(0x14181d), rgb(0x1d232a), rgb(0x20272f), rgb(0xeef1f4), rgb(0xa4aeb9), rgb(0x7a8590),
            rgb(0x333c46), rgb(0x0e1115), rgb(0xaab4bf), rgb(0x14181d), rgb(0x6cb8ee), rgb(0x16303f),
            rgb(0xffa066), rgb(0x3d2617), rgb(0x6fd39b), rgb(0xffcf70), rgb(0x3a2f14), rgb(0xff8f87),
            rgb(0x6cb8ee), rgb(0x343d47), rgb(0xeef1f4)};
}

Colors highContrast()
{
    return {rgb(0x000000), rgb(0x000000), rgb(0x000000), rgb(0xffffff), rgb(0xf0f0f0), rgb(0xffffff),
            rgb(0xb0b0b0), rgb(0x000000), rgb(0xffffff), rgb(0x303030), rgb(0x8ccbff), rgb(0x00263f),
            rgb(0xffb27d), rgb(0x3a1a00), rgb(0x8af0b4), rgb(0xffd84d), rgb(0x332800), rgb(0xffa39c),
            rgb(0xffff00), rgb(0x404040), rgb(0xffffff)};
}

QPalette paletteOf(const Colors& c)
{
    QPalette palette;
    palette.setColor(QPalette::Window, c.background);
    palette.setColor(QPalette::WindowText, c.ink);
    palette.setColor(QPalette::Base, c.panel);
    palette.setColor(QPalette::AlternateBase, c.shade);
    palette.setColor(QPalette::Text, c.ink);
    palette.setColor(QPalette::PlaceholderText, c.soft);
    palette.setColor(QPalette::Button, c.panel);
    palette.setColor(QPalette::ButtonText, c.ink);
    palette.setColor(QPalette::Highlight, c.focus);
    palette.setColor(QPalette::HighlightedText, c.panel);
    palette.setColor(QPalette::ToolTipBase, c.panel);
    palette.setColor(QPalette::ToolTipText, c.ink);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, c.soft);
    return palette;
}

/// What the style told of sizes is asked for again, of what is out of view too.
void measureAgain()
{
    QEvent event(QEvent::StyleChange);
    for (QWidget* widget : QApplication::allWidgets())
        QCoreApplication::sendEvent(widget, &event);
}

} // namespace

const Colors& colorsOf(Scheme scheme)
{
    static const Colors all[] = {light(), dark(), highContrast()};
    return all[static_cast<int>(scheme)];
}

Theme::Theme(QObject* parent) : QObject(parent) {}

QFont Theme::font(int pixels, Weight weight) const
{
    // Its ordinary figures are tabular, so that columns of numbers stand under each other.
    QFont font(QStringList{u"Roboto"_s, u"DejaVu Sans"_s});
    font.setPixelSize(px(pixels));
    font.setWeight(weight == Weight::Strong   ? QFont::Bold
                   : weight == Weight::Medium ? QFont::Medium
                                              : QFont::Normal);
    return font;
}

void Theme::set(Scheme scheme, double scale)
{
    if (scheme == m_scheme && scale == m_scale)
        return;
    const bool isOtherSize = scale != m_scale;
    m_scheme = scheme;
    m_scale = scale;
    if (m_application) {
        applyTo(*m_application);
        if (isOtherSize)
            measureAgain();
    }
    Q_EMIT changed();
}

void Theme::applyTo(QApplication& application)
{
    auto* style = qobject_cast<Style*>(QApplication::style());
    if (!style) { // a new style would dress every widget once more
        style = new Style;
        QApplication::setStyle(style);
        for (const Qt::UIEffect effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo,
                                          Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
            QApplication::setEffectEnabled(effect, false);
    }
    m_application = &application;
    style->use(colors(), m_scale);
    const QPalette palette = paletteOf(colors());
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    QApplication::setFont(font(Text::Body));
    QApplication::setFont(font(Text::Body, Weight::Medium), "QPushButton");
    QApplication::setFont(font(Text::Small), "QMenuBar");
    QApplication::setFont(font(Text::Small, Weight::Medium), "QHeaderView");
    QToolTip::setFont(font(Text::Body));
}

QString word(Scheme scheme)
{
    static const QString words[] = {u"light"_s, u"dark"_s, u"high-contrast"_s}; // as Scheme stands
    return words[static_cast<std::size_t>(scheme)];
}

Scheme schemeOf(const QString& text)
{
    for (const Scheme scheme : {Scheme::Dark, Scheme::HighContrast})
        if (word(scheme) == text)
            return scheme;
    return Scheme::Light;
}

} // namespace kit

#include "moc_theme.cpp"
