#include "thensheet.h"

#include "wording/tr.h"
#include "ui/drawing/fittedtext.h"
#include "ui/kit/text.h"
#include "ui/kit/widgets.h"

#include <QPainter>

#include <array>

using namespace Qt::StringLiterals;
using wording::Window;

namespace record {

namespace {

constexpr int rowHeight = 28; // pixels at 100 %
constexpr int least = 364;    // width

/// What is shown of the sheet's columns, and the share of the width.
struct Shown {
    int column;
    double share;
};
constexpr std::array<Shown, 9> shown{{{sheet::Number, 0.7},
                                      {sheet::BidA, 1.7},
                                      {sheet::TricksA, 1.1},
                                      {sheet::PointsA, 1.2},
                                      {sheet::ScoreA, 1.2},
                                      {sheet::BidB, 1.7},
                                      {sheet::TricksB, 1.1},
                                      {sheet::PointsB, 1.2},
                                      {sheet::ScoreB, 1.2}}};

/// `nil+bn`: in short; the sheet itself has more room, and says how it came out.
QString nilsOf(const scoring::SideHand& part)
{
    QStringList nils;
    if (const auto* bids = std::get_if<scoring::Bids>(&part.bid))
        for (const scoring::Bid& bid : *bids)
            if (bid.isNil())
                nils << (bid.call == scoring::Bid::Call::BlindNil ? Window::tr("bn") : Window::tr("nil"));
    return nils.join(u'+');
}

bool isScore(int column)
{
    return column == sheet::ScoreA || column == sheet::ScoreB;
}

} // namespace

ThenSheet::ThenSheet(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(Window::tr("the sheet as it stood"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme, &kit::Theme::changed, this, &QWidget::updateGeometry);
}

void ThenSheet::show(const tournament::Match& match, int game, int place)
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

QString ThenSheet::text(int row, int column) const
{
    const QString text = m_model.data(m_model.index(row, column), Qt::DisplayRole).toString();
    const auto hand = m_model.handAt(row);
    if (!hand || (column != sheet::BidA && column != sheet::BidB))
        return text;
    const auto& sides = std::get<scoring::Hand>(m_model.item(*hand).what).sides;
    const QString nils = nilsOf(sides[*sheet::sideOf(column)]);
    return text + (text.isEmpty() || nils.isEmpty() ? QString() : u"+"_s) + nils;
}

QString ThenSheet::inWords() const
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

QSize ThenSheet::sizeHint() const
{
    const int rows = m_model.rowCount();
    return {m_theme.px(least), rows == 0 ? 0 : m_theme.px(rowHeight) * (rows + 1)};
}

QRectF ThenSheet::cell(int row, std::size_t column) const
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

void ThenSheet::paintHead(QPainter& painter) const
{
    const kit::Colors& c = m_theme.colors();
    painter.setPen(c.soft);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const QString word = m_model.headerData(shown[i].column, Qt::Horizontal, Qt::DisplayRole).toString();
        drawing::drawFitted(painter, cell(-1, i).adjusted(2, 0, -2, 0), Qt::AlignRight | Qt::AlignVCenter,
                            word, m_theme.font(12), m_theme.px(10));
    }
}

void ThenSheet::paintRow(QPainter& painter, int row) const
{
    const kit::Colors& c = m_theme.colors();
    const QRectF whole(0, cell(row, 0).top(), width(), m_theme.px(rowHeight));
    painter.fillRect(QRectF(whole.left(), whole.top(), whole.width(), 1), c.line);
    if (row == m_lit)
        painter.fillRect(whole, c.warnSoft);
    if (!m_model.handAt(row)) {
        painter.setPen(c.soft);
        return drawing::drawFitted(painter, whole.adjusted(4, 0, -4, 0), Qt::AlignLeft | Qt::AlignVCenter,
                                   text(row, 0), m_theme.font(14), m_theme.px(11));
    }
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const int column = shown[i].column;
        painter.setPen(column == sheet::ScoreA   ? c.a
                       : column == sheet::ScoreB ? c.b
                       : column == sheet::Number ? c.soft
                                                 : c.ink);
        const QFont font = m_theme.font(15, isScore(column) ? kit::Weight::Medium : kit::Weight::Plain);
        drawing::drawFitted(painter, cell(row, i).adjusted(2, 0, -2, 0), Qt::AlignRight | Qt::AlignVCenter,
                            text(row, column), font, m_theme.px(11));
    }
}

void ThenSheet::paintEvent(QPaintEvent*)
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
