#include "entryrow.h"

#include "ui/drawing/words.h"
#include "ui/look/inview.h"

#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

constexpr int boxSize = 48; // pixels at 100 %
constexpr int labelHigh = 22;

QString sideLetter(Side side)
{
    return side == Side::A ? u"A"_s : u"B"_s;
}

QString firstName(const QString& name)
{
    return name.section(u' ', 0, 0);
}

} // namespace

FieldBox::FieldBox(look::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setCursor(Qt::IBeamCursor);
}

void FieldBox::show(const QString& name, const QString& text, Current current, bool isComputed)
{
    setAccessibleName(name + (text.isEmpty() ? QString() : u": "_s + text));
    m_text = text;
    m_current = current;
    m_isComputed = isComputed;
    setVisible(true);
    update();
}

void FieldBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const look::Colors& c = m_theme.colors();
    const double border = m_current == Current::No ? 1.5 : 3;
    QPen pen(m_current == Current::Yes ? c.focus : m_current == Current::No ? c.field : c.soft, border);
    if (m_isComputed && m_current == Current::No)
        pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.setBrush(c.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), m_theme.px(6), m_theme.px(6));
    painter.setPen(m_isComputed ? c.soft : c.ink);
    painter.setFont(m_theme.font(m_text.size() > 2 ? 16 : 22));
    painter.drawText(rect(), Qt::AlignCenter, m_text);
}

void FieldBox::mousePressEvent(QMouseEvent*)
{
    Q_EMIT clicked();
}

EntryRow::EntryRow(look::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_entry(scoring::RuleSet{})
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &look::Theme::changed, this, [this] {
        updateGeometry();
        place();
    });
}

void EntryRow::begin(const HandEntry& entry, int number, const RowHead& head)
{
    m_entry = entry;
    m_number = number;
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

void EntryRow::fixBids()
{
    m_entry.setBidsFixed(true);
    Q_EMIT changed();
}

void EntryRow::setMarked(bool marked)
{
    m_marked = marked;
    place();
}

void EntryRow::setPreview(const scoring::PerSide<Preview>& preview)
{
    m_preview = preview;
    update();
}

void EntryRow::go()
{
    m_held = false;
    while (!m_held && !m_waiting.empty()) {
        const auto press = m_waiting.front();
        m_waiting.pop_front();
        press();
    }
}

bool EntryRow::press(int key, Qt::KeyboardModifiers modifiers)
{
    const bool digit = key >= Qt::Key_0 && key <= Qt::Key_9;
    static constexpr int keys[] = {Qt::Key_N,        Qt::Key_Minus,     Qt::Key_B,
                                   Qt::Key_Asterisk, Qt::Key_Backspace, Qt::Key_Left,
                                   Qt::Key_Right,    Qt::Key_Enter,     Qt::Key_Return};
    const bool enter = key == Qt::Key_Enter || key == Qt::Key_Return;
    if (modifiers & Qt::ControlModifier && !enter)
        return false;
    if (!digit && std::find(std::begin(keys), std::end(keys), key) == std::end(keys))
        return false;
    if (m_held) {
        m_waiting.emplace_back([this, key, modifiers] { press(key, modifiers); });
        return true;
    }
    switch (key) {
    case Qt::Key_N:
    case Qt::Key_Minus:
        type(m_entry.press(HandEntry::Key::Nil));
        break;
    case Qt::Key_B:
    case Qt::Key_Asterisk:
        type(m_entry.press(HandEntry::Key::BlindNil));
        break;
    case Qt::Key_Backspace:
        type(m_entry.press(HandEntry::Key::Back));
        break;
    case Qt::Key_Left:
        type(m_entry.press(HandEntry::Key::Previous));
        break;
    case Qt::Key_Right:
        type(m_entry.press(HandEntry::Key::Next));
        break;
    case Qt::Key_Enter:
    case Qt::Key_Return:
        if (m_entry.hasTricks())
            Q_EMIT entered(modifiers & Qt::ControlModifier);
        else
            type(m_entry.press(HandEntry::Key::Next));
        break;
    default:
        type(m_entry.digit(key - Qt::Key_0));
    }
    return true;
}

void EntryRow::give(int number)
{
    if (m_held) {
        m_waiting.emplace_back([this, number] { give(number); });
        return;
    }
    if (m_entry.waits())
        press(Qt::Key_Right, {});
    if (number >= 10)
        press(Qt::Key_1, {});
    press(Qt::Key_0 + number % 10, {});
    if (m_entry.waits())
        press(Qt::Key_Right, {});
}

void EntryRow::type(const std::string& complaint)
{
    showCurrent();
    Q_EMIT changed();
    Q_EMIT typed();
    if (!complaint.empty())
        Q_EMIT complained(QString::fromStdString(complaint));
    // A 1 that may still become 10 to 13 is no bid yet.
    if (m_entry.hasBids() && m_entry.current().kind == Field::Kind::Tricks)
        Q_EMIT bidsGiven();
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
    const QString what = (field.kind == Field::Kind::Bid ? u"bid"_s : u"tricks"_s) +
                         (!isFirst(field)      ? QString()
                          : m_head.first->seat ? u", the first to bid"_s
                                               : u", of the side that bids first"_s);
    if (field.partner < 0)
        return u"side %1, %2"_s.arg(side, what);
    const QString& name = m_names[field.side][static_cast<std::size_t>(field.partner)];
    return u"%1 (%2%3), %4"_s.arg(name, side).arg(field.partner + 1).arg(what);
}

QString EntryRow::labelOf(const Field& field) const
{
    if (field.partner < 0)
        return u"Side "_s + sideLetter(field.side);
    const auto& names = m_names[field.side];
    const QString mine = firstName(names[static_cast<std::size_t>(field.partner)]);
    const QString theirs = firstName(names[static_cast<std::size_t>(1 - field.partner)]);
    return mine == theirs ? u"%1%2 %3"_s.arg(sideLetter(field.side)).arg(field.partner + 1).arg(mine) : mine;
}

bool EntryRow::isFirst(const Field& field) const
{
    return m_head.first && field.kind == Field::Kind::Bid && field.side == m_head.first->side &&
           (field.partner < 0 || !m_head.first->seat || field.partner == m_head.first->seat->partner);
}

// Who bids first stands out: the boxes are always in the order of the sheet.
void EntryRow::paintLabels(QPainter& painter) const
{
    const look::Colors& c = m_theme.colors();
    for (const Field& field : m_entry.fields()) {
        const QRect box = boxOf(field);
        const QRect over(box.left(), box.top() - m_theme.px(labelHigh), box.width() - m_theme.px(1),
                         m_theme.px(labelHigh - 3));
        const bool first = isFirst(field);
        painter.setPen(first ? (field.side == Side::A ? c.a : c.b) : c.soft);
        drawing::drawFitted(
            painter, over, Qt::AlignLeft | Qt::AlignVCenter, labelOf(field),
            m_theme.font(look::Text::Small, first ? look::Weight::Strong : look::Weight::Plain),
            m_theme.px(14));
        if (first)
            painter.fillRect(box.left() + 2, box.top() - m_theme.px(3), box.width() - 4, m_theme.px(3),
                             field.side == Side::A ? c.a : c.b);
    }
}

void EntryRow::showCurrent()
{
    place();
    if (hasFocus() || m_marked)
        look::bringIntoView(*this, boxOf(m_entry.current()));
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
        m_boxes[i]->show(nameOf(field), QString::fromStdString(m_entry.text(field)), current,
                         m_entry.isComputed(field));
    }
    const QString current = nameOf(m_entry.current());
    setAccessibleName(u"hand %1, %2"_s.arg(m_number).arg(current));
    update();
}

void EntryRow::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & (Qt::AltModifier | Qt::MetaModifier) || !press(event->key(), event->modifiers()))
        event->ignore();
}

void EntryRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const look::Colors& c = m_theme.colors();
    painter.fillRect(rect(), c.shade);
    const ColumnWidths widths = columns();
    for (const int column : {BidA, BidB})
        painter.fillRect(widths.left(column), 0, 2, height(), c.line);
    painter.setPen(c.soft);
    painter.setFont(m_theme.font(18));
    const int middle = 2 * boxOf(m_entry.current()).center().y(); // all stands beside the boxes
    painter.drawText(QRect(widths.left(Number) + 6, 0, widths.width(Number) - 8, middle), Qt::AlignCenter,
                     QString::number(m_number));
    painter.setFont(m_theme.font(look::Text::Small));
    const QRect room(widths.left(Dealer) + 6, 0, widths.width(Dealer) - 8, height());
    constexpr int wrapped = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
    // Who bids first is what is asked for next; who deals is told beside the sheet too.
    const bool fits = painter.boundingRect(room, wrapped, m_head.text).height() <= room.height();
    painter.drawText(room, wrapped, fits ? m_head.text : m_head.text.section(u'\n', -1));
    paintLabels(painter);
    paintPreview(painter, Side::A);
    paintPreview(painter, Side::B);
}

void EntryRow::paintPreview(QPainter& painter, Side side) const
{
    const Preview& preview = m_preview[side];
    if (preview.score.isEmpty())
        return;
    const look::Colors& c = m_theme.colors();
    const ColumnWidths widths = columns();
    const int last = side == Side::A ? ScoreA : ScoreB;
    QRect box(0, 0, widths.left(last) + widths.width(last) - m_theme.px(8),
              2 * boxOf(m_entry.current()).center().y());
    const auto draw = [&](const QString& text, const QFont& font, const QColor& color) {
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, text);
        box.setRight(box.right() - painter.fontMetrics().horizontalAdvance(text) - m_theme.px(5));
    };
    if (!preview.after.isEmpty())
        draw(preview.after, m_theme.font(14), c.soft);
    draw(preview.score, m_theme.font(20, look::Weight::Strong), c.ink);
    const int room = box.right() - widths.left(side == Side::A ? PointsA : PointsB);
    const QString points = preview.points + u" →"_s;
    if (painter.fontMetrics().horizontalAdvance(points) < room)
        draw(points, m_theme.font(14), c.soft);
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
