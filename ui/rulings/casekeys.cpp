// The keys by which a case is typed.
#include "caseentry.h"

#include <Qt>

#include <algorithm>
#include <string_view>
#include <utility>

namespace rulings {

void CaseEntry::step(int by)
{
    const int first = static_cast<int>(m_isFixed ? Part::Led : Part::By);
    setCurrent(static_cast<Part>(
        std::clamp(static_cast<int>(m_current) + by, first, static_cast<int>(Part::ShownBook))));
}

void CaseEntry::clear()
{
    const bool wasFilled = isFilled(m_current) || (m_current == Part::Played && !m_played.isEmpty()) ||
                           (m_current == Part::Shown && !m_shown.isEmpty());
    if (!wasFilled)
        return step(-1);
    m_waits = false;
    switch (m_current) {
    case Part::By:
        m_by.reset();
        break;
    case Part::Accused:
        m_accused.reset();
        break;
    case Part::Book:
        m_book.reset();
        break;
    case Part::Led:
        m_led.reset();
        break;
    case Part::Played:
        m_played = {};
        break;
    case Part::Shown:
        m_shown = {};
        break;
    case Part::ShownBook:
        m_shownBook.reset();
        m_held = false;
    }
}

bool CaseEntry::press(int key)
{
    const bool followsOne = std::exchange(m_wasOne, false);
    if (followsOne && key == '0')
        return true;
    if (key == 'M' || key == 'E' || key == 'O') {
        m_known = key == 'M' ? facts::Known::Admitted : key == 'E' ? facts::Known::Seen : facts::Known::Shown;
        return true;
    }
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        step(key == Qt::Key_Up ? -1 : 1);
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        step(1);
        return true;
    }
    if (key == Qt::Key_Backspace || key == Qt::Key_Delete) {
        clear();
        return true;
    }
    switch (m_current) {
    case Part::By:
    case Part::Accused:
        return pressChoice(key);
    case Part::Book:
    case Part::ShownBook:
        if (key >= '0' && key <= '9')
            return pressBook(key - '0');
        if (const auto suit = suitOf(key)) {
            if (m_current == Part::Book && !m_book)
                return false;
            setSuit(*suit);
            return true;
        }
        return false;
    case Part::Led:
        if (const auto suit = suitOf(key)) {
            setSuit(*suit);
            return true;
        }
        return false;
    case Part::Played:
    case Part::Shown:
        break;
    }
    return pressCard(key);
}

bool CaseEntry::pressChoice(int key)
{
    if (m_current == Part::By) {
        if (key == '1' || key == 'A')
            setBy(facts::Challenger::A);
        else if (key == '2' || key == 'B')
            setBy(facts::Challenger::B);
        else if (key == '3' || key == 'S')
            setBy(facts::Challenger::Supervisor);
        else
            return false;
        return true;
    }
    const std::vector<facts::Seat> offered = seats();
    const int at = key - '1';
    if (at < 0 || at >= static_cast<int>(offered.size()))
        return false;
    setAccused(offered[static_cast<std::size_t>(at)]);
    return true;
}

// A digit is the book; only a 1 waits, since it may become 10 to 13.
bool CaseEntry::pressBook(int digit)
{
    if (m_waits && digit <= 3) {
        setBook(10 + digit);
        return true;
    }
    if (m_current == Part::ShownBook && digit == 0) {
        setHeld();
        return true;
    }
    if (digit == 0)
        return false;
    const Part part = m_current;
    setBook(digit);
    if (digit == 1) {
        m_current = part;
        m_waits = true;
    }
    return true;
}

bool CaseEntry::pressCard(int key)
{
    if (const auto suit = suitOf(key)) {
        setSuit(*suit);
        return true;
    }
    constexpr std::string_view ranks = "23456789TJQKAXY";
    m_wasOne = key == '1';
    const int rank = key == '1' || key == '0' ? 'T' : key;
    if (rank >= 128 || ranks.find(static_cast<char>(rank)) == std::string_view::npos)
        return false;
    setRank(static_cast<char>(rank));
    return true;
}

} // namespace rulings
