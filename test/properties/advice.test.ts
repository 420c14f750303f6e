import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  adviseAccount,
  adviseCatalogue,
  adviseFlashing,
  adviseOrder,
  adviseQuote,
  advisoryCodes,
  priceOrder,
  priceQuote,
  parseCatalogue,
  type AccountInput,
  type Advisory,
  type FlashingDrawingInput,
  type FlashingLineInput,
  type Result,
} from '../../src/entries/index.js'
import type { AdvisoryCode } from '../../src/problem/advisory-codes.js'
import { plainPath, pointerOf } from '../../src/problem/path.js'
import { REQUEST_FIELDS } from '../../src/wire/field-names.generated.js'
import {
  isKept,
  meantByKept,
  meantField,
  visitFields,
  type FieldTable,
  type FoundField,
} from '../../src/wire/unknown-fields.js'
import { ANYTHING } from '../adversarial/adversarial-cases.js'
import { buildValue } from '../adversarial/build-value.js'
import { account, quoteRequest } from './requests.js'
import { bySize, oneOfEach } from '../run-size.js'
import { settingsFields } from '../settings-fields.js'

const customerId = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'

interface Vector {
  readonly name: string
  readonly kind: string
  readonly account: AccountInput
  readonly catalogue?: unknown
  readonly request: unknown
}

/** The folder with the public vectors of documents: valid and invalid requests, by rule. */
const rules = new URL('../vectors/rules/', import.meta.url)
const vectors = readdirSync(rules)
  .map(
    (file) => JSON.parse(readFileSync(new URL(file, rules), 'utf8')) as { readonly cases: readonly Vector[] },
  )
  .flatMap(({ cases }) => cases)

const problemsOf = (result: Result<unknown>) => (result.ok ? undefined : result.problems)

const KNOWN = new Map<string, string>(advisoryCodes.map(({ code, severity }) => [code, severity]))

/** Lists advisories that are malformed or point to a missing line. */
function faultsIn(advice: readonly Advisory[], lines: number): readonly Advisory[] {
  return advice.filter(({ code, severity, message, param, path }) => {
    const [, line = NaN] = /^(?:lines|adjustments)\[(\d+)\](\.|$)/.exec(param) ?? []
    const isThere = path[0] === 'adjustments' || (Number(line) < lines && path[1] === Number(line))
    return KNOWN.get(code) !== severity || message === '' || !isThere
  })
}

describe('V10: adviseQuote and adviseOrder', () => {
  test.each([
    ['quote', priceQuote, adviseQuote],
    ['order', priceOrder, adviseOrder],
  ] as const)(
    'return advice or the problems of pricing for the public vectors of a %s',
    (kind, price, advise) => {
      const asked = vectors.filter((vector) => vector.kind === kind)
      let refused = 0
      for (const { name, account: settings, catalogue, request } of asked) {
        const lookUps = catalogue === undefined ? undefined : parseCatalogue(catalogue)
        const read = lookUps?.ok === true ? lookUps.value : undefined
        const problems = problemsOf(price(request, settings, read))
        expect(problemsOf(advise(request, settings, read)), name).toEqual(problems)
        if (problems !== undefined) refused++
      }
      expect(refused).toBeGreaterThan(5)
      expect(asked.length).toBeGreaterThan(2 * refused)
    },
  )

  test('return advice or the problems of pricing for requests with every kind of line', () => {
    let requests = 0
    let advised = 0
    fc.assert(
      fc.property(quoteRequest, account, (request, settings) => {
        requests++
        const advice = adviseQuote(request, settings)
        expect(problemsOf(advice)).toEqual(problemsOf(priceQuote(request, settings)))
        if (!advice.ok) return
        expect(faultsIn(advice.value, request.lines.length)).toEqual([])
        advised += advice.value.length
      }),
      { numRuns: 300 },
    )
    expect(advised).toBeGreaterThan(requests / 6)
  })

  test('return advice or the problems of pricing for any value as request, account and catalogue', () => {
    const values = Object.entries({ ...ANYTHING.anywhere, ...ANYTHING.whole })
    expect(values.length).toBeGreaterThan(50)
    const request = { customerId, lines: [{ notes: {} }] }
    for (const [name, notation] of oneOfEach(bySize(4, 1), values)) {
      const value = buildValue(notation)
      const calls: readonly (readonly [unknown, unknown, unknown])[] = [
        [value, { currency: 'AUD' }, undefined],
        [{ customerId, lines: value }, { currency: 'AUD' }, undefined],
        [{ customerId, lines: [{ flashing: value }, { productKit: value }] }, { currency: 'AUD' }, undefined],
        [request, value, undefined],
        [request, { currency: 'AUD' }, value],
      ]
      for (const [sent, settings, catalogue] of calls) {
        const args = [sent, settings as AccountInput, catalogue as null] as const
        expect(problemsOf(adviseQuote(...args)), name).toEqual(problemsOf(priceQuote(...args)))
      }
    }
  })
})

describe('V10: a priced document (T10)', () => {
  /**
   * Advice that differs for a priced document. Computed figures have the account's currency. A rounded price
   * (L1) reads back rounded, perhaps as 0, so its rounding is not reported again.
   */
  const CHANGED: ReadonlySet<AdvisoryCode> = new Set([
    'other_currency',
    'unit_price_rounded',
    'cost_rounded',
    'zero_unit_price',
  ])
  const unchanged = (result: Result<readonly Advisory[]>) =>
    result.ok ? result.value.filter(({ code }) => !CHANGED.has(code)) : result.problems

  test('gets the same advice as its request, except on currencies of amounts and roundings by L1', () => {
    fc.assert(
      fc.property(quoteRequest, account, (request, settings) => {
        const quote = priceQuote(request, settings)
        if (!quote.ok) return
        expect(unchanged(adviseQuote(quote.value, settings))).toEqual(
          unchanged(adviseQuote(request, settings)),
        )
      }),
      { numRuns: 200 },
    )
  })
})

const point = fc.constantFrom('a', 'b', 'c', '__proto__')
const drawing: fc.Arbitrary<FlashingDrawingInput> = fc.record(
  {
    isFreeDrawing: fc.boolean(),
    isDeleted: fc.boolean(),
    points: fc.dictionary(
      point,
      fc.record(
        {
          x: fc.integer({ min: 0, max: 9 }),
          vectors: fc.array(point, { maxLength: 3 }),
          connect: fc.array(point, { maxLength: 3 }),
          finish: fc.constant({ type: 'FINISH_TYPE_FEATHER' as const, size: 5 }),
        },
        { requiredKeys: [] },
      ),
    ),
    lines: fc.constant({ values: { 'a-b': { size: 10 }, 'b-c': { size: 0 } } }),
  },
  { requiredKeys: [] },
)
const line: fc.Arbitrary<FlashingLineInput> = fc.record(
  {
    drawing,
    otherSides: fc.array(drawing, { maxLength: 2 }),
    bends: fc.constantFrom('0', '1', '2'),
    totalGirth: fc.constantFrom('0', '10', '15'),
    totalLength: fc.constant('5'),
    unitPrice: fc.constant({ amountMicros: '1000000' }),
    totalPrice: fc.constant({ amountMicros: '3000000' }),
    subitems: fc.array(fc.record({ amount: fc.integer({ min: 0, max: 3 }), length: fc.constant(1000) })),
  },
  { requiredKeys: ['drawing'] },
)

const ON_TOTALS: readonly string[] = ['flashing_without_total', 'flashing_without_pieces']

describe('V10: the advice on a document', () => {
  test('includes the advice on its flashings (F11), with the line in front of the pointers', () => {
    let flashings = 0
    let advised = 0
    fc.assert(
      fc.property(line, account, (flashing, settings) => {
        flashings++
        const byItself = adviseFlashing(flashing, settings)
        const inDocument = adviseQuote({ customerId, lines: [{ notes: {} }, { flashing }] }, settings)
        if (!byItself.ok || !inDocument.ok) throw new Error('the flashing was refused')
        const prefixed = byItself.value.map((one) => ({
          ...one,
          param: `lines[1].flashing.${one.param}`,
          path: ['lines', 1, 'flashing', ...one.path],
        }))
        // Only documents get advice on totals, since the calculators compute totals.
        const sameOnBoth = inDocument.value.filter(({ code }) => !ON_TOTALS.includes(code))
        expect(sameOnBoth).toEqual(prefixed)
        advised += prefixed.length
      }),
      { numRuns: 300 },
    )
    expect(advised).toBeGreaterThan(flashings)
  })
})

/** Lists every defined object in a request, with its definition. */
function ownersIn(request: unknown): readonly FoundField['owner'][] {
  const owners = new Set<FoundField['owner']>()
  visitFields(request, 'QuoteRequest', REQUEST_FIELDS, ({ owner }) => owners.add(owner))
  return [...owners]
}

/** Adds a field to the object at a path. */
function withField(value: unknown, path: readonly unknown[], name: string): unknown {
  const [step, ...rest] = path
  if (step === undefined) return { ...(value as object), [name]: 'x' }
  const key = (typeof step === 'object' && step !== null ? (step as { key: string }).key : step) as string
  const part = withField((value as Readonly<Record<string, unknown>>)[key], rest, name)
  if (Array.isArray(value))
    return value.map((element: unknown, index) => (index === Number(key) ? part : element))
  return { ...(value as object), [key]: part }
}

const table: FieldTable = REQUEST_FIELDS
const ofField = ({ code }: Advisory) => code === 'unknown_field' || code === 'similar_field'

describe('V10: unknown fields', () => {
  test('are not reported on a request with only known fields', () => {
    fc.assert(
      fc.property(quoteRequest, account, (request, settings) => {
        const advice = adviseQuote(request, settings)
        expect(advice.ok ? advice.value.filter(ofField) : []).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('add one advisory each at their own path and change no figure', () => {
    let [priced, dropped, kept] = [0, 0, 0]
    fc.assert(
      fc.property(quoteRequest, account, (request, settings) => {
        const before = priceQuote(request, settings)
        if (!before.ok) return
        priced++
        // Tries one object of each definition in the request.
        for (const owner of new Map(ownersIn(request).map((one) => [one.definition, one])).values()) {
          const sent = withField(request, owner.path, 'zzyzx')
          const advice = adviseQuote(sent, settings)
          const places =
            advice.ok && advice.value.filter(ofField).map(({ code, param, path }) => [code, param, path])
          const isKept = table[owner.definition]?.keeps === 'others'
          const path = [...plainPath(owner.path), 'zzyzx']
          expect(places).toEqual(isKept ? [] : [['unknown_field', pointerOf([...owner.path, 'zzyzx']), path]])
          const after = priceQuote(sent, settings)
          expect(after).toEqual(
            isKept ? { ok: true, value: withField(before.value, owner.path, 'zzyzx') } : before,
          )
          if (isKept) kept++
          else dropped++
        }
      }),
      { numRuns: 300 },
    )
    expect(Math.min(dropped, kept)).toBeGreaterThan(priced / 2)
  })

  const names = Object.entries(table).flatMap(([definition, { fields }]) =>
    Object.keys(fields).map((name) => [definition, name] as const),
  )

  test.each(names.filter(([, name]) => name.length > 2))(
    'are recognised as %s.%s with a letter missing',
    (definition, name) => {
      for (let index = 0; index < name.length; index++) {
        const typed = name.slice(0, index) + name.slice(index + 1)
        // The result may be a known name, such as `angle` of an arrow.
        if (names.some(([, known]) => known === typed)) continue
        visitFields({ [typed]: 'x' }, definition, REQUEST_FIELDS, (field) => {
          const meant = isKept(field, REQUEST_FIELDS) ? meantByKept(field) : meantField(field)
          expect([typed, meant?.name]).toEqual([typed, name])
        })
      }
    },
  )
})

describe.each([
  ['account', 'Account', adviseAccount],
  ['catalogue', 'CatalogueFile', adviseCatalogue],
] as const)('each known field of the %s', (_, definition, advise) => {
  test.each(settingsFields(definition).map((field) => [field.name, field] as const))(
    'is not reported, unlike its name with an extra letter: %s',
    (name, { settingsWith }) => {
      expect(advise(settingsWith({ [name]: {} }))).toEqual([])
      const misspelt = `${name}x`
      expect(advise(settingsWith({ [misspelt]: {} }))).toMatchObject([
        { code: 'unknown_field', details: { field: misspelt, didYouMean: name } },
      ])
    },
  )
})
