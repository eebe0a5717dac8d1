#include "page.h"

#include "pagewords.h"
#include "tables.h"

#include "desk/reports/sheetchoice.h"
#include "rules/words.h"
#include "tournament/model/setting.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "wording/record/names.h"
#include "wording/record/ruleswords.h"
#include "wording/rulecard/card.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QCryptographicHash>

using wording::Page;

namespace share {

namespace {

constexpr std::string_view begin = "<!DOCTYPE html>\n";
constexpr std::string_view generator = "Courtside web page 1";
constexpr std::string_view tournamentName = "courtside-tournament";
constexpr std::size_t near = 400; ///< characters from the beginning; both are within them
constexpr int reloadSeconds = 60; ///< as in the script
constexpr std::string_view icon = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 "
                                  "16 16'%3E%3Cpath fill='%2300558c' "
                                  "d='M8 1C6 4 2 6 2 9.3 2 11 3.300 12.300 5 12.300c.9 0 1.700-.4 "
                                  "2.300-1L6.300 15h3.400l-1-3.700c.6.6 1.400 1 "
                                  "2.300 1 1.700 0 3-1.300 3-3C14 6 10 4 8 1z'/%3E%3C/svg%3E";

std::string nameOf(const tournament::Tournament& tournament)
{
    return tournament.setting->tournament ? tournament.setting->tournament->name
                                          : s(Page::tr("A tournament without a name"));
}

/// Loads nothing from anywhere and runs only our script.
std::string policy()
{
    const std::string_view script = pageScript();
    const QByteArray hash = QCryptographicHash::hash(
        QByteArray(script.data(), static_cast<qsizetype>(script.size())), QCryptographicHash::Sha256);
    return "default-src 'none'; script-src 'sha256-" + hash.toBase64().toStdString() +
           "'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
}

/// `mark` identifies the tournament.
void addHead(Markup& out, const View& view, const std::string& mark, const std::string& record)
{
    const tournament::Tournament& tournament = view.tournament;
    out.open("head").alone("meta", {{"charset", "utf-8"}});
    out.alone("meta", {{"name", "generator"}, {"content", std::string(generator)}});
    if (!mark.empty())
        out.alone("meta", {{"name", std::string(tournamentName)}, {"content", mark}});
    out.alone("meta", {{"http-equiv", "Content-Security-Policy"}, {"content", policy()}});
    if (!record.empty())
        out.alone("meta", {{"name", "courtside-record"}, {"content", record}});
    if (!view.isOver) // also reloads without scripts
        out.open("noscript")
            .alone("meta", {{"http-equiv", "refresh"}, {"content", std::to_string(reloadSeconds)}})
            .close();
    out.alone("meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}});
    out.alone("meta", {{"name", "color-scheme"}, {"content", "light dark"}});
    out.alone("link", {{"rel", "icon"}, {"href", std::string(icon)}});
    out.element("title", nameOf(tournament));
    out.open("style").raw(pageStyle()).close().close();
}

/// `Updated Nov 23, 2026, 7:42 PM EST · reloads every minute`
void addUpdated(Markup& out, const View& view)
{
    const std::string day = dayText(view.made);
    out.open("p", {{"class", view.isOver ? "updated over" : "updated"}});
    if (view.isOver) {
        out.text(s(Page::tr("Finished · %1").arg(q(day)))).close();
        return;
    }
    out.element("b",
                s(Page::tr("Updated %1, %2 %3").arg(q(day), q(timeText(view.made)), q(zoneText(view.made)))));
    out.element("span", s(Page::tr("reloads every minute"))).close();
}

/// The time, the name, the format and the rules.
void addTop(Markup& out, const View& view)
{
    const tournament::Tournament& tournament = view.tournament;
    out.open("header");
    addUpdated(out, view);
    out.open("h1").name(nameOf(tournament)).close();
    const std::string teams = wording::teamsText(tournament::countsOf(tournament)) + ", " +
                              wording::name(tournament.setting->bracket.kind);
    out.element("p", views::joined(roundNow(view), teams));
    if (const rules::Set* general = tournament::generalSet(*tournament.setting)) {
        std::string inShort = wording::rulesInShort(*general);
        for (const std::string& others : wording::otherRulesInShort(tournament))
            inShort += "; " + others;
        out.open("p").element("a", inShort, {{"href", "#rules"}}).close();
    }
    if (const std::string champion = tournament::champion(tournament); !champion.empty())
        out.open("p", {{"class", "champion"}})
            .text(s(Page::tr("Champion")) + ": ")
            .name(tournament::teamName(tournament, champion))
            .close();
    out.close();
}

using Part = void (*)(Markup& out, const View& view);

struct Section {
    std::string id;
    QString title;
    Part part;
    QString way{}; ///< text of a link to it; empty: the title
    std::string note{};
};

void addSection(Markup& out, const View& view, const Section& section)
{
    out.open("section", {{"id", section.id}, {"aria-labelledby", section.id + "-title"}});
    out.open("div", {{"class", "title"}}).element("h2", s(section.title), {{"id", section.id + "-title"}});
    if (!section.note.empty())
        out.element("small", section.note);
    out.close();
    section.part(out, view);
    out.close();
}

void addLinks(Markup& out, const std::vector<Section>& sections)
{
    out.open("nav", {{"aria-label", s(Page::tr("On this page"))}});
    for (const Section& each : sections)
        if (each.id != "teams") // they are directly below
            out.element("a", s(each.way.isEmpty() ? each.title : each.way), {{"href", '#' + each.id}});
    out.close();
}

std::vector<Section> sectionsOf(const View& view)
{
    const bracket::Bracket& drawn = view.tournament.setting->bracket;
    std::vector<Section> all;
    if (!drawn.matches.empty() || drawn.kind == bracket::Kind::Swiss) {
        all.push_back({"teams", Page::tr("Find your team"), addFind});
        if (!view.now.empty())
            all.push_back({"now", Page::tr("Now playing"), addNow, Page::tr("Now"), s(Page::tr("by table"))});
        if (!view.next.empty())
            all.push_back(
                {"next", Page::tr("Up next"), addNext, Page::tr("Next"), s(Page::tr("in call order"))});
        all.push_back({"bracket",
                       drawn.kind == bracket::Kind::Swiss        ? Page::tr("Rounds")
                       : drawn.kind == bracket::Kind::RoundRobin ? Page::tr("Matches")
                                                                 : Page::tr("Bracket"),
                       addBracket});
        all.push_back({"standings",
                       Page::tr("Standings"),
                       addStandings,
                       {},
                       view.isOver ? std::string() : s(Page::tr("so far"))});
    }
    all.push_back({"rules", Page::tr("Rules"), addRules});
    return all;
}

void addFoot(Markup& out, const View& view)
{
    out.open("footer");
    if (view.isCut)
        out.element("p",
                    s(Page::tr("To load fast, this page leaves out the score sheets of earlier matches.")));
    out.element("p", s(Page::tr("Times are %1.").arg(q(zoneText(view.made)))));
    out.element("p", s(Page::tr("Made with Courtside."))).close();
}

} // namespace

void addSide(Markup& out, const views::SideView& side, bool hasSeed)
{
    const std::string name = rules::plain(side.name); // it is in an element of its own
    out.open("span", {{"class", side.won         ? "side won"
                                : side.lost      ? "side lost"
                                : side.isKnown() ? "side"
                                                 : "side open"}});
    if (hasSeed)
        out.element("span", side.seed, {{"class", "seed"}});
    out.element("bdi", name, {{"class", "team"}, {"title", hasSeed ? name : std::string()}});
    if (side.won)
        out.element("span", "✓", {{"class", "tick"}, {"role", "img"}, {"aria-label", s(Page::tr("won"))}});
    const bool saysHow = side.saysHowItLost();
    out.element("span", saysHow ? side.result : side.score, {{"class", saysHow ? "score how" : "score"}})
        .close();
}

void addState(Markup& out, const views::StateView& state)
{
    const std::string text = state.brief();
    out.open("span").text(text + (state.warning.empty() || text.empty() ? "" : " · "));
    if (!state.warning.empty())
        out.element("span", state.warning, {{"class", "warns"}});
    out.close();
}

void addBox(Markup& out, const views::MatchView& match, const std::string& length)
{
    out.open("a", {{"class", match.mayNotBe ? "box maybe" : "box"}, {"href", '#' + anchorOf(match.id)}});
    out.open("span", {{"class", "above"}});
    out.element("span", views::joined(views::joined(match.title, match.round), length));
    addState(out, match.state);
    out.close().open("span", {{"class", "sides"}});
    addSide(out, match.sides.a, true);
    addSide(out, match.sides.b, true);
    out.close().close();
}

/// `Regular, from match 5 on`; only the text if there is no such match.
std::string fromOn(const std::string& text, const tournament::Match* from)
{
    return from ? s(Page::tr("%1, from %2 on").arg(q(text), q(wording::titleOf(*from)))) : text;
}

/// `number` counts the cards from 1.
void addCard(Markup& out, const wording::Card& card, const rules::Set& set, const tournament::Match* from,
             int number)
{
    out.element("p", fromOn(wording::rulesInShort(set), from));
    out.open("details", {{"class", "rules"}, {"id", "rules-" + std::to_string(number)}})
        .element("summary", fromOn(card.title, from));
    if (!card.sheet.empty())
        out.element("p", card.sheet, {{"class", "soft"}});
    if (!card.note.empty())
        out.element("p", card.note);
    for (const wording::CardSection& section : card.sections) {
        out.element("h3", section.heading).open("ul");
        for (const wording::Statement& each : section.statements) {
            out.open("li").text(each.text);
            if (const std::string places = rules::joined(each.sections, ", "); !places.empty())
                out.text(" ").element("cite", '(' + places + ')');
            out.close();
        }
        out.close();
    }
    out.close();
}

/// The phases of these rules, other than the regular one, that matches of the draw use.
std::set<std::string> otherPhases(const tournament::Tournament& tournament,
                                  const tournament::RulesFrom& inForce)
{
    std::set<std::string> phases;
    for (const bracket::Match& drawn : tournament.setting->bracket.matches)
        if (tournament::inForce(*tournament.setting, drawn.id) == &inForce)
            if (const tournament::Match* match = tournament::match(tournament, drawn.id);
                match && wording::hasRulesOfItsOwn(tournament, *match))
                phases.insert(match->rules->phase);
    return phases;
}

/// The rules of the tournament, later rules with their first match, and the differences of phases other than
/// the regular one.
void addRules(Markup& out, const View& view)
{
    int number = 0;
    for (const tournament::RulesPeriod& each : tournament::rulesPeriods(*view.tournament.setting)) {
        const tournament::Match* from = tournament::match(view.tournament, each.from);
        const rules::Set& regular = tournament::regularSet(*each.rules);
        addCard(out, wording::card(regular), regular, from, ++number);
        const rules::Venue& venue = each.rules->venue;
        const std::set<std::string> others = otherPhases(view.tournament, *each.rules);
        const std::vector<wording::Card> cards = wording::cards(venue);
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (others.contains(venue.phases[i].name))
                addCard(out, cards[i], rules::set(venue, venue.phases[i]), from, ++number);
    }
}

std::string page(const tournament::Tournament& tournament, const PageOptions& options)
{
    const tournament::Tournament shown = withoutCards(tournament);
    View view(shown, options.made, options.names == Names::Initials);
    keepSheets(view);
    const std::vector<Section> sections = sectionsOf(view);
    Markup out;
    out.raw(begin).open("html", {{"lang", "en"}});
    addHead(out, view, desk::tournamentMark(tournament), options.head);
    out.open("body", {{"class", std::string(isPrintedAsDrawn(view) ? "drawn" : "listed") +
                                    (view.isOver ? "" : " live")}});
    addTop(out, view);
    addLinks(out, sections);
    out.open("main");
    if (sections.size() == 1)
        out.element("p", s(Page::tr("The draw hasn’t been made yet.")));
    for (const Section& each : sections)
        addSection(out, view, each);
    out.close();
    addFoot(out, view);
    out.open("script").raw(pageScript()).close();
    out.close().close();
    return out.taken();
}

bool isPage(std::string_view text)
{
    return text.starts_with(begin) && text.substr(0, near).find(generator) != std::string_view::npos;
}

std::string tournamentOfPage(std::string_view text)
{
    const std::string_view head = text.substr(0, near);
    const std::string before = '"' + std::string(tournamentName) + "\" content=\"";
    const std::size_t at = head.find(before);
    if (!isPage(text) || at == std::string_view::npos)
        return {};
    const std::string_view mark = head.substr(at + before.size());
    return std::string(mark.substr(0, mark.find('"')));
}

} // namespace share
