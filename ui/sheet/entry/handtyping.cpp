#include "handtyping.h"

#include "entrywords.h"

#include "ui/session/keys.h"

#include <QHash>

#include <utility>

namespace sheet {

namespace {

/// Whether all bids are given, no tricks, and the cursor is on the tricks.
bool lacksTricks(const HandEntry& entry)
{
    return entry.hasBids() && entry.current().kind == Field::Kind::Tricks && entry.tricksTyped() == 0 &&
           entry.text(entry.current()).empty();
}

bool isEnter(int code)
{
    return session::keyOfSheet(code) == session::Key::SaveHand;
}

/// What a key other than a digit does in the row. Enter goes to the next field until all tricks are known.
std::optional<HandEntry::Key> meaningOf(int code)
{
    using Key = HandEntry::Key;
    static const QHash<int, std::optional<Key>> others{
        {Qt::Key_Backspace, Key::Back}, {Qt::Key_Left, Key::Previous}, {Qt::Key_Right, Key::Next}};
    const auto key = session::keyOfSheet(code);
    return key == session::Key::SaveHand ? Key::Next
           : key == session::Key::Nil    ? Key::Nil
           : key == session::Key::Blind  ? Key::Blind
                                         : others.value(code);
}

} // namespace

void HandTyping::begin(const HandEntry& entry, int number, const RowHead& head)
{
    m_entry = entry;
    m_before.clear();
    m_wrong.reset();
    m_wentToWrong = false;
    m_calledBlindNil = false;
    m_reopened.reset();
    m_number = number;
    m_asksForEnter = false;
    m_head = head;
    Q_EMIT begun();
    Q_EMIT changed();
}

void HandTyping::setHead(const RowHead& head)
{
    const bool isOther = head.text != m_head.text;
    m_head = head;
    if (isOther)
        Q_EMIT changed();
}

void HandTyping::put(const HandEntry& entry)
{
    m_entry = entry;
    Q_EMIT changed();
    Q_EMIT typed();
}

void HandTyping::put(const Typed& typed)
{
    m_before = typed.before;
    put(typed.entry);
}

void HandTyping::fixBids()
{
    m_entry.setBidsFixed(true);
    m_reopened.reset();
    Q_EMIT changed();
}

void HandTyping::reopenBids(const Typed& before)
{
    Typed again = before;
    again.entry.retypeBids();
    m_reopened = before;
    m_reopened->entry.setBidsFixed(false);
    put(again);
}

bool HandTyping::restoreBids()
{
    const auto reopened = std::exchange(m_reopened, std::nullopt);
    if (reopened)
        put(*reopened);
    return reopened.has_value();
}

void HandTyping::freeBids()
{
    HandEntry entry = m_entry;
    entry.setBidsFixed(false);
    if (!m_entry.isTyped()) {
        entry.dropLast();
        while (!m_before.empty() &&
               (sameBids(m_before.back(), m_entry) || m_before.back().hasSameNumbers(entry)))
            m_before.pop_back();
    }
    put(entry);
}

bool HandTyping::undoTyping()
{
    if (!m_waiting.empty()) { // keys that wait were typed last
        m_waiting.pop_back();
        return true;
    }
    if (m_held || m_before.empty())
        return false;
    HandEntry before = m_before.back();
    if (m_entry.areBidsFixed() && !sameBids(before, m_entry))
        return false;
    if (before.areBidsFixed() != m_entry.areBidsFixed())
        before.setBidsFixed(m_entry.areBidsFixed());
    m_before.pop_back();
    put(before);
    return true;
}

bool HandTyping::dropLast()
{
    HandEntry entry = m_entry;
    if (m_held || !entry.dropLast())
        return false;
    put(entry);
    return true;
}

void HandTyping::go()
{
    m_held = false;
    while (!m_held && !m_waiting.empty()) {
        const Key key = m_waiting.front();
        m_waiting.pop_front();
        key();
    }
}

bool HandTyping::queuesKey(const Key& key)
{
    if (m_held)
        m_waiting.push_back(key);
    return m_held;
}

bool HandTyping::press(int key, Qt::KeyboardModifiers modifiers)
{
    if (modifiers & Qt::ControlModifier && !isEnter(key))
        return false;
    const bool isDigit = key >= Qt::Key_0 && key <= Qt::Key_9;
    const auto meaning = meaningOf(key);
    if (!isDigit && !meaning)
        return false;
    if (queuesKey([this, key, modifiers] { press(key, modifiers); }))
        return true;
    if (m_asksForEnter) {
        m_asksForEnter = !isEnter(key);
        if (isEnter(key))
            Q_EMIT typed();
    } else if (isDigit) {
        type([digit = key - Qt::Key_0](HandEntry& entry) { return entry.digit(digit); });
    } else if (isEnter(key) && m_entry.hasTricks() && !retypesBid()) {
        m_entry.settle();
        Q_EMIT changed();
        Q_EMIT entered(modifiers & Qt::ControlModifier);
    } else if (isEnter(key) && lacksTricks(m_entry)) {
        type([](const HandEntry&) { return std::string(); });
        Q_EMIT tricksMissing(modifiers & Qt::ControlModifier);
    } else if (isEnter(key) && m_entry.text(m_entry.current()).empty()) {
        type([](const HandEntry& entry) { // an extra Enter: the next key is still for this field
            const Field& field = entry.current();
            return field.kind == Field::Kind::Bid ? bidAsked(field.side) : tricksAsked(field.side);
        });
    } else if (m_calledBlindNil && meaning == HandEntry::Key::Nil) { // also for the same player
        type([](const HandEntry&) { return blindAlone(); });
    } else {
        const Field field = m_entry.current();
        type([meaning](HandEntry& entry) { return entry.press(*meaning); });
        m_calledBlindNil = meaning == HandEntry::Key::Blind && isNilIn(m_entry, field);
    }
    return true;
}

void HandTyping::give(int number)
{
    if (!m_asksForEnter && !queuesKey([this, number] { give(number); }))
        type([number](HandEntry& entry) { return entry.give(number); });
}

void HandTyping::type(const std::function<std::string(HandEntry&)>& key)
{
    m_calledBlindNil = false;
    const HandEntry before = m_entry;
    const std::string complaint = key(m_entry);
    if (!m_entry.hasSameNumbers(before)) {
        m_before.push_back(before);
        m_wentToWrong = false;
    }
    Q_EMIT changed();
    Q_EMIT typed();
    if (!complaint.empty())
        Q_EMIT complained(QString::fromStdString(complaint));
    // A side's 1 that may become 10 to 13 isn't a bid yet.
    if (m_entry.hasBids() && m_entry.current().kind == Field::Kind::Tricks)
        Q_EMIT bidsGiven();
}

bool HandTyping::step(bool next)
{
    if (m_asksForEnter)
        return true;
    m_calledBlindNil = false;
    if (next && m_entry.waits() != HandEntry::Waits::No)
        return press(Qt::Key_Right);
    if (!m_entry.step(next ? 1 : -1)) {
        if (!next || !m_wrong || std::exchange(m_wentToWrong, true))
            return false;
        m_entry.setCurrent(*m_wrong);
    }
    Q_EMIT changed();
    Q_EMIT typed();
    return true;
}

void HandTyping::goTo(const Field& field)
{
    if (m_asksForEnter)
        return;
    m_calledBlindNil = false;
    m_entry.setCurrent(field);
    Q_EMIT changed();
    Q_EMIT typed();
}

} // namespace sheet

#include "moc_handtyping.cpp"
