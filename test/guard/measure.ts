/**
 * Measures the library in a process of its own, whose young generation is so large that nothing is collected
 * while bytes are counted: `node --expose-gc --min-semi-space-size=256 --max-semi-space-size=256`.
 */
import { priceQuote, readAccount } from '../../src/index.js'
import { ordinaryRequest, settings, wrongRequest } from './documents.js'

const LINES = 100
const ROUNDS = 25

/** What a run tells. */
export interface Measured {
  readonly priceToJson: number
  readonly refuseToPrice: number
  readonly bytesALine: number
}

const account = readAccount(settings)
if (!account.ok) throw new Error('the settings are right')
const text = JSON.stringify(ordinaryRequest(LINES))
const right: unknown = JSON.parse(text)
const wrong: unknown = JSON.parse(JSON.stringify(wrongRequest(LINES)))

const json = (): unknown => JSON.stringify(JSON.parse(text))
const price = (): void => {
  if (!priceQuote(right, account.value).ok) throw new Error('the request is right')
}
const refuse = (): void => {
  if (priceQuote(wrong, account.value).ok) throw new Error('the request is wrong')
}

function nanoseconds(work: () => unknown): number {
  const start = process.hrtime.bigint()
  for (let time = 0; time < 100; time++) work()
  return Number(process.hrtime.bigint() - start)
}

/** The least of many rounds: what disturbs a machine makes things slower, never faster. */
const least = { json: Infinity, price: Infinity, refuse: Infinity }
for (let round = 0; round < ROUNDS; round++) {
  least.json = Math.min(least.json, nanoseconds(json))
  least.price = Math.min(least.price, nanoseconds(price))
  least.refuse = Math.min(least.refuse, nanoseconds(refuse))
}

// Starts with an empty young generation: 20 000 lines of less than 10 kB fit into it.
globalThis.gc?.()
const before = process.memoryUsage().heapUsed
for (let time = 0; time < 200; time++) price()
const bytesALine = (process.memoryUsage().heapUsed - before) / 200 / LINES

const measured: Measured = {
  priceToJson: least.price / least.json,
  refuseToPrice: least.refuse / least.price,
  bytesALine,
}
console.log(JSON.stringify(measured))
