#include "entryrow.h"

#include "wording/tr.h"
#include "ui/kit/inview.h"
#include "ui/sheet/entry/fieldtext.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

constexpr int boxSize = 48; // pixels at 100 %

QString sideLetter(Side side)
{
    return side == Side::A ? u"A"_s : u"B"_s;
}

QString firstName(const QString& name)
{
    return name.section(u' ', 0, 0);
}

} // namespace

EntryRow::EntryRow(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_entry(scoring::RuleSet{})
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &kit::Theme::changed, this, [this] {
        updateGeometry();
        place();
    });
}

void EntryRow::begin(const HandEntry& entry, int number, const RowHead& head)
{
    m_entry = entry;
    m_before.clear();
    m_number = number;
    m_asksForEnter = false;
    m_head = head;
    m_preview = {};
    showCurrent();
    Q_EMIT changed();
}

void EntryRow::setNames(const scoring::PerSide<std::array<QString, 2>>& names)
{
    m_names = names;
    place();
}

void EntryRow::put(const HandEntry& entry)
{
    m_entry = entry;
    showCurrent();
    Q_EMIT changed();
    Q_EMIT typed();
}

void EntryRow::put(const Typed& typed)
{
    m_before = typed.before;
    put(typed.entry);
}

bool EntryRow::takeBack()
{
    if (!m_waiting.empty()) { // typed too, and not in the boxes yet
        m_waiting.pop_back();
        return true;
    }
    if (m_held || m_before.empty())
        return false;
    HandEntry before = m_before.back();
    if (m_entry.areBidsFixed() && !before.hasSameBids(m_entry))
        return false;
    if (before.areBidsFixed() != m_entry.areBidsFixed())
        before.setBidsFixed(m_entry.areBidsFixed());
    m_before.pop_back();
    put(before);
    return true;
}

bool EntryRow::dropLast()
{
    HandEntry entry = m_entry;
    if (m_held || !entry.dropLast())
        return false;
    put(entry);
    return true;
}

void EntryRow::fixBids()
{
    m_entry.setBidsFixed(true);
    Q_EMIT changed();
}

void EntryRow::freeBids()
{
    HandEntry entry = m_entry;
    entry.setBidsFixed(false);
    if (!m_entry.isTyped()) {
        entry.dropLast();
        while (!m_before.empty() &&
               (m_before.back().hasSameBids(m_entry) || m_before.back().hasSameNumbers(entry)))
            m_before.pop_back();
    }
    put(entry);
}

void EntryRow::setMarked(bool marked)
{
    m_marked = marked;
    place();
}

void EntryRow::setPreview(const scoring::PerSide<Preview>& preview)
{
    m_preview = preview;
    QStringList sides;
    for (const Side side : scoring::bothSides) {
        const Preview& own = preview[side];
        QStringList words{sideLetter(side)};
        words << own.tags << own.points << own.score << own.after;
        words.removeAll({});
        sides << words.join(u' ');
    }
    setAccessibleDescription(sides.join(u", "_s));
    update();
}

QSize EntryRow::sizeHint() const
{
    return {m_theme.px(HandsView::leastWidth), m_theme.px(labelHigh + boxSize + 14)};
}

QSize EntryRow::minimumSizeHint() const
{
    return sizeHint();
}

void EntryRow::setColumnsWidth(int width)
{
    m_columnsWidth = width;
    place();
}

ColumnWidths EntryRow::columns() const
{
    return {m_theme, m_columnsWidth};
}

QRect EntryRow::boxOf(const Field& field) const
{
    const ColumnWidths widths = columns();
    const bool bid = field.kind == Field::Kind::Bid;
    const int column = field.side == Side::A ? (bid ? BidA : TricksA) : (bid ? BidB : TricksB);
    const int size = m_theme.px(boxSize);
    const int gap = m_theme.px(3);
    const int right = widths.left(column) + widths.width(column) - m_theme.px(bid ? 4 : 2);
    const int fromRight = field.partner == 0 ? 1 : 0;
    // Two tricks of a side are wider than their column: they reach into the points, which are not known yet.
    const int beyond = !bid && field.partner >= 0 ? m_theme.px(51) : 0;
    return {right - (fromRight + 1) * (size + gap) + gap + beyond, height() - size - m_theme.px(9), size,
            size};
}

QString EntryRow::nameOf(const Field& field) const
{
    const QString side = sideLetter(field.side);
    const QString what = field.kind != Field::Kind::Bid ? Window::tr("tricks")
                         : !isFirst(field)              ? Window::tr("bid")
                         : m_head.first->seat           ? Window::tr("bid, the first to bid")
                                                        : Window::tr("bid, of the side that bids first");
    if (field.partner < 0)
        return Window::tr("side %1, %2").arg(side, what);
    const QString& name = m_names[field.side][static_cast<std::size_t>(field.partner)];
    return u"%1 (%2%3), %4"_s.arg(name, side, QString::number(field.partner + 1), what);
}

QString EntryRow::labelOf(const Field& field) const
{
    if (field.partner < 0)
        return Window::tr("Side %1").arg(sideLetter(field.side));
    const auto& names = m_names[field.side];
    const QString mine = firstName(names[static_cast<std::size_t>(field.partner)]);
    const QString theirs = firstName(names[static_cast<std::size_t>(1 - field.partner)]);
    return mine == theirs ? u"%1%2 %3"_s.arg(sideLetter(field.side), QString::number(field.partner + 1), mine)
                          : mine;
}

bool EntryRow::isFirst(const Field& field) const
{
    return m_head.first && field.kind == Field::Kind::Bid && field.side == m_head.first->side &&
           (field.partner < 0 || !m_head.first->seat || field.partner == m_head.first->seat->partner);
}

void EntryRow::showCurrent()
{
    place();
    if (hasFocus() || m_marked)
        kit::bringIntoView(*this, boxOf(m_entry.current()));
}

// Whoever scrolls to what has the focus scrolls to the box that is typed into: the row may be wider than the
// window.
QVariant EntryRow::inputMethodQuery(Qt::InputMethodQuery query) const
{
    return query == Qt::ImCursorRectangle ? boxOf(m_entry.current()) : QWidget::inputMethodQuery(query);
}

void EntryRow::place()
{
    const std::vector<Field> fields = m_entry.fields();
    while (m_boxes.size() < fields.size()) {
        auto* box = new FieldBox(m_theme, this);
        const std::size_t place = m_boxes.size();
        connect(box, &FieldBox::clicked, this, [this, place] {
            setFocus();
            if (m_asksForEnter)
                return;
            m_entry.setCurrent(m_entry.fields()[place]);
            showCurrent();
            Q_EMIT changed();
            Q_EMIT typed();
        });
        m_boxes.push_back(box);
    }
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        if (i >= fields.size()) {
            m_boxes[i]->hide();
            continue;
        }
        const Field& field = fields[i];
        m_boxes[i]->setGeometry(boxOf(field));
        const FieldBox::Current current = field != m_entry.current() ? FieldBox::Current::No
                                          : hasFocus()               ? FieldBox::Current::Yes
                                          : m_marked                 ? FieldBox::Current::WithoutFocus
                                                                     : FieldBox::Current::No;
        m_boxes[i]->show(nameOf(field), shownText(QString::fromStdString(m_entry.text(field))), current,
                         m_entry.isComputed(field));
    }
    const QString current = nameOf(m_entry.current());
    setAccessibleName(Window::tr("hand %1, %2").arg(QString::number(m_number), current));
    update();
}

void EntryRow::resizeEvent(QResizeEvent*)
{
    place();
}

void EntryRow::focusInEvent(QFocusEvent*)
{
    place();
}

void EntryRow::focusOutEvent(QFocusEvent*)
{
    place();
}

} // namespace sheet
