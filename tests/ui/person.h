// A person at the window: keys, clicks, and what can be read on it.
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

    /// Waits until the desk has answered and the window has been updated.
    void wait();
    /// What somebody else does meanwhile.
    void record(const session::Job& job);
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Types text into the focused widget, as fast as possible; `⏎` is Enter, `^` Ctrl+Enter.
    void type(const QString& text);
    /// Clicks the visible button of that name.
    void click(const QString& name);
    /// The visible widget of that name.
    template <class Widget>
    Widget* find(const QString& name) const
    {
        if (auto* widget = inView<Widget>(m_window, name))
            return widget;
        qFatal("nothing in view is called \"%s\"; there is: %s", qPrintable(name), qPrintable(said()));
    }
    /// All visible text.
    QString said() const { return wordsOn(m_window).join(QStringLiteral(" | ")); }

private:
    QWidget* focus() const;

    QWidget& m_window;
    session::Session& m_session;
};

} // namespace stage
