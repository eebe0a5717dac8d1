#include "stage.h"

#include "ui/kit/enterkey.h"
#include "wording/record/refusal.h"

namespace stage {

void strict()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(
        "^(?!This plugin does not support (propagateSizeHints|raise|grabbing the keyboard))")));
}

Stage::Stage()
{
    theme.applyTo(*qobject_cast<QApplication*>(qApp));
    qApp->installEventFilter(new kit::EnterKey(&theme));
    session.setSupervisor(QStringLiteral("J. Park"));
    // Soon after what tournaments::environment() stamps: by the machine's clock all time would be up.
    session.ticker().setNow([] { return tournament::Timestamp{"2026-11-21T18:05:00.000Z", {}, 0, 0}; });
}

QString Stage::path(const QString& name) const
{
    return m_folder.filePath(name);
}

void Stage::open(const session::Opening& opening, const QString& name)
{
    QStringList mistakes;
    session.open(path(name), opening, [&](const session::Outcome& outcome) { mistakes = outcome.mistakes; });
    settle();
    if (!mistakes.isEmpty())
        qFatal("%s", qPrintable(mistakes.join(QStringLiteral("; "))));
}

void Stage::openDemo(const desk::DemoOptions& options)
{
    const std::string file = path().toStdString();
    open([file, options] { return desk::demo(file, options); });
}

void Stage::openDrawn(const tournaments::Setup& setup)
{
    const std::string file = path().toStdString();
    open([file, setup]() -> desk::Answer<desk::Desk> {
        const desk::Environment environment = tournaments::environment();
        auto desk = desk::Desk::create(file, tournaments::drawn(setup, environment), environment);
        const auto& ids = desk->tournament().setting->rules.front().sets.front()->people.checkin.acceptedIds;
        const desk::Proof proof{ids.empty() ? std::nullopt : std::optional(ids.front()), {}};
        for (int player = 1; player <= 2 * setup.teams; ++player)
            if (const auto here = desk::checkIn(*desk, "J. Park", tournaments::id("P", player), proof); !here)
                qFatal("%s", wording::inFull(here.error().mistakes.front()).c_str());
        return desk;
    });
}

void Stage::openUndrawn()
{
    const std::string file = path().toStdString();
    open([file] {
        desk::Draft draft({}, desk::thisMachine(), "J. Park");
        tournaments::add(draft, facts::Tournament{"Fall Spades", facts::Format::SingleElimination, 4});
        return desk::Desk::create(file, draft, desk::thisMachine());
    });
}

void Stage::openFile(const std::string& file)
{
    open([file] { return desk::Desk::open(file, desk::Desk::Access::ReadWrite, desk::thisMachine()); });
}

void Stage::settle() const
{
    while (session.waiting() > 0)
        QTest::qWait(1);
    QCoreApplication::processEvents();
}

void Stage::record(const session::Job& job)
{
    session.ask({}, job);
    settle();
}

void Stage::expectLargeTextFits(const QWidget& screen)
{
    for (const double scale : {1.5, 2.0}) {
        theme.set(kit::Scheme::Light, scale);
        QCoreApplication::processEvents();
        const QSize least = screen.minimumSizeHint();
        QVERIFY2(least.width() <= 1920 && least.height() <= 1080,
                 qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
    }
}

void bringUp(QWidget& window)
{
    window.show();
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("the window does not come up");
}

void showAlone(session::Screen& screen)
{
    screen.resize(1188, 708);
    screen.refresh();
    screen.show();
    screen.activateWindow();
    screen.takeFocus();
    if (!QTest::qWaitForWindowActive(&screen))
        qFatal("the window does not come up");
}

} // namespace stage
