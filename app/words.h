// What words a command takes: arguments and options, of which type. Its usage line, its help and what is
// refused of its words follow from that.
#pragma once

#include "say.h"

#include "desk/checks/lookup.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QCommandLineParser;

/// What was given in one place of the words. It is there once they were read.
template <class T>
class Given {
public:
    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }
    /// `--match`
    const std::string& option() const { return m_option; }

private:
    friend class Words;
    friend class Verb;
    std::string m_option;
    std::shared_ptr<T> m_value = std::make_shared<T>();
};

/// The words of an enumeration of facts.
template <class E>
std::vector<std::pair<std::string, E>> wordsOf()
{
    std::vector<std::pair<std::string, E>> words;
    for (const auto& each : facts::EnumText<E>::all)
        words.emplace_back(each.text, each.meaning);
    return words;
}

/// Each place is given as it stands in the usage line: `--match ID`, `[--table N]`, `[--then MATCH=WORD]…`;
/// `(--game G)` does not stand there; a word without dashes is an argument. `label` stands for the value in
/// the help, where the usage line says more of it.
class Words {
public:
    explicit Words(const char* command) : m_command(QString::fromUtf8(command)) {}

    /// What the command does, for its help.
    void does(const QString& text) { m_does = text; }
    /// What may be typed behind the command, for its help.
    void example(const char* typed) { m_example = QString::fromUtf8(typed); }

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

    // Arguments.

    Given<std::string> word(const char* spelling);
    Given<std::string> wordIf(const char* spelling, const char* without);
    Given<std::vector<std::string>> words(const char* spelling, qsizetype fewest, qsizetype most);
    Given<int> wordNumber(const char* spelling);
    /// One of the words of its spelling, `close|open|count`.
    Given<std::string> wordAmong(const char* spelling);

    /// What is wrong with all of it together, asked before anything is opened.
    void check(std::function<std::vector<Message>()> wrong) { m_checks.push_back(std::move(wrong)); }
    /// The same, where there is one thing to say of it.
    void refuse(const Message& why, const std::function<bool()>& where)
    {
        check([=] { return where() ? std::vector{why} : std::vector<Message>(); });
    }

    /// What the help tells of it.
    struct Told {
        QString usage; ///< `call FILE --match ID`, in one line
        QString does;
        QList<std::pair<QString, QString>> options; ///< `--match ID`, and what it is for
    };
    Told told() const;

    /// Reads what was typed. An exit code where it was wrong, which has then been said, and where only the
    /// help was asked for.
    std::optional<Exit> read(const QStringList& typed) const;

protected:
    /// Tells more of what the command does.
    void doesAlso(const QString& text) { m_does += text; }

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
    /// Adds a place whose value is what `reader` makes of the words that were given there; nothing: they are
    /// wrong, which has then been said.
    template <class T, class Reader>
    Given<T> add(Slot slot, Reader reader)
    {
        Given<T> given;
        given.m_option = dashed(slot.name).toStdString();
        slot.read = [into = given.m_value, reader](const QStringList& words) {
            std::optional<T> value = reader(words);
            if (!value)
                return false;
            *into = *std::move(value);
            return true;
        };
        m_slots.push_back(std::move(slot));
        return given;
    }
    template <class T, class Choices>
    Given<T> chosen(const char* spelling, const Choices& words, const QString& does, const char* label,
                    bool isNeeded)
    {
        QStringList all;
        for (const auto& each : words)
            all << QString::fromStdString(each.first);
        const Slot slot =
            option(spelling, does.contains(QLatin1String("%1")) ? does.arg(oneOf(all)) : does, label);
        return add<T>(slot, [=, name = dashed(slot.name)](const QStringList& given) -> std::optional<T> {
            if (given.isEmpty() && !isNeeded)
                return T();
            const auto place = placeAmong(all, given.value(0), name);
            return place < 0 ? std::nullopt : std::optional<T>(words[static_cast<std::size_t>(place)].second);
        });
    }
    /// `--match`, `-o`
    static QString dashed(const QString& option);
    /// Which of them it is; -1 where it is none, which has then been said.
    static qsizetype placeAmong(const QStringList& words, const QString& given, const QString& option);

    QString usage(qsizetype width) const;
    Exit help() const;
    Message misread(const QCommandLineParser& parser, const QStringList& typed) const;
    std::optional<Message> wrongWith(const QCommandLineParser& parser) const;
    bool readSlots(const QCommandLineParser& parser) const;

    QString m_command;
    QString m_does;
    QString m_example;
    std::vector<Slot> m_slots;
    std::vector<std::function<std::vector<Message>()>> m_checks;
};
