import { microsOf } from '../policies/arithmetic.js'
import type { Decimal } from '../number/decimal.js'
import type { QuoteRequestInput } from '../wire/document.generated.js'
import type { PricedMoney } from '../wire/money.generated.js'
import type { Figures } from './calculate.js'
import type { DistinguishingRequest } from './suggest-test-quote.js'
import type { PolicyId } from '../policies/policies.js'
import type { Candidate } from './search.js'
import { lineDiscountsOf, type SplitDiscount } from '../policies/split-discounts.js'

/** The request to enter next, and the figures to look for. */
export interface SuggestedTestQuote {
  /** A quote of a few lines. Its ids are placeholders. */
  readonly request: QuoteRequestInput
  /** The figures of the request under each explanation, in the order of the explanations. */
  readonly expected: readonly ExpectedFigures[]
  /**
   * The figure to compare, to the cent. It differs between explanations that share no group of `together`. It is the
   * total, unless all totals are equal.
   */
  readonly figure: 'total' | 'subtotal' | 'taxAmount' | 'discountAmount' | 'lines'
  /**
   * The indexes of explanations for which this figure is the same: groups of at least two. Another call with one of
   * these groups alone may distinguish them.
   */
  readonly together: readonly (readonly number[])[]
}

/** The figures of a request under one explanation. */
export interface ExpectedFigures {
  /** The policies of the explanation. */
  readonly policies: readonly PolicyId[]
  /** The line discounts as successive percentages, if the explanation splits them. */
  readonly lineDiscounts?: readonly SplitDiscount[]
  /** The figures of the request, in the form of an observation. */
  readonly figures: PolicyFigures
}

/**
 * The figures of a document under some policies, as a system would show them. Figures that no policy rounds are
 * rounded to six decimals.
 */
export interface PolicyFigures {
  /** The total to pay. */
  readonly total: PricedMoney
  /** The sum of the lines. */
  readonly subtotal: PricedMoney
  /** The tax amount. */
  readonly taxAmount: PricedMoney
  /** The discounts of lines and document (T9). */
  readonly discountAmount: PricedMoney
  /** The lines, in their order. */
  readonly lines: readonly PolicyLineFigures[]
}

/** The figures of a line under some policies. */
export interface PolicyLineFigures {
  /** The total of the line. */
  readonly totalPrice: PricedMoney
}

export function writeExpected(
  { request, figures, figure, together }: DistinguishingRequest,
  candidates: readonly Candidate[],
  currency: string,
): SuggestedTestQuote {
  return {
    request,
    expected: candidates.map(({ policies, choices }, index) => {
      const { total, subtotal, taxAmount, discountAmount, lines } = figures[index] as Figures
      const money = (amount: Decimal): PricedMoney => ({ amountMicros: microsOf(amount), currency })
      return {
        policies,
        ...lineDiscountsOf(choices),
        figures: {
          total: money(total),
          subtotal: money(subtotal),
          taxAmount: money(taxAmount),
          discountAmount: money(discountAmount),
          lines: lines.map((line) => ({ totalPrice: money(line) })),
        },
      }
    }),
    figure,
    together,
  }
}
