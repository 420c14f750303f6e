/** Tests typed texts with problems, and their sentences in each language. */
import { describe, expect, test } from 'vitest'
import { describeProblem, priceQuote, type Problem } from '../../src/entries/index.js'
import {
  problemsByField,
  parseForm,
  parseInput,
  inputProblem,
  type ParsedInput,
  type InputField,
} from '../../src/entries/input.js'

type InvalidReason = Extract<ParsedInput, { readonly status: 'invalid' }>['reason']

type FormFields = Parameters<typeof parseForm>[0]

const LOCALES = ['en', 'de'] as const

/** A text for each reason, with a field that refuses it. A missing reason does not compile. */
const PRICE = { kind: 'money', locale: 'en-AU', currency: 'AUD' } as const
const REASONS: Readonly<Record<InvalidReason, readonly [string, InputField]>> = {
  empty: [' ', PRICE],
  not_a_number: ['1,23,456', PRICE],
  other_currency: ['€5', PRICE],
  too_many_decimals: ['0.0000001', PRICE],
  too_large: ['1000000000000000', { kind: 'quantity', locale: 'en-AU' }],
  has_unit: ['34.91 per m', PRICE],
  mentions_tax: ['34.91 + GST', PRICE],
}

function problemOf(typed: ParsedInput<unknown>, text: string, field: InputField): Problem {
  const problem = inputProblem(typed, { ...field, text, path: ['lines', 1, 'labour', 'discount'] })
  if (problem === undefined) throw new Error(`${text} has no problem`)
  return problem
}

describe('an unreadable text', () => {
  const sentences = Object.entries(REASONS).map(([reason, [text, field]]) => {
    const typed: ParsedInput = { status: 'invalid', reason: reason as InvalidReason }
    return { reason, text, problem: problemOf(typed, text, field) }
  })

  test.each(sentences)('has a problem at its field: $reason', ({ reason, text, problem }) => {
    expect(problem).toMatchObject({
      code: 'unreadable_text',
      param: 'lines[1].labour.discount',
      path: ['lines', 1, 'labour', 'discount'],
      source: 'request',
      details: { reason, typed: text },
    })
  })

  test.each(LOCALES)('has a different sentence for each reason, in %s', (locale) => {
    const alone = sentences.map(({ problem }) => {
      const { typed, example } = problem.details as { typed: string; example: string }
      const sentence = describeProblem(problem, locale)
      expect(sentence).toMatch(/\S\.$/)
      expect(sentence).toContain(typed)
      expect(sentence).toContain(example)
      return sentence.replace(typed, '').replace(example, '')
    })
    expect(new Set(alone).size).toBe(alone.length)
  })

  test('has the reason from parseInput', () => {
    for (const reason of Object.keys(REASONS) as InvalidReason[]) {
      const [text, field] = REASONS[reason]
      expect(parseInput(text, field)).toMatchObject({ status: 'invalid', reason })
    }
  })

  test('has its message in English, with the label of a form if there is one', () => {
    const [first] = sentences
    if (first === undefined) throw new Error('the list of reasons is empty')
    expect(describeProblem(first.problem, 'en')).toBe(first.problem.message)
    for (const locale of LOCALES)
      expect(describeProblem(first.problem, { locale, labels: { discount: 'Rabatt %' } })).toContain(
        'Rabatt %',
      )
  })

  test('is described with the invalid entry of a list, counted from 1', () => {
    const text = '4 @ 2400; four of 1800'
    const typed: ParsedInput = {
      status: 'invalid',
      reason: 'not_a_number',
      entry: { index: 1, text: 'four of 1800' },
    }
    const problem = problemOf(typed, text, { kind: 'pieces', locale: 'en-AU' })
    expect(problem.details).toMatchObject({ typed: text, entry: 'four of 1800', number: '2' })
    for (const locale of LOCALES)
      expect(describeProblem(problem, locale)).toContain('“four of 1800”'.slice(1, -1))
    for (const locale of LOCALES) expect(describeProblem(problem, locale)).toMatch(/\b2\b/)
  })

  test('is shortened in the sentence if it is long', () => {
    const text = 'x'.repeat(100_000)
    const entry = { index: 0, text }
    const problem = problemOf({ status: 'invalid', reason: 'not_a_number', entry }, text, {
      kind: 'pieces',
      locale: 'en',
    })
    expect(JSON.stringify(problem).length).toBeLessThan(1000)
  })
})

describe('the example in a sentence', () => {
  const UNITS = ['mm', 'm', 'ft', 'in'] as const
  const fields: readonly InputField[] = ['en-AU', 'en-US', 'de', 'de-CH', 'fr', 'hi-IN'].flatMap((locale) => [
    { kind: 'money', locale, currency: 'AUD' },
    { kind: 'money', locale, currency: 'EUR' },
    { kind: 'money', locale },
    { kind: 'quantity', locale },
    { kind: 'percent', locale },
    ...UNITS.flatMap((unit): InputField[] => [
      { kind: 'length', locale, unit },
      { kind: 'pieces', locale, unit },
    ]),
  ])

  test.each(fields)('can be typed: %j', (field) => {
    const { details } = problemOf({ status: 'invalid', reason: 'not_a_number' }, 'x', field)
    const { example } = details as { example: string }
    expect(parseInput(example, field)).toMatchObject({ status: 'ok' })
  })
})

describe('an ambiguous text', () => {
  test.each(LOCALES)('is described with the meaning of each reading, in %s', (locale) => {
    for (const [text, field] of [
      ['1,234', PRICE],
      ['1,234', { kind: 'quantity', locale: 'en-AU' }],
      ['3 @ 1,200mm', { kind: 'pieces', locale: 'en-AU' }],
    ] as const) {
      const typed = parseInput(text, field)
      const problem = problemOf(typed, text, field)
      expect(problem).toMatchObject({ code: 'ambiguous_text', details: { typed: text } })
      const sentence = describeProblem(problem, locale)
      for (const { meant } of typed.status === 'ambiguous' ? typed.readings : [])
        expect(sentence).toContain(meant)
      expect(sentence).toContain(locale === 'de' ? ' oder ' : ' or ')
    }
  })

  test('has complete readings, even if they are long', () => {
    const readings = ['m', 'mm'].map((unit) => {
      const meant = Array.from({ length: 50 }, () => '1 × 2400 mm').join('; ') + unit
      return { status: 'ok' as const, value: meant, meant }
    })
    const { details } = problemOf({ status: 'ambiguous', readings }, 'a list', {
      kind: 'pieces',
      locale: 'en',
    })
    expect(details).toMatchObject({ readings: readings.map(({ meant }) => meant) })
  })
})

describe('a list of readings', () => {
  const sentence = (meant: readonly string[], locale: 'en' | 'de') => {
    const readings = meant.map((one) => ({ status: 'ok' as const, value: one, meant: one }))
    return describeProblem(problemOf({ status: 'ambiguous', readings }, 'x', PRICE), locale)
  }

  test.each([
    [['$1', '$2'], '$1 or $2', '$1 oder $2'],
    [['$1', '$2', '$3'], '$1, $2 or $3', '$1, $2 oder $3'],
    [['$1', '$2', '$3', '$4'], '$1, $2, $3 or $4', '$1, $2, $3 oder $4'],
    [['$1'], ' $1.', ' $1 '],
  ])('has commas, and a word before the last, for %j', (meant, english, german) => {
    expect(sentence(meant, 'en')).toContain(english)
    expect(sentence(meant, 'de')).toContain(german)
  })
})

/**
 * Tests unreadable texts of every kind, in fields of every kind: the answers of parseInput, and the messages.
 */
describe('random texts', () => {
  const LENGTH = { kind: 'length', locale: 'en-AU', unit: 'mm' } as const
  const QUANTITY = { kind: 'quantity', locale: 'en-AU' } as const
  const PERCENT = { kind: 'percent', locale: 'en-AU' } as const
  const PIECES = { kind: 'pieces', locale: 'en-AU', unit: 'mm' } as const
  const PIECES_IN_FEET = { kind: 'pieces', locale: 'en-US', unit: 'ft' } as const
  const EURO = { kind: 'money', locale: 'de-DE', currency: 'EUR' } as const
  const numbers = [
    ' ',
    'ten',
    '1,2,3',
    '1/0',
    '1e3',
    '1'.repeat(20),
    '1'.repeat(101),
    '1,234',
    '12,345',
    '--1',
  ]
  const ofMoney = [
    '18.50 per m',
    '+GST 5',
    '€5',
    '5 NZD',
    '0.1234567',
    '5 all',
    '$1.5m',
    '99999999999999',
    '5 net 30',
  ]
  const lists = [
    ...[
      '4 @ 2400; x',
      '4 @ 2400, four',
      '4 @',
      '0 @ 0',
      '3 @ 1,200mm',
      '2400 x 4; 3 @ 1,200mm; x',
      '7; 4 @ 6.1.2',
    ],
    ...['1 @ ' + '9'.repeat(30), ';;', '4 @ 6100\n\n3\t\nx', 'a'.repeat(101)],
  ]
  const fields: readonly (readonly [InputField, readonly string[]])[] = [
    [PRICE, [...numbers, ...ofMoney]],
    [
      EURO,
      [...numbers, ...ofMoney.map((text) => text.replace('€', '$')), '18,50 zzgl. MwSt.', '18,50 pro m'],
    ],
    [QUANTITY, numbers],
    [PERCENT, [...numbers, '5 %%']],
    [LENGTH, [...numbers, '5 miles', '1,200mm']],
    [PIECES, lists],
    [PIECES_IN_FEET, [...lists, '4 @ 6.1.2"', '3 @ 6000000000000000000000']],
  ]
  const cases = fields.flatMap(([field, texts]) => texts.map((text) => [field.kind, text, field] as const))

  test.each(cases)(
    'have a sentence in each language if they are unreadable, with the invalid entry of a list: %s %j',
    (_, text, field) => {
      const typed = parseInput(text, field)
      if (typed.status === 'ok') return
      const problem = problemOf(typed, text, field)
      const details = problem.details as { readonly entry?: string; readonly number?: string }
      if (typed.entry !== undefined) expect(details.number).toBe(String(typed.entry.index + 1))
      for (const locale of LOCALES) {
        const sentence = describeProblem(problem, locale)
        // A problem without its own sentence would show its code.
        expect(sentence).not.toContain(problem.code)
        expect(sentence).not.toMatch(/undefined|[<>]/)
        expect(sentence).toMatch(/\S\.$/)
        if (details.entry !== undefined) expect(sentence).toContain(details.entry)
      }
      const isEmpty = typed.status === 'invalid' && typed.reason === 'empty'
      const isTooLong = text.length > 100
      if (field.kind === 'pieces' && !isEmpty && !isTooLong) expect(details).toHaveProperty('entry')
    },
  )

  test('are mostly unreadable, and have reasons about money only in fields of money', () => {
    const answers = cases.map(([kind, text, field]) => ({ kind, typed: parseInput(text, field) }))
    expect(answers.filter(({ typed }) => typed.status === 'ok').length).toBeLessThan(6)
    const reasons = answers.flatMap(({ kind, typed }) =>
      typed.status === 'invalid' && kind !== 'money' ? [typed.reason] : [],
    )
    expect(new Set(reasons)).toEqual(new Set(['empty', 'not_a_number', 'too_large']))
  })
})

test('inputProblem returns undefined for a readable text', () => {
  expect(inputProblem(parseInput('5', PRICE), { ...PRICE, text: '5' })).toBeUndefined()
})

test('a problem without a field has no pointer', () => {
  const typed = parseInput('x', PRICE)
  for (const path of [undefined, [], 'name', [{}]])
    expect(inputProblem(typed, { ...PRICE, text: 'x', path } as never)).toMatchObject({ param: '', path: [] })
})

describe('parseForm', () => {
  const line = ['lines', 0, 'onTheFly'] as const
  const fields: FormFields = {
    customer: { path: ['customerId'], kind: 'text' },
    product: { path: [...line, 'productName'], kind: 'text' },
    quantity: { path: [...line, 'pricing', 'quantity'], kind: 'quantity' },
    price: { path: [...line, 'pricing', 'unitPrice'], kind: 'money' },
    discount: { path: [...line, 'pricing', 'discount'], kind: 'percent' },
  }
  const texts = { customer: 'cust_1', product: 'Ridge cap', quantity: '3', price: '$11.23', discount: '' }
  const settings = { locale: 'en-AU', currency: 'AUD' }
  const read = (typed: Partial<typeof texts>) => parseForm(fields, { ...texts, ...typed }, settings)

  test('returns a request without empty fields if all texts are readable', () => {
    expect(read({ discount: ' ' })).toEqual({
      ok: true,
      value: {
        customerId: 'cust_1',
        lines: [
          {
            onTheFly: {
              productName: 'Ridge cap',
              pricing: { quantity: '3', unitPrice: { amountMicros: '11230000', currency: 'AUD' } },
            },
          },
        ],
      },
    })
  })

  test.each(['ten', '1,234', '5 %%', '٪', '1/0'])(
    'returns no request for a discount of %j, which would otherwise be dropped',
    (discount) => {
      const form = read({ discount })
      expect(form).not.toHaveProperty('value')
      expect(form.ok ? [] : form.problems.map(({ param, details }) => [param, details])).toEqual([
        ['lines[0].on_the_fly.pricing.discount', expect.objectContaining({ typed: discount })],
      ])
    },
  )

  test('lists all unreadable texts in the order of the fields', () => {
    const form = read({ discount: 'ten', price: '1,234', quantity: 'some' })
    if (form.ok) throw new Error('the form has no problems')
    expect(form.problems.map(({ code, path }) => [code, path.at(-1)])).toEqual([
      ['unreadable_text', 'quantity'],
      ['ambiguous_text', 'unitPrice'],
      ['unreadable_text', 'discount'],
    ])
    expect(Object.keys(form.unread)).toEqual(['quantity', 'price', 'discount'])
  })

  test('reports problems of texts and of pricing in the same form, each at its own field', () => {
    const form = read({ discount: 'ten', price: 'much', quantity: '0.00001', customer: '' })
    if (form.ok) throw new Error('the form has no problems')
    const preview = priceQuote(form.partial, { currency: 'AUD' })
    const problems = [...form.problems, ...(preview.ok ? [] : preview.problems)]
    const { byField, others } = problemsByField(problems, fields)
    const codes = Object.entries(byField).map(([name, found]) => [name, found.map(({ code }) => code)])
    // The price is missing because its text is unreadable, so only the text is reported.
    expect(Object.fromEntries(codes)).toEqual({
      quantity: ['too_many_decimals'],
      price: ['unreadable_text'],
      discount: ['unreadable_text'],
      customer: ['required'],
    })
    expect(others).toEqual([])
  })

  test('keeps the fields around an unreadable text in the partial request', () => {
    const only: FormFields = {
      price: { path: ['lines', 0, 'labour', 'pricing', 'unitPrice'], kind: 'money' },
    }
    const form = parseForm(only, { price: 'much' }, settings)
    expect(form.ok ? undefined : form.partial).toEqual({ lines: [{ labour: { pricing: {} } }] })
  })
})
