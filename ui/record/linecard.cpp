#include "linecard.h"

#include "tournament/queries/room.h"
#include "ui/drawing/fittedtext.h"
#include "ui/drawing/marks.h"
#include "ui/kit/text.h"
#include "views/match.h"
#include "wording/record/names.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QGridLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;
using wording::Window;

namespace record {

using scoring::Side;

namespace {

/// `Match 4 · table 2: Full House 120, Deuces Wild 88`
QString inShort(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto score = tournament::result(match).score;
    const auto at = tournament::tableOf(tournament, match);
    const QString table = at ? u" · "_s + Window::tr("table %1").arg(*at) : QString();
    return u"%1: %2 %3, %4 %5"_s.arg(
        kit::sentence(wording::titleOf(match)) + table,
        kit::text(tournament::teamName(tournament, match.teams.a)), kit::number(score.a),
        kit::text(tournament::teamName(tournament, match.teams.b)), kit::number(score.b));
}

constexpr QMargins margins{16, 14, 16, 14}; // inside a card

constexpr int rowHeight = 28; // pixels at 100 %
constexpr int least = 364;    // width
constexpr int markSize = 12;
constexpr int markGap = 5;

/// A column of the sheet that is shown, with its share of the width.
struct Shown {
    int column;
    double share;
};
constexpr std::array<Shown, 9> shown{{{sheet::Number, 0.6},
                                      {sheet::BidA, 1.45},
                                      {sheet::TricksA, 1.35},
                                      {sheet::PointsA, 1.15},
                                      {sheet::ScoreA, 1.3},
                                      {sheet::BidB, 1.45},
                                      {sheet::TricksB, 1.35},
                                      {sheet::PointsB, 1.15},
                                      {sheet::ScoreB, 1.3}}};

/// `nil+5`, `4+bn`, in the order of their tricks. The sheet itself has room to show whether a nil was made.
QString bidsOf(const scoring::Bids& bids)
{
    QStringList words;
    for (const scoring::Bid& bid : bids)
        words << (!bid.isNil()                               ? QString::number(bid.number)
                  : bid.call == scoring::Bid::Call::BlindNil ? Window::tr("bn")
                                                             : Window::tr("nil"));
    return words.join(u'+');
}

} // namespace

LineCard::LineCard(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    QVBoxLayout* column = kit::columnIn(this, 14);
    kit::add(column, {makeLine(), makeState()});
    column->addStretch(1);
}

QWidget* LineCard::makeLine()
{
    auto* card = new kit::Card(m_theme);
    QVBoxLayout* column = kit::columnIn(card, 6, margins);
    using Ink = kit::Line::Ink;
    m_head = new kit::Prose(m_theme, 18, Ink::Plain, kit::Weight::Medium);
    m_detail = new kit::Prose(m_theme, 16);
    m_was = new kit::Prose(m_theme, 15, Ink::Soft);
    m_gone = new kit::Prose(m_theme, 15, Ink::Warn, kit::Weight::Medium);
    m_stamp = new kit::Prose(m_theme, 14, Ink::Soft);
    for (kit::Prose* each : {m_head, m_detail, m_was, m_gone, m_stamp})
        column->addWidget(each);
    return card;
}

QWidget* LineCard::makeState()
{
    auto* card = new kit::Card(m_theme);
    QVBoxLayout* column = kit::columnIn(card, 6, margins);
    m_title = new kit::Prose(m_theme, 14, kit::Line::Ink::Soft, kit::Weight::Medium);
    column->addWidget(m_title);
    m_sides = new QWidget;
    auto* grid = new QGridLayout(m_sides);
    grid->setContentsMargins(0, 4, 0, 4);
    grid->setHorizontalSpacing(8);
    for (const int side : {0, 1}) {
        const auto ink = side == 0 ? kit::Line::Ink::A : kit::Line::Ink::B;
        m_teams[side] = new kit::Line(m_theme, 18, kit::Weight::Medium);
        m_scores[side] = new kit::Line(m_theme, 24, kit::Weight::Strong, ink);
        m_scores[side]->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        m_scores[side]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(new kit::Mark(m_theme, side == 0, 18), side, 0);
        grid->addWidget(m_teams[side], side, 1);
        grid->addWidget(m_scores[side], side, 2, Qt::AlignRight);
    }
    grid->setColumnStretch(1, 1);
    column->addWidget(m_sides);
    m_state = new kit::Prose(m_theme, 15);
    column->addWidget(m_state);
    m_sheet = new PastSheet(m_theme);
    column->addWidget(m_sheet);
    return card;
}

void LineCard::show(const ShownLine& chosen, const tournament::Tournament& then)
{
    const auto& [at, words] = chosen;
    const wording::RecordLine& line = *at;
    m_head->say(words.head);
    m_detail->say(kit::sentence(words.detail));
    m_was->say(kit::sentence(words.was.toStdString()));
    m_gone->say(kit::sentence(words.gone.toStdString()));
    m_stamp->say(
        QStringList{clockOf(line.at), kit::text(line.by), Window::tr("No. %1").arg(line.seq)}.join(u" · "_s));
    const tournament::Match* match = line.match.empty() ? nullptr : tournament::match(then, line.match);
    if (match) {
        const auto standing =
            tournament::filed(then, line.op) ? tournament::standingFact(then, line.op) : std::nullopt;
        showMatch(then, *match, standing ? facts::spotOf(*standing) : nullptr);
    } else {
        showTournament(then);
    }
    QWidget::show();
}

void LineCard::showMatch(const tournament::Tournament& then, const tournament::Match& match,
                         const facts::Spot* spot)
{
    const bool isHere = spot && spot->sitting.match == match.id;
    const int game = isHere ? spot->game : qMax(1, static_cast<int>(match.games.size()));
    m_title->say(Window::tr("%1 at this point").arg(kit::sentence(wording::titleOf(match))));
    const auto score = tournament::result(match).score;
    for (const Side side : scoring::bothSides) {
        const std::size_t at = side == Side::A ? 0 : 1;
        m_teams[at]->setText(kit::text(wording::nameOrTbd(then, match.teams[side])));
        m_scores[at]->setText(kit::number(score[side]));
    }
    m_sides->show();
    m_state->say(kit::text(views::stateForms(match, game).then));
    m_sheet->show(match, game, isHere ? spot->place : 0);
    m_sheet->setVisible(!m_sheet->inWords().isEmpty());
}

void LineCard::showTournament(const tournament::Tournament& then)
{
    m_title->say(Window::tr("The tournament at this point"));
    m_sides->hide();
    m_sheet->hide();
    QStringList playing;
    for (const tournament::Match* match : tournament::inOrder(then))
        if (match->state == tournament::State::Playing || match->state == tournament::State::Called)
            playing << inShort(then, *match);
    const tournament::Counts counts = tournament::countsOf(then);
    const QString teams = kit::text(wording::teamsText(counts));
    const QString head = !then.setting->draw
                             ? Window::tr("%1, not drawn yet.").arg(teams)
                             : u"%1; %2."_s.arg(teams, kit::text(wording::matchesText(counts)));
    m_state->say((QStringList{head} + playing).join(u'\n'));
}

PastSheet::PastSheet(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(Window::tr("Score sheet at this point"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme, &kit::Theme::changed, this, &QWidget::updateGeometry);
}

void PastSheet::show(const tournament::Match& match, int game, int place)
{
    m_model.show(match, game, [](scoring::Seat seat) { return kit::text(scoring::name(seat)); });
    m_lit = -1;
    for (int hand = 1; hand <= m_model.hands(); ++hand)
        if (m_model.item(hand).place == place)
            m_lit = m_model.rowOf(hand);
    setAccessibleDescription(inWords());
    updateGeometry();
    update();
}

QString PastSheet::text(int row, int column) const
{
    const auto hand = m_model.handAt(row);
    if (hand && (column == sheet::BidA || column == sheet::BidB)) {
        const auto& sides = std::get<scoring::Hand>(m_model.item(*hand).what).sides;
        if (const auto* bids = std::get_if<scoring::Bids>(&sides[*sheet::sideOf(column)].bid))
            return bidsOf(*bids);
    }
    return m_model.data(m_model.index(row, column), Qt::DisplayRole).toString();
}

QString PastSheet::inWords() const
{
    QStringList lines;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (!m_model.handAt(row)) {
            lines << text(row, 0);
            continue;
        }
        const auto side = [&](int bid, int tricks, int score) -> QString {
            return text(row, bid) + u", "_s + text(row, tricks) + u", "_s + text(row, score);
        };
        lines << Window::tr("%1: A %2; B %3")
                     .arg(text(row, sheet::Number), side(sheet::BidA, sheet::TricksA, sheet::ScoreA),
                          side(sheet::BidB, sheet::TricksB, sheet::ScoreB));
    }
    return lines.join(u'\n');
}

QSize PastSheet::sizeHint() const
{
    const int rows = m_model.rowCount();
    return {m_theme.px(least), rows == 0 ? 0 : m_theme.px(rowHeight) * (rows + 1)};
}

QRectF PastSheet::cell(int row, std::size_t column) const
{
    double all = 0;
    double before = 0;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        before += i < column ? shown[i].share : 0;
        all += shown[i].share;
    }
    const double high = m_theme.px(rowHeight);
    return {before / all * width(), (row + 1) * high, shown[column].share / all * width(), high};
}

void PastSheet::paintHead(QPainter& painter) const
{
    const kit::Colors& c = m_theme.colors();
    painter.setPen(c.soft);
    const QString bid = Window::tr("Bid");
    const QString tricks = Window::tr("Tricks");
    const QString points = Window::tr("Pts");
    const QString score = Window::tr("Score");
    const QString words[] = {u"#"_s, bid, tricks, points, score, bid, tricks, points, score};
    for (std::size_t i = 0; i < shown.size(); ++i)
        drawing::drawFitted(painter, cell(-1, i).adjusted(2, 0, -2, 0), Qt::AlignRight | Qt::AlignVCenter,
                            words[i], m_theme.font(14), m_theme.px(14));
    paintMarks(painter, QFontMetricsF(m_theme.font(14)).horizontalAdvance(bid) + 2);
}

// Before the first heading of each half if there is room, because both halves have the same headings.
void PastSheet::paintMarks(QPainter& painter, double wordWidth) const
{
    const kit::Colors& c = m_theme.colors();
    const double mark = m_theme.px(markSize);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const bool isA = shown[i].column == sheet::BidA;
        const QRectF place = cell(-1, i);
        const double left = place.right() - wordWidth - m_theme.px(markGap) - mark;
        if ((isA || shown[i].column == sheet::BidB) && left >= place.left())
            painter.fillPath(drawing::sideMark(isA, {left, place.center().y() - mark / 2, mark, mark}),
                             isA ? c.a : c.b);
    }
}

void PastSheet::paintRow(QPainter& painter, int row) const
{
    const kit::Colors& c = m_theme.colors();
    const QRectF whole(0, cell(row, 0).top(), width(), m_theme.px(rowHeight));
    painter.fillRect(QRectF(whole.left(), whole.top(), whole.width(), 1), c.line);
    if (row == m_lit)
        painter.fillRect(whole, c.warnSoft);
    if (!m_model.handAt(row)) {
        painter.setPen(c.soft);
        return drawing::drawFitted(painter, whole.adjusted(4, 0, -4, 0), Qt::AlignLeft | Qt::AlignVCenter,
                                   text(row, 0), m_theme.font(14), m_theme.px(14));
    }
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const int column = shown[i].column;
        painter.setPen(column == sheet::ScoreA   ? c.a
                       : column == sheet::ScoreB ? c.b
                       : column == sheet::Number ? c.soft
                                                 : c.ink);
        const bool isScore = column == sheet::ScoreA || column == sheet::ScoreB;
        const QFont font = m_theme.font(15, isScore ? kit::Weight::Medium : kit::Weight::Plain);
        drawing::drawFitted(painter, cell(row, i).adjusted(2, 0, -2, 0), Qt::AlignRight | Qt::AlignVCenter,
                            text(row, column), font, m_theme.px(14));
    }
}

void PastSheet::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_model.rowCount() == 0)
        return;
    paintHead(painter);
    for (int row = 0; row < m_model.rowCount(); ++row)
        paintRow(painter, row);
}

} // namespace record

#include "moc_linecard.cpp"
