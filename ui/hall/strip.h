// The strip of calls at the foot of every page: who is to go to which table now. For this folder alone.
#pragma once

#include "faces.h"

#include <chrono>
#include <set>

namespace hall {

/// As many calls as the strip holds are a group; further groups take turns. Each is seen within ten seconds.
class Strip {
public:
    /// Of a page of that kind: no calls where the page itself shows all of them.
    Strip(const Shown& shown, const QSizeF& size, Kind kind);

    /// In pixels of the screen; 0 where there is nothing on it.
    double height() const;
    std::size_t groups() const { return m_groups.size(); }
    /// How long a group stays; not at all where it is the only one.
    std::chrono::seconds seconds() const;
    /// The group that has this match; the first where none has.
    std::size_t groupOf(const std::string& match) const;
    /// What is painted over the page. `fresh` are the matches that were called just now.
    Face face(std::size_t group, const std::set<std::string>& fresh) const;

private:
    /// A call, or who comes next.
    struct Cell {
        std::string match;
        QString label; ///< the table's number, or `next`
        QString a;
        QString b;
        bool isCall = true;
        int span = 0; ///< of the row, in sixths
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
    QRectF m_room; ///< without the strip
    std::vector<Group> m_groups;
    std::size_t m_calls = 0;
};

} // namespace hall
