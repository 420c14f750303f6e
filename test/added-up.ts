import type { PricedAdjustment, PricedMoney } from '../src/entries/index.js'

interface Figures {
  readonly subtotal: PricedMoney
  readonly adjustments?: readonly Pick<PricedAdjustment, 'type' | 'appliedAmount'>[]
  readonly taxAmount: PricedMoney
}

/** T6: adds up in micros with whole numbers, without the engine. */
export function addedUp({ subtotal, adjustments = [], taxAmount }: Figures): string {
  const applied = adjustments.map(({ type, appliedAmount }) => {
    const micros = BigInt(appliedAmount.amountMicros)
    return type === 'ADJUSTMENT_TYPE_DISCOUNT' ? -micros : micros
  })
  const terms = [BigInt(subtotal.amountMicros), ...applied, BigInt(taxAmount.amountMicros)]
  return String(terms.reduce((sum, term) => sum + term, 0n))
}
