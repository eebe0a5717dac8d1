#include "pagewords.h"

namespace share {

std::string_view pageStyle()
{
    return R"css(
:root { --bg: #f4f3f0; --panel: #fff; --ink: #1b1f24; --soft: #4d545d; --line: #dcdad4; --edge: #8a8780;
  --a: #00558c; --b: #8f3a00; --ok: #1e7a46; --okbg: #e4f3ea; --warn: #6b4600; --warnbg: #fff3d6 }
@media screen and (prefers-color-scheme: dark) {
  :root { --bg: #14181d; --panel: #1d232a; --ink: #eef1f4; --soft: #a4aeb9; --line: #333c46; --edge: #6b7783;
    --a: #6cb8ee; --b: #ffa066; --ok: #6fd39b; --okbg: #173325; --warn: #ffcf70; --warnbg: #3a2f14 }
}
* { box-sizing: border-box }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; scroll-padding-top: 12px }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
body { margin: 0; background: var(--bg); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.35 Roboto, system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif }
header { padding: 16px 16px 12px; background: var(--panel); border-bottom: 1px solid var(--line) }
nav { display: flex; gap: 6px; flex-wrap: wrap; padding: 0 16px 12px; background: var(--panel);
  border-bottom: 1px solid var(--line) }
header + nav { margin-top: -1px }
main, footer { max-width: 992px; margin: 0 auto; padding: 0 16px }
header > *, nav { max-width: none }
h1 { font-size: 24px; line-height: 28px; font-weight: 500; margin: 0 0 3px }
h2 { font-size: 20px; font-weight: 500; margin: 0 }
h3 { font-size: 16px; font-weight: 500; margin: 20px 0 8px }
h4 { margin: 14px 0 6px }
p { margin: 3px 0 }
header p { font-size: 15px; color: var(--soft) }
a { color: var(--a); text-underline-offset: 3px; text-decoration-thickness: 1px }
a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--a); outline-offset: 2px }
cite { font-style: normal; color: var(--soft) }
small { font-size: 14px; color: var(--soft); font-weight: 400 }
.soft, footer { color: var(--soft); font-size: 14px }
footer { margin-top: 24px; padding-bottom: 28px }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.updated { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; margin: 0 0 8px }
.updated b { font-weight: 500; color: var(--ok) }
.updated b::before { content: ""; display: inline-block; width: 9px; height: 9px; margin-right: 8px;
  border-radius: 50%; background: var(--ok) }
.champion { display: inline-block; margin-top: 8px; padding: 6px 12px; border-radius: 8px; font-weight: 500;
  background: var(--okbg) }
header .champion { color: var(--ink) }
.warns { flex: none; width: fit-content; padding: 1px 9px; border-radius: 11px; font-weight: 500;
  color: var(--warn); background: var(--warnbg) }
nav a { display: flex; align-items: center; min-height: 44px; padding: 0 10px; border: 1px solid var(--edge);
  border-radius: 22px; color: var(--ink); font-size: 15px; text-decoration: none }
section { padding-top: 24px }
.title { display: flex; align-items: baseline; justify-content: space-between; gap: 10px; margin-bottom: 8px }
.find { display: grid; grid-template-columns: 1fr 1fr; background: var(--panel); border: 1px solid var(--line);
  border-radius: 10px; overflow: hidden }
.find a { display: block; min-height: 52px; padding: 7px 12px 8px; line-height: 19px; text-decoration: none;
  box-shadow: 0 0 0 1px var(--line); color: var(--soft) }
.find b { font-weight: 500; color: var(--a); text-decoration: underline; text-decoration-thickness: 1px;
  text-underline-offset: 3px }
.find small { display: block }
.find .now small { color: var(--ok); font-weight: 500 }
.find .call small { color: var(--warn); font-weight: 500 }
.find .out b { color: var(--soft); font-weight: 400 }
summary { cursor: pointer; min-height: 44px }
.more > summary { padding: 11px 12px; color: var(--a) }
.cards { display: grid; gap: 12px; align-items: start }
.card { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 10px 14px 11px;
  min-width: 0 }
.card:target { border-color: var(--a); box-shadow: 0 0 0 2px var(--a) }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; margin-bottom: 3px; font-size: 14px;
  color: var(--soft) }
.head b { font-size: 16px; font-weight: 500; color: var(--ink) }
.head > :last-child { margin-left: auto }
.side { display: flex; align-items: center; gap: 8px }
.card .side { min-height: 30px; font-size: 17px; line-height: 20px }
.card .side::before { content: ""; flex: none; width: 12px; height: 12px; background: var(--a);
  transform: rotate(45deg) scale(.85) }
.card .side + .side::before { border-radius: 50%; background: var(--b); transform: none }
.side .team { flex: 1; min-width: 0; text-align: start }
.side .score { flex: none; font-variant-numeric: tabular-nums }
.card .score { font-size: 20px; font-weight: 500 }
.card .score.how { font-size: 15px }
.side .tick { flex: none; color: var(--ok); font-weight: 700 }
.side.won .team, .side.won .score { font-weight: 700 }
.side.lost .team, .side.lost .score, .side.open .team { color: var(--soft) }
.hands > summary, .why > summary { padding: 11px 0; font-size: 15px; color: var(--a) }
.hands:not([open]) { margin-bottom: -11px }
.rounds { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; overflow: hidden }
.round + .round { border-top: 1px solid var(--line) }
.round > summary { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; padding: 10px 14px }
.round > summary h3 { margin: 0 }
.round > summary h3::before { content: "▸ "; color: var(--soft) }
.round[open] > summary h3::before { content: "▾ " }
.round > summary span { margin-left: auto; font-size: 14px; color: var(--soft) }
.round > .card { border-width: 1px 0 0; border-radius: 0 }
.round > .card > summary { list-style: none }
.round > .card > summary .head b::before { content: "▸ "; color: var(--soft) }
.round > .card[open] > summary .head b::before { content: "▾ " }
.line { display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 6px 14px; font-size: 15px;
  border-top: 1px solid var(--line); color: var(--ink); text-decoration: none }
.line > b { flex: none; min-width: 20px; font-weight: 500 }
.line > :last-child { flex: none; margin-left: auto; max-width: 45%; text-align: end; color: var(--soft);
  font-variant-numeric: tabular-nums }
a.line .who { text-decoration: underline; text-decoration-color: var(--edge); text-underline-offset: 3px }
.line:target { background: var(--warnbg) }
.rounds + .soft, .rounds > .soft { padding: 10px 14px }
.scroll { overflow-x: auto; margin: 0 -16px 12px; padding: 4px 16px 8px; overflow-wrap: normal }
svg { display: block }
svg path { fill: none; stroke: var(--edge); stroke-width: 1.5 }
svg text { fill: var(--soft); font-size: 14px }
svg .bye { text-anchor: end }
svg .heading { font-size: 16px; font-weight: 500 }
.box { display: block; padding: 0 2px; text-decoration: none; color: var(--ink) }
.above { display: flex; justify-content: space-between; gap: 8px; font-size: 14px; color: var(--soft) }
.box .above { height: 26px; align-items: center; white-space: nowrap; overflow: hidden }
.box .sides { display: block; background: var(--panel); border: 1px solid var(--edge); border-radius: 6px;
  overflow: hidden }
.box.maybe .sides { border-style: dashed }
.box:hover .sides, .box:focus-visible .sides { border-color: var(--a) }
.box .side { height: 39px; padding: 0 8px; font-size: 15px }
.tall .box .side { height: 55px }
.box .side + .side { border-top: 1px solid var(--line) }
.side .seed { flex: none; width: 20px; text-align: end; font-size: 14px; color: var(--soft) }
.box .team { overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
  line-height: 17px }
.tall .box .team { -webkit-line-clamp: 3 }
table { border-collapse: collapse; width: 100%; background: var(--panel); font-variant-numeric: tabular-nums }
caption { text-align: start; font-size: 15px; font-weight: 500; color: var(--soft); padding: 12px 0 6px }
th, td { padding: 8px; border-top: 1px solid var(--line); text-align: end; vertical-align: top }
thead th { font-size: 14px; font-weight: 500; color: var(--soft); border-top: 0; vertical-align: bottom }
th[scope=row] { text-align: start; font-weight: 500 }
.words { text-align: start }
.standings { border: 1px solid var(--line) }
.standings thead th:nth-child(2) { text-align: start; width: 50% }
.standings td, .standings thead th { overflow-wrap: normal }
.standings td { height: 44px; white-space: nowrap }
.standings td.words { white-space: normal; font-size: 14px; color: var(--soft) }
.standings .in td:first-child { color: var(--ok); font-weight: 500 }
.standings .lastin td, .standings .lastin th { border-bottom: 3px solid var(--ok) }
.standings tr:target { background: var(--warnbg) }
table.cross { width: auto; min-width: 0 }
.cross th:nth-child(3) { text-align: start; min-width: 130px; max-width: 220px }
.cross tbody th { position: sticky; left: -16px; background: var(--panel) }
.cross td { min-width: 64px }
.cross td:first-child, .cross td:nth-child(2) { min-width: 40px }
.cross td a { display: block; color: inherit; text-decoration: none; white-space: nowrap }
.cross td a.won { font-weight: 700 }
.cross td small { display: block; margin-left: auto }
.cross.pool { width: 100% }
.cross .same { background: var(--line) }
.cross .goeson td, .cross .goeson th { background: var(--okbg) }
.cross .goeson td.same { background: var(--line) }
.paper { max-width: 780px; padding-top: 6px }
.a > b:first-child, td.a, dd b.a { color: var(--a) }
.b > b:first-child, td.b, dd b.b { color: var(--b) }
table.sheet { margin-top: 8px; font-size: 15px; table-layout: fixed }
.sheet th, .sheet td { padding: 4px 5px; overflow-wrap: normal }
.sheet thead th:first-child, .sheet th[scope=rowgroup] { text-align: start; width: 19% }
.sheet thead th:nth-child(2), .sheet td.a, .sheet td.b { text-align: start; white-space: nowrap; width: 11% }
.sheet thead th:nth-child(3) { width: 17% }
.sheet thead th:nth-child(4), .sheet thead th:nth-child(7) { width: 14% }
.sheet thead th:nth-child(6) { width: 11% }
.sheet th[scope=rowgroup] { font-weight: 600 }
.sheet th small, .sheet td small { display: block }
.sheet tbody tr:nth-child(2) td { border-top: 0 }
.sheet .across td { text-align: start; font-size: 14px; color: var(--soft) }
.notes { margin: 8px 0; padding-left: 20px; font-size: 14px }
.end { font-weight: 500; margin-top: 8px }
details.rules { margin-top: 10px }
.rules > summary { padding: 11px 0; color: var(--a) }
.rules ul { padding-left: 20px }
dl { margin: 4px 0; font-size: 14px }
dt { font-weight: 600; margin-top: 8px }
dd { margin: 2px 0 0 0 }
@media screen and (max-width: 719px) {
  .tree, .standings .words:not(:nth-child(2)) { display: none }
  th, td { padding: 8px 6px }
  .sheet th, .sheet td { padding: 4px 3px }
  table.sheet, .sheet thead th { font-size: 14px }
}
@media screen and (min-width: 720px) {
  header, nav { padding-left: max(16px, calc(50% - 480px)); padding-right: max(16px, calc(50% - 480px)) }
  .find { grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)) }
  .cards { grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)) }
  nav a { padding: 0 16px }
}
@media screen and (min-width: 1024px) {
  .scroll.wide { margin-left: calc(488px - 50vw); margin-right: calc(488px - 50vw) }
  .wide svg { margin: 0 auto }
  .cross.pool { table-layout: fixed }
  .pool thead th:nth-child(-n+2) { width: 56px }
  .pool thead th:nth-child(3) { width: 32% }
  .pool thead th:last-child { width: 72px }
}
@page { margin: 12mm }
@page drawing { size: landscape }
@media print {
  :root { --bg: #fff; --panel: #fff; --ink: #000; --soft: #333; --line: #999; --edge: #555; --a: #000; --b: #000;
    --ok: #000; --okbg: #fff; --warn: #000; --warnbg: #fff; color-scheme: light }
  body { font-size: 10.5pt }
  h1 { font-size: 15pt }
  header p { display: inline-block; margin: 0 12pt 0 0; font-size: 9pt }
  nav, footer, #teams, #now, #next, #rules, .hands, .updated span, .drawn .rounds, .listed .scroll { display: none }
  header, main { padding: 0; border: 0; max-width: none }
  a { color: inherit; text-decoration: none }
  .champion { padding: 0 }
  .scroll { overflow: visible; margin: 0; padding: 0 }
  .drawn:not(:has(.pool)) header, .drawn:not(:has(.pool)) #bracket { page: drawing }
  .drawn #bracket { padding-top: 6pt }
  .drawn #bracket > .title { display: none }
  .box .side { font-size: 16px }
  .box .team { line-height: 18px }
  svg { width: 100%; height: auto; max-height: 6.5in }
  .rounds, .standings { border: 0; max-width: none }
  .round > summary { min-height: 0; padding: 8px 0 2px; break-after: avoid }
  .round::details-content { content-visibility: visible; display: block; height: auto }
  .round > summary h3::before, .round[open] > summary h3::before, .round > .card > summary .head b::before,
  .round > .card[open] > summary .head b::before { content: none }
  .card, .round > .card { padding: 4px 0; break-inside: avoid }
  .card .side { min-height: 0; font-size: 10.5pt }
  .card .score { font-size: 10.5pt }
  a.line .who { text-decoration: none }
  .card > .paper { display: none }
  .line { min-height: 0; padding: 3px 0; font-size: 10.5pt; break-inside: avoid }
  th, td, .standings td { padding: 3px 6px; height: auto }
  .cross, .standings:not(:only-of-type) { break-inside: avoid }
  .cross td, .cross th { padding: 3px; font-size: 8pt; min-width: 0 }
  .cross td small { font-size: 7pt }
  tr, tbody { break-inside: avoid }
  h2, h3, caption { break-after: avoid }
}
)css";
}

} // namespace share
