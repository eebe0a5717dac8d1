#include "person.h"

namespace stage {

void Person::wait()
{
    while (m_session.waiting() > 0)
        QTest::qWait(1);
    QCoreApplication::processEvents();
}

void Person::press(int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(focus(), static_cast<Qt::Key>(key), modifiers);
    wait();
}

void Person::type(const QString& text)
{
    for (const QChar key : text) {
        if (key == u'⏎' || key == u'^')
            QTest::keyClick(focus(), Qt::Key_Return, key == u'^' ? Qt::ControlModifier : Qt::NoModifier);
        else if (key.unicode() < 128)
            QTest::keyClick(focus(), key.toLatin1());
        else { // as a keyboard's layout or input method gives it
            QInputMethodEvent composed;
            composed.setCommitString(key);
            QCoreApplication::sendEvent(focus(), &composed);
        }
    }
    wait();
}

void Person::click(const QString& name)
{
    for (auto* button : m_window.findChildren<QAbstractButton*>())
        if (button->isVisible() && (button->text() == name || button->accessibleName() == name)) {
            QTest::mouseClick(button, Qt::LeftButton);
            return wait();
        }
    qFatal("no button \"%s\" is in view; there is: %s", qPrintable(name), qPrintable(said()));
}

QString Person::said() const
{
    QStringList all;
    for (const auto* label : m_window.findChildren<QLabel*>())
        if (label->isVisible())
            all << label->text();
    for (const auto* line : m_window.findChildren<kit::Line*>())
        if (line->isVisible())
            all << line->text();
    return all.join(QStringLiteral(" | "));
}

QWidget* Person::focus() const
{
    QWidget* focus = QApplication::focusWidget();
    return focus ? focus : &m_window;
}

} // namespace stage
