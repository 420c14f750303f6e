import { goldenHeader, groupByCause, recordOf } from 'quotewright/golden'
import type { Figure, Page } from './page.js'
import { readFields } from './read-fields.js'
import { ACCOUNT, messages } from './request.js'

const fields = {
  requests: {
    label: 'Requests, one a line',
    kind: 'text',
    isLong: true,
    hint: 'NDJSON: what your system sends',
  },
  rounding: {
    label: 'Tax is rounded',
    kind: 'choice',
    choices: [
      ['document', 'once, for the document (as recorded)'],
      ['line', 'line by line'],
    ],
  },
  rate: { label: 'GST', kind: 'percent', hint: 'Recorded with 10%' },
} as const

/** What three small quotes look like on the wire. */
const line = (quantity: string, micros: string): string =>
  `{"labour":{"pricing":{"quantity":"${quantity}","unitPrice":{"amountMicros":"${micros}"}}}}`
const quote = (...lines: string[]): string => `{"customerId":"cust_1","lines":[${lines.join(',')}]}`
const REQUESTS = [
  quote(line('3', '1040000'), line('3', '1040000'), line('3', '1040000')),
  quote(line('8', '85000000'), line('2.25', '84950000')),
  quote(line('12', '1450000'), line('7', '2350000'), line('1', '990000')),
].join('\n')

/** A line of the text that is JSON, or what is wrong with it. */
function parse(text: string, index: number): { readonly request: unknown } | string {
  try {
    return { request: JSON.parse(text) as unknown }
  } catch {
    return `Line ${String(index + 1)} is not JSON.`
  }
}

/** Quotes recorded with one setting and priced with another: the causes, and the money. */
export const golden: Page = {
  fields,
  initial: { requests: REQUESTS, rounding: 'line', rate: '10%' },
  work(texts) {
    const { values, wrong } = readFields(fields, texts)
    if (Object.keys(wrong).length > 0) return { runs: [], wrong }
    const parsed = (texts['requests'] ?? '')
      .split('\n')
      .filter((text) => text.trim() !== '')
      .map(parse)
    const broken = parsed.find((one) => typeof one === 'string')
    if (typeof broken === 'string') return { runs: [], wrong: { requests: broken } }
    const requests = parsed.flatMap((one) => (typeof one === 'string' ? [] : [one.request]))
    // A rate is a fraction on the wire, and what is typed is in per cent.
    const rate = fractionOf(typeof values['rate'] === 'string' ? values['rate'] : '0')
    const now = {
      ...ACCOUNT,
      tax: { ...ACCOUNT.tax, rate },
      taxRounding: texts['rounding'] === 'line' ? 'line' : 'document',
    } as const
    const header = goldenHeader(ACCOUNT)
    if (!header.ok) return { runs: [], wrong: messages(header.problems) }
    const documents = requests.flatMap((request) => {
      const recorded = recordOf(request, ACCOUNT)
      return recorded.ok ? [{ request, recorded: recorded.value }] : []
    })
    const report = groupByCause(documents, header.value, now)
    if (!report.ok) return { runs: [], wrong: messages(report.problems) }
    const { causes, sums, same } = report.value
    const figures: Figure[] = [
      { label: 'Recorded', at: 'documents', value: report.value.documents, as: 'quotes' },
      { label: 'Unchanged', at: 'same', value: same, as: 'quotes' },
      ...causes.flatMap((cause, index): Figure[] => [
        {
          label: cause.english,
          at: `causes.${String(index)}.documents`,
          value: cause.documents,
          as: 'quotes',
        },
        { label: 'Totals go up by', at: `causes.${String(index)}.up`, value: cause.up, as: 'micros' },
        { label: 'Totals go down by', at: `causes.${String(index)}.down`, value: cause.down, as: 'micros' },
      ]),
      ...sums.map((sum, index): Figure => ({
        label: 'All together',
        at: `sums.${String(index)}.net`,
        value: sum.net,
        as: 'micros',
        isMain: true,
      })),
    ]
    return {
      wrong,
      runs: [
        {
          title: 'What would change',
          before: [
            ['golden', 'record', 'quotes.ndjson', '--account', 'account.json', '--out', 'year.golden'],
          ],
          command: [
            'golden',
            'diff',
            'quotes.ndjson',
            'year.golden',
            '--account',
            'next-year.json',
            '--format',
            'json',
          ],
          files: {
            'quotes.ndjson': `${requests.map((request) => JSON.stringify(request)).join('\n')}\n`,
            'account.json': ACCOUNT,
            'next-year.json': now,
          },
          figures,
        },
      ],
    }
  },
}

/** A percentage as a fraction, by moving the decimal mark: `12.5` is `0.125`. */
export function fractionOf(percent: string): string {
  const sign = percent.startsWith('-') ? '-' : ''
  const [whole = '0', decimals = ''] = percent.replace('-', '').split('.')
  const digits = whole.padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`
}
