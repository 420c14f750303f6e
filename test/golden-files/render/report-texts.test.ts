import { describe, expect, test } from 'vitest'
import { goldenReportTexts, renderGoldenReport, type GoldenReport } from '../../../src/entries/golden.js'
import { formOf } from './form-of.js'
import { cause, none, reportOn } from './reports.js'

type GoldenTextOptions = NonNullable<Parameters<typeof goldenReportTexts>[1]>

type CauseRow = GoldenReport['causes'][number]

const textsOf = (report: unknown, options: GoldenTextOptions = { details: true }) =>
  goldenReportTexts(report as GoldenReport, options)
const outcome = (report: unknown): string => textsOf(report).outcome
/** Lists the sentences about a cause after the first one, reduced to figures and marks. */
const factsOf = (...rows: readonly Partial<CauseRow>[]): readonly string[] =>
  (textsOf(reportOn(rows.map((row) => cause({ cause: 'a', ...row })))).causes[0]?.lines ?? [])
    .slice(1)
    .map(formOf)
const idsUpTo = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(index))
/** Returns the cells of the column at this index. */
const cellsOf = (report: unknown, column: number): readonly string[] =>
  textsOf(report).columns[column]?.cells ?? []

describe('the outcome of a report', () => {
  test('counts the documents if all are the same', () => {
    expect(outcome(reportOn([], { documents: 1234, same: 1234 }))).toContain('1,234')
    expect(formOf(outcome(reportOn([], { documents: 0, same: 0 })))).toBe('x.')
  })

  test('has the number of documents that differ, the money of each currency, and the causes', () => {
    const rows = [
      cause({ cause: 'a', documents: 1500 }),
      cause({ cause: 'b', documents: 1, currency: 'EUR', net: '-20000' }),
      cause({ cause: 'c', documents: 1, currency: 'NZD', net: '0' }),
    ]
    expect(formOf(outcome(reportOn(rows)))).toBe('1,502 x 1,521 x, 15.00 x, 0.02 x, 0.00 x; 3 x, x.')
  })

  test('has no money without a sum, and counts at least 0 documents', () => {
    expect(formOf(outcome(reportOn([], { documents: 3, same: 1 })))).toBe('2 x 3 x; x.')
    const below = reportOn([cause({ cause: 'a' })], { documents: 3, same: 5, sums: [] })
    expect(formOf(outcome(below))).toBe('0 x 3 x; 1 x, x.')
  })

  test('counts no documents if the only one differs', () => {
    const one = reportOn([], { documents: 1, same: 0, sums: [] })
    for (const locale of ['en', 'de']) expect(formOf(textsOf(one, { locale }).outcome)).toBe('x; x.')
  })

  test.each([
    [[true], '1 x, x.'],
    [[true, true], '2 x, x.'],
    [[true, false], '2 x, 1 x.'],
    [[false, false], '2 x, x.'],
  ])('ends, with causes accepted %j, with %s', (accepted, text) => {
    const rows = accepted.map((isAccepted, index) =>
      cause({ cause: String(index), ...(isAccepted ? { accepted: 'known' } : {}) }),
    )
    expect(formOf(outcome(reportOn(rows, { sums: [] })))).toMatch(new RegExp(`; ${text}$`))
    // The last column has one of two texts.
    expect(new Set(cellsOf(reportOn(rows), 7)).size).toBe(new Set(accepted).size)
  })

  test('states whether a single cause is accepted', () => {
    const outcomeWith = (rest: object) => outcome(reportOn([cause({ cause: 'a', ...rest })]))
    expect(outcomeWith({ accepted: 'known' })).not.toBe(outcomeWith({}))
  })

  test('has at most ten sums, and counts the others', () => {
    const rows = idsUpTo(12).map((id) => cause({ cause: 'a', currency: `C${id}`, net: '0' }))
    expect(outcome(reportOn(rows))).toMatch(/0\.00 C9[^\d]* 2 /)
  })
})

describe('the causes of a report', () => {
  test('are listed once each, in the order of the report, with a row for each currency', () => {
    const report = reportOn([
      cause({ cause: 'a', documents: 2, lines: 5 }),
      cause({ cause: 'b', documents: 1, lines: 1 }),
      cause({ cause: 'a', documents: 3, lines: 4, currency: 'EUR', net: '-10000' }),
    ])
    const { causes } = textsOf(report)
    expect(causes.map(({ id }) => id)).toEqual(['a', 'b'])
    expect([0, 1, 2, 6].map((column) => cellsOf(report, column))).toEqual([
      ['The English of a', 'The English of a', 'The English of b'],
      ['2', '3', '1'],
      ['5', '4', '1'],
      ['+0.01', '+0.01', '+0.01'],
    ])
  })

  test('have their sentence in the requested language, or else their id', () => {
    const sentence = (row: Partial<CauseRow>, locale?: string) =>
      textsOf(reportOn([cause({ cause: 'a', english: 'E', german: 'G', ...row })]), {
        details: true,
        ...(locale === undefined ? {} : { locale }),
      }).causes[0]?.lines[0]
    expect([sentence({}), sentence({}, 'de'), sentence({ english: '' })]).toEqual(['E', 'G', 'a'])
  })

  test('have their size, with the money of each currency', () => {
    const rows = [
      cause({ cause: 'a', documents: 1000, lines: 2000 }),
      cause({ cause: 'a', currency: 'EUR', net: '-10000', lines: 0 }),
    ]
    const lines = renderGoldenReport(reportOn(rows), { format: 'markdown' }).split('\n').map(formOf)
    expect(lines).toContain('1,001 x, 2,000 x: 10.00 x, 0.01 x.<x>x: x')
  })

  const firstFigure = { figure: 'total', name: 'name', rule: 'T5', recorded: '1.5', current: '2' }

  test('have their facts in a fixed order, without empty facts', () => {
    expect(
      factsOf({
        ...{ firstFigure, settings: [{ name: 'b' }], policies: ['p', 'q'], alsoFits: ['r'] },
        ...{ samples: [{ id: 5 }], accepted: 'known' },
      }),
    ).toEqual(['x: x (x5), x: 1.5 → 2', 'x: x', 'x: 5: x → x', 'x: x'])
    expect(factsOf({})).toEqual([])
  })

  test('have the facts of any of their rows, from the first row with such a fact', () => {
    const other = { ...firstFigure, recorded: '8', current: '9' }
    expect(factsOf({}, { currency: 'EUR', firstFigure }, { currency: 'USD', firstFigure: other })).toEqual([
      'x: x (x5), x: 1.5 → 2',
    ])
    const shrunk = { request: {}, recorded: '1000000', current: '2000000' }
    expect(
      renderGoldenReport(reportOn([cause({ cause: 'a' }), cause({ cause: 'a', currency: 'EUR', shrunk })]), {
        format: 'html',
      }),
    ).toContain('1.00 → 2.00 EUR (+1.00)')
    const place = { format: 'github', file: 'f' } as const
    const samples = [{ line: 7 }, { line: 3 }]
    const rows = [
      cause({ cause: 'a', samples: [{ recorded: '1' }] }),
      cause({ cause: 'a', currency: 'EUR', samples }),
    ]
    expect(renderGoldenReport(reportOn(rows), place)).toContain('file=f,line=7,')
  })

  test('have only the reason of their acceptance, unless the caller requests details', () => {
    const [found] = textsOf(reportOn([cause({ cause: 'a', firstFigure, accepted: 'known' })]), {}).causes
    expect(found?.lines.slice(1)).toEqual([expect.stringMatching(/: known$/)])
  })

  test('are accepted if all of their rows are accepted, for the reason of the first row', () => {
    const acceptedFor = (...reasons: readonly (string | undefined)[]) =>
      factsOf(
        ...reasons.map((accepted, index) => ({
          currency: `C${String(index)}`,
          ...(accepted && { accepted }),
        })),
      )
    expect([acceptedFor('1', '2'), acceptedFor('1', undefined), acceptedFor(undefined, '2')]).toEqual([
      ['x: 1'],
      [],
      [],
    ])
  })

  test('have no rule number at a first figure without a rule, and the decimal mark of the language', () => {
    const report = reportOn([
      cause({ cause: 'a', firstFigure: { ...firstFigure, rule: '', current: '2.5' } }),
    ])
    expect(textsOf(report, { details: true, locale: 'de' }).causes[0]?.lines[1]).toMatch(
      /: name, total: 1,5 → 2,5$/,
    )
  })

  test.each([
    [{ line: 7, id: 'Q-7' }, 'x: x 7, x-7: x → x'],
    [{ line: 7 }, 'x: x 7: x → x'],
    [{ id: 'Q-7' }, 'x: x-7: x → x'],
    [{}, 'x: x: x → x'],
    [{ recorded: '1000000', current: '1020000' }, 'x: x: 1.00 → 1.02 x (+0.02)'],
    [{ recorded: '1020000', current: '1000000' }, 'x: x: 1.02 → 1.00 x (-0.02)'],
    [{ recorded: '1000000' }, 'x: x: 1.00 x → x'],
    [{ current: '1000000' }, 'x: x: x → 1.00 x'],
    [{ recorded: '0', current: '0' }, 'x: x: 0.00 → 0.00 x (0.00)'],
  ])('show the sample %j as %s', (sample, text) => {
    expect(factsOf({ samples: [sample] })).toEqual([text])
  })

  test('have three samples for each currency, and at most ten', () => {
    const samples = idsUpTo(5).map((id) => ({ line: 1 + Number(id) }))
    // One more line is the label of several samples.
    expect(factsOf({ samples })).toHaveLength(1 + 3)
    expect(factsOf({ samples }, { samples, currency: 'EUR' })).toHaveLength(1 + 6)
    expect(factsOf(...['A', 'B', 'C', 'D'].map((currency) => ({ samples, currency })))).toHaveLength(1 + 10)
  })

  test('have at most fifty rows and twenty paragraphs, and the others are counted', () => {
    const { rows, rowsLeftOut, causes, causesLeftOut } = textsOf(
      reportOn(idsUpTo(53).map((id) => cause({ cause: id }))),
    )
    expect([rows, causes.length]).toEqual([50, 20])
    expect([rowsLeftOut, causesLeftOut]).toEqual([
      expect.stringMatching(/^3 /),
      expect.stringMatching(/^33 /),
    ])
    expect(textsOf(reportOn(idsUpTo(20).map((id) => cause({ cause: id }))))).not.toHaveProperty(
      'causesLeftOut',
    )
  })
})

describe('the limits of a report', () => {
  test('texts have at most 500 characters, and currencies at most twelve', () => {
    const sizesOf = (text: number, currency: number) => {
      const rows = [cause({ cause: 'x'.repeat(text), currency: 'C'.repeat(currency) }), cause({ cause: 'b' })]
      const report = reportOn(rows)
      return [cellsOf(report, 0)[0]?.length, cellsOf(report, 7)[0]?.length]
    }
    expect([sizesOf(500, 12), sizesOf(501, 13)]).toEqual(Array(2).fill([500, 12]))
  })

  test('unused acceptances are one text with at most ten ids', () => {
    const unused = (count: number) =>
      textsOf({ ...none, unusedAcceptances: idsUpTo(count) }).unusedAcceptances
    expect(unused(0)).toEqual([])
    expect(unused(10)).toEqual([expect.stringMatching(/: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9$/)])
    expect(unused(13)).toEqual([expect.stringMatching(/ 8, 9, [^\d]*3/)])
  })

  test('settings are one text each, and at most ten', () => {
    const settings = [
      { name: 'a', recorded: '1' },
      { name: 'b', current: '2' },
    ]
    expect(textsOf({ ...none, settings }).settings.map(formOf)).toEqual(['x:', '  x: 1 → x', '  x: x → 2'])
    const many = textsOf({ ...none, settings: idsUpTo(11).map((name) => ({ name })) }).settings
    expect([many.length, many.at(-1)]).toEqual([12, expect.stringContaining('1')])
  })

  test('versions are those of both sides, or only the current version', () => {
    const { current } = none.versions
    const versionsIn = (report: GoldenReport) =>
      renderGoldenReport(report, { format: 'markdown' }).split('\n')[2]
    expect(versionsIn(none)).toMatch(/0\.1\.0 \(.*3f9c\), .* 0\.2\.0 \(.*81d0\)$/)
    expect(versionsIn({ ...none, versions: { current } })).toMatch(/^[^\d]*0\.2\.0 \(.*81d0\)$/)
  })
})

describe('a malformed report', () => {
  test.each([
    [1, '1'],
    [0, '0'],
    [-1, '0'],
    [1.5, '0'],
    ['1', '0'],
    [2 ** 53, '0'],
    [2 ** 53 - 1, '9,007,199,254,740,991'],
  ])('shows the count %j as %s', (documents, count) => {
    expect(cellsOf({ causes: [{ documents }] }, 1)).toEqual([count])
  })

  test.each([
    ['1'.repeat(60), true],
    [`-${'1'.repeat(60)}`, true],
    ['1'.repeat(61), false],
    ['', false],
    ['-', false],
    ['1 ', false],
    [' 1', false],
    [10_000, false],
    ['+10000', false],
    ['1.5', false],
  ])('shows an amount for the amount %j: %s', (net, isAmount) => {
    expect(cellsOf({ causes: [{ net }] }, 5)[0] !== '0.00').toBe(isAmount)
  })

  /** Returns the facts of a cause with these fields. */
  const readAs = (sent: object): readonly string[] =>
    (textsOf({ causes: [sent] }).causes[0]?.lines ?? []).slice(1).map(formOf)

  test.each<[object, readonly string[]]>([
    [
      { samples: [{ line: 3, id: 'a', recorded: '10000', current: '-10000' }] },
      ['x: x 3, x: 0.01 → -0.01  (-0.02)'],
    ],
    [{ samples: [{ id: 7 }] }, ['x: 7: x → x']],
    [{ samples: [{ line: 0, id: true, recorded: 1, current: '1.0' }] }, ['x: x: x → x']],
    [{ samples: [{ line: 1.5, id: null }] }, ['x: x: x → x']],
    [{ samples: [{ line: '3', id: {} }] }, ['x: x: x → x']],
    [{ firstFigure: null }, []],
    [{ firstFigure: 'T5' }, []],
    [{ accepted: true }, []],
  ])('shows a cause with the fields %j as %j', (sent, facts) => {
    expect(readAs(sent)).toEqual(facts)
  })

  test('shows a smallest request of any kind', () => {
    const isShown = (shrunk: unknown): boolean =>
      renderGoldenReport({ causes: [{ shrunk }] } as never, { format: 'html' }).includes('0.00 → 0.00')
    expect([isShown({ request: null, recorded: 5 }), isShown({ recorded: '1' })]).toEqual([true, false])
  })

  test('shows no position for an empty path', () => {
    const report = reportOn([cause({ cause: 'a', samples: [{ line: 7 }] })])
    expect(renderGoldenReport(report, { format: 'github', file: '' })).toBe(
      renderGoldenReport(report, { format: 'github' }),
    )
  })
})

describe('the smallest request', () => {
  /** Returns the JSON in a report, as a browser shows it. */
  const jsonOf = (request: unknown): string | undefined => {
    const shrunk = { request, recorded: '1', current: '2' }
    const page = renderGoldenReport(reportOn([cause({ cause: 'a', shrunk })]), { format: 'html' })
    return /<pre[^>]*>([^]*)<\/pre>/.exec(page)?.[1]?.replaceAll('&quot;', '"')
  }

  test('is JSON with one entry per line', () => {
    expect(jsonOf({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}')
  })

  test('has an escape of four digits for each invisible character, and parses back', () => {
    const text = 'a\u007f\u00ad\u200b\u2028\u202e\ufeff\uffff'
    const json = jsonOf(text) ?? ''
    expect(json).toBe('"a\\u007f\\u00ad\\u200b\\u2028\\u202e\\ufeff\\uffff"')
    expect(JSON.parse(json)).toBe(text)
  })

  test('is omitted above 20,000 characters with its quotes', () => {
    expect(jsonOf('x'.repeat(19_998))?.length).toBe(20_000)
    expect(jsonOf('x'.repeat(19_999))).toBeUndefined()
  })

  test('is omitted if it is not JSON', () => {
    const circle: Record<string, unknown> = {}
    circle['itself'] = circle
    expect([() => 1, 1n, circle].map(jsonOf)).toEqual([undefined, undefined, undefined])
  })
})
