// One command: its words, and what it does.
#pragma once

#include "words.h"

#include "desk/corrections/proposal.h"

#include <functional>
#include <string>

// The open tournament of a command.

/// The tournament in the file, or the exit code after the error was printed.
tl::expected<desk::Desk, Exit> openTournament(const std::string& file, desk::Desk::Access access);

struct At {
    desk::Desk desk;
    std::string by;      ///< the supervisor; empty if nothing is written
    bool asJson = false; ///< whether the answer is JSON
    bool records = true; ///< false: a correction or ruling is only previewed

    const tournament::Tournament& tournament() const { return desk.tournament(); }
    tournament::Timestamp now() const { return desk::timestampOf(desk.environment()); }
    std::string today() const { return desk::today(desk.environment()); }
    desk::As as() const { return asJson ? desk::As::Json : desk::As::Text; }

    /// Prints the JSON with --json, else the text.
    Exit answer(const std::string& json, const std::string& text) const;
    /// Prints what was recorded, or why it wasn't: as JSON with --json, else in these words. The last line
    /// may end with a line break.
    Exit recorded(const desk::Answer<desk::Recorded>& done, const std::function<std::string()>& text) const;
    /// The same, in the words of the record.
    Exit recorded(const desk::Answer<desk::Recorded>& done) const;
    /// Records the proposal, or only previews it, and prints what it changes; `end` comes after that.
    Exit propose(const desk::Proposal& proposal, const QString& end);
};

class Verb : public Words {
public:
    using Words::Words;

    /// The supervisor who records this.
    Given<std::optional<std::string>>
    by(const char* spelling = "--by NAME",
       const QString& does = Command::tr("supervisor (default: COURTSIDE_BY)"));
    void json(const QString& does = Command::tr("print JSON"), const char* spelling = "[--json]");
    /// The tournament's file. It is opened before the command runs.
    Given<std::string> file();

    // These are looked up once the tournament is open.

    Given<std::string> match(const char* spelling = "--match ID",
                             const QString& does = Command::tr("number or id of the match"),
                             const Message& missing = Message{"option-match-missing"});
    /// The file, and --match.
    Given<std::string> fileAndMatch();
    Given<std::optional<std::string>> matchIf(const char* spelling,
                                              const QString& does = Command::tr("number or id of the match"));
    Given<std::string> team(const char* spelling);
    Given<std::optional<std::string>> teamIf(const char* spelling, const QString& does);
    Given<std::vector<std::string>> teams(const char* spelling, const QString& does);
    /// What happens to later matches. Call it after setting what the command does.
    Given<std::vector<desk::LaterChoice>> then(const char* spelling = "(--then MATCH=WORD)");
    /// The same for words from another option, without the command's `own` words.
    Given<std::vector<desk::LaterChoice>> laterIn(const Given<std::vector<std::string>>& typed,
                                                  const std::vector<std::string>& own = {});

    // What the command does.

    using Body = std::function<Exit(At&)>;
    void runs(std::function<Exit()> body) { m_body = std::move(body); }
    void reads(Body body)
    {
        opens([] { return Opens{Who::Nobody, Access::Read}; }, std::move(body));
    }
    /// Adds --by, unless the command has it, and --json.
    void writes(Body body)
    {
        writesIf([] { return true; }, std::move(body));
    }
    /// The same, but the tournament is only read, and without a supervisor, unless `so` returns true.
    void writesIf(std::function<bool()> so, Body body);
    using Proposing = std::function<desk::Answer<desk::Proposal>(At&)>;
    /// A correction of the record. Adds --apply; without it, the command only shows what would change.
    void corrects(Proposing propose);
    /// A ruling. Adds --preview; with it, the command only shows what would change.
    void rules(Proposing propose);

    /// Reads the words and runs the command.
    Exit run(const QStringList& typed);

    /// Nothing if no one was named or the name can't be stored; the error was printed then.
    std::optional<std::string> supervisor() const;
    bool asJson() const { return m_json && **m_json; }

private:
    /// Replaces the given value by the id that `find` returns for it, once the tournament is open.
    template <class T>
    Given<T> found(const Given<T>& given,
                   desk::Answer<std::string> (*find)(const tournament::Tournament&, std::string_view),
                   const std::string& where = {});

    using Access = desk::Desk::Access;
    /// Whether a supervisor must be named.
    enum class Who { Nobody, Supervisor };
    struct Opens {
        Who who = Who::Supervisor;
        Access access = Access::ReadWrite;
        bool records = true;
    };
    void opens(std::function<Opens()> how, Body body);
    void addWriter();
    void proposes(std::function<Opens()> how, Proposing propose, QString unrecorded, QString recorded);

    /// each returns an exit code if it found nothing; the error was printed then
    std::vector<std::function<std::optional<Exit>(const desk::Desk&)>> m_lookUps;
    std::optional<Given<std::string>> m_file;
    std::optional<Given<std::optional<std::string>>> m_by;
    std::optional<Given<bool>> m_json;
    std::function<Exit()> m_body;
};
