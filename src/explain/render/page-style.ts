/** Hosts can override the colours. */
export const PAGE_STYLE = `
.quotewright-explanation {
  --ink: #1b1f24; --quiet: #5d6875; --line: #d8dee6; --ground: #ffffff; --tint: #f4f6f9; --accent: #0b5cad; --note: #8a5a00;
  color-scheme: light dark; color: var(--ink); background: var(--ground);
  font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.25rem;
}
@media (prefers-color-scheme: dark) {
  .quotewright-explanation {
    --ink: #e7ebf0; --quiet: #9aa7b5; --line: #38424e; --ground: #14181d; --tint: #1c222a; --accent: #79b8ff; --note: #e3b341;
  }
}
.quotewright-explanation ul { list-style: none; margin: 0; padding: 0; }
.quotewright-explanation li li { margin-left: .55rem; padding-left: .8rem; border-left: 1px solid var(--line); }
.quotewright-explanation summary, .quotewright-explanation .figure {
  display: grid; grid-template-columns: 1rem 1fr auto; column-gap: .4rem; align-items: baseline;
  padding: .3rem .4rem; border-radius: .35rem;
}
.quotewright-explanation summary { cursor: pointer; }
.quotewright-explanation summary::-webkit-details-marker { display: none; }
.quotewright-explanation summary::before { content: "▸"; color: var(--quiet); font-size: .8em; }
.quotewright-explanation details[open] > summary::before { content: "▾"; }
.quotewright-explanation .figure::before { content: "·"; color: var(--line); text-align: center; }
.quotewright-explanation summary:hover, .quotewright-explanation :target > summary { background: var(--tint); }
.quotewright-explanation summary:focus-visible { outline: 2px solid var(--accent); }
.quotewright-explanation .name { font-weight: 600; }
.quotewright-explanation .place, .quotewright-explanation .source { color: var(--quiet); font-weight: 400; }
.quotewright-explanation .formula { display: block; color: var(--quiet); font-size: .9em; overflow-wrap: anywhere; }
.quotewright-explanation .numbers { font-variant-numeric: tabular-nums; color: var(--ink); }
.quotewright-explanation .value { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; text-align: right; }
.quotewright-explanation .rule, .quotewright-explanation .note, .quotewright-explanation .more {
  margin: .1rem .4rem .35rem 1.8rem; font-size: .85em; color: var(--quiet);
}
.quotewright-explanation .rule b { color: var(--accent); font-weight: 600; }
.quotewright-explanation .note { color: var(--note); }
.quotewright-explanation a { color: var(--accent); }
@media print { .quotewright-explanation { max-width: none; } }
`.trim()
