import type { Box } from './box.js'
import type { Segment } from './segment.js'
import type { Vector } from './vector.js'

/** What a label tells. */
export type LabelKind = 'size' | 'angle' | 'finish' | 'arrow'

/** A label that looks for its place. */
export interface WantedLabel {
  readonly kind: LabelKind
  /** The key of its edge, or the id of its point. */
  readonly key: string
  readonly text: string
  /** What it belongs to: it stays near. */
  readonly owner: Segment
  /** Ways to leave the owner, the best first. */
  readonly ways: () => Iterable<Way>
  /** The middle of where the drawing says it goes, tried first. */
  readonly asked: Vector | undefined
}

/** So far from a place of a label's owner, in this direction. */
export interface Way {
  readonly from: Vector
  readonly direction: Vector
  readonly gap: number
}

/** A label in its place. */
export interface PlacedLabel {
  readonly kind: LabelKind
  readonly key: string
  readonly text: string
  readonly box: Box
  /** From the label to its owner, when it had to move away. */
  readonly leader: Segment | undefined
}

/** The size of the letters, by kind, in picture units. */
export const LABEL_SIZES: Readonly<Record<LabelKind, number>> = { size: 15, angle: 13, finish: 13, arrow: 13 }

/** The most characters of a label that are shown. */
export const MOST_CHARACTERS = 40
