// A tournament with a card reader at its desk: who swipes, and the answers.
#pragma once

#include "atdesktop.h"

#include "desk/drawing/newtournament.h"
#include "tournaments/livetournament.h"
#include "ui/desktop/desktop.h"

#include <QLineEdit>

namespace atreader {

inline const char* const rosterText = "Team,Player 1,ID 1,Player 2,ID 2\n"
                                      "Full House,Ana Ruiz,730114820,Ben Oyelaran,730114821\n"
                                      "Spade Runners,Cy Dale,730200111,Di Ngo,\n"
                                      "Nil by Mouth,Ed Foss,,Fay Gil,\n"
                                      "Bag Ladies,Gus Hall,,Hua Ito,\n";

/// Types like a reader into the focused widget, and waits until it was read.
inline void swipe(const QString& line, stage::Person& person)
{
    const QByteArray keys = line.toLatin1();
    for (const char key : keys)
        QTest::keyClick(QApplication::focusWidget(), key);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTest::qWait(150);
    person.wait();
}

class ReaderTournament : public stage::WithFolder, public stage::AtDesktop {
public:
    explicit ReaderTournament(const std::string& roster = rosterText,
                              const desk::Environment& environment = tournaments::environment())
    {
        qputenv("COURTSIDE_KEY_FILE", folder.filePath(u"card.key"_s).toUtf8());
        desk::NewTournament made{.name = "Fall Spades",
                                 .venue = *desk::venueCalled("unc"),
                                 .rosterName = "teams.csv",
                                 .roster = roster};
        const std::string file = folder.filePath(u"tournament.courtside"_s).toStdString();
        if (!desk::newTournament(file, "J. Park", made, environment))
            qFatal("no tournament");
        open(file);
        go(Qt::Key_3);
    }
    void go(int key) { person.press(key, Qt::ControlModifier); }
    void swipe(const QString& line) { atreader::swipe(line, person); }
    const tournament::Person& player(const char* id) { return tournament().setting->people.at(id); }
    QString said() const { return person.said(); }
    QLineEdit* front() const { return person.find<QLineEdit>(u"Name, team, ID or card"_s); }
};

inline const QString ana = u";730114820=2512101?"_s;
inline const QString ben = u"%B730114821^OYELARAN/BEN^2512101?;730114821=2512101?"_s;
/// Additional text if a card is swiped again.
inline const QString alreadyIn = u" · already checked in"_s;

} // namespace atreader
