/** Compares a whole explanation with stored files, whose figures were computed by hand. */
import { test } from 'vitest'
import { explainQuote, renderExplanationMarkdown, renderExplanationText } from '../../src/entries/explain.js'
import { expectStored } from '../stored-file.js'
import { hours, piece, quoteOf, taxed, valueOf } from '../golden-files/recorded.js'

const tax = { isTaxFree: true }
const adjustments = [
  { type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' },
  { type: 'ADJUSTMENT_TYPE_DISCOUNT', amount: { amountMicros: '5000000' } },
  { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: { amountMicros: '2000000' }, ...tax },
]
const labour = { pricing: { ...hours('0.5', '80000000').labour.pricing, discount: '25', ...tax } }
const lines = [hours('2', '35125000'), { labour }, piece('0.2')]

test('a stored explanation of a quote equals its rendering in each language', () => {
  const account = taxed('0.10', { minimumLinealLengthMm: 1000 })
  const explained = valueOf(explainQuote(quoteOf(lines, adjustments) as never, account))
  const file = (name: string) => new URL(`stored/${name}`, import.meta.url)
  expectStored(`${renderExplanationText(explained)}\n`, file('quote.txt'))
  expectStored(renderExplanationMarkdown(explained, { locale: 'de' }), file('angebot.md'))
})
