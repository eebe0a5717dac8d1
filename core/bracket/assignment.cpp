#include "assignment.h"

#include <limits>

namespace bracket {

namespace {

// Rows enter one by one. Each looks for the shortest way, over columns that are taken, to one that is free;
// the prices of rows and columns keep every reduced cost from being negative. Row and column 0 are none.
class Assignment {
public:
    explicit Assignment(const std::vector<std::vector<long long>>& costs)
        : m_costs(costs), m_rowPrice(costs.size() + 1), m_columnPrice(costs.size() + 1),
          m_rowIn(costs.size() + 1), m_before(costs.size() + 1)
    {
        for (std::size_t row = 1; row <= costs.size(); ++row)
            enter(row);
    }

    std::vector<std::size_t> columns() const
    {
        std::vector<std::size_t> columns(m_costs.size());
        for (std::size_t column = 1; column < m_rowIn.size(); ++column)
            columns[m_rowIn[column] - 1] = column - 1;
        return columns;
    }

private:
    void enter(std::size_t row)
    {
        m_rowIn[0] = row;
        m_least.assign(m_rowIn.size(), std::numeric_limits<long long>::max());
        m_isDone.assign(m_rowIn.size(), false);
        std::size_t column = 0;
        while (m_rowIn[column] != 0)
            column = next(column);
        for (; column != 0; column = m_before[column])
            m_rowIn[column] = m_rowIn[m_before[column]];
    }

    // The nearest column that is not done yet, seen from those that are.
    std::size_t next(std::size_t from)
    {
        m_isDone[from] = true;
        const std::size_t row = m_rowIn[from];
        std::size_t nearest = 0;
        for (std::size_t column = 1; column < m_rowIn.size(); ++column) {
            if (m_isDone[column])
                continue;
            const long long cost = m_costs[row - 1][column - 1] - m_rowPrice[row] - m_columnPrice[column];
            if (cost < m_least[column]) {
                m_least[column] = cost;
                m_before[column] = from;
            }
            if (nearest == 0 || m_least[column] < m_least[nearest])
                nearest = column;
        }
        reprice(m_least[nearest]);
        return nearest;
    }

    void reprice(long long by)
    {
        for (std::size_t column = 0; column < m_rowIn.size(); ++column) {
            if (m_isDone[column]) {
                m_rowPrice[m_rowIn[column]] += by;
                m_columnPrice[column] -= by;
            } else {
                m_least[column] -= by;
            }
        }
    }

    const std::vector<std::vector<long long>>& m_costs;
    std::vector<long long> m_rowPrice;
    std::vector<long long> m_columnPrice;
    std::vector<std::size_t> m_rowIn;  // a column
    std::vector<std::size_t> m_before; // a column on its shortest way
    std::vector<long long> m_least;
    std::vector<bool> m_isDone;
};

} // namespace

std::vector<std::size_t> cheapest(const std::vector<std::vector<long long>>& costs)
{
    return Assignment(costs).columns();
}

} // namespace bracket
