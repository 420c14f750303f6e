import { priceQuote } from 'quotewright'
import { diagnose, policies, systems } from 'quotewright/diagnose'
import { majorUnits } from 'quotewright/input'
import type { Page, Run } from './page.js'
import { readFields } from './read-fields.js'
import { ACCOUNT, PRICE, product, quoteOf } from './request.js'
import { wrongAt } from './wrong-at.js'

const fields = {
  quantity: {
    label: 'Quantity of each line',
    kind: 'quantity',
    at: 'lines.*.onTheFly.pricing.quantity',
  },
  price: {
    label: 'Unit price of each line',
    kind: 'money',
    at: 'lines.*.onTheFly.pricing.unitPrice',
  },
  lines: {
    label: 'Lines',
    kind: 'choice',
    choices: [
      ['1', 'one'],
      ['2', 'two'],
      ['3', 'three'],
      ['5', 'five'],
    ],
  },
  shown: { label: 'Its total with GST', kind: 'money', hint: 'What the other system shows' },
} as const

const wordsOf = (ids: readonly string[]): string =>
  ids.map((id) => policies.find((policy) => policy.id === id)?.english ?? id).join(', and ')

/** Finds the known rounding and tax policies that give another system's total. */
export const otherSystem: Page = {
  fields,
  initial: { quantity: '3', price: '$1.04', lines: '3', shown: '$10.29' },
  work(texts) {
    const { values, wrong } = readFields(fields, texts)
    if (Object.keys(wrong).length > 0) return { runs: [], wrong }
    const { quantity, price: unitPrice, shown } = values
    const count = Math.min(Number(texts['lines']) || 1, 5)
    const request = quoteOf(Array.from({ length: count }, () => product('Bracket', { quantity, unitPrice })))
    const quote = priceQuote(request, ACCOUNT)
    if (!quote.ok) return { runs: [], wrong: wrongAt(quote.problems, fields) }
    const files = { 'request.json': request, 'account.json': ACCOUNT }
    const ours = {
      title: 'Here',
      command: PRICE,
      files,
      figures: [
        { label: 'Total', at: 'quote.total', value: quote.value.total, as: 'money' as const, isMain: true },
      ],
    }
    if (shown === undefined) return { runs: [ours], wrong: { shown: 'What does it show?' } }
    const total = shown as { readonly amountMicros: string }
    const observation = { request, figures: { total } } as Parameters<typeof diagnose>[0][number]
    const diagnosis = diagnose([observation], ACCOUNT)
    if (!diagnosis.ok) return { runs: [ours], wrong: wrongAt(diagnosis.problems, fields) }
    const { documents, differing, explanations } = diagnosis.value
    const theirs: Run = {
      title: 'The other system',
      command: [
        'diagnose',
        'request.json',
        '--account',
        'account.json',
        '--total',
        majorUnits(total) ?? '',
        '--format',
        'json',
      ],
      files,
      figures: [
        ...(differing.length === 0
          ? [{ label: 'Compared', at: 'documents', value: documents, as: 'quotes' as const }]
          : []),
        ...differing.map(({ difference }) => ({
          label: 'Difference',
          at: 'differing.0.difference',
          value: difference,
          as: 'money' as const,
          isMain: true,
        })),
        ...explanations.map(({ policies: ids }, index) => ({
          label: `It fits if ${wordsOf(ids)}`,
          at: `explanations.${String(index)}.policies.0`,
          value: ids[0],
          as: 'name' as const,
        })),
      ],
      notes: [
        ...(differing.length === 0 ? ['It shows the same total.'] : []),
        ...(differing.length > 0 && explanations.length === 0 ? ['No known way gives this total.'] : []),
        ...(explanations.length > 1
          ? ['One total cannot show which of these it is. More documents can.']
          : []),
        ...systems
          .filter(({ policies: ids }) =>
            explanations.some(({ policies: found }) => found.some((id) => ids.includes(id))),
          )
          .map(({ name, policies: ids }) => `${name} is documented to work this way: ${wordsOf(ids)}.`)
          .slice(0, 3),
      ],
    }
    return { runs: [ours, theirs], wrong }
  },
}
