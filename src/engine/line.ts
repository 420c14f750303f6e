import { checkFlashing, flashingTotal } from '../flashing/flashing-in-document.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { NO_LOOK_UPS, type LookUps } from './catalogue.js'
import type { Contribution, PricedLine } from './priced.js'
import type { PricedPricing, PricingSettings } from '../pricing/priced.js'
import type { ParsedSalesLine } from '../wire/document.generated.js'
import type { ParsedFlashingLine } from '../wire/flashing.generated.js'
import { NO_CENTS, type Cents } from '../number/cents.js'
import { allOf, NO_PROBLEMS, within, type LocatedProblem } from '../problem/located-problem.js'
import { priceKit } from '../pricing/kit.js'
import { priceLinePricing, type SimpleLineKind } from '../pricing/line-pricing.js'
import type { Comparisons } from '../pricing/sent-figures.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import { lineTax, type TaxSettings } from '../tax/tax.js'
import { ZERO_CONTRIBUTION } from './contribution.js'
import { checkAgainstCatalogue } from './look-ups.js'

export interface LineSettings {
  readonly account: PricingSettings & TaxSettings & Pick<ParsedAccount, 'currency'>
  readonly catalogue: LookUps
  readonly stage: Stage
  /** A form passes comparisons without policies, to keep policies out of its bundle. */
  readonly comparisons: Comparisons
}

// V7, F10
type Stage = 'preview' | 'draft' | 'submitted'

// V7
export function previewSettings(settings: Omit<LineSettings, 'stage'>): LineSettings {
  return { ...settings, stage: 'preview' }
}

export function priceLine(line: ParsedSalesLine, settings: LineSettings): PricedLine {
  const { account, catalogue, stage } = settings
  const notInCatalogue = catalogue === NO_LOOK_UPS ? NO_PROBLEMS : checkAgainstCatalogue(line, catalogue)
  switch (line.kind) {
    case 'onTheFly':
    case 'labour':
    case 'catalogue': {
      const { pricing, contribution, problems } = pricedAlone(line.line.pricing, line.kind, settings)
      // A spread of the line would double the time. The cast ties the kind to its line.
      return {
        kind: line.kind,
        line: line.line,
        pricing,
        contribution,
        problems: allOf([notInCatalogue, problems]),
      } as PricedLine
    }
    case 'notes':
      return { kind: line.kind, line: line.line, contribution: ZERO_CONTRIBUTION, problems: NO_PROBLEMS }
    case 'flashing': {
      const { total, problems } = flashingTotal(line.line)
      return {
        kind: line.kind,
        line: line.line,
        total,
        contribution: contributionOf(total, NO_CENTS, line.line.isTaxFree, account),
        problems: allOf([
          notInCatalogue,
          within(allOf([missingFrom(line.line, stage), problems]), 'flashing'),
        ]),
      }
    }
    case 'productKit': {
      const level = priceKit(line.line, account)
      return {
        kind: line.kind,
        line: line.line,
        level,
        contribution: contributionOf(level.total, level.cost, line.line.pricing?.isTaxFree, account),
        problems: allOf([notInCatalogue, within(level.problems, 'productKit')]),
      }
    }
  }
}

// F1, V7
function missingFrom(flashing: ParsedFlashingLine, stage: Stage): readonly LocatedProblem[] {
  return stage === 'preview' ? NO_PROBLEMS : checkFlashing(flashing, stage === 'submitted')
}

function pricedAlone(
  sent: ParsedLinePricing | undefined,
  kind: SimpleLineKind,
  { account, comparisons }: LineSettings,
): Pick<Extract<PricedLine, { readonly kind: SimpleLineKind }>, 'pricing' | 'contribution' | 'problems'> {
  const pricing = sent && priceLinePricing(sent, kind, account, comparisons)
  return {
    pricing,
    contribution: plainContribution(pricing, kind, account),
    problems:
      pricing === undefined || pricing.problems.length === 0
        ? NO_PROBLEMS
        : within(pricing.problems, kind, 'pricing'),
  }
}

function plainContribution(
  pricing: PricedPricing | undefined,
  kind: SimpleLineKind,
  settings: TaxSettings,
): Contribution {
  if (pricing === undefined) return ZERO_CONTRIBUTION
  const { total, sent, basis, discountAmount } = pricing
  const taxable = taxableOf(total, sent.isTaxFree)
  return {
    total,
    taxable,
    tax: lineTax(taxable, settings),
    cost: basis.lineCost,
    labour: kind === 'labour' ? total : 0, // T8
    discount: discountAmount,
  }
}

function contributionOf(
  total: Cents,
  cost: Cents,
  isTaxFree: boolean | undefined,
  settings: TaxSettings,
): Contribution {
  const taxable = taxableOf(total, isTaxFree)
  return { total, taxable, tax: lineTax(taxable, settings), cost, labour: 0, discount: 0 }
}

// T4
function taxableOf(total: Cents, isTaxFree: boolean | undefined): Cents {
  return isTaxFree === true ? NO_CENTS : total
}
