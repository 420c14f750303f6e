/**
 * Runs in a separate process whose young generation is so large that no garbage is collected while bytes are
 * counted: `node --expose-gc --min-semi-space-size=256 --max-semi-space-size=256`.
 */
import { editQuote, priceQuote, parseAccount, applyEdit, type AccountInput } from '../../src/entries/index.js'
import type { DocumentEdit } from '../../src/engine/open-documents/edit.js'
import {
  drawnRequest,
  kitRequest,
  ordinaryRequest,
  settings,
  sketchedLine,
  sketchedRequest,
  tradeRequest,
  wideRequest,
  wrongRequest,
} from './documents.js'

const LINES = 100
const ROUNDS = 25

export interface Measured {
  readonly priceToJson: number
  readonly tradeToJson: number
  readonly wideToJson: number
  readonly drawnToJson: number
  readonly kitToJson: number
  readonly refuseToJson: number
  /** Divides the time per line among three thousand lines by the time among thirty. */
  readonly growth: number
  /** Divides the time per edit with ten thousand lines by the time with ten. */
  readonly edits: Readonly<Record<string, number>>
  readonly bytesALine: number
}

const account = readSettings()
const text = JSON.stringify(ordinaryRequest(LINES))
const right: unknown = JSON.parse(text)
const wrongText = JSON.stringify(wrongRequest(LINES))
const wrong: unknown = JSON.parse(wrongText)
const tradeText = JSON.stringify(tradeRequest(LINES))
const wideText = JSON.stringify(wideRequest(LINES))
const drawnText = JSON.stringify(drawnRequest(LINES))
const kitText = JSON.stringify(kitRequest(LINES))

const jsonOf = (sent: string) => (): unknown => JSON.stringify(JSON.parse(sent))
const pricing =
  (request: unknown): (() => void) =>
  () => {
    if (!priceQuote(request, account).ok) throw new Error('the request was refused')
  }
const price = pricing(right)
const refuse = (): void => {
  if (priceQuote(wrong, account).ok) throw new Error('the wrong request was priced')
}

function readSettings(): AccountInput {
  const read = parseAccount(settings)
  if (!read.ok) throw new Error('the settings were refused')
  return read.value
}

function nanoseconds(work: () => unknown, times = 100): number {
  const start = process.hrtime.bigint()
  for (let time = 0; time < times; time++) work()
  return Number(process.hrtime.bigint() - start)
}

/** The minimum of many rounds counts, since disturbances only make work slower. */
const works = {
  json: jsonOf(text),
  price,
  tradeJson: jsonOf(tradeText),
  priceTrade: pricing(JSON.parse(tradeText)),
  wideJson: jsonOf(wideText),
  priceWide: pricing(JSON.parse(wideText)),
  drawnJson: jsonOf(drawnText),
  priceDrawn: pricing(JSON.parse(drawnText)),
  kitJson: jsonOf(kitText),
  priceKit: pricing(JSON.parse(kitText)),
  wrongJson: jsonOf(wrongText),
  refuse,
}
type Work = keyof typeof works
const names = Object.keys(works) as readonly Work[]
const min = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Work, number>
for (let round = 0; round < ROUNDS; round++) {
  for (const name of names) min[name] = Math.min(min[name], nanoseconds(works[name]))
}

// The loop starts with an empty young generation: 20,000 lines of less than 10 kB fit into it.
globalThis.gc?.()
const before = process.memoryUsage().heapUsed
for (let time = 0; time < 200; time++) price()
const bytesALine = (process.memoryUsage().heapUsed - before) / 200 / LINES

const fewLines = pricing(ordinaryRequest(30))
const manyLines = pricing(ordinaryRequest(3_000))

/** Each edit is at another position with another line. */
function editing(lines: number, isSketched: boolean, editAt: (at: number) => DocumentEdit): () => void {
  const open = editQuote(isSketched ? sketchedRequest(lines) : ordinaryRequest(lines), account)
  if (!open.ok) throw new Error('the request was refused')
  let at = 0
  return () => {
    at = (at + 7) % lines
    if (!applyEdit(open.value, editAt(at)).ok) throw new Error('the edit was refused')
  }
}

const [line] = ordinaryRequest(1).lines ?? []
if (line === undefined) throw new Error('the request has no line')
const sketch = sketchedLine(20_000)
const editsByName: Readonly<Record<string, readonly [boolean, (at: number) => DocumentEdit]>> = {
  'a line replaced': [false, (at) => ({ type: 'replaceLine', at, line })],
  'a line removed': [false, (at) => ({ type: 'removeLine', at })],
  'a sketch replaced': [true, (at) => ({ type: 'replaceLine', at, line: sketch })],
}

/** Each time is the minimum of many rounds. */
function ratioOf(slow: () => void, slowTimes: number, quick: () => void, quickTimes: number): number {
  let [minSlow, minQuick] = [Infinity, Infinity]
  for (let round = 0; round < ROUNDS; round++) {
    minSlow = Math.min(minSlow, nanoseconds(slow, slowTimes) / slowTimes)
    minQuick = Math.min(minQuick, nanoseconds(quick, quickTimes) / quickTimes)
  }
  return minSlow / minQuick
}

const growth = ratioOf(manyLines, 3, fewLines, 300) / 100
const edits = Object.fromEntries(
  Object.entries(editsByName).map(([name, [isSketched, editAt]]) => {
    const many = editing(10_000, isSketched, editAt)
    return [name, ratioOf(many, 300, editing(10, isSketched, editAt), 300)]
  }),
)

const measured: Measured = {
  growth,
  edits,
  priceToJson: min.price / min.json,
  tradeToJson: min.priceTrade / min.tradeJson,
  wideToJson: min.priceWide / min.wideJson,
  drawnToJson: min.priceDrawn / min.drawnJson,
  kitToJson: min.priceKit / min.kitJson,
  refuseToJson: min.refuse / min.wrongJson,
  bytesALine,
}
console.log(JSON.stringify(measured))
