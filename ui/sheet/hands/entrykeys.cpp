// What a key does in the row in which a hand is entered.
#include "entryrow.h"

#include <QKeyEvent>

#include <algorithm>
#include <iterator>

namespace sheet {

void EntryRow::go()
{
    m_held = false;
    while (!m_held && !m_waiting.empty()) {
        const auto press = m_waiting.front();
        m_waiting.pop_front();
        press();
    }
}

bool EntryRow::press(int key, Qt::KeyboardModifiers modifiers)
{
    const bool digit = key >= Qt::Key_0 && key <= Qt::Key_9;
    static constexpr int keys[] = {Qt::Key_N,        Qt::Key_Minus,     Qt::Key_B,
                                   Qt::Key_Asterisk, Qt::Key_Backspace, Qt::Key_Left,
                                   Qt::Key_Right,    Qt::Key_Enter,     Qt::Key_Return};
    const bool isEnter = key == Qt::Key_Enter || key == Qt::Key_Return;
    if (modifiers & Qt::ControlModifier && !isEnter)
        return false;
    if (!digit && std::find(std::begin(keys), std::end(keys), key) == std::end(keys))
        return false;
    if (m_held) {
        m_waiting.emplace_back([this, key, modifiers] { press(key, modifiers); });
        return true;
    }
    if (m_asksForEnter) {
        m_asksForEnter = !isEnter;
        if (isEnter)
            Q_EMIT typed();
        return true;
    }
    const auto does = [this](HandEntry::Key pressed) {
        type([pressed](HandEntry& entry) { return entry.press(pressed); });
    };
    switch (key) {
    case Qt::Key_N:
    case Qt::Key_Minus:
        does(HandEntry::Key::Nil);
        break;
    case Qt::Key_B:
    case Qt::Key_Asterisk:
        does(HandEntry::Key::BlindNil);
        break;
    case Qt::Key_Backspace:
        does(HandEntry::Key::Back);
        break;
    case Qt::Key_Left:
        does(HandEntry::Key::Previous);
        break;
    case Qt::Key_Right:
        does(HandEntry::Key::Next);
        break;
    case Qt::Key_Enter:
    case Qt::Key_Return:
        if (!m_entry.hasTricks())
            does(HandEntry::Key::Next);
        else
            enter(modifiers & Qt::ControlModifier);
        break;
    default:
        type([digit = key - Qt::Key_0](HandEntry& entry) { return entry.digit(digit); });
    }
    return true;
}

void EntryRow::enter(bool anyway)
{
    m_entry.settle();
    place();
    Q_EMIT entered(anyway);
}

void EntryRow::give(int number)
{
    if (m_asksForEnter)
        return;
    if (m_held) {
        m_waiting.emplace_back([this, number] { give(number); });
        return;
    }
    type([number](HandEntry& entry) { return entry.give(number); });
}

void EntryRow::type(const std::function<std::string(HandEntry&)>& key)
{
    const HandEntry before = m_entry;
    const std::string complaint = key(m_entry);
    if (!m_entry.hasSameNumbers(before))
        m_before.push_back(before);
    showCurrent();
    Q_EMIT changed();
    Q_EMIT typed();
    if (!complaint.empty())
        Q_EMIT complained(QString::fromStdString(complaint));
    // A side's 1 that may still become 10 to 13 is no bid yet.
    if (m_entry.hasBids() && m_entry.current().kind == Field::Kind::Tricks)
        Q_EMIT bidsGiven();
}

// Tab goes from box to box, and on to what is behind the row. Qt comes here too where the row is hidden and
// its focus has to go elsewhere.
bool EntryRow::focusNextPrevChild(bool next)
{
    if (!isVisible())
        return QWidget::focusNextPrevChild(next);
    if (m_held) {
        m_waiting.emplace_back([this, next] { focusNextPrevChild(next); });
        return true;
    }
    if (m_asksForEnter)
        return true;
    if (next && m_entry.waits() != HandEntry::Waits::No)
        return press(Qt::Key_Right, {});
    if (!m_entry.step(next ? 1 : -1))
        return QWidget::focusNextPrevChild(next);
    showCurrent();
    Q_EMIT changed();
    Q_EMIT typed();
    return true;
}

void EntryRow::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & (Qt::AltModifier | Qt::MetaModifier) || !press(event->key(), event->modifiers()))
        event->ignore();
}

} // namespace sheet
