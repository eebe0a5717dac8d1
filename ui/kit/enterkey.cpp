#include "enterkey.h"

#include "ask.h"

#include <QElapsedTimer>
#include <QPointer>

namespace kit {

namespace {

constexpr auto leftAlone = "leavesEnterAlone";
constexpr long long fastest = 50; // ms between two keys: faster is a scanner, and its Enter is ignored

/// A letter or digit, which does nothing on a button.
bool isTyped(const QKeyEvent& key)
{
    return !isCommand(key) && !key.text().isEmpty() && key.text().front() > u' ';
}

bool isChoiceOfAsk(const QAbstractButton& button)
{
    if (!button.isCheckable() || !button.group() || !button.group()->exclusive())
        return false;
    const QWidget* around = button.parentWidget();
    while (around && !qobject_cast<const Ask*>(around))
        around = around->parentWidget();
    return around;
}

class Presses : public QObject {
public:
    explicit Presses(QObject* parent) : QObject(parent) { m_clock.start(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        auto* button = qobject_cast<QPushButton*>(watched);
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (button && isTyped(key)) {
            m_typedOn = button;
            m_typed = timeOf(key);
        }
        if (!button || !button->isEnabled() || !isEnter(key) || isChoiceOfAsk(*button) ||
            button->property(leftAlone).toBool())
            return false;
        if (key.modifiers() & ~Qt::KeypadModifier) { // Ctrl+Enter is for the page
            event->ignore();
            return true;
        }
        if (!key.isAutoRepeat() && !isOfScanner(*button, key))
            button->click();
        return true;
    }

private:
    long long timeOf(const QKeyEvent& key) const
    {
        return key.timestamp() > 0 ? static_cast<long long>(key.timestamp()) : m_clock.elapsed();
    }

    bool isOfScanner(const QPushButton& button, const QKeyEvent& key) const
    {
        const long long since = timeOf(key) - m_typed;
        return m_typedOn == &button && since >= 0 && since <= fastest;
    }

    QElapsedTimer m_clock; ///< for keys without a timestamp
    QPointer<QPushButton> m_typedOn;
    long long m_typed = 0; ///< ms, time of the last letter or digit on that button
};

} // namespace

void leaveEnterAlone(QPushButton& button)
{
    button.setProperty(leftAlone, true);
}

EnterKey::EnterKey(QObject* parent) : QObject(parent), m_presses(new Presses(this)) {}

bool EnterKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Polish && qobject_cast<QPushButton*>(watched))
        watched->installEventFilter(m_presses);
    return false;
}

} // namespace kit

#include "moc_enterkey.cpp"
