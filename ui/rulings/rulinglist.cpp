#include "rulinglist.h"

#include "ui/kit/follow.h"
#include "ui/kit/icons.h"
#include "ui/kit/text.h"
#include "ui/rulings/cases/ruled.h"
#include "ui/session/keys.h"
#include "wording/clock.h"
#include "wording/tr.h"

#include <QHeaderView>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

constexpr int rulingHeight = 66; // pixels at 100 %, as all below; with one line for where and about
constexpr int lineHeight = 20;   // for the effect of a ruling
constexpr int headingOfList = 40;
constexpr int rulingIcon = 20;
constexpr int iconWidth = 30;
constexpr int rowEdges = 18; // left and right margins of a row together
constexpr int cardLabel = 118;

enum Extra { StateCell = 1, IconCell, ToneCell, EffectCell }; ///< columns after the one that a row shows

kit::Row headingOf(const QString& id, const QString& text, const QString& more)
{
    return {id, {{.text = text}, {.text = more}}, true};
}

kit::Row rowOf(const OnRecord& ruling)
{
    const QString second = kit::joined({ruling.where, ruling.about}, u" · "_s);
    const QString effect = ruling.effect == ruling.state ? QString() : ruling.effect; // the state says it
    return {kit::text(ruling.op),
            {{.text = ruling.title,
              .second = second,
              .toolTip = second,
              .spoken = kit::joined({ruling.title, second, ruling.state, effect}, u", "_s)},
             {.text = ruling.state},
             {.text = ruling.icon},
             {.text = QString::number(static_cast<int>(ruling.tone))},
             {.text = effect}}};
}

/// Where and about, in as many lines as needed.
QString aboutOf(const kit::Theme& theme, const kit::Row& row)
{
    return kit::breakable(row.cells.at(0).second, QFontMetrics(theme.font(14)));
}

/// The extra height if that needs more than one line.
int linesBelow(const kit::Theme& theme, const kit::Row& row, int width)
{
    const QFontMetrics metrics(theme.font(14));
    const QRect room(0, 0, width, QWIDGETSIZE_MAX);
    const QRect words = metrics.boundingRect(room, Qt::TextWordWrap, aboutOf(theme, row));
    return qMax(0, words.height() - metrics.height());
}

/// Title and state side by side, below them where and about, below that the effect.
class Delegate : public kit::RowDelegate {
public:
    Delegate(kit::Theme& theme, const kit::RowModel& rows, QObject* parent)
        : RowDelegate(theme, parent), m_rows(rows)
    {
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF box = paintGround(*painter, option);
        const kit::Row& row = m_rows.at(index.row());
        if (row.isHeading)
            paintHeading(*painter, box, row);
        else
            paintRuling(*painter, box, row, painter->device()->devicePixelRatioF());
        painter->restore();
    }

private:
    void paintHeading(QPainter& painter, const QRectF& box, const kit::Row& row) const
    {
        const kit::Colors& c = m_theme.colors();
        kit::write(painter, m_theme, box, row.cells.at(0).text, m_theme.font(15, kit::Weight::Medium), c.ink);
        kit::write(painter, m_theme, box, row.cells.at(StateCell).text, m_theme.font(14), c.soft,
                   Qt::AlignRight | Qt::AlignVCenter);
    }
    void paintRuling(QPainter& painter, const QRectF& box, const kit::Row& row, double density) const
    {
        const kit::Colors& c = m_theme.colors();
        const auto tone = static_cast<OnRecord::Tone>(row.cells.at(ToneCell).text.toInt());
        const bool isOpen = tone == OnRecord::Tone::Open;
        const int icon = m_theme.px(rulingIcon);
        painter.drawPixmap(QPointF(box.left(), box.center().y() - icon / 2.0),
                           kit::icon(row.cells.at(IconCell).text, icon, isOpen ? c.warn : c.soft, density));
        const double left = box.left() + m_theme.px(iconWidth);
        const QRectF badge = paintBadge(painter, box, row.cells.at(StateCell).text, tone);
        kit::write(painter, m_theme,
                   {left, box.top() + m_theme.px(8), badge.left() - left - m_theme.px(8), badge.height()},
                   row.cells.at(0).text, m_theme.font(16), c.ink);
        const QString& effect = row.cells.at(EffectCell).text;
        const double high = effect.isEmpty() ? 0 : m_theme.px(lineHeight);
        const QRectF below(left, badge.bottom(), box.right() - left,
                           box.bottom() - badge.bottom() - m_theme.px(4) - high);
        painter.setPen(c.soft);
        painter.setFont(m_theme.font(14));
        painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, aboutOf(m_theme, row));
        kit::write(painter, m_theme, {left, below.bottom(), below.width(), high}, effect, m_theme.font(14),
                   c.ink);
    }
    QRectF paintBadge(QPainter& painter, const QRectF& box, const QString& text, OnRecord::Tone tone) const
    {
        const kit::Colors& c = m_theme.colors();
        const QFont font = m_theme.font(14, kit::Weight::Medium);
        const QFontMetricsF metrics(font);
        const double most = box.width() / 2;
        const double wide = qMin(most, metrics.horizontalAdvance(text) + m_theme.px(20));
        const QRectF place(box.right() - wide, box.top() + m_theme.px(8), wide, m_theme.px(28));
        const bool isOpen = tone == OnRecord::Tone::Open;
        const bool isUpheld = tone == OnRecord::Tone::Upheld;
        painter.setPen(isOpen ? QPen(Qt::NoPen) : QPen(isUpheld ? c.ok : c.field, 1)); // like a kit::Badge
        painter.setBrush(isOpen ? c.warnSoft : c.panel);
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), place.height() / 2, place.height() / 2);
        kit::write(painter, m_theme, place.adjusted(m_theme.px(8), 0, -m_theme.px(8), 0), text, font,
                   isOpen     ? c.warn
                   : isUpheld ? c.ok
                              : c.ink,
                   Qt::AlignCenter);
        return place;
    }

    const kit::RowModel& m_rows;
};

} // namespace

RulingList::RulingList(kit::Theme& theme)
    : RowTable(theme, Window::tr("rulings of the tournament"), QStringList{QString()}), m_theme(theme)
{
    setObjectName(u"rulings"_s);
    setItemDelegate(new Delegate(theme, rows(), this));
    setRowHeight(rulingHeight);
    setHeaderShown(false);
    connect(&theme, &kit::Theme::changed, this, &RulingList::fitRows);
}

void RulingList::show(const std::vector<OnRecord>& all)
{
    m_all = all;
    QList<kit::Row> shown;
    const auto open = std::ranges::count_if(all, &OnRecord::isOpen);
    const auto decided = static_cast<std::ptrdiff_t>(all.size()) - open;
    if (open > 0)
        shown << headingOf(u"open"_s, Window::tr("Open"), QString::number(open));
    bool isHeaded = false;
    for (const OnRecord& each : all) { // open ones come first
        if (!each.isOpen && !std::exchange(isHeaded, true))
            shown << headingOf(u"decided"_s, Window::tr("Decided"),
                               decided > 1 ? Window::tr("newest first") : QString());
        shown << rowOf(each);
    }
    showRows(shown);
    fitRows();
    if (!current())
        goTo(nearestRuling(qMax(0, currentRow())));
    Q_EMIT currentIs(); // also for the same ruling, because its text may have changed
}

void RulingList::fitRows()
{
    const int wide = viewport()->width() - m_theme.px(rowEdges) - m_theme.px(iconWidth);
    for (int row = 0; row < rows().rowCount(); ++row) {
        const kit::Row& its = rows().at(row);
        const int high = its.isHeading                             ? headingOfList
                         : its.cells.at(EffectCell).text.isEmpty() ? rulingHeight
                                                                   : rulingHeight + lineHeight;
        const int more = its.isHeading ? 0 : linesBelow(m_theme, its, wide);
        verticalHeader()->resizeSection(row, m_theme.px(high) + more);
    }
}

void RulingList::resizeEvent(QResizeEvent* event)
{
    fitRows();
    RowTable::resizeEvent(event); // keeps the cursor in view
}

const OnRecord* RulingList::at(int row) const
{
    const auto found = std::ranges::find(m_all, rows().idAt(row).toStdString(), &OnRecord::op);
    return found == m_all.end() ? nullptr : &*found;
}

int RulingList::nearestRuling(int row) const
{
    for (int next = row; next < rows().rowCount(); ++next)
        if (!rows().at(next).isHeading)
            return next;
    return -1;
}

void RulingList::goToRuling(const std::string& op)
{
    if (const int row = rows().rowOf(kit::text(op)); row >= 0)
        goTo(row);
}

void RulingList::goToNewest()
{
    const auto newest = std::ranges::max_element(m_all, {}, &OnRecord::seq);
    if (newest != m_all.end())
        goToRuling(newest->op);
}

QModelIndex RulingList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex next = RowTable::moveCursor(action, modifiers);
    if (action == MoveHome && rows().rowCount() > 0)
        return rows().index(nearestRuling(0), 0);
    return next.isValid() && rows().at(next.row()).isHeading ? currentIndex() : next;
}

void RulingList::currentChanged(const QModelIndex& is, const QModelIndex& was)
{
    RowTable::currentChanged(is, was);
    Q_EMIT currentIs();
}

RulingCard::RulingCard(kit::Theme& theme)
    : m_theme(theme), m_title(new kit::Line(theme, 20, kit::Weight::Medium)), m_state(new kit::Badge(theme)),
      m_rows(new QWidget), m_open(new kit::KeycapButton(theme, {}, u"Enter"_s)),
      m_sheet(new kit::KeycapButton(theme, session::title(session::Key::ToScoreSheet),
                                    session::shown(session::Key::Challenge)))
{
    QVBoxLayout* column = kit::columnIn(this, 12);
    auto* head = new QWidget;
    QHBoxLayout* line = kit::lineIn(head, 10);
    line->addWidget(m_title, 1);
    line->addWidget(m_state);
    auto* buttons = new QWidget;
    QHBoxLayout* end = kit::lineIn(buttons, 10);
    end->addWidget(m_open);
    end->addWidget(m_sheet);
    end->addStretch();
    kit::columnIn(m_rows, 0);
    kit::add(column, {head, m_rows});
    column->addStretch(1);
    column->addWidget(buttons);
    m_open->setObjectName(u"open"_s);
    m_open->setProperty("strong", true);
    m_sheet->setObjectName(u"sheet"_s);
    connect(m_open, &QPushButton::clicked, this, &RulingCard::openWanted);
    connect(m_sheet, &QPushButton::clicked, this, &RulingCard::sheetWanted);
}

void RulingCard::show(const OnRecord& ruling, int aheadMin)
{
    m_title->setText(ruling.title);
    m_state->setText(ruling.state);
    m_state->setTone(ruling.isOpen                           ? kit::Badge::Tone::Warn
                     : ruling.tone == OnRecord::Tone::Upheld ? kit::Badge::Tone::Good
                                                             : kit::Badge::Tone::Quiet);
    auto* column = qobject_cast<QVBoxLayout*>(m_rows->layout());
    kit::clear(*column);
    const QString at = wording::timeOfDay(tournament::wallClock(ruling.stamp.at, aheadMin));
    const std::pair<QString, QString> parts[] = {{Window::tr("Where"), ruling.where},
                                                 {Window::tr("Teams"), ruling.teams},
                                                 {Window::tr("About"), ruling.about},
                                                 {Window::tr("Challenged by"), ruling.by},
                                                 {Window::tr("Effect"), ruling.effect},
                                                 {Window::tr("Reason"), ruling.reason},
                                                 {Window::tr("Status"), ruling.status},
                                                 {ruling.isOpen ? Window::tr("Entered") : Window::tr("Ruled"),
                                                  Window::tr("%1, %2").arg(kit::text(ruling.stamp.by), at)}};
    for (const auto& [label, text] : parts) {
        if (text.isEmpty())
            continue;
        auto* row = new Ruled(m_theme, column->count() == 0);
        QHBoxLayout* line = kit::lineIn(row, m_theme.px(14), {0, 10, 0, 10});
        auto* words = new kit::Line(m_theme, label, 16, kit::Weight::Plain, kit::Line::Ink::Soft);
        kit::follow(m_theme, words, [this, words] { words->setFixedWidth(m_theme.px(cardLabel)); });
        auto* said = new kit::Prose(m_theme, 16);
        said->setText(text);
        line->addWidget(words, 0, Qt::AlignTop);
        line->addWidget(said, 1);
        column->addWidget(row);
    }
    const bool isProtest = ruling.kind == Kind::Protest;
    m_open->setVisible(isProtest || ruling.kind == Kind::Renege);
    m_open->setText(!isProtest      ? Window::tr("Open case")
                    : ruling.isOpen ? Window::tr("Settle protest")
                                    : Window::tr("Change decision"));
    m_open->setAccessibleName(m_open->text());
    m_sheet->setVisible(!ruling.match.empty());
}

} // namespace rulings

#include "moc_rulinglist.cpp"
