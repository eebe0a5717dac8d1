// courtside rules, score, guide: commands that need no tournament.
#include "commands.h"
#include "input.h"

#include "desk/archive/transfer.h"
#include "desk/offline/rulebook.h"
#include "desk/offline/score.h"
#include "ui/help/guidehtml.h"

#include <filesystem>

using namespace Qt::StringLiterals;

namespace {

Exit put(const tl::expected<std::string, Message>& text, desk::As as)
{
    return text ? answer(*text, as) : complain(text.error());
}

Exit showRules(const std::string& name, desk::As as)
{
    const auto read = rulesNamed(name);
    return read ? answer(desk::showRules(*read, as), as) : fail(read.error());
}

Exit diffRules(const std::string& left, const std::string& right, desk::As as)
{
    const auto one = rulesNamed(left);
    if (!one)
        return fail(one.error());
    const auto two = rulesNamed(right);
    return two ? put(desk::diffRules(one->venue, two->venue, as), as) : fail(two.error());
}

Exit checkRules(const std::string& file, desk::As as)
{
    Input input(file);
    const auto text = readAll(input);
    if (!text)
        return complain(text.error());
    const auto sets = desk::checkRules({input.shownName(), *text}, rulesBeside);
    const auto said = [&](const std::string& answered) {
        const Exit exit = answer(answered, as);
        return exit == Exit::Done && !sets ? Exit::No : exit;
    };
    if (as == desk::As::Json)
        return said(desk::checkedJson(sets));
    if (!sets) {
        for (const desk::Refusal& mistake : sets.error())
            complain(mistake.mistake, input.shownName() + ':' + std::to_string(mistake.line));
        return Exit::No;
    }
    QStringList ids;
    for (const std::string& id : *sets)
        ids << QString::fromStdString(id);
    return said(Command::tr("%1 is sound. Rule sets: %2")
                    .arg(QString::fromStdString(input.shownName()), ids.join(u", "_s))
                    .toStdString() +
                '\n');
}

void rulesVerb(Verb& verb)
{
    verb.does(Command::tr(
        "Lists the rule sets, shows one as a card, checks a rule file, or compares two. Name a rule set by "
        "its id, also one of your own rules saved in the window, or a rule file; if a file has several "
        "phases, add one after a colon (mine.json:championship). rules new starts a rule file of your own "
        "(rules new --help), and rules amend corrects the rules of a tournament (rules amend --help)."));
    verb.example("show unc");
    const auto words =
        verb.words("list | show ID|FILE | check FILE | diff A B | new ID … | amend FILE … ", 1, 3);
    verb.json();
    verb.runs([&verb, words] {
        const desk::As as = verb.asJson() ? desk::As::Json : desk::As::Text;
        const auto is = [&](const char* name, std::size_t size) {
            return words->front() == name && words->size() == size;
        };
        if (is("list", 1))
            return put(desk::listRules(ownRules(), as), as);
        if (is("show", 2))
            return showRules(words->at(1), as);
        if (is("check", 2))
            return checkRules(words->at(1), as);
        if (is("diff", 3))
            return diffRules(words->at(1), words->at(2), as);
        return complain(Message{"rules-verb-missing"});
    });
}

std::filesystem::path fromTheTop(const std::string& file)
{
    std::error_code error;
    return std::filesystem::absolute(file, error).lexically_normal();
}

/// The path of the origin as the new file must name it, relative to its folder.
std::string namedFrom(const std::string& origin, const std::string& file)
{
    if (desk::venueCalled(origin) || std::filesystem::path(origin).is_absolute())
        return origin;
    return fromTheTop(origin).lexically_relative(fromTheTop(file).parent_path()).string();
}

void newRulesVerb(Verb& verb)
{
    verb.does(Command::tr("Writes a rule file that builds on a rule set or another rule file and says only "
                          "what differs. Edit it, then check it with `courtside rules check FILE`."));
    verb.example("our-gym --from classic --set end.target=350 -o our-gym.json");
    const auto id = verb.word("ID");
    const auto from = verb.needed("--from ID|FILE", Command::tr("rule set or rule file to start from"),
                                  Message{"option-missing", {{"option", "--from"}}}, "RULES");
    const auto target = verb.needed("-o FILE", Command::tr("new file"), Message{"option-target-missing"});
    const auto name = verb.text("[--name NAME]", Command::tr("name of the venue (default: the ID)"));
    const auto values =
        verb.texts("[--set PARAM=VALUE]…", Command::tr("a value that differs, for example end.target=350"));
    const auto parts =
        verb.texts("[--for PART]…", Command::tr("a part of the draw with other values, for example "
                                                "semifinals (then --set semifinals.end.target=500)"));
    const auto replace = verb.flag("[--replace]", Command::tr("overwrite an existing file"));
    verb.json();
    verb.runs([=, &verb] {
        const auto origin = rulesNamed(*from);
        if (!origin)
            return fail(origin.error());
        const auto text = desk::newRules({*id, name->value_or(*id), namedFrom(*from, *target)}, *parts,
                                         origin->venue, *values);
        if (!text)
            return fail(text.error());
        // Checks the file as it will be read: it can't be from itself, and must find its origin.
        const rules::RuleFile file{fromTheTop(*target).string(), *text};
        if (const auto read = desk::rulesIn(file, rulesBeside); !read)
            return fail(read.error());
        if (const auto free = *replace ? desk::Answer<void>() : desk::mustBeFree(*target); !free)
            return fail(free.error());
        if (const auto written = desk::writeWhole(*target, *text); !written)
            return fail(written.error());
        const auto sets = desk::checkRules(file, rulesBeside);
        if (verb.asJson())
            return answer(desk::checkedJson(sets), desk::As::Json);
        return answer(Command::tr("%1: rule set %2, from %3")
                          .arg(QString::fromStdString(*target), QString::fromStdString(*id),
                               QString::fromStdString(*from))
                          .toStdString() +
                      '\n');
    });
}

/// Reads records and writes a ledger for each, one at a time.
Exit score(Input& input, std::optional<rules::Venue> own, desk::As as)
{
    std::vector<rules::Venue> saved;
    for (rules::FileRead& each : ownRules())
        saved.push_back(std::move(each.venue));
    desk::RecordReader records(input.stream(), std::move(own), std::move(saved));
    while (const auto scored = records.next(as)) {
        if (!*scored) {
            const desk::Refusal& refusal = scored->error();
            return complain(refusal.mistake, input.shownName() + ':' + std::to_string(refusal.line));
        }
        if (const Exit exit = answer(**scored, as); exit != Exit::Done)
            return exit;
    }
    return Exit::Done;
}

void scoreVerb(Verb& verb)
{
    verb.does(
        Command::tr(
            "Scores game and match records (courtside-game/1, courtside-match/1), one after another, and "
            "writes a ledger (courtside-ledger/1) for each. --text writes the sheet and the reason for every "
            "point instead. A record names its rules by an id from `rules list`, which also lists your own "
            "saved rules. With --rules it can also use the id of those rules, followed by a hyphen and the "
            "phase if they have several.") +
        u"\n\n"
        "  {\"format\": \"courtside-game/1\", \"rules\": \"classic\", \"hands\": [\n"
        "    {\"a\": {\"bids\": [4, \"nil\"], \"tricks\": [5, 0]}, \"b\": {\"bid\": 6, \"tricks\": 8}}]}"_s);
    verb.example("game.json --text");
    const auto file = verb.wordIf("[FILE|-]", "-");
    const auto rules =
        verb.text("[--rules FILE|ID]", Command::tr("rules whose id is used before a built-in one"));
    const auto text = verb.flag("[--text]", Command::tr("print text"));
    verb.json(Command::tr("print JSON (default)"), "(--json)");
    verb.runs([=] {
        std::optional<rules::Venue> own;
        if (*rules) {
            auto read = rulesNamed(**rules);
            if (!read)
                return fail(read.error());
            own = std::move(read->venue);
        }
        Input input(*file);
        const Exit exit = input.trouble()
                              ? Exit::BadInput
                              : score(input, std::move(own), *text ? desk::As::Text : desk::As::Json);
        const auto trouble = input.trouble();
        return trouble ? complain(*trouble) : exit;
    });
}

void guideVerb(Verb& verb)
{
    verb.does(Command::tr("Writes the guide that Help shows, and a page of all commands, as one web page "
                          "that needs no network."));
    verb.example("-o guide.html");
    const auto target =
        verb.needed("-o GUIDE.html", Command::tr("new file"), Message{"option-target-missing"});
    verb.runs([=] {
        if (const auto free = desk::mustBeFree(*target); !free)
            return fail(free.error());
        const help::Guide guide(commandPage());
        const auto written = desk::writeWhole(*target, help::webPage(guide).toStdString());
        if (!written)
            return fail(written.error());
        const auto pages = static_cast<int>(guide.pages().size());
        return answer(
            Command::tr("%1: %n page(s)", nullptr, pages).arg(QString::fromStdString(*target)).toStdString() +
            '\n');
    });
}

} // namespace

std::vector<Listed> offlineVerbs()
{
    return {{"rules", QT_TRANSLATE_NOOP("Command", "list, show, check, compare, start or amend rule sets"),
             rulesVerb},
            {"rules new", nullptr, newRulesVerb},
            {"score", QT_TRANSLATE_NOOP("Command", "score game and match records"), scoreVerb},
            {"guide", QT_TRANSLATE_NOOP("Command", "write the guide, with all commands, as one web page"),
             guideVerb}};
}
