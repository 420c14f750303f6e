/** Enabled text has a contrast of at least 4.5 : 1. */
const LIGHT = `color-scheme:light;--_surface:var(--designer-surface,#fff);--_canvas:var(--designer-canvas,#f6f8fa);
--_text:var(--designer-text,#16202b);--_muted:var(--designer-muted,#4c5a69);--_line:var(--designer-line,#c9d1d9);
--_grid:var(--designer-grid,#e3e8ed);--_accent:var(--designer-accent,#0b5cad);--_on-accent:#fff;
--_metal:var(--designer-metal,#24313f);--_colour:var(--designer-colour,#c2410c);--_warning:var(--designer-warning,#8a3b00);
--_field:#8694a3;--_chosen:#e5f0fb;`
const DARK = `color-scheme:dark;--_surface:var(--designer-surface,#151b23);--_canvas:var(--designer-canvas,#0d1117);
--_text:var(--designer-text,#e8edf2);--_muted:var(--designer-muted,#a3b0bd);--_line:var(--designer-line,#3a4450);
--_grid:var(--designer-grid,#1d2530);--_accent:var(--designer-accent,#6cb2ff);--_on-accent:#06121f;
--_metal:var(--designer-metal,#d5dde5);--_colour:var(--designer-colour,#ff8a4c);--_warning:var(--designer-warning,#ffb27a);
--_field:#75838f;--_chosen:#1c2f45;`

/**
 * The style sheet of the element. The content of the element never sets its width. If the page leaves the width open,
 * as a flex row does, the first column takes up to 60rem.
 *
 * The layouts for small widths are classes, not container queries: in a fieldset, Chromium drops the content of
 * a query container once a text node beside the container changes.
 */
export const STYLE = `
:host{display:grid;grid-template-columns:minmax(0,60rem) 1fr;${LIGHT}color:var(--_text);background:var(--_surface);font:15px/1.45 system-ui,sans-serif;
border:1px solid var(--_line);border-radius:12px;overflow:hidden;text-align:start}
@media(prefers-color-scheme:dark){:host(:not([theme=light])){${DARK}}}
:host([theme=dark]){${DARK}}
:host([hidden]){display:none}
.width,.designer,.order-sheet{grid-column:1/-1;min-width:0}
.designer[inert]{opacity:.6}
*{box-sizing:border-box}
.designer{contain:inline-size;display:grid;grid-template-columns:minmax(0,1fr) 21.5rem;grid-template-rows:auto 1fr}
.top{grid-column:1/-1}
.bar{display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:10px 12px;
border-bottom:1px solid var(--_line)}
.bar .gap{flex:1}
button,select,input{font:inherit;color:inherit;background:var(--_surface);border:1px solid var(--_field);
border-radius:8px;min-height:36px;padding:4px 10px;min-width:0}
label.field>input{width:100%}
button{cursor:pointer;display:inline-flex;align-items:center;justify-content:center;gap:6px;white-space:nowrap}
button:hover:not([aria-disabled]){background:var(--_chosen)}
button[aria-disabled]{opacity:.45;cursor:default}
button.icon{padding:4px;width:36px}
button.main{background:var(--_accent);border-color:var(--_accent);color:var(--_on-accent);font-weight:600}
button.main:hover:not([aria-disabled]){background:var(--_accent);filter:brightness(1.08)}
button[aria-pressed=true]{background:var(--_chosen);border-color:var(--_accent);box-shadow:inset 0 0 0 1px var(--_accent)}
button svg{width:18px;height:18px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;flex:none}
:focus-visible{outline:3px solid var(--_accent);outline-offset:2px}
input[type=checkbox]{appearance:none;width:24px;height:24px;min-height:24px;padding:0;border-radius:4px;margin:0;cursor:pointer;
display:grid;place-content:center;flex:none}
input[type=checkbox]:checked{background:var(--_accent);border-color:var(--_accent);color:var(--_on-accent)}
input[type=checkbox]:checked::before{content:'✓';font-weight:700;line-height:1}
@media(forced-colors:active){input[type=checkbox]{appearance:auto}}
input[aria-invalid=true]{border-color:var(--_warning);box-shadow:0 0 0 1px var(--_warning)}
.stage{position:relative;background:var(--_canvas);min-height:430px;touch-action:none;overflow:hidden}
.stage>svg{position:absolute;inset:0;width:100%;height:100%;display:block;user-select:none;-webkit-user-select:none;cursor:crosshair}
.hint{position:absolute;left:12px;right:12px;bottom:10px;text-align:center;color:var(--_muted);pointer-events:none;margin:0}
.tabs{position:absolute;left:12px;top:10px;display:flex;gap:6px}
.at{position:absolute;display:flex;gap:6px;padding:6px;background:var(--_surface);border:1px solid var(--_line);
border-radius:10px;box-shadow:0 6px 20px #0003;align-items:center}
.at input{width:5.2rem;font-weight:600}
.grid{stroke:var(--_grid);stroke-width:1}
.sheet{stroke:var(--_metal);stroke-width:5;stroke-linecap:round;stroke-linejoin:round;fill:none}
.fold{stroke-width:4}
.is-hidden{stroke-dasharray:3 9;opacity:.75}
.other{stroke:var(--_muted);stroke-width:1.5;stroke-dasharray:5 5;fill:none}
.front{stroke:var(--_colour);stroke-width:3;fill:none;stroke-linecap:round}
.chosen{stroke:var(--_accent)}
.size{fill:var(--_text);font-size:14px;font-weight:600;text-anchor:middle;dominant-baseline:central;pointer-events:none}
.turn{fill:var(--_muted);font-size:12.5px;text-anchor:middle;dominant-baseline:central;pointer-events:none}
.front-words{fill:var(--_colour);font-size:12.5px;font-weight:600;text-anchor:middle;dominant-baseline:central;pointer-events:none}
.halo{paint-order:stroke;stroke:var(--_canvas);stroke-width:5;stroke-linejoin:round}
.dot{fill:var(--_canvas);stroke:var(--_metal);stroke-width:2.5}
.point{cursor:grab;outline:none}
.point:hover .dot,.point.is-chosen .dot{fill:var(--_accent);stroke:var(--_accent)}
.point:focus-visible .ring{stroke:var(--_accent)}
.ring{fill:transparent;stroke:transparent;stroke-width:3}
.edge{stroke:transparent;stroke-width:24;cursor:move;fill:none}
.panel{border-left:1px solid var(--_line);padding:14px;display:flex;flex-direction:column;gap:16px;min-width:0}
.panel section{display:flex;flex-direction:column;gap:8px}
h3{font-size:13px;font-weight:650;margin:0;color:var(--_muted)}
.figures{display:grid;grid-template-columns:1fr 1fr;gap:1px;background:var(--_line);border:1px solid var(--_line);
border-radius:10px;overflow:hidden;margin:0}
.figures div{background:var(--_surface);padding:8px 12px}
.figures div:last-child:nth-child(odd){grid-column:1/-1}
.figures dt{color:var(--_muted);font-size:13px}
.figures dd{margin:0;font-size:22px;font-weight:650;font-variant-numeric:tabular-nums;line-height:1.2;overflow-wrap:anywhere}
.figures small{font-size:13px;font-weight:500;color:var(--_muted)}
table{border-collapse:collapse;width:100%}
th{font-size:13px;font-weight:500;color:var(--_muted);text-align:start;padding:0 6px 4px 0}
td{padding:2px 6px 2px 0;vertical-align:middle}
td:first-child{font-variant-numeric:tabular-nums;width:2.2rem;text-align:center}
td input:not([type=checkbox]){width:100%;text-align:end;font-variant-numeric:tabular-nums}
tr.is-chosen td{background:var(--_chosen)}
.end{display:grid;grid-template-columns:minmax(0,1fr) 4.2rem auto;gap:6px}
label.field{display:flex;flex-direction:column;gap:3px;font-size:13px;color:var(--_muted)}
label.field>*{font-size:15px;color:var(--_text)}
label.check{display:inline-flex;gap:8px;align-items:center;min-height:36px}
.two{display:grid;grid-template-columns:minmax(0,1.5fr) minmax(0,1fr);gap:8px;align-items:start}
.note{margin:0;color:var(--_warning);font-size:14px}
.note:empty{display:none}
.message{margin:4px 0 0;font-size:13px;color:var(--_muted);overflow-wrap:anywhere}
.message.wrong{color:var(--_warning)}
.stage:focus{outline:none}
.advice{margin:0;padding:0;list-style:none;display:flex;flex-direction:column;gap:8px;font-size:14px}
.advice li{border-left:4px solid var(--_line);padding-left:10px}
.advice li.warning{border-color:var(--_warning)}
.advice small{color:var(--_muted)}
.out{display:grid;grid-template-columns:1fr 1fr;gap:8px}.out button{justify-content:center}.out button:first-child{grid-column:1/-1}
.quiet{color:var(--_muted);margin:0;font-size:14px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.order-sheet{display:none}
:where(.is-medium){
.bar .word{display:none}
.bar button:has(.word){width:36px;padding:4px}
}
:where(.is-narrow){
&.designer{grid-template-columns:minmax(0,1fr)}
.stage{min-height:min(var(--_width)*.92,420px)}
.panel{border-left:0;border-top:1px solid var(--_line)}
.bar{padding:8px;gap:6px}
.bar .gap{display:none}
.bar .check{flex-direction:column;gap:0;font-size:12px;line-height:1.2}
}
:where(.is-slim){
.bar{justify-content:space-between;column-gap:0}
.bar>select,.bar>input{flex:1 1 calc(50% - 3px)}
.bar>input{margin-inline-start:6px}
}
@media(pointer:coarse){
button,select,input:not([type=checkbox]){min-height:44px}
button.icon,.bar button:has(.word){width:44px}
label.check{min-height:44px;min-width:44px;justify-content:center}
.at input{width:4.6rem}
}
@media print{
:host{border:0;background:#fff;color:#000;overflow:visible}
.designer{display:none}
.order-sheet{display:block}
}`

export const SHEET_STYLE = `
.order-sheet{font:15px/1.45 system-ui,sans-serif;color:#000;background:#fff}
.order-sheet svg{width:100%;height:auto;display:block}
.order-sheet table{border-collapse:collapse;width:100%;margin-top:8mm}
.order-sheet th,.order-sheet td{border:1px solid #555;padding:2mm 3mm;text-align:start;color:#000}
@page{size:210mm 297mm;margin:14mm}`
