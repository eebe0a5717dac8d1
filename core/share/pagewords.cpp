#include "pagewords.h"

#include "rules/words.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using wording::Page;

namespace share {

namespace {

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
    const std::string name = tournament::personName(m_tournament, id);
    return m_shortNames ? wording::shortName(name) : name;
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

} // namespace share
