// courtside challenge, decide, foul, adjust: rulings on a hand.
#include "commands.h"

#include "desk/rulings/ruling.h"

namespace {

/// The hand that a ruling is about. What becomes of later matches is said with it.
struct HandWords {
    explicit HandWords(Verb& verb)
        : match(verb.match()), hand(verb.numberNeeded("--hand N", Command::tr("its number on the sheet"),
                                                      Message{"option-hand-missing"})),
          game(verb.number("(--game G)", Command::tr("of a match of several games; else the last")))
    {
    }
    Given<std::string> match;
    Given<int> hand;
    Given<std::optional<int>> game;
};

/// What shows a renege, and how it is ruled.
struct CaseWords {
    explicit CaseWords(Verb& verb, const char* reason)
        : known(verb.choice<facts::Known>("(--known WORD)", Command::tr("how it is known: %1"))),
          led(verb.choice<facts::Suit>("(--led SUIT)", Command::tr("the suit led: %1"))),
          played(verb.text("(--played CARD)", Command::tr("the card played instead, as 7D"))),
          shown(verb.text("(--shown CARD)", Command::tr("a card of that suit shown later, as QC"))),
          inBook(verb.number("(--in-book N)", Command::tr("the book in which it came"))),
          held(verb.flag("(--held)", Command::tr("it is still in the hand"))),
          note(verb.text("(--note TEXT)", Command::tr("what else was seen or said"))),
          why(verb.text(reason,
                        Command::tr("why it is ruled so; needed where that goes against what was said")))
    {
    }
    /// Nothing where nothing was said.
    std::optional<facts::Evidence> evidence() const
    {
        facts::Evidence said;
        said.known = *known;
        said.led = *led;
        said.played = *played;
        said.shown = *shown;
        said.shownBook = *inBook;
        said.held = *held;
        said.note = *note;
        return said == facts::Evidence() ? std::nullopt : std::optional(said);
    }
    Given<std::optional<facts::Known>> known;
    Given<std::optional<facts::Suit>> led;
    Given<std::optional<std::string>> played;
    Given<std::optional<std::string>> shown;
    Given<std::optional<int>> inBook;
    Given<bool> held;
    Given<std::optional<std::string>> note;
    Given<std::optional<std::string>> why;
};

/// What `challenge` and `decide` ask alike, with the claim or without.
desk::CaseOptions caseOf(const HandWords& at, const CaseWords& said, std::optional<facts::Ruling> ruling,
                         std::vector<desk::LaterChoice> then)
{
    desk::CaseOptions options;
    options.match = *at.match;
    options.game = *at.game;
    options.hand = *at.hand;
    options.evidence = said.evidence();
    options.ruling = ruling;
    options.reason = said.why->value_or("");
    options.then = std::move(then);
    return options;
}

/// A renege is claimed.
void challengeVerb(Verb& verb)
{
    verb.does(
        Command::tr("Records that a renege is claimed, with what shows it, and says whether that proves\n"
                    "it by the venue's deck. With --ruling it is decided at once; without, it waits for\n"
                    "`decide` and holds the match from ending. --preview tells what it would change."));
    verb.file();
    const HandWords hand(verb);
    const auto by = verb.choiceNeeded<facts::Challenger>("--side a|b|supervisor",
                                                         Command::tr("who claims it: %1"), "WORD");
    const auto accused = verb.choiceNeeded<facts::Seat>("--accused SEAT");
    const auto book = verb.numberNeeded("--book N", Command::tr("the number of the trick, 1 to 13"),
                                        Message{"option-book-missing"});
    const auto ruling = verb.choice<facts::Ruling>("[--ruling WORD]");
    const CaseWords said(verb, "(--reason TEXT)");
    const auto then = verb.then();
    verb.rules([=](At&) {
        auto options = caseOf(hand, said, *ruling, *then);
        options.claim = desk::Claim{*by, *accused, *book};
        return desk::ruleOnCase(std::move(options));
    });
}

void decideVerb(Verb& verb)
{
    verb.does(
        Command::tr("Decides a renege challenge that is on record. A later decision takes the place of\n"
                    "an earlier one. --preview tells what it would change and records nothing."));
    verb.file();
    const HandWords hand(verb);
    const auto ruling = verb.choice<facts::Ruling>("--ruling WORD");
    const auto which = verb.number("[--case K]", Command::tr("of several challenges of the hand, from 1"));
    const CaseWords said(verb, "[--reason TEXT]");
    const auto then = verb.then("[--then MATCH=seat|replay|stand]…");
    verb.check([=]() -> std::vector<Message> {
        if (!*ruling && !said.evidence())
            return {Message{"option-choice-missing",
                            {{"option", "--ruling"}, {"choices", "upheld, rejected, withdrawn"}}}};
        return {};
    });
    verb.rules([=](At&) {
        auto options = caseOf(hand, said, *ruling, *then);
        options.which = *which;
        return desk::ruleOnCase(std::move(options));
    });
}

/// A foul or points that a supervisor adds.
desk::HandRulingOptions rulingOf(const HandWords& at, facts::Side side, std::variant<std::string, int> what,
                                 std::string reason, std::vector<desk::LaterChoice> then)
{
    return {*at.match, *at.game, *at.hand, side, std::move(what), std::move(reason), std::move(then)};
}

void foulVerb(Verb& verb)
{
    verb.does(
        Command::tr("Records an infraction for which the venue's rules name a price, and tells what it\n"
                    "changes. What is forbidden without a price is an `incident`."));
    verb.file();
    const HandWords hand(verb);
    const auto side = verb.choiceNeeded<facts::Side>("--side a|b", QStringLiteral("%1"), "SIDE");
    const auto foul =
        verb.needed("--foul NAME", Command::tr("as the rule card names it"), Message{"option-foul-missing"});
    const auto then = verb.then();
    verb.rules([=](At&) { return desk::ruleOnHand(rulingOf(hand, *side, *foul, {}, *then)); });
}

/// A supervisor's own correction.
void adjustVerb(Verb& verb)
{
    verb.does(
        Command::tr("Adds points to a side in a hand (or takes them: -10), with the reason, and tells what\n"
                    "it changes: for what the venue's sheet has no rule for."));
    verb.file();
    const HandWords hand(verb);
    const auto side = verb.choiceNeeded<facts::Side>("--side a|b", QStringLiteral("%1"), "SIDE");
    const auto points = verb.numberNeeded("--points N", Command::tr("added to the side's; as -10"),
                                          Message{"option-points-missing"});
    const auto reason = verb.reason();
    const auto then = verb.then();
    verb.rules([=](At&) { return desk::ruleOnHand(rulingOf(hand, *side, *points, *reason, *then)); });
}

} // namespace

std::vector<Listed> rulingVerbs()
{
    return {
        {"challenge", QT_TRANSLATE_NOOP("Command", "claim a renege, with what shows it"), challengeVerb},
        {"decide", QT_TRANSLATE_NOOP("Command", "decide a renege challenge"), decideVerb},
        {"foul", QT_TRANSLATE_NOOP("Command", "an infraction for which the rules name a price"), foulVerb},
        {"adjust", QT_TRANSLATE_NOOP("Command", "points that a supervisor adds or takes, with the reason"),
         adjustVerb}};
}
