#include "finding.h"

#include "desk/rulings/ruling.h"
#include "ui/kit/text.h"

#include <QPainter>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace rulings {

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
