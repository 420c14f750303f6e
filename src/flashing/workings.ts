import type { MeasuredSide } from './measured-side.js'
import type { MeasuredPieces } from './measured-flashing.js'
import { plainText } from '../number/decimal-text.js'
import { ZERO } from '../number/decimal.js'

/** What gave a girth: the sizes of the side that is charged (F2, F4). */
export interface GirthWorkings {
  /** The charged side: 0 is `drawing`, 1 and up are `otherSides`; null when none counts (F4). */
  readonly chargedSide: number | null
  /** In mm, by the keys of the edges; hidden ones add nothing. */
  readonly edges: readonly {
    /** The keys of its two points, `<from>-<to>`. */
    readonly key: string
    /** In mm, a decimal string (F2, F5). */
    readonly size: string
    /** True: it adds nothing (F2). */
    readonly isHidden: boolean
  }[]
  /** In mm, by the points that they are on. */
  readonly finishes: readonly {
    /** The key of its point. */
    readonly point: string
    /** In mm, a decimal string (F2). */
    readonly size: string
  }[]
}

/** What gave the bends: the joints and finishes of the side that is charged (F3, F4). */
export interface BendsWorkings {
  /** The charged side: 0 is `drawing`, 1 and up are `otherSides`; null when none counts (F4). */
  readonly chargedSide: number | null
  /** The points that join two or more edges: one bend each. */
  readonly joints: readonly string[]
  /** The bends of each finish, by the point that it is on (F3). */
  readonly finishes: readonly {
    /** The key of its point. */
    readonly point: string
    /** How many, a decimal string (F3). */
    readonly bends: string
  }[]
}

/** One side, measured. */
export interface SideWorkings extends Omit<GirthWorkings, 'chargedSide' | 'finishes'> {
  /** 0 is `drawing`, 1 and up are `otherSides`. */
  readonly side: number
  /** In mm. */
  readonly girth: string
  /** How many, a decimal string (F3). */
  readonly bends: string
  /** The points that join two or more edges: one bend each (F3). */
  readonly joints: readonly string[]
  /** In mm, and the bends that each takes. */
  readonly finishes: readonly {
    /** The key of its point. */
    readonly point: string
    /** In mm, a decimal string (F2). */
    readonly size: string
    /** How many, a decimal string (F3). */
    readonly bends: string
  }[]
}

/** Pieces of one length, as ordered and as charged (F6). */
export interface PiecesWorkings {
  /** How many pieces, a decimal string. */
  readonly amount: string
  /** In mm. */
  readonly length: string
  /** In mm: the minimum where the length is shorter. */
  readonly chargedLength: string
}

/** How the figures of a flashing came about. */
export interface FlashingWorkings {
  /** The side that is charged (F4); null when none counts. */
  readonly chargedSide: number | null
  /** All sides that count. */
  readonly sides: readonly SideWorkings[]
  /** The cut list, piece by piece (F6). */
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
      // Sizes and bends are read off the same finishes, in the same order.
      bends: plainText(bends.finishes[place]?.bends ?? ZERO),
    })),
  }
}

function edgesOf({ girth: { edges } }: MeasuredSide): GirthWorkings['edges'] {
  return edges.map(({ key, size, isHidden }) => ({ key, size: plainText(size), isHidden }))
}

export function piecesWorkings({ amount, length, chargedLength }: MeasuredPieces): PiecesWorkings {
  return { amount: plainText(amount), length: plainText(length), chargedLength: plainText(chargedLength) }
}
