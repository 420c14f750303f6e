/**
 * The roofers' quote, which decides whether a target is reached. It has colours and attributes on catalogue lines,
 * notes, one to three flashings with drawings, and a kit. The document has two adjustments, an address and fields of
 * the account.
 */
import { randomNumbers } from '../../random.js'
import { SEED } from '../any.js'
import { colourOf, idOf, moneyOfCents, plainLine, USUAL_SHARES } from './lines.js'
import { ADDRESS, ADJUSTMENTS, FLASHINGS, KIT } from './samples.js'

export const SIZES = [10, 40, 200]
const MAX_FLASHINGS = 3

/** Returns a quote with random shares of kinds and fields, different in every run. */
export function anyRoofersQuote(lines, seed) {
  const random = randomNumbers(SEED + seed)
  const shares = Object.fromEntries(
    Object.entries(USUAL_SHARES).map(([name, share]) => [name, share * 2 * random.next()]),
  )
  return roofersQuote(lines, SEED + seed, shares)
}

/** Each seed gives a different quote. */
export function roofersQuote(lines, seed = 1, shares = USUAL_SHARES) {
  const random = randomNumbers(1_000 * lines + seed)
  const flashings = random.whole(1, MAX_FLASHINGS)
  const all = [{ notes: { text: 'Measured on site; sheets to be ordered full length.' } }]
  while (all.length < lines - flashings - 1) all.push(plainLine(random, shares))
  const insert = (line) => all.splice(random.whole(0, all.length), 0, line)
  for (let number = 1; number <= flashings; number++) insert({ flashing: flashingLine(number, random) })
  insert({ productKit: copyOf(KIT) })
  return {
    requestId: `6f1d2c7e-4b0a-4c55-9a83-${String(random.whole(0, 999_999_999)).padStart(12, '0')}`,
    customerId: idOf('cust', random),
    reference: `RQ-${random.whole(1, 9_999)} Banksia Street re-roof`,
    isSubmitted: false,
    labelIds: [idOf('label', random)],
    siteAddress: ADDRESS,
    orderedBy: 'Kev',
    jobNumber: `J-${random.whole(1, 9_999)}`,
    lines: all,
    adjustments: ADJUSTMENTS,
  }
}

function flashingLine(number, random) {
  const flashing = copyOf(random.oneOf(FLASHINGS))
  flashing.drawing.tempId = `side-${number}`
  return {
    ...flashing,
    templateId: idOf('flashtpl', random),
    unitPrice: moneyOfCents(random.whole(1_000, 5_000)),
    totalPrice: moneyOfCents(random.whole(1_000, 91_000)),
    colour: colourOf(random),
  }
}

/** Returns the same quote with letters beyond ASCII in its texts. */
export function withAccents(quote) {
  const { siteAddress, lines, ...rest } = quote
  return {
    ...rest,
    reference: `${quote.reference} für Zoë Café`,
    siteAddress: { ...siteAddress, street: 'Königsstraße 12' },
    lines: lines.map((line) =>
      line.notes ? { notes: { text: `${line.notes.text} – Größe prüfen` } } : line,
    ),
  }
}

const SPOILERS = [
  ({ pricing }) => (pricing.discount = '7.555'),
  ({ pricing }) => (pricing.unitPrice.amountMicros = '12.5'),
  ({ pricing }) => (pricing.cost = { amountMicros: 'x' }),
  ({ pricing }) => {
    delete pricing.unitPrice
    delete pricing.markup
  },
]

/** Returns the same quote with one problem, on one of its lines. */
export function withProblem(quote, seed = 1) {
  const random = randomNumbers(seed)
  const spoilt = copyOf(quote)
  const priced = spoilt.lines.flatMap((line) => line.catalogue ?? line.onTheFly ?? line.labour ?? [])
  random.oneOf(SPOILERS)(random.oneOf(priced))
  return spoilt
}

function copyOf(value) {
  return JSON.parse(JSON.stringify(value))
}
