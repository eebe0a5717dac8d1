#include "say.h"

#include "wording/record/refusal.h"

#include <QVariant>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace {

/// A property of the application, because mistakes are reported far from where the options are known.
constexpr const char* jsonWanted = "courtsideJson";

bool isControl(unsigned char c)
{
    return c < 0x20 || c == 0x7f;
}

/// Replaces the no-break spaces that windows and paper have between a number and its unit.
std::string withPlainSpaces(std::string_view text)
{
    constexpr std::string_view noBreak = "\u00a0";
    std::string plain(text);
    for (auto at = plain.find(noBreak); at != std::string::npos; at = plain.find(noBreak, at))
        plain.replace(at, noBreak.size(), " ");
    return plain;
}

/// Writes to standard error.
void writeLine(std::string line)
{
    std::replace_if(line.begin(), line.end(), isControl, ' ');
    std::fprintf(stderr, "%s\n", line.c_str());
}

/// How many letters are missing, extra, different, or swapped with the next one.
qsizetype distance(const QString& a, const QString& b)
{
    const auto width = static_cast<std::size_t>(b.size()) + 1;
    std::vector<qsizetype> before(width); // for a without its last two letters
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

Exit complain(const desk::Mistake& mistake, const std::string& where)
{
    const desk::Mistake whole = where.empty() ? mistake : desk::placed(where, mistake);
    const QCoreApplication* program = QCoreApplication::instance();
    const bool asJson = program && program->property(jsonWanted).toBool();
    if (asJson)
        writeLine(wording::refusalJson(whole));
    else
        remark(wording::inFull(whole));
    return Exit::BadInput;
}

Exit fail(const desk::Failure& failure, const std::string& where)
{
    for (const desk::Mistake& mistake : failure.mistakes)
        complain(mistake, where);
    switch (failure.kind) {
    case desk::Failure::Kind::Refused:
        return Exit::BadInput;
    case desk::Failure::Kind::Store:
        return Exit::Store;
    case desk::Failure::Kind::Conflict:
        break;
    }
    return Exit::Conflict;
}

Exit complainOfChoice(const std::string& option, const std::string& given, const std::string& choices)
{
    return complain(
        given.empty()
            ? Message{"option-choice-missing", {{"option", option}, {"choices", choices}}}
            : Message{"option-choice-unknown", {{"option", option}, {"value", given}, {"choices", choices}}});
}

void remark(std::string_view text)
{
    writeLine(withPlainSpaces(text));
}

void complainAsJson(bool asJson)
{
    QCoreApplication::instance()->setProperty(jsonWanted, asJson);
}

Exit answer(std::string_view text, desk::As as)
{
    std::string plain;
    if (as == desk::As::Text)
        text = plain = withPlainSpaces(text);
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0)
        return Exit::Done;
    complain(Message{"output-not-written"});
    return Exit::Store;
}

std::string behind(const std::string& where, const std::string& option)
{
    return where.empty() ? option : where + ": " + option;
}

QString oneOf(QStringList words)
{
    const QString last = words.takeLast();
    return Command::tr("%1 or %2").arg(words.join(QLatin1String(", ")), last);
}

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
