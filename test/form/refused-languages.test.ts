/** Tests the language of the problems that a server found, if it sent their codes without details. */
import { describe, expect, test } from 'vitest'
import { describeProblem } from '../../src/entries/index.js'
import { open, RIDGE } from './open-form.js'

const sent = open().add('item', RIDGE)

/** Returns the messages of the form, and those that its language has for the code. */
function textsOf(code: string, place: keyof typeof PLACES, locale: string) {
  const form = sent.withLocale({ locale, describe: describeProblem })
  const { labels } = form
  const error = { code, message: `Server: ${code}.`, param: PLACES[place] }
  const shown = form.refused({ errors: [error] }).messages.map(({ text }) => text)
  const named = { quantity: labels.quantity, customerId: labels.customerId }
  const own = describeProblem(
    { code, param: PLACES[place].replace('lines[0].', '') },
    { locale, labels: named },
  )
  return { shown, own, server: error.message }
}
const PLACES = {
  quantity: 'lines[0].on_the_fly.pricing.quantity',
  customer: 'customer_id',
  document: 'billing_address.postcode',
} as const

describe.each(['quantity', 'customer', 'document'] as const)('the problem of a server at the %s', (place) => {
  test.each([
    'out_of_range',
    'invalid_type',
    'total_price_mismatch',
    'unreadable_text',
    'customer_not_found',
  ])('is in the language of the form if %s lacks its details', (code) => {
    const { shown, own } = textsOf(code, place, 'de-DE')
    expect(shown).toEqual([own])
  })

  test('is the text of the server in English, and for an unknown code', () => {
    for (const [code, locale] of [
      ['out_of_range', 'en-AU'],
      ['no_credit', 'en-AU'],
      ['no_credit', 'de-DE'],
    ] as const) {
      const { shown, server } = textsOf(code, place, locale)
      expect(shown).toEqual([server])
    }
  })
})

describe.each([
  ['that cannot be reached', { code: 'unreachable' }, 'unreachable'],
  ['whose answer cannot be read', undefined, 'refused'],
] as const)('a server %s', (_, answer, label) => {
  test.each([
    ['en-AU', 'de-DE'],
    ['de-DE', 'en-AU'],
  ])('has a message that follows the form from %s to %s', (locale, other) => {
    const before = sent.withLocale({ locale, describe: describeProblem }).refused(answer)
    const after = before.withLocale({ locale: other, describe: describeProblem })
    for (const { labels, messages } of [before, after])
      expect(messages.map(({ text, code }) => [text, code])).toEqual([[labels[label], answer?.code ?? '']])
    expect(after.labels[label]).not.toBe(before.labels[label])
    expect(after.set('row0', 'quantity', '4').messages).toEqual([])
  })

  test('keeps its own sentence if it sends the code `unreachable`', () => {
    const error = { code: 'unreachable', message: 'The warehouse does not answer.' }
    expect(sent.refused(error).messages.map(({ text }) => text)).toEqual([error.message])
  })
})
