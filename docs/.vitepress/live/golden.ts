import type { Problem } from 'quotewright'
import { goldenHeader, groupByCause, recordDocument } from 'quotewright/golden'
import { isStillRefused, requestsIn, fieldSentence, refusalSentence } from './golden-requests.js'
import type { Figure, Page } from './page.js'
import { readFields } from './read-fields.js'
import { ACCOUNT } from './request.js'
import { wrongAt } from './wrong-at.js'

const fields = {
  requests: {
    label: 'Requests, one per line',
    kind: 'text',
    isLong: true,
    hint: 'As your system sends them, in JSON',
  },
  rounding: {
    label: 'Tax is rounded',
    kind: 'choice',
    choices: [
      ['document', 'once, for the document (as recorded)'],
      ['line', 'line by line'],
    ],
  },
  rate: { label: 'GST', kind: 'percent', at: 'tax.rate', hint: 'Recorded with 10%' },
} as const

const line = (quantity: string, micros: string): string =>
  `{"labour":{"pricing":{"quantity":"${quantity}","unitPrice":{"amountMicros":"${micros}"}}}}`
const quote = (...lines: string[]): string => `{"customerId":"cust_1","lines":[${lines.join(',')}]}`
const REQUESTS = [
  quote(line('3', '1040000'), line('3', '1040000'), line('3', '1040000')),
  quote(line('8', '85000000'), line('2.25', '84950000')),
  quote(line('12', '1450000'), line('7', '2350000'), line('1', '990000')),
].join('\n')

/** Records quotes with one setting, prices them with another, and shows the causes and the amounts. */
export const golden: Page = {
  fields,
  initial: { requests: REQUESTS, rounding: 'line', rate: '10%' },
  work(texts) {
    const { values, wrong } = readFields(fields, texts)
    if (Object.keys(wrong).length > 0) return { runs: [], wrong }
    const sent = requestsIn(texts['requests'] ?? '')
    if (typeof sent === 'string') return { runs: [], wrong: { requests: sent } }
    const requests = sent.map(({ request }) => request)
    // The settings have the rate as a fraction, but people type a percentage.
    const rate = fractionOf(typeof values['rate'] === 'string' ? values['rate'] : '0')
    const now = {
      ...ACCOUNT,
      tax: { ...ACCOUNT.tax, rate },
      taxRounding: texts['rounding'] === 'line' ? 'line' : 'document',
    } as const
    const header = goldenHeader(ACCOUNT)
    if (!header.ok) return { runs: [], wrong: wrongAt(header.problems, fields) }
    const documents = requests.flatMap((request) => {
      const recorded = recordDocument(request, ACCOUNT)
      return recorded.ok ? [{ request, recorded: recorded.value }] : []
    })
    const report = groupByCause(documents, header.value, now)
    if (!report.ok) return { runs: [], wrong: wrongAt(report.problems.map(inPerCent), fields) }
    const { causes, sums, same } = report.value
    // A refused request counts as unchanged while it has the recorded problems, so the page counts it separately.
    const stillRefused = requests.filter((request) => isStillRefused(request, now)).length
    const refusals = [refusalSentence(sent), fieldSentence(sent)].filter((sentence) => sentence !== '')
    const figures: Figure[] = [
      { label: 'Recorded', at: 'documents', value: report.value.documents, as: 'quotes' },
      {
        label: stillRefused === 0 ? 'Unchanged' : `Unchanged, ${String(stillRefused)} of them refused`,
        at: 'same',
        value: same,
        as: 'quotes',
      },
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
      wrong: refusals.length === 0 ? wrong : { requests: refusals.join(' ') },
      runs: [
        {
          title: 'What would change',
          before: [
            [
              ...['golden', 'record', 'quotes.ndjson', '--account', 'account.json'],
              ...['--kind', 'quote', '--out', 'year.golden'],
            ],
          ],
          command: [
            'golden',
            'diff',
            'quotes.ndjson',
            'year.golden',
            '--account',
            'next-year.json',
            '--kind',
            'quote',
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

/** Converts the figures of a problem with the rate to per cent, as people type them. */
function inPerCent(problem: Problem): Problem {
  if (problem.code !== 'out_of_range' || !('sent' in problem.details)) return problem
  const { sent, min, max } = problem.details
  const details = { sent: percentOf(sent), min: percentOf(min), max: percentOf(max ?? '') }
  return { ...problem, details }
}

/** Converts a fraction to per cent by moving the decimal mark: `0.125` is `12.5`. */
export function percentOf(fraction: string): string {
  const sign = fraction.startsWith('-') ? '-' : ''
  const [whole = '0', decimals = ''] = fraction.replace('-', '').split('.')
  const digits = (whole + decimals.slice(0, 2).padEnd(2, '0')).replace(/^0+(?=\d)/, '')
  const rest = decimals.slice(2).replace(/0+$/, '')
  return `${sign}${digits}${rest === '' ? '' : `.${rest}`}`
}

/** Converts a percentage to a fraction by moving the decimal mark: `12.5` is `0.125`. */
export function fractionOf(percent: string): string {
  const sign = percent.startsWith('-') ? '-' : ''
  const [whole = '0', decimals = ''] = percent.replace('-', '').split('.')
  const digits = whole.padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`
}
