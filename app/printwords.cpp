#include "printwords.h"

#include "desk/checks/lookup.h"
#include "desk/checks/named.h"
#include "desk/reports/sheetchoice.h"
#include "desk/rulings/ruling.h"

#include <algorithm>

namespace {

bool isOfMatches(const paper::Print& print)
{
    return print.ofMatch || print.ofCase || print.ofSheets;
}
bool isOfSheets(const paper::Print& print)
{
    return print.ofSheets;
}
bool isOfCase(const paper::Print& print)
{
    return print.ofCase;
}
bool isOfNames(const paper::Print& print)
{
    return print.ofNames;
}
bool canBeBlank(const paper::Print& print)
{
    return print.canBeBlank;
}
bool handsOut(const paper::Print& print)
{
    return print.handsOut;
}

std::string wordsThatFit(bool (*fits)(const paper::Print& print))
{
    std::string all;
    for (const paper::Print& each : paper::prints())
        if (fits(each))
            all += (all.empty() ? "" : ", ") + each.word.toStdString();
    return all;
}

/// What an option does, and for which prints.
QString forThose(const QString& does, bool (*fits)(const paper::Print& print))
{
    return Command::tr("%1; for %2").arg(does, QString::fromStdString(wordsThatFit(fits)));
}

/// The case of that hand, by its op.
tl::expected<std::string, Message> caseOf(const tournament::Tournament& tournament, const std::string& match,
                                          int hand, std::optional<int> game, std::optional<int> which)
{
    std::vector<desk::CaseOnRecord> found;
    int lastGame = 0;
    for (const desk::CaseOnRecord& each : desk::casesIn(tournament))
        if (each.match == match && each.hand == hand && (!game || each.spot.game == *game)) {
            found.push_back(each);
            lastGame = std::max(lastGame, each.spot.game);
        }
    std::erase_if(found, [&](const auto& each) { return each.spot.game != lastGame; });
    const Message place{"place-on-sheet",
                        {{"match", desk::matchTitle(*tournament::match(tournament, match))},
                         {"hand", Message{"hand-title", {{"hand", hand}}}}}};
    if (found.empty())
        return tl::unexpected(Message{"hand-not-challenged", {{"hand", place}}});
    if (!which && found.size() > 1)
        return tl::unexpected(
            Message{"print-which-challenge", {{"hand", place}, {"challenges", found.size()}}});
    for (const desk::CaseOnRecord& each : found)
        if (!which || each.which == *which)
            return each.op;
    return tl::unexpected(
        Message{"no-such-challenge", {{"hand", place}, {"which", *which}, {"challenges", found.size()}}});
}

tl::unexpected<Exit> wrong(const Message& why, const std::string& where = {})
{
    return tl::unexpected(complain(why, where));
}

} // namespace

PrintWords::PrintWords(Verb& verb)
    : m_matches(
          add("match", isOfMatches,
              verb.texts("[--match ID …]",
                         forThose(Command::tr("the number or id of one match; of score sheets, of several "
                                              "where it is said again"),
                                  isOfMatches)))),
      m_round(add("round", isOfSheets,
                  verb.text("[--round N]",
                            forThose(Command::tr("the sheets of that round alone: its number or its name"),
                                     isOfSheets),
                            "ROUND"))),
      m_table(add("table", isOfSheets,
                  verb.number("[--table N]",
                              forThose(Command::tr("the sheets alone of matches that were called to it"),
                                       isOfSheets)))),
      m_hand(add("hand", isOfCase,
                 verb.number("(--hand N)", forThose(Command::tr("the hand that was challenged"), isOfCase)))),
      m_game(add(
          "game", isOfCase,
          verb.number("(--game G)",
                      forThose(Command::tr("of a match of several games; else the last that was challenged"),
                               isOfCase)))),
      m_which(add("which", isOfCase,
                  verb.number("(--which K)",
                              forThose(Command::tr("of several challenges of a hand, from 1"), isOfCase)))),
      m_perPage(
          add("per-page", isOfSheets,
              verb.number(
                  "(--per-page 1|2|4)",
                  forThose(Command::tr("score sheets on a page; blank ones in the order of the cut stack"),
                           isOfSheets)))),
      m_shortNames(
          add("short-names", isOfNames,
              verb.flag(
                  "(--short-names)",
                  forThose(Command::tr("players by first name and initial, to hang where everybody reads it"),
                           isOfNames)))),
      m_blank(add(
          "blank", canBeBlank,
          verb.number("(--blank N)",
                      forThose(Command::tr("so many sheets of no match instead, up to 200"), canBeBlank)))),
      m_markOut(add("mark-out", handsOut,
                    verb.flag("[--mark-out",
                              forThose(Command::tr("the sheets go out to the tables, which goes on record"),
                                       handsOut))))
{
    add("by", handsOut,
        verb.by("--by NAME]",
                forThose(Command::tr("the supervisor who says --mark-out; or COURTSIDE_BY"), handsOut)));
}

std::vector<Message> PrintWords::useless(const paper::Print& print) const
{
    for (const Option& each : m_options)
        if (each.isGiven() && !each.fits(print)) {
            const std::vector<message::Argument> about{{"option", "--" + each.name},
                                                       {"prints", wordsThatFit(each.fits)},
                                                       {"print", print.word.toStdString()}};
            return {each.name == "match" ? Message{"print-of-whole-tournament", about}
                                         : Message{"print-without-use", about}};
        }
    return {};
}

tl::expected<void, Exit> PrintWords::readCase(const tournament::Tournament& tournament,
                                              const std::string& where, paper::Asked& into) const
{
    if (!*m_hand)
        return wrong(Message{"option-hand-missing"});
    const auto found = caseOf(tournament, into.match, **m_hand, *m_game, *m_which);
    if (!found)
        return wrong(found.error(), where);
    into.challenge = *found;
    return {};
}

tl::expected<void, Exit> PrintWords::readAmong(const tournament::Tournament& tournament,
                                               const std::string& where, paper::Asked& into) const
{
    const auto refused = [&](const desk::Failure& failure, const char* option) {
        return tl::unexpected(fail(failure, behind(where, option)));
    };
    for (const std::string& typed : *m_matches) {
        const auto found = desk::findMatch(tournament, typed);
        if (!found)
            return refused(found.error(), "--match");
        into.among.matches.push_back(*found);
    }
    if (*m_round) {
        const auto found = desk::findRounds(tournament, **m_round);
        if (!found)
            return refused(found.error(), "--round");
        into.among.rounds = *found;
    }
    if (*m_table) {
        const auto found = desk::findTable(tournament, **m_table);
        if (!found)
            return refused(found.error(), "--table");
        into.among.table = *found;
    }
    return {};
}

tl::expected<void, Exit> PrintWords::readSheets(const paper::Print& print,
                                                const tournament::Tournament& tournament,
                                                const std::string& where, paper::Asked& into) const
{
    into.perPage = m_perPage->value_or(1);
    into.blank = m_blank->value_or(0);
    if ((into.perPage != 1 && into.perPage != 2 && into.perPage != 4) || into.perPage > print.mostOnAPage)
        return wrong(
            Message{"print-per-page",
                    {{"value", into.perPage}, {"choices", print.mostOnAPage > 2 ? "1, 2, 4" : "1, 2"}}});
    if (*m_blank && (into.blank < 1 || into.blank > 200))
        return wrong(Message{"print-blank-outside", {{"value", into.blank}}});
    if (const auto read = readAmong(tournament, where, into); !read)
        return read;
    if (*m_blank && !into.among.isAll())
        return wrong(Message{"print-blank-of-a-match"});
    return {};
}

tl::expected<paper::Asked, Exit> PrintWords::of(const paper::Print& print,
                                                const tournament::Tournament& tournament,
                                                const std::string& where) const
{
    paper::Asked into;
    into.shortNames = *m_shortNames;
    if (print.ofMatch || print.ofCase) {
        if (m_matches->size() > 1)
            return wrong(Message{"print-match-twice"});
        if (m_matches->empty())
            return wrong(Message{"option-match-missing"});
        const auto match = desk::findMatch(tournament, m_matches->front());
        if (!match)
            return tl::unexpected(fail(match.error(), behind(where, "--match")));
        into.match = *match;
    }
    tl::expected<void, Exit> read;
    if (print.ofCase)
        read = readCase(tournament, where, into);
    else if (print.ofSheets)
        read = readSheets(print, tournament, where, into);
    if (!read)
        return tl::unexpected(read.error());
    return into;
}
