// The strip of calls at the bottom of every page: which teams go to which table now. For this folder only.
#pragma once

#include "faces.h"

#include <chrono>
#include <set>

namespace hall {

/// A group is as many calls as the strip holds. If there are several groups they take turns; each is seen
/// within ten seconds.
class Strip {
public:
    /// For a page of that kind: no calls if the page itself shows all of them.
    Strip(const Shown& shown, const QSizeF& size, Kind kind);

    /// In pixels of the screen; 0 if it is empty.
    double height() const;
    std::size_t groups() const { return m_groups.size(); }
    /// How long a group is shown; 0 if it is the only one.
    std::chrono::seconds seconds() const;
    /// The group with this match; the first if none has it.
    std::size_t groupOf(const std::string& match) const;
    /// What to paint over the page. `fresh`: the matches that were just called.
    Face face(std::size_t group, const std::set<std::string>& fresh) const;

private:
    /// A call, or the next match.
    struct Cell {
        std::string match;
        QString label; ///< the table's number, or `next`
        QString a;
        QString b;
        bool isCall = true;
        int span = 0; ///< width in the row, in sixths
    };
    using Row = std::vector<Cell>;
    using Group = std::vector<Row>;

    Cell cellOf(const tournament::Match& match, const QString& label, bool isCall) const;
    double labelWidth(const Cell& cell) const;
    double leadWidth() const;
    double cellWidth(int span) const;
    void pack(const std::vector<Cell>& cells);
    void addNext();
    void writeCell(Face& face, const QRectF& place, const Cell& cell, bool isFresh) const;
    QString countOf(std::size_t group) const;

    const Shown& m_shown;
    Face m_measure;
    QRectF m_room; ///< the room above the strip
    std::vector<Group> m_groups;
    std::size_t m_calls = 0;
};

} // namespace hall
