import type { PricedLine } from '../engine/priced.js'
import { snakeCase } from '../problem/path.js'
import type { ParsedTaxDetail } from '../wire/tax.generated.js'
import type { KnownFigure } from './figure-graph.js'
import type { Explaining } from './explain-measurements.js'
import { explainFlashingLine } from './explain-flashing-line.js'
import { explainKitLevel } from './explain-kit.js'
import { explainLinePricing } from './explain-line-pricing.js'
import { explainLineTax } from './explain-tax.js'
import type { NotAppliedReason } from './not-applied.js'

export interface LineFigures {
  /** Undefined for notes. */
  readonly total: KnownFigure | undefined
  // T4
  readonly taxable: KnownFigure | undefined
  /** Undefined for a tax-free line, or if the account does not round tax by line (T4). */
  readonly tax: KnownFigure | undefined
  readonly cost: KnownFigure | undefined
  // T8
  readonly labour: KnownFigure | undefined
  readonly discountAmount: KnownFigure | undefined
}

const NOTHING: LineFigures = {
  total: undefined,
  taxable: undefined,
  tax: undefined,
  cost: undefined,
  labour: undefined,
  discountAmount: undefined,
}

/** `pointer` is empty for a line outside a document. */
export function explainPricedLine(explaining: Explaining, pointer: string, priced: PricedLine): LineFigures {
  const at = (field: string) => (pointer === '' ? field : `${pointer}.${field}`)
  switch (priced.kind) {
    case 'onTheFly':
    case 'catalogue':
    case 'labour': {
      const { pricing, kind } = priced
      // L5: validation rejects a line without pricing.
      if (pricing === undefined) return NOTHING
      const { isTaxFree, tax } = pricing.sent
      const figures = explainLinePricing(
        explaining,
        `${at(snakeCase(kind))}.pricing`,
        kind,
        pricing,
        taxReasons(explaining, isTaxFree, tax),
      )
      return {
        ...figures,
        ...explainLineTax(explaining, pointer, figures.total, isTaxFree),
        labour: kind === 'labour' ? figures.total : undefined,
      }
    }
    case 'notes':
      return NOTHING
    case 'flashing': {
      const { isTaxFree, tax } = priced.line
      const reasons = taxReasons(explaining, isTaxFree, tax)
      const total = explainFlashingLine(explaining.graph, at('flashing'), priced.line, reasons)
      return { ...NOTHING, total, ...explainLineTax(explaining, pointer, total, isTaxFree) }
    }
    case 'productKit': {
      const { pricing } = priced.line
      const isTaxFree = pricing?.isTaxFree
      const reasons = taxReasons(explaining, isTaxFree, pricing?.tax)
      const { total, cost } = explainKitLevel(explaining, at('product_kit'), priced.level, reasons)
      // Validation rejects a kit without a total (K2, K5).
      if (total === undefined) return NOTHING
      return { ...NOTHING, total, cost, ...explainLineTax(explaining, pointer, total, isTaxFree) }
    }
  }
}

// T4
function taxReasons(
  { account }: Explaining,
  isTaxFree: boolean | undefined,
  sent: ParsedTaxDetail | undefined,
): readonly NotAppliedReason[] {
  return [
    ...(isTaxFree === true && account.tax !== undefined ? (['line_tax_free'] as const) : []),
    ...(sent?.rate === undefined ? [] : (['line_rate_is_advice'] as const)),
  ]
}
