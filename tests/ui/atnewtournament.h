// A person at the form of New tournament.
#pragma once

#include "stage.h"

#include "ui/newtournament/newtournamentscreen.h"

namespace stage {

struct AtNewTournament {
    /// On a machine where these rules were chosen last; empty: none were.
    explicit AtNewTournament(const QString& venue = u"washburn"_s)
        : screen(stage.theme, withVenue(stage.session, venue))
    {
        screen.documents = QFileInfo(stage.path()).absolutePath();
        screen.choosePlace = [this](const QString& name) {
            suggested = name;
            return chosen;
        };
        screen.resize(1280, 708);
        screen.show();
        screen.refresh();
        screen.takeFocus();
    }
    QWidget* focus() const { return screen.focusWidget(); }
    template <class Widget>
    Widget* named(const QString& name) const
    {
        if (auto* widget = called<Widget>(screen, name))
            return widget;
        qFatal("nothing is called %s", qPrintable(name));
    }
    QLineEdit* field(const QString& name) const { return named<QLineEdit>(name); }
    void type(const QString& name, const QString& text) const
    {
        QLineEdit* into = field(name);
        into->setFocus();
        into->selectAll();
        QTest::keyClicks(into, text);
    }
    /// Names the tournament, and chooses UNC's rules with everything that can be agreed.
    void agree() const
    {
        QTest::keyClicks(focus(), u"Fall Spades"_s);
        choose(u"unc"_s);
        QTest::mouseClick(named<QPushButton>(u"Show 9 more optional rules"_s), Qt::LeftButton);
    }
    void choose(const QString& venue) const
    {
        auto* all = named<QComboBox>(u"Rules"_s);
        const int at = all->findData(venue);
        all->setFocus();
        while (all->currentIndex() < at)
            QTest::keyClick(all, Qt::Key_Down);
        while (all->currentIndex() > at)
            QTest::keyClick(all, Qt::Key_Up);
    }
    QString said() const
    {
        QCoreApplication::processEvents(); // new fields are shown
        return wordsOn(screen).join(u'\n');
    }
    void make() const
    {
        QTest::keyClick(focus(), Qt::Key_Return, Qt::ControlModifier);
        stage.settle();
    }

    static session::Session& withVenue(session::Session& session, const QString& venue)
    {
        if (!venue.isEmpty())
            session.settings().set(u"venue"_s, venue);
        return session;
    }

    Stage stage;
    newtournament::NewTournamentScreen screen;
    QString chosen;
    QString suggested;
};

} // namespace stage
