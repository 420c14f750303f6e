import { PICTURE_STYLE } from './flashing-picture.js'
import { MARGINS, type PaperSize } from './paper.js'
import { cssString } from './printed-text.js'

export interface MarginTexts {
  /** The sender and the number of the document. */
  readonly left: string
  /** The words around the page number and the page count. */
  readonly page: readonly string[]
}

/** A browser without margin boxes prints neither text. */
export function printStyle(paper: PaperSize, { left, page }: MarginTexts): string {
  const [before = '', between = '', after = ''] = page.map(cssString)
  return `${pageRules(paper, cssString(left), `${before} counter(page) ${between} counter(pages) ${after}`)}
${SHEET_RULES}
${TABLE_RULES}
${END_RULES}
${screenRules(paper)}
${PICTURE_STYLE}`
}

function pageRules({ name }: PaperSize, left: string, pages: string): string {
  const { top, side, bottom } = MARGINS
  const margin = `${String(top)}mm ${String(side)}mm ${String(bottom)}mm`
  const box =
    "font:8pt 'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif;color:#444;vertical-align:top;padding-top:3mm"
  return `@page{size:${name};margin:${margin};
@bottom-left{content:${left};width:70%;text-align:left;${box}}
@bottom-right{content:${pages};width:30%;text-align:right;${box}}}`
}

const SHEET_RULES = `*{box-sizing:border-box}
html{color-scheme:light;background:#fff}
body{margin:0;color:#1b1f24;background:#fff;font:12.5px/17px 'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif;-webkit-print-color-adjust:exact;print-color-adjust:exact}
p,h1,h2,dl,dd,address{margin:0;font-style:normal}
bdi,p{overflow-wrap:anywhere;white-space:pre-line}
header{display:flex;justify-content:space-between;gap:24px;padding-bottom:14px;border-bottom:2px solid #1b1f24}
.sender{text-align:right}
.sender strong{display:block;font-size:17px;line-height:22px}
.sender img{display:block;max-width:220px;max-height:64px;margin:0 0 6px auto}
h1{font-size:27px;line-height:32px;font-weight:700}
.about{display:flex;justify-content:space-between;gap:24px;margin:16px 0 18px}
.about>*{min-width:0;flex:1}
.about .label,dt{color:#4a5560}
.about strong{font-size:14px}
dl{display:grid;grid-template-columns:max-content auto;gap:1px 14px;justify-content:end;align-content:start}
dd{text-align:right}
.introduction{margin-bottom:16px}
.introduction p+p,.terms p+p{margin-top:5px}`

const TABLE_RULES = `table{width:100%;border-collapse:collapse;table-layout:fixed;font-variant-numeric:tabular-nums}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:5px 0 5px 10px;vertical-align:top;text-align:right;font-weight:400;white-space:nowrap}
th:first-child,td:first-child{padding-left:0;text-align:left}
.what,.note,.more td{text-align:left;white-space:normal}
.what{font-weight:600}
.part .what{font-weight:400}
thead th,thead .what{padding-bottom:4px;font-size:11px;font-weight:400;color:#4a5560;border-bottom:1px solid #1b1f24}
tbody tr:not(:last-child)>*{padding-bottom:1px}
.more td{padding-top:0;color:#3c4650}
.more>td>div{display:flex;justify-content:space-between;gap:16px}
.more>td>.wide{display:block}
.more>td>div>div{min-width:0;flex:1}
tbody{break-inside:avoid;border-bottom:1px solid #d5dade}
tbody.long{break-inside:auto}
.part{border-bottom-style:dotted}
svg{display:block;flex:none;max-width:100%;height:auto;align-self:start}
.carried{border:0;break-before:avoid}
.carried th,.carried td{font-style:italic;font-weight:400}
.page+.page{break-before:page}`

const END_RULES = `.totals{width:62%;table-layout:auto;margin:10px 0 0 auto;break-inside:avoid}
.totals tbody{border:0}
.totals tbody tr>th{padding:3px 0;text-align:left;white-space:normal}
.totals tbody tr>td{padding:3px 0 3px 10px}
.totals tbody .total>*{padding-top:6px;font-size:15px;line-height:20px;font-weight:700;border-top:1px solid #1b1f24}
.totals tbody .total+.internal>*{padding-top:10px}
.internal>*{color:#3c4650}
h2{margin-bottom:4px;font-size:13px;line-height:18px}
.terms,.acceptance{margin-top:22px}
.acceptance,.kept{break-inside:avoid}
.lines{display:flex;gap:24px;margin-top:44px}
.lines span{flex:2;padding-top:3px;border-top:1px solid #1b1f24;color:#4a5560}
.lines span:last-child{flex:1}`

/** A screen shows pages without breaks, so it hides the sums carried over. */
function screenRules({ width }: PaperSize): string {
  return `@media screen{main{width:${String(Math.round(width))}px;margin:0 auto;padding:32px 16px}
.carried,.page+.page thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}`
}
