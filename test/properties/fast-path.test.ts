import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fastPathFor } from '../../src/engine/fast/fast-path.js'
import { type Catalogue } from '../../src/entries/index.js'
import { lookUpsOf } from '../../src/engine/catalogue.js'
import { priceOrder, priceQuote, type AccountInput } from '../../src/entries/index.js'
import { anyAccount, anyRequest } from './ordinary-requests.js'
import { byEngineAlone, parsedAccount } from '../engine-alone.js'
import { LARGE_CLASSES, sentIn, SMALL_CLASSES } from '../adversarial/adversarial-cases.js'
import { caseOf } from '../reference-model/generate.js'
import { Random } from '../reference-model/generate/random.js'
import { bySize, inCi } from '../run-size.js'

const vectors = `${import.meta.dirname}/../vectors/rules`

/** Numbers of lines offered to the fast path and priced by it. */
interface Tally {
  given: number
  taken: number
}

/** Counts the lines that the fast path prices on its own. */
function count(
  request: unknown,
  account: AccountInput,
  catalogue: Catalogue | undefined,
  tally: Tally,
): void {
  const settings = parsedAccount(account)
  const lines = (request as { readonly lines?: unknown } | null)?.lines
  if (settings === undefined || !Array.isArray(lines)) return
  const fastPath = fastPathFor(settings, lookUpsOf(catalogue))
  for (const line of lines.slice(0, 200) as unknown[]) {
    tally.given++
    if (fastPath?.price(line) !== undefined) tally.taken++
  }
  fastPath?.end()
}

/** Expects the same JSON or the same problems with and without the fast path. */
function expectSame(
  request: unknown,
  kind: 'quote' | 'order',
  account: AccountInput,
  tally: Tally,
  catalogue?: Catalogue,
): void {
  const alone = byEngineAlone(request, kind, account, catalogue)
  const answer = (kind === 'quote' ? priceQuote : priceOrder)(request, account, catalogue)
  const fast = answer.ok ? { _tag: 'Right', right: answer.value } : { _tag: 'Left', left: answer.problems }
  // The text also has the order of the fields, and `toEqual` takes many times as long for large answers.
  if (JSON.stringify(fast) !== JSON.stringify(alone)) {
    expect(alone).toEqual(fast)
    if (answer.ok) expect(JSON.stringify(alone)).toBe(JSON.stringify(fast))
  }
  count(request, account, catalogue, tally)
}

const seed = fc.integer()
const PER_SEED = bySize(20, inCi(20, 60))

describe('the fast path', () => {
  test('agrees with the engine, or leaves the line to it, for ordinary requests and requests at its limits', () => {
    const tally = { given: 0, taken: 0 }
    fc.assert(
      fc.property(seed, (chosen) => {
        for (let index = 0; index < PER_SEED; index++) {
          const random = new Random(chosen, index)
          const kind = random.chance(80) ? 'quote' : 'order'
          expectSame(anyRequest(random), kind, anyAccount(random), tally)
        }
      }),
      { numRuns: 100 },
    )
    expect(tally.taken / tally.given).toBeGreaterThan(0.3)
    expect(tally.taken / tally.given).toBeLessThan(0.95)
  })

  test('agrees with the engine, or leaves the line to it, for every kind of document', () => {
    const tally = { given: 0, taken: 0 }
    fc.assert(
      fc.property(seed, (chosen) => {
        for (let index = 0; index < PER_SEED; index++) {
          const { request, kind, settings } = caseOf(chosen, index)
          expectSame(request, kind, settings, tally)
        }
      }),
      { numRuns: 20 },
    )
    expect(tally.taken).toBeGreaterThan(tally.given / 20)
  })

  test('agrees with the engine, or leaves the line to it, for the vectors', () => {
    const tally = { given: 0, taken: 0 }
    for (const file of readdirSync(vectors)) {
      const { cases } = JSON.parse(readFileSync(`${vectors}/${file}`, 'utf8')) as { cases: VectorCase[] }
      for (const { kind, request, account } of cases)
        if (kind === 'quote' || kind === 'order') expectSame(request, kind, account, tally)
    }
    expect(tally.taken).toBeGreaterThan(250)
  })

  test('gives a line the same figures after a line of any other strategy', () => {
    const [unitPrice, cost] = [{ amountMicros: '15001200' }, { amountMicros: '10003400' }]
    const sizes = [
      ['BASIC_QUANTITIES', { quantity: '2.25' }],
      ['LINEAL_METRES', { measurements: [{ length: '3', amount: '2' }] }],
      ['SQUARE_METRES', { measurements: [{ length: '2.413', width: '1.262' }] }],
      ['LINEAL_FEET', { measurements: [{ length: '7.5' }] }],
      ['SQUARE_FEET', { measurements: [{ length: '3.25', width: '4.5' }] }],
    ] as const
    const discount = '7.5'
    const priceFields = [
      { unitPrice },
      { unitPrice, cost },
      { unitPrice, discount },
      { unitPrice, cost, discount },
    ]
    const lines = sizes.flatMap(([strategy, size]) =>
      priceFields.map((fields) => ({
        labour: { pricing: { pricingStrategy: `PRICING_STRATEGY_${strategy}`, ...size, ...fields } },
      })),
    )
    const tally = { given: 0, taken: 0 }
    for (const one of lines)
      for (const other of lines)
        expectSame({ customerId: 'cust_1', lines: [one, other] }, 'quote', { currency: 'AUD' }, tally)
    expect(tally).toEqual({ given: 800, taken: 800 })
  })

  test('agrees with the engine, or leaves the line to it, for adversarial requests', () => {
    expect(triedOf(SMALL_CLASSES).given).toBeGreaterThan(300)
  })

  test('agrees with the engine, or leaves the line to it, for products that a catalogue has or lacks', () => {
    const tally = { given: 0, taken: 0 }
    const row = { productRowId: 'row_1', rowPriceIds: ['rowprice_1'] }
    const catalogue: Catalogue = {
      product: (id) => (id === 'prod_1' ? { colours: ['Monument'], rows: [row] } : undefined),
    }
    const pricing = { quantity: '2', unitPrice: { amountMicros: '12500000' } }
    for (const named of [
      { productId: 'prod_1' },
      { productId: 'prod_1', productRowId: 'row_1', rowPriceId: 'rowprice_1' },
      { productId: 'prod_1', params: [{ name: 'Colour', value: 'Monument' }] },
      { productId: 'prod_2' },
      { productId: 'prod_1', productRowId: 'row_2' },
      { productId: 'prod_1', params: [{ name: 'Colour', value: 'Pink' }] },
    ]) {
      const request = { customerId: 'cust_1', lines: [{ catalogue: { ...named, pricing } }] }
      expectSame(request, 'quote', { currency: 'AUD' }, tally, catalogue)
    }
    expect(tally).toEqual({ given: 6, taken: 3 })
  })

  test('agrees with the engine for ordinary lines mixed with lines that only the engine can price', () => {
    const tally = { given: 0, taken: 0 }
    const pricing = { quantity: '1', unitPrice: { amountMicros: '10000' } }
    const ordinary = { labour: { pricing } }
    const ofEngine = { labour: { pricing: { ...pricing, unitPrice: { amountMicros: '10001' } } } }
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (kinds) => {
        const lines = kinds.map((isOrdinary) => (isOrdinary ? ordinary : ofEngine))
        expectSame({ customerId: 'cust_1', lines }, 'quote', { currency: 'AUD' }, tally)
      }),
      { numRuns: 50 },
    )
    expect(tally.taken).toBeGreaterThan(0)
    expect(tally.taken).toBeLessThan(tally.given)
  })

  test('leaves a sum that is too large to the engine', () => {
    const tally = { given: 0, taken: 0 }
    const line = { labour: { pricing: { quantity: '1000', unitPrice: { amountMicros: '90000000000000' } } } }
    const lines = Array.from({ length: 110 }, () => line)
    const credit = { labour: { pricing: { ...line.labour.pricing, quantity: '-1000' } } }
    expectSame(
      { customerId: 'cust_1', lines: [...lines, ...lines.map(() => credit)] },
      'quote',
      { currency: 'AUD' },
      tally,
    )
    expect(tally.taken).toBeGreaterThan(0)
    expect(tally.taken).toBeLessThan(tally.given)
  })

  test('agrees with the engine during a look-up of the host that prices another document', () => {
    const own = {
      customerId: 'cust_1',
      lines: [{ labour: { pricing: { quantity: '9', unitPrice: { amountMicros: '990000' } } } }],
    }
    const catalogue: Catalogue = {
      product: () => {
        priceQuote(own, { currency: 'NZD' })
        return { colours: [] }
      },
    }
    const pricing = { quantity: '2', unitPrice: { amountMicros: '12500000' } }
    const lines = [1, 2, 3].map((number) => ({ catalogue: { productId: `prod_${String(number)}`, pricing } }))
    const answer = priceQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' }, catalogue)
    expect(answer.ok && answer.value.total).toEqual({ amountMicros: '75000000', currency: 'AUD' })
  })
})

describe('adversarial requests of 10,000 lines and more', () => {
  test('get the same prices from the fast path as from the engine', () => {
    expect(triedOf(LARGE_CLASSES).given).toBeGreaterThan(1000)
  })
})

/** Prices all requests of some classes with and without the fast path. */
function triedOf(classes: typeof SMALL_CLASSES): Tally {
  const tally = { given: 0, taken: 0 }
  for (const { request, kind, account } of sentIn(classes)) expectSame(request, kind, account, tally)
  return tally
}

interface VectorCase {
  readonly kind: string
  readonly request: unknown
  readonly account: AccountInput
}
