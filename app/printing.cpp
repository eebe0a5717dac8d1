#include "printing.h"

#include "desk/checks/lookup.h"
#include "desk/checks/named.h"
#include "desk/reports/sheetchoice.h"
#include "desk/rulings/ruling.h"
#include "ui/paper/page/document.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace {

tl::unexpected<Exit> refusedPrint(const desk::Mistake& why, const std::string& where,
                                  Exit exit = Exit::BadInput)
{
    complain(why, where);
    return tl::unexpected(exit);
}

/// In memory; nothing where a page cannot be made.
std::optional<Printed> pdfOf(const paper::Document& document, const QString& fileName, const QDateTime& now)
{
    paper::Pdf pdf(document, now);
    while (!pdf.isDone())
        if (!pdf.step())
            return std::nullopt;
    return Printed{fileName, pdf.bytes(), document.pages.size(), {}};
}

/// A print and where it goes.
struct Way {
    QString target;
    Printed printed;
};

/// All of them, or the exit code after what went wrong was said.
tl::expected<std::vector<Way>, Exit> printWaysInto(const std::string& folder,
                                                   const std::vector<std::string>& tournaments,
                                                   const CommandLine& asked, const PrintAsked& wanted)
{
    const QString within = QString::fromStdString(folder.ends_with('/') ? folder : folder + '/');
    if (!QFileInfo(within).isDir())
        return refusedPrint(Message{"print-no-such-folder"}, folder);
    std::vector<Way> ways;
    std::map<QString, std::string> taken;
    for (const std::string& tournament : tournaments) {
        auto printed = printOf(tournament, asked, wanted, tournament);
        if (!printed)
            return tl::unexpected(printed.error());
        const QString target = within + printed->fileName;
        const auto [other, isNew] = taken.emplace(target, tournament);
        if (!isNew)
            return refusedPrint(
                Message{"print-same-name",
                        {{"other", other->second}, {"file", printed->fileName.toStdString()}}},
                tournament);
        if (QFileInfo::exists(target) || QFileInfo(target).isSymLink())
            return refusedPrint(Message{"file-there-already", {{"file", target.toStdString()}}}, {},
                                Exit::Store);
        ways.push_back({target, std::move(*printed)});
    }
    return ways;
}

} // namespace

tl::expected<Printed, Exit> printOf(const std::string& file, const CommandLine& asked,
                                    const PrintAsked& wanted, const std::string& where)
{
    const auto desk = openTournament(file, desk::Desk::Access::Read);
    if (!desk)
        return tl::unexpected(desk.error());
    const auto of = askedOf(asked, *wanted.print, *desk, where);
    if (!of)
        return tl::unexpected(of.error());
    const paper::Record record{std::make_shared<const tournament::Tournament>(desk->tournament()),
                               QFileInfo(QString::fromStdString(file)).fileName(),
                               QString::fromStdString(desk->head().shown()), wanted.now};
    const auto document = paper::make(*wanted.print, record, wanted.format, *of);
    if (!document)
        return refusedPrint(document.error(), where);
    const QString range = QString::fromStdString(asked.text(u"pages"_s).value_or(""));
    const auto pages = paper::pagesIn(range, document->pages.size());
    if (!pages)
        return refusedPrint(pages.error(), behind(where, "--pages"));
    const paper::Document chosen = paper::only(*document, *pages);
    auto printed = pdfOf(chosen, paper::fileName(*wanted.print, record, *of), wanted.now);
    if (!printed)
        return refusedPrint(Message{"print-not-made"}, where, Exit::Store);
    printed->goOut = paper::handedOut(*wanted.print, chosen);
    return *std::move(printed);
}

Exit printInto(const std::string& folder, const std::vector<std::string>& tournaments,
               const CommandLine& asked, const PrintAsked& wanted)
{
    const auto ways = printWaysInto(folder, tournaments, asked, wanted);
    if (!ways)
        return ways.error();
    std::string text;
    for (std::size_t done = 0; done < ways->size(); ++done) {
        const Way& way = (*ways)[done];
        if (const auto mistake = paper::save(way.printed.pdf, way.target)) {
            complain(*mistake);
            while (done-- > 0) // all or nothing
                QFile::remove((*ways)[done].target);
            return Exit::Store;
        }
        text += writtenText(way.target, way.printed);
    }
    return answer(text) ? Exit::Done : Exit::Store;
}

std::string writtenText(const QString& target, const Printed& printed)
{
    const QString text = Command::tr("%1: %n page(s)", nullptr, static_cast<int>(printed.pages)).arg(target);
    return text.toStdString() + '\n';
}

namespace {

using Fits = bool (*)(const paper::Print& print);

/// An option, and the prints that it goes with.
struct Option {
    const char* name;
    const char* does;  ///< translated where it is shown
    const char* value; ///< null: it takes none
    Fits fits;
};

const Option options[] = {
    {"match",
     QT_TRANSLATE_NOOP("Command",
                       "the number or id of one match; of score sheets, of several where it is said again"),
     "ID", [](const paper::Print& print) { return print.ofMatch || print.ofCase || print.ofSheets; }},
    {"round", QT_TRANSLATE_NOOP("Command", "the sheets of that round alone: its number or its name"), "ROUND",
     [](const paper::Print& print) { return print.ofSheets; }},
    {"table", QT_TRANSLATE_NOOP("Command", "the sheets alone of matches that were called to it"), "N",
     [](const paper::Print& print) { return print.ofSheets; }},
    {"hand", QT_TRANSLATE_NOOP("Command", "the hand that was challenged"), "N",
     [](const paper::Print& print) { return print.ofCase; }},
    {"game", QT_TRANSLATE_NOOP("Command", "of a match of several games; else the last that was challenged"),
     "G", [](const paper::Print& print) { return print.ofCase; }},
    {"which", QT_TRANSLATE_NOOP("Command", "of several challenges of a hand, from 1"), "K",
     [](const paper::Print& print) { return print.ofCase; }},
    {"per-page",
     QT_TRANSLATE_NOOP("Command", "score sheets on a page; blank ones in the order of the cut stack"),
     "1|2|4", [](const paper::Print& print) { return print.ofSheets; }},
    {"short-names",
     QT_TRANSLATE_NOOP("Command", "players by first name and initial, to hang where everybody reads it"),
     nullptr, [](const paper::Print& print) { return print.ofNames; }},
    {"blank", QT_TRANSLATE_NOOP("Command", "so many sheets of no match instead, up to 200"), "N",
     [](const paper::Print& print) { return print.canBeBlank; }},
    {"mark-out", QT_TRANSLATE_NOOP("Command", "the sheets go out to the tables, which goes on record"),
     nullptr, [](const paper::Print& print) { return print.handsOut; }},
    {"by", QT_TRANSLATE_NOOP("Command", "the supervisor who says --mark-out; or COURTSIDE_BY"), "NAME",
     [](const paper::Print& print) { return print.handsOut; }},
};

std::string wordsThatFit(Fits fits)
{
    std::string all;
    for (const paper::Print& each : paper::prints())
        if (fits(each))
            all += (all.empty() ? "" : ", ") + each.word.toStdString();
    return all;
}

/// The case of that hand, by its op.
tl::expected<std::string, Message> caseOf(const tournament::Tournament& tournament, const std::string& match,
                                          int hand, std::optional<int> game, std::optional<int> which)
{
    std::vector<desk::CaseOnRecord> found;
    for (const desk::CaseOnRecord& each : desk::casesIn(tournament))
        if (each.match == match && each.hand == hand && (!game || each.spot.game == *game))
            found.push_back(each);
    const auto last = std::max_element(found.begin(), found.end(), [](const auto& one, const auto& other) {
        return one.spot.game < other.spot.game;
    });
    const int lastGame = last == found.end() ? 0 : last->spot.game;
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
    complain(why, where);
    return tl::unexpected(Exit::BadInput);
}

tl::expected<void, Exit> readCase(const CommandLine& asked, const tournament::Tournament& tournament,
                                  const std::string& where, paper::Asked& into)
{
    bool good = true;
    const auto hand = asked.number(QStringLiteral("hand"), good);
    const auto game = asked.number(QStringLiteral("game"), good);
    const auto which = asked.number(QStringLiteral("which"), good);
    if (!good)
        return tl::unexpected(Exit::BadInput);
    if (!hand)
        return wrong(Message{"option-hand-missing"});
    const auto found = caseOf(tournament, into.match, *hand, game, which);
    if (!found)
        return wrong(found.error(), where);
    into.challenge = *found;
    return {};
}

tl::expected<void, Exit> readAmong(const CommandLine& asked, const tournament::Tournament& tournament,
                                   const std::string& where, paper::Asked& into)
{
    const auto refused = [&](const desk::Failure& failure, const std::string& option) {
        return tl::unexpected(fail(failure, behind(where, option)));
    };
    for (const std::string& typed : asked.texts(QStringLiteral("match"))) {
        const auto found = desk::findMatch(tournament, typed);
        if (!found)
            return refused(found.error(), "--match");
        into.among.matches.push_back(*found);
    }
    if (const auto typed = asked.text(QStringLiteral("round"))) {
        const auto found = desk::findRounds(tournament, *typed);
        if (!found)
            return refused(found.error(), "--round");
        into.among.rounds = *found;
    }
    bool good = true;
    const auto table = asked.number(QStringLiteral("table"), good);
    if (!good)
        return tl::unexpected(Exit::BadInput);
    if (table) {
        const auto found = desk::findTable(tournament, *table);
        if (!found)
            return refused(found.error(), "--table");
        into.among.table = *found;
    }
    return {};
}

tl::expected<void, Exit> readSheets(const CommandLine& asked, const paper::Print& print,
                                    const tournament::Tournament& tournament, const std::string& where,
                                    paper::Asked& into)
{
    bool good = true;
    into.perPage = asked.number(QStringLiteral("per-page"), good).value_or(1);
    const auto blank = asked.number(QStringLiteral("blank"), good);
    if (!good)
        return tl::unexpected(Exit::BadInput);
    if ((into.perPage != 1 && into.perPage != 2 && into.perPage != 4) || into.perPage > print.mostOnAPage)
        return wrong(
            Message{"print-per-page",
                    {{"value", into.perPage}, {"choices", print.mostOnAPage > 2 ? "1, 2, 4" : "1, 2"}}});
    if (blank && (*blank < 1 || *blank > 200))
        return wrong(Message{"print-blank-outside", {{"value", *blank}}});
    into.blank = blank.value_or(0);
    if (const auto read = readAmong(asked, tournament, where, into); !read)
        return read;
    if (blank && !into.among.isAll())
        return wrong(Message{"print-blank-of-a-match"});
    return {};
}

} // namespace

void addPrintOptions(CommandLine& asked)
{
    for (const Option& each : options) {
        const QString does =
            Command::tr("%1; for %2")
                .arg(Command::tr(each.does), QString::fromStdString(wordsThatFit(each.fits)));
        if (std::string_view(each.name) == "match")
            asked.repeatable(QLatin1String(each.name), does, QLatin1String(each.value));
        else if (each.value)
            asked.option(QLatin1String(each.name), does, QLatin1String(each.value));
        else
            asked.option(QLatin1String(each.name), does);
    }
}

bool goesWith(const CommandLine& asked, const paper::Print& print)
{
    for (const Option& each : options)
        if (asked.has(QLatin1String(each.name)) && !each.fits(print)) {
            const std::vector<message::Argument> about{{"option", "--" + std::string(each.name)},
                                                       {"prints", wordsThatFit(each.fits)},
                                                       {"print", print.word.toStdString()}};
            complain(std::string_view(each.name) == "match" ? Message{"print-of-whole-tournament", about}
                                                            : Message{"print-without-use", about});
            return false;
        }
    return true;
}

tl::expected<paper::Asked, Exit> askedOf(const CommandLine& asked, const paper::Print& print,
                                         const desk::Desk& desk, const std::string& where)
{
    paper::Asked into;
    into.shortNames = asked.has(QStringLiteral("short-names"));
    if (print.ofMatch || print.ofCase) {
        if (asked.texts(QStringLiteral("match")).size() > 1)
            return wrong(Message{"print-match-twice"});
        const auto match = matchAsked(asked, desk, where);
        if (!match)
            return tl::unexpected(match.error());
        into.match = *match;
    }
    if (print.ofCase)
        if (const auto read = readCase(asked, desk.tournament(), where, into); !read)
            return tl::unexpected(read.error());
    if (print.ofSheets)
        if (const auto read = readSheets(asked, print, desk.tournament(), where, into); !read)
            return tl::unexpected(read.error());
    return into;
}
