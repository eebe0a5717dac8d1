// One command: its words, and what it does.
#pragma once

#include "words.h"

#include "desk/corrections/proposal.h"

#include <functional>
#include <string>

// The tournament that a command is about, open.

/// The tournament in the file, or the exit code after what went wrong was said.
tl::expected<desk::Desk, Exit> openTournament(const std::string& file, desk::Desk::Access access);

struct At {
    desk::Desk desk;
    std::string by;      ///< the supervisor; empty where nothing is written
    bool asJson = false; ///< how it is answered
    bool records = true; ///< false: a correction or ruling is only looked at

    const tournament::Tournament& tournament() const { return desk.tournament(); }
    tournament::Timestamp now() const { return desk::timestampOf(desk.environment()); }
    std::string today() const { return desk::today(desk.environment()); }
    desk::As as() const { return asJson ? desk::As::Json : desk::As::Text; }

    /// Answers as JSON where that was asked for, else as text.
    Exit answer(const std::string& json, const std::string& text) const;
    /// Answers what was recorded, or says why it was not: as JSON where that was asked for, else in these
    /// words, whose last line may be ended.
    Exit recorded(const desk::Answer<desk::Recorded>& done, const std::function<std::string()>& text) const;
    /// The same, in the words of the record.
    Exit recorded(const desk::Answer<desk::Recorded>& done) const;
    /// Records what is proposed, or only looks at it, and answers what it changes; `end` is said behind that.
    Exit propose(const desk::Proposal& proposal, const QString& end);
};

class Verb : public Words {
public:
    using Words::Words;

    /// The supervisor who says so.
    Given<std::optional<std::string>>
    by(const char* spelling = "--by NAME",
       const QString& does = Command::tr("supervisor (default: COURTSIDE_BY)"));
    void json(const QString& does = Command::tr("print JSON"), const char* spelling = "[--json]");
    /// The tournament's file, which is opened.
    Given<std::string> file();

    // What is looked up once the tournament is open.

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
    /// What happens to later matches; what the command does has to be told before.
    Given<std::vector<desk::LaterChoice>> then(const char* spelling = "(--then MATCH=WORD)");
    /// The same of what was typed there, but for those words of the command's own.
    Given<std::vector<desk::LaterChoice>> laterIn(const Given<std::vector<std::string>>& typed,
                                                  const std::vector<std::string>& own = {});

    // What it does.

    using Body = std::function<Exit(At&)>;
    void runs(std::function<Exit()> body) { m_body = std::move(body); }
    void reads(Body body)
    {
        opens([] { return Opens{Who::Nobody, Access::Read}; }, std::move(body));
    }
    /// Adds --by and --json, unless --by stands already.
    void writes(Body body)
    {
        writesIf([] { return true; }, std::move(body));
    }
    /// The same, but the tournament is only read, by nobody, unless `so`.
    void writesIf(std::function<bool()> so, Body body);
    using Proposing = std::function<desk::Answer<desk::Proposal>(At&)>;
    /// A correction of the record: adds --apply besides, without which it only tells what would change.
    void corrects(Proposing propose);
    /// A ruling: adds --preview besides, with which it only tells what would change.
    void rules(Proposing propose);

    /// Reads the words and does it.
    Exit run(const QStringList& typed);

    /// Nothing where nobody was named or the name cannot be stored, which has then been said.
    std::optional<std::string> supervisor() const;
    bool asJson() const { return m_json && **m_json; }

private:
    /// What was given there is the id that is found for it, once the tournament is open.
    template <class T>
    Given<T> found(const Given<T>& given,
                   desk::Answer<std::string> (*find)(const tournament::Tournament&, std::string_view),
                   const std::string& where = {});

    using Access = desk::Desk::Access;
    /// Who says so, where that has to be known.
    enum class Who { Nobody, Supervisor };
    struct Opens {
        Who who = Who::Supervisor;
        Access access = Access::ReadWrite;
        bool records = true;
    };
    void opens(std::function<Opens()> how, Body body);
    void addWriter();
    void proposes(std::function<Opens()> how, Proposing propose, QString unrecorded, QString recorded);

    /// Each gives an exit code where it found nothing, which has then been said.
    std::vector<std::function<std::optional<Exit>(const desk::Desk&)>> m_lookUps;
    std::optional<Given<std::string>> m_file;
    std::optional<Given<std::optional<std::string>>> m_by;
    std::optional<Given<bool>> m_json;
    std::function<Exit()> m_body;
};
