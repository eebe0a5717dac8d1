#include "commands.h"

#include "ui/desktop/desktop.h"

#include <QApplication>
#include <QFileInfo>

#include <cstdlib>

namespace {

std::vector<Listed> allVerbs()
{
    std::vector<Listed> all;
    for (const CommandGroup& group : commandGroups())
        all.insert(all.end(), group.verbs.begin(), group.verbs.end());
    return all;
}

// Hides Qt's own messages (for example about a locale that isn't UTF-8), which don't help the user.
void keepQuiet(QtMsgType, const QMessageLogContext&, const QString&) {}

Exit help()
{
    std::string text =
        Command::tr("Courtside scores intramural Spades by the venue’s own rules.").toStdString() +
        "\n\n  courtside [FILE]  " +
        Command::tr("opens the window with FILE, or with the last tournament").toStdString() + '\n';
    for (const CommandGroup& group : commandGroups()) {
        text += '\n' + Command::tr(group.title).toStdString() + '\n';
        for (const Listed& each : group.verbs)
            if (each.summary)
                text += "  courtside " + QString::fromUtf8(each.name).leftJustified(11).toStdString() +
                        Command::tr(each.summary).toStdString() + '\n';
    }
    text += '\n' + Command::tr("Run `courtside help COMMAND` for details.").toStdString() + '\n';
    return answer(text);
}

/// The command that these words begin with. `rules amend` is a command of two words.
std::optional<Listed> command(const QStringList& words)
{
    std::optional<Listed> found;
    for (const Listed& each : allVerbs()) {
        const QStringList name = QString::fromUtf8(each.name).split(QLatin1Char(' '));
        if (words.mid(0, name.size()) == name && (!found || name.size() > 1))
            found = each;
    }
    return found;
}

// A first word that is not a command may be a tournament file.
bool wantsWindow(const QStringList& words)
{
    if (words.isEmpty())
        return true;
    const QString& word = words.first();
    return words.size() == 1 && !command(words) &&
           (word.endsWith(QLatin1String(".courtside")) || QFileInfo(word).isFile());
}

/// `help call` is `call --help`, and `-h` is `--help`.
QStringList inFull(QStringList words)
{
    if (words.size() > 1 && words.first() == QLatin1String("help")) {
        words.removeFirst();
        if (!words.first().startsWith(QLatin1Char('-')))
            words << QStringLiteral("--help");
    }
    if (words.value(0) == QLatin1String("-h"))
        words.first() = QStringLiteral("--help");
    return words;
}

Exit refuseUnknown(const QString& word)
{
    QStringList names{QStringLiteral("help"), QStringLiteral("--help"), QStringLiteral("--version")};
    for (const Listed& each : allVerbs())
        if (each.summary)
            names << QString::fromUtf8(each.name);
    const QString meant = nearest(word, names);
    if (meant.isEmpty())
        return complain(Message{"command-unknown", {{"word", word.toStdString()}}});
    return complain(
        Message{"command-unknown-meant", {{"word", word.toStdString()}, {"meant", meant.toStdString()}}});
}

Exit run(const QStringList& words)
{
    complainAsJson(words.contains(QStringLiteral("--json")));
    if (words.size() > 1 && words.first().startsWith(QLatin1Char('-')))
        return complain(Message{"command-too-many-words", {{"word", words.at(1).toStdString()}}});
    if (words.first() == QLatin1String("--help") || words.first() == QLatin1String("help"))
        return help();
    if (words.first() == QLatin1String("--version"))
        return answer("courtside " COURTSIDE_VERSION "\n");
    const auto asked = command(words);
    if (!asked)
        return refuseUnknown(words.first());
    Verb verb(asked->name);
    asked->tell(verb);
    return verb.run(words.mid(QString::fromUtf8(asked->name).count(QLatin1Char(' ')) + 1));
}

// Qt ends the program if it can't reach the display; we say that in our words. Its other messages are hidden.
void sayWhatIsFatal(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type != QtFatalMsg)
        return;
    if (QCoreApplication::instance() && !QCoreApplication::startingUp()) {
        remark(Command::tr("Courtside must stop. Everything you saved is safe: %1").arg(text).toStdString());
        std::abort();
    }
    remark(Command::tr("the window can’t be opened, because there is no display. Every command works without "
                       "one; run courtside help for a list")
               .toStdString());
    std::_Exit(static_cast<int>(Exit::BadInput));
}

/// Opens the window with that file, or with the last tournament if none is named.
Exit openWindow(int argc, char* argv[], const QStringList& words)
{
    qInstallMessageHandler(sayWhatIsFatal);
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Courtside"));
    QCoreApplication::setApplicationName(QStringLiteral("Courtside"));
    QCoreApplication::setApplicationVersion(QStringLiteral(COURTSIDE_VERSION));
    desktop::Desktop desktop;
    desktop.guide().commands = commandPage;
    if (words.isEmpty())
        desktop.openLast();
    else
        desktop.open(words.first());
    desktop.window().open();
    return QApplication::exec() == 0 ? Exit::Done : Exit::Store;
}

} // namespace

int main(int argc, char* argv[])
{
    std::ios::sync_with_stdio(false); // so that a read error of standard input differs from its end
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromUtf8(argv[i]);
    words = inFull(std::move(words));
    if (wantsWindow(words))
        return static_cast<int>(openWindow(argc, argv, words));
    qInstallMessageHandler(keepQuiet);
    // The application object finds the database driver. It gets only the program's name, not the arguments.
    int name = 1;
    const auto application = printsPages(words.first()) ? pageApplication(name, argv)
                                                        : std::make_unique<QCoreApplication>(name, argv);
    return static_cast<int>(run(words));
}
