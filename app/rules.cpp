// courtside rules list | show ID | check FILE | diff ID ID
#include "command.h"
#include "input.h"

#include "desk/rulebook.h"

namespace {

Exit put(const tl::expected<std::string, std::string>& text)
{
    if (text)
        return answer(*text) ? Exit::Done : Exit::Store;
    complain(text.error());
    return Exit::BadInput;
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
            complain(input.shownName() + ':' + std::to_string(mistake.line) + ": " + mistake.text);
        return exit;
    }
    std::string ids;
    for (const std::string& id : *sets)
        ids += (ids.empty() ? "" : ", ") + id;
    return answer(input.shownName() + ": sound: " + ids + '\n') ? exit : Exit::Store;
}

} // namespace

Exit rulesCommand(const QStringList& words)
{
    Words asked(
        QStringLiteral("rules list | show ID | check FILE | diff ID ID  [--json]"),
        QStringLiteral(
            "Lists the rule sets, prints one as a card, checks a rule file, or shows where two differ."));
    asked.option(QStringLiteral("json"), QStringLiteral("machine-readable"));
    if (!asked.read(words, 1, 3))
        return asked.exit();
    const desk::As as = asked.has(QStringLiteral("json")) ? desk::As::Json : desk::As::Text;
    const QStringList rest = asked.rest();
    const QString verb = rest.first();
    const auto word = [&](qsizetype i) { return rest.at(i).toStdString(); };
    if (verb == QLatin1String("list") && rest.size() == 1)
        return put(desk::listRules(as));
    if (verb == QLatin1String("show") && rest.size() == 2)
        return put(desk::showRules(word(1), as));
    if (verb == QLatin1String("check") && rest.size() == 2)
        return check(word(1), as);
    if (verb == QLatin1String("diff") && rest.size() == 3)
        return put(desk::diffRules(word(1), word(2), as));
    complain("rules: say list, show ID, check FILE or diff ID ID");
    return Exit::BadInput;
}
