import type { TypedPiece } from '../input/read-pieces.js'
import { readTyped } from '../input/read-typed.js'
import { typedOf, unreadable, type ReadTyped, type Typed } from '../input/typed.js'
import { money } from '../input/wire-money.js'
import { readMicros } from '../number/number-text.js'
import { MOST_CHARACTERS } from './designer-address.js'
import type { MetrePrices } from './metre-price.js'

/** What a flashing is made of and sold for. */
export interface DesignerOrder extends MetrePrices {
  readonly productName: string
  readonly subitems: CutList
}

/** How many pieces of which length, in mm. */
export type CutList = readonly { readonly amount: number; readonly length: number }[]

/** Lengths below this, in mm, are no pieces of a flashing: whoever types `2.4` without a unit may mean metres. */
const SHORTEST_IN_MM = 50

/** A cut list as it is typed, `4 @ 4450`, in mm. Nothing typed is no pieces. */
export function cutListIn(text: string, locale: string): Typed<CutList> {
  if (text.trim() === '') return { is: 'read', value: [], meant: '' }
  if (text.length > MOST_CHARACTERS) return unreadable('too_large')
  const inUnit = (unit: 'mm' | 'm') => readTyped(text, { kind: 'pieces', locale, unit })
  const [typed, inMetres] = [inUnit('mm'), inUnit('m')]
  if (typed.is === 'unreadable') return typed
  const isEither = typed.is === 'read' && inMetres.is === 'read' && mayBeMetres(typed, inMetres)
  const readings = [...(isEither ? [inMetres] : []), ...(typed.is === 'read' ? [typed] : typed.readings)]
  return typedOf(readings.filter(isMadeOfPieces).map(asCutList))
}

type Pieces = ReadTyped<readonly TypedPiece[]>

/** Whether nothing was typed with a unit, so that both readings have the same figures, and in mm the pieces are tiny. */
function mayBeMetres(inMillimetres: Pieces, inMetres: Pieces): boolean {
  return inMillimetres.value.every(
    ({ length }, at) => length === inMetres.value[at]?.length && Number(length) < SHORTEST_IN_MM,
  )
}

/** Pieces are whole and at least one, and have a length. */
function isMadeOfPieces({ value }: Pieces): boolean {
  return value.every(({ amount, length }) => /^[1-9]\d*$/.test(amount) && Number(length) > 0)
}

function asCutList({ value, meant }: Pieces): ReadTyped<CutList> {
  return {
    is: 'read',
    value: value.map(({ amount, length }) => ({ amount: Number(amount), length: Number(length) })),
    meant,
  }
}

/** The micros of a decimal in an attribute or an address; undefined for a text that is none, or does not fit 64 bits (N1). */
export function microsIn(text: string | null | undefined, currency: string): string | undefined {
  const micros = money(text ?? '', { currency }).amountMicros
  return readMicros(micros) === undefined ? undefined : micros
}
