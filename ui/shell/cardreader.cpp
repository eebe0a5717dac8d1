#include "cardreader.h"

#include "ui/session/screen.h"

#include <QApplication>

#include <limits>
#include <utility>

namespace shell {

using Verdict = roster::Reader::Verdict;

namespace {

/// Whether the field or its page handles the reader's keys itself.
bool takesThemItself(const QWidget* field)
{
    for (; field; field = field->parentWidget())
        if (field->property(session::takesCards).toBool())
            return true;
    return false;
}

constexpr long long longAfter = std::numeric_limits<long long>::max();

/// The widget that gets the next key; null if none.
QWidget* receiver()
{
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup->focusWidget() ? popup->focusWidget() : popup;
    return QApplication::focusWidget() ? QApplication::focusWidget() : QApplication::activeWindow();
}

/// The character for the reader: Enter, a letter, or 0 for a key that no reader sends.
char32_t characterOf(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        return U'\r';
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return 0;
    const auto text = event.text().toUcs4();
    return text.size() == 1 && text.front() >= U' ' ? static_cast<char32_t>(text.front()) : 0;
}

bool isBareModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr || key == Qt::Key_CapsLock;
}

} // namespace

CardReader::CardReader(QObject* parent) : QObject(parent)
{
    m_clock.start();
    m_watch.takeDigits(true);
    m_idle.setSingleShot(true);
    m_idle.setTimerType(Qt::PreciseTimer);
    // If the window was busy, keys pressed in time may still wait. They are handled first, and their
    // timestamps show whether they belong to the card.
    connect(&m_idle, &QTimer::timeout, this, [this] {
        QTimer::singleShot(0, this, [this, before = m_keys] {
            if (before == m_keys)
                idle();
        });
    });
    qApp->installEventFilter(this);
}

// Qt sends a key to one widget after another until one accepts it. Only the first counts here.
bool CardReader::eventFilter(QObject* watched, QEvent* event)
{
    if (m_givesBack || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride) ||
        watched != receiver())
        return false;
    if (event->type() == QEvent::ShortcutOverride)
        return takesOverride(*static_cast<QKeyEvent*>(event));
    return takes(*static_cast<QKeyEvent*>(event));
}

// A `/` in a card must not trigger the window's action.
bool CardReader::takesOverride(QKeyEvent& event) const
{
    if (!m_reader.isHolding() || characterOf(event) == 0)
        return false;
    event.accept();
    return true;
}

bool CardReader::takes(QKeyEvent& event)
{
    if (isBareModifier(event.key()) || takesThemItself(receiver()))
        return false;
    const char32_t character = event.isAutoRepeat() ? 0 : characterOf(event);
    if (character == 0) {
        if (m_reader.isHolding())
            idle(); // no reader sends this key
        return false;
    }
    return show(character, event);
}

bool CardReader::show(char32_t character, const QKeyEvent& event)
{
    ++m_keys;
    const auto now = event.timestamp() > 0 ? static_cast<long long>(event.timestamp()) : m_clock.elapsed();
    watchForScanner(character, now);
    switch (m_reader.press(character, now)) {
    case Verdict::Pass:
        return false;
    case Verdict::Hold:
        if (m_held.empty())
            m_field = receiver();
        m_held.push_back({event.key(), event.modifiers(), event.text()});
        m_idle.start(static_cast<int>(m_reader.patience()));
        return true;
    case Verdict::CompleteIt:
        complete();
        return true;
    case Verdict::Complete:
        complete();
        return show(character, event);
    case Verdict::Release:
        replayKeys();
        return show(character, event);
    }
    return false;
}

void CardReader::watchForScanner(char32_t character, long long now)
{
    const QWidget* field = receiver();
    if (!field || !field->property(session::knowsScanners).toBool())
        return;
    const Verdict verdict = m_watch.press(character, now);
    if (verdict == Verdict::CompleteIt)
        Q_EMIT scannerSeen();
    else if (verdict == Verdict::Release || verdict == Verdict::Complete)
        m_watch.press(character, now);
}

void CardReader::idle()
{
    const Verdict verdict = m_reader.idle(longAfter); // timestamps of keys may be from another clock
    if (verdict == Verdict::Complete)
        complete();
    else if (verdict == Verdict::Release)
        replayKeys();
}

// Sends the keys to the field where they were typed, or to the current focus.
void CardReader::replayKeys()
{
    m_idle.stop();
    m_givesBack = true;
    for (const Held& held : std::exchange(m_held, {})) {
        QWidget* to = m_field && m_field->hasFocus() ? m_field.data() : receiver();
        if (!to)
            break;
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent again(type, held.key, held.modifiers, held.text);
            QCoreApplication::sendEvent(to, &again);
        }
    }
    m_givesBack = false;
}

void CardReader::complete()
{
    m_idle.stop();
    m_held.clear();
    Q_EMIT read(QString::fromStdString(m_reader.line()));
}

} // namespace shell

#include "moc_cardreader.cpp"
