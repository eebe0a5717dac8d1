// Lines of the record as rows: when, who, what; newest first.
#pragma once

#include "ui/kit/rows.h"
#include "wording/record/recordlines.h"

namespace record {

/// The texts of a line.
struct LineWords {
    QString head;   ///< `Match 3, hand 5`
    QString detail; ///< `A bid 4+nil, took 5+0; B bid 6, took 8`; may be empty
    QString was;    ///< `before: …`; empty if it replaced nothing
    QString gone;   ///< `undone 7:45 PM by A. Cruz`; empty if it isn't undone
    int lines() const { return 1 + !detail.isEmpty() + !was.isEmpty() + !gone.isEmpty(); }
    QString whole() const; ///< all texts, for screen readers
};

/// `7:42 PM`, by the clock of this machine.
QString clockOf(const std::string& utc);
/// Without the match if it is `match` (id), because the record of one match doesn't repeat it.
LineWords wordsOf(const wording::RecordLine& line, const std::string& match);

/// A line of the record and its texts.
struct ShownLine {
    const wording::RecordLine* line = nullptr;
    LineWords words;
};
enum Column { When, Who, What };
/// One row per line, with its number on record as id.
QList<kit::Row> rowsOf(const std::vector<ShownLine>& lines);

// Groups of kinds of facts, for the filter of the record.

struct Group {
    const char* word;                        ///< `Hands`, not translated
    facts::Group group = facts::Group::None; ///< None: all
    bool changes = false;                    ///< only changes of the record, and what was undone
};

/// In the order of the list; the first is everything.
const QList<Group>& groups();

// A line of the record in its table: what it is, what it was before, struck through if undone.

class RecordDelegate : public kit::RowDelegate {
    Q_OBJECT
public:
    RecordDelegate(kit::Theme& theme, const std::vector<ShownLine>& lines, QObject* parent)
        : RowDelegate(theme, parent), m_lines(lines)
    {
    }
    /// The height of a row with that many lines of text, in pixels at 100 %.
    static int heightOf(int lines);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void paintWhat(QPainter& painter, const QRectF& box, const LineWords& words) const;

    const std::vector<ShownLine>& m_lines;
};

} // namespace record
