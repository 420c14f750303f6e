import measured from '../../docs/measured.json' with { type: 'json' }
import type { GeneratedFile } from './generated-file.js'
import { betweenMarks, pageAt } from './pages.js'

const START = '<!-- generated from docs/measured.json by npm run generate: start -->'
const END = '<!-- generated from docs/measured.json: end -->'

export function withMeasured(page: string, table: string): string {
  return betweenMarks(page, START, END, table)
}

export function measuredPages(): readonly GeneratedFile[] {
  return [
    { path: 'docs/solve.md', text: withMeasured(pageAt('docs/solve.md'), partsTable()) },
    { path: 'docs/flashings.md', text: withMeasured(pageAt('docs/flashings.md'), cuttingTable()) },
  ]
}

type Cell = string | number

function tableOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.map(cellText).join(' | ')} |`).join('\n')
}

function cellText(cell: Cell): string {
  return typeof cell === 'number' ? cell.toLocaleString('en-AU') : cell
}

export function seededTable(): string {
  const share = (part: number, whole: number): string =>
    whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)}%`
  return tableOf(
    ['sets of', 'documents', 'sets', 'cause named', 'named first', 'called `likely`', 'wrongly'],
    measured.seeded.map(({ what, documents, sets, named, first, likely, wrong }) => [
      what,
      documents,
      sets,
      share(named, sets),
      share(first, sets),
      share(likely, sets),
      share(wrong, sets),
    ]),
  )
}

function partsTable(): string {
  return tableOf(
    ['parts by', 'documents', 'parts', 'exact', 'with nearest totals', 'sums that differ'],
    measured.parts.map(({ field, documents, parts, exact, nearest, differing }) => [
      `\`${field}\``,
      documents,
      parts,
      exact,
      nearest,
      differing,
    ]),
  )
}

function cuttingTable(): string {
  return tableOf(
    ['lists', 'number', 'bars before', 'bars', 'bound', 'proven', 'ms before', 'ms'],
    measured.cutting.map(({ set, lists, barsBefore, bars, bound, proven, msBefore, ms }) => [
      set,
      lists,
      barsBefore,
      bars,
      bound,
      proven,
      msBefore.join(' / '),
      ms.join(' / '),
    ]),
  )
}
