// courtside rules list | show ID|FILE | check FILE | diff A B | amend FILE --from ID --set PARAM=VALUE
#include "command.h"
#include "input.h"
#include "tournamentfile.h"

#include "desk/checks/lookup.h"
#include "desk/corrections/rulesfrom.h"
#include "desk/offline/rulebook.h"

namespace {

Exit put(const tl::expected<std::string, message::Message>& text)
{
    if (text)
        return answer(*text) ? Exit::Done : Exit::Store;
    complain(text.error());
    return Exit::BadInput;
}

Exit show(const std::string& name, desk::As as)
{
    const auto venue = rulesNamed(name);
    return venue ? put(desk::showRules(*venue, as)) : fail(venue.error());
}

Exit diff(const std::string& left, const std::string& right, desk::As as)
{
    const auto one = rulesNamed(left);
    if (!one)
        return fail(one.error());
    const auto two = rulesNamed(right);
    return two ? put(desk::diffRules(*one, *two, as)) : fail(two.error());
}

Exit check(const std::string& file, desk::As as)
{
    Input input(file);
    const auto text = readAll(input);
    if (!text) {
        complain(text.error());
        return Exit::BadInput;
    }
    const auto sets = desk::checkRules(*text);
    const Exit exit = sets ? Exit::Done : Exit::No;
    if (as == desk::As::Json)
        return answer(desk::checkedJson(sets)) ? exit : Exit::Store;
    if (!sets) {
        for (const desk::Refusal& mistake : sets.error())
            complain(mistake.mistake, input.shownName() + ':' + std::to_string(mistake.line));
        return exit;
    }
    std::string ids;
    for (const std::string& id : *sets)
        ids += (ids.empty() ? "" : ", ") + id;
    return answer(Command::tr("%1: sound: %2")
                      .arg(QString::fromStdString(input.shownName()), QString::fromStdString(ids))
                      .toStdString() +
                  '\n')
               ? exit
               : Exit::Store;
}

/// What of it is asked for; nothing where something is wrong, which has then been said.
std::optional<desk::Proposal> changeAsked(const CommandLine& asked, const desk::Desk& desk)
{
    const auto from = asked.text(QStringLiteral("from"));
    if (!from) {
        complain(Message{"option-from-missing"});
        return std::nullopt;
    }
    const auto match = desk::findMatch(desk.tournament(), *from);
    if (!match) {
        fail(match.error(), "--from");
        return std::nullopt;
    }
    auto then = laterChoicesAsked(asked, desk);
    if (!then)
        return std::nullopt;
    return desk::changeRulesFrom(*match, asked.texts(QStringLiteral("set")),
                                 asked.text(QStringLiteral("reason")).value_or(""), *std::move(then));
}

Exit amendRules(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("rules amend FILE --from ID --set PARAM=VALUE… --reason TEXT\n"
                       "          [--then MATCH=seat|replay|stand]… [--apply] --by NAME"),
        Command::tr("Corrects the rules of a tournament from a match on, and tells everything that\n"
                    "changes by it: games, winners, later matches; --apply records it. What was\n"
                    "played before that match stays under the rules it was played by.") +
            thenHelp());
    asked.option(QStringLiteral("from"), Command::tr("the first match that is played by it"),
                 QStringLiteral("ID"));
    asked.repeatable(QStringLiteral("set"), Command::tr("a parameter and its value, such as bags.limit=5"),
                     QStringLiteral("PARAM=VALUE"));
    asked.option(QStringLiteral("reason"), Command::tr("why"), QStringLiteral("TEXT"));
    addCorrectionOptions(asked);
    if (!asked.read(words, 2, 2))
        return asked.exit();
    const bool hasReason = !asked.text(QStringLiteral("reason")).value_or("").empty();
    if (!hasReason)
        complain(Message{"option-reason-missing"});
    const auto by = supervisor(asked);
    if (!hasReason || !by)
        return Exit::BadInput;
    const bool applies = asked.has(QStringLiteral("apply"));
    auto desk =
        openTournament(asked.word(1), applies ? desk::Desk::Access::ReadWrite : desk::Desk::Access::Read);
    if (!desk)
        return desk.error();
    const auto change = changeAsked(asked, *desk);
    return change ? correct(asked, *desk, *by, *change) : Exit::BadInput;
}

} // namespace

Exit rulesCommand(const QStringList& words)
{
    if (words.value(0) == QLatin1String("amend"))
        return amendRules(words);
    CommandLine asked(
        QStringLiteral("rules list | show ID|FILE | check FILE | diff A B | amend FILE …  [--json]"),
        Command::tr(
            "Lists the rule sets, prints one as a card, checks a rule file, or shows where two differ: ids\n"
            "of the list or rule files, of a file of several phases one behind a colon\n"
            "(mine.json:championship). Corrects those of a tournament from a match on (rules amend "
            "--help)."));
    asked.option(QStringLiteral("json"), Command::tr("machine-readable"));
    if (!asked.read(words, 1, 3))
        return asked.exit();
    const desk::As as = asked.has(QStringLiteral("json")) ? desk::As::Json : desk::As::Text;
    const QStringList rest = asked.rest();
    const QString verb = rest.first();
    const auto word = [&](qsizetype i) { return rest.at(i).toStdString(); };
    if (verb == QLatin1String("list") && rest.size() == 1)
        return put(desk::listRules(as));
    if (verb == QLatin1String("show") && rest.size() == 2)
        return show(word(1), as);
    if (verb == QLatin1String("check") && rest.size() == 2)
        return check(word(1), as);
    if (verb == QLatin1String("diff") && rest.size() == 3)
        return diff(word(1), word(2), as);
    complain(Message{"rules-verb-missing"});
    return Exit::BadInput;
}
