// All prints, by their word.
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

struct PrintOptions;

/// What a tournament must have for a print. Waiting: a match that is ready or called. Played: one that is
/// over and was at least partly played. On: one that is ready, called or in play.
enum class Needs { Nothing, Rules, Teams, Draw, Waiting, Played, On };

struct Print {
    QString word;  ///< as in the command: `scoresheets`
    QString title; ///< `Score sheets`
    QString does;  ///< one line about it
    /// The document's title, with the tournament for `%1` and its match for `%2`.
    QString heading;
    Needs needs = Needs::Draw;
    /// Adds the pages, if the tournament has what it needs.
    void (*add)(Binder& binder, const PrintOptions& asked) = nullptr;
    std::optional<message::Message> without{}; ///< the message if no match fits
    bool ofMatch = false;                      ///< it is of one match
    bool orOfAll = false;                      ///< or for the whole tournament if none is named
    bool ofCase = false;                       ///< it is of one renege case
    bool ofNames = false;                      ///< it names players in public
    bool handsOut = false;                     ///< its sheets go out to the tables and come back
    bool ofSheets = false;   ///< score sheets of several matches, of which some can be chosen
    int mostOnAPage = 1;     ///< score sheets per page
    bool canBeBlank = false; ///< also possible without a match
};

/// The options of a print besides its word.
struct PrintOptions {
    // NOLINTBEGIN(google-explicit-constructor): only a match
    PrintOptions(std::string of = {}) : match(std::move(of)) {}
    PrintOptions(const char* of) : match(of) {}
    // NOLINTEND(google-explicit-constructor)
    std::string match;       ///< its id, for prints of one match
    tournament::Among among; ///< for score sheets of several
    std::string challenge;   ///< op of the case, for prints of one case
    int perPage = 1;         ///< score sheets per page: 1, 2 or 4, up to the maximum of the print
    bool shortNames = false; ///< players by first name and initial, for prints in public
    int blank = 0;           ///< if not 0: only that many score sheets without a match
};

/// In the order of the list. The texts are in the language chosen at start.
const QList<Print>& prints();
/// The print of that word, or null.
const Print* print(const QString& word);

/// The document, or why there is none.
tl::expected<Document, message::Message> make(const Print& print, const Record& record, Format format,
                                              const PrintOptions& asked = {});
/// The rule card of rules without a tournament.
Document ruleCard(const tournament::RulesFrom& rules, Format format, const QDateTime& printed);
/// The ids of matches whose sheets are handed out with these pages, each once. Sheets of a paper pack stay at
/// the desk.
std::vector<std::string> handedOut(const Print& print, const Document& pages);
/// A name for its file: `fall-spades-bracket.pdf`, `fall-spades-match-4.pdf`,
/// `fall-spades-match-4-record.pdf`, `fall-spades-match-4-hand-5-ruling.pdf`.
QString fileName(const Print& print, const Record& record, const PrintOptions& asked = {});

} // namespace paper
