#include "helpscreen.h"

#include "tournament/model/setting.h"
#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace help {

namespace {

// Pixels at 100 %.
constexpr int rowHeight = 29;
constexpr int capsRoom = 116; ///< the text after the keycaps begins here if they leave room
constexpr int columnWidth = 330;

bool isCap(const QString& text)
{
    return text != u"–"_s && text != u"or"_s;
}

/// The text between keycaps, translated.
QString between(const QString& text)
{
    return text == u"or"_s ? Window::tr("or") : text;
}

QFont wordsFont(const kit::Theme& theme)
{
    return theme.font(15);
}

/// Distributes the groups so that columns have similar length: the longest group first, each into the
/// shortest column. Groups keep their order within and across columns.
QList<QList<qsizetype>> sharedOut(const QList<Group>& groups, int columns)
{
    const auto lengthOf = [&](qsizetype group) { return groups[group].lines.size() + 2; };
    const auto allOf = [&](const QList<qsizetype>& column) {
        qsizetype all = 0;
        for (const qsizetype group : column)
            all += lengthOf(group);
        return all;
    };
    QList<qsizetype> longest(groups.size());
    std::iota(longest.begin(), longest.end(), 0);
    std::ranges::stable_sort(longest, std::greater{}, lengthOf);
    QList<QList<qsizetype>> shared(columns);
    for (const qsizetype group : std::as_const(longest))
        *std::ranges::min_element(shared, {}, allOf) << group;
    for (QList<qsizetype>& column : shared)
        std::ranges::sort(column);
    std::ranges::sort(shared, {}, [&](const QList<qsizetype>& column) {
        return column.isEmpty() ? groups.size() : column.constFirst();
    });
    return shared;
}

} // namespace

KeyLine::KeyLine(kit::Theme& theme, const Line& line, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_line(line)
{
    setAccessibleName(Window::tr("%1, key %2").arg(line.does, line.caps.join(u' ')));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    kit::redrawWith(theme, this);
}

int KeyLine::capsWidth() const
{
    int wide = 0;
    for (const QString& each : m_line.caps)
        wide +=
            m_theme.px(5) + (isCap(each) ? kit::keycapWidth(m_theme, each)
                                         : QFontMetrics(wordsFont(m_theme)).horizontalAdvance(between(each)));
    return std::max(wide + m_theme.px(5), m_theme.px(capsRoom));
}

QSize KeyLine::sizeHint() const
{
    const QFontMetrics words(wordsFont(m_theme));
    return {capsWidth() + words.horizontalAdvance(m_line.does) + 2, m_theme.px(rowHeight)};
}

void KeyLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const kit::Colors& c = m_theme.colors();
    painter.fillRect(0, 0, width(), 1, c.line);
    double left = 0;
    for (const QString& each : m_line.caps) {
        const QRectF place(left, 1, width(), height() - 1);
        if (isCap(each)) {
            kit::paintKeycap(painter, m_theme, place, each);
            left += kit::keycapWidth(m_theme, each);
        } else {
            painter.setPen(c.soft);
            painter.setFont(wordsFont(m_theme));
            painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, between(each));
            left += QFontMetrics(painter.font()).horizontalAdvance(between(each));
        }
        left += m_theme.px(5);
    }
    kit::write(painter, m_theme, QRectF(capsWidth(), 1, width() - capsWidth(), height() - 1), m_line.does,
               wordsFont(m_theme), c.ink);
}

HelpScreen::HelpScreen(kit::Theme& theme, session::Session& session)
    : Screen(theme, session), m_which(new kit::DropDown(theme)), m_columns(new QHBoxLayout)
{
    auto* column = kit::columnIn(this, 12, kit::screenMargins);
    auto* note = new kit::Prose(theme, 15, kit::Line::Ink::Soft);
    note->setText(Window::tr("Everything also works by mouse and touch."));
    note->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    auto* title = kit::titleLine(theme, Window::tr("Keyboard"));
    title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    kit::add(head, {title, m_which});
    head->addWidget(note, 1);
    head->addWidget(closeButton());
    column->addLayout(head);
    auto* sheet = new QWidget;
    auto* around = kit::columnIn(sheet);
    m_columns->setSpacing(14);
    around->addLayout(m_columns, 1);
    m_page = new kit::Scroll(sheet);
    column->addWidget(m_page, 1);
    m_which->installEventFilter(this);
    m_which->setAccessibleName(Window::tr("keys of which screen"));
    for (int each = 0; each <= static_cast<int>(Sheet::Others); ++each)
        m_which->addItem(titleOf(static_cast<Sheet>(each)), each);
    connect(m_which, &QComboBox::activated, this, [this](int at) { show(static_cast<Sheet>(at)); });
    connect(&theme, &kit::Theme::changed, this, [this] {
        m_filled = 0;
        fill();
    });
}

void HelpScreen::show(Sheet sheet)
{
    m_sheet = sheet;
    m_which->setCurrentIndex(static_cast<int>(sheet));
    m_filled = 0;
    fill();
}

void HelpScreen::refresh() {}

// The width with one column, so that the window can get that narrow.
QSize HelpScreen::minimumSizeHint() const
{
    const QSize filled = Screen::minimumSizeHint();
    if (m_filled <= 1)
        return filled;
    const int head = layout()->itemAt(0)->minimumSize().width();
    const int edges = kit::screenMargins.left() + kit::screenMargins.right();
    return {qMin(filled.width(), qMax(head, m_theme.px(columnWidth)) + edges), filled.height()};
}

void HelpScreen::resizeEvent(QResizeEvent* event)
{
    Screen::resizeEvent(event);
    fill();
}

bool HelpScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_which || event->type() != QEvent::KeyPress)
        return Screen::eventFilter(watched, event);
    return scroll(*static_cast<const QKeyEvent*>(event)); // else they would choose another sheet
}

void HelpScreen::keyPressEvent(QKeyEvent* event)
{
    if (!scroll(*event))
        Screen::keyPressEvent(event);
}

bool HelpScreen::scroll(const QKeyEvent& event)
{
    const bool isUp = event.key() == Qt::Key_PageUp;
    if (!isUp && event.key() != Qt::Key_PageDown)
        return false;
    m_page->verticalScrollBar()->triggerAction(isUp ? QAbstractSlider::SliderPageStepSub
                                                    : QAbstractSlider::SliderPageStepAdd);
    return true;
}

namespace {

/// Which bids the rules of the open tournament have, in any match. All if there are none yet.
Calls callsIn(const session::Session& session)
{
    if (!session.isOpen() || session.tournament().setting->rules.empty())
        return {};
    const auto isIn = [&](bool (*holds)(const scoring::RuleSet&)) {
        return tournament::inAnyRules(*session.tournament().setting, holds);
    };
    return {isIn([](const auto& rules) { return rules.nil.valueMade || rules.nil.blindMade; }),
            isIn([](const auto& rules) { return rules.nil.blindMade || rules.contract.blindBid; })};
}

} // namespace

// A group stays in one column.
void HelpScreen::fill()
{
    const int columns = std::clamp((width() - 26) / m_theme.px(columnWidth), 1, 4);
    if (columns == m_filled)
        return;
    m_filled = columns;
    while (QLayoutItem* old = m_columns->takeAt(0)) {
        delete old->widget();
        delete old;
    }
    const QList<Group> groups = groupsOf(m_sheet, callsIn(m_session));
    for (const QList<qsizetype>& each : sharedOut(groups, columns)) {
        auto* widget = new QWidget;
        QVBoxLayout* column = kit::columnIn(widget, 12);
        for (const qsizetype group : each)
            column->addWidget(makeCard(groups[group]));
        column->addStretch(1);
        m_columns->addWidget(widget, 1);
    }
}

QWidget* HelpScreen::makeCard(const Group& group)
{
    auto* card = new kit::Card(m_theme);
    QVBoxLayout* rows = kit::columnIn(card, 0, {16, 8, 16, 6});
    auto* title = new kit::Line(m_theme, group.title, 16, kit::Weight::Medium);
    title->setFixedHeight(m_theme.px(rowHeight));
    rows->addWidget(title);
    for (const Line& line : group.lines)
        rows->addWidget(new KeyLine(m_theme, line));
    return card;
}

} // namespace help

#include "moc_helpscreen.cpp"
