import { ownFields } from '../problem/own-fields.js'
import { escaped } from '../flashing/picture/svg-text.js'
import type { Integer } from '../number/cents.js'
import type { Writing } from './writing.js'
import type { PrintedPage } from './pages.js'
import type { FigureColumn, PrintedRow } from './printed-row.js'
import { isolated } from './printed-text.js'

/** The widths of the columns in pixels. The description takes the rest. */
export const COLUMN_WIDTHS: Readonly<Record<'number' | FigureColumn, number>> = {
  number: 32,
  quantity: 84,
  unitPrice: 92,
  discount: 62,
  amount: 104,
  margin: 92,
}

const ORDER: readonly FigureColumn[] = ['quantity', 'unitPrice', 'discount', 'amount', 'margin']

/** Returns the columns in which any row has a figure. */
export function columnsOf(rows: readonly PrintedRow[]): readonly FigureColumn[] {
  return ORDER.filter((column) => rows.some(({ figures }) => (ownFields(figures)[column] ?? '') !== ''))
}

/** Returns the width that the columns leave for the description. */
export function descriptionWidth(columns: readonly FigureColumn[], width: number): number {
  return columns.reduce((left, column) => left - COLUMN_WIDTHS[column], width - COLUMN_WIDTHS.number) - 10
}

/** Writes a page as a table, with the sums that it takes over and carries on. */
export function tableOf(
  { rows, before, after }: PrintedPage,
  place: { readonly isFirst: boolean; readonly isLast: boolean },
  columns: readonly FigureColumn[],
  writing: Writing,
): string {
  const { words } = writing
  const hasAmounts = columns.includes('amount')
  const names = ['number', 'what', ...columns] as const
  const heads = names.map(
    (name) => `<th scope="col"${name === 'what' ? ' class="what"' : ''}>${escaped(words.columns[name])}</th>`,
  )
  const widths = names.map((name) =>
    name === 'what' ? '<col>' : `<col style="width:${String(COLUMN_WIDTHS[name])}px">`,
  )
  const carried = (label: string, sum: Integer): string => carriedRow(label, writing.cents(sum), columns)
  return [
    `<section class="page"><table><caption>${escaped(words.lines)}</caption>`,
    `<colgroup>${widths.join('')}</colgroup>`,
    `<thead><tr>${heads.join('')}</tr></thead>`,
    ...(place.isFirst || !hasAmounts ? [] : [carried(words.broughtForward, before)]),
    ...rows.map((row) => rowHtml(row, columns)),
    ...(place.isLast || !hasAmounts ? [] : [carried(words.carriedForward, after)]),
    '</table></section>',
  ].join('\n')
}

function carriedRow(label: string, sum: string, columns: readonly FigureColumn[]): string {
  const at = columns.indexOf('amount')
  const span = String(at + 1)
  const rest = '<td></td>'.repeat(columns.length - at - 1)
  return `<tbody class="carried"><tr><td></td><th scope="row" class="what" colspan="${span}">${escaped(label)}</th><td class="amount">${escaped(sum)}</td>${rest}</tr></tbody>`
}

/** A row whose texts may be higher than a page must not be kept together. */
const LONG_TEXT = 1500

function rowHtml(row: PrintedRow, columns: readonly FigureColumn[]): string {
  const { isNote, number, depth, title, details, figures, picture } = row
  const isLong = [title, ...details].reduce((sum, text) => sum + text.length, 0) > LONG_TEXT
  const name = [depth > 0 ? 'part' : isNote ? 'noted' : 'line', ...(isLong ? ['long'] : [])].join(' ')
  const span = String(columns.length + 1)
  if (isNote)
    return `<tbody class="${name}"><tr><td></td><td class="note" colspan="${span}">${isolated(title)}</td></tr></tbody>`
  const indent = depth === 0 ? '' : ` style="padding-left:${String(indentOf(depth))}px"`
  const cells = columns.map(
    (column) => `<td class="${column}">${escaped(ownFields(figures)[column] ?? '')}</td>`,
  )
  const texts = details.map((text) => `<p>${isolated(text)}</p>`).join('')
  const more =
    texts === '' && picture === undefined
      ? ''
      : `<tr class="more"><td></td><td colspan="${span}"${indent}><div${picture?.isWide === true ? ' class="wide"' : ''}><div>${texts}</div>${picture?.svg ?? ''}</div></td></tr>`
  return `<tbody class="${name}"><tr><td>${number}</td><th scope="row" class="what"${indent}>${isolated(title)}</th>${cells.join('')}</tr>${more}</tbody>`
}

/** The indentation of a part of a kit in pixels. Deep kits are not indented further. */
export function indentOf(depth: number): number {
  return 10 + 16 * Math.min(depth, 6)
}
