import { LineFigures } from '../../../src/engine/fast/line-figures.js'
import type { FastPathSettings } from '../../../src/engine/fast/fast-path-settings.js'
import { PiecesSums } from '../../../src/engine/fast/pieces-sums.js'
import { ENTRY, PRICING } from '../../../src/engine/fast/places.generated.js'
import type { SentFigures } from '../../../src/engine/fast/sent-figures.js'

export const PLAIN_SETTINGS: FastPathSettings = {
  ...{ currency: '', derivationEnabled: true, minimum: 0, minimumFeet: 0 },
  ...{ rate: 0, rateDecimals: 0, isLineTax: false },
}

function sentIn<Field extends string>(
  places: Readonly<Record<Field, number>>,
  figures: Partial<Record<Field, number>>,
): SentFigures {
  const given = { sent: 0, figures: new Float64Array(16) }
  for (const [field, figure] of Object.entries(figures) as [Field, number][]) {
    given.sent |= 1 << places[field]
    given.figures[places[field]] = figure
  }
  return given
}

/** Each figure has its unit on the fast path. */
export type PricingFigures = Partial<Record<keyof typeof PRICING, number>>
/** Sizes are in units of 10^-4. */
export type Piece = Partial<Record<keyof typeof ENTRY, number>>

/** Returns undefined if a piece is left to the engine. */
export function sumsOf(
  pieces: readonly Piece[],
  settings: Partial<FastPathSettings> = {},
): PiecesSums | undefined {
  const sums = new PiecesSums({ ...PLAIN_SETTINGS, ...settings })
  sums.start()
  const areAdded = pieces.every((piece) => sums.add(sentIn(ENTRY, piece)))
  sums.end()
  return areAdded ? sums : undefined
}

/** Returns undefined if the line is left to the engine. */
export function priced(
  pricing: PricingFigures,
  {
    measured = [],
    asBuilt = [],
    isCatalogue = false,
    settings = {},
  }: {
    readonly measured?: readonly Piece[]
    readonly asBuilt?: readonly Piece[]
    readonly isCatalogue?: boolean
    readonly settings?: Partial<FastPathSettings>
  } = {},
): LineFigures | undefined {
  const all = { ...PLAIN_SETTINGS, ...settings }
  const line = new LineFigures(all)
  const none = new PiecesSums(all)
  const [sold, built] = [sumsOf(measured, settings) ?? none, sumsOf(asBuilt, settings) ?? none]
  const lists = {
    ...(measured.length > 0 && { measurements: 0 }),
    ...(asBuilt.length > 0 && { asBuiltMeasurements: 0 }),
  }
  return line.price(sentIn(PRICING, { ...pricing, ...lists }), sold, built, isCatalogue) ? line : undefined
}
