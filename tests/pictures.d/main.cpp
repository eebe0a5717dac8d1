// Writes pictures of the program's screens and printed pages (tests/pictures).
#include "at.h"
#include "options.h"
#include "pages.h"

#include <cstdio>

namespace pictures {

namespace {

/// The name of the current picture, for warnings.
QString underway;

void complain(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    const bool isOfPlatform = // there is no display or desktop
        underway.isEmpty() || message.startsWith(u"This plugin does not support"_s);
    if (!isOfPlatform || type == QtFatalMsg)
        std::fprintf(stderr, "%s: %s\n", qPrintable(underway), qPrintable(message));
    if (type == QtFatalMsg)
        std::abort();
}

QString wordOf(const QSize& size)
{
    return u"%1x%2"_s.arg(size.width()).arg(size.height());
}

class Writer {
public:
    explicit Writer(const Options& options) : m_options(options) {}

    /// Whether the name contains one of the requested parts.
    bool wants(const QString& name) const
    {
        return m_options.parts.isEmpty() ||
               std::any_of(m_options.parts.begin(), m_options.parts.end(),
                           [&](const QString& part) { return name.contains(part); });
    }

    void writeScreens()
    {
        for (const Scene& scene : scenes(m_options.teams)) {
            if (!wants(u"screen-"_s + scene.name))
                continue;
            underway = u"screen-"_s + scene.name;
            for (const Names names : namings())
                writeScreen(scene, names);
        }
    }

    void writePages()
    {
        Press press;
        const QList<int> sizes = m_options.teams.isEmpty() ? QList<int>{8, 16} : m_options.teams;
        for (const Names names : namings())
            for (const int teams : sizes)
                for (const Printed& printed : pagesFor(teams))
                    if (wants(u"page-"_s + printed.name) && (teams == sizes.front() || !isExtra(names)))
                        writePage(press, printed, names);
    }

    bool didAll() const { return m_lost.isEmpty(); }
    const QString& lost() const { return m_lost; }

private:
    QList<Names> namings() const
    {
        return m_options.names ? QList<Names>{*m_options.names} : QList<Names>{Names::Plain, Names::Hostile};
    }
    /// Hostile names are shown in only one look, unless they were requested.
    bool isExtra(Names names) const { return names == Names::Hostile && !m_options.names; }

    void writeScreen(const Scene& scene, Names names)
    {
        if (isExtra(names) && m_options.themes.front().value != kit::Scheme::Light)
            return;
        At at(names);
        scene.bringUp(at);
        if (names == Names::Hostile && !at.usedNames())
            return;
        const QList<QSize> sizes =
            isExtra(names)
                ? QList<QSize>{m_options.sizes.size() == 1 ? m_options.sizes.front() : QSize(1280, 800)}
                : m_options.sizes;
        for (const auto& theme : isExtra(names) ? m_options.themes.first(1) : m_options.themes) {
            at.dress(theme.value, m_options.scale / 100.0);
            for (const QSize& size : sizes)
                save(at.picture(size), size, nameOf(scene.name, names, theme.word + u'-' + wordOf(size)));
        }
    }

    void writePage(Press& press, const Printed& printed, Names names)
    {
        underway = u"page-"_s + printed.name;
        QList<Named<paper::Format>> papers = m_options.papers;
        if (papers.isEmpty())
            papers = {{u"letter"_s, paper::Format::Letter}, {u"a4"_s, paper::Format::A4}};
        for (const auto& paper : isExtra(names) ? papers.first(1) : papers)
            if (const auto document = press.print(printed, names, paper.value))
                for (qsizetype i = 0; i < document->pages.size(); ++i) {
                    const QImage image = imageOf(document->pages[i], m_options.scale);
                    save(image, image.size(), nameOf(printed.name, names, paper.word) + u"-%1"_s.arg(i + 1));
                }
    }

    QString nameOf(const QString& name, Names names, const QString& look) const
    {
        return (underway.startsWith(u"page"_s) ? u"page-"_s : u"screen-"_s) + name +
               (names == Names::Hostile ? u"-hostile-"_s : u"-"_s) + look +
               (m_options.scale == 100 ? QString() : u"-%1"_s.arg(m_options.scale));
    }

    void save(const QImage& image, const QSize& asked, const QString& name)
    {
        if (image.size() != asked)
            qWarning("it needs %s in place of %s", qPrintable(wordOf(image.size())),
                     qPrintable(wordOf(asked)));
        if (!image.save(m_options.folder + u'/' + name + u".png"_s))
            m_lost = name;
    }

    const Options& m_options;
    QString m_lost; ///< the last picture that couldn't be written
};

int refuse(const QString& sentence)
{
    std::fprintf(stderr, "courtside: %s\n", qPrintable(sentence));
    return 2;
}

/// The names of all requested pictures.
QStringList namesOf(const Options& options, const Writer& writer)
{
    QStringList all;
    for (const Scene& scene : scenes(options.teams))
        all << u"screen-"_s + scene.name;
    for (const int teams : options.teams.isEmpty() ? QList<int>{8, 16} : options.teams)
        for (const Printed& printed : pagesFor(teams))
            all << u"page-"_s + printed.name;
    all.removeIf([&](const QString& name) {
        return !writer.wants(name) || !(name.startsWith(u"page"_s) ? options.hasPages : options.hasScreens);
    });
    return all;
}

int run(const QStringList& arguments)
{
    const auto options = optionsOf(arguments);
    if (!options)
        return refuse(options.error());
    Writer writer(*options);
    const QStringList names = namesOf(*options, writer);
    if (names.isEmpty())
        return refuse(
            u"No picture's name contains %1; --list shows them."_s.arg(options->parts.join(u" or "_s)));
    if (options->isList) {
        std::printf("%s\n", qPrintable(names.join(u'\n')));
        return 0;
    }
    if (!QDir().mkpath(options->folder))
        return refuse(u"The folder %1 can’t be created."_s.arg(options->folder));
    if (options->hasScreens)
        writer.writeScreens();
    if (options->hasPages)
        writer.writePages();
    return writer.didAll() ? 0 : refuse(u"%1 can’t be written there."_s.arg(writer.lost()));
}

} // namespace

} // namespace pictures

int main(int argc, char** argv)
{
    qInstallMessageHandler(pictures::complain);
    QApplication application(argc, argv);
    QApplication::setApplicationVersion(QStringLiteral(COURTSIDE_VERSION)); // the start screen shows it
    QApplication::setCursorFlashTime(0); // or every second picture would have a cursor
    return pictures::run(QApplication::arguments().mid(1));
}
