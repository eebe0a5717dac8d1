// Measures how long a piece of work takes, over many runs.
#pragma once

#include <QElapsedTimer>

#include <algorithm>
#include <vector>

namespace bench {

class Samples {
public:
    /// Does the work once and stores how long it took.
    template <class Work>
    void take(Work&& work)
    {
        QElapsedTimer timer;
        timer.start();
        work();
        add(timer.nsecsElapsed());
    }
    void add(qint64 nanoseconds) { m_nanoseconds.push_back(nanoseconds); }
    int count() const { return static_cast<int>(m_nanoseconds.size()); }
    /// The time in microseconds that this share of the runs (0 to 1) didn't exceed.
    double within(double share) const
    {
        std::vector<qint64> sorted = m_nanoseconds;
        std::sort(sorted.begin(), sorted.end());
        return static_cast<double>(
                   sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))]) /
               1000.0;
    }
    double p50() const { return within(0.50); }
    double p95() const { return within(0.95); }

private:
    std::vector<qint64> m_nanoseconds;
};

} // namespace bench
