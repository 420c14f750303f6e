import type { ParsedAccount } from '../wire/account.generated.js'
import type { FlashingWithCutList } from '../wire/flashing-with-cut-list.js'
import type { ParsedCutListItem, ParsedFlashingLine } from '../wire/flashing.generated.js'
import { add, larger, multiply } from '../number/arithmetic.js'
import { centsOfProduct, type Cents } from '../number/cents.js'
import { plainText } from '../number/number-text.js'
import { ZERO } from '../number/decimal.js'
import {
  metresOf,
  millimetresOfNumber,
  piecesOfNumber,
  timesPieces,
  type MajorUnits,
  type Metres,
  type Millimetres,
  type Pieces,
} from '../number/units.js'
import { chargedSide, measuredSides, type BendSettings, type MeasuredSide } from './measured-side.js'

export type PieceSettings = Pick<ParsedAccount, 'minimumFlashingLengthMm'>

export type MeasuredFlashing = ReturnType<typeof measureFlashing>

/** Measures a flashing line. Returns its figures, with the parts from which they are calculated. */
export function measureFlashing(flashing: FlashingWithCutList, account: BendSettings & PieceSettings) {
  const sides = measuredSides(flashing, account)
  const side = chargedSide(sides)
  const lengths = lengthsOf(flashing.subitems ?? [], account)
  const perMetre = pricePerMetre(flashing)
  return {
    // F4
    sides,
    side,
    /** In mm (F2). */
    totalGirth: side?.girth.girth ?? ZERO,
    /** The number of bends (F3). */
    bends: side?.bends.bends ?? ZERO,
    /** In metres, with the pieces (F6). */
    lengths,
    /** Undefined without a price per metre (F7). */
    totalPrice: perMetre === undefined ? undefined : flashingPrice(perMetre, lengths.chargedLength),
  }
}

interface MeasuredPieces {
  readonly amount: Pieces
  readonly length: Millimetres
  /** In mm: the length, or the minimum if that is longer (F6). */
  readonly chargedLength: Millimetres
}

/**
 * Sums amount × length, in metres. For the charged length, shorter pieces count as the minimum (F6). An
 * absent number is 0.
 */
export function lengthsOf(
  items: readonly ParsedCutListItem[],
  { minimumFlashingLengthMm: minimum }: PieceSettings,
) {
  const pieces = items.map(({ amount = 0, length = 0 }): MeasuredPieces => {
    const exact = millimetresOfNumber(length)
    return {
      amount: piecesOfNumber(amount),
      length: exact,
      chargedLength: minimum === undefined ? exact : larger(exact, minimum),
    }
  })
  return {
    totalLength: metres(pieces, ({ length }) => length),
    chargedLength: metres(pieces, ({ chargedLength }) => chargedLength),
    pieces,
  }
}

function metres(pieces: readonly MeasuredPieces[], lengthOf: (piece: MeasuredPieces) => Millimetres): Metres {
  return metresOf(
    pieces.reduce<Millimetres>((sum, piece) => add(sum, timesPieces(piece.amount, lengthOf(piece))), ZERO),
  )
}

/** The price per metre: the custom price if set, else the unit price (F7). */
export function pricePerMetre({
  customPricePerLength,
  unitPrice,
}: ParsedFlashingLine): MajorUnits | undefined {
  return (customPricePerLength ?? unitPrice)?.amount
}

/** F7: price per metre × charged length in metres, rounded half up to the cent. */
export function flashingPrice(perMetre: MajorUnits, chargedLength: Metres): Cents {
  return centsOfProduct(perMetre, chargedLength)
}

/** Figures and signs only: `20 × 5.55 = 111`. */
export function priceFormulaText(perMetre: MajorUnits, chargedLength: Metres): string {
  return `${plainText(perMetre)} × ${plainText(chargedLength)} = ${plainText(multiply(perMetre, chargedLength))}`
}

/** The calculation of a girth: the sizes of the charged side (F2, F4). */
export interface GirthWorkings {
  /** The charged side: 0 is `drawing`, 1 and up are `otherSides`; null if no side counts (F4). */
  readonly chargedSide: number | null
  /** The edges with their sizes in mm. Hidden edges add nothing. */
  readonly edges: readonly {
    /** The keys of the edge's two points, `<from>-<to>`. */
    readonly key: string
    /** The size of the edge in mm, a decimal string (F2, F5). */
    readonly size: string
    /** Whether the edge is hidden, so that it adds nothing (F2). */
    readonly isHidden: boolean
  }[]
  /** The widths of the finishes in mm, each with its point. */
  readonly finishes: readonly {
    /** The key of the finish's point. */
    readonly point: string
    /** The width of the finish in mm, a decimal string (F2). */
    readonly size: string
  }[]
}

/** The calculation of the bends: the joints and finishes of the charged side (F3, F4). */
export interface BendsWorkings {
  /** The charged side: 0 is `drawing`, 1 and up are `otherSides`; null if no side counts (F4). */
  readonly chargedSide: number | null
  /** The points that join two or more edges: one bend each. */
  readonly joints: readonly string[]
  /** The bends of each finish, with its point (F3). */
  readonly finishes: readonly {
    /** The key of the finish's point. */
    readonly point: string
    /** The number of bends, a decimal string (F3). */
    readonly bends: string
  }[]
}

/** The measurements of one side. */
export interface SideWorkings extends Omit<GirthWorkings, 'chargedSide' | 'finishes'> {
  /** The side: 0 is `drawing`, 1 and up are `otherSides`. */
  readonly side: number
  /** The girth of the side, in mm. */
  readonly girth: string
  /** The number of bends, a decimal string (F3). */
  readonly bends: string
  /** The points that join two or more edges: one bend each (F3). */
  readonly joints: readonly string[]
  /** The finishes with their widths in mm and their bends. */
  readonly finishes: readonly {
    /** The key of the finish's point. */
    readonly point: string
    /** The width of the finish in mm, a decimal string (F2). */
    readonly size: string
    /** The number of bends, a decimal string (F3). */
    readonly bends: string
  }[]
}

/** Pieces of one length, as ordered and as charged (F6). */
export interface PiecesWorkings {
  /** The number of pieces, a decimal string. */
  readonly amount: string
  /** The length of one piece, in mm. */
  readonly length: string
  /** The charged length of one piece, in mm: its length, or the minimum if that is longer. */
  readonly chargedLength: string
}

/** The calculation of a flashing's figures. */
export interface FlashingWorkings {
  /** The charged side (F4); null if no side counts. */
  readonly chargedSide: number | null
  /** All sides that count. */
  readonly sides: readonly SideWorkings[]
  /** The cut list, entry by entry (F6). */
  readonly pieces: readonly PiecesWorkings[]
}

export function girthWorkings(side: MeasuredSide | undefined): GirthWorkings {
  return {
    chargedSide: side?.index ?? null,
    edges: side === undefined ? [] : edgesOf(side),
    finishes: (side?.girth.finishes ?? []).map(({ point, size }) => ({ point, size: plainText(size) })),
  }
}

export function bendsWorkings(side: MeasuredSide | undefined): BendsWorkings {
  return {
    chargedSide: side?.index ?? null,
    joints: side?.bends.joints ?? [],
    finishes: (side?.bends.finishes ?? []).map(({ point, bends }) => ({ point, bends: plainText(bends) })),
  }
}

export function sideWorkings(side: MeasuredSide): SideWorkings {
  const { girth, bends, index } = side
  return {
    side: index,
    girth: plainText(girth.girth),
    bends: plainText(bends.bends),
    edges: edgesOf(side),
    joints: bends.joints,
    finishes: girth.finishes.map(({ point, size }, place) => ({
      point,
      size: plainText(size),
      // Sizes and bends are read from the same finishes, in the same order.
      bends: plainText((bends.finishes[place] as (typeof bends.finishes)[number]).bends),
    })),
  }
}

function edgesOf({ girth: { edges } }: MeasuredSide): GirthWorkings['edges'] {
  return edges.map(({ key, size, isHidden }) => ({ key, size: plainText(size), isHidden }))
}

export function piecesWorkings({ amount, length, chargedLength }: MeasuredPieces): PiecesWorkings {
  return { amount: plainText(amount), length: plainText(length), chargedLength: plainText(chargedLength) }
}
