import { checkFlashing, flashingTotal } from '../flashing/flashing-in-document.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { LookUps } from './catalogue.js'
import type { Contribution, PricedLine } from './priced.js'
import type { PricedPricing, PricingSettings } from '../pricing/priced.js'
import type { ParsedSalesLine } from '../wire/document.generated.js'
import type { ParsedFlashingLine } from '../wire/flashing.generated.js'
import { NO_CENTS, type Cents } from '../number/cents.js'
import { allOf, NO_PROBLEMS, within, type LocatedProblem } from '../problem/located-problem.js'
import { priceKit } from '../pricing/kit.js'
import { priceLinePricing, type SimpleLineKind } from '../pricing/line-pricing.js'
import type { Comparisons } from '../pricing/sent-figures.js'
import { lineTax, type TaxSettings } from '../tax/tax.js'
import { ZERO_CONTRIBUTION } from './totals.js'

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

export function priceLine(line: ParsedSalesLine, settings: Omit<LineSettings, 'catalogue'>): PricedLine {
  const { account, stage, comparisons } = settings
  switch (line.kind) {
    case 'onTheFly':
    case 'labour':
    case 'catalogue': {
      const { kind } = line
      const sent = line.line.pricing
      const pricing = sent && priceLinePricing(sent, kind, account, comparisons)
      // A spread of the line would double the time. The cast ties the kind to its line.
      return {
        kind,
        line: line.line,
        pricing,
        contribution: pricing === undefined ? ZERO_CONTRIBUTION : contributionOfPricing(pricing, kind, account),
        problems: pricing === undefined ? NO_PROBLEMS : within(pricing.problems, kind, 'pricing'),
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
        problems: within(allOf([missingFrom(line.line, stage), problems]), 'flashing'),
      }
    }
    case 'productKit': {
      const level = priceKit(line.line, account)
      return {
        kind: line.kind,
        line: line.line,
        level,
        contribution: contributionOf(level.total, level.cost, line.line.pricing?.isTaxFree, account),
        problems: within(level.problems, 'productKit'),
      }
    }
  }
}

// F1, V7
function missingFrom(flashing: ParsedFlashingLine, stage: Stage): readonly LocatedProblem[] {
  return stage === 'preview' ? NO_PROBLEMS : checkFlashing(flashing, stage === 'submitted')
}

// T7 to T9
function contributionOfPricing(
  { total, sent, basis, discountAmount }: PricedPricing,
  kind: SimpleLineKind,
  settings: TaxSettings,
): Contribution {
  const labour = kind === 'labour' ? total : NO_CENTS // T8
  return contributionOf(total, basis.lineCost, sent.isTaxFree, settings, labour, discountAmount)
}

function contributionOf(
  total: Cents,
  cost: Cents,
  isTaxFree: boolean | undefined,
  settings: TaxSettings,
  labour = NO_CENTS,
  discount = NO_CENTS,
): Contribution {
  const taxable = isTaxFree === true ? NO_CENTS : total // T4
  return { total, taxable, tax: lineTax(taxable, settings), cost, labour, discount }
}
