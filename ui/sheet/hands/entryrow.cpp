#include "entryrow.h"

#include "handsmodel.h"

#include "ui/drawing/fittedtext.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "ui/kit/widgets.h"
#include "wording/side.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QPainter>

#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

EntryRow::EntryRow(kit::Theme& theme, HandTyping& typing, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_typing(typing)
{
    kit::setRole(*this, QAccessible::Form);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &kit::Theme::changed, this, [this] {
        updateGeometry();
        place();
    });
    connect(&typing, &HandTyping::begun, this, [this] { m_preview = {}; });
    connect(&typing, &HandTyping::changed, this, &EntryRow::showCurrent);
    connect(&typing, &HandTyping::complained, this, [this](const QString& sentence) { tell(sentence); });
}

void EntryRow::setNames(const facts::PerSeat<QString>& names)
{
    m_names = names;
    place();
}

void EntryRow::setPreview(const scoring::PerSide<Preview>& preview)
{
    m_preview = preview;
    QStringList sides;
    for (const Side side : scoring::bothSides) {
        const Preview& own = preview[side];
        QStringList words{wording::letterOf(side)};
        words << own.tags << own.points << own.score << own.after;
        for (const auto& [column, figure] : own.figures)
            words << figure.is;
        words.removeAll({});
        sides << words.join(u' ');
    }
    setAccessibleDescription(sides.join(u", "_s));
    update();
}

void EntryRow::setPlace(const std::optional<Place>& place)
{
    const bool isOther = place.has_value() != m_place.has_value();
    m_place = place;
    if (isOther)
        updateGeometry();
    this->place();
}

void EntryRow::setColumns(int width, bool hasBags)
{
    m_columnsWidth = width;
    m_hasBags = hasBags;
    place();
}

// The second bid and the tricks end where their columns do. If names above the boxes don't fit then, the
// boxes are spread evenly.
int EntryRow::boxLeft(Side side, int place) const
{
    const ColumnWidths widths = columns();
    const auto endOf = [&](int column) {
        return widths.left(column) + widths.width(column) - m_theme.px(boxSize);
    };
    const int first = widths.left(side == Side::A ? BidA : BidB) + m_theme.px(firstBox);
    const int tricks = endOf(side == Side::A ? TricksA : TricksB) - m_theme.px(2);
    const int second = qMax((first + tricks) / 2, qMin(endOf(side == Side::A ? BidA : BidB) - m_theme.px(8),
                                                       tricks - m_theme.px(leastStep)));
    const int most = m_theme.px(mostStep);
    return place == 0   ? qMax(first, second - most)
           : place == 1 ? second
           : place == 2 ? tricks
                        : tricks + (place - 2) * qMin(tricks - second, most);
}

int EntryRow::placeOf(const Field& field)
{
    if (field.kind == Field::Kind::Bid)
        return field.partner == 0 ? 0 : 1; // the bid of a side is at the second place
    return field.partner == 1 ? 3 : 2;
}

QRect EntryRow::boxOf(const Field& field) const
{
    const ColumnWidths widths = columns();
    const bool bid = field.kind == Field::Kind::Bid;
    const int column = field.side == Side::A ? (bid ? BidA : TricksA) : (bid ? BidB : TricksB);
    const int size = m_theme.px(boxSize);
    const int top = height() - size - m_theme.px(m_place ? 7 + previousHigh : 9);
    const int apart = m_apart[field.side];
    const int moved = placeOf(field) == 0 ? 0 : placeOf(field) == 1 ? apart / 2 : apart;
    if (widths.isWide()) // wider apart, for the names above
        return {boxLeft(field.side, placeOf(field)) + moved, top, size, size};
    const int gap = m_theme.px(3);
    const int right = widths.left(column) + widths.width(column) - m_theme.px(bid ? 4 : 2);
    const int fromRight = field.partner == 0 ? 1 : 0;
    // Two boxes of tricks are wider than their column, so they reach into the points, which aren't known yet.
    const int beyond = !bid && field.partner >= 0 ? m_theme.px(51) : 0;
    return {right - (fromRight + 1) * (size + gap) + gap + beyond + moved, top, size, size};
}

int EntryRow::endOfBoxes(Side side) const
{
    int end = 0;
    for (const Field& field : entry().fields())
        if (field.side == side)
            end = qMax(end, boxOf(field).right());
    return end;
}

int EntryRow::labelRoom(const Field& field) const
{
    return columns().isWide()
               ? boxLeft(field.side, placeOf(field) + 1) - boxLeft(field.side, placeOf(field)) - m_theme.px(6)
               : m_theme.px(boxSize) - m_theme.px(3); // so that names don't touch
}

int EntryRow::lackingRoom(Side side) const
{
    const QFontMetrics metrics(m_theme.font(kit::Text::Small, kit::Weight::Strong));
    int lacking = 0;
    for (const Field& field : entry().fields()) {
        if (field.side != side)
            continue;
        if (field.partner >= 0 && field.kind != Field::Kind::Bid)
            return 0; // two boxes of tricks leave no room
        if (field.partner >= 0)
            lacking = qMax(lacking, metrics.horizontalAdvance(labelOf(field)) + 2 - labelRoom(field));
    }
    return qMin(2 * lacking, m_theme.px(mostApart));
}

QString EntryRow::nameOf(const Field& field) const
{
    const QString side = wording::letterOf(field.side);
    const QString what = field.kind != Field::Kind::Bid ? Window::tr("tricks")
                         : !isFirst(field)              ? Window::tr("bid")
                         : m_typing.head().first->seat  ? Window::tr("bid, the first to bid")
                                                        : Window::tr("bid, of the side that bids first");
    if (field.partner < 0)
        return Window::tr("side %1, %2").arg(side, what);
    const QString& name = m_names[{field.side, field.partner}];
    return u"%1 (%2%3), %4"_s.arg(name, side, QString::number(field.partner + 1), what);
}

QString EntryRow::labelOf(const Field& field) const
{
    if (field.partner < 0)
        return field.kind == Field::Kind::Tricks ? Window::tr("Tricks") : Window::tr("Bid");
    const QString name = kit::firstName(m_names[{field.side, field.partner}]);
    const bool isShared = name == kit::firstName(m_names[{field.side, 1 - field.partner}]);
    return isShared ? wording::letterOf(field.side) + QString::number(field.partner + 1) : name;
}

bool EntryRow::isFirst(const Field& field) const
{
    const auto& first = m_typing.head().first;
    return first && field.kind == Field::Kind::Bid && field.side == first->side &&
           (field.partner < 0 || !first->seat || field.partner == first->seat->partner);
}

void EntryRow::showCurrent()
{
    place();
    if (hasFocus() || m_marked)
        kit::bringIntoView(*this, boxOf(entry().current()));
}

// Scrolling to the focus scrolls to the current box, because the row may be wider than the window.
QVariant EntryRow::inputMethodQuery(Qt::InputMethodQuery query) const
{
    return query == Qt::ImCursorRectangle ? boxOf(entry().current()) : QWidget::inputMethodQuery(query);
}

// Tab goes from box to box, then to what is after the row. Qt also calls this when a hidden row must lose the
// focus.
bool EntryRow::focusNextPrevChild(bool next)
{
    if (isVisible() && m_typing.queuesKey([this, next] { focusNextPrevChild(next); }))
        return true;
    return (isVisible() && m_typing.step(next)) || QWidget::focusNextPrevChild(next);
}

void EntryRow::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & (Qt::AltModifier | Qt::MetaModifier) ||
        !m_typing.press(event->key(), event->modifiers()))
        event->ignore();
}

void EntryRow::place()
{
    m_apart = {lackingRoom(Side::A), lackingRoom(Side::B)};
    const std::vector<Field> fields = entry().fields();
    while (m_boxes.size() < fields.size()) {
        auto* box = new FieldBox(m_theme, this);
        const std::size_t place = m_boxes.size();
        connect(box, &FieldBox::clicked, this, [this, place] {
            setFocus();
            m_typing.goTo(entry().fields()[place]);
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
        m_boxes[i]->setMarkedAround(m_place.has_value());
        const FieldBox::Current current = field != entry().current() ? FieldBox::Current::No
                                          : hasFocus()               ? FieldBox::Current::Yes
                                          : m_marked                 ? FieldBox::Current::WithoutFocus
                                                                     : FieldBox::Current::No;
        // The second of two boxes is below the heading of the points.
        const bool isOneOfTwo = field.kind == Field::Kind::Tricks && field.partner >= 0;
        const std::string text = entry().text(field);
        const bool isBlindNil = text == "blind";
        const bool isBlind = isBlindNil || isBlindNumber(entry(), field);
        m_boxes[i]->show(isBlind ? Window::tr("%1, blind").arg(nameOf(field)) : nameOf(field),
                         shownText(isBlindNil ? u"nil"_s : QString::fromStdString(text)),
                         isOneOfTwo ? Window::tr("tricks")
                         : isBlind  ? Window::tr("blind")
                                    : QString(),
                         current, entry().computedField() == field);
    }
    if (const QString news = whatTheKeyDid(); !news.isEmpty() || accessibleName().isEmpty())
        tell(news);
    update();
}

// Screen readers read a changed name of the focus. So the name says first what the key did, then which field
// is next.
QString EntryRow::whatTheKeyDid()
{
    Announcement now{m_typing.number(), nameOf(entry().current()), {}};
    for (const Field& field : entry().fields())
        now.numbers << shownIn(entry(), field);
    const Announcement before = std::exchange(m_announced, now);
    if (now.hand != before.hand)
        return now.hand == before.hand + 1 ? Window::tr("Hand %1 saved").arg(before.hand)
                                           : Window::tr("Hand %1").arg(now.hand);
    QStringList news;
    const std::vector<Field> fields = entry().fields();
    for (qsizetype i = 0; i < now.numbers.size(); ++i) {
        const Field& field = fields[static_cast<std::size_t>(i)];
        if (const QString& is = now.numbers.at(i); is != before.numbers.value(i)) {
            const QString whose = field.partner < 0 ? nameOf(field) : labelOf(field);
            news << (is.isEmpty() ? Window::tr("%1: cleared").arg(whose) : u"%1: %2"_s.arg(whose, is));
        }
    }
    if (news.isEmpty() && now.field != before.field)
        news << Window::tr("Hand %1").arg(now.hand);
    return news.join(u", "_s);
}

void EntryRow::tell(const QString& news)
{
    const QString asked = nameOf(entry().current());
    setAccessibleName(news.isEmpty()
                          ? Window::tr("hand %1, %2").arg(QString::number(m_typing.number()), asked)
                          : Window::tr("%1. Now: %2").arg(news, asked));
}

void EntryRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const kit::Colors& c = m_theme.colors();
    painter.fillRect(rect(), m_place ? c.aSoft : c.shade); // like the selected hand
    if (m_place)
        painter.fillRect(0, 0, m_theme.px(4), height(), c.focus);
    painter.fillRect(0, height() - 1, width(), 1, c.line);
    for (const int column : {BidA, BidB})
        painter.fillRect(columns().left(column), 0, 2, height(), c.line);
    paintHead(painter);
    paintLabels(painter);
    if (m_place && m_place->previous)
        paintPrevious(painter);
    for (const Side side : scoring::bothSides) {
        paintPreview(painter, side);
        paintFigures(painter, side);
        paintTags(painter, side);
    }
}

// Shows who deals and bids first. If both don't fit, only who bids first, because the side shows who deals.
void EntryRow::paintHead(QPainter& painter) const
{
    const ColumnWidths widths = columns();
    const int middle = 2 * boxOf(entry().current()).center().y(); // level with the boxes
    painter.setPen(m_theme.colors().soft);
    painter.setFont(m_theme.font(18));
    const QRect ofNumber(widths.left(Number), 0, widths.width(Number), middle); // below those of hands
    painter.drawText(ofNumber.adjusted(m_theme.px(4), 0, 0, 0), Qt::AlignCenter,
                     m_place ? m_place->number : QString::number(m_typing.number()));
    painter.setFont(m_theme.font(kit::Text::Small));
    const QRect room(widths.left(Dealer) + m_theme.px(6), 0, widths.width(Dealer) - m_theme.px(12), middle);
    constexpr int wrapped = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
    const QString head = drawing::wordsWithin(m_place ? m_place->dealer : m_typing.head().text,
                                              painter.fontMetrics(), room.width());
    const QRect needed = painter.boundingRect(room, wrapped, head);
    const bool fits = widths.isWide() && needed.top() >= 0 && needed.bottom() < height();
    painter.drawText(room, wrapped, fits ? head : head.section(u'\n', -1));
}

// Marks who bids first, because the boxes always have the order of the sheet.
void EntryRow::paintLabels(QPainter& painter) const
{
    const kit::Colors& c = m_theme.colors();
    for (const Field& field : entry().fields()) {
        const QRect box = boxOf(field);
        const QRect over(box.left(), box.top() - m_theme.px(labelHigh),
                         labelRoom(field) + m_apart[field.side] / 2, m_theme.px(labelHigh - 3));
        const bool first = isFirst(field);
        const QFont font = m_theme.font(kit::Text::Small, first ? kit::Weight::Strong : kit::Weight::Plain);
        painter.setPen(first ? (field.side == Side::A ? c.a : c.b) : c.soft);
        drawing::drawFitted(painter, over, Qt::AlignLeft | Qt::AlignVCenter, labelOf(field), font,
                            m_theme.px(14));
        if (columns().isWide() && field.kind != Field::Kind::Bid && field.partner == 0)
            painter.fillRect(box.left() - m_theme.px(7), box.top(), 1, box.height(),
                             c.field); // bids and tricks have the same two names
        if (first)
            painter.fillRect(box.left() + 2, box.top() - m_theme.px(3), box.width() - 4, m_theme.px(3),
                             field.side == Side::A ? c.a : c.b);
    }
}

namespace {

/// The line is steep and behind the figures. A flat line over them would turn 0 into 8 and hide a minus, and
/// the end of a nearly flat one would look like a minus.
void paintStruck(QPainter& painter, const QRect& room, int flags, const QString& text, const kit::Colors& c)
{
    if (text.isEmpty())
        return;
    const QRect box = painter.boundingRect(room, flags, text).adjusted(-2, 0, 2, 0);
    const int rise = box.height() * 2 / 5;
    painter.setPen(c.field);
    painter.drawLine(box.left(), box.center().y() + rise, box.right(), box.center().y() - rise);
    painter.setPen(c.soft);
    painter.drawText(room, flags, text);
}

} // namespace

// The number on record, below each number that differs.
void EntryRow::paintPrevious(QPainter& painter) const
{
    painter.setFont(m_theme.font(kit::Text::Body)); // readable with a line through it
    for (const Field& field : entry().fields()) {
        const QString was = previousText(field);
        const QRect box = boxOf(field);
        const QRect below(box.left(), box.bottom(), box.width(), height() - m_theme.px(2) - box.bottom());
        paintStruck(painter, below, Qt::AlignCenter, was, m_theme.colors());
    }
}

QString EntryRow::previousText(const Field& field) const
{
    if (!m_place || !m_place->previous)
        return {};
    const QString was = shownIn(*m_place->previous, field);
    return was == shownIn(entry(), field) ? QString() : was;
}

// Above the score that they change, because the boxes leave no room beside them.
void EntryRow::paintTags(QPainter& painter, Side side) const
{
    const kit::Colors& c = m_theme.colors();
    const ColumnWidths widths = columns();
    const int first = widths.left(side == Side::A ? BagsA : BagsB);
    const int last = side == Side::A ? ScoreA : ScoreB;
    QRect box(first, m_theme.px(4), widths.left(last) + widths.width(last) - m_theme.px(8) - first,
              m_theme.px(labelHigh));
    painter.setBrush(Qt::NoBrush);
    for (const QString& tag : m_preview[side].tags)
        paintTag(painter, m_theme, box, tag, side == Side::A ? c.a : c.b);
}

void EntryRow::paintPreview(QPainter& painter, Side side) const
{
    const Preview& preview = m_preview[side];
    if (preview.score.isEmpty())
        return;
    const kit::Colors& c = m_theme.colors();
    const ColumnWidths widths = columns();
    const int last = side == Side::A ? ScoreA : ScoreB;
    QRect box(0, 0, widths.left(last) + widths.width(last) - m_theme.px(8),
              2 * boxOf(entry().current()).center().y());
    const auto draw = [&](const QString& text, const QFont& font, const QColor& color) {
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, text);
        box.setRight(box.right() - painter.fontMetrics().horizontalAdvance(text) - m_theme.px(5));
    };
    if (!preview.after.isEmpty())
        draw(preview.after, m_theme.font(14), c.soft);
    draw(preview.score, m_theme.font(20, kit::Weight::Strong), c.ink);
    const int left = widths.left(side == Side::A ? PointsA : PointsB);
    const int room = box.right() - qMax(left, endOfBoxes(side) + m_theme.px(5));
    const QString points = preview.points + u" →"_s;
    if (QFontMetrics(m_theme.font(14)).horizontalAdvance(points) < room)
        draw(points, m_theme.font(14), c.soft);
}

// The values of the amended hand and, struck through below, those on record.
void EntryRow::paintFigures(QPainter& painter, Side side) const
{
    const kit::Colors& c = m_theme.colors();
    const ColumnWidths widths = columns();
    const QRect box = boxOf(entry().current());
    for (const auto& [ofA, figure] : m_preview[side].figures) {
        const int column = side == Side::A ? ofA : ofA - BidA + BidB;
        const bool score = ofA == ScoreA;
        QRect room(widths.left(column), box.top(), widths.width(column) - m_theme.px(8), box.height());
        room.setLeft(qMax(room.left(), endOfBoxes(side) + m_theme.px(8)));
        painter.setPen(c.ink);
        drawing::drawFitted(painter, room, Qt::AlignRight | Qt::AlignVCenter, figure.is,
                            m_theme.font(score ? 20 : 18, score ? kit::Weight::Strong : kit::Weight::Plain),
                            m_theme.px(14));
        painter.setFont(m_theme.font(kit::Text::Body));
        // What is below a box is narrower than the box.
        room.setLeft(qMax(widths.left(column), endOfBoxes(side) - m_theme.px(8)));
        room.setTop(box.bottom());
        room.setBottom(height() - m_theme.px(2));
        paintStruck(painter, room, Qt::AlignRight | Qt::AlignVCenter, figure.was, c);
    }
}

} // namespace sheet

#include "moc_entryrow.cpp"
