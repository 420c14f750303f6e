import { escaped, textWidth } from '../flashing/picture/svg-text.js'
import type { Integer } from '../number/cents.js'
import { ownField } from '../problem/own-fields.js'
import type { Writing } from './writing.js'
import { FONT_SIZE, WIDTH_FACTOR, type PrintedPage } from './pages.js'
import type { FigureColumn, PrintedRow } from './printed-row.js'
import { isolated } from './printed-text.js'

/** In pixels, at least. The description gets the rest. */
const COLUMN_WIDTHS: Readonly<Record<'number' | FigureColumn, number>> = {
  number: 32,
  quantity: 84,
  unitPrice: 92,
  discount: 62,
  amount: 104,
  margin: 92,
}

const ORDER: readonly FigureColumn[] = ['quantity', 'unitPrice', 'discount', 'amount', 'margin']

export interface TableColumn {
  readonly name: FigureColumn
  readonly width: number
}

export function columnsOf(rows: readonly PrintedRow[], subtotal: string): readonly TableColumn[] {
  return ORDER.flatMap((name) => {
    const texts = rows.map(({ figures }) => ownField(figures, name) ?? '').filter((text) => text !== '')
    if (texts.length === 0) return []
    // In a usual quote, the subtotal is the longest sum.
    const all = name === 'amount' ? [...texts, subtotal] : texts
    const width = all.reduce((widest, text) => Math.max(widest, figureWidth(text)), COLUMN_WIDTHS[name])
    return [{ name, width }]
  })
}

function figureWidth(text: string): number {
  return Math.ceil(textWidth(text, FONT_SIZE) * WIDTH_FACTOR) + PADDING
}

const PADDING = 10
/** The description is this wide even next to very long figures. */
const MIN_WIDTH = 60

export function descriptionWidth(columns: readonly TableColumn[], width: number): number {
  const left = columns.reduce((rest, column) => rest - column.width, width - COLUMN_WIDTHS.number)
  return Math.max(MIN_WIDTH, left - PADDING)
}

export function tableOf(
  { rows, before, after }: PrintedPage,
  place: { readonly isFirst: boolean; readonly isLast: boolean },
  columns: readonly TableColumn[],
  writing: Writing,
): string {
  const { words } = writing
  const hasAmounts = columns.some(({ name }) => name === 'amount')
  const names = ['number', 'what', ...columns.map(({ name }) => name)] as const
  const heads = names.map(
    (name) => `<th scope="col"${name === 'what' ? ' class="what"' : ''}>${escaped(words.columns[name])}</th>`,
  )
  const [number, ...widths] = [COLUMN_WIDTHS.number, ...columns.map(({ width }) => width)].map(
    (width) => `<col style="width:${String(width)}px">`,
  )
  const carried = (label: string, sum: Integer): string => carriedRow(label, writing.cents(sum), columns)
  return [
    `<section class="page"><table><caption>${escaped(words.lines)}</caption>`,
    `<colgroup>${number ?? ''}<col>${widths.join('')}</colgroup>`,
    `<thead><tr>${heads.join('')}</tr></thead>`,
    ...(place.isFirst || !hasAmounts ? [] : [carried(words.broughtForward, before)]),
    ...rows.map((row) => rowHtml(row, columns)),
    ...(place.isLast || !hasAmounts ? [] : [carried(words.carriedForward, after)]),
    '</table></section>',
  ].join('\n')
}

function carriedRow(label: string, sum: string, columns: readonly TableColumn[]): string {
  const at = columns.findIndex(({ name }) => name === 'amount')
  const span = String(at + 1)
  const rest = '<td></td>'.repeat(columns.length - at - 1)
  return `<tbody class="carried"><tr><td></td><th scope="row" class="what" colspan="${span}">${escaped(label)}</th><td class="amount">${escaped(sum)}</td>${rest}</tr></tbody>`
}

/** A row with more characters could exceed a page, so it can break across pages. */
const LONG_TEXT = 1500

function rowHtml(row: PrintedRow, columns: readonly TableColumn[]): string {
  const { isNote, number, depth, title, details, figures, picture } = row
  const isLong = [title, ...details].reduce((sum, text) => sum + text.length, 0) > LONG_TEXT
  const kind = [depth > 0 ? 'part' : isNote ? 'noted' : 'line', ...(isLong ? ['long'] : [])].join(' ')
  const span = String(columns.length + 1)
  if (isNote)
    return `<tbody class="${kind}"><tr><td></td><td class="note" colspan="${span}">${isolated(title)}</td></tr></tbody>`
  const indent = depth === 0 ? '' : ` style="padding-left:${String(indentOf(depth))}px"`
  const cells = columns.map(
    ({ name }) => `<td class="${name}">${escaped(ownField(figures, name) ?? '')}</td>`,
  )
  const texts = details.map((text) => `<p>${isolated(text)}</p>`).join('')
  const more =
    texts === '' && picture === undefined
      ? ''
      : `<tr class="more"><td></td><td colspan="${span}"${indent}><div${picture?.isWide === true ? ' class="wide"' : ''}><div>${texts}</div>${picture?.svg ?? ''}</div></td></tr>`
  return `<tbody class="${kind}"><tr><td>${number}</td><th scope="row" class="what"${indent}>${isolated(title)}</th>${cells.join('')}</tr>${more}</tbody>`
}

/** In pixels. Parts below the sixth level are not indented further. */
export function indentOf(depth: number): number {
  return 10 + 16 * Math.min(depth, 6)
}
