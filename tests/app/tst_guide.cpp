// courtside guide: the guide as one web page.
#include "program.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "program/textfile.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using program::Ran;

class tst_guide : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void itHasEveryPage();
    void itHasEveryCommand();
    void itLoadsNothing();
    void nothingIsWrittenOver();

private: // NOLINT(readability-redundant-access-specifiers): ends the slots
    Ran guide(const QStringList& words) const
    {
        return program::run(QStringList{u"guide"_s} + words, {}, m_folder.path());
    }
    /// The web page, in English.
    QString written()
    {
        const QString path = m_folder.filePath(u"guide.html"_s);
        QFile::remove(path);
        const Ran ran = guide({u"-o"_s, u"guide.html"_s});
        return ran.exit == 0 && ran.err.isEmpty() ? pseudo::english(QString::fromUtf8(tests::bytesIn(path)))
                                                  : QString();
    }

    QTemporaryDir m_folder;
};

void tst_guide::itHasEveryPage()
{
    static const QRegularExpression heading(u"^# (.+)$"_s, QRegularExpression::MultilineOption);
    const QString page = written();
    const QDir pages(QString::fromStdString(place::inSource("resources/guide")));
    const QStringList files = pages.entryList({u"*.md"_s});
    QVERIFY(files.size() > 1);
    for (const QString& file : files) {
        const QString title =
            heading.match(QString::fromUtf8(tests::bytesIn(pages.filePath(file)))).captured(1).remove(u'`');
        QVERIFY2(!title.isEmpty(), qPrintable(file));
        QCOMPARE(page.count(u"<h1>%1</h1>"_s.arg(title.toHtmlEscaped())), 1);
        QCOMPARE(page.count(u"<section id=\"%1\">"_s.arg(file.chopped(3))), 1);
        QVERIFY2(page.contains(u"<a href=\"#%1\">"_s.arg(file.chopped(3))), qPrintable(file));
    }
    QCOMPARE(page.count(u"<h1>Commands</h1>"_s), 1);
}

void tst_guide::itHasEveryCommand()
{
    static const QRegularExpression command(u"\n  courtside ([a-z-]+) "_s);
    const QString page = written();
    int commands = 0;
    for (auto each = command.globalMatch(program::run({u"help"_s}).out); each.hasNext(); ++commands) {
        const QString name = each.next().captured(1);
        QVERIFY2(page.contains(u"<pre><code>courtside %1 "_s.arg(name)), qPrintable(name));
    }
    QVERIFY(commands > 50);
    QVERIFY(page.contains(u"<li><code>--first-dealer SEAT</code>"_s));
}

void tst_guide::itLoadsNothing()
{
    const QString page = written();
    QVERIFY(page.startsWith(u"<!DOCTYPE html>"_s));
    static const QRegularExpression loaded(u"<(script|link|iframe)|src=\"(?!data:)|url\\("_s);
    QVERIFY2(!page.contains(loaded), qPrintable(loaded.match(page).captured()));
    static const QRegularExpression link(u"<a href=\"#([^\"]+)\""_s);
    for (auto each = link.globalMatch(page); each.hasNext();) {
        const QString to = each.next().captured(1);
        QVERIFY2(page.contains(u" id=\"%1\""_s.arg(to)), qPrintable(to));
    }
}

void tst_guide::nothingIsWrittenOver()
{
    QVERIFY(!written().isEmpty());
    const Ran again = guide({u"-o"_s, u"guide.html"_s});
    SAYS(again.err);
    QCOMPARE(again.exit, 3);
    const Ran nowhere = guide({});
    SAYS(nowhere.err);
    QCOMPARE(nowhere.exit, 2);
}

TEST_CLASS(tst_guide)
#include "tst_guide.moc"
