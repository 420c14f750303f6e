import { describe, expect, test } from 'vitest'
import {
  compareWithGolden,
  libraryVersion,
  goldenHeader,
  goldenLines,
  parseGolden,
  recordLines,
  type GoldenRecord,
  type GoldenReport,
} from '../../src/entries/golden.js'
import { hours, piece, quoteOf, recordWith, reportOn, taxed, valueOf, type Recorded } from './recorded.js'

type FirstFigure = NonNullable<GoldenReport['causes'][number]['firstFigure']>
type GoldenTotals = NonNullable<GoldenRecord['totals']>

type CauseRow = GoldenReport['causes'][number]

const [tenth, more] = [taxed('0.10'), taxed('0.15')]
const price = (amount: string) => hours('1', amount)
const odd = quoteOf([price('1660000')])

/** Returns the only cause of these documents. */
function rowOf(documents: readonly Recorded[], then = tenth, now = then): CauseRow {
  const { causes } = reportOn(documents, then, now)
  const [row] = causes
  if (row === undefined || causes.length > 1) throw new Error(JSON.stringify(causes))
  return row
}

/**
 * Returns a document that was recorded with this total and a margin of 1 micro. No known cause explains the
 * difference.
 */
const odder = (total: string, recorded: string, id?: number): Recorded => {
  const request = quoteOf([price(total)])
  const record = recordWith(request, { currency: 'AUD' }, { total: recorded, margin: '1' })
  return [request, id === undefined ? record : { ...record, id }]
}

describe('the row of a cause', () => {
  const untaxed = { currency: 'AUD' }

  test('adds up increases and decreases, and has the largest difference', () => {
    // The differences are +0.07, -0.09 and +0.02.
    const row = rowOf([odder('120000', '50000'), odder('50000', '140000'), odder('30000', '10000')], untaxed)
    expect(row).toMatchObject({
      ...{ cause: 'figure:total', currency: 'AUD', documents: 3, policies: [], settings: [] },
      ...{ up: '90000', down: '-90000', net: '0', largest: '-90000' },
    })
  })

  test.each<[Parameters<typeof odder>, Parameters<typeof odder>, string]>([
    [['120000', '50000'], ['50000', '120000'], '70000'],
    [['120000', '50000'], ['50000', '130000'], '-80000'],
  ])(
    'has the largest difference of %j and %j, which is %s: furthest from zero, and positive if equally far',
    (one, other, largest) => {
      expect(rowOf([odder(...one), odder(...other)], untaxed).largest).toBe(largest)
      expect(rowOf([odder(...other), odder(...one)], untaxed).largest).toBe(largest)
    },
  )

  test('adds the total of a new document, and subtracts the total of a removed document', () => {
    const { causes } = reportOn(
      [
        [odd, undefined],
        [undefined, recordWith(odd, tenth)],
      ],
      tenth,
    )
    const all = { documents: 1, lines: 0 }
    expect(causes).toMatchObject([
      { ...all, cause: 'added', up: '1830000', down: '0', largest: '1830000' },
      { ...all, cause: 'removed', up: '0', down: '-1830000', largest: '-1830000' },
    ])
  })

  test('counts from zero if one side was refused or has no total', () => {
    const { request, lines = '' } = recordWith(odd, tenth)
    const [refused, without]: readonly GoldenRecord[] = [
      { kind: 'quote', request, problems: ['required a'] },
      { kind: 'quote', request, totals: {}, lines },
    ]
    for (const recorded of [refused, without])
      expect(rowOf([[odd, recorded]])).toMatchObject({ up: '1830000', down: '0' })
  })

  test('counts the lines that differ if both sides have the document', () => {
    const three = quoteOf([price('10000'), price('20000'), price('30000')])
    const { lines = '' } = recordWith(three, tenth)
    const row = rowOf([
      [three, recordWith(three, tenth, {}, { lines: `${lines.slice(0, 8)}aaaaaaaabbbbbbbb` })],
    ])
    expect([row.cause, row.lines]).toEqual(['lines', 2])
  })

  test('has three samples, the smallest first, and equal sizes in their order', () => {
    // A longer request is larger.
    const padded = (characters: number): Recorded => {
      const request = { ...odd, reference: 'x'.repeat(characters) }
      return [request, recordWith(request, tenth, { margin: '1' })]
    }
    const row = rowOf([5, 2, 1, 2, 2].map(padded))
    expect(row.samples.map(({ line }) => line)).toEqual([3, 2, 4])
  })

  test('has a sample with its line, its id and its totals', () => {
    expect(rowOf([odder('120000', '50000', 0)], untaxed).samples).toEqual([
      { line: 1, id: 0, recorded: '50000', current: '120000' },
    ])
    const gone = rowOf([[undefined, recordWith(odd, tenth, {}, { id: 'Q' })]])
    expect(gone.samples).toEqual([{ id: 'Q', recorded: '1830000' }])
    const refused = quoteOf([{ labour: {} }])
    expect(rowOf([[refused, recordWith(refused, tenth, {}, { problems: ['a'] })]]).samples).toEqual([
      { line: 1 },
    ])
  })

  test('has one currency, so different currencies are never subtracted (N3)', () => {
    const [then, now] = [taxed('0.10'), taxed('0.10', { currency: 'NZD' })]
    const { causes, sums } = reportOn([[odd, recordWith(odd, then)]], then, now)
    const cause = 'currency:AUD:NZD'
    expect(causes).toMatchObject([
      { cause, currency: 'AUD', documents: 0, lines: 0, up: '0', down: '-1830000', largest: '-1830000' },
      { cause, currency: 'NZD', documents: 1, up: '1830000', down: '0', largest: '1830000' },
    ])
    expect(causes.map(({ samples }) => samples)).toEqual([
      [{ line: 1, recorded: '1830000' }],
      [{ line: 1, current: '1830000' }],
    ])
    expect(causes.map((row) => ['shrunk' in row, 'firstFigure' in row])).toEqual(
      Array(2).fill([false, false]),
    )
    expect(sums.map(({ currency, net }) => [currency, net])).toEqual([
      ['AUD', '-1830000'],
      ['NZD', '1830000'],
    ])
  })

  test('is in the current currency if one side has no amounts', () => {
    const [then, now] = [taxed('0.10'), taxed('0.10', { currency: 'NZD' })]
    const { request } = recordWith(odd, then)
    const refusedThen: GoldenRecord = { kind: 'quote', request, problems: ['required a'] }
    const refused = quoteOf([{ labour: {} }])
    const currenciesOf = (document: Recorded) =>
      reportOn([document], then, now).causes.map(({ currency }) => currency)
    expect(currenciesOf([odd, refusedThen])).toEqual(['NZD'])
    expect(currenciesOf([odd, undefined])).toEqual(['NZD'])
    expect(currenciesOf([undefined, recordWith(odd, then)])).toEqual(['AUD'])
    expect(
      currenciesOf([refused, { ...recordWith(odd, then), request: recordWith(refused, then).request }]),
    ).toEqual(['AUD'])
    expect(currenciesOf([odd, { ...recordWith(odd, then), currency: 'EUR' }])).toEqual(['EUR', 'NZD'])
  })
})

describe('the smallest request that shows a cause', () => {
  const smallestOf = (request: unknown, then = tenth, now = more, figures: GoldenTotals = {}) =>
    rowOf([[request, recordWith(request, then, figures)]], then, now)

  test('has only the lines that its total needs, the totals of both sides, and the first figure', () => {
    const adjustments = [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }]
    const { shrunk, firstFigure } = smallestOf(
      quoteOf([price('0'), price('1660000'), price('2000000')], adjustments),
    )
    expect(shrunk).toEqual({
      request: quoteOf([price('1660000')]),
      ...{ recorded: '1830000', current: '1910000' }, // 1.66 with 0.17 and 0.25
    })
    expect(firstFigure).toMatchObject({ rule: 'T4', recorded: '0.17', current: '0.25' })
  })

  test('has two lines if both are needed', () => {
    const untaxed = { currency: 'AUD' }
    const request = quoteOf([price('30000'), price('0'), price('30000')])
    // The 10% tax of 0.06 is 0.006, and the tax of 0.03 is 0.003.
    expect(smallestOf(request, untaxed, tenth).shrunk).toMatchObject({
      request: quoteOf([price('30000'), price('30000')]),
      ...{ recorded: '60000', current: '70000' },
    })
  })

  test('changes the total, not only an earlier figure, and needs every part of the cause', () => {
    // Without tax. 0.045 is 0.04 half even. By the rules it is 0.05.
    const untaxed = { currency: 'AUD' }
    const request = quoteOf([hours('0.5', '90000'), price('0'), price('1020000')])
    // 0.04 and 1.02 are 1.06, to five cents 1.05. With 1.02 alone, rounding to five cents would be enough.
    const row = smallestOf(request, untaxed, untaxed, { subtotal: '1060000', total: '1050000' })
    expect([row.cause, ...row.alsoFits]).toContain('recorded:half-even+recorded:total-to-five-cents')
    expect(row.shrunk).toMatchObject({
      request: quoteOf([hours('0.5', '90000'), price('1020000')]),
      ...{ recorded: '1050000', current: '1070000' },
    })
  })

  test('keeps the adjustments without which one of two settings changes nothing', () => {
    const discounts = ['10', '5'].map((percentage) => ({ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage }))
    const now = taxed('0.15', { adjustmentPercentages: 'in-turn' })
    const { cause, shrunk } = smallestOf(quoteOf([price('0'), price('100000000')], discounts), tenth, now)
    expect(cause).toBe('tax.rate:0.10:0.15+adjustmentPercentages:of-subtotal:in-turn')
    // 100 less 15 with 10% tax. 100 less 10 and 4.50 with 15%.
    expect(shrunk).toEqual({
      request: quoteOf([price('100000000')], discounts),
      ...{ recorded: '93500000', current: '98330000' },
    })
  })

  test('is absent for an unknown cause', () => {
    const row = smallestOf(odd, tenth, tenth, { total: '77' })
    expect(['shrunk' in row, 'firstFigure' in row]).toEqual([false, false])
  })

  test('is found among 250 lines even if the relevant line is near the end', () => {
    const lines = Array.from({ length: 250 }, (_, index) => price(index === 240 ? '1000000' : '0'))
    expect(smallestOf(quoteOf(lines)).shrunk?.request).toEqual(quoteOf([price('1000000')]))
  })
})

describe('the first figure that differs', () => {
  function firstOf(
    request: unknown,
    then: typeof tenth,
    now: typeof tenth,
    figures: GoldenTotals = {},
  ): FirstFigure | undefined {
    return rowOf([[request, recordWith(request, then, figures)]], then, now).firstFigure
  }

  test('is a figure of the document, not of the settings: the tax, not its rate (T4)', () => {
    expect(firstOf(odd, tenth, more)).toEqual({
      ...{ figure: 'tax_amount', name: 'tax', rule: 'T4', recorded: '0.17', current: '0.25' },
    })
  })

  test('is a step towards the total of a kit: the rounding of the total of a component (L14)', () => {
    const component = {
      productType: 'PRODUCT_TYPE_ON_THE_FLY',
      pricing: { quantity: '1', unitPrice: { amountMicros: '45000' }, totalPrice: { amountMicros: '45000' } },
    }
    const kit = { productKit: { components: [component] } }
    const untaxed = { currency: 'AUD' }
    // 0.045 is 0.05 by the rules. As a binary number it is slightly less, so another program rounds it to 0.04.
    expect(firstOf(quoteOf([kit]), untaxed, untaxed, { subtotal: '40000', total: '40000' })).toMatchObject({
      ...{ figure: 'lines[0].product_kit.components[0]#counted_total', rule: 'L14' },
      ...{ recorded: '0.04', current: '0.05' },
    })
  })

  test('is not a converted setting: the charged length, not the minimum (M3)', () => {
    const [then, now] = [1000, 2000].map((minimumLinealLengthMm) =>
      taxed('0.10', { minimumLinealLengthMm }),
    ) as [typeof tenth, typeof tenth]
    expect(firstOf(quoteOf([price('1660000'), piece('5'), piece('0.2')]), then, now)).toEqual({
      figure: expect.stringContaining('on_the_fly.pricing.measurements[0]#charged_length') as string,
      ...{ name: 'charged length', rule: 'M3', recorded: '1', current: '2' },
    })
  })

  test('is the total of a line that a policy changes', () => {
    // 1.00, and half a cent, which is 0 half even.
    const tie = quoteOf([price('1000000'), hours('0.5', '10000')])
    const figures = { subtotal: '1000000', taxAmount: '100000', total: '1100000' }
    expect(firstOf(tie, tenth, tenth, figures)).toEqual({
      ...{ figure: 'lines[0].labour.pricing.total_price', name: 'line total', rule: 'L3' },
      ...{ recorded: '0.00', current: '0.01' },
    })
  })

  test('is a figure of the document if the lines are equal', () => {
    // The tax is twice 0.033 by line, and 0.066 by document.
    const request = quoteOf([price('330000'), price('330000')])
    expect(firstOf(request, tenth, tenth, { taxAmount: '60000', total: '720000' })).toEqual({
      ...{ figure: 'tax_amount', name: 'tax', rule: 'T4', recorded: '0.06', current: '0.07' },
    })
    expect(firstOf(odd, tenth, tenth, { total: '1850000' })).toEqual({
      ...{ figure: 'total', name: 'total', rule: 'T6', recorded: '1.85', current: '1.83' },
    })
  })
})

describe('a report', () => {
  test('has its format, versions and settings even without documents', () => {
    expect(reportOn([], tenth, more)).toEqual({
      ...{ format: 'quotewright.golden-report/1', comparedWith: 'golden' },
      versions: { recorded: libraryVersion, current: libraryVersion },
      ...{ documents: 0, same: 0, causes: [], sums: [], unusedAcceptances: [] },
      settings: [{ name: 'tax.rate', recorded: '0.10', current: '0.15' }],
    })
  })

  test('accepts a cause by its id or by the id of an equal fit, and lists acceptances without a cause', () => {
    const recorded = recordWith(odd, tenth, { total: '1850000' })
    const id = 'recorded:total-to-five-cents'
    const acceptedWith = (accepted: Readonly<Record<string, string>>) => {
      const { causes, unusedAcceptances } = reportOn([[odd, recorded]], tenth, tenth, accepted)
      return [causes.map((row) => row.accepted), unusedAcceptances]
    }
    expect(acceptedWith({})).toEqual([[undefined], []])
    expect(acceptedWith({ [id]: 'one', lines: 'two' })).toEqual([['one'], ['lines']])
    // A line of 0.045: half even and half down both give 0.04, with tax 0.04.
    const tie = quoteOf([hours('0.5', '90000')])
    const even = recordWith(tie, tenth, { subtotal: '40000', taxAmount: '0', total: '40000' })
    const [row] = reportOn([[tie, even]], tenth).causes
    const other = row?.alsoFits[0] ?? ''
    expect(other).not.toBe('')
    const report = reportOn([[tie, even]], tenth, tenth, { [other]: 'as well' })
    expect([report.causes[0]?.accepted, report.unusedAcceptances]).toEqual(['as well', []])
  })

  test('has the smallest request of the first 500 causes', async () => {
    // Of 501 causes, 498 have two refused documents each. The last three have one document each, with its own
    // tax rate.
    const { kind, request } = recordWith(odd, tenth)
    const refused = Array.from({ length: 996 }, (_, index) =>
      JSON.stringify({ kind, request, problems: [`problem_${String(index >> 1)}`] }),
    )
    const sent = ['0.20', '0.21', '0.22'].map((rate) => ({ request: odd, account: taxed(rate) }))
    const lines: string[] = []
    const records = valueOf(recordLines(sent, tenth))
    for await (const line of goldenLines(valueOf(goldenHeader(tenth)), records)) lines.push(line)
    const [header = '', ...others] = lines
    const golden = valueOf(await parseGolden([header, ...refused, ...others]))
    const now = {
      ...{ account: tenth, requestAt: () => odd },
      records: valueOf(recordLines(Array<unknown>(999).fill(odd), tenth)),
    }
    const { causes } = valueOf(await compareWithGolden(golden, now))
    expect(causes.length).toBe(501)
    expect(causes.slice(497).map((row) => 'shrunk' in row)).toEqual([false, true, true, false])
  })

  test('needs work per cause that does not grow with the number of causes', () => {
    const { kind, request } = recordWith(odd, tenth)
    const maps = Map.prototype as unknown as { set: (this: object, key: unknown, value: unknown) => object }
    const { set } = maps
    /** Counts the writes to maps if each document has a different cause. */
    const callsFor = (documents: number): number => {
      let calls = 0
      try {
        maps.set = function (key, value) {
          calls++
          return set.call(this, key, value)
        }
        const sent = Array.from({ length: documents }, (_, index): Recorded => {
          return [odd, { kind, request, problems: [`problem_${String(index)}`] }]
        })
        expect(reportOn(sent, tenth).causes).toHaveLength(documents)
      } finally {
        maps.set = set
      }
      return calls
    }
    expect(callsFor(200)).toBeLessThan(2.2 * callsFor(100))
  })
})
