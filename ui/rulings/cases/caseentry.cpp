#include "caseentry.h"

#include <Qt>

#include <algorithm>
#include <utility>

namespace rulings {

using facts::Challenger;
using facts::Seat;
using facts::Suit;

namespace {

/// The index of the key among these letters and digits.
std::optional<std::size_t> placeIn(std::string_view letters, int key)
{
    const auto at = key < 128 ? letters.find(static_cast<char>(key)) : std::string_view::npos;
    return at == std::string_view::npos ? std::nullopt : std::optional(at);
}

} // namespace

std::optional<Suit> suitOf(int letter)
{
    const auto at = placeIn("SHCD", letter);
    return at ? std::optional(static_cast<Suit>(*at)) : std::nullopt;
}

std::optional<std::string> Card::code() const
{
    if (isJoker())
        return rank == 'X' ? "BJ" : "LJ";
    if (!isWhole())
        return std::nullopt;
    return std::string(1, rank) + "SHCD"[static_cast<std::size_t>(*suit)];
}

Card cardOf(const std::optional<std::string>& code)
{
    Card card;
    if (!code)
        return card;
    if (*code == "BJ" || *code == "LJ") {
        card.rank = *code == "BJ" ? 'X' : 'Y';
        return card;
    }
    card.rank = code->front();
    card.suit = suitOf(code->back());
    return card;
}

CaseEntry::CaseEntry(const desk::CaseOnRecord& found)
    : m_isFixed(true), m_by(found.challenge.by), m_accused(found.challenge.accused),
      m_book(found.challenge.book)
{
    if (found.evidence) {
        m_known = found.evidence->known;
        m_led = found.evidence->led;
        m_played = cardOf(found.evidence->played);
        m_shown = cardOf(found.evidence->shown);
        m_shownBook = found.evidence->shownBook;
        m_held = found.evidence->held;
    }
    m_current = Part::Book;
    goToNextPart();
}

void CaseEntry::setCurrent(Part part)
{
    if (part == m_current)
        return;
    m_current = part;
    m_waits = false;
}

bool CaseEntry::isFilled(Part part) const
{
    const bool isFilledIn[] = {m_by.has_value(),     m_accused.has_value(), m_book.has_value(),
                               m_led.has_value(),    m_played.isWhole(),    m_shown.isWhole(),
                               m_shownBook || m_held}; // in the order of Part
    return isFilledIn[static_cast<std::size_t>(part)];
}

// Goes to the next empty part, or to the last.
void CaseEntry::goToNextPart()
{
    m_waits = false;
    while (m_current != Part::ShownBook) {
        m_current = static_cast<Part>(static_cast<int>(m_current) + 1);
        if (!isFilled(m_current))
            return;
    }
}

void CaseEntry::setBy(Challenger by)
{
    if (m_isFixed)
        return;
    m_by = by;
    m_current = Part::By;
    if (m_accused && !mayAccuse(*m_accused))
        m_accused.reset();
    goToNextPart();
}

void CaseEntry::setAccused(Seat seat)
{
    if (m_isFixed)
        return;
    m_accused = seat;
    if (!m_by)
        m_by = seat.side == facts::Side::A ? Challenger::B : Challenger::A;
    m_current = Part::Accused;
    goToNextPart();
}

void CaseEntry::setBook(int book)
{
    if (m_current == Part::ShownBook) {
        m_shownBook = book;
        m_held = false;
    } else if (!m_isFixed) {
        m_book = book;
        m_current = Part::Book;
    }
    goToNextPart();
}

void CaseEntry::setSuit(Suit suit)
{
    if (m_current == Part::ShownBook) { // the suit led was filled in
        m_shown.suit = suit;
        return;
    }
    if (m_current != Part::Played && m_current != Part::Shown) {
        m_led = suit;
        m_current = Part::Led;
        return goToNextPart();
    }
    if (card().isJoker())
        card().rank = 0;
    card().suit = suit;
    if (card().isWhole())
        goToNextPart();
}

// Fills in the suit led for the card shown later, because only that suit proves a renege. Another suit can be
// typed.
void CaseEntry::setRank(char rank)
{
    Card& typed = card();
    if (typed.isWhole())
        typed = {};
    typed.rank = rank;
    if (typed.isJoker())
        typed.suit.reset();
    else if (m_current == Part::Shown && !typed.suit)
        typed.suit = m_led;
    if (typed.isWhole())
        goToNextPart();
}

void CaseEntry::setHeld()
{
    m_held = true;
    m_shownBook.reset();
    m_current = Part::ShownBook;
    m_waits = false;
}

std::optional<facts::Known> CaseEntry::known() const
{
    if (m_known)
        return m_known;
    if (m_led || m_played.isWhole() || m_shown.isWhole())
        return facts::Known::Shown;
    return m_by == Challenger::Supervisor ? std::optional(facts::Known::Seen) : std::nullopt;
}

bool CaseEntry::mayAccuse(Seat seat) const
{
    return m_by != (seat.side == facts::Side::A ? Challenger::A : Challenger::B);
}

std::optional<Part> CaseEntry::missing() const
{
    for (const Part part : {Part::By, Part::Accused, Part::Book})
        if (!isFilled(part))
            return part;
    return std::nullopt;
}

std::optional<desk::Claim> CaseEntry::claim() const
{
    if (missing())
        return std::nullopt;
    return desk::Claim{*m_by, *m_accused, *m_book};
}

facts::Evidence CaseEntry::evidence() const
{
    facts::Evidence said;
    said.known = known();
    said.led = m_led;
    said.played = m_played.code();
    said.shown = m_shown.code();
    if (said.shown) {
        said.shownBook = m_shownBook;
        said.held = m_held;
    }
    return said;
}

void CaseEntry::step(int by)
{
    const int first = static_cast<int>(m_isFixed ? Part::Led : Part::By);
    setCurrent(static_cast<Part>(
        std::clamp(static_cast<int>(m_current) + by, first, static_cast<int>(Part::ShownBook))));
}

void CaseEntry::clear()
{
    const bool isCard = m_current == Part::Played || m_current == Part::Shown;
    if (!isFilled(m_current) && !(isCard && !card().isEmpty()))
        return step(-1);
    m_waits = false;
    if (m_current == Part::By)
        m_by.reset();
    else if (m_current == Part::Accused)
        m_accused.reset();
    else if (m_current == Part::Book)
        m_book.reset();
    else if (m_current == Part::Led)
        m_led.reset();
    else if (isCard)
        card() = {};
    else {
        m_shownBook.reset();
        m_held = false;
    }
}

bool CaseEntry::press(int key)
{
    const bool followsOne = std::exchange(m_wasOne, false);
    if (followsOne && key == '0')
        return true;
    if (const auto how = placeIn(knownKeys, key)) {
        m_known = static_cast<facts::Known>(*how);
        return true;
    }
    if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
        step(key == Qt::Key_Up ? -1 : 1);
        return true;
    }
    if (key == Qt::Key_Backspace || key == Qt::Key_Delete) {
        clear();
        return true;
    }
    if (m_current == Part::By || m_current == Part::Accused)
        return pressChoice(key);
    if (m_current == Part::Played || m_current == Part::Shown)
        return pressCard(key);
    if (m_current != Part::Led && key >= '0' && key <= '9')
        return pressBook(key - '0');
    const auto suit = suitOf(key);
    if (!suit || (m_current == Part::Book && !m_book))
        return false;
    setSuit(*suit);
    return true;
}

bool CaseEntry::pressChoice(int key)
{
    if (m_current == Part::By) {
        const auto at = placeIn("1A2B3S", key);
        if (at)
            setBy(static_cast<Challenger>(*at / 2));
        return at.has_value();
    }
    const auto at = static_cast<std::size_t>(key - '1');
    if (at >= accusedSeats.size() || !mayAccuse(accusedSeats[at]))
        return false;
    setAccused(accusedSeats[at]);
    return true;
}

// A digit is the trick. Only a 1 waits, because it may become 10 to 13.
bool CaseEntry::pressBook(int digit)
{
    if (m_waits && digit <= 3) {
        setBook(10 + digit);
        return true;
    }
    if (m_current == Part::ShownBook && digit == 0 && mayBeHeld()) {
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
    m_wasOne = key == '1';
    const int rank = key == '1' || key == '0' ? 'T' : key;
    if (!placeIn("23456789TJQKAXY", rank))
        return false;
    setRank(static_cast<char>(rank));
    return true;
}

} // namespace rulings
