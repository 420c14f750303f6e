export const REPORT_STYLE = `
:root {
  --ink: #1b1f24; --quiet: #5d6875; --line: #d8dee6; --ground: #ffffff; --tint: #f4f6f9; --accent: #0b5cad;
  --up: #0b6bcb; --down: #c2570c; --failing: #b42318; --accepted: #1a7f37;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e7ebf0; --quiet: #9aa7b5; --line: #38424e; --ground: #14181d; --tint: #1c222a; --accent: #79b8ff;
    --up: #58a6ff; --down: #f0883e; --failing: #ff7b72; --accepted: #56d364;
  }
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--ground); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: 1.25rem; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1rem; font-weight: 600; color: var(--quiet); }
.outcome { margin: .1rem 0; font-size: 1.4rem; line-height: 1.3; font-weight: 600; }
.versions, .left, .size, caption, figcaption { color: var(--quiet); font-size: .9em; }
.versions { margin: .1rem 0 1rem; }
a { color: var(--accent); }
.chart { margin: 1.25rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; }
.chart ul { list-style: none; margin: .5rem 0 0; padding: 0; }
.chart li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .25rem 0; }
.amounts { display: flex; flex-wrap: wrap; gap: 0 .8rem; margin-left: auto; font-variant-numeric: tabular-nums; font-weight: 600; }
.amounts .up { color: var(--up); } .amounts .down { color: var(--down); }
.bar { width: 100%; height: .9rem; flex: none; }
.bar .ground { fill: var(--tint); } .bar .up { fill: var(--up); } .bar .down { fill: var(--down); }
.bar .zero { stroke: var(--ink); stroke-width: 1.5px; vector-effect: non-scaling-stroke; }
.scale { display: block; } .scale text { fill: var(--quiet); font-size: 12px; font-variant-numeric: tabular-nums; }
.table { margin: 1.25rem 0; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: left; padding-bottom: .25rem; }
th, td { padding: .4rem .5rem; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--line); }
thead th { color: var(--quiet); font-size: .85em; font-weight: 600; border-bottom-width: 2px; }
thead th:not(:first-child):not(:last-child), .number { text-align: right; }
thead th, .number { overflow-wrap: normal; } .number { white-space: nowrap; font-variant-numeric: tabular-nums; }
tbody th { font-weight: 600; min-width: 9rem; } td:last-child { min-width: 7rem; }
td.failing { color: var(--failing); } td.accepted { color: var(--accepted); }
details { margin: .6rem 0; padding: 0 1rem; border: 1px solid var(--line); border-left: 4px solid var(--failing); border-radius: .5rem; }
details.accepted { border-left-color: var(--accepted); }
summary { cursor: pointer; padding: .6rem 0; } summary .size { margin-left: .4rem; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
details p { margin: .2rem 0 .6rem; scroll-margin-top: 4rem; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .25rem 1rem; margin: .6rem 0; }
dt { grid-column: 1; color: var(--quiet); } dd { grid-column: 2; margin: 0; font-variant-numeric: tabular-nums; }
pre { margin: .6rem 0 1rem; padding: .75rem; overflow-x: auto; background: var(--tint); border-radius: .35rem; font-size: .85em; line-height: 1.4; }
@media (max-width: 44rem) {
  main { padding: .75rem; }
  .outcome { font-size: 1.15rem; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, caption { display: block; }
  tr { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  th, td { border: 0; padding: .1rem 0; }
  tbody th, tr td:last-child { grid-column: 1 / -1; }
  .amount { white-space: normal; overflow-wrap: anywhere; }
  td { display: flex; justify-content: space-between; gap: .5rem; }
  td::before { flex: none; content: attr(data-heading); color: var(--quiet); }
  dl { display: block; } dt { margin-top: .4rem; }
}
@media print {
  :root {
    --ink: #000000; --quiet: #000000; --line: #808080; --ground: #ffffff; --tint: #ffffff; --accent: #000000;
    --up: #000000; --down: #8c8c8c; --failing: #000000; --accepted: #000000; color-scheme: light;
  }
  .amounts .down { color: #000000; }
  main { max-width: none; padding: 0; }
  pre { border: 1px solid var(--line); white-space: pre-wrap; }
  details::details-content { content-visibility: visible; display: block; height: auto; }
  .table { overflow: visible; } table { font-size: .85em; }
  .amount { white-space: normal; overflow-wrap: anywhere; }
  tr, .chart, li, dd { break-inside: avoid; }
}
`.trim()
