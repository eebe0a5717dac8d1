// courtside challenge FILE --match ID --hand N --of SEAT --book N: a renege is claimed.
#include "challenge.h"

#include "command.h"

Exit challengeCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("challenge FILE --match ID --hand N --side a|b|supervisor --accused SEAT --book N\n"
                       "          [--ruling WORD] [--preview] --by NAME"),
        Command::tr("Records that a renege is claimed, with what shows it, and says whether that proves\n"
                    "it by the venue's deck. With --ruling it is decided at once; without, it waits for\n"
                    "`decide` and holds the match from ending. --preview tells what it would change.") +
            thenHelp());
    asked.option(QStringLiteral("side"),
                 Command::tr("who claims it: %1").arg(oneOf({"a", "b", "supervisor"})),
                 QStringLiteral("WORD"));
    asked.option(QStringLiteral("accused"), oneOf({"a1", "b1", "a2", "b2"}), QStringLiteral("SEAT"));
    asked.option(QStringLiteral("book"), Command::tr("the number of the trick, 1 to 13"),
                 QStringLiteral("N"));
    asked.option(QStringLiteral("ruling"), oneOf({"upheld", "rejected", "withdrawn"}),
                 QStringLiteral("WORD"));
    addCaseOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    bool good = true;
    const auto by = choice<facts::Challenger>(asked, QStringLiteral("side"));
    const auto accused = choice<facts::Seat>(asked, QStringLiteral("accused"));
    const auto book = asked.number(QStringLiteral("book"), good);
    if (good && !book)
        complain(Message{"option-book-missing"});
    desk::CaseOptions options;
    if (!readCase(asked, options) || !by || !accused || !book)
        return Exit::BadInput;
    options.claim = desk::Claim{*by, *accused, *book};
    return answerCase(asked, std::move(options));
}

Exit decideCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("decide FILE --match ID --hand N --ruling WORD [--case K] [--reason TEXT]\n"
                       "          [--then MATCH=seat|replay|stand]… [--preview] --by NAME"),
        Command::tr("Decides a renege challenge that is on record. A later decision takes the place of\n"
                    "an earlier one. --preview tells what it would change and records nothing.") +
            thenHelp());
    asked.option(QStringLiteral("ruling"), oneOf({"upheld", "rejected", "withdrawn"}),
                 QStringLiteral("WORD"));
    asked.option(QStringLiteral("case"), Command::tr("of several challenges of the hand, from 1"),
                 QStringLiteral("K"));
    addCaseOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    bool good = true;
    desk::CaseOptions options;
    options.which = asked.number(QStringLiteral("case"), good);
    if (!readCase(asked, options) || !good)
        return Exit::BadInput;
    if (!options.ruling && !options.evidence) {
        complainOfChoice("--ruling", {}, "upheld, rejected, withdrawn");
        return Exit::BadInput;
    }
    return answerCase(asked, std::move(options));
}

namespace {

/// The choice whose word was given with --NAME, where it was; `good` becomes false where it is none.
template <class E>
std::optional<E> chosen(const CommandLine& asked, const QString& name, bool& good)
{
    if (!asked.has(name))
        return std::nullopt;
    const auto word = choice<E>(asked, name);
    good = good && word;
    return word;
}

/// What shows the renege; nothing where nothing was said.
std::optional<facts::Evidence> evidenceIn(const CommandLine& asked, bool& good)
{
    facts::Evidence said;
    said.known = chosen<facts::Known>(asked, QStringLiteral("known"), good);
    said.led = chosen<facts::Suit>(asked, QStringLiteral("led"), good);
    said.played = asked.text(QStringLiteral("played"));
    said.shown = asked.text(QStringLiteral("shown"));
    said.shownBook = asked.number(QStringLiteral("in-book"), good);
    said.held = asked.has(QStringLiteral("held"));
    said.note = asked.text(QStringLiteral("note"));
    return said == facts::Evidence() ? std::nullopt : std::optional(said);
}

} // namespace

void addCaseOptions(CommandLine& asked)
{
    const auto option = [&](const char* name, const QString& does, const char* value) {
        asked.option(QLatin1String(name), does, QLatin1String(value));
    };
    option("known", Command::tr("how it is known: %1").arg(oneOf({"admitted", "seen", "shown"})), "WORD");
    option("led", Command::tr("the suit led: %1").arg(oneOf({"spades", "hearts", "clubs", "diamonds"})),
           "SUIT");
    option("played", Command::tr("the card played instead, as 7D"), "CARD");
    option("shown", Command::tr("a card of that suit shown later, as QC"), "CARD");
    option("in-book", Command::tr("the book in which it came"), "N");
    asked.option(QStringLiteral("held"), Command::tr("it is still in the hand"));
    option("note", Command::tr("what else was seen or said"), "TEXT");
    option("reason", Command::tr("why it is ruled so; needed where that goes against what was said"), "TEXT");
    addRulingOptions(asked);
}

bool readCase(const CommandLine& asked, desk::CaseOptions& options)
{
    bool good = true;
    const auto hand = handAsked(asked, options.game);
    options.hand = hand.value_or(0);
    options.reason = asked.text(QStringLiteral("reason")).value_or("");
    options.evidence = evidenceIn(asked, good);
    options.ruling = chosen<facts::Ruling>(asked, QStringLiteral("ruling"), good);
    return good && hand;
}

Exit answerCase(const CommandLine& asked, desk::CaseOptions options)
{
    auto opened = openRuling(asked);
    if (!opened)
        return opened.error();
    options.match = opened->match;
    options.then = opened->then;
    return correct(asked, opened->desk, opened->by, desk::ruleOnCase(std::move(options)), Records::AtOnce);
}
