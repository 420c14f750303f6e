import { readPictureOptions, type PictureOptions } from '../../wire/options.generated.js'
import { readWhole } from '../../wire/reading.js'
import { BAR_HEIGHT, barRow } from './bar-row.js'
import { cutPlanWords, piecesText, type CutPlanWords } from './cut-plan-words.js'
import { SHEET, sizeOf, styleOf } from './page.js'
import { planToDraw, sizeIn, type PlanToDraw, type RowToDraw } from './plan-to-draw.js'
import { fitted, MAX_SHOWN_CHARACTERS, textElement, wrapped } from './sheet-text.js'
import { escaped, shownText, svgNumber } from './svg-text.js'

const MARGIN = 14
const SMALL = 10
const LARGE = 16
const LINE = 14
const ROW = BAR_HEIGHT + LINE + 8
/** For further rows, the picture shows only their number. */
const MAX_ROWS_DRAWN = 60
const MAX_TEXT_LINES = 6
/** More characters than fit on a line. */
const MAX_LINE_CHARACTERS = 300

/**
 * Draws a cutting plan: the `stock` of `cutList` as a complete SVG document. Each row shows bars that are cut
 * the same way, to scale: pieces outlined, kerf and trim filled, and the leftover dashed. Above the rows are
 * the number of bars, its lower bound, the losses, and pieces without a bar. The same plan always gives the
 * same text.
 *
 * All text is escaped, and the description lists the bars in words. Unreadable figures are empty.
 *
 * @example
 * import { cutList, renderCutPlanSvg } from 'quotewright/flashing'
 *
 * const line = { subitems: [{ amount: 5, length: 2400 }] }
 * const list = cutList(line, { currency: 'AUD' }, { stockLengthMm: 6000, kerfMm: 3 })
 * assert.ok(list.ok && list.value.stock)
 * const svg = renderCutPlanSvg(list.value.stock, { locale: 'de' })
 * assert.ok(svg.includes('Schnittplan') && svg.includes('2 × 6000: 2 × 2400'))
 */
export function renderCutPlanSvg(plan: { readonly isPacked: boolean }, options: PictureOptions = {}): string {
  const known = readWhole(options, readPictureOptions).read ?? {}
  const words = cutPlanWords(known.locale)
  const theme = known.theme === 'light' || known.theme === 'dark' ? known.theme : 'auto'
  const title = shownText(known.title ?? words.title, MAX_SHOWN_CHARACTERS)
  const read = planToDraw(plan)
  const { elements, bottom } = body(read, title, words)
  const size = sizeOf({ ...SHEET, bottom }, known)
  const [width, height] = [svgNumber(SHEET.right), svgNumber(bottom)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" class="qw-${theme}" viewBox="0 0 ${width} ${height}" width="${svgNumber(size.width)}" height="${svgNumber(size.height)}" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">`,
    `<title>${escaped(title === '' ? words.title : title)}</title>`,
    `<desc>${escaped(described(read, words))}</desc>`,
    `<style>\n${styleOf(theme)}</style>`,
    `<rect class="qw-paper" x="0" y="0" width="${width}" height="${height}"/>`,
    ...elements,
    '</svg>',
    '',
  ].join('\n')
}

function described(plan: PlanToDraw, words: CutPlanWords): string {
  const rows = plan.rows.slice(0, MAX_ROWS_DRAWN).map((row) => rowText(row, words))
  const sentences = [...summaryOf(plan, words).map((lines) => lines.join(' ')), ...rows]
  return sentences.map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ')
}

function body(
  plan: PlanToDraw,
  title: string,
  words: CutPlanWords,
): { readonly elements: readonly string[]; readonly bottom: number } {
  const elements: string[] = []
  let y = MARGIN
  const write = (text: string, kind: 'title' | 'caption' | 'value', size: number): void => {
    y += size
    const line = fitted(text, size, WIDTH, MAX_LINE_CHARACTERS)
    elements.push(...textElement(line, { kind, x: MARGIN, y, size, isBold: kind === 'title' }))
    y += LINE - SMALL
  }
  if (title !== '') write(title, 'title', LARGE)
  for (const text of summaryOf(plan, words).flat()) write(text, 'value', SMALL)
  const shown = plan.rows.slice(0, MAX_ROWS_DRAWN)
  const longest = shown.reduce((max, { stockLength }) => Math.max(max, sizeIn(stockLength)), 1)
  for (const row of shown) {
    y += LINE - SMALL
    write(rowText(row, words), 'caption', SMALL)
    elements.push(...barRow(row, { left: MARGIN, top: y, scale: WIDTH / longest }, words))
    y += ROW - LINE
  }
  const rest = plan.rows.length - shown.length
  if (rest > 0) write(`${String(rest)} ${words.more}`, 'caption', SMALL)
  return { elements, bottom: y + MARGIN }
}

const WIDTH = SHEET.right - 2 * MARGIN

/** Returns the lines of each part: first the bars, their bound and the losses, then pieces without a bar. */
function summaryOf(plan: PlanToDraw, words: CutPlanWords): readonly (readonly string[])[] {
  const left = [
    leftOut(words.unplaced, plan.unplaced, words),
    leftOut(words.tooLong, plan.tooLong, words),
  ].filter((lines) => lines.length > 0)
  if (!plan.isPacked) return [[words.notPlanned], ...left]
  if (plan.rows.length === 0) return [[words.nothing], ...left]
  const bound = plan.isOptimal ? words.isOptimal : `${words.atLeast} ${plan.atLeast}`
  const losses = `${words.kerf} ${words.figure(plan.kerf)} mm · ${words.leftover} ${words.figure(plan.offcut)} mm`
  const bars = plan.bars === '1' ? words.bar : words.bars
  return [[`${plan.bars} ${bars} (${bound}) · ${losses}`], ...left]
}

function leftOut(caption: string, pieces: PlanToDraw['unplaced'], words: CutPlanWords): readonly string[] {
  if (pieces.length === 0) return []
  const texts = pieces.map((one) => piecesText(one, words))
  return wrapped(
    [`${caption}: ${texts[0] ?? ''}`, ...texts.slice(1)],
    SMALL,
    WIDTH,
    MAX_TEXT_LINES,
    words.more,
  )
}

/** `3 × 6000: 2 × 2400, 1 × 1150, kerf 9, leftover 41` */
function rowText(row: RowToDraw, words: CutPlanWords): string {
  const { bars, stockLength, isOffcut, cuts, kerf, trim, offcut } = row
  const losses = [
    [words.trim, trim],
    [words.kerf, kerf],
    [words.leftover, offcut],
  ].flatMap(([name = '', figure = '']) => (sizeIn(figure) > 0 ? [`${name} ${words.figure(figure)}`] : []))
  const source = isOffcut ? ` (${words.offcut})` : ''
  const parts = [...cuts.map((one) => piecesText(one, words)), ...losses]
  return `${bars} × ${words.figure(stockLength)}${source}: ${parts.join(', ')}`
}
