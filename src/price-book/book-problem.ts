import { languageOf, LOCALES, type Locale } from '../languages/languages.js'
import { PRICE_BOOK } from '../languages/price-book.generated.js'
import { describeProblem, type DescribableProblem } from '../problem/describe.js'
import { ENGLISH_OF_RULES } from '../problem/english.generated.js'
import { messageFormatter, type FormatMessage } from '../problem/format-message.js'
import { MESSAGES } from '../problem/messages.generated.js'
import {
  endOfPath,
  plainPath,
  pointerOf,
  startOfPath,
  textAtStep,
  valueAtStep,
  type Path,
} from '../problem/path.js'
import type { Problem } from '../problem/problem.js'
import { isObject } from '../wire/object.js'

/** The code of a problem that only a price book can have. */
export type PriceBookCode =
  | 'invalid_date'
  | 'unknown_unit'
  | 'other_currency'
  | 'repeated_column'
  | 'misspelt_column'
  | 'price_with_tax'
  | 'formula_cell'
  | 'ends_before_start'
  | 'duplicate_row'
  | 'validity_overlap'
  | 'validity_gap'

/** The code of a finding of `verifyPrices`. */
export type PriceFindingCode =
  | 'price_differs'
  | 'cost_differs'
  | 'total_differs'
  | 'price_level_differs'
  | 'not_in_book'
  | 'id_not_in_book'

/** A problem at a row and a column of a price book, in the form of the root entry's `Problem`. */
export interface PriceBookOwnProblem {
  /** The stable code of the problem. */
  readonly code: PriceBookCode
  /** For people, in English. The wording may change in any release. */
  readonly message: string
  /** The cell: the index of the row, from 0, and the column, such as `[11].valid_from`. */
  readonly param: string
  /** The same place as a list: `[11, 'validFrom']`. */
  readonly path: readonly (string | number)[]
  /** Always `request`: the sender of the rows can correct them. */
  readonly source: 'request'
  /** The figures of the message, as texts. Row numbers start at 1 and include any headings. */
  readonly details: Readonly<Record<string, string>>
}

/** A problem that only price books have, or a problem that other functions report too, such as `required`. */
export type PriceBookProblem = Problem | PriceBookOwnProblem

/** A value of a request that does not follow from the price book: a price, a cost, a total, a price level or an id. */
export interface PriceFinding {
  /** The stable code of the finding. */
  readonly code: PriceFindingCode
  /** For people, in English. The wording may change in any release. */
  readonly message: string
  /** The pointer of the field, such as `lines[2].catalogue.pricing.unit_price`. */
  readonly param: string
  /** The same field as a list of keys. */
  readonly path: readonly (string | number)[]
  /** The value in the request and, if known, the expected value and the row of the entry. */
  readonly details: {
    /**
     * The amount in the request, or the price from its cost and markup, in micros. 0 for a flashing without a
     * total. For a price level, its name; for an id, its JSON text.
     */
    readonly sent: string
    /**
     * The amount by the price book, in micros, or the customer's price level. For a standard kit, the sum of
     * its parts. Absent if unknown.
     */
    readonly expected?: string
    /** The number of the entry's row, from 1. Only for a price or a cost that differs from a row of the book. */
    readonly row?: string
  }
}

type Code = PriceBookCode | PriceFindingCode

const messageOf = messageFormatter<Code>({ ...ENGLISH_OF_RULES, sentences: PRICE_BOOK.en })

export function bookProblem(
  code: PriceBookCode,
  path: Path,
  details: PriceBookOwnProblem['details'],
): PriceBookOwnProblem {
  return { code, source: 'request', ...located(code, path, details), details }
}

export function priceFinding(
  code: PriceFindingCode,
  path: Path,
  details: PriceFinding['details'],
): PriceFinding {
  return { code, ...located(code, path, details), details }
}

function located(code: Code, path: Path, details: object) {
  const ends = { start: startOfPath(path), end: endOfPath(path), label: undefined }
  return { message: messageOf(code, ends, details, code), param: pointerOf(path), path: plainPath(path) }
}

/**
 * Describes a problem of a price book or a finding of `verifyPrices` in a language. Accepts problems of other
 * functions too, so it can replace `describeProblem` of the root entry.
 *
 * @example
 * import { describePriceProblem } from 'quotewright/price-book'
 *
 * const problem = { code: 'invalid_date', param: '[3].valid_from', details: { sent: '"31.06.2026"' } }
 * assert.equal(
 *   describePriceProblem(problem, 'de'),
 *   'validFrom ist "31.06.2026", erwartet wird aber ein Kalendertag wie 2026-07-01.',
 * )
 */
export function describePriceProblem(problem: DescribableProblem, locale: string): string {
  try {
    const [code, param] = [textAtStep(problem, 'code'), textAtStep(problem, 'param')]
    const details = valueAtStep(problem, 'details')
    const start = /^lines\[\d+\]/.exec(param)?.[0] ?? ''
    const ends = { start, end: param.slice(param.lastIndexOf('.') + 1), label: undefined }
    const message = FORMATS[languageOf(locale)](code, ends, isObject(details) ? details : {}, '')
    return message === '' ? describeProblem(problem, locale) : message
  } catch {
    return describeProblem(problem, locale)
  }
}

const FORMATS = Object.fromEntries(
  LOCALES.map((code) => [code, messageFormatter<Code>({ ...MESSAGES[code], sentences: PRICE_BOOK[code] })]),
) as Record<Locale, FormatMessage>
