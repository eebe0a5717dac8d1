#include "verb.h"

#include "desk/checks/lookup.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

/// Where the text of an option begins in the help.
constexpr int indent = 21;
/// How wide a usage line may be there.
constexpr qsizetype usageWidth = 100;

QString dashed(const QString& option)
{
    return (option.size() == 1 ? u"-"_s : u"--"_s) + option;
}

/// The option that the parser does not know, as it was typed: of `-tabel` it knows none of the letters.
QString asTyped(const QString& unknown, const QStringList& words)
{
    for (const QString& word : words) {
        const QString name = word.section(u'=', 0, 0);
        const bool isLong = name.startsWith(u"--");
        if (isLong ? name.mid(2) == unknown : name.startsWith(u'-') && name.contains(unknown))
            return name;
    }
    return dashed(unknown);
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

std::vector<std::string> plain(const QStringList& words)
{
    std::vector<std::string> all;
    for (const QString& each : words)
        all.push_back(each.toStdString());
    return all;
}

/// Puts there what was found, or says why there is nothing.
std::optional<Exit> put(const desk::Answer<std::string>& found, std::string& into,
                        const std::string& where = {})
{
    if (!found)
        return fail(found.error(), where);
    into = *found;
    return std::nullopt;
}

} // namespace

Verb::Slot Verb::option(const char* spelling, const QString& does, const char* label)
{
    static const QRegularExpression form(uR"(--?([a-z][a-z-]*)(?: ([^\s\[\]()…]+))?)"_s);
    const QString piece = QString::fromUtf8(spelling);
    const auto parts = form.match(QString(piece).remove(u"[no-]"_s));
    const QString value = *label ? QString::fromUtf8(label) : parts.captured(2);
    const QString name = parts.captured(1);
    return {name, dashed(name) + (value.isEmpty() ? value : u' ' + value),
            piece.startsWith(u'(') ? QString() : piece, does};
}

Verb::Slot Verb::argument(const char* spelling, qsizetype fewest, qsizetype most)
{
    return {{}, {}, QString::fromUtf8(spelling), {}, fewest, most};
}

qsizetype Verb::placeAmong(const QStringList& words, const QString& given, const QString& option)
{
    const qsizetype place = words.indexOf(given);
    if (place < 0)
        complainOfChoice(dashed(option).toStdString(), given.toStdString(),
                         words.join(u", "_s).toStdString());
    return place;
}

Given<bool> Verb::flag(const char* spelling, const QString& does)
{
    Slot slot = option(spelling, does, "");
    slot.shown = dashed(slot.name);
    slot.hasValue = false;
    return add<bool>(slot, [](const QStringList& given, bool& into) {
        into = !given.isEmpty();
        return true;
    });
}

Given<std::optional<std::string>> Verb::text(const char* spelling, const QString& does, const char* label)
{
    return add<std::optional<std::string>>(option(spelling, does, label),
                                           [](const QStringList& given, auto& into) {
                                               if (!given.isEmpty())
                                                   into = given.last().toStdString();
                                               return true;
                                           });
}

Given<std::vector<std::string>> Verb::texts(const char* spelling, const QString& does, const char* label)
{
    Slot slot = option(spelling, does, label);
    slot.most = std::numeric_limits<qsizetype>::max();
    return add<std::vector<std::string>>(slot, [](const QStringList& given, auto& into) {
        into = plain(given);
        return true;
    });
}

Given<std::string> Verb::needed(const char* spelling, const QString& does, const Message& missing,
                                const char* label)
{
    return add<std::string>(option(spelling, does, label),
                            [missing](const QStringList& given, std::string& into) {
                                into = given.value(0).toStdString();
                                if (into.empty())
                                    complain(missing);
                                return !into.empty();
                            });
}

Given<std::string> Verb::reason()
{
    return needed("--reason TEXT", Command::tr("why"), Message{"option-reason-missing"});
}

Given<std::optional<int>> Verb::number(const char* spelling, const QString& does, const char* label)
{
    const Slot slot = option(spelling, does, label);
    return add<std::optional<int>>(slot, [name = dashed(slot.name)](const QStringList& given, auto& into) {
        if (!given.isEmpty())
            into = wholeNumber(given.last(), name);
        return given.isEmpty() || into;
    });
}

Given<int> Verb::numberNeeded(const char* spelling, const QString& does, const Message& missing)
{
    const Slot slot = option(spelling, does, "");
    return add<int>(slot, [missing, name = dashed(slot.name)](const QStringList& given, int& into) {
        if (given.isEmpty())
            complain(missing);
        const auto number = given.isEmpty() ? std::nullopt : wholeNumber(given.last(), name);
        into = number.value_or(0);
        return number.has_value();
    });
}

Given<std::optional<std::string>> Verb::by(const char* spelling, const QString& does)
{
    m_by = text(spelling, does);
    return *m_by;
}

void Verb::json(const QString& does, const char* spelling)
{
    m_json = flag(spelling, does);
}

Given<std::string> Verb::word(const char* spelling)
{
    return add<std::string>(argument(spelling), [](const QStringList& given, std::string& into) {
        into = given.first().toStdString();
        return true;
    });
}

Given<std::string> Verb::wordIf(const char* spelling, const char* without)
{
    return add<std::string>(argument(spelling, 0), [without](const QStringList& given, std::string& into) {
        into = given.isEmpty() ? without : given.first().toStdString();
        return true;
    });
}

Given<std::vector<std::string>> Verb::words(const char* spelling, qsizetype fewest, qsizetype most)
{
    return add<std::vector<std::string>>(argument(spelling, fewest, most),
                                         [](const QStringList& given, auto& into) {
                                             into = plain(given);
                                             return true;
                                         });
}

Given<int> Verb::wordNumber(const char* spelling)
{
    const Slot slot = argument(spelling);
    return add<int>(slot, [name = slot.piece](const QStringList& given, int& into) {
        const auto number = wholeNumber(given.first(), name);
        into = number.value_or(0);
        return number.has_value();
    });
}

Given<std::string> Verb::wordAmong(const char* spelling)
{
    const Slot slot = argument(spelling);
    return add<std::string>(slot, [all = slot.piece.split(u'|')](const QStringList& given,
                                                                 std::string& into) {
        into = given.first().toStdString();
        if (!all.contains(given.first()))
            complain(Message{"word-unknown", {{"word", into}, {"choices", all.join(u", "_s).toStdString()}}});
        return all.contains(given.first());
    });
}

Given<std::string> Verb::file()
{
    m_file = word("FILE");
    return *m_file;
}

QString Verb::usage(qsizetype width) const
{
    QString all = m_name;
    qsizetype begin = 0; // of the line
    for (const Slot& slot : m_slots) {
        if (slot.piece.isEmpty())
            continue;
        const bool isGlued = slot.piece.startsWith(u'|') && !slot.piece.startsWith(u"| ");
        if (width > 0 && all.size() - begin + 1 + slot.piece.size() > width) {
            all += u"\n         "_s;
            begin = all.size() - 9;
        }
        all += isGlued ? slot.piece : u' ' + slot.piece;
    }
    return all;
}

Exit Verb::help() const
{
    const QString below = u'\n' + QString(indent, u' '); // where the text of an option goes on
    QString options;
    for (const Slot& slot : m_slots)
        if (!slot.name.isEmpty())
            options += (options.isEmpty() ? u"\n  "_s : u"  "_s) + slot.shown.leftJustified(indent - 3) +
                       u' ' + QString(slot.does).replace(u'\n', below) + u'\n';
    const QString all = u"courtside "_s + usage(usageWidth) + u"\n\n"_s + m_does + u'\n' + options;
    return answer(all.toStdString());
}

/// Which option is none, and which one was meant, or what is wrong with a value; only the last option can
/// lack its value.
std::optional<Message> Verb::misread(const QCommandLineParser& parser, const QStringList& words) const
{
    const std::string used = usage(0).toStdString();
    QStringList known{u"help"_s};
    for (const Slot& slot : m_slots)
        if (!slot.name.isEmpty())
            known << slot.name;
    if (const QStringList unknown = parser.unknownOptionNames(); !unknown.isEmpty()) {
        const QString typed = asTyped(unknown.first(), words);
        const QString meant = nearest(typed.mid(typed.startsWith(u"--") ? 2 : 1), known);
        if (meant.isEmpty())
            return Message{"option-unknown", {{"option", typed.toStdString()}, {"usage", used}}};
        return Message{
            "option-unknown-meant",
            {{"option", typed.toStdString()}, {"meant", dashed(meant).toStdString()}, {"usage", used}}};
    }
    for (const QString& word : words)
        for (const QString& name : known) {
            const auto slot = std::find_if(m_slots.begin(), m_slots.end(),
                                           [&](const Slot& each) { return each.name == name; });
            const bool isFlag = slot == m_slots.end() || !slot->hasValue; // --help is one
            if (isFlag && word.startsWith(dashed(name) + u'='))
                return Message{"option-takes-no-value",
                               {{"option", dashed(name).toStdString()}, {"usage", used}}};
        }
    return Message{"option-value-missing", {{"option", words.constLast().toStdString()}, {"usage", used}}};
}

/// What is wrong with words that can be read.
std::optional<Message> Verb::wrongWith(const QCommandLineParser& parser) const
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

bool Verb::readSlots(const QCommandLineParser& parser) const
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

Exit Verb::run(const QStringList& words)
{
    QCommandLineParser parser;
    parser.addOption({{u"h"_s, u"help"_s}, Command::tr("this text")});
    for (const Slot& slot : m_slots)
        if (!slot.name.isEmpty())
            parser.addOption({slot.name, slot.does, slot.hasValue ? u"value"_s : QString()});
    // It wants a program's name first.
    if (!parser.parse(QStringList(u"courtside"_s) + words))
        return complain(*misread(parser, words));
    // Until now every word --json asked for it, also one that is the value of an option.
    complainAsJson(m_json && parser.isSet(u"json"_s));
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
    return m_body();
}

std::optional<std::string> Verb::supervisor() const
{
    const std::string given = (**m_by).value_or(qEnvironmentVariable("COURTSIDE_BY").toStdString());
    if (given.empty()) {
        complain(Message{"option-supervisor-missing"});
        return std::nullopt;
    }
    auto name = desk::supervisorName(given);
    if (name)
        return *name;
    fail(name.error(), "--by");
    return std::nullopt;
}

// The tournament of a command.

Given<std::string> Verb::match(const char* spelling, const QString& does, const Message& missing)
{
    const auto given = needed(spelling, does, missing);
    lookUp([into = given.m_value, where = "--" + m_slots.back().name.toStdString()](const desk::Desk& desk) {
        return put(desk::findMatch(desk.tournament(), *into), *into, where);
    });
    return given;
}

Given<std::optional<std::string>> Verb::matchIf(const char* spelling, const QString& does)
{
    const auto given = text(spelling, does);
    lookUp([into = given.m_value](const desk::Desk& desk) {
        return *into ? put(desk::findMatch(desk.tournament(), **into), **into, "--match") : std::nullopt;
    });
    return given;
}

Given<std::string> Verb::team(const char* spelling)
{
    const auto given = word(spelling);
    lookUp([into = given.m_value](const desk::Desk& desk) {
        return put(desk::findTeam(desk.tournament(), *into), *into);
    });
    return given;
}

Given<std::optional<std::string>> Verb::teamIf(const char* spelling, const QString& does)
{
    const auto given = text(spelling, does);
    lookUp([into = given.m_value](const desk::Desk& desk) {
        return *into ? put(desk::findTeam(desk.tournament(), **into), **into) : std::nullopt;
    });
    return given;
}

Given<std::vector<std::string>> Verb::teams(const char* spelling, const QString& does)
{
    const auto given = texts(spelling, does);
    lookUp([into = given.m_value](const desk::Desk& desk) -> std::optional<Exit> {
        for (std::string& each : *into)
            if (const auto exit = put(desk::findTeam(desk.tournament(), each), each))
                return exit;
        return std::nullopt;
    });
    return given;
}

Given<std::vector<desk::LaterChoice>> Verb::then(const char* spelling)
{
    m_does +=
        u'\n' + Command::tr("What becomes of a later match whose sides it changes is said with --then:\n"
                            "%1 (who belongs there takes over as it stands), %2 (who belongs there\n"
                            "plays it again), %3 (who sat down plays on, or has played it).")
                    .arg(u"seat"_s, u"replay"_s, u"stand"_s);
    const auto typed =
        texts(spelling, Command::tr("a later match: %1").arg(oneOf({u"seat"_s, u"replay"_s, u"stand"_s})),
              "MATCH=WORD");
    const Given<std::vector<desk::LaterChoice>> given;
    lookUp([typed, into = given.m_value](const desk::Desk& desk) -> std::optional<Exit> {
        for (const std::string& text : *typed) {
            const std::size_t at = text.find('=');
            const auto words = wordsOf<facts::Resolution>();
            const auto word = std::find_if(words.begin(), words.end(), [&](const auto& each) {
                return at != std::string::npos && each.first == text.substr(at + 1);
            });
            if (word == words.end())
                return complain(Message{"option-then-misread", {{"value", text}}});
            into->push_back({{}, word->second});
            if (const auto exit =
                    put(desk::findMatch(desk.tournament(), text.substr(0, at)), into->back().match, "--then"))
                return exit;
        }
        return std::nullopt;
    });
    return given;
}

void Verb::opens(std::function<Opens()> how, Body body)
{
    m_body = [this, how = std::move(how), body = std::move(body)] {
        const Opens opens = how();
        const auto by = opens.who == Who::Supervisor ? supervisor() : std::optional(std::string());
        if (!by)
            return Exit::BadInput;
        auto desk = openTournament(**m_file, opens.access);
        if (!desk)
            return desk.error();
        At at{*std::move(desk), *by, asJson(), opens.records};
        for (const LookUp& find : m_lookUps)
            if (const auto exit = find(at.desk))
                return *exit;
        return body(at);
    };
}

void Verb::writes(Body body)
{
    writesIf([] { return true; }, std::move(body));
}

void Verb::writesIf(std::function<bool()> so, Body body)
{
    if (!m_by) {
        by();
        json(Command::tr("answer as JSON"), "(--json)");
    }
    opens(
        [so = std::move(so)] {
            return so() ? Opens() : Opens{Who::Nobody, Access::Read};
        },
        std::move(body));
}

void Verb::corrects(Proposing propose)
{
    const auto apply = flag("[--apply]", Command::tr("record it"));
    writes({});
    opens(
        [apply] {
            return Opens{Who::Supervisor, *apply ? Access::ReadWrite : Access::Read, *apply};
        },
        [propose = std::move(propose)](At& at) {
            const auto proposal = propose(at);
            return proposal ? at.propose(*proposal,
                                         at.records ? Command::tr("this is on record now")
                                                    : Command::tr("nothing is recorded yet; --apply does it"))
                            : fail(proposal.error());
        });
}

void Verb::rules(Proposing propose)
{
    const auto preview = flag("[--preview]", Command::tr("tell what it would change, record nothing"));
    writes({});
    opens([preview] { return Opens{.records = !*preview}; },
          [propose = std::move(propose)](At& at) {
              const auto proposal = propose(at);
              return proposal ? at.propose(*proposal,
                                           at.records ? QString() : Command::tr("nothing is recorded yet"))
                              : fail(proposal.error());
          });
}
