// Checks that the program `pictures` (its path is the argument) writes the pictures it is asked for, in the
// right size and not in a single flat color.
#include <QDir>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

int run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(program, arguments);
    return process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit
               ? process.exitCode()
               : -1;
}

bool isFlat(const QImage& image)
{
    const QRgb first = image.pixel(0, 0);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) != first)
                return false;
    return true;
}

/// What is wrong with the picture. Empty if nothing is.
QString wrongWith(const QString& path, const QSize& size)
{
    const QImage image(path);
    if (image.isNull())
        return u"%1 is missing"_s.arg(path);
    if (image.size() != size)
        return u"%1 is %2 by %3"_s.arg(path).arg(image.width()).arg(image.height());
    return isFlat(image) ? u"%1 has only one color"_s.arg(path) : QString();
}

QString check(const QString& program)
{
    const QTemporaryDir folder;
    const QStringList look{folder.path(), u"--theme"_s, u"dark"_s,    u"--size"_s,
                           u"1100x720"_s, u"--names"_s, u"hostile"_s, u"--paper"_s,
                           u"letter"_s,   u"--teams"_s, u"8"_s};
    if (run(program, look + QStringList{u"--bright"_s}) != 2)
        return u"an unknown option is not refused"_s;
    if (run(program, look + QStringList{u"screen-sheet-mid"_s, u"screen-checkin-typed"_s, u"page-slips"_s}) !=
        0)
        return u"it fails"_s;
    const QStringList wanted{u"page-slips-8-hostile-letter-1.png"_s,
                             u"screen-checkin-typed-hostile-dark-1100x720.png"_s,
                             u"screen-sheet-mid-hostile-dark-1100x720.png"_s};
    if (const QStringList written = QDir(folder.path()).entryList(QDir::Files); written != wanted)
        return u"it writes %1"_s.arg(written.join(u", "_s));
    for (const QString& name : wanted)
        if (const QString wrong = wrongWith(folder.filePath(name),
                                            name.startsWith(u"page"_s) ? QSize(864, 1118) : QSize(1100, 720));
            !wrong.isEmpty())
            return wrong;
    return {};
}

} // namespace

int main(int, char** argv)
{
    const QString wrong = check(QString::fromLocal8Bit(argv[1]));
    if (!wrong.isEmpty())
        std::fprintf(stderr, "%s\n", qPrintable(wrong));
    return wrong.isEmpty() ? 0 : 1;
}
