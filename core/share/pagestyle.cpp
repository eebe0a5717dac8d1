#include "pagewords.h"

namespace share {

std::string_view pageStyle()
{
    return R"css(
:root { --bg: #f4f3f0; --panel: #fff; --ink: #1b1f24; --soft: #4d545d; --line: #cbc8c0; --a: #00558c;
  --b: #8f3a00; --ok: #1e7a46; --warn: #6b4600; --warnbg: #fff3d6; --shade: #faf9f7; --good: #e6f3ea }
@media screen and (prefers-color-scheme: dark) {
  :root { --bg: #14181d; --panel: #1d232a; --ink: #eef1f4; --soft: #a4aeb9; --line: #46515d; --a: #6cb8ee;
    --b: #ffa066; --ok: #6fd39b; --warn: #ffcf70; --warnbg: #3a2f14; --shade: #20272f; --good: #1b3326 }
}
* { box-sizing: border-box }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100% }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
body { margin: 0 auto; max-width: 1720px; padding: 16px; background: var(--bg); color: var(--ink);
  font: 16px/1.4 Roboto, system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; overflow-wrap: anywhere }
h1 { font-size: 26px; line-height: 1.2; margin: 0 0 6px }
h2 { font-size: 21px; margin: 28px 0 10px }
h3 { font-size: 15px; font-weight: 600; color: var(--soft); margin: 20px 0 8px }
h4 { margin: 14px 0 6px }
p { margin: 4px 0 }
a { color: inherit; text-underline-offset: 3px; text-decoration-color: var(--line) }
a:focus-visible, summary:focus-visible, .scroll:focus-visible, .fold:focus-visible + label {
  outline: 3px solid var(--a); outline-offset: 2px }
cite { font-style: normal; color: var(--soft) }
small { font-size: 12px; color: var(--soft); font-weight: 400 }
.soft, footer { color: var(--soft); font-size: 14px }
footer { margin-top: 32px }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.warns { color: var(--warn); background: var(--warnbg); border-radius: 3px; padding: 0 4px; width: fit-content }
.champion { display: inline-block; margin-top: 10px; padding: 6px 12px; border-radius: 8px; font-weight: 600;
  background: var(--good); color: var(--ink) }
nav { display: flex; gap: 4px 18px; flex-wrap: wrap; margin: 14px 0 0; padding: 8px 0;
  border-top: 1px solid var(--line); border-bottom: 1px solid var(--line) }
nav a { padding: 4px 0 }
.scroll { overflow-x: auto; margin: 0 -16px 12px; padding: 4px 16px 8px; overflow-wrap: normal }
svg { display: block }
svg path { fill: none; stroke: var(--line); stroke-width: 1.5 }
svg text { fill: var(--soft); font-size: 13px }
svg .bye { text-anchor: end }
svg .heading { font-size: 15px; font-weight: 600 }
.box { display: block; padding: 0 2px; text-decoration: none; color: var(--ink); line-height: 1.2 }
.above { display: flex; justify-content: space-between; gap: 8px; font-size: 13px; color: var(--soft) }
.box .above { height: 26px; align-items: center; white-space: nowrap; overflow: hidden }
.sides { display: block; background: var(--panel) }
.box .sides { border: 1px solid var(--line); border-radius: 6px; overflow: hidden }
.box.maybe .sides { border-style: dashed }
.box:hover .sides, .box:focus-visible .sides { border-color: var(--a) }
.side { display: flex; align-items: center; gap: 8px; padding: 0 8px }
.box .side { height: 32px; font-size: 14px }
.box .side + .side { border-top: 1px solid var(--line) }
.side .seed { flex: none; width: 24px; text-align: right; font-size: 12px; color: var(--soft) }
.side .team { flex: 1; min-width: 0; text-align: left }
.box .team { overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1;
  overflow-wrap: anywhere }
.box .team.long { font-size: 11.5px; line-height: 13px; -webkit-line-clamp: 2 }
.box .team.longer { font-size: 10px; line-height: 10.5px; -webkit-line-clamp: 3 }
.side .score { flex: none; font-variant-numeric: tabular-nums }
.side .tick { flex: none; width: 14px; margin-left: -4px; color: var(--ok); font-weight: 700 }
.side:not(.won) .score { padding-right: 18px }
.side.won .team, .side.won .score { font-weight: 700 }
.side.open .team { font-style: italic; color: var(--soft) }
.round, .list { display: grid; gap: 10px; align-items: start }
.round { grid-template-columns: repeat(auto-fill, minmax(min(250px, 100%), 1fr)) }
.sitsout { padding: 30px 8px 0; color: var(--soft) }
table { border-collapse: collapse; width: 100%; background: var(--panel); font-variant-numeric: tabular-nums }
caption { text-align: start; font-size: 15px; font-weight: 600; color: var(--soft); padding: 12px 0 6px }
th, td { padding: 6px 8px; border-top: 1px solid var(--line); text-align: end; vertical-align: top }
thead th { font-size: 13px; font-weight: 500; color: var(--soft); border-top: 0; vertical-align: bottom }
th[scope=row] { text-align: start; font-weight: 500 }
.standings { max-width: 960px }
.standings th:nth-child(2) { text-align: start; width: 50% }
.standings td:first-child { width: 64px; white-space: nowrap }
.standings tr:not(.why) td, .standings thead th { overflow-wrap: normal }
.standings tr.why td { border-top: 0; padding-top: 0; text-align: start; font-size: 13px; color: var(--soft) }
table.cross { width: auto; min-width: 0 }
.cross th:nth-child(3) { text-align: start; min-width: 130px; max-width: 220px }
.cross tbody th { position: sticky; left: -16px; background: var(--panel) }
.cross td { min-width: 64px }
.cross td:first-child, .cross td:nth-child(2) { min-width: 40px }
.cross td a { display: block; text-decoration: none; white-space: nowrap }
.cross td a.won { font-weight: 700 }
.cross td small { display: block; margin-left: auto }
.cross .same { background: var(--line) }
.cross .goeson td, .cross .goeson th { background: var(--good) }
.cross .goeson td.same { background: var(--line) }
.match { position: relative; background: var(--panel); border: 1px solid var(--line); border-radius: 8px;
  min-width: 0 }
.match > label { display: block; padding: 8px 12px 10px; border-radius: 8px; cursor: pointer }
.match > label .above b::before { content: "▸ "; color: var(--soft) }
.match > label .above b { font-weight: 500; color: var(--ink) }
.match > label .side { padding: 3px 0; align-items: baseline }
.match > label .seed { width: 22px }
.fold { position: absolute; top: 12px; left: 12px; width: 1px; height: 1px; margin: 0; opacity: 0 }
@media screen {
  .match > .paper { display: none }
  .match > .paper:target, .fold:checked ~ .paper { display: block }
  .fold:checked + label { border-bottom: 1px solid var(--line); border-radius: 8px 8px 0 0 }
  .fold:checked + label .above b::before { content: "▾ " }
}
@supports selector(:has(*)) {
  .list { grid-template-columns: repeat(auto-fill, minmax(min(430px, 100%), 1fr)) }
  .match:has(> .fold:checked), .match:has(> .paper:target) { grid-column: 1 / -1 }
  .match:has(> .paper:target) > label { border-bottom: 1px solid var(--line); border-radius: 8px 8px 0 0 }
  .match:has(> .paper:target) > label .above b::before { content: "▾ " }
}
.paper { padding: 6px 12px 12px; max-width: 780px; scroll-margin-top: 130px }
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
details.why, details.card { margin-top: 10px }
.why > summary, .card > summary { cursor: pointer; padding: 4px 0; color: var(--soft) }
dl { margin: 4px 0; font-size: 14px }
dt { font-weight: 600; margin-top: 8px }
dd { margin: 2px 0 0 0 }
.card ul { padding-left: 20px }
@media (max-width: 480px) {
  table.sheet { font-size: 14px }
  .sheet thead th { font-size: 12px }
  .sheet th, .sheet td { padding: 4px 3px }
  .paper { padding: 6px 8px 12px }
  th, td { padding: 6px 4px }
  .standings thead th { font-size: 12px }
  .standings td:first-child { width: 44px }
  .standings th:nth-child(2) { width: 40% }
}
@media print {
  :root { --bg: #fff; --panel: #fff; --ink: #000; --soft: #333; --line: #777; --a: #000; --b: #000; --ok: #000;
    --warn: #000; --warnbg: #fff; --shade: #fff; --good: #fff; color-scheme: light }
  body { max-width: none; padding: 0; font-size: 11pt }
  nav, footer { display: none }
  .champion { padding: 0 }
  .scroll { overflow: visible; margin: 0; padding: 0 }
  svg { width: 100%; height: auto; max-height: 9in }
  details::details-content { content-visibility: visible; display: block; height: auto }
  details > summary::before, .match > label .above b::before { content: none }
  .fold { display: none }
  .match { grid-column: 1 / -1; break-inside: avoid }
  tr, tbody, .round .box { break-inside: avoid }
  h2, h3, caption { break-after: avoid }
}
)css";
}

} // namespace share
