import { formatLength, formatMoney, formatQuantity } from '../../input/show.js'
import { isCurrencyCode, majorUnits } from '../../input/wire-money.js'
import { decimalOfNumber, plainText } from '../../number/number-text.js'
import { elementsOf } from '../../problem/elements.js'
import { preview } from '../../problem/preview.js'
import { withFallback } from '../../problem/with-fallback.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import { isAbsent } from '../../wire/object.js'
import { emptyDesign, type Design } from '../model/design.js'
import { fieldsOf, soundDesign } from '../model/sound-design.js'
import type { DesignDrawings } from '../model/wire-drawing.js'
import { parseCutList, type CutList, type ReadPieces } from './designer-order.js'

const OWN_FIELDS: readonly string[] = [
  'productName',
  'drawing',
  'otherSides',
  'subitems',
  'unitPrice',
  'totalGirth',
  'bends',
  'totalLength',
  'totalPrice',
]

/** Returns the fields of a flashing line that the designer keeps unchanged, such as its colour. */
export function fieldsToKeep(line: unknown): object {
  return Object.fromEntries(Object.entries(fieldsOf(line)).filter(([name]) => !OWN_FIELDS.includes(name)))
}

export function drawingsIn(line: unknown): DesignDrawings {
  const { drawing, otherSides } = fieldsOf(line)
  return { drawing, ...(Array.isArray(otherSides) && { otherSides }) } as DesignDrawings
}

export function emptyDesignFor(line: unknown): Design {
  const name = withFallback<unknown>('', () => fieldsOf(line)['productName'])
  return isAbsent(name) ? emptyDesign : soundDesign({ ...emptyDesign, name })
}

/** Undefined without a drawing, or if JSON cannot hold the line. */
export function lineToKeep(line: unknown): FlashingLineInput | undefined {
  return withFallback<FlashingLineInput | undefined>(undefined, () =>
    isAbsent(drawingsIn(line).drawing) ? undefined : (JSON.parse(JSON.stringify(line)) as FlashingLineInput),
  )
}

export function piecesIn(line: unknown, locale: string): ReadPieces | undefined {
  const { subitems } = fieldsOf(line)
  if (subitems === undefined || subitems === null) return undefined
  if (!Array.isArray(subitems))
    return { text: preview(subitems), cutList: parseCutList(preview(subitems), locale) }
  const entries = elementsOf(subitems).map(fieldsOf)
  const text = entries
    .map(({ amount, length }) => pieceText(figureText(amount), figureText(length), locale))
    .join('; ')
  if (!entries.every(isPiece)) return { text, cutList: parseCutList(text, locale) }
  const value = entries.map(({ amount, length }) => ({ amount, length }))
  return { text, cutList: { status: 'ok', value, meant: text } }
}

function isPiece(entry: object): entry is CutList[number] {
  const { amount, length } = entry as Partial<CutList[number]>
  return Number.isSafeInteger(amount) && Number(amount) > 0 && Number.isFinite(length) && Number(length) > 0
}

/** Writes no exponent, because the field cannot read one. */
function figureText(figure: unknown): string {
  if (Number.isFinite(figure)) return plainText(decimalOfNumber(figure as number))
  return typeof figure === 'string' ? figure : '?'
}

function pieceText(amount: string, length: string, locale: string): string {
  return `${formatQuantity(amount, { locale }) || amount} × ${formatLength(length, { locale }) || length}`
}

/** For an invalid price or another currency, returns a `text` that the price field cannot read. */
export function priceIn(
  line: unknown,
  { locale, currency }: { readonly locale: string; readonly currency: string },
): { readonly decimal?: string; readonly text?: string } {
  const price = fieldsOf(fieldsOf(line)['unitPrice'])
  const { amountMicros, currency: sent } = price
  if (amountMicros === undefined || amountMicros === null) return {}
  const decimal = majorUnits(price)
  if (typeof amountMicros !== 'string' || decimal === undefined)
    return { text: `amountMicros ${preview(amountMicros)}` }
  if (isAbsent(sent) || sent === currency) return { decimal } // N3
  if (!isCurrencyCode(sent)) return { text: `currency ${preview(sent)}` }
  // The code comes first, because two currencies may share a sign such as $.
  return { text: `${sent} ${formatMoney({ amountMicros }, { locale })}` }
}
