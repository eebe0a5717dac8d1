// What the program remembers for its user: it is written while somebody types.
#include "atdesktop.h"

#include "program/testclass.h"
#include "program/textfile.h"
#include "ui/start/recent.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>

using namespace Qt::StringLiterals;

class tst_remembers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void theLastChoices();
    void tournamentsOpenLately();
    void keysDoNotWaitForTheDisk();
};

void tst_remembers::theLastChoices()
{
    const stage::Settings folder;
    {
        session::Settings settings;
        QCOMPARE(settings.value(u"pad"_s, true).toBool(), true);
        for (int i = 0; i <= 20; ++i)
            settings.set(u"textSize"_s, i / 10.0);
        settings.set(u"pad"_s, false);
        QCOMPARE(settings.value(u"textSize"_s).toDouble(), 2.0);
    }
    const session::Settings again;
    QCOMPARE(again.value(u"textSize"_s).toDouble(), 2.0);
    QCOMPARE(again.value(u"pad"_s, true).toBool(), false);
}

// Also those that were written down before everything went through one door, as an array.
void tst_remembers::tournamentsOpenLately()
{
    const stage::Settings folder;
    const QTemporaryDir tournaments;
    const auto file = [&](int number) {
        QFile made(tournaments.filePath(u"%1.courtside"_s.arg(number)));
        return made.open(QIODevice::WriteOnly) ? made.fileName() : QString();
    };
    {
        QSettings stored;
        stored.beginWriteArray(u"recent"_s);
        stored.setArrayIndex(0);
        stored.setValue(u"file"_s, file(0));
        stored.setValue(u"name"_s, u"The first"_s);
        stored.endArray();
    }
    {
        session::Settings settings;
        QCOMPARE(start::recentTournaments(settings).size(), 1);
        QCOMPARE(start::recentTournaments(settings).constFirst().name, u"The first"_s);
        for (int i = 1; i <= 6; ++i)
            start::rememberTournament(settings, file(i), QString::number(i));
        start::forgetTournament(settings, file(3));
    }
    QStringList names;
    for (const start::Recent& tournament : start::recentTournaments(session::Settings()))
        names << tournament.name;
    QCOMPARE(names, (QStringList{u"6"_s, u"5"_s, u"4"_s, u"2"_s, u"1"_s})); // six were kept, the first not
}

// Another program holds the file: whoever wrote to it in the window's thread would stand still.
void tst_remembers::keysDoNotWaitForTheDisk()
{
    const stage::Settings folder;
    stage::HalfPlayed live;
    const QString file = QSettings().fileName();
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    {
        desktop::Desktop desktop;
        stage::open(desktop, live);
        Q_EMIT desktop.window().current()->matchWanted(QString::fromStdString(live.match(2)));
        QLockFile held(file + u".lock"_s);
        QVERIFY(held.lock());
        const auto press = [](Qt::Key key, Qt::KeyboardModifiers modifiers) {
            QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        };
        press(Qt::Key_P, Qt::NoModifier);
        press(Qt::Key_Equal, Qt::ControlModifier);
        press(Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(desktop.theme().scale(), 1.25);
        QVERIFY2(!tests::bytesIn(file).contains("pad="), tests::bytesIn(file).constData());
        held.unlock();
    }
    const session::Settings again;
    QCOMPARE(again.value(u"pad"_s).toBool(), true);
    QCOMPARE(again.value(u"textSize"_s).toDouble(), 1.25);
    QCOMPARE(again.value(u"look"_s).toString(), u"dark"_s);
}

TEST_CLASS(tst_remembers)
#include "tst_remembers.moc"
