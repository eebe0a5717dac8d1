#include "person.h"

namespace stage {

void Person::wait()
{
    while (m_session.waiting() > 0)
        QTest::qWait(1);
    QCoreApplication::processEvents();
}

void Person::record(const session::Job& job)
{
    m_session.ask({}, job);
    wait();
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
    QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton);
    wait();
}

QWidget* Person::focus() const
{
    QWidget* focus = QApplication::focusWidget();
    return focus ? focus : &m_window;
}

} // namespace stage
