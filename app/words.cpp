#include "words.h"

#include "wording/columns.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include <limits>

using namespace Qt::StringLiterals;

namespace {

/// Column where the description of an option begins in the help.
constexpr int indent = 21;
/// Maximum widths of a usage line and of a text line.
constexpr qsizetype usageWidth = 100;
constexpr int textWidth = 88;

/// The unknown option as it was typed: of `-tabel`, the parser knows only one letter.
QString asTyped(const QString& unknown, const QStringList& words)
{
    for (const QString& word : words) {
        const QString name = word.section(u'=', 0, 0);
        const bool isLong = name.startsWith(u"--");
        if (isLong ? name.mid(2) == unknown : name.startsWith(u'-') && name.contains(unknown))
            return name;
    }
    return (unknown.size() == 1 ? u"-"_s : u"--"_s) + unknown;
}

/// Wraps lines that are too long. Indented lines stay as they are.
QStringList wrapped(const QString& text, int width)
{
    QStringList lines;
    for (const QString& line : text.split(u'\n'))
        if (line.size() <= width || line.startsWith(u' '))
            lines << line;
        else
            for (const std::string& each : wording::wrapped(line.toStdString(), width))
                lines << QString::fromStdString(each);
    return lines;
}

std::optional<int> wholeNumber(const QString& text, const QString& name)
{
    bool isWhole = false;
    const int number = text.toInt(&isWhole);
    if (isWhole)
        return number;
    complain(
        Message{"option-no-whole-number", {{"name", name.toStdString()}, {"value", text.toStdString()}}});
    return std::nullopt;
}

std::string first(const QStringList& given)
{
    return given.value(0).toStdString();
}

std::optional<std::string> last(const QStringList& given)
{
    return given.isEmpty() ? std::nullopt : std::optional(given.last().toStdString());
}

std::vector<std::string> all(const QStringList& given)
{
    std::vector<std::string> words;
    for (const QString& each : given)
        words.push_back(each.toStdString());
    return words;
}

} // namespace

QString Words::dashed(const QString& option)
{
    return (option.size() == 1 ? u"-"_s : u"--"_s) + option;
}

Words::Slot Words::option(const char* spelling, const QString& does, const char* label)
{
    static const QRegularExpression form(uR"(--?([a-z][a-z-]*)(?: ([^\s\[\]()…]+))?)"_s);
    const QString piece = QString::fromUtf8(spelling);
    const auto parts = form.match(QString(piece).remove(u"[no-]"_s));
    const QString value = *label ? QString::fromUtf8(label) : parts.captured(2);
    const QString name = parts.captured(1);
    return {name, dashed(name) + (value.isEmpty() ? value : u' ' + value),
            piece.startsWith(u'(') ? QString() : piece, does};
}

Words::Slot Words::argument(const char* spelling, qsizetype fewest, qsizetype most)
{
    return {{}, {}, QString::fromUtf8(spelling), {}, fewest, most};
}

qsizetype Words::placeAmong(const QStringList& words, const QString& given, const QString& option)
{
    const qsizetype place = words.indexOf(given);
    if (place < 0)
        complainOfChoice(option.toStdString(), given.toStdString(), words.join(u", "_s).toStdString());
    return place;
}

Given<bool> Words::flag(const char* spelling, const QString& does)
{
    Slot slot = option(spelling, does, "");
    slot.shown = dashed(slot.name);
    slot.hasValue = false;
    return add<bool>(slot, [](const QStringList& given) { return !given.isEmpty(); });
}

Given<std::optional<std::string>> Words::text(const char* spelling, const QString& does, const char* label)
{
    return add<std::optional<std::string>>(option(spelling, does, label), last);
}

Given<std::vector<std::string>> Words::texts(const char* spelling, const QString& does, const char* label)
{
    Slot slot = option(spelling, does, label);
    slot.most = std::numeric_limits<qsizetype>::max();
    return add<std::vector<std::string>>(slot, all);
}

Given<std::string> Words::needed(const char* spelling, const QString& does, const Message& missing,
                                 const char* label)
{
    return add<std::string>(option(spelling, does, label),
                            [missing](const QStringList& given) -> std::optional<std::string> {
                                if (!first(given).empty())
                                    return first(given);
                                complain(missing);
                                return std::nullopt;
                            });
}

Given<std::string> Words::reason()
{
    return needed("--reason TEXT", Command::tr("reason"), Message{"option-reason-missing"});
}

Given<std::optional<int>> Words::number(const char* spelling, const QString& does, const char* label)
{
    const Slot slot = option(spelling, does, label);
    return add<std::optional<int>>(slot, [name = dashed(slot.name)](const QStringList& given) {
        std::optional<std::optional<int>> read(std::in_place);
        if (!given.isEmpty())
            *read = wholeNumber(given.last(), name);
        return given.isEmpty() || *read ? read : std::nullopt;
    });
}

Given<int> Words::numberNeeded(const char* spelling, const QString& does, const Message& missing)
{
    const Slot slot = option(spelling, does, "");
    return add<int>(slot,
                    [missing, name = dashed(slot.name)](const QStringList& given) -> std::optional<int> {
                        if (!given.isEmpty())
                            return wholeNumber(given.last(), name);
                        complain(missing);
                        return std::nullopt;
                    });
}

Given<std::string> Words::word(const char* spelling)
{
    return add<std::string>(argument(spelling), first);
}

Given<std::string> Words::wordIf(const char* spelling, const char* without)
{
    return add<std::string>(argument(spelling, 0), [without](const QStringList& given) {
        return given.isEmpty() ? std::string(without) : first(given);
    });
}

Given<std::vector<std::string>> Words::words(const char* spelling, qsizetype fewest, qsizetype most)
{
    return add<std::vector<std::string>>(argument(spelling, fewest, most), all);
}

Given<int> Words::wordNumber(const char* spelling)
{
    const Slot slot = argument(spelling);
    return add<int>(
        slot, [name = slot.piece](const QStringList& given) { return wholeNumber(given.first(), name); });
}

Given<std::string> Words::wordAmong(const char* spelling)
{
    const Slot slot = argument(spelling);
    return add<std::string>(
        slot, [words = slot.piece.split(u'|')](const QStringList& given) -> std::optional<std::string> {
            if (words.contains(given.first()))
                return first(given);
            complain(Message{"word-unknown",
                             {{"word", first(given)}, {"choices", words.join(u", "_s).toStdString()}}});
            return std::nullopt;
        });
}

QString Words::usage(qsizetype width) const
{
    QString all = m_command;
    qsizetype begin = 0; // of the current line
    for (const Slot& slot : m_slots) {
        if (slot.piece.isEmpty())
            continue;
        if (slot.piece.startsWith(u'|') && !slot.piece.startsWith(u"| ")) {
            all += slot.piece;
        } else if (width > 0 && all.size() - begin + 1 + slot.piece.size() > width) {
            begin = all.size() + 1;
            all += u"\n          "_s + slot.piece;
        } else {
            all += u' ' + slot.piece;
        }
    }
    return all;
}

Words::HelpText Words::helpText() const
{
    HelpText all{usage(0), m_does, {}};
    for (const Slot& slot : m_slots)
        if (!slot.name.isEmpty())
            all.options << std::pair(slot.shown, slot.does);
    return all;
}

Exit Words::help() const
{
    const QString below = u'\n' + QString(indent, u' '); // begins the next lines of a description
    QString options;
    for (const auto& [shown, does] : helpText().options)
        options += (options.isEmpty() ? u"\n  "_s : u"  "_s) + shown.leftJustified(indent - 3) + u' ' +
                   wrapped(does, textWidth - indent).join(below) + u'\n';
    const QString all = u"courtside "_s + usage(usageWidth) + u"\n\n"_s +
                        wrapped(m_does, textWidth).join(u'\n') + u"\n\n"_s + Command::tr("Example:") +
                        u"\n  $ courtside "_s + m_command + u' ' + m_example + u'\n' + options;
    return answer(all.toStdString());
}

/// Says which option is unknown and which one was probably meant, or what is wrong with a value. Only the
/// last option can lack its value.
Message Words::misread(const QCommandLineParser& parser, const QStringList& typed) const
{
    const std::string used = usage(0).toStdString();
    QStringList known{u"help"_s};
    QStringList flags{u"help"_s};
    for (const Slot& slot : m_slots) {
        if (!slot.name.isEmpty())
            known << slot.name;
        if (!slot.hasValue)
            flags << slot.name;
    }
    if (const QStringList unknown = parser.unknownOptionNames(); !unknown.isEmpty()) {
        const QString name = asTyped(unknown.first(), typed);
        const QString meant = nearest(name.mid(name.startsWith(u"--") ? 2 : 1), known);
        if (meant.isEmpty())
            return Message{"option-unknown", {{"option", name.toStdString()}, {"usage", used}}};
        return Message{
            "option-unknown-meant",
            {{"option", name.toStdString()}, {"meant", dashed(meant).toStdString()}, {"usage", used}}};
    }
    for (const QString& word : typed)
        for (const QString& flag : flags)
            if (word.startsWith(dashed(flag) + u'='))
                return Message{"option-takes-no-value",
                               {{"option", dashed(flag).toStdString()}, {"usage", used}}};
    return Message{"option-value-missing", {{"option", typed.constLast().toStdString()}, {"usage", used}}};
}

/// Checks the number of arguments and options that could be parsed.
std::optional<Message> Words::wrongWith(const QCommandLineParser& parser) const
{
    const std::string used = usage(0).toStdString();
    qsizetype fewest = 0;
    qsizetype most = 0;
    for (const Slot& slot : m_slots) {
        if (!slot.name.isEmpty())
            continue;
        fewest += slot.fewest;
        most += slot.most;
    }
    const QStringList given = parser.positionalArguments();
    if (given.size() < fewest)
        return Message{"argument-missing", {{"usage", used}}};
    if (given.size() > most)
        return Message{"argument-too-many", {{"word", given.at(most).toStdString()}, {"usage", used}}};
    const QStringList options = parser.optionNames();
    for (const QString& name : options)
        for (const Slot& slot : m_slots)
            if (slot.name == name && options.count(name) > slot.most)
                return Message{"option-twice", {{"option", dashed(name).toStdString()}, {"usage", used}}};
    return std::nullopt;
}

bool Words::readSlots(const QCommandLineParser& parser) const
{
    bool isGood = true;
    QStringList arguments = parser.positionalArguments();
    for (const Slot& slot : m_slots) {
        QStringList given;
        if (slot.name.isEmpty())
            while (!arguments.isEmpty() && given.size() < slot.most)
                given << arguments.takeFirst();
        else if (parser.isSet(slot.name))
            given = slot.hasValue ? parser.values(slot.name) : QStringList{slot.name};
        isGood = slot.read(given) && isGood;
    }
    return isGood;
}

std::optional<Exit> Words::read(const QStringList& typed) const
{
    QCommandLineParser parser;
    parser.addOption({{u"h"_s, u"help"_s}, Command::tr("this help")});
    for (const Slot& slot : m_slots)
        if (!slot.name.isEmpty())
            parser.addOption({slot.name, slot.does, slot.hasValue ? u"value"_s : QString()});
    // The parser expects the program's name first.
    if (!parser.parse(QStringList(u"courtside"_s) + typed))
        return complain(misread(parser, typed));
    // Before this, any word `--json` asked for JSON, even as the value of an option.
    complainAsJson(parser.optionNames().contains(u"json"_s));
    if (parser.isSet(u"help"_s))
        return help();
    if (const auto wrong = wrongWith(parser))
        return complain(*wrong);
    if (!readSlots(parser))
        return Exit::BadInput;
    for (const auto& check : m_checks) {
        const std::vector<Message> wrong = check();
        for (const Message& each : wrong)
            complain(each);
        if (!wrong.empty())
            return Exit::BadInput;
    }
    return std::nullopt;
}
