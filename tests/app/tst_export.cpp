// courtside export: tables for spreadsheets, web pages, and many tournaments at once.
#include "program.h"
#include "program/testclass.h"
#include "program/textfile.h"

#include "golden/says.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using program::Ran;
using program::run;

class tst_export : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void exportForSpreadsheetsAndBrowsers();
    void exportOfSeveralTournaments();
    void exportRefuses();

private: // NOLINT(readability-redundant-access-specifiers): ends the slots
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QString tournament() const { return path("tournament.courtside"); }
    Ran on(const char* command, const QString& words) const
    {
        return run(QStringList{QString::fromLatin1(command), tournament()} +
                   words.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_export::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QCOMPARE(run({QStringLiteral("do"), tournament()}, program::tournamentLines()).exit, 0);
}

void tst_export::exportForSpreadsheetsAndBrowsers()
{
    for (const char* table : {"standings", "results", "hands", "attendance", "journal"}) {
        const QString to = m_folder->filePath(QLatin1String(table) + QStringLiteral(".csv"));
        const Ran written = on("export", QStringLiteral("--what %1 -o ").arg(QLatin1String(table)) + to);
        QCOMPARE(written.err, QString());
        QCOMPARE(written.exit, 0);
        const QByteArray text = tests::bytesIn(to);
        QVERIFY2(text.startsWith("\xEF\xBB\xBF") && text.endsWith("\r\n"), table);
        QVERIFY(text.count('\n') > 1 || table == QByteArray("hands"));
    }
    const QString page = path("n.html");
    QCOMPARE(on("export", QStringLiteral("--names initials -o ") + page).err, QString());
    QVERIFY(tests::bytesIn(page).startsWith("<!DOCTYPE html>"));
    const Ran again = on("export", QStringLiteral("-o ") + page);
    QCOMPARE(again.exit, 3);
    MENTIONS(again.err);
    QCOMPARE(on("export", QStringLiteral("--replace -o ") + page).exit, 0);
    tests::put(path("mine.html").toStdString(), "mine");
    const Ran mine = on("export", QStringLiteral("-o ") + path("mine.html"));
    QCOMPARE(mine.exit, 3); // nobody else's page is written over, with or without it
    QVERIFY2(!mine.err.contains(QStringLiteral("--replace")), qPrintable(mine.err));
}

void tst_export::exportOfSeveralTournaments()
{
    const QString other = path("other.courtside");
    QVERIFY(QFile::copy(tournament(), other));
    const QString folder = path("out");
    QVERIFY(QDir().mkpath(folder));
    const Ran written = run({QStringLiteral("export"), tournament(), other, QStringLiteral("--as"),
                             QStringLiteral("html"), QStringLiteral("-o"), folder});
    QCOMPARE(written.err, QString());
    QCOMPARE(written.out.count(QLatin1Char('\n')), 2);
    QCOMPARE(QDir(folder).entryList(QDir::Files),
             QStringList({QStringLiteral("other.html"),
                          QFileInfo(tournament()).completeBaseName() + QStringLiteral(".html")}));
}

void tst_export::exportRefuses()
{
    const auto said = [&](const QString& words) {
        const Ran ran = on("export", words);
        return ran.exit == 2 ? ran.err.trimmed() : QStringLiteral("exit %1").arg(ran.exit);
    };
    const QString csv = path("n.csv");
    SAYS(said(QStringLiteral("-o ") + csv));
    SAYS(said(QStringLiteral("--what cards -o ") + csv));
    SAYS(said(QStringLiteral("--what hands -o ") + path("n.html")));
    SAYS(said(QStringLiteral("--replace --what hands -o ") + csv));
    SAYS(said(QStringLiteral("--names short -o ") + path("n.html")));
    SAYS(said(QStringLiteral("-o ") + path("n.txt")));
    SAYS(said(QStringLiteral("-o ") + path("")));
    QVERIFY(!QFile::exists(csv) && !QFile::exists(path("n.html")));
}

TEST_CLASS(tst_export)
#include "tst_export.moc"
