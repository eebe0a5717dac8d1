// The hands of a game as a table: the paper sheet's columns, a row a hand; a misdeal takes a thin row.
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
/// What was ruled on that side's part of a hand and, on A's, that time was called in it, as tags.
QStringList tagsOfRulings(const scoring::Hand& hand, scoring::Side side);
/// Which of its numbers; the points for the first two.
wording::Figure figureOf(int column);

/// No kit::RowModel: its rows come and go under the cursor without a reset, its cells have tags, and a
/// misdeal is one cell as wide as the row.
class HandsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        TagRole = Qt::UserRole, ///< QStringList of tags
        SetRole,                ///< bool: the side was set
        StateRole,              ///< scoring::State as int
        NoteRole                ///< QString: what the whole row says that is no hand's, else empty
    };

    using QAbstractTableModel::QAbstractTableModel;
    /// Who sits there, in full.
    using NameOf = std::function<QString(scoring::Seat)>;
    /// Shows a game of a match. Rows that stay as they are are not drawn anew.
    /// `marks` says by place which hands were changed, and how.
    void show(const tournament::Match& match, int game, const NameOf& nameOf,
              const std::map<int, QString>& marks = {});
    /// A row without a hand before that one, where a forgotten hand is typed; none where it is nothing.
    void setGap(std::optional<int> before);
    /// The row of the gap; nothing where there is none.
    std::optional<int> gapRow() const;
    /// How many rows are hands'. Hands are numbered from 1.
    int hands() const
    {
        return static_cast<int>(std::ranges::count_if(m_rows, &QString::isEmpty, &Row::note));
    }
    /// The hand of a row; nothing where that row is no hand's.
    std::optional<int> handAt(int row) const;
    int rowOf(int hand) const;
    /// The hand on record, for amending it.
    const tournament::Item& item(int hand) const { return rowWith(hand).item; }
    /// The hand and where that side stood before it, for the derivation of its numbers.
    wording::Row asked(int hand, scoring::Side side) const;

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : Columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        tournament::Item item;
        scoring::HandLedger ledger;
        QString dealer;
        QString mark; ///< of a hand that was changed: `amended`
        scoring::PerSide<QStringList>
            letIn{};      ///< a tag where something of that side's was, against the rules
        QStringList time; ///< a tag where time was called in the hand or after it
        QString note;     ///< of a misdeal or a gap, which has nothing but this and its item
        bool isGap = false;
        friend bool operator==(const Row&, const Row&) = default;
    };
    static std::vector<Row> rowsOf(const tournament::Match& match, int game, const NameOf& nameOf,
                                   const std::map<int, QString>& marks);
    const Row& rowWith(int hand) const { return m_rows[static_cast<std::size_t>(rowOf(hand))]; }
    QString text(const Row& row, int column) const;

    void insertGap(std::vector<Row>& rows) const;

    std::vector<Row> m_rows;
    scoring::Start m_start;   ///< of the game
    std::optional<int> m_gap; ///< before that hand
};

// What the hands of a sheet said before they were changed, in words.

using Changed = std::vector<wording::ChangedHand>;

/// The marks of a game's hands by their place: `amended`, `put in later, amended`.
std::map<int, QString> marksOf(const Changed& changed, int game);

/// What the hand of that number said before, and hands that stood beside it and were struck: after it only
/// where it is the last. A sentence a change. 0: of a game without hands.
QStringList handHistory(const Changed& changed, int game, int number, bool isLast);

// A word in a frame on the sheet: `nil ✓`, `renege`.

/// Paints it at the right end of the box, which is narrower by it then; not where it does not fit.
void paintTag(QPainter& painter, const kit::Theme& theme, QRect& box, const QString& tag,
              const QColor& color);

} // namespace sheet
