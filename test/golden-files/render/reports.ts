import type { GoldenReport } from '../../../src/entries/golden.js'
import type { GoldenSums } from '../../../src/golden/report.js'
import { inEachLanguage } from '../../../src/languages/languages.js'

type CauseRow = GoldenReport['causes'][number]

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

const cents = (count: number): string => String(count * 10_000)

/** Adds one cent to each document, unless the row has other figures. */
export function cause(row: Partial<CauseRow> & { readonly cause: string }): CauseRow {
  const documents = row.documents ?? 1
  return {
    ...inEachLanguage((code) => `The ${LANGUAGE_NAMES.of(code) ?? code} of ${row.cause}.`),
    documents,
    lines: documents,
    up: cents(documents),
    down: '0',
    net: cents(documents),
    largest: cents(1),
    currency: 'AUD',
    policies: [],
    settings: [],
    alsoFits: [],
    samples: [],
    ...row,
  }
}

/** Adds 19 unchanged documents. The sums add up the causes. */
export function reportOn(causes: readonly CauseRow[], rest: Partial<GoldenReport> = {}): GoldenReport {
  const differing = causes.reduce((sum, { documents }) => sum + documents, 0)
  const currencies = [...new Set(causes.map(({ currency }) => currency))]
  return {
    format: 'quotewright.golden-report/1',
    comparedWith: 'golden',
    versions: { recorded: { engine: '0.1.0', rules: '3f9c' }, current: { engine: '0.2.0', rules: '81d0' } },
    documents: differing + 19,
    same: 19,
    settings: [],
    causes,
    sums: currencies.map((currency) => ({
      ...sumsOf(causes.filter((row) => row.currency === currency)),
      currency,
    })),
    unusedAcceptances: [],
    ...rest,
  }
}

function sumsOf(rows: readonly CauseRow[]): GoldenSums {
  const sum = (name: 'up' | 'down' | 'net'): string =>
    String(rows.reduce((total, row) => total + BigInt(row[name]), 0n))
  return {
    documents: rows.reduce((total, { documents }) => total + documents, 0),
    lines: rows.reduce((total, { lines }) => total + lines, 0),
    up: sum('up'),
    down: sum('down'),
    net: sum('net'),
    largest: rows[0]?.largest ?? '0',
  }
}

export const halfEven = cause({
  cause: 'recorded:half-even',
  documents: 4981,
  english: 'The recorded figures round ties to even.',
  german: 'Die aufgezeichneten Zahlen runden Gleichstände zur geraden Ziffer.',
  policies: ['half-even'],
  settings: [{ name: 'tax.rate', recorded: '0.10', current: '0.15' }, { name: 'tax.byLine' }],
  alsoFits: ['recorded:half-down'],
  firstFigure: {
    figure: 'lines[0].labour.pricing.total_price',
    name: 'line total',
    rule: 'L3',
    recorded: '128.34',
    current: '128.35',
  },
  samples: [
    { line: 1012, id: 'Q-7', recorded: '128340000', current: '128350000' },
    { line: 3, id: 8, recorded: '1000000000' },
    { recorded: '20000000', current: '19990000' },
  ],
  shrunk: { request: { lines: [{ labour: {} }] }, recorded: '128340000', current: '128350000' },
})

/** Every table writes {@link halfEven} with these cells. */
export const CELLS_OF_TIES: readonly string[] = [
  'The recorded figures round ties to even',
  ...['4,981', '4,981', '+49.81', '0.00', '+49.81', '+0.01'],
]

/** Accepted, with some lower totals. */
export const newRate = cause({
  cause: 'tax.rate:0.10:0.15',
  documents: 12,
  up: '9007199254740993000000',
  down: '-500000',
  net: '9007199254740992500000',
  largest: '-123456789000000',
  accepted: 'from 1 July',
  samples: [{ line: 40, id: 'Q-40', recorded: '100000000', current: '105000000' }],
})

export const none = reportOn([])
export const one = reportOn([halfEven])
export const accepted = reportOn([newRate], { unusedAcceptances: ['recorded:half-up'] })
export const both = reportOn([halfEven, newRate], { settings: [{ name: 'tax.rate', current: '0.15' }] })

/** Accepted in EUR only. */
export const currencies = reportOn([
  cause({ cause: 'recorded:half-even', documents: 3 }),
  cause({
    ...{ cause: 'recorded:half-even', currency: 'EUR', accepted: 'known', documents: 2 },
    ...{ up: '0', down: '-20000', net: '-20000' },
  }),
])

export const many = reportOn(
  Array.from({ length: 10_000 }, (_, index) => ({
    ...halfEven,
    cause: `cause:${String(index)}`,
    documents: 1,
  })),
)

export const HARMFUL = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</style></details></pre>',
  ']]> <!-- <![CDATA[ &lt;b&gt; &amp;',
  '| a | `code` **b** _i_ [a](javascript:alert(1)) ![i](x) # h ~~s~~',
  'one\r\ntwo\n::error::three%0A\u0000\u0007\u001b[31m',
  '100%, a:b,c;d {0} {{1}} \\ \' "',
  '😀 \ud800 \u202e reversed \u05d0\u05d1 \ufffe \u2028',
  '__proto__',
  '',
]

export function adversarial(text: string): GoldenReport {
  const settings = [{ name: text, recorded: text, current: text }]
  const row = cause({
    ...{ cause: text, english: text, german: text, currency: text, policies: [text], settings },
    alsoFits: [text],
    firstFigure: { figure: text, name: text, rule: text, recorded: text, current: text },
    samples: [{ line: 7, id: text, recorded: '0', current: '1' }],
    shrunk: { request: { [text]: [text] }, recorded: '0', current: '1' },
  })
  return reportOn([row, { ...row, cause: `${text}2`, accepted: text }], {
    ...{ settings, unusedAcceptances: [text] },
    versions: { recorded: { engine: text, rules: text }, current: { engine: text, rules: text } },
  })
}
