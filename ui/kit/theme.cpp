#include "theme.h"

#include "style.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>
#include <QPalette>
#include <QToolTip>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace kit {

namespace {

QPalette paletteOf(const Colors& c)
{
    QPalette palette;
    palette.setColor(QPalette::Window, c.background);
    palette.setColor(QPalette::WindowText, c.ink);
    palette.setColor(QPalette::Base, c.panel);
    palette.setColor(QPalette::AlternateBase, c.shade);
    palette.setColor(QPalette::Text, c.ink);
    palette.setColor(QPalette::PlaceholderText, c.dim);
    palette.setColor(QPalette::Button, c.panel);
    palette.setColor(QPalette::ButtonText, c.ink);
    palette.setColor(QPalette::Highlight, c.focus);
    palette.setColor(QPalette::HighlightedText, c.panel);
    palette.setColor(QPalette::ToolTipBase, c.panel);
    palette.setColor(QPalette::ToolTipText, c.ink);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, c.dim);
    return palette;
}

/// A new font makes every control measure itself, but widths of frames and scroll bars are read again only
/// here.
void measureAgain()
{
    QEvent event(QEvent::StyleChange);
    for (QWidget* widget : QApplication::allWidgets())
        if (qobject_cast<QAbstractScrollArea*>(widget))
            QCoreApplication::sendEvent(widget, &event);
}

} // namespace

Theme::Theme(QObject* parent) : QObject(parent) {}

QFont Theme::font(int pixels, Weight weight) const
{
    // Roboto's default figures are tabular, so columns of numbers line up.
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
    if (!style) { // setting a new style would polish every widget again
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
    static const QString words[] = {u"light"_s, u"dark"_s, u"high-contrast"_s}; // in the order of Scheme
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
