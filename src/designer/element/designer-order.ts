import type { InputPiece } from '../../input/piece-candidate.js'
import { readTypedPieces } from '../../input/read-pieces.js'
import { unreadable, type ValidInput, type ParsedInput } from '../../input/typed.js'
import { money } from '../../input/wire-money.js'
import type { Problem } from '../../problem/problem.js'
import { readMicros } from '../../number/number-text.js'
import type { FlashingLineInput } from '../../wire/flashing.generated.js'
import { MAX_CHARACTERS } from './designer-address.js'
import type { MetrePrices } from './metre-price.js'

export interface DesignerOrder extends MetrePrices {
  readonly productName: string
  /** Undefined while the pieces cannot be read. */
  readonly subitems: CutList | undefined
  readonly problems: readonly Problem[]
  /** Whether the typed price, or a price in an attribute, is unreadable. No other price then applies. */
  readonly isPriceUnread: boolean
  /** The fields of the line that the designer does not show, such as its colour. */
  readonly kept?: object
  /** Whether the order has begun. A missing drawing is then a problem. */
  readonly isBegun?: boolean
  /** The stored line, if the designer cannot change its drawing and the order is unchanged. */
  readonly stored?: FlashingLineInput | undefined
}

/** Numbers of pieces, with their lengths in mm. */
export type CutList = readonly { readonly amount: number; readonly length: number }[]

export interface ReadPieces {
  readonly text: string
  readonly cutList: ParsedInput<CutList>
}

/** Reads lengths without a unit as mm. An empty text is an empty list. */
export function parseCutList(text: string, locale: string): ParsedInput<CutList> {
  if (text.trim() === '') return { status: 'ok', value: [], meant: '' }
  if (text.length > MAX_CHARACTERS) return unreadable('not_a_number')
  const typed = readTypedPieces(text, locale, 'mm', isPiece)
  switch (typed.status) {
    case 'ok':
      return asCutList(typed)
    case 'ambiguous':
      return { ...typed, readings: typed.readings.map(asCutList) }
    case 'invalid':
      return typed
  }
}

function isPiece({ amount, length }: InputPiece): boolean {
  return /^[1-9]\d*$/.test(amount) && Number(length) > 0
}

function asCutList({ value, ...read }: ValidInput<readonly InputPiece[]>): ValidInput<CutList> {
  return {
    ...read,
    value: value.map(({ amount, length }) => ({ amount: Number(amount), length: Number(length) })),
  }
}

/** Returns undefined if the text is not a decimal, or if its micros exceed 64 bits (N1). */
export function microsIn(text: string | null | undefined, currency: string): string | undefined {
  const micros = money(text ?? '', { currency }).amountMicros
  return readMicros(micros) === undefined ? undefined : micros
}
