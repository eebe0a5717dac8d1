#include "page.h"

#include "pagewords.h"
#include "tables.h"

#include "desk/reports/sheetchoice.h"
#include "rules/words.h"
#include "tournament/model/setting.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "views/crosstable.h"
#include "views/standings.h"
#include "wording/record/names.h"
#include "wording/record/ruleswords.h"
#include "wording/rulecard/card.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

using wording::Page;

namespace share {

namespace {

constexpr std::string_view begin = "<!DOCTYPE html>\n";
constexpr std::string_view generator = "Courtside web page 1";
constexpr std::string_view tournamentName = "courtside-tournament";
constexpr std::size_t near = 400; ///< characters from the beginning, in which both stand
/// What a page may ask for: nothing, from nowhere.
constexpr std::string_view policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
                                    "base-uri 'none'; form-action 'none'";
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

/// `mark`: of the tournament.
void addHead(Markup& out, const tournament::Tournament& tournament, const std::string& mark)
{
    out.open("head").alone("meta", {{"charset", "utf-8"}});
    out.alone("meta", {{"name", "generator"}, {"content", std::string(generator)}});
    if (!mark.empty())
        out.alone("meta", {{"name", std::string(tournamentName)}, {"content", mark}});
    out.alone("meta", {{"http-equiv", "Content-Security-Policy"}, {"content", std::string(policy)}});
    out.alone("meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}});
    out.alone("meta", {{"name", "color-scheme"}, {"content", "light dark"}});
    out.alone("link", {{"rel", "icon"}, {"href", std::string(icon)}});
    out.element("title", nameOf(tournament));
    out.open("style").raw(pageStyle()).close().close();
}

/// `As it stood on November 21, 2026, 19:42 · record 3f9a… · 112 facts`
std::string stateWords(const tournament::Tournament& tournament, const PageOptions& options)
{
    const QString facts = Page::tr("%n fact(s)", nullptr, static_cast<int>(tournament.seq));
    return s(Page::tr("As it stood on %1").arg(q(options.made)) + u" · " +
             Page::tr("record %1").arg(q(options.head)) + u" · " + facts);
}

/// The name, what is played and by which rules, and up to when.
void addTop(Markup& out, const View& view, const PageOptions& options)
{
    const tournament::Tournament& tournament = view.tournament;
    out.open("header").open("h1").name(nameOf(tournament)).close();
    out.element("p", wording::teamsText(tournament::countsOf(tournament)) + ", " +
                         wording::name(tournament.setting->bracket.kind));
    if (const tournament::RulesFrom* rules = tournament::generalRules(*tournament.setting))
        out.open("p")
            .element("a", wording::rulesInShort(tournament::regularSet(*rules)), {{"href", "#rules"}})
            .close();
    out.element("p", stateWords(tournament, options), {{"class", "soft"}});
    if (const std::string champion = tournament::champion(tournament); !champion.empty())
        out.open("p", {{"class", "champion"}})
            .text(s(Page::tr("Champion")) + ": ")
            .name(tournament::teamName(tournament, champion))
            .close();
    out.close();
}

void addWays(Markup& out)
{
    out.open("nav", {{"aria-label", s(Page::tr("On this page"))}});
    for (const auto& [id, title] :
         {std::pair("bracket", Page::tr("Bracket")), std::pair("standings", Page::tr("Standings")),
          std::pair("matches", Page::tr("Matches")), std::pair("rules", Page::tr("Rules"))})
        out.element("a", s(title), {{"href", std::string("#") + id}});
    out.close();
}

using Part = void (*)(Markup& out, const View& view);

void addSection(Markup& out, const View& view, const std::string& id, const QString& title, Part part)
{
    out.open("section", {{"id", id}, {"aria-labelledby", id + "-title"}});
    out.element("h2", s(title), {{"id", id + "-title"}});
    part(out, view);
    out.close();
}

void addMatch(Markup& out, const View& view, const bracket::Match& drawn, const tournament::Match& match)
{
    // No details: what is closed in one stays off the paper in browsers that cannot be told otherwise.
    const views::MatchView shown = views::matchView(view.tournament, drawn, match);
    const std::string fold = "fold-" + anchorOf(match.id);
    out.open("div", {{"class", "match"}});
    out.alone("input", {{"type", "checkbox"}, {"class", "fold"}, {"id", fold}});
    out.open("label", {{"for", fold}}).open("span", {{"class", "above"}});
    out.element("b", views::joined(shown.title, shown.round));
    addState(out, shown.state);
    out.close().open("span", {{"class", "sides"}});
    addSide(out, shown.sides.a, false);
    addSide(out, shown.sides.b, false);
    out.close().close();
    // What a link leads to is open.
    out.open("div", {{"class", "paper"}, {"id", anchorOf(match.id)}});
    addSheet(out, view, match);
    out.close().close();
}

void addRow(Markup& out, const std::vector<views::StandingsColumn>& columns, const views::StandingRow& row)
{
    out.open("tr");
    for (const views::StandingsColumn& column : columns) {
        if (!column.isTeam()) {
            out.element("td", column.text(row));
            continue;
        }
        out.open("th", {{"scope", "row"}}).name(row.name);
        if (row.withdrawn)
            out.element("small", ' ' + s(Page::tr("withdrawn")));
        out.close();
    }
    out.close();
    if (!row.why.empty())
        out.open("tr", {{"class", "why"}})
            .element("td", "")
            .element("td", row.why, {{"colspan", std::to_string(columns.size() - 1)}})
            .close();
}

/// About how wide the text is, in hundredths of the size of its letters.
int widthOf(const std::string& text)
{
    constexpr std::string_view narrow = " ilIjtfr.,:;'!|()-";
    constexpr std::string_view wide = "WMmw@%";
    constexpr unsigned continued = 0x80;  // further bytes of a character in UTF-8
    constexpr unsigned ideographs = 0xE3; // and what comes behind them: emoji
    int hundredths = 0;
    for (const char each : text) {
        const auto code = static_cast<unsigned char>(each);
        if ((code & 0xC0U) == continued)
            continue;
        const bool isWide = wide.find(each) != std::string_view::npos;
        const bool isNarrow = narrow.find(each) != std::string_view::npos;
        hundredths += code >= ideographs ? 120 : isWide ? 88 : isNarrow ? 32 : 60;
    }
    return hundredths;
}

/// How a name fits into a box: as it is, `long` in two smaller lines, `longer` in three. The browser cuts
/// only what is longer still, and shows it whole where it is pointed at.
std::string fitOf(const std::string& name)
{
    constexpr int oneLine = 1100;
    constexpr int twoLines = 2350;
    const int width = widthOf(name);
    return width <= oneLine ? "" : width <= twoLines ? " long" : " longer";
}

} // namespace

std::string View::player(const std::string& id) const
{
    const std::string name = tournament::personName(tournament, id);
    return shortNames ? wording::shortName(name) : name;
}

void addSide(Markup& out, const views::SideView& side, bool narrow)
{
    const std::string name = rules::plain(side.name); // it stands in an element of its own
    out.open("span", {{"class", side.won ? "side won" : side.isKnown() ? "side" : "side open"}});
    out.element("span", side.seed, {{"class", "seed"}});
    out.element("bdi", name, {{"class", "team" + (narrow ? fitOf(name) : std::string())}, {"title", name}});
    out.element("span", side.score, {{"class", "score"}});
    if (side.won)
        out.element("span", "✓", {{"class", "tick"}, {"role", "img"}, {"aria-label", s(Page::tr("won"))}});
    out.close();
}

void addState(Markup& out, const views::StateView& state)
{
    const std::string text = state.brief();
    out.open("span").text(text + (state.warning.empty() || text.empty() ? "" : " · "));
    if (!state.warning.empty())
        out.element("span", state.warning, {{"class", "warns"}});
    out.close();
}

void addBox(Markup& out, const views::MatchView& match)
{
    out.open("a", {{"class", match.mayNotBe ? "box maybe" : "box"}, {"href", '#' + anchorOf(match.id)}});
    out.open("span", {{"class", "above"}});
    out.element("span", views::joined(match.title, match.round));
    addState(out, match.state);
    out.close().open("span", {{"class", "sides"}});
    addSide(out, match.sides.a, true);
    addSide(out, match.sides.b, true);
    out.close().close();
}

void addMatches(Markup& out, const View& view)
{
    for (const views::RoundView& round : views::roundViews(view.tournament)) {
        out.element("h3", round.name).open("div", {{"class", "list"}});
        for (const bracket::Match* each : round.matches)
            if (const tournament::Match* match = tournament::match(view.tournament, each->id);
                match && match->number)
                addMatch(out, view, *each, *match);
        out.close();
    }
}

/// `Regular, from match 5 on`; where there is no such match, as it is.
std::string fromOn(const std::string& text, const tournament::Match* from)
{
    return from ? s(Page::tr("%1, from %2 on").arg(q(text), q(wording::titleOf(*from)))) : text;
}

void addCard(Markup& out, const rules::Set& set, const tournament::Match* from)
{
    const wording::Card card = wording::card(set);
    out.element("p", fromOn(wording::rulesInShort(set), from));
    out.open("details", {{"class", "card"}}).element("summary", fromOn(card.title, from));
    out.element("p", card.sheet, {{"class", "soft"}});
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

/// Those of the tournament, and others with the match from which on they hold.
void addRules(Markup& out, const View& view)
{
    for (const tournament::InTurn& each : tournament::rulesInTurn(*view.tournament.setting))
        addCard(out, tournament::regularSet(*each.rules), tournament::match(view.tournament, each.from));
}

std::string page(const tournament::Tournament& tournament, const PageOptions& options)
{
    const tournament::Tournament shown = withoutCards(tournament);
    const View view{shown, options.names == Names::Initials};
    Markup out;
    out.raw(begin).open("html", {{"lang", "en"}});
    addHead(out, shown, desk::tournamentMark(tournament));
    out.open("body");
    addTop(out, view, options);
    addWays(out);
    out.open("main");
    if (tournament.setting->bracket.matches.empty() &&
        tournament.setting->bracket.kind != bracket::Kind::Swiss)
        out.element("p", s(Page::tr("Nothing is drawn yet.")));
    else {
        addSection(out, view, "bracket", Page::tr("Bracket"), addBracket);
        addSection(out, view, "standings", Page::tr("Standings"), addStandings);
        addSection(out, view, "matches", Page::tr("Matches"), addMatches);
    }
    addSection(out, view, "rules", Page::tr("Rules"), addRules);
    out.close();
    out.element("footer", s(Page::tr("Written by Courtside. This page loads nothing from anywhere.")))
        .close()
        .close();
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

void addStandings(Markup& out, const View& view)
{
    const bool isOn = tournament::champion(view.tournament).empty();
    const auto columns = views::standingsColumns(views::Outlet::Page);
    for (const views::StandingsTable& table : views::standingsTables(view.tournament, views::Outlet::Page)) {
        const std::string title = table.isWhole && isOn ? s(Page::tr("So far (in: still in the tournament)"))
                                  : table.note.empty()  ? table.title
                                                        : table.title + ": " + table.note;
        out.open("table", {{"class", "standings"}}).element("caption", title).open("thead").open("tr");
        for (const views::StandingsColumn& column : columns)
            out.element("th", column.heading, {{"scope", "col"}, {"title", column.inFull}});
        out.close().close().open("tbody");
        for (const views::StandingRow& row : table.rows)
            addRow(out, columns, row);
        out.close().close();
    }
}

} // namespace share
