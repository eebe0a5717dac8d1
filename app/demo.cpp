// courtside demo FILE: a whole reproducible tournament into a file.
#include "tournamentfile.h"

#include "desk/demo/demo.h"

namespace {

/// Of a tournament that takes its time, so that nobody takes it for stuck.
void tellProgress(int over, int all)
{
    constexpr int step = 100;
    if (all >= 2 * step && over % step == 0)
        remark(Command::tr("match %1 of %2").arg(QString::number(over), QString::number(all)).toStdString());
}

} // namespace

Exit demoCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("demo FILE [--rules ID] [--teams N] [--format F] [--seed S] [--stop-in ROUND]"),
        Command::tr(
            "Makes FILE with a whole tournament in it, played out to its champion, to look at and to\n"
            "try commands on. The same words always make the same tournament."));
    asked.option(QStringLiteral("rules"), Command::tr("a venue or a rule set; unc where none is said"),
                 QStringLiteral("ID"));
    asked.option(QStringLiteral("teams"), Command::tr("how many, from 2 to 256; 16 where it is not said"),
                 QStringLiteral("N"));
    asked.option(QStringLiteral("format"),
                 Command::tr("%1 where none is said; %2")
                     .arg(QStringLiteral("single-elimination"),
                          QStringLiteral("double-elimination, round-robin,\npools-playoff, swiss")),
                 QStringLiteral("F"));
    asked.option(QStringLiteral("seed"),
                 Command::tr("another number, another tournament; 1 where none is said"),
                 QStringLiteral("S"));
    asked.option(QStringLiteral("stop-in"),
                 Command::tr("stops in the middle of that round, with matches at the tables"),
                 QStringLiteral("ROUND"));
    if (!asked.read(words, 1, 1))
        return asked.exit();
    desk::DemoOptions options;
    options.tell = tellProgress;
    bool good = true;
    options.rules = asked.text(QStringLiteral("rules")).value_or(options.rules);
    options.teams = asked.number(QStringLiteral("teams"), good).value_or(options.teams);
    if (asked.text(QStringLiteral("format"))) {
        const auto format = choice<facts::Format>(asked, QStringLiteral("format"));
        good = good && format;
        options.format = format.value_or(options.format);
    }
    const int seed = asked.number(QStringLiteral("seed"), good).value_or(1);
    options.stopIn = asked.number(QStringLiteral("stop-in"), good);
    if (seed < 0) {
        complain(Message{"option-seed-negative", {{"value", seed}}});
        good = false;
    }
    options.seed = static_cast<std::uint64_t>(std::max(seed, 0));
    if (!good)
        return Exit::BadInput;
    const std::string file = asked.word(0);
    const auto made = desk::demo(file, options);
    if (!made)
        return fail(made.error());
    return answer(file + ": " + desk::demoText(made->tournament()) + '\n') ? Exit::Done : Exit::Store;
}
