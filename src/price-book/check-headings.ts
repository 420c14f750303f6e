import { namesOtherCurrency } from '../input/currency-marks.js'
import { problemAt } from '../problem/located-problem.js'
import { preview } from '../problem/preview.js'
import { problemOf } from '../problem/problem.js'
import { bookProblem, type PriceBookProblem } from './book-problem.js'
import { headingsWithTax, nearHeading, type Headings } from './columns.js'
import type { AmountField } from './read-entry.js'

/** D1: a list without products or prices is not a price list, and two columns of prices are ambiguous. */
export function checkHeadings(
  headings: Headings,
  row: number,
  field: AmountField,
): readonly PriceBookProblem[] {
  const withTax = headingsWithTax(headings)
  const missing = (['product', 'price'] as const).filter((name) =>
    [...headings, ...withTax].every(({ column }) => column !== name),
  )
  return [
    ...missing.map((column) => problemOf(problemAt('required', [row, column]))),
    ...withTax.map(({ index, typed }) =>
      bookProblem('price_with_tax', [row, index], { sent: preview(typed) }),
    ),
    ...otherCurrencies(headings, row, field),
    ...misspeltColumns(headings, row),
    ...repeatedColumns(headings, row),
  ]
}

// N3
function otherCurrencies(headings: Headings, row: number, field: AmountField): readonly PriceBookProblem[] {
  const { currency, locale } = field
  return headings.flatMap(({ typed, column }) =>
    (column === 'price' || column === 'cost') && namesOtherCurrency(typed, currency, locale)
      ? [bookProblem('other_currency', [row, column], { sent: preview(typed), currency })]
      : [],
  )
}

/** D1: if a misspelt column of units were ignored, a price per metre would apply to any unit. */
function misspeltColumns(headings: Headings, row: number): readonly PriceBookProblem[] {
  const named = headings.map(({ column }) => column)
  return headings.flatMap(({ index, typed, column }) => {
    const near = column === undefined ? nearHeading(typed, named) : undefined
    return near === undefined
      ? []
      : [bookProblem('misspelt_column', [row, index], { sent: preview(typed), near })]
  })
}

export function repeatedColumns(headings: Headings, row: number): readonly PriceBookProblem[] {
  return headings.flatMap(({ typed, column, repeated }) =>
    column === undefined || repeated === undefined
      ? []
      : [
          bookProblem('repeated_column', [row, column], {
            sent: preview(typed),
            other: preview(repeated.typed),
          }),
        ],
  )
}
