import { OTHER_SIZE_NAMES, type OtherSize } from '../../rules/strategies.js'
import type { FastPathSettings } from './fast-path-settings.js'
import { ENTRY } from './places.generated.js'
import { figureAt, isSent, type SentFigures } from './sent-figures.js'

const SUMMED: readonly OtherSize[] = ['width']
const NOT_SUMMED = OTHER_SIZE_NAMES.reduce(
  (bits, size) => (SUMMED.includes(size) ? bits : bits | (1 << ENTRY[size])),
  0,
)
/** A larger sum may be inexact. */
const MAX_SUM = 2 ** 52
const HUNDRED = 100

/** A sum is NaN if the line needs the engine. */
export class PiecesSums {
  /** In units of 10^-4. Unlike `made`, `charged` counts a short piece as the minimum (M3, M4, M7). */
  charged = NaN
  made = NaN
  /** In units of 10^-6. */
  chargedFeet = NaN
  /** In units of 10^-8 (M3). */
  area = NaN

  constructor(private readonly settings: FastPathSettings) {}

  start(): void {
    this.charged = this.made = this.chargedFeet = this.area = 0
  }

  /** M6. Returns false if the entry needs the engine. */
  add(entry: SentFigures): boolean {
    const { minimum, minimumFeet } = this.settings
    const length = figureAt(entry, ENTRY.length)
    const amount = isSent(entry, ENTRY.amount) ? figureAt(entry, ENTRY.amount) : 1
    if (!(length > 0 && amount > 0) || (entry.sent & NOT_SUMMED) !== 0) return false
    if (isSent(entry, ENTRY.width)) {
      const width = figureAt(entry, ENTRY.width)
      if (!(width > 0)) return false
      const size = length * width
      this.area += size <= MAX_SUM ? size * amount : NaN
      this.made = this.charged = this.chargedFeet = NaN // M5
      return true
    }
    const pieces = length * amount
    this.made += pieces
    this.charged += length < minimum ? minimum * amount : pieces
    if (minimumFeet !== 0) {
      const finer = length * HUNDRED
      this.chargedFeet += (finer < minimumFeet ? minimumFeet : finer) * amount
    }
    this.area = NaN // M5
    return true
  }

  end(): void {
    this.made = exactly(this.made)
    this.charged = exactly(this.charged)
    this.chargedFeet = exactly(this.chargedFeet)
    this.area = exactly(this.area)
  }
}

function exactly(sum: number): number {
  return sum <= MAX_SUM ? sum : NaN
}
