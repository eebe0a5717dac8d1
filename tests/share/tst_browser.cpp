// The web page as a browser takes it: nothing complained of, nothing asked for, no wider than a phone, its
// place kept, and on paper the bracket and the standings alone. Chromium opens it without a display; for the
// long run, which installs it.
#include "nasty.h"

#include "program/testclass.h"
#include "share/page.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSize>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace {

const share::PageOptions browserOptions{
    {"2026-11-21T19:42:00.000Z", {}, 0, 0}, "0123456789ab", share::Names::Full};

/// What Chromium said of a page.
struct Answer {
    QString wrong; ///< that it could not open it
    QString output;
    QStringList complaints; ///< of its console: a script that failed, a request that was forbidden
};

/// The width of a PNG stands at its byte 16, the height at 20.
int numberAt(const QByteArray& png, qsizetype at)
{
    return png.size() < at + 4 ? 0 : static_cast<int>(qFromBigEndian<quint32>(png.constData() + at));
}

QString written(const QString& path, const QString& text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0 ? path : QString();
}

/// The page opened in a browser that knows nothing yet and asks for nothing itself.
Answer opened(const QString& page, const QStringList& how)
{
    const QTemporaryDir profile;
    // As root it refuses to start with its sandbox; the page is our own.
    const QStringList quiet{u"--headless"_s,
                            u"--no-sandbox"_s,
                            u"--disable-gpu"_s,
                            u"--hide-scrollbars"_s,
                            u"--no-first-run"_s,
                            u"--disable-background-networking"_s,
                            u"--enable-logging=stderr"_s,
                            u"--virtual-time-budget=2000"_s,
                            u"--user-data-dir="_s + profile.path()};
    QProcess chromium;
    chromium.start(u"chromium"_s, quiet + how + QStringList{u"file://"_s + page});
    if (!chromium.waitForFinished(120'000) || chromium.exitCode() != 0)
        return {chromium.errorString() + QString::fromUtf8(chromium.readAllStandardError()), {}, {}};
    const auto said = QString::fromUtf8(chromium.readAllStandardError()).split(u'\n');
    return {{}, QString::fromUtf8(chromium.readAllStandardOutput()), said.filter(u":CONSOLE"_s)};
}

QString pageOf(const facts::Draw& draw)
{
    return QString::fromStdString(share::page(nasty::tournamentOf(draw, 12, 21, 420), browserOptions));
}

facts::Draw knockout()
{
    return tournaments::drawOf(facts::Format::SingleElimination);
}
facts::Draw doubleElimination()
{
    return tournaments::drawOf(facts::Format::DoubleElimination);
}

/// The page with this at the end of its body.
QString with(QString page, const QString& addition)
{
    const auto end = page.lastIndexOf(u"</body>"_s);
    return end < 0 ? QString() : page.insert(end, addition);
}

} // namespace

class tst_browser : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensWithoutAComplaint_data();
    void opensWithoutAComplaint();
    void wouldComplainOfARequestOrAScript();
    void isNoWiderThanAPhone();
    void bracketAndStandingsAloneArePrinted_data();
    void bracketAndStandingsAloneArePrinted();
    void itKeepsItsPlace();

private: // NOLINT(readability-redundant-access-specifiers): ends the slots
    QString at(const QString& name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

void tst_browser::opensWithoutAComplaint_data()
{
    QTest::addColumn<std::size_t>("shape");
    QTest::addColumn<QSize>("size");
    const auto shapes = tournaments::shapesFor(12);
    for (std::size_t i = 0; i < shapes.size(); ++i)
        for (const QSize size : {QSize(390, 844), QSize(1280, 800)})
            QTest::addRow("%s, %d wide", shapes[i].name, size.width()) << i << size;
}

/// With COURTSIDE_PICTURES the pictures are left there to be looked at.
void tst_browser::opensWithoutAComplaint()
{
    QFETCH(std::size_t, shape);
    QFETCH(QSize, size);
    const QString page = written(at(u"page.html"_s), pageOf(tournaments::shapesFor(12)[shape].draw));
    const QString taken = at(u"page.png"_s);
    const Answer answer = opened(
        page, {u"--window-size=%1,%2"_s.arg(size.width()).arg(size.height()), u"--screenshot="_s + taken});
    QVERIFY2(answer.wrong.isEmpty(), qPrintable(answer.wrong));
    QCOMPARE(answer.complaints, QStringList());

    QFile picture(taken);
    QVERIFY(picture.open(QIODevice::ReadOnly));
    const QByteArray png = picture.readAll();
    QCOMPARE(QSize(numberAt(png, 16), numberAt(png, 20)), size);
    QVERIFY2(png.size() > 10'000, "an empty page");
    if (const QString folder = qEnvironmentVariable("COURTSIDE_PICTURES"); !folder.isEmpty())
        QVERIFY(
            picture.copy(folder + u"/browser "_s + QString::fromUtf8(QTest::currentDataTag()) + u".png"_s));
}

void tst_browser::wouldComplainOfARequestOrAScript()
{
    const QString page = pageOf(knockout());
    const auto complaintsOf = [this, &page](const QString& addition) {
        return opened(written(at(u"asking.html"_s), with(page, addition)), {u"--dump-dom"_s})
            .complaints.size();
    };
    QCOMPARE(complaintsOf(u"<img alt=\"\" src=\"http://192.0.2.1/x.png\"/>"_s), 1);
    QCOMPARE(complaintsOf(u"<script>document.title = 'run'</script>"_s), 1);
}

void tst_browser::isNoWiderThanAPhone()
{
    QString page = pageOf(doubleElimination());
    // The page lets no script run: this copy does, to measure itself. A window has at least 500 points, a
    // frame has what it is given.
    page.remove(QRegularExpression(u"<meta http-equiv=\"Content-Security-Policy\"[^>]*>"_s));
    page = with(page, u"<script>console.log('wide ' + document.documentElement.scrollWidth + ' of ' + "
                      "innerWidth)</script>"_s);
    const QString phone =
        u"<iframe style=\"width: 390px; height: 844px; border: 0\" srcdoc=\"%1\"></iframe>"_s;
    const Answer answer = opened(written(at(u"phone.html"_s), phone.arg(page.toHtmlEscaped())),
                                 {u"--window-size=800,900"_s, u"--dump-dom"_s});
    QVERIFY2(answer.wrong.isEmpty(), qPrintable(answer.wrong));
    QVERIFY2(answer.complaints.join(u' ').contains(u"wide 390 of 390"_s),
             qPrintable(answer.complaints.join(u' ')));
}

void tst_browser::bracketAndStandingsAloneArePrinted_data()
{
    QTest::addColumn<std::size_t>("shape");
    const auto shapes = tournaments::shapesFor(12);
    for (std::size_t i = 0; i < shapes.size(); ++i)
        QTest::addRow("%s", shapes[i].name) << i;
}

void tst_browser::bracketAndStandingsAloneArePrinted()
{
    QFETCH(std::size_t, shape);
    const QString page = pageOf(tournaments::shapesFor(12)[shape].draw);
    QVERIFY(page.count(u"<table class=\"sheet\">"_s) > 3);
    const QString pdf = at(u"page.pdf"_s);
    const Answer answer = opened(written(at(u"page.html"_s), page), {u"--print-to-pdf="_s + pdf});
    QVERIFY2(answer.wrong.isEmpty(), qPrintable(answer.wrong));
    QProcess reader;
    reader.start(u"pdftotext"_s, {pdf, u"-"_s});
    QVERIFY(reader.waitForFinished());
    const auto text = QString::fromUtf8(reader.readAllStandardOutput());
    QVERIFY2(!text.contains(u"Tricks"_s), qPrintable(text)); // no sheet
    for (const int team : {2, 12})                           // in the bracket and in the standings
        QVERIFY2(text.count(QString::fromStdString(nasty::nameOf(team))) >= 2, qPrintable(text));
    const auto pages = text.count(u'\f');
    QVERIFY2(pages <= 6, qPrintable(QString::number(pages)));
}

// Loaded again, what was opened is open, and it is where it was.
void tst_browser::itKeepsItsPlace()
{
    QString page = pageOf(knockout());
    const auto replace = [&](const QString& what, const QString& with) {
        QVERIFY2(page.contains(what), qPrintable(what));
        page.replace(what, with);
    };
    page.remove(QRegularExpression(u"<meta http-equiv=\"Content-Security-Policy\"[^>]*>"_s));
    replace(u"60000"_s, u"200"_s); // a minute is soon over, and there is one
    replace(u"if (document.hidden"_s, u"if (sessionStorage.getItem('seen') === '2' || document.hidden"_s);
    page = with(page, u"<script>var rules = document.querySelector('details.rules');"
                      "if (sessionStorage.getItem('seen')) { sessionStorage.setItem('seen', '2');"
                      "console.log('again ' + rules.open + ' ' + scrollY); }"
                      "else { sessionStorage.setItem('seen', '1'); rules.open = true;"
                      "scrollTo({ top: 400, behavior: 'instant' }); }</script>"_s);
    const Answer answer =
        opened(written(at(u"again.html"_s), page), {u"--window-size=800,900"_s, u"--dump-dom"_s});
    QVERIFY2(answer.wrong.isEmpty(), qPrintable(answer.wrong));
    const QString complaints = answer.complaints.join(u' ');
    QVERIFY2(complaints.contains(u"again true 400"_s), qPrintable(complaints));
}

TEST_CLASS(tst_browser)
#include "tst_browser.moc"
