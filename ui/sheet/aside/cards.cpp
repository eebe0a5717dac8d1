#include "cards.h"

#include "ui/drawing/marks.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/side.h"
#include "wording/tr.h"

#include <QPainter>

#include <cstdlib>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

using scoring::Side;

constexpr int bagSize = 9;        // pixels at 100 %, of the square for a bag
constexpr int bagStep = 15;       // from one square to the next
constexpr int bagLineHeight = 20; // pixels, minimum
constexpr int needMark = 12;
constexpr int narrowCard = 400; // pixels at 100 %: in a narrower card, names need the room of a large score
constexpr int narrowScore = 44;
constexpr int teamHeight = 30; // fits two lines of small text

/// The number in question: `+51 points`, `a bid of 5`.
QString numberOf(wording::Figure figure, const scoring::SideLedger& ledger)
{
    switch (figure) {
    case wording::Figure::Bid:
        return ledger.bid ? Window::tr("a bid of %1").arg(*ledger.bid) : Window::tr("no bid");
    case wording::Figure::Tricks:
        return Window::tr("%n trick(s)", nullptr, ledger.tricks);
    case wording::Figure::Bags:
        return Window::tr("%n bag(s)", nullptr, ledger.bags);
    case wording::Figure::Score:
        return Window::tr("a score of %1").arg(kit::number(ledger.score));
    case wording::Figure::Points:
        break;
    }
    return Window::tr("%1 point(s)", nullptr, std::abs(ledger.points)).arg(kit::signedNumber(ledger.points));
}

QStringList playersOf(const tournament::Tournament& tournament, const tournament::Match& match, Side side)
{
    QStringList names;
    for (const int partner : {0, 1})
        if (match.call)
            names << kit::text(tournament::personName(tournament, match.call->players[{side, partner}]));
    return names;
}

/// The name takes a second line before it is shortened.
class TeamName : public kit::Line {
public:
    explicit TeamName(kit::Theme& theme) : Line(theme, pixels, weight), m_theme(theme) {}
    QSize sizeHint() const override { return Line::sizeHint().expandedTo({0, m_theme.px(teamHeight)}); }
    QSize minimumSizeHint() const override
    {
        return Line::minimumSizeHint().expandedTo({0, m_theme.px(teamHeight)});
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const QFont font = m_theme.font(pixels, weight);
        const int least = m_theme.px(static_cast<int>(kit::Text::Small));
        const QStringList lines = drawing::fittedName(text(), font, size(), least).lines;
        setToolTip(lines.join(u' ') == text() ? QString() : text());
        QPainter painter(this);
        painter.setPen(m_theme.colors().ink);
        drawing::drawName(painter, rect(), Qt::AlignLeft | Qt::AlignVCenter, text(), font, least);
    }

private:
    static constexpr int pixels = 20;
    static constexpr kit::Weight weight = kit::Weight::Medium;

    kit::Theme& m_theme;
};

} // namespace

SideCard::SideCard(kit::Theme& theme, Side side, QWidget* parent)
    : kit::Card(theme, parent, side == Side::A ? Strip::A : Strip::B), m_theme(theme), m_side(side),
      m_grid(new QGridLayout(this)), m_team(new TeamName(theme)),
      m_players(new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft))
{
    m_grid->setVerticalSpacing(2);
    m_grid->setHorizontalSpacing(8);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(new kit::Mark(theme, side == Side::A, 22));
    auto* letter = new kit::Line(theme, 20, kit::Weight::Medium,
                                 side == Side::A ? kit::Line::Ink::A : kit::Line::Ink::B);
    letter->setText(wording::letterOf(side));
    letter->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head->addWidget(letter);
    head->addWidget(m_team, 1);
    m_grid->addLayout(head, 0, 0);
    m_grid->addWidget(m_players, 1, 0);
    kit::follow(theme, this, [this] {
        fit();
        setMinimumHeight(m_theme.px(106));
    });
}

void SideCard::fit()
{
    const int top = m_keepsBags ? 14 : m_theme.px(24); // without a line of bags, the name is centered
    const QMargins margins(m_theme.px(18), top, m_theme.px(18 + 8) + scoreWidth(), 14);
    m_grid->setContentsMargins(margins);
    QStringList names = m_names;
    const int wide = QFontMetrics(m_theme.font(14)).horizontalAdvance(names.join(u" · "_s));
    if (wide + 2 > width() - margins.left() - margins.right()) // both names, before one is cut off
        for (QString& name : names)
            name = kit::text(wording::shortName(name.toStdString()));
    m_players->setText(names.join(u" · "_s));
}

QFont SideCard::scoreFont() const
{
    return width() < m_theme.px(narrowCard) ? m_theme.font(narrowScore, kit::Weight::Medium)
                                            : m_theme.font(kit::Text::Score, kit::Weight::Medium);
}

int SideCard::scoreWidth() const
{
    return QFontMetrics(scoreFont()).horizontalAdvance(m_score);
}

QRect SideCard::scoreBox() const
{
    return rect().adjusted(0, m_theme.px(4), -m_theme.px(18), -m_theme.px(18));
}

int SideCard::bagsTop() const
{
    return m_players->geometry().bottom() + m_theme.px(8);
}

void SideCard::show(const tournament::Tournament& tournament, const tournament::Match& match)
{
    m_team->setText(kit::text(wording::nameOrTbd(tournament, match.teams[m_side])));
    m_names = playersOf(tournament, match, m_side);
    const tournament::Sheet sheet = tournament::sheetOf(match, tournament::currentGame(match));
    const int score = sheet.now.result.score[m_side];
    m_score = kit::number(score);
    m_keepsBags = scoring::keepsBags(match.rules->rules);
    m_grid->setRowMinimumHeight(2, m_keepsBags ? bagLineHeight : 0);
    fit();
    m_bags = sheet.now.sides[m_side].bags;
    const auto& bags = match.rules->rules.bags;
    m_bagLimit = bags.limit.value_or(0);
    m_penalty = bags.penalty;
    m_isOver = match.state >= tournament::State::Ended;
    const QString letter = wording::letterOf(m_side);
    setAccessibleName(m_keepsBags
                          ? Window::tr("side %1, %2, %3 points, %4 bags")
                                .arg(letter, m_team->text(), m_score, QString::number(m_bags))
                          : Window::tr("side %1, %2, %3 points").arg(letter, m_team->text(), m_score));
    update();
}

void SideCard::paintEvent(QPaintEvent* event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    painter.setPen(m_side == Side::A ? c.a : c.b);
    painter.setFont(scoreFont());
    painter.drawText(scoreBox(), Qt::AlignRight | Qt::AlignVCenter, m_score);
    paintBags(painter, {m_theme.px(18), bagsTop()});
}

QString SideCard::bagWords() const
{
    const int left = m_bagLimit - m_bags;
    if (!m_keepsBags)
        return {};
    if (m_bagLimit == 0)
        return Window::tr("%n bag(s), no bag penalty", nullptr, m_bags);
    if (m_isOver)
        return {};
    return left == 1
               ? Window::tr("−%1 after 1 more bag").arg(m_penalty)
               : Window::tr("−%1 after %2 more bags").arg(QString::number(m_penalty), QString::number(left));
}

// Figures have nothing below the baseline.
bool SideCard::isBelowScore() const
{
    const QFontMetrics figures(scoreFont());
    const int middle = scoreBox().center().y();
    return bagsTop() - m_theme.px(2) >= middle + (figures.ascent() - figures.descent()) / 2;
}

SideCard::BagLine SideCard::bagLine() const
{
    const int room = width() - 2 * m_theme.px(18) - (isBelowScore() ? 0 : scoreWidth() + m_theme.px(8));
    const QFont font = m_theme.font(14, isClose() ? kit::Weight::Medium : kit::Weight::Plain);
    const int squares = m_bagLimit * m_theme.px(bagStep) + m_theme.px(2);
    if (squares + QFontMetrics(font).horizontalAdvance(bagWords()) < room)
        return {true, {bagWords(), font}};
    constexpr int smallest = static_cast<int>(kit::Text::Small);
    return {false, drawing::fitted(bagWords(), font, room, qMax(smallest, m_theme.px(smallest) * 3 / 4))};
}

void SideCard::paintBags(QPainter& painter, const QPoint& at) const
{
    const kit::Colors& c = m_theme.colors();
    const QColor ink = isClose() ? c.warn : c.soft;
    const BagLine line = bagLine();
    painter.setPen(QPen(ink, 2));
    const int size = m_theme.px(bagSize);
    int x = at.x() + 1;
    for (int i = 0; line.squares && i < m_bagLimit; ++i) {
        painter.setBrush(i < m_bags ? QBrush(ink) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(x, at.y() + m_theme.px(3), size, size), 2, 2);
        x += m_theme.px(bagStep);
    }
    if (line.squares)
        x += m_theme.px(2);
    painter.setFont(line.words.font);
    painter.drawText(QRect(x, at.y() - m_theme.px(2), width(), m_theme.px(20)),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, line.words.text);
}

ReasonRow::ReasonRow(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_words(new kit::Prose(theme, 15)),
      m_points(new kit::Line(theme, 17, kit::Weight::Strong)),
      m_source(new kit::Prose(theme, 14, kit::Line::Ink::Soft))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 6, 0, 0);
    grid->setVerticalSpacing(2);
    m_points->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    grid->addWidget(m_words, 0, 0);
    grid->addWidget(m_points, 0, 1, Qt::AlignTop);
    grid->addWidget(m_source, 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
}

void ReasonRow::say(const QString& words, const QString& points, const QString& source)
{
    m_words->setText(words);
    m_points->setText(points);
    m_source->say(source);
}

WhyCard::WhyCard(kit::Theme& theme, QWidget* parent)
    : kit::Card(theme, parent), m_theme(theme),
      m_title(new kit::Prose(theme, 15, kit::Line::Ink::Soft, kit::Weight::Medium)),
      m_reasons(new QVBoxLayout), m_notes(new QVBoxLayout)
{
    auto* column = kit::columnIn(this, -1, {16, 14, 16, 14});
    column->addWidget(m_title);
    column->addLayout(m_reasons);
    column->addLayout(m_notes);
}

void WhyCard::clear(const QString& hint, const QStringList& notes)
{
    fill(Window::tr("Why?"), {}, {}, QStringList(hint) + notes);
}

void WhyCard::show(const rules::Set& rules, wording::Figure figure, Side side, const wording::Row& row,
                   const scoring::Who& who, const QStringList& more)
{
    const wording::Derivation found = wording::derivation(rules, figure, side, row, who);
    const QString title = Window::tr("Why %1?  Hand %2, side %3")
                              .arg(numberOf(figure, row.ledger.sides[side]), QString::number(row.ledger.hand),
                                   wording::letterOf(side));
    QStringList notes;
    for (const std::string& note : found.notes)
        notes << kit::whole(note);
    fill(title, found.steps, kit::text(rules.venueName), notes + more);
}

void WhyCard::fill(const QString& title, const std::vector<wording::Step>& steps, const QString& venue,
                   const QStringList& notes)
{
    m_title->setText(title);
    while (m_rows.size() < steps.size()) {
        m_rows.push_back(new ReasonRow(m_theme));
        m_reasons->addWidget(m_rows.back());
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < steps.size());
        if (i >= steps.size())
            continue;
        const wording::Step& step = steps[i];
        QString source = step.source.empty() ? QString() : venue + u", "_s + kit::text(step.source);
        if (!step.reading.empty())
            source += step.isOurs ? u": "_s + kit::text(step.reading)
                                  : u" · "_s + Window::tr("our reading: %1").arg(kit::text(step.reading));
        m_rows[i]->say(kit::sentence(step.words), kit::text(step.amount), source);
    }
    while (static_cast<qsizetype>(m_lines.size()) < notes.size()) {
        m_lines.push_back(new kit::Prose(m_theme, 14, kit::Line::Ink::Soft));
        m_notes->addWidget(m_lines.back());
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_lines[i]->say(notes.value(static_cast<qsizetype>(i)));
}

/// A line with the side's mark, the label, and the value at the right, which may wrap.
class NeedsCard::Line : public QWidget {
public:
    explicit Line(kit::Theme& theme)
        : m_theme(theme), m_label(new kit::Line(theme, 15, kit::Weight::Plain, kit::Line::Ink::Soft)),
          m_value(new kit::Prose(theme, 15, kit::Line::Ink::Plain, kit::Weight::Medium))
    {
        m_line = kit::lineIn(this, theme.px(8));
        m_label->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        m_value->setAlignment(Qt::AlignRight | Qt::AlignTop);
        m_line->addWidget(m_label, 0, Qt::AlignTop);
        m_line->addWidget(m_value, 1);
        kit::setRole(*this, QAccessible::StaticText);
        kit::follow(theme, this, [this] { fit(); });
    }
    void say(const NeedRow& row)
    {
        if (row == m_row)
            return;
        m_row = row;
        m_label->setText(row.label);
        m_value->setText(row.value);
        setAccessibleName(row.label + u": "_s + row.value);
        fit();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!m_row.side)
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double size = m_theme.px(needMark);
        const bool isA = *m_row.side == Side::A;
        painter.fillPath(drawing::sideMark(isA, {0, (m_label->height() - size) / 2, size, size}),
                         isA ? m_theme.colors().a : m_theme.colors().b);
    }

private:
    void fit()
    {
        m_line->setContentsMargins(m_row.side ? m_theme.px(needMark + 6) : 0, 0, 0, 0);
        update();
    }

    kit::Theme& m_theme;
    NeedRow m_row;
    QHBoxLayout* m_line;
    kit::Line* m_label;
    kit::Prose* m_value;
};

NeedsCard::NeedsCard(kit::Theme& theme, QWidget* parent)
    : kit::Card(theme, parent), m_theme(theme), m_column(kit::columnIn(this, theme.px(5), {16, 14, 16, 14}))
{
    auto* head = new kit::Prose(theme, 15, kit::Line::Ink::Soft, kit::Weight::Medium);
    head->setText(Window::tr("This hand"));
    m_column->addWidget(head);
}

void NeedsCard::show(const QList<NeedRow>& rows)
{
    while (static_cast<qsizetype>(m_lines.size()) < rows.size()) {
        m_lines.push_back(new Line(m_theme));
        m_column->addWidget(m_lines.back());
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        m_lines[i]->setVisible(at < rows.size());
        if (at < rows.size())
            m_lines[i]->say(rows.at(at));
    }
}

} // namespace sheet

#include "moc_cards.cpp"
