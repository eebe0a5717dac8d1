// A tournament with a person at the check-in desk, and the players who come there.
#pragma once

#include "stage.h"

#include "desk/drawing/newtournament.h"
#include "desk/registration/teams.h"
#include "program/textfile.h"
#include "ui/checkin/checkinscreen.h"

namespace atcheckin {

inline QByteArray demoRoster()
{
    return QByteArray::fromStdString(tests::sourceFile("resources/demo/roster.csv"));
}

inline QString labelsOf(const QWidget& screen)
{
    QCoreApplication::processEvents();
    return stage::labelsOn(screen).join(u'\n');
}

/// A tournament that isn't drawn, with one team or none.
inline void openUndrawn(stage::Stage& stage, bool hasTeam, const QString& name = u"tournament.courtside"_s)
{
    const std::string file = stage.path(name).toStdString();
    stage.open(
        [file, hasTeam]() -> desk::Answer<desk::Desk> {
            desk::TournamentPlan plan{.name = "Fall Spades", .venue = *desk::venueCalled("unc")};
            auto desk = desk::beginTournament(file, "J. Park", plan, tournaments::environment());
            const desk::TeamEntry team{"Full House", {}, {{"", "Ana Ruiz", {}}, {"", "Ben Cole", {}}}};
            if (desk && hasTeam)
                if (const auto added = desk::addTeam(*desk, "J. Park", team); !added)
                    return tl::unexpected(added.error());
            return desk;
        },
        name);
}

class FrontDesk {
public:
    explicit FrontDesk(const char* venue = "unc", const QByteArray& roster = demoRoster())
        : screen(stage.theme, stage.session)
    {
        qputenv("COURTSIDE_KEY_FILE", stage.path(u"card.key"_s).toUtf8());
        const std::string file = stage.path().toStdString();
        desk::NewTournament tournament{.name = "Fall Spades",
                                       .venue = *desk::venueCalled(venue),
                                       .rosterName = "teams.csv",
                                       .roster = roster.toStdString()};
        stage.open([file, tournament]() -> desk::Answer<desk::Desk> {
            auto begun = desk::newTournament(file, "J. Park", tournament, tournaments::environment());
            if (!begun)
                return tl::unexpected(begun.error());
            return std::move(begun->desk);
        });
        QObject::connect(&stage.session, &session::Session::changed, &screen,
                         &checkin::CheckinScreen::refresh);
        screen.resize(1188, 708);
        screen.show();
        screen.refresh();
        screen.takeFocus();
    }
    QWidget* focus() const { return screen.focusWidget(); }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(focus(), static_cast<Qt::Key>(key), modifiers);
        stage.settle();
    }
    /// Types text as a keyboard in any language would.
    void type(const QString& text) const
    {
        for (const QChar c : text) {
            if (c.unicode() < 128)
                QTest::keyClick(focus(), c.toLatin1());
            else
                QTest::sendKeyEvent(QTest::Click, focus(), Qt::Key_unknown, QString(c), Qt::NoModifier);
        }
    }
    /// Chooses the ID by its number. That waits until it is clear that a reader doesn't send more.
    void show(char number)
    {
        auto* proof = screen.findChild<checkin::ProofField*>();
        auto* reason = proof->findChild<QLineEdit*>();
        QVERIFY2(proof->isVisible(), qPrintable(said()));
        QTest::keyClick(focus(), number);
        QTRY_VERIFY(!proof->isVisible() || reason->isVisible());
        stage.settle();
    }
    /// Types the text and presses Enter.
    void come(const QString& text) const
    {
        type(text);
        key(Qt::Key_Return);
    }
    QString field() const { return screen.findChild<QLineEdit*>()->text(); }
    QString said() const { return labelsOf(screen); }
    QString counter() const { return stage::textOf(*screen.findChild<kit::Line*>(u"checkedIn"_s)); }
    QPushButton* button(const QString& name) const { return stage::inView<QPushButton>(screen, name); }
    /// The first cell of each row of a table.
    QStringList rows(const QString& name, int role = Qt::DisplayRole) const
    {
        QStringList all;
        const QAbstractItemModel* model = stage::called<kit::RowTable>(screen, name)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            all << stage::textOf(model->index(row, 0), role);
        return all;
    }
    const tournament::Tournament& tournament() const { return stage.session.tournament(); }
    const tournament::Arrival& arrival(const char* person) const
    {
        return tournament().setting->people.at(person).arrivals.back();
    }

    stage::Stage stage;
    checkin::CheckinScreen screen;
};

} // namespace atcheckin
