// Everything that can be printed, by the word that asks for it.
#pragma once

#include "message/message.h"
#include "tournament/queries/nextmatches.h"
#include "ui/paper/page/document.h"

#include <QList>

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace paper {

struct Asked;

/// What a tournament must have for a print. Waiting: a match that is ready or called; Played: one of which
/// something was played and that is over; On: one that people are called to or may be.
enum class Needs { Nothing, Rules, Teams, Draw, Waiting, Played, On };

struct Print {
    QString word;  ///< as the command takes it: `scoresheets`
    QString title; ///< `Score sheets`
    QString does;  ///< one line about it
    /// The document's, with the tournament in the place of `%1` and the match that it is of in that of `%2`.
    QString heading;
    Needs needs = Needs::Draw;
    /// Adds the pages, where the tournament has what it needs.
    void (*add)(Binder& binder, const Asked& asked) = nullptr;
    std::optional<message::Message> without{}; ///< what is said where no match is what it needs
    bool ofMatch = false;                      ///< it is of one match
    bool orOfAll = false;                      ///< or of the whole tournament where none is named
    bool ofCase = false;                       ///< it is of one renege case
    bool ofNames = false;                      ///< it names players where everybody reads it
    bool handsOut = false;                     ///< its sheets go out to the tables, and come back
    bool ofSheets = false;   ///< it is of score sheets of several matches, of which some can be chosen
    int mostOnAPage = 1;     ///< of those
    bool canBeBlank = false; ///< they can also be of no match
};

/// What is asked of a print beside its word.
struct Asked {
    // NOLINTBEGIN(google-explicit-constructor): a match alone
    Asked(std::string of = {}) : match(std::move(of)) {}
    Asked(const char* of) : match(of) {}
    // NOLINTEND(google-explicit-constructor)
    std::string match;       ///< its id, for those of one match
    tournament::Among among; ///< for score sheets of several
    std::string challenge;   ///< op of the case, for those of one case
    int perPage = 1;         ///< score sheets on a page: 1, 2 or 4, up to the most that the print has
    bool shortNames = false; ///< players by first name and initial, for those of names
    int blank = 0;           ///< nothing but so many score sheets of no match, where it is not 0
};

/// In the order in which they are offered; their texts in the language that was chosen at the start.
const QList<Print>& prints();
/// The print of that word, or null.
const Print* print(const QString& word);

/// The document, or why there is none.
tl::expected<Document, message::Message> make(const Print& print, const Record& record, Format format,
                                              const Asked& asked = {});
/// Matches (ids) whose sheets go out with these pages of that print, once each. Those of a paper pack stay at
/// the desk.
std::vector<std::string> handedOut(const Print& print, const Document& pages);
/// A name for its file: `fall-spades-bracket.pdf`, `fall-spades-match-4.pdf`,
/// `fall-spades-match-4-record.pdf`, `fall-spades-match-4-hand-5-ruling.pdf`.
QString fileName(const Print& print, const Record& record, const Asked& asked = {});

} // namespace paper
