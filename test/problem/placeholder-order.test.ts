import { describe, expect, test } from 'vitest'
import { variantsOf } from '../../scripts/generate/problem-details.js'
import { PROBLEMS, SERVICE_PROBLEMS } from '../../scripts/generate/problems.js'
import { describeProblem, problemCodes } from '../../src/entries/index.js'
import {
  DETAIL_SHAPES,
  type DetailField,
  type DetailFields,
} from '../../src/definitions/problems/problem-record.js'
import { MESSAGES as LANGUAGES } from '../../src/problem/messages.generated.js'
import { describeServiceProblem } from '../../src/entries/service.js'
import { SENTENCES as SENTENCES_OF_SERVICE } from '../../src/service/problems/messages.generated.js'

const LOCALES = ['en', 'de'] as const
type Locale = (typeof LOCALES)[number]

/** The details of one sentence, in the order in which every language shows them. */
interface Order {
  /** A detail shown twice is listed twice. */
  readonly shown: readonly string[]
  /** Whether the sentence is for forms and needs the label of the field. */
  readonly isOfLabel?: true
  /** Details that select the sentence but are not shown. */
  readonly given?: Readonly<Record<string, string>>
}

/** The sentences of each code, in order. */
type Orders = Readonly<Record<string, readonly Order[]>>

function ofText(given: Readonly<Record<string, string>>): Order {
  return { given, shown: ['typed', 'kind', 'example'] }
}

function ofEntry(given: Readonly<Record<string, string>>): Order {
  return { given, shown: ['number', 'entry', 'kind', 'example'] }
}

/**
 * Every sentence that shows two details or more, without the field and its label. Written by hand from the
 * meanings of the sentences, since the languages could be wrong together: do not copy it from the sentences.
 */
const ORDERS: Orders = {
  // This colour is not available. Choose one of these.
  colour_not_available: [
    { shown: ['colour', 'available', 'others'], isOfLabel: true },
    { shown: ['colour', 'available'], isOfLabel: true },
    { shown: ['colour', 'available', 'others'] },
    { shown: ['colour', 'available'] },
  ],
  // Your value is x, but must be of type y, such as z.
  invalid_type: [{ shown: ['sent', 'expected', 'example'] }, { shown: ['sent', 'expected'] }],
  // Your value is x, but must be a whole number within these bounds.
  invalid_money: [{ shown: ['sent', 'within'] }],
  // Your value is x, but must be written like y.
  invalid_decimal: [{ shown: ['sent', 'example'] }],
  // Your number is x, but must be of type y, or have at most n decimals.
  too_many_decimals: [
    { isOfLabel: true, shown: ['sent', 'expected'] },
    { isOfLabel: true, shown: ['sent', 'max'] },
    { shown: ['sent', 'expected', 'example'] },
    { shown: ['sent', 'max'] },
  ],
  // Your number is x, but must be from the minimum to the maximum, such as y.
  out_of_range: [
    { isOfLabel: true, given: { min: '-999999999999999' }, shown: ['sent', 'max'] },
    { isOfLabel: true, shown: ['sent', 'min', 'max'] },
    { isOfLabel: true, shown: ['sent', 'min'] },
    { isOfLabel: true, shown: ['amountMicros', 'min'] },
    { shown: ['sent', 'max', 'leftOf'] },
    { shown: ['sent', 'min', 'max', 'example'] },
    { shown: ['sent', 'min', 'max'] },
    { shown: ['sent', 'min', 'below'] },
    { shown: ['sent', 'min', 'example'] },
    { shown: ['sent', 'min'] },
    { shown: ['amountMicros', 'min'] },
  ],
  // Your value is x, but must be one of these.
  unknown_enum_value: [{ shown: ['sent', 'known'] }],
  // Your id is x, but must be this prefix and n characters.
  invalid_id: [
    { isOfLabel: true, shown: ['sent', 'prefix', 'length'] },
    { isOfLabel: true, shown: ['sent', 'prefix'] },
    { shown: ['sent', 'prefix', 'length'] },
    { shown: ['sent', 'prefix'] },
  ],
  // Your id is x, but must begin with this prefix.
  wrong_id_kind: [{ isOfLabel: true, shown: ['sent', 'prefix'] }, { shown: ['sent', 'prefix'] }],
  // Your total is x, but the formula gives y. The price is rounded. A policy gives x by another formula.
  total_price_mismatch: [
    { shown: ['sent', 'expected', 'formula'], isOfLabel: true, given: { keptBy: 'F1' } },
    { shown: ['sent', 'expected', 'formula'], isOfLabel: true, given: { keptBy: 'K3' } },
    { shown: ['sent', 'expected', 'formula'], isOfLabel: true, given: { keptBy: 'K4' } },
    { shown: ['sent', 'expected', 'formula', 'keptBy'] },
    { shown: ['sent', 'expected', 'formula', 'unitPriceSent', 'sent', 'policy', 'otherFormula'] },
    { shown: ['sent', 'expected', 'formula', 'sent', 'policy', 'otherFormula'] },
    { shown: ['sent', 'expected', 'formula', 'unitPriceSent', 'unitPriceRounded'] },
    { shown: ['sent', 'expected', 'formula'] },
  ],
  // Your margin is x, but the formula gives y.
  margin_mismatch: [{ shown: ['sent', 'expected', 'formula'] }],
  // No row covers girths above x and up to y, so begin at x.
  table_gap: [{ shown: ['from', 'to', 'from'] }],
  // Two rows cover girths above x and up to y.
  table_overlap: [{ shown: ['from', 'to'] }],
  // The formula gives x, beyond the limit y.
  amount_out_of_range: [{ shown: ['formula', 'max'] }],
  // Only n of m problems are listed.
  more_problems: [{ shown: ['listed', 'count'] }],
  // The entry or text is wrong. Type a value of this kind, for example x.
  unreadable_text: [
    ...['empty', 'other_currency', 'too_many_decimals'].map((reason) => ofText({ reason })),
    ofEntry({ reason: 'too_large' }),
    ...['too_large', 'has_unit', 'mentions_tax'].map((reason) => ofText({ reason })),
    ofEntry({}),
    ofText({}),
  ],
  // The entry or text has several readings.
  ambiguous_text: [{ shown: ['number', 'entry', 'readings'] }, { shown: ['typed', 'readings'] }],
}

const ORDERS_OF_SERVICE: Orders = {
  // The file has x bytes, and the maximum is y.
  file_too_large: [{ shown: ['sizeBytes', 'max'] }],
  // This is not an event type. Choose one of these.
  unknown_event_type: [{ shown: ['sent', 'expected'] }],
}

/** The question after the message of a missing field: x is not a field, did you mean y? */
const NEAR_MISS: Order = { shown: ['nearMiss', 'didYouMean'] }

type Sentences = Readonly<Record<string, string | readonly string[]>>
type Describe = typeof describeProblem

const PARTS: readonly [string, typeof PROBLEMS, Orders, Readonly<Record<Locale, Sentences>>, Describe][] = [
  [
    'the engine',
    PROBLEMS,
    ORDERS,
    { en: LANGUAGES.en.sentences, de: LANGUAGES.de.sentences },
    describeProblem,
  ],
  ['the service', SERVICE_PROBLEMS, ORDERS_OF_SERVICE, SENTENCES_OF_SERVICE, describeServiceProblem],
]

/** A detail for a message, with its text in each language. */
interface Marker extends Readonly<Record<Locale, string>> {
  readonly value: string | readonly string[]
}

/** Builds a value of the kind of the detail. The number makes it unique among the details. */
function markerOf({ kind, oneOf }: DetailField, number: number): Marker {
  const same = (text: string): Marker => ({ value: text, en: text, de: text })
  const figure = (value: string, text: string): Marker => ({ value, en: text, de: text.replace('.', ',') })
  const word = (name: string): Marker => ({
    value: name,
    en: LANGUAGES.en.words[name] ?? name,
    de: LANGUAGES.de.words[name] ?? name,
  })
  const n = String(number)
  switch (kind) {
    case 'text':
      return same(`text${n}`)
    case 'texts':
      return { ...same(`first${n}, second${n}`), value: [`first${n}`, `second${n}`] }
    case 'choices':
      return {
        value: [`first${n}`, `second${n}`],
        en: `first${n} or second${n}`,
        de: `first${n} oder second${n}`,
      }
    case 'preview':
      return same(`"sent${n}"`)
    case 'decimal':
      return figure(`${n}.5`, `${n}.5`)
    case 'formula':
      return figure(`3 × ${n}.5`, `3 × ${n}.5`)
    case 'micros':
      return figure(`${n}500000`, `${n}.50`)
    case 'type':
      return word(oneOf?.[0] ?? 'integer')
    case 'policy':
      return word('discount-left-out')
  }
}

/** Builds a marker for each detail of a sentence. */
function markersOf(fields: DetailFields, names: readonly string[]): ReadonlyMap<string, Marker> {
  return new Map(
    [...new Set(names)].map((name, index) => {
      const field = fields[name]
      if (field === undefined) throw new Error(`there is no detail ${name}`)
      return [name, markerOf(field, 4101 + index)]
    }),
  )
}

/** Finds the first variant of a code’s details that has all these names. */
function fieldsWith(variants: readonly DetailFields[], names: readonly string[]): DetailFields {
  const fields = variants.find((variant) => names.every((name) => Object.hasOwn(variant, name)))
  if (fields === undefined) throw new Error(`no details have all of ${names.join(', ')}`)
  return fields
}

/** Lists the names of the markers in a text by position, with repetitions. */
function namesByPlace(text: string, markers: ReadonlyMap<string, Marker>, locale: Locale): readonly string[] {
  const places = [...markers].flatMap(([name, marker]) =>
    text
      .split(marker[locale])
      .slice(0, -1)
      .map((_, index, parts) => ({ name, at: parts.slice(0, index + 1).join(marker[locale]).length })),
  )
  return places.sort((one, other) => one.at - other.at).map(({ name }) => name)
}

/** Lists the details that a message shows, in order. */
function orderIn(describeIt: Describe, code: string, order: Order, fields: DetailFields, locale: Locale) {
  const markers = markersOf(fields, order.shown)
  const values = [...markers].map(([name, { value }]) => [name, value] as const)
  const details = { ...order.given, ...Object.fromEntries(values) }
  const labels = order.isOfLabel === true ? { totalPrice: 'Label' } : {}
  const text = describeIt({ code, param: 'total_price', details }, { locale, labels })
  return namesByPlace(text, markers, locale)
}

/** Lists the details that a sentence shows, sorted. Details that select a sentence are not shown. */
function shownBy(sentence: string): readonly string[] {
  return [...sentence.matchAll(/<\W?(\w+)>/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'field' && name !== 'label')
    .sort()
}

describe.each(PARTS)('the sentences of %s', (_, problems, orders, sentences, describeIt) => {
  const rows = Object.entries(orders).flatMap(([code, ofCode]) =>
    ofCode.flatMap((order) =>
      LOCALES.map((locale) => ({ code, order, locale, names: order.shown.join(', ') })),
    ),
  )

  test.each(rows)('show $names in this order: $code in $locale', ({ code, order, locale }) => {
    const record = problems.find(([name]) => name === code)?.[1]
    const names = [...order.shown, ...Object.keys(order.given ?? {})]
    const fields = fieldsWith(variantsOf(record?.details), names)
    expect(orderIn(describeIt, code, order, fields, locale)).toEqual(order.shown)
  })

  test('are in the table exactly if they show two details or more', () => {
    for (const locale of LOCALES) {
      const found = problems.flatMap(([code]) =>
        [sentences[locale][code] ?? []]
          .flat()
          .filter((sentence) => shownBy(sentence).length > 1)
          .map((sentence) => [code, sentence.includes('<label>'), shownBy(sentence)]),
      )
      const inTable = problems.flatMap(([code]) =>
        (orders[code] ?? []).map((order) => [code, order.isOfLabel === true, [...order.shown].sort()]),
      )
      expect(found).toEqual(inTable)
    }
    const codes: readonly string[] = problems.map(([code]) => code)
    for (const code of Object.keys(orders)) expect(codes).toContain(code)
  })
})

test('the table covers every published code', () => {
  expect(PROBLEMS.map(([code]) => code)).toEqual(problemCodes.map(({ code }) => code))
})

test.each(LOCALES)(
  'the message of a missing field in %s names the near miss, then the suggestion',
  (locale) => {
    const fields = DETAIL_SHAPES['NearMiss']?.fields ?? {}
    expect(orderIn(describeProblem, 'required', NEAR_MISS, fields, locale)).toEqual(NEAR_MISS.shown)
    expect(shownBy(LANGUAGES[locale].nearMiss)).toEqual([...NEAR_MISS.shown].sort())
  },
)
