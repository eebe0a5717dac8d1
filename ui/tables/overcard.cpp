#include "overcard.h"

#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/tournament/clockwords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <QPainter>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

namespace {

// Pixels at 100 %.
constexpr int lineHeight = 27;
constexpr int lastHeight = 33;
constexpr int overEdge = 12;
constexpr int overBetween = 4;
constexpr std::size_t mostRounds = 6; // only the next ones, because the last of many are far off

/// The last row, with a line above it.
class Total : public QWidget {
public:
    explicit Total(kit::Theme& theme) : m_theme(theme) { kit::lineIn(this, 8, {0, 4, 0, 0}); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(0, 1, width(), 1, m_theme.colors().line);
    }

private:
    kit::Theme& m_theme;
};

} // namespace

OverCard::OverCard(kit::Theme& theme, QWidget* parent)
    : Card(theme, parent), m_theme(theme), m_head(new kit::Line(theme, Window::tr("Estimated finish"), 15,
                                                                kit::Weight::Medium, kit::Line::Ink::Soft)),
      m_rows(new QVBoxLayout), m_last{new Total(theme), new kit::Line(theme, 16, kit::Weight::Medium),
                                      new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft),
                                      new kit::Line(theme, 16, kit::Weight::Medium)}
{
    setObjectName(u"estimatedFinish"_s);
    QVBoxLayout* column = kit::columnIn(this, overBetween, {14, overEdge, 14, overEdge - overBetween});
    column->addWidget(m_head);
    m_rows->setSpacing(0);
    column->addLayout(m_rows);
    column->addWidget(m_last.whole);
    auto* line = static_cast<QHBoxLayout*>(m_last.whole->layout());
    line->addWidget(m_last.what, 1);
    line->addWidget(m_last.range);
    line->addWidget(m_last.when);
    kit::follow(theme, this, [this] { fold(); });
}

void OverCard::add(std::size_t place, const QString& what, const QString& when)
{
    if (place == m_all.size()) {
        Row row{new QWidget, new kit::Line(m_theme, 16), nullptr, new kit::Line(m_theme, 16)};
        QHBoxLayout* line = kit::lineIn(row.whole);
        line->addWidget(row.what, 1);
        line->addWidget(row.when);
        m_rows->addWidget(row.whole);
        m_all.push_back(row);
    }
    m_all[place].what->setText(what);
    m_all[place].when->setText(when);
}

void OverCard::show(const bracket::Bracket& bracket, const std::optional<tournament::Forecast>& forecast,
                    int aheadMin)
{
    setVisible(forecast.has_value());
    if (!forecast || forecast->rounds.empty())
        return;
    const auto name = [&](const tournament::RoundForecast& round) {
        return kit::text(wording::roundName(bracket, round.bracket, round.round));
    };
    const auto time = [&](const std::string& utc) { return kit::text(wording::aboutTime(utc, aheadMin)); };
    const auto rounds = static_cast<int>(std::min(forecast->rounds.size() - 1, mostRounds));
    for (std::size_t i = 0; i < static_cast<std::size_t>(rounds); ++i)
        add(i, name(forecast->rounds[i]), time(forecast->rounds[i].over.likely));
    m_last.what->setText(name(forecast->rounds.back()));
    const QString range = kit::text(wording::spanText(forecast->over, aheadMin));
    m_last.range->setText(range.isEmpty() ? range : u'(' + range + u')'); // beside the likely time
    m_last.when->setText(time(forecast->over.likely));
    // A screen reader gets it in words. The range before the time would sound like two times.
    m_last.when->setAccessibleDescription(
        range.isEmpty() ? range
                        : Window::tr("between %1 and %2")
                              .arg(time(forecast->over.earliest), time(forecast->over.latest)));
    setToolTip(kit::whole(wording::paceText(forecast->pace)));
    if (rounds != m_rounds) // Side::fit() then shortens it again
        m_rounds = m_shown = rounds;
    fold();
}

void OverCard::setRounds(int shown)
{
    if (std::exchange(m_shown, shown) != shown)
        fold();
}

void OverCard::fold()
{
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        m_all[i].whole->setFixedHeight(m_theme.px(lineHeight));
        m_all[i].whole->setVisible(static_cast<int>(i) < m_shown);
    }
    m_last.whole->setFixedHeight(m_theme.px(lastHeight));
}

int OverCard::heightFor(int shown) const
{
    const int inside = m_head->sizeHint().height() + shown * m_theme.px(lineHeight);
    return 2 * overEdge + overBetween + inside + m_theme.px(lastHeight);
}

} // namespace tables

#include "moc_overcard.cpp"
