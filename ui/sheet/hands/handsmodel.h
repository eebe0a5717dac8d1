// The hands of a game as a table: the paper sheet's columns, one row per hand; a misdeal gets a thin row.
#pragma once

#include "tournament/model/match.h"
#include "ui/kit/theme.h"
#include "wording/record/history.h"
#include "wording/rulecard/why.h"

#include <QAbstractTableModel>
#include <QPainter>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <map>

namespace sheet {

/// Columns: number, dealer, then for each side bid, tricks, points, bags, score.
enum Column {
    Number,
    Dealer,
    BidA,
    TricksA,
    PointsA,
    BagsA,
    ScoreA,
    BidB,
    TricksB,
    PointsB,
    BagsB,
    ScoreB,
    Columns
};
/// The side of a column; nothing for the first two.
std::optional<scoring::Side> sideOf(int column);
/// Tags for what was ruled on that side's part of a hand and, on A's, that time was called in it.
QStringList tagsOfRulings(const scoring::Hand& hand, scoring::Side side);
/// Which number of the scorer it is; the points for the first two.
wording::Figure figureOf(int column);

/// Not a kit::RowModel: its rows change below the cursor without a reset, its cells have tags, and a misdeal
/// is one cell as wide as the row.
class HandsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        TagRole = Qt::UserRole, ///< QStringList of tags
        SetRole,                ///< bool: the side was set
        StateRole,              ///< scoring::State as int
        NoteRole                ///< QString: the text of a row that isn't a hand; otherwise empty
    };

    using QAbstractTableModel::QAbstractTableModel;
    /// The player in that seat, in full.
    using NameOf = std::function<QString(scoring::Seat)>;
    /// Shows a game of a match. Unchanged rows aren't drawn again.
    /// `marks` has the changed hands by place, and how they changed.
    void show(const tournament::Match& match, int game, const NameOf& nameOf,
              const std::map<int, QString>& marks = {});
    /// Shows the numbers that the hands would have on that sheet of the match; null: those on record.
    void foresee(const tournament::Match* after, int game);
    /// A row without a hand before that one, for typing a forgotten hand; nothing: none.
    void setGap(std::optional<int> before);
    /// The row of the gap; nothing if there is none.
    std::optional<int> gapRow() const;
    /// The number of rows that are hands. Hands are numbered from 1.
    int hands() const
    {
        return static_cast<int>(std::ranges::count_if(m_rows, &QString::isEmpty, &Row::note));
    }
    /// The hand of a row; nothing if that row isn't a hand.
    std::optional<int> handAt(int row) const;
    int rowOf(int hand) const;
    /// The hand on record, for amending it.
    const tournament::Item& item(int hand) const { return rowWith(hand).item; }
    /// The hand and that side's state before it, to derive its numbers.
    wording::Row asked(int hand, scoring::Side side) const;

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    /// Whether the rules have bags; headerDataChanged is emitted when it changes.
    bool hasBags() const { return m_hasBags; }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : Columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        tournament::Item item;
        scoring::HandLedger ledger;
        QString dealer;
        QString mark;                                  ///< for a hand that was changed: `amended`
        scoring::PerSide<QStringList> exceptionTags{}; ///< a tag if that side has an exception to the rules
        QStringList time;                              ///< a tag if time was called in the hand or after it
        QString note; ///< for a misdeal or a gap, which has only this and its item
        bool isGap = false;
        friend bool operator==(const Row&, const Row&) = default;
    };
    static std::vector<Row> rowsOf(const tournament::Match& match, int game, const NameOf& nameOf,
                                   const std::map<int, QString>& marks);
    const Row& rowWith(int hand) const { return m_rows[static_cast<std::size_t>(rowOf(hand))]; }
    QString text(const Row& row, int column) const;
    const scoring::HandLedger& ledgerOf(const Row& row) const;

    void insertGap(std::vector<Row>& rows) const;

    std::vector<Row> m_rows;
    std::map<int, scoring::HandLedger> m_foreseen; ///< by place
    scoring::Start m_start;                        ///< of the game
    std::optional<int> m_gap;                      ///< before that hand
    bool m_hasBags = true;
};

// Earlier versions of the hands of a sheet, in words.

using Changed = std::vector<wording::ChangedHand>;

/// The marks of a game's hands by their place: `amended`, `inserted later, amended`.
std::map<int, QString> marksOf(const Changed& changed, int game);

/// Earlier versions of the hand of that number, and deleted hands beside it: after it only if it is the last.
/// One sentence per change. 0: for a game without hands.
QStringList handHistory(const Changed& changed, int game, int number, bool isLast);

// A word in a frame on the sheet: `renege`, `override`.

/// Paints a tag at the right end of the box, which becomes narrower. If it doesn't fit, three dots replace
/// it, or with `hasSquare` a square, as for a bag penalty on the chart.
void paintTag(QPainter& painter, const kit::Theme& theme, QRect& box, const QString& tag, const QColor& color,
              bool hasSquare = false);

} // namespace sheet
