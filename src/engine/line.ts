import { checkFlashing, flashingTotal } from '../flashing/flashing-in-document.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { LookUps } from './catalogue.js'
import type { Contribution, PricedLine } from './priced.js'
import type { PricingSettings } from '../pricing/priced.js'
import type { ParsedSalesLine } from '../wire/document.generated.js'
import type { ParsedFlashingLine } from '../wire/flashing.generated.js'
import { NO_CENTS, type Cents } from '../number/cents.js'
import { allOf, NO_PROBLEMS, within, type LocatedProblem } from '../problem/located-problem.js'
import { priceKit } from '../pricing/kit.js'
import { priceLinePricing } from '../pricing/line-pricing.js'
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

const ADDS_NOTHING = { contribution: ZERO_CONTRIBUTION, problems: NO_PROBLEMS }

export function priceLine(line: ParsedSalesLine, settings: Omit<LineSettings, 'catalogue'>): PricedLine {
  const { account, stage, comparisons } = settings
  switch (line.kind) {
    case 'onTheFly':
    case 'labour':
    case 'catalogue': {
      const { kind } = line
      const sent = line.line.pricing
      // A spread of the line would double the time. The casts tie the kind to its line.
      if (sent === undefined)
        return { kind, line: line.line, pricing: undefined, ...ADDS_NOTHING } as PricedLine
      const pricing = priceLinePricing(sent, kind, account, comparisons)
      const { total, basis, discountAmount, problems } = pricing
      const labour = kind === 'labour' ? total : NO_CENTS // T8
      return {
        kind,
        line: line.line,
        pricing,
        contribution: contributionOf(total, basis.lineCost, sent.isTaxFree, account, labour, discountAmount),
        problems: problems.length === 0 ? NO_PROBLEMS : within(problems, kind, 'pricing'),
      } as PricedLine
    }
    case 'notes':
      return { kind: line.kind, line: line.line, ...ADDS_NOTHING }
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

// T1, T4, T7 to T9
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
