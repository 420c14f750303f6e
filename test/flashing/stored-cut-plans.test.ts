import { describe, test } from 'vitest'
import { renderCutPlanSvg, type PictureOptions } from '../../src/entries/flashing.js'
import { expectStored } from '../stored-file.js'
import { ofLengths } from './cutting-lists.js'
import { planOf, stockOf } from './planned-bars.js'

/** Three bars of 6 m and an offcut are too few: 9 m is too long, and some of the pieces of 5.9 m are left. */
const everyPart = planOf(ofLengths({ 9000: 1, 5900: 4, 2400: 3, 30: 2 }), {
  stocks: [{ lengthMm: 6000, count: 3 }],
  offcuts: [{ lengthMm: 2450.5 }],
  kerfMm: 3,
  trimMm: 20,
})

/** More than 60 pieces of a bar are drawn as one part of each length. The last cut takes what is left. */
const manyPieces = planOf(ofLengths({ 120: 56, 100: 6, 700: 1 }), { stockLengthMm: 8082, kerfMm: 1 })

const tooLong = stockOf(
  Array.from({ length: 60 }, (_, index) => [0.5 + index, 7000 + index] as const),
  { stockLengthMm: 6000 },
)

const PICTURES: readonly (readonly [name: string, plan: { isPacked: boolean }, options: PictureOptions])[] = [
  ['every-part', everyPart, { theme: 'light', width: 800 }],
  ['every-part-in-german', everyPart, { theme: 'dark', locale: 'de', title: '' }],
  ['many-pieces', manyPieces, { theme: 'light', title: '63 pieces' }],
  ['too-long', tooLong, { theme: 'light', title: 'a'.repeat(90) }],
]

describe('the picture of a cutting plan', () => {
  test.each(PICTURES)('equals the stored picture: %s', (name, plan, options) => {
    expectStored(renderCutPlanSvg(plan, options), new URL(`cut-plans/${name}.svg`, import.meta.url))
  })
})
