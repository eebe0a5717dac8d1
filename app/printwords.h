// The options of the print commands: which match or case, and how score sheets are laid out.
#pragma once

#include "verb.h"

#include "ui/paper/prints/prints.h"

#include <functional>
#include <string>
#include <vector>

class PrintWords {
public:
    /// Adds the options.
    explicit PrintWords(Verb& verb);
    /// A refusal for each given option that this print doesn't have.
    std::vector<Message> useless(const paper::Print& print) const;
    /// What the options select in this tournament, or the exit code after the error was printed. `where`
    /// comes before a message about something that the tournament doesn't have.
    tl::expected<paper::PrintOptions, Exit>
    of(const paper::Print& print, const tournament::Tournament& tournament, const std::string& where) const;
    bool marksOut() const { return *m_markOut; }

private:
    /// The prints that an option goes with: those for which one of these members is true.
    using Fits = std::vector<bool paper::Print::*>;
    struct Option {
        std::string name;
        Fits fits;
        std::function<bool()> isGiven;
    };
    /// Adds an option of that type. Its help names the prints it is for.
    template <class T, class... Label>
    Given<T> add(Given<T> (Words::*type)(const char*, const QString&, Label...), const char* spelling,
                 const Fits& fits, const QString& does, Label... label)
    {
        const auto given = (m_verb.*type)(spelling, forThose(does, fits), label...);
        m_options.push_back({given.option(), fits, [given] { return *given != T(); }});
        return given;
    }
    static QString forThose(const QString& does, const Fits& fits);
    tl::expected<void, Exit> readCase(const tournament::Tournament& tournament, const std::string& where,
                                      paper::PrintOptions& into) const;
    tl::expected<void, Exit> readAmong(const tournament::Tournament& tournament, const std::string& where,
                                       paper::PrintOptions& into) const;
    tl::expected<void, Exit> readSheets(const paper::Print& print, const tournament::Tournament& tournament,
                                        const std::string& where, paper::PrintOptions& into) const;

    Verb& m_verb;
    std::vector<Option> m_options;
    Given<std::vector<std::string>> m_matches;
    Given<std::optional<std::string>> m_round;
    Given<std::optional<int>> m_table;
    Given<std::optional<int>> m_hand;
    Given<std::optional<int>> m_game;
    Given<std::optional<int>> m_which;
    Given<std::optional<int>> m_perPage;
    Given<bool> m_shortNames;
    Given<std::optional<int>> m_blank;
    Given<bool> m_markOut;
};
