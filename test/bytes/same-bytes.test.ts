import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AccountInput } from '../../src/index.js'
import type { DocumentKind } from '../../src/wire/document.js'
import { caseOf } from '../oracle/generate.js'
import { Random } from '../oracle/generate/random.js'
import { LARGE_CLASSES, sentIn, SMALL_CLASSES } from '../hostile/hostile-cases.js'
import { CASES_FOLDER, publishedCases, WHY_NOT } from '../published/published-cases.js'
import { bothWays } from './both-ways.js'
import { anyAccount, anyRequest, spacedJson } from './ordinary-requests.js'

const vectors = `${import.meta.dirname}/../vectors/rules`

/** Documents that the lane was given, and how many it took. */
interface Tally {
  given: number
  taken: number
}

/** The lane says what the engine says, or nothing. */
function expectSame(text: string, kind: DocumentKind, account: AccountInput, tally: Tally): void {
  const { lane, engine } = bothWays(text, kind, account)
  tally.given++
  if (lane === undefined) return
  tally.taken++
  if (lane !== engine) expect({ text, answer: lane }).toEqual({ text, answer: engine })
}

const seed = fc.integer()
const PER_SEED = Number(process.env['TEXTS_PER_SEED'] ?? 200)

describe('the lane of bytes says what the engine says, byte for byte', () => {
  test('on ordinary requests and those at the edges of what is ordinary', () => {
    const tally = { given: 0, taken: 0 }
    fc.assert(
      fc.property(seed, (chosen) => {
        for (let index = 0; index < PER_SEED; index++) {
          const random = new Random(chosen, index)
          const kind = random.chance(80) ? 'quote' : 'order'
          expectSame(spacedJson(random, anyRequest(random)), kind, anyAccount(random), tally)
        }
      }),
      { numRuns: 500 },
    )
    expect(tally.taken / tally.given).toBeGreaterThan(0.15)
  })

  test('on documents of every kind', () => {
    const tally = { given: 0, taken: 0 }
    fc.assert(
      fc.property(seed, (chosen) => {
        for (let index = 0; index < PER_SEED; index++) {
          const { request, kind, settings } = caseOf(chosen, index)
          expectSame(JSON.stringify(request), kind, settings, tally)
        }
      }),
      { numRuns: 100 },
    )
    expect(tally.taken).toBeGreaterThan(0)
  })

  test('on texts in which a byte is another one, more or missing', () => {
    const tally = { given: 0, taken: 0 }
    fc.assert(
      fc.property(seed, (chosen) => {
        for (let index = 0; index < PER_SEED; index++) {
          const random = new Random(chosen, index)
          const text = spacedJson(random, anyRequest(random))
          expectSame(tweaked(random, text), 'quote', anyAccount(random), tally)
        }
      }),
      { numRuns: 500 },
    )
    expect(tally.taken).toBeGreaterThan(tally.given / 50)
  })

  test('on the vectors', () => {
    const tally = { given: 0, taken: 0 }
    for (const file of readdirSync(vectors)) {
      const { cases } = JSON.parse(readFileSync(`${vectors}/${file}`, 'utf8')) as { cases: VectorCase[] }
      for (const { kind, catalogue, request, account } of cases) {
        if ((kind !== 'quote' && kind !== 'order') || catalogue !== undefined) continue
        expectSame(JSON.stringify(request), kind, account, tally)
        expectSame(JSON.stringify(request, null, 2), kind, account, tally)
      }
    }
    expect(tally.taken).toBeGreaterThan(250)
  })

  test('on the requests that nobody should send', () => {
    expect(triedOf(SMALL_CLASSES).given).toBeGreaterThan(300)
  })

  test.skipIf(CASES_FOLDER === undefined)(`on the published decimals (${WHY_NOT})`, () => {
    const tally = { given: 0, taken: 0 }
    for (const [, cases] of publishedCases(CASES_FOLDER ?? '')) {
      for (const { operands, result } of cases) {
        const [quantity, length = '1'] = [...operands, result]
        const measurements = [{ length, amount: quantity }]
        const unitPrice = { amountMicros: result.replace('.', '') }
        for (const pricing of [
          { quantity, unitPrice: { amountMicros: '12340000' }, discount: length },
          { quantity: '3', unitPrice, cost: { amountMicros: quantity.replace('.', '') } },
          {
            pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
            unitPrice: { amountMicros: '12340000' },
            measurements,
          },
        ]) {
          const lines = [{ labour: { pricing } }]
          expectSame(JSON.stringify({ customerId: 'cust_1', lines }), 'quote', { currency: 'AUD' }, tally)
        }
      }
    }
    expect(tally.given).toBeGreaterThan(60_000)
    expect(tally.taken).toBeGreaterThan(3_000)
  })
})

describe('hostile requests of 10 000 lines and more', () => {
  test('are priced by the lane as by the engine', () => {
    expect(triedOf(LARGE_CLASSES).given).toBeGreaterThan(10)
  })
})

/** All requests of some classes, each priced in both ways. */
function triedOf(classes: typeof SMALL_CLASSES): Tally {
  const tally = { given: 0, taken: 0 }
  for (const { request, kind, account } of sentIn(classes)) expectSame(jsonOf(request), kind, account, tally)
  return tally
}

interface VectorCase {
  readonly kind: string
  readonly catalogue?: unknown
  readonly request: unknown
  readonly account: AccountInput
}

/** What JSON.stringify makes of a value, JSON or not; an empty object where it refuses one. */
function jsonOf(request: unknown): string {
  try {
    const json = JSON.stringify(request) as string | undefined
    return json ?? '{}'
  } catch {
    return '{}'
  }
}

/** Characters that JSON cares about, and some that it does not. */
const CHARACTERS = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '\\',
  ' ',
  '\n',
  '0',
  '9',
  '.',
  '-',
  'e',
  'n',
  't',
  'é',
  '\u0000',
  '\ud800',
] as const

function tweaked(random: Random, text: string): string {
  const at = random.below(text.length)
  const end = random.chance(50) ? at : at + random.between(1, 3)
  return text.slice(0, at) + (random.chance(70) ? random.pick(CHARACTERS) : '') + text.slice(end)
}
