// A value that several tournaments share, so that a tournament is cheap to copy.
#pragma once

#include <memory>
#include <utility>

namespace tournament {

/// Never null, never changed. Equal where the values are.
template <class T>
class Shared {
public:
    Shared() : m_value(std::make_shared<const T>()) {}
    explicit Shared(T value) : m_value(std::make_shared<const T>(std::move(value))) {}

    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }
    /// Whether it is the very same value, which needs no comparing.
    bool isSame(const Shared& other) const { return m_value == other.m_value; }
    friend bool operator==(const Shared& left, const Shared& right)
    {
        return left.isSame(right) || *left == *right;
    }

private:
    std::shared_ptr<const T> m_value;
};

} // namespace tournament
