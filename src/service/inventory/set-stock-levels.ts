import { decimalsOf } from '../../number/decimal.js'
import { plainText } from '../../number/number-text.js'
import { colourNotAvailable } from '../../problem/colour-not-available.js'
import { preview } from '../../problem/preview.js'
import { valueAtStep } from '../../problem/path.js'
import { addProblem, type Reading } from '../../wire/reading.js'
import { isAbsent, isObject, definedOnly } from '../../wire/object.js'
import { serviceLimits } from '../data/service-limits.js'
import { invalidRequest, refusal, type Decision } from '../decision.js'
import { newBodyReading } from '../problems/listed-problems.js'
import { readingProblems, serviceProblem, type RefusalProblem } from '../problems/problem.js'
import { filledText, list, object, optional, text, textLike } from '../openapi/schema-parts.js'
import { QUANTITY } from '../../definitions/patterns.js'
import { knownPlacesOf, type KnownPlaces } from './known-places.js'
import { readRequiredList } from '../required-list.js'
import { readStockLevel } from './exact-quantity.js'
import {
  entriesOfChecked,
  hostProduct,
  hostStock,
  placeKey,
  type StockEntry,
  type StockLevels,
  type StockPlace,
  type StockProduct,
} from './stock-entry.js'

// Y7
export const STOCK_BODY = object(
  {
    entries: list(
      object(
        {
          productRowId: filledText(),
          colour: optional(text('Required if colours are tracked, otherwise not allowed.')),
          onHand: textLike(QUANTITY, 'A decimal string of at most 4 decimals.'),
        },
        ['productRowId', 'onHand'],
      ),
    ),
  },
  ['entries'],
)

interface SentLevel extends StockPlace {
  readonly onHand: string
}

/**
 * Sets the quantities on hand of a product (Y7). The body `{entries: [{productRowId, colour?, onHand}]}`
 * replaces `onHand` of each row and colour that it names. The result lists all entries of the product,
 * recomputed. Negative figures are accepted.
 *
 * Problems: `required`, `invalid_type`, `invalid_decimal`, `too_many_decimals`, `product_row_not_found`,
 * `colour_not_available`, `duplicate_entry`. A product without tracking is `failed_precondition`.
 *
 * @example
 * import { setStockLevels } from 'quotewright/service'
 *
 * const product = { productId: 'prod_1', isTracked: true, rows: [{ productRowId: 'r1' }] }
 * const before = [{ productRowId: 'r1', onHand: '120', promised: '135.5' }]
 * const after = setStockLevels(product, before, { entries: [{ productRowId: 'r1', onHand: '200' }] })
 * assert.ok(after.ok)
 * assert.equal(after.value[0]?.available, '64.5')
 */
export function setStockLevels(
  product: StockProduct,
  stock: readonly (StockPlace & Partial<StockLevels>)[],
  body: unknown,
): Decision<readonly StockEntry[]> {
  hostProduct(product, 'product')
  hostStock(stock, 'stock')
  const places = knownPlacesOf(product)
  const reading = newBodyReading()
  const repeated: RefusalProblem[] = []
  const seen = new Set<string>()
  const levels = readRequiredList<SentLevel>(
    body,
    'entries',
    (one, index, at) => {
      at.path.push(index)
      const level = readLevel(one, places, at)
      at.path.pop()
      if (level === undefined) return undefined
      const key = placeKey(level)
      if (seen.has(key) && repeated.length < serviceLimits.foundProblems)
        repeated.push(serviceProblem('duplicate_entry', ['entries', index]))
      seen.add(key)
      return level
    },
    reading,
  )
  const problems = [...readingProblems(reading.problems), ...repeated]
  if (problems.length > 0) return invalidRequest(inRequestOrder(problems))
  if (!product.isTracked) return refusal('failed_precondition', 'The stock of this product is not tracked.')
  const known = new Map(stock.map((one) => [placeKey(one), one]))
  for (const level of levels) known.set(placeKey(level), { ...known.get(placeKey(level)), ...level })
  return entriesOfChecked(product, [...known.values()])
}

function readLevel(one: unknown, places: KnownPlaces, reading: Reading): SentLevel | undefined {
  if (!isObject(one)) {
    addProblem(reading, 'invalid_type', { expected: 'object', sent: preview(one) })
    return undefined
  }
  const before = reading.problems.length
  // E3: entries are checked even if the product is not tracked, because it still has rows and colours.
  const productRowId = readRowId(valueAtStep(one, 'productRowId'), places, reading)
  const colour = readColour(valueAtStep(one, 'colour'), places, reading)
  const onHand = valueAtStep(one, 'onHand')
  const read = readStockLevel(onHand, 'onHand', reading)
  const max = serviceLimits.quantityDecimals
  if (read !== undefined && decimalsOf(read) > max)
    addProblem(reading, 'too_many_decimals', { sent: plainText(read), max: String(max) }, 'onHand')
  if (reading.problems.length > before || productRowId === undefined) return undefined
  return definedOnly({ productRowId, colour, onHand: String(onHand) })
}

function readRowId(sent: unknown, { rows }: KnownPlaces, reading: Reading): string | undefined {
  const at = 'productRowId'
  if (isAbsent(sent)) addProblem(reading, 'required', {}, at)
  else if (typeof sent !== 'string')
    addProblem(reading, 'invalid_type', { expected: 'string', sent: preview(sent) }, at)
  else if (rows.has(sent)) return sent
  else addProblem(reading, 'product_row_not_found', { id: sent }, at)
  return undefined
}

function readColour(sent: unknown, { colours }: KnownPlaces, reading: Reading): string | undefined {
  const at = 'colour'
  if (isAbsent(sent)) {
    if (colours !== undefined) addProblem(reading, 'required', {}, at)
  } else if (colours === undefined || typeof sent !== 'string') {
    const expected = colours === undefined ? 'absent' : 'string'
    addProblem(reading, 'invalid_type', { expected, sent: preview(sent) }, at)
  } else if (colours.has(sent)) return sent
  else addProblem(reading, 'colour_not_available', colourNotAvailable(sent, colours), at)
  return undefined
}

/** Sorts problems by entry, because duplicates are appended after the problems of all fields. */
function inRequestOrder(problems: readonly RefusalProblem[]): readonly RefusalProblem[] {
  const entryOf = ({ path }: RefusalProblem): number => (typeof path[1] === 'number' ? path[1] : -1)
  return [...problems].sort((one, other) => entryOf(one) - entryOf(other))
}
