#include "command.h"

#include "nearest.h"

#include <algorithm>
#include <cstdio>

namespace {

bool isControl(unsigned char c)
{
    return c < 0x20 || c == 0x7f;
}

QString dashed(const QString& option)
{
    return (option.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + option;
}

/// The option that the parser does not know, as it was typed: of `-tabel` it knows none of the letters.
QString asTyped(const QString& unknown, const QStringList& words)
{
    for (const QString& word : words) {
        const QString name = word.section(QLatin1Char('='), 0, 0);
        const bool isLong = name.startsWith(QLatin1String("--"));
        const bool isIt =
            isLong ? name.mid(2) == unknown : name.startsWith(QLatin1Char('-')) && name.contains(unknown);
        if (isIt)
            return name;
    }
    return dashed(unknown);
}

std::optional<int> wholeNumberIn(const QString& text, const std::string& name)
{
    bool whole = false;
    const int number = text.toInt(&whole);
    if (whole)
        return number;
    complain(name + " must be a whole number, not \"" + text.toStdString() + '"');
    return std::nullopt;
}

} // namespace

void complain(std::string_view text)
{
    std::string line(text);
    std::replace_if(line.begin(), line.end(), isControl, ' ');
    std::fprintf(stderr, "%s\n", line.c_str());
}

bool answer(std::string_view text)
{
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0)
        return true;
    complain("standard output cannot be written");
    return false;
}

CommandLine::CommandLine(QString usage, QString does) : m_usage(std::move(usage)), m_does(std::move(does))
{
    m_known << QStringLiteral("help");
    m_parser.addOption({QStringList{QStringLiteral("h")} + m_known, QStringLiteral("this text")});
}

void CommandLine::option(const QString& name, const QString& does)
{
    m_parser.addOption({name, does});
    describe(name, does, {});
}

void CommandLine::option(const QString& name, const QString& does, const QString& value)
{
    m_parser.addOption({name, does, value});
    describe(name, does, value);
}

void CommandLine::repeatable(const QString& name, const QString& does, const QString& value)
{
    option(name, does, value);
    m_repeatable << name;
}

void CommandLine::describe(const QString& name, const QString& does, const QString& value)
{
    const QString shown = dashed(name) + (value.isEmpty() ? QString() : QLatin1Char(' ') + value);
    m_known << name;
    m_options += (m_options.empty() ? "\n" : "") +
                 (QStringLiteral("  ") + shown.leftJustified(18)).toUtf8().toStdString() + ' ' +
                 does.toStdString() + '\n';
}

bool CommandLine::refuse(const QString& why)
{
    complain(why.toStdString() + " Usage: courtside " + m_usage.toStdString());
    return false;
}

QString CommandLine::misread(const QStringList& words) const
{
    const QStringList unknown = m_parser.unknownOptionNames();
    if (unknown.isEmpty())
        return m_parser.errorText().remove(QLatin1Char('\''));
    const QString typed = asTyped(unknown.first(), words);
    const QString meant = nearest(typed.mid(typed.startsWith(QLatin1String("--")) ? 2 : 1), m_known);
    return QStringLiteral("Unknown option %1.").arg(typed) +
           (meant.isEmpty() ? QString() : QStringLiteral(" Did you mean %1?").arg(dashed(meant)));
}

bool CommandLine::read(const QStringList& words, qsizetype fewest, qsizetype most)
{
    // The parser wants a program's name first.
    if (!m_parser.parse(QStringList(QStringLiteral("courtside")) + words))
        return refuse(misread(words));
    if (has(QStringLiteral("help"))) {
        const std::string text =
            "courtside " + m_usage.toStdString() + "\n\n" + m_does.toStdString() + '\n' + m_options;
        m_exit = answer(text) ? Exit::Done : Exit::Store;
        return false;
    }
    const qsizetype given = rest().size();
    if (given < fewest)
        return refuse(QStringLiteral("Missing argument."));
    if (given > most)
        return refuse(QStringLiteral("\"%1\" is one word too many.").arg(rest().at(most)));
    for (const QString& name : m_parser.optionNames())
        if (m_parser.optionNames().count(name) > 1 && !m_repeatable.contains(name))
            return refuse(QStringLiteral("%1 is given twice.").arg(dashed(name)));
    return true;
}

std::optional<std::string> CommandLine::text(const QString& name) const
{
    return has(name) ? std::optional(m_parser.value(name).toStdString()) : std::nullopt;
}

std::vector<std::string> CommandLine::texts(const QString& name) const
{
    std::vector<std::string> all;
    for (const QString& each : m_parser.values(name))
        all.push_back(each.toStdString());
    return all;
}

std::optional<int> CommandLine::number(const QString& name, bool& good) const
{
    if (!has(name))
        return std::nullopt;
    const auto number = wholeNumberIn(m_parser.value(name), dashed(name).toStdString());
    good = good && number;
    return number;
}

std::optional<int> wholeNumber(const std::string& word, const char* name)
{
    return wholeNumberIn(QString::fromStdString(word), name);
}
