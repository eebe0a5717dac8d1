#include "theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyleFactory>

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

// Named by role so that the sheet below reads as a design does.
QString filled(QString sheet, const Colors& c, const Theme& theme)
{
    const std::pair<QLatin1String, QColor> roles[] = {{"@background"_L1, c.background},
                                                      {"@panel"_L1, c.panel},
                                                      {"@shade"_L1, c.shade},
                                                      {"@ink"_L1, c.ink},
                                                      {"@soft"_L1, c.soft},
                                                      {"@field"_L1, c.field},
                                                      {"@line"_L1, c.line},
                                                      {"@focus"_L1, c.focus},
                                                      {"@chosenLine"_L1, c.chosenLine}, // before @chosen
                                                      {"@chosen"_L1, c.chosen},
                                                      {"@bad"_L1, c.bad}};
    for (const auto& [role, color] : roles)
        sheet.replace(role, color.name());
    const bool isDark = c.panel.lightness() < c.ink.lightness(); // a tick stands on the ink
    sheet.replace("@tick"_L1, isDark ? ":/icons/check.svg"_L1 : ":/icons/check-white.svg"_L1);
    sheet.replace("@chevron"_L1, isDark ? ":/icons/chevron-white.svg"_L1 : ":/icons/chevron.svg"_L1);
    for (const int pixels : {1, 2, 3, 4, 6, 8, 10, 12, 13, 14, 16, 18, 19, 20, 24, 28, 40, 46, 48, 124})
        sheet.replace(u"[%1]"_s.arg(pixels), QString::number(theme.px(pixels)) + u"px"_s);
    return sheet;
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
    m_scheme = scheme;
    m_scale = scale;
    if (m_application)
        applyTo(*m_application);
    Q_EMIT changed();
}

void Theme::applyTo(QApplication& application)
{
    if (!m_application) // a new style would dress every widget once more
        QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    m_application = &application;
    QApplication::setPalette(paletteOf(colors()));
    QApplication::setFont(font(Text::Body));
    application.setStyleSheet(styleSheet());
}

// A field that is written in has its ink from the palette: one of the sheet's would make its hint half as
// dark.
QString Theme::styleSheet() const
{
    return filled(uR"(
QPushButton { background: @panel; color: @ink; border: [1] solid @field; border-radius: [8]; padding: 0 [20];
  min-height: [48]; font-weight: 500; }
QPushButton:hover { background: @shade; }
QPushButton:default, QPushButton[strong="true"] { background: @ink; color: @panel; border-color: @ink; }
QPushButton:checked { background: @chosen; color: @ink; border: [2] solid @chosenLine; padding: 0 [19];
  min-height: [46]; }
QPushButton:disabled { color: @soft; border-color: @line; background: @shade; }
QPushButton:focus { border: [3] solid @focus; padding: 0 [18]; outline: none; }
QPushButton[plain="true"] { border: none; background: transparent; color: @ink; }
QPushButton[pill="true"] { border: [1] solid @line; border-radius: [14]; min-height: [28]; padding: 0 [14];
  color: @soft; font-weight: 400; font-size: [14]; }
QPushButton[plain="true"]:focus, QPushButton[pill="true"]:focus { border: [2] solid @focus; }
QPushButton[pill="true"]:focus { padding: 0 [13]; }
QLineEdit, QComboBox, QSpinBox, QPlainTextEdit { background: @panel; border: [1] solid @field;
  border-radius: [6]; padding: [4] [12]; min-height: [48]; selection-background-color: @focus; }
QComboBox, QSpinBox { color: @ink; }
QPlainTextEdit { padding: [8]; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus { border: [3] solid @focus; padding: [2] [10]; }
QLineEdit[wrong="true"], QComboBox[wrong="true"], QSpinBox[wrong="true"] { border: [2] solid @bad; }
QLineEdit:disabled, QComboBox:disabled { background: @shade; border-color: @line; }
QComboBox:disabled { color: @soft; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: [24]; }
QComboBox QAbstractItemView { background: @panel; color: @ink; border: [1] solid @field; outline: none;
  selection-background-color: @focus; selection-color: @panel; }
QComboBox QAbstractItemView:focus { border: [1] solid @field; }
QComboBox QAbstractItemView::item { min-height: [48]; padding: 0 [12]; }
QComboBox QAbstractItemView::item:disabled { color: @soft; }
QComboBox QAbstractItemView::item:selected { background: @focus; color: @panel; }
QDialog QComboBox::down-arrow { image: url(@chevron); width: [16]; height: [16]; }
QDialog QToolButton { background: transparent; border: [1] solid transparent; border-radius: [6]; padding: [6]; }
QDialog QToolButton:hover, QDialog QToolButton:focus { background: @shade; border-color: @field; }
QDialog QTreeView::item, QDialog QListView::item { min-height: [32]; }
QCheckBox { min-height: [48]; spacing: [10]; color: @ink; border: [2] solid transparent; border-radius: [6];
  padding: 0 [8]; }
QCheckBox::indicator { width: [20]; height: [20]; border: [2] solid @field; border-radius: [4]; background: @panel; }
QCheckBox::indicator:checked { border-color: @ink; background: @ink; image: url(@tick); }
QCheckBox::indicator:disabled { border-color: @line; background: @shade; }
QCheckBox:focus { border-color: @focus; }
QRadioButton { min-height: [40]; spacing: [10]; color: @ink; border: [2] solid transparent; border-radius: [6];
  padding: 0 [8]; }
QRadioButton::indicator { width: [16]; height: [16]; border: [2] solid @field; border-radius: [10]; background: @panel; }
QRadioButton::indicator:checked { width: [8]; height: [8]; border: [6] solid @ink; }
QRadioButton:focus { border-color: @focus; }
QTableView, QListView, QTreeView { background: @panel; color: @ink; border: [1] solid @line; border-radius: [8];
  gridline-color: @line; outline: none; selection-background-color: @focus; selection-color: @panel; }
QTableView:focus, QListView:focus { border: [2] solid @focus; }
QHeaderView::section { background: @panel; color: @soft; border: none; border-bottom: [1] solid @line;
  padding: [6] [8]; font-weight: 500; }
QTableCornerButton::section { background: @panel; border: none; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: [12]; } QScrollBar:horizontal { height: [12]; }
QScrollBar::handle { background: @field; border-radius: [4]; min-height: [24]; min-width: [24]; margin: [2]; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none;
  border: none; width: 0; height: 0; }
QToolTip { background: @panel; color: @ink; border: [1] solid @field; padding: [6]; }
QProgressBar { background: @line; border: none; border-radius: [4]; min-height: [8]; max-height: [8]; }
QProgressBar::chunk { background: @soft; border-radius: [4]; }
QTabBar { background: @panel; qproperty-drawBase: 0; }
QTabBar::tab { background: @panel; color: @soft; min-height: [40]; padding: 0 [16]; border: none;
  border-bottom: [3] solid transparent; }
QTabBar::tab:selected { color: @ink; font-weight: 500; border-bottom-color: @focus; }
QTabBar::tab:hover { background: @shade; } QTabBar:focus { border: [2] solid @focus; }
QMenuBar { background: @shade; color: @ink; padding: 0 [10]; font-size: [14]; }
QMenuBar::item { background: transparent; padding: [6] [10]; border-radius: [4]; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @focus; color: @panel; }
QMenuBar::item:disabled { color: @soft; }
QMenu { background: @panel; color: @ink; border: [1] solid @field; padding: [4]; font-size: [16]; }
QMenu::item { padding: [6] [20]; border-radius: [4]; } QMenu::item:selected { background: @focus; color: @panel; }
QMenu[keycaps="true"]::item { padding: [6] [124] [6] [20]; }
QMenu::item:disabled { color: @soft; } QMenu::item:disabled:selected { background: @shade; color: @soft; }
QMenu::separator { height: 1px; background: @line; margin: [4] [8]; }
)"_s,
                  colors(), *this);
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
