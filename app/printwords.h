// What is asked of a print beside its word: the match or the case it is of, and how its sheets are laid out.
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
    /// What was given that does not go with that print.
    std::vector<Message> useless(const paper::Print& print) const;
    /// What they ask for of that tournament, or the exit code after what went wrong was said; what the
    /// tournament lacks, behind `where`.
    tl::expected<paper::Asked, Exit> of(const paper::Print& print, const tournament::Tournament& tournament,
                                        const std::string& where) const;
    bool marksOut() const { return *m_markOut; }

private:
    using Fits = bool (*)(const paper::Print& print);
    /// An option, and the prints that it goes with.
    struct Option {
        std::string name;
        Fits fits;
        std::function<bool()> isGiven;
    };
    /// Adds the option that goes with these prints.
    template <class T>
    Given<T> add(const char* name, Fits fits, Given<T> given)
    {
        m_options.push_back({name, fits, [given] { return *given != T(); }});
        return given;
    }
    tl::expected<void, Exit> readCase(const tournament::Tournament& tournament, const std::string& where,
                                      paper::Asked& into) const;
    tl::expected<void, Exit> readAmong(const tournament::Tournament& tournament, const std::string& where,
                                       paper::Asked& into) const;
    tl::expected<void, Exit> readSheets(const paper::Print& print, const tournament::Tournament& tournament,
                                        const std::string& where, paper::Asked& into) const;

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
