#include "handsview.h"

#include "ui/drawing/fittedtext.h"
#include "ui/drawing/marks.h"
#include "ui/kit/scroll.h"
#include "wording/tr.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QSet>

#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

// Pixels at 100 %.
constexpr int handHeight = 43;
constexpr int lowHand = 32; // for reading only
constexpr int noteHeight = 30;

bool isNote(const QAbstractItemModel& model, int row)
{
    return !model.index(row, 0).data(HandsModel::NoteRole).toString().isEmpty();
}

/// Height of the text that says there are more hands.
int heightOfWords(const kit::Theme& theme)
{
    return QFontMetrics(theme.font(kit::Text::Small)).ascent() + theme.px(3);
}

/// Lines between hands and sides, as on paper.
void paintRules(QPainter& painter, const QRect& box, int column, const kit::Colors& c)
{
    painter.fillRect(box.left(), box.bottom(), box.width(), 1, c.line);
    if (column == BidA || column == BidB)
        painter.fillRect(box.left(), box.top(), 2, box.height(), c.line);
}

class Head : public QHeaderView {
public:
    Head(kit::Theme& theme, QWidget* parent) : QHeaderView(Qt::Horizontal, parent), m_theme(theme)
    {
        setSectionResizeMode(QHeaderView::Fixed);
        setSectionsClickable(false);
        setMinimumSectionSize(1); // a wider column would shift the others off the entry row
        setHighlightSections(false);
    }
    QSize sizeHint() const override { return {0, m_theme.px(32)}; }

protected:
    void paintSection(QPainter* painter, const QRect& box, int column) const override
    {
        const kit::Colors& c = m_theme.colors();
        paintRules(*painter, box, column, c); // no background, because the card around it has round corners
        painter->setPen(c.soft);
        painter->setFont(m_theme.font(kit::Text::Small, kit::Weight::Medium));
        const QString text = model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        const bool left = column == Dealer;
        const QRect inner = box.adjusted(m_theme.px(left ? 6 : 1), 0, -m_theme.px(8), 0);
        const Qt::AlignmentFlag side = left               ? Qt::AlignLeft
                                       : column == Number ? Qt::AlignHCenter
                                                          : Qt::AlignRight;
        painter->drawText(inner, static_cast<int>(side | Qt::AlignVCenter), text);
        if (column != ScoreA && column != ScoreB)
            return;
        painter->setRenderHint(QPainter::Antialiasing);
        const double size = m_theme.px(12);
        const double x =
            inner.right() - painter->fontMetrics().horizontalAdvance(text) - size - m_theme.px(5);
        painter->fillPath(drawing::sideMark(column == ScoreA, {x, box.center().y() - size / 2, size, size}),
                          column == ScoreA ? c.a : c.b);
    }

private:
    kit::Theme& m_theme;
};

class Cell : public QStyledItemDelegate {
public:
    Cell(kit::Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const kit::Colors& c = m_theme.colors();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (const QString note = index.data(HandsModel::NoteRole).toString(); !note.isEmpty()) {
            paintNote(*painter, option, note);
            return painter->restore();
        }
        const auto* view = qobject_cast<const HandsView*>(option.widget);
        const bool isCurrent = view && !view->hasEditor() && view->currentIndex().isValid() &&
                               view->currentIndex().row() == index.row();
        const bool isProvisional = view && view->isProvisional(index);
        painter->fillRect(option.rect, isCurrent ? c.aSoft : c.panel);
        if (isCurrent && index.column() == Number)
            painter->fillRect(option.rect.left(), option.rect.top(), m_theme.px(4), option.rect.height(),
                              c.focus);
        paintRules(*painter, option.rect, index.column(), c);
        const int column = index.column();
        const bool number = column == Number; // two figures and a star need the room beside the bar
        QRect box = option.rect.adjusted(m_theme.px(number             ? 4
                                                    : column == Dealer ? 6
                                                                       : 2),
                                         0, number ? 0 : -m_theme.px(8), -1);
        const bool score = column == ScoreA || column == ScoreB;
        const bool counts =
            index.data(HandsModel::StateRole).toInt() != static_cast<int>(scoring::State::AfterEnd);
        painter->setFont(m_theme.font(column == Dealer ? 14 : 18,
                                      score && !isProvisional ? kit::Weight::Strong : kit::Weight::Plain));
        const bool soft = column <= Dealer || index.data(HandsModel::SetRole).toBool() || !counts;
        painter->setPen(isProvisional ? c.dim : soft ? c.soft : c.ink);
        const Qt::Alignment alignment = column == Dealer   ? Qt::AlignLeft
                                        : column == Number ? Qt::AlignHCenter
                                                           : Qt::AlignRight;
        const QString text = index.data().toString();
        drawing::drawFitted(*painter, box, alignment | Qt::AlignVCenter, text, painter->font(),
                            m_theme.px(12));
        const int room = box.width();
        box.setRight(box.right() - painter->fontMetrics().horizontalAdvance(text) - m_theme.px(5));
        const bool isPoints = column == PointsA || column == PointsB;
        for (const QString& tag : index.data(HandsModel::TagRole).toStringList())
            paintTag(*painter, m_theme, box, tag, isPoints ? c.warn : column < BidB ? c.a : c.b, isPoints);
        if (index.data(HandsModel::SetRole).toBool()) {
            painter->setPen(isProvisional ? c.dim : c.soft); // like the number
            paintSet(*painter, box, room);
        }
        paintFocus(*painter, option);
        painter->restore();
    }

private:
    void paintFocus(QPainter& painter, const QStyleOptionViewItem& option) const
    {
        if (!(option.state & QStyle::State_HasFocus))
            return;
        painter.setPen(QPen(m_theme.colors().focus, m_theme.px(2)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -3), 5, 5);
    }
    void paintNote(QPainter& painter, const QStyleOptionViewItem& option, const QString& note) const
    {
        const kit::Colors& c = m_theme.colors();
        painter.fillRect(option.rect, c.shade);
        painter.fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1, c.line);
        painter.setPen(c.soft);
        const int left = ColumnWidths(m_theme, option.rect.width(), true).left(Dealer) + m_theme.px(6);
        drawing::drawFitted(painter, QRectF(option.rect).adjusted(left, 0, -m_theme.px(8), 0),
                            Qt::AlignLeft | Qt::AlignVCenter, note, m_theme.font(kit::Text::Small),
                            m_theme.px(14));
        paintFocus(painter, option);
    }
    void paintSet(QPainter& painter, const QRect& box, int column) const
    {
        // Decides by the column's width, so that the whole sheet has either the word or the mark of the
        // chart.
        const int longest = QFontMetrics(m_theme.font(18)).horizontalAdvance(u"−100"_s);
        painter.setFont(m_theme.font(kit::Text::Small));
        const QString word = Window::tr("set");
        const bool fits = painter.fontMetrics().horizontalAdvance(word) + longest + m_theme.px(5) <= column;
        painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, fits ? word : u"×"_s);
    }

    kit::Theme& m_theme;
};

} // namespace

ColumnWidths::ColumnWidths(const kit::Theme& theme, int width, bool hasBags)
    : m_isWide(width >= theme.px(800))
{
    const int number = theme.px(28);
    const int dealer = theme.px(m_isWide ? 96 : 70); // also has who bids first
    const double side = (width - number - dealer) / 2.0;
    static constexpr double wide[] = {0, 0.36, 0.50, 0.69, 0.81, 1};
    static constexpr double narrow[] = {0, 0.335, 0.495, 0.667, 0.807, 1};
    static constexpr double wideWithout[] = {0, 0.38, 0.54, 0.77, 0.77, 1};
    static constexpr double narrowWithout[] = {0, 0.355, 0.535, 0.76, 0.76, 1};
    const double* ends = hasBags ? (m_isWide ? wide : narrow) // the boxes of the entry row decide
                                 : (m_isWide ? wideWithout : narrowWithout);
    m_left[Number] = 0;
    m_left[Dealer] = number;
    for (int i = 0; i < 5; ++i) {
        m_left[BidA + i] = number + dealer + qRound(side * ends[i]);
        m_left[BidB + i] = number + dealer + qRound(side + side * ends[i]);
    }
    m_left[Columns] = width;
}

HandsView::HandsView(kit::Theme& theme, HandsModel& model, QWidget* parent)
    : QTableView(parent), m_theme(theme)
{
    setModel(&model);
    setHorizontalHeader(new Head(theme, this));
    setItemDelegate(new Cell(theme, this));
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setAccessibleName(Window::tr("hands of this game"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    connect(&theme, &kit::Theme::changed, this, &HandsView::dress);
    connect(&model, &QAbstractItemModel::headerDataChanged, this,
            [this, &model] { setHasBags(model.hasBags()); });
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &HandsView::placeNotes);
    connect(&model, &QAbstractItemModel::dataChanged, this, &HandsView::placeNotes);
    connect(&model, &QAbstractItemModel::rowsInserted, this, [this] {
        placeNotes();
        showConcerned();
    });
    dress();
}

void HandsView::dress()
{
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(m_theme.px(handHeight));
    placeColumns();
    placeNotes();
}

void HandsView::placeNotes()
{
    clearSpans();
    const int ofHand = heightOfHand();
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (isNote(*model(), row))
            setSpan(row, 0, 1, Columns);
        setRowHeight(row, heightOf(row, ofHand));
    }
    updateGeometry();
    placeEditor();
}

int HandsView::heightOf(int row, int ofHand) const
{
    if (m_editor && row == m_editedRow)
        return m_editor->sizeHint().height();
    return isNote(*model(), row) ? m_theme.px(noteHeight) : ofHand;
}

// Low enough for all hands to be in view. If they can't be, whole hands below the text that there are more.
int HandsView::heightOfHand() const
{
    const int usual = m_theme.px(handHeight);
    const int least = m_theme.px(lowHand);
    int hands = 0;
    int room = viewport()->height();
    for (int row = 0; row < model()->rowCount(); ++row) {
        hands += isNote(*model(), row) ? 0 : 1;
        room -= isNote(*model(), row) ? m_theme.px(noteHeight) : 0;
    }
    if (!m_isOver || m_editor || hands == 0)
        return usual;
    if (room / hands >= least)
        return qMin(usual, room / hands);
    const int below = viewport()->height() - heightOfWords(m_theme);
    return below < least ? least : below / (below / least);
}

void HandsView::setOver(bool isOver)
{
    if (std::exchange(m_isOver, isOver) == isOver)
        return;
    placeNotes();
    showConcerned();
}

void HandsView::setEditor(QWidget* editor, std::optional<int> row)
{
    const bool isIn = m_editor != nullptr;
    if (isIn == row.has_value() && row.value_or(-1) == m_editedRow)
        return;
    m_editor = row ? editor : nullptr;
    m_editedRow = row.value_or(-1);
    const bool hadFocus = editor->hasFocus();
    const bool wasShown = editor->isVisibleTo(editor->parentWidget());
    if (row && !isIn)
        editor->setParent(viewport());
    else if (!row)
        if (auto* column = qobject_cast<QBoxLayout*>(parentWidget()->layout()))
            column->insertWidget(column->indexOf(this) + 1, editor);
    editor->setVisible(wasShown);
    viewport()->update();
    placeNotes();
    showConcerned();
    if (hadFocus)
        editor->setFocus();
}

void HandsView::placeEditor()
{
    if (m_editor)
        m_editor->setGeometry(0, rowViewportPosition(m_editedRow), viewport()->width(),
                              rowHeight(m_editedRow));
}

void HandsView::setHasBags(bool has)
{
    if (std::exchange(m_hasBags, has) == has)
        return;
    for (const int column : {BagsA, BagsB})
        setColumnHidden(column, !has);
    placeColumns();
}

void HandsView::placeColumns()
{
    const ColumnWidths widths(m_theme, viewport()->width(), m_hasBags);
    for (int column = 0; column < Columns; ++column)
        setColumnWidth(column, widths.width(column));
    Q_EMIT columnsPlaced(viewport()->width(), m_hasBags);
}

QSize HandsView::sizeHint() const
{
    int high = horizontalHeader()->sizeHint().height();
    for (int row = 0; row < model()->rowCount(); ++row)
        high += heightOf(row, m_theme.px(handHeight)); // at their preferred height
    return {m_theme.px(leastWidth), high};
}

QSize HandsView::minimumSizeHint() const
{
    const int high = m_editor                  ? rowHeight(m_editedRow)
                     : model()->rowCount() > 0 ? verticalHeader()->defaultSectionSize()
                                               : 0;
    return {m_theme.px(leastWidth), horizontalHeader()->sizeHint().height() + high};
}

void HandsView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    placeColumns();
    if (m_isOver && event->size().height() != event->oldSize().height())
        placeNotes();
    showConcerned();
    placeEditor();
}

// Scrolls to the amended or selected hand; else to the newest.
void HandsView::showConcerned()
{
    updateGeometries(); // Qt would do so later, if the heights of rows have changed
    if (m_editor)
        scrollTo(model()->index(m_editedRow, 0));
    else if (currentIndex().isValid())
        scrollTo(currentIndex());
    else
        scrollToBottom();
}

void HandsView::focusInEvent(QFocusEvent* event)
{
    const bool wasNowhere = !currentIndex().isValid();
    QTableView::focusInEvent(event);
    const bool isByKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (wasNowhere && (isByKey || event->reason() == Qt::OtherFocusReason))
        setCurrentIndex(isByKey ? model()->index(model()->rowCount() - 1, PointsA) : QModelIndex());
}

// Covers a partial row at an edge with the text that there are more hands.
void HandsView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    paintMore(rowAt(0), true);
    paintMore(rowAt(viewport()->height() - 1), false);
}

void HandsView::paintMore(int row, bool isAbove)
{
    QRect strip = boxOf(row) & viewport()->rect();
    const bool isWhole = isAbove ? boxOf(row).top() == strip.top() : boxOf(row).bottom() == strip.bottom();
    const bool isLast = row == (isAbove ? 0 : model()->rowCount() - 1);
    const bool isWanted = (m_editor && row == m_editedRow) || strip.height() == viewport()->height();
    if (row < 0 || isWanted || (isWhole && isLast))
        return;
    if (isWhole)
        strip = {}; // the edge is between two rows
    const int inner = isWhole ? row : isAbove ? row + 1 : row - 1;
    QPainter painter(viewport());
    painter.setFont(m_theme.font(kit::Text::Small));
    const int ofWords = heightOfWords(m_theme);
    if (strip.height() < ofWords && mayBeCovered(inner, isAbove))
        strip |= boxOf(inner);
    const bool hasRoom = strip.height() >= ofWords;
    if (isAbove)
        strip.setHeight(strip.height() - 1); // keeps its line
    painter.fillRect(strip, m_theme.colors().panel);
    painter.setPen(m_theme.colors().soft);
    const int left = columnViewportPosition(Dealer) + m_theme.px(6);
    if (hasRoom)
        painter.drawText(strip.adjusted(left, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         isAbove ? Window::tr("Earlier hands above") : Window::tr("Later hands below"));
}

QRect HandsView::boxOf(int row) const
{
    return {0, rowViewportPosition(row), viewport()->width(), rowHeight(row)};
}

// Whether the text may cover the row: not if it is selected or amended, or the only one in view.
bool HandsView::mayBeCovered(int row, bool isAbove) const
{
    const int next = row + (isAbove ? 1 : -1);
    const bool isNeeded = row == currentIndex().row() || (m_editor && row == m_editedRow);
    return !isNeeded && next >= 0 && next < model()->rowCount() && viewport()->rect().contains(boxOf(next));
}

void HandsView::keyPressEvent(QKeyEvent* event)
{
    // Page Up and Page Down go to another table or game, as in the row.
    static const QSet<int> own{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,
                               Qt::Key_Down, Qt::Key_Home,  Qt::Key_End};
    if (own.contains(event->key()) && !(event->modifiers() & Qt::ControlModifier) && !m_editor)
        QTableView::keyPressEvent(event);
    else
        Q_EMIT keyPassedOn(event);
}

void HandsView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    viewport()->update(); // repaints the whole row
    if (current.isValid())
        kit::bringIntoView(*viewport(), visualRect(current));
    else
        showConcerned();
    Q_EMIT cellChosen();
}

} // namespace sheet

#include "moc_handsview.cpp"
