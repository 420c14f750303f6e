import { readTyped } from '../input/read-typed.js'
import { money } from '../input/wire-money.js'

/** What a flashing is made of and sold for. */
export interface DesignerOrder {
  readonly productName: string
  readonly subitems: readonly { readonly amount: number; readonly length: number }[]
  /** Micros of one metre. */
  readonly unitPriceMicros: string | undefined
  /** Micros of one square metre of metal, from which the price of a metre follows. */
  readonly squareMetreMicros: string | undefined
}

/** A cut list as it is typed, `4 @ 4450`; undefined when it cannot be read. */
export function cutListIn(text: string, locale: string): DesignerOrder['subitems'] | undefined {
  if (text.trim() === '') return []
  const typed = readTyped(text, { kind: 'pieces', locale, unit: 'mm' })
  if (typed.is !== 'read') return undefined
  return typed.value.map(({ amount, length }) => ({ amount: Number(amount), length: Number(length) }))
}

/** The micros of an amount in an attribute; undefined without one. */
export function microsIn(text: string | null, currency: string): string | undefined {
  return text === null ? undefined : money(text, { currency }).amountMicros
}
