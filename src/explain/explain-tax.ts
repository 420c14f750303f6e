import type { AdjustmentFigures } from './explain-adjustments.js'
import type { Explaining } from './explain-measurements.js'
import { addFigure, addGiven, type KnownFigure } from './figure-graph.js'
import { addNet } from './figure-sums.js'

function addTaxRate(
  graph: Explaining['graph'],
  { rate }: NonNullable<Explaining['account']['tax']>,
): KnownFigure {
  const words = { name: 'tax rate', rule: 'T4', unit: 'fraction' } as const
  return addGiven(graph, 'settings', 'tax.rate', words, rate)
}

/** T4: a line has its own tax only if the account rounds tax by line. */
export function explainLineTax(
  { graph, account }: Explaining,
  pointer: string,
  total: KnownFigure,
  isTaxFree: boolean | undefined,
): { readonly taxable: KnownFigure | undefined; readonly tax: KnownFigure | undefined } {
  const { tax, taxRounding } = account
  if (isTaxFree === true || tax === undefined) return { taxable: undefined, tax: undefined }
  switch (taxRounding) {
    case 'document':
      return { taxable: total, tax: undefined }
    case 'line':
      return {
        taxable: total,
        tax: addFigure(graph, `${pointer}#tax`, {
          name: 'tax of the line',
          rule: 'T4',
          unit: 'money',
          operation: 'product',
          from: [total, addTaxRate(graph, tax)],
          places: 2,
        }),
      }
  }
}

/** T4: rounds the tax once on the whole base, or on each line and once on all adjustments. */
export function explainTax(
  { graph, account }: Explaining,
  taxable: KnownFigure | undefined,
  lineTaxes: readonly KnownFigure[],
  adjustments: readonly AdjustmentFigures[],
): KnownFigure {
  const { tax } = account
  const words = { name: 'tax', rule: 'T4', unit: 'money' } as const
  if (tax === undefined) {
    return addFigure(graph, 'tax_amount', {
      ...words,
      operation: 'sum',
      from: [],
      notApplied: ['no_tax_in_account'],
    })
  }
  const rate = addTaxRate(graph, tax)
  const raising = adjustments.filter(({ isDiscount }) => !isDiscount).flatMap(({ taxable: one }) => one ?? [])
  const lowering = adjustments.filter(({ isDiscount }) => isDiscount).flatMap(({ taxable: one }) => one ?? [])
  const taxOn = (pointer: string, figure: { readonly name: string }, base: KnownFigure): KnownFigure =>
    addFigure(graph, pointer, {
      ...words,
      ...figure,
      operation: 'product',
      from: [base, rate],
      places: 2,
    })
  switch (account.taxRounding) {
    case 'document': {
      const named = { name: 'taxable amount', rule: 'T3' } as const
      const all = taxable === undefined ? raising : [taxable, ...raising]
      return taxOn('tax_amount', words, addNet(graph, '#taxable_base', named, all, lowering))
    }
    case 'line': {
      const isAdjusted = raising.length + lowering.length > 0
      const named = { name: 'taxable adjustments', rule: 'T3' } as const
      const ofAdjustments = isAdjusted
        ? [
            taxOn(
              '#tax_on_adjustments',
              { name: 'tax on the adjustments' },
              addNet(graph, '#taxable_adjustments', named, raising, lowering),
            ),
          ]
        : []
      return addFigure(graph, 'tax_amount', {
        ...words,
        operation: 'sum',
        from: [...lineTaxes, ...ofAdjustments],
      })
    }
  }
}
