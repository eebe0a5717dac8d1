#include "printwords.h"

#include "desk/checks/lookup.h"
#include "desk/checks/named.h"
#include "desk/reports/sheetchoice.h"
#include "desk/rulings/ruling.h"

#include <algorithm>

namespace {

using paper::Print;

bool fitsOne(const Print& print, const std::vector<bool Print::*>& fits)
{
    return std::any_of(fits.begin(), fits.end(), [&](bool Print::*each) { return print.*each; });
}

std::string wordsThatFit(const std::vector<bool Print::*>& fits)
{
    std::string all;
    for (const Print& each : paper::prints())
        if (fitsOne(each, fits))
            all += (all.empty() ? "" : ", ") + each.word.toStdString();
    return all;
}

/// The op of the challenge in that hand.
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

QString PrintWords::forThose(const QString& does, const Fits& fits)
{
    return Command::tr("%1; for %2").arg(does, QString::fromStdString(wordsThatFit(fits)));
}

PrintWords::PrintWords(Verb& verb) : m_verb(verb)
{
    const Fits ofMatches{&Print::ofMatch, &Print::ofCase, &Print::ofSheets};
    const Fits ofSheets{&Print::ofSheets};
    const Fits ofCase{&Print::ofCase};
    const Fits handsOut{&Print::handsOut};
    m_matches = add(&Verb::texts, "[--match ID …]", ofMatches,
                    Command::tr("number or id of a match; repeat it for several score sheets"), "");
    m_round = add(&Verb::text, "[--round N]", ofSheets,
                  Command::tr("only the sheets of that round (number or name)"), "ROUND");
    m_table = add(&Verb::number, "[--table N]", ofSheets,
                  Command::tr("only the sheets of matches called to that table"), "");
    m_hand = add(&Verb::number, "(--hand N)", ofCase, Command::tr("hand that was challenged"), "");
    m_game = add(&Verb::number, "(--game G)", ofCase,
                 Command::tr("game of a series (default: the last one challenged)"), "");
    m_which = add(&Verb::number, "(--which K)", ofCase,
                  Command::tr("number of the challenge, if the hand has several"), "");
    m_perPage = add(&Verb::number, "(--per-page 1|2|4)", ofSheets,
                    Command::tr("score sheets per page; blank ones in the order of the cut stack"), "");
    m_shortNames = add(&Verb::flag, "(--short-names)", {&Print::ofNames},
                       Command::tr("print players as Ana R., to hang in public"));
    m_blank = add(&Verb::number, "(--blank N)", {&Print::canBeBlank},
                  Command::tr("number of blank sheets for no match, up to 200"), "");
    m_markOut = add(&Verb::flag, "[--mark-out", handsOut,
                    Command::tr("record that the sheets went out to the tables"));
    const auto by = verb.by(
        "--by NAME]", forThose(Command::tr("supervisor for --mark-out (default: COURTSIDE_BY)"), handsOut));
    m_options.push_back({by.option(), handsOut, [by] { return by->has_value(); }});
}

std::vector<Message> PrintWords::useless(const Print& print) const
{
    for (const Option& each : m_options)
        if (each.isGiven() && !fitsOne(print, each.fits)) {
            const std::vector<message::Argument> about{{"option", each.name},
                                                       {"prints", wordsThatFit(each.fits)},
                                                       {"print", print.word.toStdString()}};
            return {each.name == "--match" ? Message{"print-of-whole-tournament", about}
                                           : Message{"print-without-use", about}};
        }
    return {};
}

tl::expected<void, Exit> PrintWords::readCase(const tournament::Tournament& tournament,
                                              const std::string& where, paper::PrintOptions& into) const
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
                                               const std::string& where, paper::PrintOptions& into) const
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
                                                const std::string& where, paper::PrintOptions& into) const
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

tl::expected<paper::PrintOptions, Exit> PrintWords::of(const paper::Print& print,
                                                       const tournament::Tournament& tournament,
                                                       const std::string& where) const
{
    paper::PrintOptions into;
    into.shortNames = *m_shortNames;
    if (print.ofMatch || print.ofCase) {
        if (m_matches->size() > 1)
            return wrong(Message{"print-match-twice"});
        if (m_matches->empty() && print.orOfAll)
            return into;
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
