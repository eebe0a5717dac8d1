// One command as its words tell it: which arguments and options it takes, of which type, and what it does.
// Its usage line, its help and what is refused of its words follow from that.
#pragma once

#include "at.h"

#include "facts/values.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QCommandLineParser;

/// What was given in one place of the words; of a match or a team its id. It is there once the command runs.
template <class T>
class Given {
public:
    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }

private:
    friend class Verb;
    std::shared_ptr<T> m_value = std::make_shared<T>();
};

/// Each place is given as it stands in the usage line: `--match ID`, `[--table N]`, `[--then MATCH=WORD]…`;
/// `(--game G)` does not stand there; a word without dashes is an argument. `label` stands for the value in
/// the help, where the usage line says more of it.
class Verb {
public:
    explicit Verb(const char* name) : m_name(QString::fromUtf8(name)) {}

    /// What the command does, for its help.
    void does(const QString& text) { m_does = text; }

    Given<bool> flag(const char* spelling, const QString& does);
    Given<std::optional<std::string>> text(const char* spelling, const QString& does, const char* label = "");
    /// Every value, in the order in which they were given.
    Given<std::vector<std::string>> texts(const char* spelling, const QString& does, const char* label = "");
    /// A text that must be given, and must not be empty; else `missing` is said.
    Given<std::string> needed(const char* spelling, const QString& does, const Message& missing,
                              const char* label = "");
    Given<std::string> reason();
    /// A whole number.
    Given<std::optional<int>> number(const char* spelling, const QString& does, const char* label = "");
    Given<int> numberNeeded(const char* spelling, const QString& does, const Message& missing);
    /// One of these words; in `does` they stand for %1.
    template <class T>
    Given<std::optional<T>> choice(const char* spelling, std::vector<std::pair<std::string, T>> words,
                                   const QString& does = QStringLiteral("%1"), const char* label = "")
    {
        return chosen<std::optional<T>>(spelling, std::move(words), does, label, false);
    }
    /// One of the words of an enumeration.
    template <class E>
    Given<std::optional<E>> choice(const char* spelling, const QString& does = QStringLiteral("%1"),
                                   const char* label = "")
    {
        return chosen<std::optional<E>>(spelling, wordsOf<E>(), does, label, false);
    }
    template <class E>
    Given<E> choiceNeeded(const char* spelling, const QString& does = QStringLiteral("%1"),
                          const char* label = "")
    {
        return chosen<E>(spelling, wordsOf<E>(), does, label, true);
    }
    /// The supervisor who says so.
    Given<std::optional<std::string>>
    by(const char* spelling = "--by NAME",
       const QString& does = Command::tr("the supervisor who says so; or COURTSIDE_BY"));
    void json(const QString& does = Command::tr("machine-readable"), const char* spelling = "[--json]");

    // Arguments.

    Given<std::string> word(const char* spelling);
    Given<std::string> wordIf(const char* spelling, const char* without);
    Given<std::vector<std::string>> words(const char* spelling, qsizetype fewest, qsizetype most);
    Given<int> wordNumber(const char* spelling);
    /// One of the words of its spelling, `close|open|count`.
    Given<std::string> wordAmong(const char* spelling);
    /// The tournament's file, which is opened.
    Given<std::string> file();

    // What is looked up once the tournament is open.

    Given<std::string> match(const char* spelling = "--match ID",
                             const QString& does = Command::tr("its number or id"),
                             const Message& missing = Message{"option-match-missing"});
    Given<std::optional<std::string>> matchIf(const char* spelling,
                                              const QString& does = Command::tr("its number or id"));
    Given<std::string> team(const char* spelling);
    Given<std::optional<std::string>> teamIf(const char* spelling, const QString& does);
    Given<std::vector<std::string>> teams(const char* spelling, const QString& does);
    /// What becomes of later matches; what the command does has to be told before.
    Given<std::vector<desk::LaterChoice>> then(const char* spelling = "(--then MATCH=WORD)");

    /// What is wrong with all of it together, asked before anything is opened.
    void check(std::function<std::vector<Message>()> wrong) { m_checks.push_back(std::move(wrong)); }

    // What it does.

    using Body = std::function<Exit(At&)>;
    void runs(std::function<Exit()> body) { m_body = std::move(body); }
    void reads(Body body)
    {
        opens([] { return Opens{Who::Nobody, Access::Read}; }, std::move(body));
    }
    /// Adds --by and --json, unless --by stands already.
    void writes(Body body);
    /// The same, but the tournament is only read, by nobody, unless `so`.
    void writesIf(std::function<bool()> so, Body body);
    using Proposing = std::function<desk::Answer<desk::Proposal>(At&)>;
    /// A correction of the record: adds --apply besides, without which it only tells what would change.
    void corrects(Proposing propose);
    /// A ruling: adds --preview besides, with which it only tells what would change.
    void rules(Proposing propose);

    /// Reads the words and does it.
    Exit run(const QStringList& words);

    /// Nothing where nobody was named or the name cannot be stored, which has then been said.
    std::optional<std::string> supervisor() const;
    bool asJson() const { return m_json && **m_json; }

private:
    struct Slot {
        QString name;  ///< empty: an argument
        QString shown; ///< in the help: `--match ID`
        QString piece; ///< of the usage line; empty where it does not stand there
        QString does;
        qsizetype fewest = 0; ///< how often it is given
        qsizetype most = 1;
        bool hasValue = true;
        std::function<bool(const QStringList& given)> read{}; ///< false: that was wrong, and has been said
    };

    static Slot option(const char* spelling, const QString& does, const char* label);
    static Slot argument(const char* spelling, qsizetype fewest = 1, qsizetype most = 1);
    /// Adds a place whose value is read by `read(what was given, where it goes)`; false: that was wrong, and
    /// has been said.
    template <class T, class Read>
    Given<T> add(Slot slot, Read read)
    {
        Given<T> given;
        slot.read = [into = given.m_value, read](const QStringList& words) { return read(words, *into); };
        m_slots.push_back(std::move(slot));
        return given;
    }
    template <class E>
    static std::vector<std::pair<std::string, E>> wordsOf()
    {
        std::vector<std::pair<std::string, E>> words;
        for (const auto& each : facts::EnumText<E>::all)
            words.emplace_back(each.text, each.meaning);
        return words;
    }
    template <class T, class Words>
    Given<T> chosen(const char* spelling, const Words& words, const QString& does, const char* label,
                    bool isNeeded)
    {
        QStringList all;
        for (const auto& each : words)
            all << QString::fromStdString(each.first);
        const Slot slot =
            option(spelling, does.contains(QLatin1String("%1")) ? does.arg(oneOf(all)) : does, label);
        return add<T>(slot, [=, name = slot.name](const QStringList& given, T& into) {
            if (given.isEmpty() && !isNeeded)
                return true;
            const auto place = placeAmong(all, given.value(0), name);
            if (place >= 0)
                into = words[static_cast<std::size_t>(place)].second;
            return place >= 0;
        });
    }
    /// Which of them it is; -1 where it is none, which has then been said.
    static qsizetype placeAmong(const QStringList& words, const QString& given, const QString& option);
    /// What to look up once the tournament is open; an exit code after what went wrong was said.
    using LookUp = std::function<std::optional<Exit>(const desk::Desk&)>;
    void lookUp(LookUp find) { m_lookUps.push_back(std::move(find)); }

    QString usage(qsizetype width) const;
    Exit help() const;
    std::optional<Message> misread(const QCommandLineParser& parser, const QStringList& words) const;
    std::optional<Message> wrongWith(const QCommandLineParser& parser) const;
    bool readSlots(const QCommandLineParser& parser) const;
    using Access = desk::Desk::Access;
    /// Who says so, where that has to be known.
    enum class Who { Nobody, Supervisor };
    struct Opens {
        Who who = Who::Supervisor;
        Access access = Access::ReadWrite;
        bool records = true;
    };
    void opens(std::function<Opens()> how, Body body);

    QString m_name;
    QString m_does;
    std::vector<Slot> m_slots;
    std::vector<std::function<std::vector<Message>()>> m_checks;
    std::vector<LookUp> m_lookUps;
    std::optional<Given<std::string>> m_file;
    std::optional<Given<std::optional<std::string>>> m_by;
    std::optional<Given<bool>> m_json;
    std::function<Exit()> m_body;
};
