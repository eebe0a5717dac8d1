#include "command.h"

#include <algorithm>
#include <cstdio>

namespace {

bool isControl(unsigned char c)
{
    return c < 0x20 || c == 0x7f;
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

Words::Words(QString usage, QString does) : m_usage(std::move(usage)), m_does(std::move(does))
{
    m_parser.addOption({QStringLiteral("help"), QStringLiteral("this text")});
}

void Words::option(const QString& name, const QString& does)
{
    m_parser.addOption({name, does});
    describe(name, does);
}

void Words::option(const QString& name, const QString& does, const QString& value)
{
    m_parser.addOption({name, does, value});
    describe(name + QLatin1Char(' ') + value, does);
}

void Words::repeatable(const QString& name, const QString& does, const QString& value)
{
    option(name, does, value);
    m_repeatable << name;
}

void Words::describe(const QString& name, const QString& does)
{
    const bool isLetter = name.indexOf(QLatin1Char(' ')) == 1 || name.size() == 1;
    const QString dashed = (isLetter ? QStringLiteral("-") : QStringLiteral("--")) + name;
    m_options += (m_options.empty() ? "\n" : "") +
                 (QStringLiteral("  ") + dashed.leftJustified(18)).toUtf8().toStdString() + ' ' +
                 does.toStdString() + '\n';
}

bool Words::refuse(const QString& why)
{
    const QString clause = why.endsWith(QLatin1Char('.')) ? why.chopped(1) : why;
    complain(clause.toStdString() + "; usage: courtside " + m_usage.toStdString());
    return false;
}

bool Words::read(const QStringList& words, qsizetype fewest, qsizetype most)
{
    // The parser wants a program's name first.
    if (!m_parser.parse(QStringList(QStringLiteral("courtside")) + words))
        return refuse(m_parser.errorText());
    if (has(QStringLiteral("help"))) {
        const std::string text =
            "courtside " + m_usage.toStdString() + "\n\n" + m_does.toStdString() + '\n' + m_options;
        m_exit = answer(text) ? Exit::Done : Exit::Store;
        return false;
    }
    const qsizetype given = rest().size();
    if (given < fewest)
        return refuse(QStringLiteral("a word is missing"));
    if (given > most)
        return refuse(QStringLiteral("\"%1\" is one word too many").arg(rest().at(most)));
    for (const QString& name : m_parser.optionNames())
        if (m_parser.optionNames().count(name) > 1 && !m_repeatable.contains(name))
            return refuse(QStringLiteral("--%1 is given twice").arg(name));
    return true;
}

std::optional<std::string> Words::text(const QString& name) const
{
    return has(name) ? std::optional(m_parser.value(name).toStdString()) : std::nullopt;
}

std::vector<std::string> Words::texts(const QString& name) const
{
    std::vector<std::string> all;
    for (const QString& each : m_parser.values(name))
        all.push_back(each.toStdString());
    return all;
}

std::optional<int> Words::number(const QString& name, bool& good) const
{
    if (!has(name))
        return std::nullopt;
    bool whole = false;
    const int number = m_parser.value(name).toInt(&whole);
    if (whole)
        return number;
    complain(
        (QStringLiteral("--%1: \"%2\" is no whole number").arg(name, m_parser.value(name))).toStdString());
    good = false;
    return std::nullopt;
}

std::optional<int> wholeNumber(const std::string& word)
{
    bool whole = false;
    const int number = QString::fromStdString(word).toInt(&whole);
    if (whole)
        return number;
    complain('"' + word + "\" is no whole number");
    return std::nullopt;
}
