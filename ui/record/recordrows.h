// Lines of the record as rows: when, who, what; newest first.
#pragma once

#include "ui/kit/rows.h"
#include "wording/record/recordlines.h"

namespace record {

/// What is shown of a line, as people read it.
struct LineWords {
    QString head;   ///< `Match 3, hand 5`
    QString detail; ///< `A bid 4+nil, took 5+0; B bid 6, took 8`; may be empty
    QString was;    ///< `before: …`; empty where it replaced nothing
    QString gone;   ///< `undone 7:45 PM by A. Cruz`; empty where it holds
    int lines() const { return 1 + !detail.isEmpty() + !was.isEmpty() + !gone.isEmpty(); }
    QString whole() const; ///< all of it, to be read aloud
};

/// `7:42 PM`, by the clock of this machine.
QString clockOf(const std::string& utc);
/// As in the record of that match (id), where it is not empty.
LineWords wordsOf(const wording::RecordLine& line, const std::string& match);

/// A line that is shown: the record's own, and its words there.
struct ShownLine {
    const wording::RecordLine* line = nullptr;
    LineWords words;
};
enum Column { When, Who, What };
/// A row a line, by its number on record.
QList<kit::Row> rowsOf(const std::vector<ShownLine>& lines);

// What of the record can be asked for by its kind, in groups that people know.

struct Group {
    const char* word;                        ///< `Hands`, before it is translated
    facts::Group group = facts::Group::None; ///< none: all
    bool changes = false;                    ///< only what changed something on record, or was undone
};

/// In the order in which they are offered; the first is everything.
const QList<Group>& groups();

// A line of the record in its table: what, what it was before, and that it was undone, struck through.

class RecordDelegate : public kit::RowDelegate {
    Q_OBJECT
public:
    RecordDelegate(kit::Theme& theme, const std::vector<ShownLine>& lines, QObject* parent)
        : RowDelegate(theme, parent), m_lines(lines)
    {
    }
    /// Of a row with so many lines of words, in pixels at 100 %.
    static int heightOf(int lines);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void paintWhat(QPainter& painter, const QRectF& box, const LineWords& words) const;

    const std::vector<ShownLine>& m_lines;
};

} // namespace record
