#include "style.h"

#include "icons.h"
#include "stylepaint.h"

#include "ui/drawing/fittedtext.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QButtonGroup>
#include <QDialog>
#include <QHeaderView>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOption>
#include <QTabBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace kit {

namespace {

// Pixels at 100 %.
constexpr int target = 48;    ///< what a finger needs of a control, inside its frame
constexpr int fieldEdge = 13; ///< from the side of a field to its text
constexpr int fieldAbove = 5;
constexpr int arrowRoom = 24;
constexpr int buttonEdge = 21;
constexpr int pillEdge = 15;
constexpr int boxEdge = 10;
constexpr int keysRoom = 104; ///< after the text of a menu that shows keys

bool isList(const QWidget* widget)
{
    const auto* list = qobject_cast<const QAbstractItemView*>(widget);
    return list && list->frameShape() == QFrame::StyledPanel;
}

/// Whether Qt's own frame is off, as for the line edit in a number field, which has a frame around both.
bool isBare(const QStyleOption* option)
{
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    return frame && frame->lineWidth == 0;
}

bool hasSteps(const QStyleOption* option)
{
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    return spin && spin->buttonSymbols != QAbstractSpinBox::NoButtons;
}

/// Shows the background behind a scroll area.
void uncover(QScrollArea& area)
{
    area.viewport()->setAutoFillBackground(false);
    if (area.widget())
        area.widget()->setAutoFillBackground(false);
}

} // namespace

Style::Style() : QProxyStyle(u"Fusion"_s), m_colors(&colorsOf(Scheme::Light)) {}

void Style::use(const Colors& colors, double scale)
{
    m_colors = &colors;
    m_scale = scale;
}

void Style::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (auto* area = qobject_cast<QScrollArea*>(widget)) {
        const bool takesKeys = area->focusPolicy() & Qt::TabFocus; // it shows its focus then
        area->setFrameShape(takesKeys ? QFrame::StyledPanel : QFrame::NoFrame);
        uncover(*area);
    } else if (auto* header = qobject_cast<QHeaderView*>(widget)) {
        header->viewport()->setAutoFillBackground(false); // the frame around it has round corners
    } else if (isList(widget)) {
        qobject_cast<QAbstractItemView*>(widget)->viewport()->setAutoFillBackground(
            false); // its corners are round
    } else if (qobject_cast<QScrollBar*>(widget)) {
        widget->setAttribute(Qt::WA_OpaquePaintEvent, false);
    } else if (qobject_cast<QTabBar*>(widget)) {
        widget->setBackgroundRole(QPalette::Base);
        widget->setAutoFillBackground(true);
    }
    // The group makes it exclusive; this tells screen readers that it is one of several.
    auto* button = qobject_cast<QAbstractButton*>(widget);
    if (button && button->group() && button->group()->exclusive())
        button->setAutoExclusive(true);
    // A widget put into a polished scroll area fills its own background again.
    const QWidget* parent = widget->parentWidget();
    auto* around = parent ? qobject_cast<QScrollArea*>(parent->parentWidget()) : nullptr;
    if (around && around->widget() == widget)
        uncover(*around);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const
{
    const Brush brush{*painter, *m_colors, m_scale};
    switch (element) {
    case PE_PanelLineEdit:
        if (!isBare(option))
            paintField(brush, *option, widget);
        return;
    case PE_IndicatorCheckBox:
        return paintCheck(brush, *option);
    case PE_IndicatorRadioButton:
        return paintRadio(brush, *option);
    case PE_FrameFocusRect: // the frames of buttons, fields and lists show it
        if (widget && (widget->inherits("QCheckBox") || widget->inherits("QRadioButton")))
            brush.panel(option->rect, px(6), Qt::transparent, m_colors->focus, px(2));
        return;
    case PE_Frame:
        if (isList(widget))
            return paintListFrame(brush, *option);
        if (qobject_cast<const QScrollArea*>(widget)) { // only one that takes keys
            if (option->state & State_HasFocus)
                brush.panel(option->rect, px(8), Qt::transparent, m_colors->focus, px(2));
            return;
        }
        return brush.panel(option->rect, 0, Qt::transparent, m_colors->field, px(1));
    case PE_PanelMenu:
        return painter->fillRect(option->rect, m_colors->panel);
    case PE_FrameMenu:
        return brush.panel(option->rect, 0, Qt::transparent, m_colors->field, px(1));
    case PE_PanelTipLabel:
        return brush.panel(option->rect, 0, m_colors->panel, m_colors->field, px(1));
    case PE_PanelButtonTool:
        if (option->state & (State_MouseOver | State_HasFocus | State_On | State_Sunken))
            brush.panel(option->rect, px(6), m_colors->shade, m_colors->field, px(1));
        return;
    case PE_FrameTabBarBase:
    case PE_PanelScrollAreaCorner:
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

// Paints both parts at our places; Fusion would ask itself for them.
void Style::paintBox(bool isCheck, const QStyleOptionButton& option, QPainter* painter,
                     const QWidget* widget) const
{
    QStyleOptionButton part = option;
    part.rect = subElementRect(isCheck ? SE_CheckBoxIndicator : SE_RadioButtonIndicator, &option, widget);
    drawPrimitive(isCheck ? PE_IndicatorCheckBox : PE_IndicatorRadioButton, &part, painter, widget);
    part.rect = subElementRect(isCheck ? SE_CheckBoxContents : SE_RadioButtonContents, &option, widget);
    drawControl(isCheck ? CE_CheckBoxLabel : CE_RadioButtonLabel, &part, painter, widget);
    if (option.state & State_HasFocus)
        drawPrimitive(PE_FrameFocusRect, &option, painter, widget);
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const
{
    const Brush brush{*painter, *m_colors, m_scale};
    switch (element) {
    case CE_PushButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            paintButton(brush, *button, widget);
            QStyleOptionButton words = *button;
            words.state &= ~(State_On | State_Sunken); // Fusion would shift them
            words.palette.setColor(QPalette::ButtonText, buttonInk(*m_colors, *button, widget));
            if (words.icon.isNull()) // shortens the text if the button is too narrow for it
                words.text = drawing::elided(words.fontMetrics, words.text, words.rect.width() - 2 * px(8),
                                             Qt::TextShowMnemonic);
            return QProxyStyle::drawControl(CE_PushButtonLabel, &words, painter, widget);
        }
        break;
    case CE_CheckBox:
    case CE_RadioButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option))
            return paintBox(element == CE_CheckBox, *button, painter, widget);
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        if (element == CE_HeaderSection)
            painter->fillRect(
                QRect(option->rect.left(), option->rect.bottom() + 1 - px(1), option->rect.width(), px(1)),
                m_colors->line);
        return;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QStyleOptionHeader words = *header;
            words.palette.setColor(QPalette::ButtonText, m_colors->soft);
            words.state &= ~State_On;
            words.rect.adjust(px(8), 0, -px(8), 0);
            return QProxyStyle::drawControl(element, &words, painter, widget);
        }
        break;
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return paintMenuItem(brush, *item);
        break;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return paintMenuBarItem(brush, *item);
        break;
    case CE_MenuBarEmptyArea:
        return painter->fillRect(option->rect, m_colors->shade);
    case CE_MenuEmptyArea:
        return;
    case CE_TabBarTab:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            return paintTab(brush, *tab);
        break;
    case CE_ProgressBar:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option))
            return paintProgress(brush, *bar);
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const
{
    const Brush brush{*painter, *m_colors, m_scale};
    if (control == CC_ComboBox) {
        paintField(brush, *option, widget);
        const QRectF room = subControlRect(control, option, SC_ComboBoxArrow, widget);
        return paintChevron(brush, {option->rect.right() + 1.0 - px(20), room.center().y()}, m_colors->soft);
    }
    if (control == CC_SpinBox && !hasSteps(option))
        return paintField(brush, *option, widget);
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_ScrollBar && bar) {
        if (bar->maximum > bar->minimum) {
            const int edge = px(2);
            brush.panel(QRectF(barPart(*bar, SC_ScrollBarSlider, px(28))).adjusted(edge, edge, -edge, -edge),
                        px(4), m_colors->field, {}, 0);
        }
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    const QRect& all = option->rect;
    const int mark = px(element == SE_CheckBoxIndicator || element == SE_CheckBoxContents ? 24 : 20);
    switch (element) {
    case SE_LineEditContents:
        if (isBare(option))
            return all;
        return all.adjusted(px(fieldEdge), px(fieldAbove), -px(fieldEdge), -px(fieldAbove));
    case SE_CheckBoxIndicator:
    case SE_RadioButtonIndicator:
        return visualRect(option->direction, all,
                          QRect(all.left() + px(boxEdge), all.top() + (all.height() - mark) / 2, mark, mark));
    case SE_CheckBoxContents:
    case SE_RadioButtonContents:
        return visualRect(option->direction, all,
                          all.adjusted(px(boxEdge) + mark + px(10), 0, -px(boxEdge), 0));
    case SE_CheckBoxFocusRect:
    case SE_RadioButtonFocusRect:
    case SE_CheckBoxClickRect:
    case SE_RadioButtonClickRect:
        return all;
    default:
        return QProxyStyle::subElementRect(element, option, widget);
    }
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const
{
    const QRect inside =
        option->rect.adjusted(px(fieldEdge), px(fieldAbove), -px(fieldEdge), -px(fieldAbove));
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return visualRect(option->direction, option->rect, inside.adjusted(0, 0, -px(arrowRoom), 0));
    if (control == CC_ComboBox && part == SC_ComboBoxArrow)
        return visualRect(option->direction, option->rect,
                          QRect(inside.right() + 1 - px(arrowRoom), option->rect.top(),
                                px(arrowRoom) + px(fieldEdge), option->rect.height()));
    if (control == CC_SpinBox && part == SC_SpinBoxEditField && !hasSteps(option))
        return inside;
    if (control == CC_ScrollBar)
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return barPart(*bar, part, px(28));
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize Style::menuItemSize(const QStyleOption& option, const QSize& contents, const QWidget* widget) const
{
    const auto& item = static_cast<const QStyleOptionMenuItem&>(option);
    if (item.menuItemType == QStyleOptionMenuItem::Separator)
        return {contents.width(), 1 + px(8)};
    const int icon = item.maxIconWidth > 0 ? item.maxIconWidth + px(8) : 0;
    return {contents.width() + px(item.menuHasCheckableItems ? 52 : 40) + icon +
                (has(widget, "keycaps") ? px(keysRoom) : 0),
            contents.height() + px(12)};
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                              const QWidget* widget) const
{
    const int wide = contents.width();
    const auto atLeast = [&](int pixels) { return std::max(contents.height(), px(pixels)); };
    const int inField = std::max(contents.height() + 2 * px(fieldAbove), px(target));
    switch (type) {
    case CT_PushButton:
        if (has(widget, "pill"))
            return {wide + 2 * px(pillEdge), atLeast(target)};
        if (has(widget, "plain"))
            return {wide + 2 * px(buttonEdge - 1), atLeast(target)};
        return {wide + 2 * px(buttonEdge), atLeast(target) + 2 * px(1)};
    case CT_LineEdit:
        if (isBare(option))
            return contents;
        return {wide + 2 * px(fieldEdge), inField};
    case CT_ComboBox:
        return {wide + 2 * px(fieldEdge) + px(arrowRoom + 2), inField};
    case CT_SpinBox:
        if (hasSteps(option))
            break;
        return {wide + 2 * px(fieldEdge), inField};
    case CT_CheckBox:
    case CT_RadioButton: {
        const bool isCheck = type == CT_CheckBox;
        return {wide + px(isCheck ? 24 : 20) + px(10) + 2 * px(boxEdge),
                atLeast(isCheck ? target : target - 2 * 2) + 2 * px(2)};
    }
    case CT_MenuItem:
        return menuItemSize(*option, contents, widget);
    case CT_MenuBarItem:
        return contents + QSize(2 * px(10), 2 * px(6));
    case CT_HeaderSection:
        return QProxyStyle::sizeFromContents(type, option, contents, widget) + QSize(2 * px(8), px(13));
    case CT_TabBarTab:
        return {wide, atLeast(40) + px(3)};
    case CT_ProgressBar:
        return {wide, px(8)};
    case CT_ItemViewItem: {
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        const bool isOfDialog = widget && qobject_cast<const QDialog*>(widget->window()); // file names
        return isOfDialog ? size.expandedTo({0, px(32)}) : size;
    }
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth:
        return px(isList(widget) ? 2 : 1); // the same width with and without focus
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
        return px(24);
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return px(20);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return px(10);
    case PM_ScrollBarExtent:
        return px(12);
    case PM_ScrollBarSliderMin:
        return px(28);
    case PM_ScrollView_ScrollBarSpacing:
    case PM_MenuBarItemSpacing:
    case PM_MenuBarVMargin:
    case PM_MenuBarPanelWidth:
    case PM_MenuDesktopFrameWidth:
    case PM_TabBarTabVSpace:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_MenuBarHMargin:
        return px(10);
    case PM_MenuPanelWidth:
        return px(1);
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return px(4);
    case PM_TabBarTabHSpace:
        return px(36);
    case PM_SmallIconSize:
        return px(16);
    case PM_ToolTipLabelFrameWidth:
        return px(12);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* more) const
{
    switch (hint) {
    case SH_Widget_Animation_Duration:
    case SH_Widget_Animate:
    case SH_ComboBox_Popup: // the list opens below the field, not over it
        return 0;
    case SH_ComboBox_PopupFrameStyle:
        return static_cast<int>(QFrame::StyledPanel) | static_cast<int>(QFrame::Plain);
    default:
        return QProxyStyle::styleHint(hint, option, widget, more);
    }
}

QIcon Style::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const
{
    return icon == SP_LineEditClearButton ? clearIcon() : QProxyStyle::standardIcon(icon, option, widget);
}

} // namespace kit

#include "moc_style.cpp"
