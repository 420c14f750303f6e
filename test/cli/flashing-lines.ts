import type { Advisory } from '../../src/entries/index.js'
import type { AnswerJson } from './requests.js'

/** A flashing with a girth of 160 mm, 3 bends and a length of 5.25 m. */
export const barge = {
  productName: 'Barge',
  colour: 'Charcoal',
  thickness: '0.550',
  totalGirth: '160',
  bends: '3',
  totalLength: '5.25',
  unitPrice: { amountMicros: '20000000' },
  totalPrice: { amountMicros: '111000000' },
  subitems: [
    { amount: 2, length: 2400 },
    { amount: 3, length: 150 },
  ],
  drawing: {
    isFreeDrawing: true,
    points: {
      a: { x: 0, y: 0, vectors: ['b'], finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
      b: { x: 100, y: 0, vectors: ['c'], connect: ['a'] },
      c: { x: 100, y: 50, connect: ['b'] },
    },
    lines: { values: { 'a-b': { size: 100 }, 'b-c': { size: 50 } } },
  },
} as const

/** Draws a side of one edge, whose size is in millimetres. */
export function sideOf(size: number, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    isFreeDrawing: true,
    points: { a: { x: 0, y: 0, vectors: ['b'] }, b: { x: size, y: 0, connect: ['a'] } },
    lines: { values: { 'a-b': { size } } },
    ...fields,
  }
}

export interface FlashingAnswerJson extends AnswerJson {
  readonly flashing?: {
    readonly totalGirth: string
    readonly totalPrice?: { readonly amountMicros: string; readonly currency: string }
  }
  readonly advisories?: readonly Advisory[]
}

export function readFlashingAnswer(text: string): FlashingAnswerJson {
  return JSON.parse(text) as FlashingAnswerJson
}

/** Returns advice without its wording, which may change. */
export function advisoriesIn({
  advisories = [],
}: FlashingAnswerJson): readonly (readonly [string, string])[] {
  return advisories.map(({ code, param }) => [code, param])
}
