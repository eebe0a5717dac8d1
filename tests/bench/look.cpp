// How long the whole program takes to change its theme or text size, until everything is painted. For
// comparison, a bare window with as many labels, which takes the same colors and fonts from Qt alone. Ends
// with an error if a change takes so long that people notice.
#include "samples.h"

#include "pictures.d/at.h"

#include <QGridLayout>
#include <QLabel>
#include <QStackedWidget>

#include <cstdio>
#include <ctime>

namespace bench {

namespace {

using pictures::At;
using shell::Place;

constexpr double longest = 150; // milliseconds
constexpr int times = 5;

/// Shows each place once, so all of it is laid out and styled.
void seeAll(At& at)
{
    for (int place = 1; place <= static_cast<int>(Place::Rules); ++place)
        at.go(static_cast<Place>(place));
}

/// Nanoseconds of work by this thread, without other load on the computer.
qint64 worked()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1'000'000'000LL + time.tv_nsec;
}

template <class Change>
qint64 taken(const Change& change)
{
    const qint64 before = worked();
    change();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    return worked() - before;
}

/// As many labels as the program has widgets, on pages of which one is in view.
class Bare {
public:
    explicit Bare(qsizetype widgets)
    {
        static constexpr int onAPage = 300;
        static constexpr int inALine = 15;
        auto* pages = new QStackedWidget;
        for (qsizetype i = 0; i < widgets; i += onAPage) {
            auto* page = new QWidget;
            auto* grid = new QGridLayout(page);
            for (int each = 0; each < onAPage; ++each)
                grid->addWidget(new QLabel(QStringLiteral("Table 4")), each / inALine, each % inALine);
            pages->addWidget(page);
        }
        (new QVBoxLayout(&m_window))->addWidget(pages);
        m_window.resize(1280, 720);
        m_window.show();
        QCoreApplication::processEvents();
    }
    void take(bool other)
    {
        QPalette palette;
        palette.setColor(QPalette::WindowText, other ? Qt::darkBlue : Qt::black);
        m_window.setPalette(palette);
        QFont font;
        font.setPixelSize(other ? 20 : 16);
        m_window.setFont(font);
        m_window.repaint();
    }

private:
    QWidget m_window;
};

bool measure(At& at, const char* name, Place place)
{
    at.go(place);
    kit::Theme& theme = at.desktop.theme();
    QWidget& window = at.desktop.window();
    Bare bare(QApplication::allWidgets().size());
    Samples themes, sizes, plain;
    for (int i = 0; i < times; ++i)
        for (const auto& [scheme, scale] : {std::pair(kit::Scheme::Dark, 1.0),
                                            {kit::Scheme::Dark, 1.5},
                                            {kit::Scheme::Light, 1.5},
                                            {kit::Scheme::Light, 1.0}}) {
            Samples& ours = scheme == theme.scheme() ? sizes : themes;
            ours.add(taken([&, scheme = scheme, scale = scale] {
                theme.set(scheme, scale);
                window.repaint();
            }));
            plain.add(taken([&] { bare.take(i % 2 == 0); }));
        }
    const auto milliseconds = [](const Samples& samples, double share) {
        return samples.within(share) / 1000;
    };
    std::printf("%12s", name);
    for (const Samples* each : {&themes, &sizes, &plain})
        std::printf("   %7.1f %7.1f", milliseconds(*each, 0.5), milliseconds(*each, 1));
    std::printf("   %6.2f %6.2f\n", themes.p50() / plain.p50(), sizes.p50() / plain.p50());
    const double worst = std::max(milliseconds(themes, 0.5), milliseconds(sizes, 0.5));
    if (worst > longest)
        std::fprintf(stderr, "%s: another look takes %.0f ms\n", name, worst);
    return worst <= longest;
}

void quietly(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qPrintable(text));
}

} // namespace

bool otherLooks()
{
    At at(pictures::Names::Plain);
    at.openDemo(32, 2);
    seeAll(at);
    std::printf("From one look to another with %d widgets, in milliseconds\n",
                static_cast<int>(QApplication::allWidgets().size()));
    std::printf("%12s   %15s   %15s   %15s   %13s\n%12s", "", "theme", "text size", "bare window", "ratio",
                "screen");
    for (int i = 0; i < 3; ++i)
        std::printf("   %7s %7s", "p50", "max");
    std::printf("   %6s %6s\n", "theme", "size");
    bool good = true;
    for (const auto& [name, place] : {std::pair("tables", Place::Tables),
                                      {"teams", Place::Teams},
                                      {"check-in", Place::CheckIn},
                                      {"sheet", Place::ScoreSheet},
                                      {"bracket", Place::Bracket},
                                      {"standings", Place::Standings},
                                      {"rulings", Place::Rulings},
                                      {"print", Place::Print},
                                      {"rules", Place::Rules}})
        good = measure(at, name, place) && good;
    return good;
}

} // namespace bench

int main(int argc, char** argv)
{
    qInstallMessageHandler(bench::quietly);
    const QApplication application(argc, argv);
    return bench::otherLooks() ? 0 : 1;
}
