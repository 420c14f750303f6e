import { priceQuote } from 'quotewright'
import { majorUnits } from 'quotewright/input'
import { solve } from 'quotewright/solve'
import type { Figure, Page } from './page.js'
import { readFields } from './read-fields.js'
import { ACCOUNT, PRICE, at, product, quoteOf } from './request.js'
import { wrongAt } from './wrong-at.js'

const fields = {
  sheets: { label: 'Roof sheets', kind: 'money', at: 'lines.0', hint: 'The price before GST' },
  labour: { label: 'Labour', kind: 'money', at: 'lines.1', hint: 'The price before GST' },
  goal: { label: 'Agreed total', kind: 'money', at: 'goal.total', hint: 'With GST' },
  lever: {
    label: 'What may change',
    kind: 'choice',
    choices: [
      ['discount', 'quote discount'],
      ['line-discount', 'line discount'],
      ['unit-price', 'sheet price'],
    ],
  },
} as const

const LEVERS: Readonly<Record<string, Parameters<typeof solve>[3][number]>> = {
  discount: { type: 'discount' },
  'line-discount': { type: 'lineDiscount' },
  'unit-price': { type: 'unitPrice', line: 0 },
}

/** The label and the kind of each change, by its name in the answer. */
const CHANGED: Readonly<Record<string, Pick<Figure, 'label' | 'as'>>> = {
  amount: { label: 'Discount on the quote', as: 'money' },
  discount: { label: 'Discount on the lines', as: 'percent' },
  unitPrice: { label: 'Price of the roof sheets', as: 'money' },
}

/** The paths of the totals for each outcome, with their labels. */
const PLACES = {
  exact: [['solution', 'Total']],
  nearest: [
    ['solution.below', 'Total below'],
    ['solution.above', 'Total above'],
  ],
  impossible: [['solution.furthest', 'Total']],
} as const

/** Finds the change that gives a quote the agreed total. */
export const target: Page = {
  fields,
  initial: { sheets: '$12,480.00', labour: '$3,940.00', goal: '$17,500.00', lever: 'discount' },
  work(texts) {
    const { values, wrong } = readFields(fields, texts)
    if (Object.keys(wrong).length > 0) return { runs: [], wrong }
    const { sheets, labour, goal } = values
    const lever = texts['lever'] ?? 'discount'
    const request = quoteOf([
      product('Roof sheets', { quantity: '1', unitPrice: sheets }),
      { labour: { pricing: { quantity: '1', unitPrice: labour } } },
    ])
    const files = { 'request.json': request, 'account.json': ACCOUNT }
    const quote = priceQuote(request, ACCOUNT)
    if (!quote.ok) return { runs: [], wrong: wrongAt(quote.problems, fields) }
    const before = {
      title: 'As quoted',
      command: PRICE,
      files,
      figures: [
        { label: 'GST, 10%', at: 'quote.taxAmount', value: quote.value.taxAmount, as: 'money' as const },
        { label: 'Total', at: 'quote.total', value: quote.value.total, as: 'money' as const, isMain: true },
      ],
    }
    if (goal === undefined) return { runs: [before], wrong: { goal: 'Which total?' } }
    const total = goal as { readonly amountMicros: string }
    const answer = solve(request, ACCOUNT, { total }, [LEVERS[lever] ?? { type: 'discount' }])
    if (!answer.ok) return { runs: [before], wrong: wrongAt(answer.problems, fields) }
    const solution = answer.value
    const figure = (place: string, look: Omit<Figure, 'at' | 'value'>): Figure[] => {
      const value = at({ solution }, place)
      return value === undefined ? [] : [{ ...look, at: place, value }]
    }
    const figuresAt = ([place, label]: readonly [string, string]): Figure[] => [
      ...Object.entries(CHANGED).flatMap(([name, look]) => figure(`${place}.change.${name}`, look)),
      ...figure(`${place}.totals.taxAmount`, { label: 'GST, 10%', as: 'money' }),
      ...figure(`${place}.totals.total`, { label, as: 'money', isMain: true }),
    ]
    const after = {
      title: solution.outcome === 'exact' ? 'As agreed' : 'The nearest possible',
      command: [
        ...['solve', 'request.json', '--account', 'account.json', '--total', majorUnits(total) ?? ''],
        ...['--lever', lever, ...(lever === 'unit-price' ? ['--line', '1'] : []), '--format', 'json'],
      ],
      files,
      figures: [
        ...PLACES[solution.outcome].flatMap(figuresAt),
        ...figure('solution.remedy.adjustment.amount', {
          label: 'Surcharge without GST that lifts the lower total to yours',
          as: 'money',
        }),
      ],
      notes: 'reason' in solution ? [solution.reason.message] : [],
    }
    return { runs: [before, after], wrong }
  },
}
