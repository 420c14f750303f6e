import { BETWEEN_PIECES, type TypedPiece } from '../input/read-pieces.js'
import { readTyped } from '../input/read-typed.js'
import {
  distinctReadings,
  readingsOf,
  typedOf,
  unreadable,
  type ReadTyped,
  type Typed,
} from '../input/typed.js'
import { money } from '../input/wire-money.js'
import type { Problem } from '../problem/problem.js'
import { readMicros } from '../number/number-text.js'
import { MOST_CHARACTERS } from './designer-address.js'
import type { MetrePrices } from './metre-price.js'

/** What a flashing is made of and sold for. */
export interface DesignerOrder extends MetrePrices {
  readonly productName: string
  /** Undefined while the pieces cannot be read. */
  readonly subitems: CutList | undefined
  /** Why pieces or the price of a metre are unknown. */
  readonly problems: readonly Problem[]
  /** Whether a price is given that cannot be read: then there is none, and no other takes its place. */
  readonly isPriceUnread: boolean
}

/** How many pieces of which length, in mm. */
export type CutList = readonly { readonly amount: number; readonly length: number }[]

/** Lengths below this, in mm, are no pieces of a flashing: whoever types `2.4` without a unit may mean metres. */
const SHORTEST_IN_MM = 50

/**
 * A cut list as it is typed, `4 @ 4450`, in mm. Nothing typed is no pieces. A tiny length without a unit is asked about,
 * whatever else is in the list.
 */
export function cutListIn(text: string, locale: string): Typed<CutList> {
  if (text.trim() === '') return { is: 'read', value: [], meant: '' }
  if (text.length > MOST_CHARACTERS) return unreadable('not_a_number')
  const inUnit = (unit: 'mm' | 'm') => readTyped(text, { kind: 'pieces', locale, unit })
  const typed = inUnit('mm')
  if (typed.is === 'unreadable') return typed
  const inMetres = readingsOf(inUnit('m'))
  const lists = readingsOf(typed).flatMap((reading, at) => {
    const pieces = piecesOf(reading)
    return pieces.every(isPiece) ? meaningsOf(pieces, piecesOf(inMetres[at])) : []
  })
  return typedOf(distinctReadings(lists))
}

type Pieces = ReadTyped<readonly TypedPiece[]>

/** A piece with what is said of it. */
interface SaidPiece extends TypedPiece {
  readonly meant: string
}

function piecesOf(reading: Pieces | undefined): readonly SaidPiece[] {
  const words = reading?.meant.split(BETWEEN_PIECES) ?? []
  return reading?.value.map((piece, at) => ({ ...piece, meant: words[at] ?? '' })) ?? []
}

/** Pieces are whole and at least one, and have a length. */
function isPiece({ amount, length }: TypedPiece): boolean {
  return /^[1-9]\d*$/.test(amount) && Number(length) > 0
}

/** The pieces in mm; before them the same list with metres where they may be meant. */
function meaningsOf(
  pieces: readonly SaidPiece[],
  inMetres: readonly SaidPiece[],
): readonly ReadTyped<CutList>[] {
  const other = pieces.map((piece, at) => {
    const metres = inMetres[at]
    // What was typed with a unit has another figure in metres.
    const mayBeMetres = metres?.length === piece.length && Number(piece.length) < SHORTEST_IN_MM
    // Exactly: 2.435 × 1000 may be a little less than 2435.
    return mayBeMetres ? { ...metres, length: `${metres.length}e3` } : piece
  })
  const isSame = other.every((piece, at) => piece === pieces[at])
  return (isSame ? [pieces] : [other, pieces]).map(asCutList)
}

function asCutList(pieces: readonly SaidPiece[]): ReadTyped<CutList> {
  return {
    is: 'read',
    value: pieces.map(({ amount, length }) => ({ amount: Number(amount), length: Number(length) })),
    meant: pieces.map(({ meant }) => meant).join(BETWEEN_PIECES),
  }
}

/** The micros of a decimal in an attribute or an address; undefined for a text that is none, or does not fit 64 bits (N1). */
export function microsIn(text: string | null | undefined, currency: string): string | undefined {
  const micros = money(text ?? '', { currency }).amountMicros
  return readMicros(micros) === undefined ? undefined : micros
}
