// The print screen on a stage.
#pragma once

#include "halfplayed.h"
#include "stage.h"

#include "ui/print/preview.h"
#include "ui/print/printlist.h"
#include "ui/print/printscreen.h"

#include <QComboBox>
#include <QLineEdit>
#include <QProgressBar>

namespace stage {

inline tournaments::Setup drawnFor(int teams)
{
    return {.teams = teams, .tables = teams};
}

/// The screen, and a person's actions.
class Print {
public:
    explicit Print(int teams = 8)
    {
        stage.openDrawn(drawnFor(teams));
        open();
    }
    /// With that print chosen.
    explicit Print(const QString& what) : Print() { screen.show(what); }
    /// A finished tournament.
    explicit Print(const desk::DemoOptions& options)
    {
        stage.openDemo(options);
        open();
    }

    explicit Print(HalfPlayed& live)
    {
        live.open(stage);
        open();
    }

    template <class T = QWidget>
    T& named(const QString& name)
    {
        for (T* each : screen.findChildren<T*>())
            if (isCalled(*each, name) || nameOf(*each).startsWith(name))
                return *each;
        qFatal("nothing is called %s", qPrintable(name));
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    void click(const QString& name) { QTest::mouseClick(&named<QPushButton>(name), Qt::LeftButton); }
    /// Chooses the paper with the arrow keys: `A4`.
    void choosePaper(const QString& name)
    {
        auto& paper = named<QComboBox>(u"paper"_s);
        paper.setFocus();
        press(Qt::Key_Home);
        while (paper.currentText() != name && paper.currentIndex() + 1 < paper.count())
            press(Qt::Key_Down);
    }
    print::Preview& preview() { return named<print::Preview>(u"preview"_s); }
    print::PrintList& list() { return named<print::PrintList>(u"what"_s); }
    bool isWorking() { return named<QProgressBar>(u"pages made"_s).isVisible(); }
    /// The last message.
    QString said()
    {
        QStringList all;
        for (const QLabel* label : screen.findChildren<QLabel*>())
            all << textOf(*label);
        return all.join(u'|');
    }
    void settle()
    {
        while (isWorking())
            QTest::qWait(1);
    }
    QString file(const QString& name) const { return stage.path(name); }

    Stage stage;
    print::PrintScreen screen{stage.theme, stage.session};

private:
    void open()
    {
        screen.resize(1188, 708);
        screen.show();
        screen.refresh();
        screen.takeFocus();
        QApplication::setActiveWindow(&screen);
    }
};

} // namespace stage
