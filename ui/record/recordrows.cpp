#include "recordrows.h"

#include "ui/drawing/fittedtext.h"
#include "ui/kit/text.h"
#include "wording/clock.h"
#include "wording/tr.h"

#include <QDateTime>
#include <QPainter>

using namespace Qt::StringLiterals;
using wording::Window;

namespace record {

QString clockOf(const std::string& utc)
{
    return wording::timeOfDay(QDateTime::fromString(kit::text(utc), Qt::ISODateWithMs).toLocalTime().time());
}

QString LineWords::whole() const
{
    return kit::joined({kit::joined({head, detail}, u": "_s), was, gone}, u"; "_s);
}

LineWords wordsOf(const wording::RecordLine& line, const std::string& match)
{
    const wording::FactLine said = wording::inRecordOf(line.said, match);
    LineWords words;
    words.head = kit::sentence(said.head);
    words.detail = kit::text(said.detail);
    words.was = kit::text(wording::beforeText(line.was));
    if (line.takenBack)
        words.gone =
            Window::tr("undone %1 by %2").arg(clockOf(line.takenBack->at), kit::text(line.takenBack->by));
    else if (!line.holds)
        words.gone = Window::tr("undone");
    return words;
}

QList<kit::Row> rowsOf(const std::vector<ShownLine>& lines)
{
    QList<kit::Row> rows;
    for (const auto& [line, words] : lines)
        rows << kit::Row{QString::number(line->seq),
                         {{clockOf(line->at)}, {kit::text(line->by)}, {words.whole()}}};
    return rows;
}

const QList<Group>& groups()
{
    static const QList<Group> all = {
        {QT_TRANSLATE_NOOP("Window", "Everything")},
        {QT_TRANSLATE_NOOP("Window", "Changes and undos"), facts::Group::None, true},
        {QT_TRANSLATE_NOOP("Window", "Hands"), facts::Group::Hands},
        {QT_TRANSLATE_NOOP("Window", "Rulings"), facts::Group::Rulings},
        {QT_TRANSLATE_NOOP("Window", "Calls, clocks and results"), facts::Group::Calls},
        {QT_TRANSLATE_NOOP("Window", "Players and teams"), facts::Group::People},
        {QT_TRANSLATE_NOOP("Window", "The tournament itself"), facts::Group::Tournament},
    };
    return all;
}

namespace {

constexpr int headHeight = 24; // pixels at 100 %
constexpr int lineHeight = 20;
constexpr int around = 6;

} // namespace

int RecordDelegate::heightOf(int lines)
{
    return 2 * around + headHeight + qMax(1, lines - 1) * lineHeight;
}

void RecordDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const kit::Colors& c = m_theme.colors();
    painter->save();
    const QRectF box = paintGround(*painter, option);
    const auto& [line, words] = m_lines[static_cast<std::size_t>(index.row())];
    if (index.column() == What) {
        paintWhat(*painter, box, words);
    } else {
        const bool isWhen = index.column() == When;
        const QRectF first(box.left(), box.top() + m_theme.px(around), box.width(), m_theme.px(headHeight));
        if (isWhen) // other lines refer to this number
            kit::write(*painter, m_theme, first.translated(0, m_theme.px(lineHeight)),
                       Window::tr("No. %1").arg(line->seq), m_theme.font(14), c.soft);
        kit::write(*painter, m_theme, first, index.data().toString(), m_theme.font(15),
                   isWhen ? c.soft : c.ink);
    }
    painter->restore();
}

void RecordDelegate::paintWhat(QPainter& painter, const QRectF& box, const LineWords& words) const
{
    const kit::Colors& c = m_theme.colors();
    const bool gone = !words.gone.isEmpty();
    const QColor& ink = gone ? c.soft : c.ink;
    const QFont strong = m_theme.font(kit::Text::Body, kit::Weight::Medium);
    if (words.lines() == 1 && QFontMetricsF(strong).horizontalAdvance(words.head) > box.width()) {
        painter.setPen(ink); // the second line is free
        const double rim = m_theme.px(around);
        return drawing::drawName(painter, box.adjusted(0, rim, 0, -rim), Qt::AlignLeft | Qt::AlignVCenter,
                                 words.head, strong, m_theme.px(14));
    }
    double y = box.top() + m_theme.px(around);
    const auto say = [&](const QString& text, int height, QFont font, const QColor& color, bool struck) {
        if (text.isEmpty())
            return;
        font.setStrikeOut(struck);
        kit::write(painter, m_theme, {box.left(), y, box.width(), static_cast<double>(m_theme.px(height))},
                   text, font, color);
        y += m_theme.px(height);
    };
    say(words.head, headHeight, strong, ink, gone);
    say(kit::sentence(words.detail), lineHeight, m_theme.font(15), ink, gone);
    say(kit::sentence(words.was), lineHeight, m_theme.font(15), c.soft, false);
    say(kit::sentence(words.gone), lineHeight, m_theme.font(15, kit::Weight::Medium), c.warn, false);
}

} // namespace record

#include "moc_recordrows.cpp"
