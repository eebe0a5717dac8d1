#include "command.h"

#include "wording/record/refusal.h"

#include <QVariant>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace {

/// Of the program: mistakes are said wherever they are found, far from the words of the command.
constexpr const char* jsonWanted = "courtsideJson";

/// Of what an option does, in the help.
constexpr int indent = 21;

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
    complain(Message{"option-no-whole-number", {{"name", name}, {"value", text.toStdString()}}});
    return std::nullopt;
}

} // namespace

void complain(const desk::Mistake& mistake, const std::string& where)
{
    const desk::Mistake whole = where.empty() ? mistake : desk::placed(where, mistake);
    const QCoreApplication* program = QCoreApplication::instance();
    const bool asJson = program && program->property(jsonWanted).toBool();
    remark(asJson ? wording::refusalJson(whole) : wording::inFull(whole));
}

void remark(std::string_view text)
{
    std::string line(text);
    std::replace_if(line.begin(), line.end(), isControl, ' ');
    std::fprintf(stderr, "%s\n", line.c_str());
}

void complainAsJson(bool asJson)
{
    QCoreApplication::instance()->setProperty(jsonWanted, asJson);
}

bool answer(std::string_view text)
{
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0)
        return true;
    complain(Message{"output-not-written"});
    return false;
}

QString oneOf(const std::vector<const char*>& words)
{
    QStringList all;
    for (const char* word : words)
        all << QString::fromUtf8(word);
    const QString last = all.takeLast();
    return Command::tr("%1 or %2").arg(all.join(QLatin1String(", ")), last);
}

CommandLine::CommandLine(QString usage, QString does) : m_usage(std::move(usage)), m_does(std::move(does))
{
    m_known << QStringLiteral("help");
    m_flags << QStringLiteral("help");
    m_parser.addOption({QStringList{QStringLiteral("h")} + m_known, Command::tr("this text")});
}

void CommandLine::option(const QString& name, const QString& does)
{
    m_parser.addOption({name, does});
    m_flags << name;
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
    const QString below = QLatin1Char('\n') + QString(indent, QLatin1Char(' ')); // where its text goes on
    m_known << name;
    m_options += (m_options.empty() ? "\n" : "") +
                 (QStringLiteral("  ") + shown.leftJustified(indent - 3)).toUtf8().toStdString() + ' ' +
                 QString(does).replace(QLatin1Char('\n'), below).toStdString() + '\n';
}

/// Only the last option can lack its value.
Message CommandLine::misvalued(const QStringList& words) const
{
    for (const QString& word : words)
        for (const QString& flag : m_flags)
            if (word.startsWith(dashed(flag) + QLatin1Char('=')))
                return Message{"option-takes-no-value",
                               {{"option", dashed(flag).toStdString()}, {"usage", usage()}}};
    return Message{"option-value-missing", {{"option", words.constLast().toStdString()}, {"usage", usage()}}};
}

Message CommandLine::misread(const QStringList& words) const
{
    const QStringList unknown = m_parser.unknownOptionNames();
    if (unknown.isEmpty())
        return misvalued(words);
    const QString typed = asTyped(unknown.first(), words);
    const QString meant = nearest(typed.mid(typed.startsWith(QLatin1String("--")) ? 2 : 1), m_known);
    if (meant.isEmpty())
        return Message{"option-unknown", {{"option", typed.toStdString()}, {"usage", usage()}}};
    return Message{
        "option-unknown-meant",
        {{"option", typed.toStdString()}, {"meant", dashed(meant).toStdString()}, {"usage", usage()}}};
}

std::optional<Message> CommandLine::wrongWith(qsizetype fewest, qsizetype most) const
{
    const qsizetype given = rest().size();
    if (given < fewest)
        return Message{"argument-missing", {{"usage", usage()}}};
    if (given > most)
        return Message{"argument-too-many", {{"word", word(most)}, {"usage", usage()}}};
    const QStringList options = m_parser.optionNames();
    for (const QString& name : options)
        if (options.count(name) > 1 && !m_repeatable.contains(name))
            return Message{"option-twice", {{"option", dashed(name).toStdString()}, {"usage", usage()}}};
    return std::nullopt;
}

bool CommandLine::read(const QStringList& words, qsizetype fewest, qsizetype most)
{
    // The parser wants a program's name first.
    if (!m_parser.parse(QStringList(QStringLiteral("courtside")) + words)) {
        complain(misread(words));
        return false;
    }
    // Until now every word --json asked for it, also one that is the value of an option.
    complainAsJson(m_known.contains(QStringLiteral("json")) && has(QStringLiteral("json")));
    if (has(QStringLiteral("help"))) {
        const std::string text =
            "courtside " + m_usage.toStdString() + "\n\n" + m_does.toStdString() + '\n' + m_options;
        m_exit = answer(text) ? Exit::Done : Exit::Store;
        return false;
    }
    if (const auto wrong = wrongWith(fewest, most)) {
        complain(*wrong);
        return false;
    }
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

namespace {

/// How many letters are left out, put in, changed, or swapped with the next one.
qsizetype distance(const QString& a, const QString& b)
{
    const auto width = static_cast<std::size_t>(b.size()) + 1;
    std::vector<qsizetype> before(width); // of all but the last two letters of a
    std::vector<qsizetype> above(width);
    std::vector<qsizetype> row(width);
    for (std::size_t j = 0; j < width; ++j)
        row[j] = static_cast<qsizetype>(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        before.swap(above);
        above.swap(row);
        row[0] = i;
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            const qsizetype changed = above[at - 1] + (a.at(i - 1) == b.at(j - 1) ? 0 : 1);
            row[at] = std::min({above[at] + 1, row[at - 1] + 1, changed});
            if (i > 1 && j > 1 && a.at(i - 1) == b.at(j - 2) && a.at(i - 2) == b.at(j - 1))
                row[at] = std::min(row[at], before[at - 2] + 1);
        }
    }
    return row.back();
}

} // namespace

QString nearest(const QString& typed, const QStringList& known)
{
    QString found;
    qsizetype fewest = 0;
    for (const QString& word : known) {
        const qsizetype apart = distance(typed, word);
        if (apart * 3 > std::max(typed.size(), word.size()) || (!found.isEmpty() && apart >= fewest))
            continue;
        found = word;
        fewest = apart;
    }
    return found;
}
