// courtside [FILE]: the window, on FILE or on the tournament that was open last.
#include "commands.h"

#include "ui/desktop/desktop.h"

#include <QApplication>

#include <cstdlib>
#include <iostream>

namespace {

// Qt ends the program where it cannot reach the display; that is said in our words. Its other remarks are
// none of the user's business.
void sayWhatIsFatal(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type != QtFatalMsg)
        return;
    if (QCoreApplication::instance() && !QCoreApplication::startingUp()) {
        remark(Command::tr("Courtside has to stop, what was saved is safe: %1").arg(text).toStdString());
        std::abort();
    }
    remark(Command::tr("the window cannot be opened: there is no display to open it on; every command works "
                       "without one, "
                       "courtside help lists them")
               .toStdString());
    std::_Exit(static_cast<int>(Exit::BadInput));
}

} // namespace

Exit openWindow(int argc, char* argv[], const QStringList& words)
{
    qInstallMessageHandler(sayWhatIsFatal);
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Courtside"));
    QCoreApplication::setApplicationName(QStringLiteral("Courtside"));
    desktop::Desktop desktop;
    if (words.isEmpty())
        desktop.openLast();
    else
        desktop.open(words.first());
    desktop.window().open();
    return QApplication::exec() == 0 ? Exit::Done : Exit::Store;
}
