import { checkFlashing, flashingTotal } from '../flashing/flashing-in-document.js'
import type { Account } from '../model/account.js'
import type { Catalogue } from '../model/catalogue.js'
import type { LinePricing } from '../model/line-pricing.js'
import type { Contribution, PricedLine, PricedPricing } from '../model/priced.js'
import type { SalesLine } from '../model/sales-line.js'
import type { Cents } from '../number/cents.js'
import { allOf, NO_PROBLEMS, within, type LocatedProblem } from '../problem/located-problem.js'
import { priceKit } from '../pricing/kit.js'
import { priceLinePricing, type PlainLineKind } from '../pricing/line-pricing.js'
import { lineTax } from '../tax/line-tax.js'
import { NO_CONTRIBUTION } from './contribution.js'
import { checkAgainstCatalogue } from './look-ups.js'

/** What a line is priced with, besides itself. */
export interface LineSettings {
  readonly account: Account
  readonly catalogue: Catalogue
  /** A submitted document asks more of its flashings (F10). */
  readonly isSubmitted: boolean
}

/** Prices a line of any kind. Findings are relative to the line. */
export function priceLine(line: SalesLine, { account, catalogue, isSubmitted }: LineSettings): PricedLine {
  const unknownToCatalogue = checkAgainstCatalogue(line, catalogue)
  switch (line.kind) {
    case 'onTheFly':
    case 'labour': {
      const { kind, fields } = line
      const pricing = pricedAs(kind, line.pricing, account)
      const contribution = plainContribution(pricing, kind, account)
      return { kind, fields, pricing, contribution, problems: wrongPricing(pricing, kind) }
    }
    case 'catalogue': {
      const { kind, fields } = line
      const pricing = pricedAs(kind, line.pricing, account)
      const contribution = plainContribution(pricing, kind, account)
      const problems = allOf([unknownToCatalogue, wrongPricing(pricing, kind)])
      return { kind, fields, pricing, contribution, problems }
    }
    case 'notes':
      return { kind: 'notes', notes: line.notes, contribution: NO_CONTRIBUTION, problems: NO_PROBLEMS }
    case 'flashing': {
      const { flashing } = line
      const { total, problems } = flashingTotal(flashing)
      const wrong = allOf([checkFlashing(flashing, isSubmitted), problems])
      return {
        kind: 'flashing',
        flashing,
        total,
        contribution: contributionOf(total, 0, flashing.isTaxFree, account),
        problems: allOf([unknownToCatalogue, within(wrong, 'flashing')]),
      }
    }
    case 'productKit': {
      const level = priceKit(line.kit, account)
      const { total, cost } = level
      return {
        kind: 'productKit',
        level,
        contribution: contributionOf(total, cost, line.kit.pricing?.isTaxFree, account),
        problems: allOf([unknownToCatalogue, within(level.problems, 'productKit')]),
      }
    }
  }
}

/** L5: a line without pricing is unpriced. */
function pricedAs(
  kind: PlainLineKind,
  pricing: LinePricing | undefined,
  account: Account,
): PricedPricing | undefined {
  return pricing === undefined ? undefined : priceLinePricing(pricing, kind, account)
}

function wrongPricing(pricing: PricedPricing | undefined, kind: PlainLineKind): readonly LocatedProblem[] {
  if (pricing === undefined || pricing.problems.length === 0) return NO_PROBLEMS
  return within(pricing.problems, kind, 'pricing')
}

function plainContribution(
  pricing: PricedPricing | undefined,
  kind: PlainLineKind,
  account: Account,
): Contribution {
  if (pricing === undefined) return NO_CONTRIBUTION
  const { total, sent, basis, discountAmount } = pricing
  const taxable = taxableOf(total, sent?.isTaxFree)
  return {
    total,
    taxable,
    tax: lineTax(taxable, account),
    cost: basis.lineCost,
    labour: kind === 'labour' ? total : 0, // T8
    discount: discountAmount,
  }
}

/** What a flashing or a kit contributes, whose cost is not its pricing's. */
function contributionOf(
  total: Cents,
  cost: Cents,
  isTaxFree: boolean | undefined,
  account: Account,
): Contribution {
  const taxable = taxableOf(total, isTaxFree)
  return { total, taxable, tax: lineTax(taxable, account), cost, labour: 0, discount: 0 }
}

/** T4: a line that is tax free is exempt. */
function taxableOf(total: Cents, isTaxFree: boolean | undefined): Cents {
  return isTaxFree === true ? 0 : total
}
