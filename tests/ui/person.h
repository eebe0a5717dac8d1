// Somebody at the window: keys and clicks, and what can be read on it.
#pragma once

#include "reading.h"

#include "ui/session/session.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QTest>

namespace stage {

class Person {
public:
    Person(QWidget& window, session::Session& session) : m_window(window), m_session(session) {}

    /// Until the desk has answered, and what is new is shown.
    void wait();
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Text into what has the focus, as fast as keys can be pressed; `⏎` is Enter, `^` Ctrl+Enter.
    void type(const QString& text);
    /// Clicks the button that is called so, where it is in view.
    void click(const QString& name);
    /// What is in view and called so.
    template <class Widget>
    Widget* find(const QString& name) const
    {
        if (auto* widget = inView<Widget>(m_window, name))
            return widget;
        qFatal("nothing in view is called \"%s\"; there is: %s", qPrintable(name), qPrintable(said()));
    }
    /// Every word in view.
    QString said() const { return wordsOn(m_window).join(QStringLiteral(" | ")); }

private:
    QWidget* focus() const;

    QWidget& m_window;
    session::Session& m_session;
};

} // namespace stage
