#include "reader.h"

#include <algorithm>

namespace roster {

namespace {

/// All tracks of one card are shorter together; who holds a key down is no reader.
constexpr std::size_t longestLine = 400;

/// Fewer characters without the sentinel of an end are no track that was cut off, unless they came in a
/// burst.
constexpr std::size_t shortestCut = 6;

/// Two keys may roll under anybody's fingers, however fast.
constexpr std::size_t shortestBurst = 3;

bool isSentinel(char32_t key)
{
    return key == U'%' || key == U';' || key == U'+';
}

bool isDigit(char32_t key)
{
    return key >= U'0' && key <= U'9';
}

void addUtf8(std::string& text, char32_t c)
{
    const auto tail = [&](int shift) { text += static_cast<char>(0x80 | ((c >> shift) & 0x3F)); };
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xC0 | (c >> 6));
        tail(0);
    } else if (c < 0x10000) {
        text += static_cast<char>(0xE0 | (c >> 12));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xF0 | (c >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

} // namespace

Reader::Verdict Reader::press(char32_t key, long long ms)
{
    const long long waited = ms - m_last;
    switch (m_state) {
    case State::Nothing:
        return begin(key, ms);
    case State::Perhaps:
        if (waited > gap || key == U' ')
            return release();
        m_state = State::Reading;
        break;
    case State::Digits:
        if (waited > gap || (key != U'\r' && !isDigit(key)))
            return release();
        if (key == U'\r') {
            if (m_held.size() < shortestCode)
                return release();
            return finish(Verdict::CompleteIt);
        }
        break;
    case State::Reading:
        if (waited > stumble)
            return finish(Verdict::Complete);
        break;
    case State::Ended:
        if (waited > between || !(isSentinel(key) || key == U'\r' || key == U'\n'))
            return finish(Verdict::Complete);
        m_state = State::Reading;
        break;
    }
    if (key == U'\r' || key == U'\n') {
        if (isNoTrack())
            return release();
        m_state = State::Ended;
        m_last = ms;
        return Verdict::Hold;
    }
    if (m_held.size() >= longestLine)
        return finish(Verdict::CompleteIt);
    keep(key, ms);
    return Verdict::Hold;
}

Reader::Verdict Reader::begin(char32_t key, long long ms)
{
    const bool digit = m_digits && isDigit(key);
    if (!isSentinel(key) && !digit)
        return Verdict::Pass;
    m_state = digit ? State::Digits : State::Perhaps;
    keep(key, ms);
    return Verdict::Hold;
}

Reader::Verdict Reader::idle(long long ms)
{
    if (m_state == State::Nothing || ms - m_last < patience())
        return m_state == State::Nothing ? Verdict::Pass : Verdict::Hold;
    if (m_state == State::Reading || m_state == State::Ended)
        return finish(Verdict::Complete);
    return release();
}

long long Reader::patience() const
{
    switch (m_state) {
    case State::Nothing:
        return 0;
    case State::Reading:
        return stumble;
    case State::Ended:
        return between;
    default:
        return gap;
    }
}

std::string Reader::line() const
{
    std::string text;
    for (const char32_t c : m_line)
        addUtf8(text, c);
    return text;
}

Reader::Verdict Reader::finish(Verdict verdict)
{
    if (m_state != State::Ended && isNoTrack()) // at its Enter that was asked
        return release();
    m_line = std::move(m_held);
    m_held.clear();
    m_state = State::Nothing;
    return verdict;
}

// `+10` is a number: of a third track by itself nobody needs more than those that end as a track does.
bool Reader::isNoTrack() const
{
    const bool hasEnd = m_held.find(U'?') != std::u32string::npos;
    const bool mayBeCut = m_held.front() != U'+' && m_held.size() >= shortestCut;
    return (!hasEnd && !mayBeCut && !isBurst()) || isTyped();
}

bool Reader::isBurst() const
{
    const auto steps = static_cast<long long>(m_held.size()) - 1;
    return m_held.size() >= shortestBurst && m_kept - m_first <= burst * steps;
}

// Two keys may come together under anybody's fingers; all of them do not.
bool Reader::isTyped() const
{
    const bool hasEnd = m_held.find(U'?') != std::u32string::npos;
    const auto steps = static_cast<long long>(m_held.size()) - 1;
    return m_last - m_first > gap * steps + (hasEnd ? stumble : 0);
}

Reader::Verdict Reader::release()
{
    m_held.clear();
    m_state = State::Nothing;
    return Verdict::Release;
}

void Reader::keep(char32_t key, long long ms)
{
    if (m_held.empty())
        m_first = ms;
    m_held += key;
    m_last = ms;
    m_kept = ms;
}

bool isOfStripe(std::string_view line)
{
    const auto first = line.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos &&
           std::string_view("%;+").find(line[first]) != std::string_view::npos;
}

} // namespace roster
