#include "casewords.h"

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
    desk::Desk& desk = opened->desk;
    options.match = opened->match;
    options.then = opened->then;
    const auto change = opened->isLookedAt
                            ? desk::previewCase(desk.tournament(), desk.environment(), opened->by, options)
                            : desk::recordCase(desk, opened->by, options);
    if (!change)
        return fail(change.error());
    return answerCorrection(asked, *change, desk::caseJson(*change), desk::caseText(*change),
                            Records::AtOnce);
}
