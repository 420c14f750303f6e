import { checkFlashing } from '../flashing/check-flashing.js'
import { countedPrice } from '../flashing/counted-price.js'
import type { Account } from '../model/account.js'
import type { Catalogue } from '../model/catalogue.js'
import type { Contribution, PricedLine, PricedPricing } from '../model/priced.js'
import type { SalesLine } from '../model/sales-line.js'
import type { Cents } from '../number/cents.js'
import { allOf, NO_FINDINGS, within } from '../problem/finding.js'
import { priceKit } from '../pricing/kit.js'
import { priceLinePricing } from '../pricing/line-pricing.js'
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
    case 'catalogue':
    case 'labour': {
      const { kind, fields } = line
      // L5: a line without pricing is unpriced.
      const pricing = line.pricing === undefined ? undefined : priceLinePricing(line.pricing, kind, account)
      return {
        kind,
        fields,
        pricing,
        contribution:
          pricing === undefined ? NO_CONTRIBUTION : plainContribution(pricing, kind === 'labour', account),
        findings: allOf(unknownToCatalogue, within(pricing?.findings ?? NO_FINDINGS, kind, 'pricing')),
      }
    }
    case 'notes':
      return { kind: 'notes', notes: line.notes, contribution: NO_CONTRIBUTION, findings: NO_FINDINGS }
    case 'flashing': {
      const { flashing } = line
      const { total, findings } = countedPrice(flashing)
      const wrong = allOf(checkFlashing(flashing, isSubmitted), findings)
      return {
        kind: 'flashing',
        flashing,
        total,
        contribution: { ...NO_CONTRIBUTION, ...taxed(total, flashing.isTaxFree, account) },
        findings: allOf(unknownToCatalogue, within(wrong, 'flashing')),
      }
    }
    case 'productKit': {
      const tier = priceKit(line.kit, account)
      const { total, cost } = tier
      return {
        kind: 'productKit',
        tier,
        contribution: { ...NO_CONTRIBUTION, ...taxed(total, line.kit.pricing?.isTaxFree, account), cost },
        findings: allOf(unknownToCatalogue, within(tier.findings, 'productKit')),
      }
    }
  }
}

function plainContribution(pricing: PricedPricing, isLabour: boolean, account: Account): Contribution {
  const { total, taxable, tax } = taxed(pricing.total, pricing.sent?.isTaxFree, account)
  return {
    total,
    taxable,
    tax,
    cost: pricing.basis.lineCost,
    labour: isLabour ? total : 0, // T8
    discount: pricing.discountAmount,
  }
}

/** T4: a line that is tax free is exempt. */
function taxed(
  total: Cents,
  isTaxFree: boolean | undefined,
  account: Account,
): { readonly total: Cents; readonly taxable: Cents; readonly tax: Cents } {
  const taxable = isTaxFree === true ? 0 : total
  return { total, taxable, tax: lineTax(taxable, account) }
}
