#include "handsmodel.h"

#include "scoring/legal.h"
#include "tournament/model/inplay.h"
#include "ui/kit/text.h"
#include "wording/clock.h"
#include "wording/side.h"
#include "wording/tr.h"

#include <QDateTime>

#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

using scoring::Side;

namespace {

QString tricksText(const scoring::SideHand& hand, const scoring::SideLedger& ledger)
{
    if (!scoring::hasTricks(hand))
        return u"–"_s;
    const auto* split = std::get_if<scoring::Split>(&hand.tricks);
    const bool isSplit = split && scoring::nilsIn(hand) > 0;
    if (isSplit ? scoring::countsRuledTricks(ledger) : scoring::countsOtherTricks(ledger))
        return u"%1→%2"_s.arg(ledger.tricks).arg(ledger.counted); // the side says who took them
    return isSplit ? QString::number((*split)[0]) + u'+' + QString::number((*split)[1])
                   : QString::number(ledger.tricks);
}

QStringList renegeTags(const scoring::Hand& hand, Side side)
{
    QStringList tags;
    for (const scoring::Renege& renege : hand.reneges)
        if (renege.accused.side == side)
            tags << (renege.ruling == scoring::Ruling::Pending  ? Window::tr("open")
                     : renege.ruling == scoring::Ruling::Upheld ? Window::tr("renege")
                                                                : Window::tr("no renege"));
    return tags;
}

QStringList tagsOf(const scoring::Hand& hand, Side side)
{
    const QStringList blind = hand.sides[side].blind ? QStringList{Window::tr("blind")} : QStringList();
    return blind + renegeTags(hand, side);
}

/// A tag for the side whose bid is an override; for both sides if the override is about the hand, for example
/// a total under the table minimum.
scoring::PerSide<QStringList> letInOf(const tournament::Match& match, int game, const tournament::Item& item)
{
    if (!scoring::overrideOf(item.what))
        return {};
    const QStringList tag{Window::tr("override")};
    scoring::PerSide<QStringList> exceptionTags;
    const scoring::GameState before = tournament::gameBefore(match, game, item.place);
    for (const scoring::Problem& problem : scoring::problems(match.rules->rules, before, item.what))
        if (problem.severity == scoring::Severity::AgainstSheet && problem.side)
            exceptionTags[*problem.side] = tag;
    return exceptionTags.a.isEmpty() && exceptionTags.b.isEmpty() ? scoring::PerSide<QStringList>{tag, tag}
                                                                  : exceptionTags;
}

/// `3+2`, `5`, `4+nil ✓`, with partners in the order of their tricks.
QString bidText(const scoring::SideHand& side)
{
    if (const auto* together = std::get_if<int>(&side.bid))
        return QString::number(*together);
    const auto* bids = std::get_if<scoring::Bids>(&side.bid);
    if (!bids)
        return u"–"_s;
    QStringList calls;
    for (const int partner : {0, 1}) {
        const scoring::Bid& bid = (*bids)[static_cast<std::size_t>(partner)];
        const QString word = !bid.isNil()               ? QString::number(bid.number)
                             : bid == scoring::blindNil ? Window::tr("blind nil")
                                                        : Window::tr("nil");
        const QString mark = !bid.isNil()                            ? QString()
                             : scoring::tricksOf(side, partner) == 0 ? u" ✓"_s
                                                                     : u" ✗"_s;
        calls << word + mark;
    }
    return calls.join(u'+');
}

/// `Misdeal called by Bo Li (B1): no spade`
QString misdealText(const scoring::Misdeal& misdeal, const QString& name)
{
    const QString seat = kit::text(scoring::name(misdeal.calledBy)).toUpper();
    return kit::sentence(wording::misdealLine(misdeal, Window::tr("%1 (%2)").arg(name, seat).toStdString()));
}

bool hasBagPenalty(const scoring::SideLedger& ledger)
{
    return std::ranges::count(ledger.lines, scoring::LineKind::BagPenalty, &scoring::Line::kind) > 0;
}

QString timeTag(const scoring::TimeCall& call)
{
    return call.override ? Window::tr("time!") : Window::tr("time");
}

/// The column of side A with the same kind of value.
int columnOfA(int column)
{
    return column < BidB ? column : column - BidB + BidA;
}

/// What the number in the column covers.
QString spanOf(int column)
{
    return column == PointsA  ? Window::tr("Points of this hand")
           : column == BagsA  ? Window::tr("Bags after this hand")
           : column == ScoreA ? Window::tr("Score after this hand")
                              : QString();
}

/// `Amended 7:42 PM by J. Park (misread). Before: A bid 4 and 3, took 8; B bid 3 and 2, took 5.`
QString inWords(const wording::HandChange& change)
{
    const QDateTime at = QDateTime::fromString(kit::text(change.stamp.at), Qt::ISODateWithMs).toLocalTime();
    return Window::tr("%1 %2 by %3 (%4). %5.")
        .arg(kit::sentence(wording::changeWord(change.what)), wording::timeOfDay(at.time()),
             kit::text(change.stamp.by), kit::text(change.reason),
             kit::sentence(wording::previousHandText(change)));
}

} // namespace

QStringList tagsOfRulings(const scoring::Hand& hand, Side side)
{
    QStringList tags = renegeTags(hand, side);
    if (hand.timeExpired && side == Side::A)
        tags << timeTag(*hand.timeExpired);
    return tags;
}

std::optional<Side> sideOf(int column)
{
    if (column < BidA)
        return std::nullopt;
    return column < BidB ? Side::A : Side::B;
}

wording::Figure figureOf(int column)
{
    switch (columnOfA(column)) {
    case BidA:
        return wording::Figure::Bid;
    case TricksA:
        return wording::Figure::Tricks;
    case BagsA:
        return wording::Figure::Bags;
    case ScoreA:
        return wording::Figure::Score;
    default:
        return wording::Figure::Points;
    }
}

std::optional<int> HandsModel::handAt(int row) const
{
    const Row& at = m_rows[static_cast<std::size_t>(row)];
    return at.note.isEmpty() ? std::optional(at.ledger.hand) : std::nullopt;
}

int HandsModel::rowOf(int hand) const
{
    const auto at = std::ranges::find_if(
        m_rows, [hand](const Row& row) { return row.note.isEmpty() && row.ledger.hand == hand; });
    return static_cast<int>(at - m_rows.begin());
}

wording::Row HandsModel::asked(int hand, Side side) const
{
    scoring::StartSide before = m_start.sides[side];
    if (hand > 1) {
        const scoring::SideLedger& last = rowWith(hand - 1).ledger.sides[side];
        before = {last.score, last.bags, 0};
    }
    return {std::get<scoring::Hand>(item(hand).what), rowWith(hand).ledger, before};
}

std::vector<HandsModel::Row> HandsModel::rowsOf(const tournament::Match& match, int game,
                                                const NameOf& nameOf, const std::map<int, QString>& marks)
{
    std::vector<Row> rows;
    if (game > static_cast<int>(match.games.size()))
        return rows;
    const tournament::Sheet& sheet = match.games[static_cast<std::size_t>(game) - 1];
    for (const tournament::Item& item : sheet.items) {
        if (const auto* call = std::get_if<scoring::TimeCall>(&item.what)) {
            const auto last =
                std::find_if(rows.rbegin(), rows.rend(), [](const Row& row) { return row.note.isEmpty(); });
            if (last != rows.rend())
                last->time = QStringList{timeTag(*call)};
        }
        if (const auto* misdeal = std::get_if<scoring::Misdeal>(&item.what))
            rows.push_back({item, {}, {}, {}, {}, {}, misdealText(*misdeal, nameOf(misdeal->calledBy))});
        const auto* hand = std::get_if<scoring::Hand>(&item.what);
        const scoring::HandLedger* ledger = tournament::ledgerRow(sheet, item);
        if (!hand || !ledger)
            continue;
        const auto mark = marks.find(item.place);
        rows.push_back({item,
                        *ledger,
                        ledger->dealer ? kit::firstName(nameOf(*ledger->dealer)) : QString(),
                        mark == marks.end() ? QString() : mark->second,
                        letInOf(match, game, item),
                        hand->timeExpired ? QStringList{timeTag(*hand->timeExpired)} : QStringList(),
                        {}});
    }
    return rows;
}

void HandsModel::show(const tournament::Match& match, int game, const NameOf& nameOf,
                      const std::map<int, QString>& marks)
{
    m_start = tournament::startOf(match, game);
    const bool hasBags = scoring::keepsBags(match.rules->rules);
    if (std::exchange(m_hasBags, hasBags) != hasBags)
        Q_EMIT headerDataChanged(Qt::Horizontal, BagsA, BagsB);
    std::vector<Row> rows = rowsOf(match, game, nameOf, marks);
    insertGap(rows);
    const int before = rowCount();
    const int after = static_cast<int>(rows.size());
    const int stay = qMin(before, after);
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    for (int row = 0; row < stay; ++row) {
        Row& mine = m_rows[static_cast<std::size_t>(row)];
        Row& now = rows[static_cast<std::size_t>(row)];
        if (mine == now)
            continue;
        mine = std::move(now);
        Q_EMIT dataChanged(index(row, 0), index(row, Columns - 1));
    }
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        std::move(rows.begin() + before, rows.end(), std::back_inserter(m_rows));
        endInsertRows();
    }
}

void HandsModel::foresee(const tournament::Match* after, int game)
{
    std::map<int, scoring::HandLedger> foreseen;
    if (after)
        for (const Row& row : rowsOf(*after, game, [](scoring::Seat) { return QString(); }, {}))
            if (row.note.isEmpty())
                foreseen[row.item.place] = row.ledger;
    if (foreseen == m_foreseen)
        return;
    m_foreseen = std::move(foreseen);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

const scoring::HandLedger& HandsModel::ledgerOf(const Row& row) const
{
    const auto foreseen = m_foreseen.find(row.item.place);
    return foreseen == m_foreseen.end() ? row.ledger : foreseen->second;
}

void HandsModel::insertGap(std::vector<Row>& rows) const
{
    const auto at = std::ranges::find_if(
        rows, [this](const Row& row) { return m_gap && row.note.isEmpty() && row.ledger.hand == *m_gap; });
    if (at != rows.end())
        rows.insert(at, Row{{}, {}, {}, {}, {}, {}, Window::tr("New hand"), true});
}

std::optional<int> HandsModel::gapRow() const
{
    const auto at = std::ranges::find_if(m_rows, &Row::isGap);
    return at == m_rows.end() ? std::nullopt : std::optional(static_cast<int>(at - m_rows.begin()));
}

void HandsModel::setGap(std::optional<int> before)
{
    if (before == m_gap)
        return;
    if (const auto row = gapRow()) {
        beginRemoveRows({}, *row, *row);
        m_rows.erase(m_rows.begin() + *row);
        endRemoveRows();
    }
    m_gap = before;
    if (!before)
        return;
    const int row = rowOf(*before);
    beginInsertRows({}, row, row);
    insertGap(m_rows);
    endInsertRows();
}

QString HandsModel::text(const Row& row, int column) const
{
    const auto& hand = std::get<scoring::Hand>(row.item.what);
    if (column == Number)
        return QString::number(row.ledger.hand) + (row.mark.isEmpty() ? QString() : u"*"_s);
    if (column == Dealer)
        return row.dealer;
    const Side side = *sideOf(column);
    const scoring::SideLedger& ledger = ledgerOf(row).sides[side];
    switch (columnOfA(column)) {
    case BidA:
        return bidText(hand.sides[side]);
    case TricksA:
        return tricksText(hand.sides[side], ledger);
    case PointsA:
        return kit::number(ledger.points);
    case BagsA:
        return QString::number(ledger.bags);
    default:
        return kit::number(ledger.score);
    }
}

QVariant HandsModel::data(const QModelIndex& index, int role) const
{
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (!row.note.isEmpty()) {
        const bool says = role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == NoteRole;
        return says ? row.note : QVariant();
    }
    const auto side = sideOf(index.column());
    const bool points = columnOfA(index.column()) == PointsA;
    const bool bids = columnOfA(index.column()) == BidA;
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return row.mark.isEmpty()
                   ? data(index, TagRole).toStringList().join(u", "_s) // tags that may not fit in the cell
                   : Window::tr("Hand %1 was changed (%2). What it said before is beside the sheet.")
                         .arg(QString::number(row.ledger.hand), row.mark);
    case Qt::AccessibleTextRole:
        if (index.column() == Number && !row.mark.isEmpty())
            return u"# %1, %2"_s.arg(row.ledger.hand).arg(row.mark);
        return u"%1 %2"_s.arg(headerData(index.column(), Qt::Horizontal, Qt::AccessibleTextRole).toString(),
                              text(row, index.column()));
    case TagRole:
        if (points && hasBagPenalty(ledgerOf(row).sides[*side]))
            return QStringList{Window::tr("bags")};
        return !bids ? QStringList()
                     : tagsOf(std::get<scoring::Hand>(row.item.what), *side) + row.exceptionTags[*side] +
                           (*side == Side::A ? row.time : QStringList());
    case SetRole:
        return points && ledgerOf(row).sides[*side].made == false;
    case StateRole:
        return static_cast<int>(ledgerOf(row).state);
    default:
        return {};
    }
}

QVariant HandsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::ToolTipRole && orientation == Qt::Horizontal)
        return spanOf(columnOfA(section));
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    static const char* const words[] = {"#",
                                        QT_TRANSLATE_NOOP("Window", "Dealer"),
                                        QT_TRANSLATE_NOOP("Window", "Bid"),
                                        QT_TRANSLATE_NOOP("Window", "Tricks"),
                                        QT_TRANSLATE_NOOP("Window", "Points"),
                                        QT_TRANSLATE_NOOP("Window", "Bags"),
                                        QT_TRANSLATE_NOOP("Window", "Score")};
    const int at = columnOfA(section);
    const QString word = at == 0 ? u"#"_s : Window::tr(words[at]);
    const auto side = sideOf(section);
    if (role == Qt::DisplayRole || !side)
        return word;
    return Window::tr("side %1, %2").arg(wording::letterOf(*side), word);
}

std::map<int, QString> marksOf(const Changed& changed, int game)
{
    std::map<int, QString> marks;
    for (const wording::ChangedHand& hand : changed) {
        if (hand.game != game || !hand.number)
            continue;
        QStringList words;
        for (const wording::HandChange& change : hand.changes)
            words << kit::text(wording::changeWord(change.what));
        words.removeDuplicates();
        marks[hand.place] = words.join(u", "_s);
    }
    return marks;
}

QStringList handHistory(const Changed& changed, int game, int number, bool isLast)
{
    QStringList says;
    for (const wording::ChangedHand& hand : changed) {
        if (hand.game != game)
            continue;
        const bool isIt = hand.number && hand.number == number;
        const bool stoodBefore = !hand.number && hand.before == number;
        const bool stoodAfter = !hand.number && isLast && hand.before == number + 1;
        if (stoodBefore)
            says << Window::tr("There was another hand before this one.");
        else if (stoodAfter)
            says << (number == 0 ? Window::tr("There was a hand here.")
                                 : Window::tr("There was another hand after this one."));
        if (isIt || stoodBefore || stoodAfter)
            std::ranges::transform(hand.changes, std::back_inserter(says), inWords);
    }
    return says;
}

void paintTag(QPainter& painter, const kit::Theme& theme, QRect& box, const QString& tag, const QColor& color,
              bool hasSquare)
{
    painter.setFont(theme.font(kit::Text::Small));
    const QString more = u"…"_s;
    const int needed = painter.fontMetrics().horizontalAdvance(tag) + theme.px(8);
    const bool fits = needed <= box.width();
    const int wide = fits ? needed : hasSquare ? theme.px(9) : painter.fontMetrics().horizontalAdvance(more);
    if (wide > box.width())
        return;
    const int high = hasSquare && !fits ? wide : theme.px(20);
    const QRectF frame(box.right() - wide + 0.5, box.center().y() - high / 2 + 0.5, wide, high);
    painter.setPen(QPen(color, fits ? 1 : 2));
    if (fits || hasSquare)
        painter.drawRoundedRect(frame, 3, 3);
    if (fits || !hasSquare)
        painter.drawText(frame, Qt::AlignCenter, fits ? tag : more);
    box.setRight(box.right() - wide - theme.px(5));
}

} // namespace sheet

#include "moc_handsmodel.cpp"
