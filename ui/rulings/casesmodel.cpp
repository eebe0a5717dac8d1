#include "casesmodel.h"

#include "desk/rulings/ruling.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "ui/kit/rows.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

QString claimant(const tournament::Tournament& tournament, const tournament::Match& match,
                 facts::Challenger by)
{
    return by == facts::Challenger::Supervisor
               ? Window::tr("The supervisor")
               : kit::text(tournament::teamName(tournament,
                                                by == facts::Challenger::A ? match.teams.a : match.teams.b));
}

QString foundIn(const tournament::Tournament& tournament, const tournament::Match& match,
                const desk::CaseOnRecord& found)
{
    if (!found.evidence)
        return Window::tr("Nothing was said yet of what shows it.");
    const auto finding = desk::findingOf(match, found.challenge.book, *found.evidence);
    const std::string who = tournament::playerAt(tournament, match, found.challenge.accused);
    return kit::text(desk::verdictText(finding.verdict) + ' ' + desk::findingText(finding, who));
}

} // namespace

QString rulingWord(facts::Ruling ruling)
{
    switch (ruling) {
    case facts::Ruling::Upheld:
        return Window::tr("Upheld");
    case facts::Ruling::Rejected:
        return Window::tr("Rejected");
    case facts::Ruling::Withdrawn:
        break;
    }
    return Window::tr("Withdrawn");
}

void CasesModel::show(const tournament::Tournament& tournament)
{
    beginResetModel();
    m_cases = desk::casesIn(tournament);
    m_rows.clear();
    for (const desk::CaseOnRecord& found : m_cases) {
        const tournament::Match& match = *tournament::match(tournament, found.match);
        const QString game =
            match.series.games > 1 ? u" · "_s + Window::tr("game %1").arg(found.spot.game) : QString();
        const auto table = tournament::tableOf(tournament, match);
        Row row;
        row[Where] = {kit::sentence(wording::titleOf(match)) + game + u" · "_s +
                          Window::tr("hand %1").arg(found.hand),
                      table ? Window::tr("table %1").arg(*table) : QString()};
        row[Claimed] = {Window::tr("%1 accuses %2, book %3")
                            .arg(claimant(tournament, match, found.challenge.by),
                                 kit::text(tournament::seatName(tournament, match, found.challenge.accused)),
                                 QString::number(found.challenge.book)),
                        foundIn(tournament, match, found)};
        row[State] = found.decision ? Cell{rulingWord(found.decision->ruling), kit::text(found.decided->by)}
                                    : Cell{Window::tr("to be decided"), kit::text(found.claimed.by)};
        m_rows.push_back(row);
    }
    endResetModel();
}

int CasesModel::waiting() const
{
    return static_cast<int>(std::count_if(m_cases.begin(), m_cases.end(),
                                          [](const desk::CaseOnRecord& each) { return !each.decision; }));
}

int CasesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CasesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant CasesModel::data(const QModelIndex& index, int role) const
{
    const auto row = static_cast<std::size_t>(index.row());
    const Cell& cell = m_rows[row][static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return cell.first;
    case Qt::AccessibleTextRole:
        return cell.second.isEmpty() ? cell.first : cell.first + u", "_s + cell.second;
    case kit::SecondRole:
        return cell.second;
    case kit::StrongRole:
        return index.column() != Claimed;
    case kit::InkRole:
        return index.column() == State && !m_cases[row].decision ? QVariant(int(kit::Line::Ink::Warn))
                                                                 : QVariant();
    default:
        return {};
    }
}

namespace {

constexpr int sideMargin = 14; // pixels at 100 %
constexpr int topMargin = 11;

/// The text in lines of that width, its first word strong; answers how high they are.
double layOut(QTextLayout& layout, const kit::Theme& theme, qsizetype strong, double width)
{
    QTextLayout::FormatRange word;
    word.start = 0;
    word.length = static_cast<int>(strong);
    word.format.setFont(theme.font(16, kit::Weight::Strong));
    layout.setFormats({word});
    layout.beginLayout();
    double high = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, high});
        high += line.height() + theme.px(2);
    }
    layout.endLayout();
    return high;
}

} // namespace

FindingBanner::FindingBanner(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&theme, &kit::Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void FindingBanner::show(const rules::Finding& finding, const QString& who, const QString& more)
{
    m_verdict = finding.verdict;
    m_word = kit::text(desk::verdictText(finding.verdict));
    m_sentence = kit::text(desk::findingText(finding, who.toStdString()));
    if (!more.isEmpty())
        m_sentence += u' ' + more;
    setAccessibleName(text());
    updateGeometry();
    update();
}

QSize FindingBanner::sizeHint() const
{
    const int wide = m_theme.px(320);
    return {wide, heightForWidth(wide)};
}

QSize FindingBanner::minimumSizeHint() const
{
    return {m_theme.px(160), m_theme.px(2 * topMargin + 20)};
}

int FindingBanner::heightForWidth(int width) const
{
    QTextLayout layout(text(), m_theme.font(16));
    return static_cast<int>(layOut(layout, m_theme, m_word.size(), width - 2 * m_theme.px(sideMargin))) +
           2 * m_theme.px(topMargin);
}

void FindingBanner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const bool isProven = m_verdict == rules::Verdict::Proven;
    const bool isWrong = m_verdict == rules::Verdict::Contradictory;
    const double wide = isWrong ? 2 : 1;
    painter.setPen(QPen(isProven ? c.warn : isWrong ? c.bad : c.line, wide));
    painter.setBrush(isProven ? c.warnSoft : c.shade);
    painter.drawRoundedRect(QRectF(rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), m_theme.px(6),
                            m_theme.px(6));
    QTextLayout layout(text(), m_theme.font(16));
    layOut(layout, m_theme, m_word.size(), width() - 2 * m_theme.px(sideMargin));
    painter.setPen(isWrong ? c.bad : c.ink);
    layout.draw(&painter, QPointF(m_theme.px(sideMargin), m_theme.px(topMargin)));
}

} // namespace rulings
