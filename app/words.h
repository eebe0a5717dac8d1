// The words of a command: arguments and options with their types. Its usage line, its help and the refusals
// of wrong words follow from them.
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

/// The value of one argument or option. It is set once the words were read.
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

/// Each word has a spelling as in the usage line: `--match ID`, `[--table N]`, `[--then MATCH=WORD]…`.
/// `(--game G)` isn't in the usage line. Without dashes it is an argument. `label` replaces the value's name
/// in the help if the usage line says more.
class Words {
public:
    explicit Words(const char* command) : m_command(QString::fromUtf8(command)) {}

    /// Sets what the command does, for its help.
    void does(const QString& text) { m_does = text; }
    /// Sets what can be typed after the command, for its help.
    void example(const char* typed) { m_example = QString::fromUtf8(typed); }

    Given<bool> flag(const char* spelling, const QString& does);
    Given<std::optional<std::string>> text(const char* spelling, const QString& does, const char* label = "");
    /// Every value, in the order given.
    Given<std::vector<std::string>> texts(const char* spelling, const QString& does, const char* label = "");
    /// A text that must be given and not be empty; otherwise `missing` is printed.
    Given<std::string> needed(const char* spelling, const QString& does, const Message& missing,
                              const char* label = "");
    Given<std::string> reason();
    Given<std::optional<int>> number(const char* spelling, const QString& does, const char* label = "");
    Given<int> numberNeeded(const char* spelling, const QString& does, const Message& missing);
    /// One of these words. They replace %1 in `does`.
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
    /// One of the words in its spelling, `close|open|count`.
    Given<std::string> wordAmong(const char* spelling);

    /// Adds a check of all words together. It runs before anything is opened.
    void check(std::function<std::vector<Message>()> wrong) { m_checks.push_back(std::move(wrong)); }
    /// The same, with one possible message.
    void refuse(const Message& why, const std::function<bool()>& where)
    {
        check([=] { return where() ? std::vector{why} : std::vector<Message>(); });
    }

    /// What the help shows.
    struct HelpText {
        QString usage; ///< `call FILE --match ID`, in one line
        QString does;
        QList<std::pair<QString, QString>> options; ///< `--match ID`, and what it is for
    };
    HelpText helpText() const;

    /// Reads the typed words. Returns an exit code if they were wrong (the error was printed then), or if
    /// only the help was wanted.
    std::optional<Exit> read(const QStringList& typed) const;

protected:
    /// Adds to what the command does.
    void doesAlso(const QString& text) { m_does += text; }

private:
    struct Slot {
        QString name;  ///< empty: an argument
        QString shown; ///< in the help: `--match ID`
        QString piece; ///< in the usage line; empty if it isn't there
        QString does;
        qsizetype fewest = 0; ///< how often it must be given
        qsizetype most = 1;
        bool hasValue = true;
        std::function<bool(const QStringList& given)>
            read{}; ///< false: it was wrong, and the error was printed
    };

    static Slot option(const char* spelling, const QString& does, const char* label);
    static Slot argument(const char* spelling, qsizetype fewest = 1, qsizetype most = 1);
    /// Adds a word whose value is what `reader` returns for the given texts; nothing: they are wrong, and the
    /// error was printed.
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
    /// The index of the given word; -1 if it is none of them, after the error was printed.
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
