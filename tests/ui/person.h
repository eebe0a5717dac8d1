// Somebody at the window: keys and clicks, and what can be read on it.
#pragma once

#include "ui/look/pieces.h"
#include "ui/session/session.h"

#include <QAbstractButton>
#include <QApplication>
#include <QInputMethodEvent>
#include <QLabel>
#include <QTest>
#include <QWidget>

namespace stage {

class Person {
public:
    Person(QWidget& window, session::Session& session) : m_window(window), m_session(session) {}

    /// Until the desk has answered, and what is new is shown.
    void wait()
    {
        while (m_session.waiting() > 0)
            QTest::qWait(1);
        QCoreApplication::processEvents();
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(focus(), static_cast<Qt::Key>(key), modifiers);
        wait();
    }
    /// Text into what has the focus, as fast as keys can be pressed; `⏎` is Enter, `^` Ctrl+Enter.
    void type(const QString& text)
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
    /// Clicks the button that is called so or that has that text, where it is in view.
    void click(const QString& name)
    {
        for (auto* button : m_window.findChildren<QAbstractButton*>())
            if (button->isVisible() && (button->text() == name || button->accessibleName() == name)) {
                QTest::mouseClick(button, Qt::LeftButton);
                return wait();
            }
        qFatal("no button \"%s\" is in view; there is: %s", qPrintable(name), qPrintable(said()));
    }
    /// What is called so.
    template <class Widget>
    Widget* find(const QString& name) const
    {
        for (auto* widget : m_window.findChildren<Widget*>())
            if (widget->isVisible() && widget->accessibleName() == name)
                return widget;
        qFatal("nothing in view is called \"%s\"; there is: %s", qPrintable(name), qPrintable(said()));
    }
    /// Every word in view.
    QString said() const
    {
        QStringList all;
        for (const auto* label : m_window.findChildren<QLabel*>())
            if (label->isVisible())
                all << label->text();
        for (const auto* line : m_window.findChildren<look::Line*>())
            if (line->isVisible())
                all << line->text();
        return all.join(QStringLiteral(" | "));
    }

private:
    QWidget* focus() const
    {
        QWidget* focus = QApplication::focusWidget();
        return focus ? focus : &m_window;
    }

    QWidget& m_window;
    session::Session& m_session;
};

} // namespace stage
