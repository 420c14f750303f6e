import { explainFlashing } from '../../../src/entries/explain.js'
import {
  adviseFlashing,
  cutList,
  drawProfile,
  flashingGirth,
  measureFlashing,
  sortDrawings,
  renderFlashingSvg,
} from '../../../src/entries/index.js'
import { type Work, many, entries, p, AUD, lineOf } from './large-parts.js'

const drawn = (drawing: object) => lineOf({ flashing: { drawing } })

const measured = (drawing: object, more: object = {}) =>
  [{ drawing, ...more }, AUD] as never as [never, never]

const strip = (count: number): object => ({
  points: entries(count, (index) => ({
    x: index % 300,
    y: (index * index) % 301,
    vectors: index < count - 1 ? [p(index + 1)] : [],
    connect: index > 0 ? [p(index - 1)] : [],
  })),
  lines: { values: Object.fromEntries(many(count, (index) => [`${p(index)}-${p(index + 1)}`, { size: 9 }])) },
})

const star = (count: number): object => ({
  points: {
    hub: { vectors: many(count, p) },
    ...entries(count, (index) => ({ x: index, y: 2 * index, connect: ['hub'] })),
  },
})

const heap = (
  count: number,
  spotAt: (index: number) => { x: number; y: number },
  nextOf: (index: number) => string = (index) => p(index + 1),
): object => ({
  points: entries(count, (index) => ({
    ...spotAt(index),
    vectors: [nextOf(index)],
    finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 5 },
  })),
  lines: {
    values: Object.fromEntries(many(count, (index) => [`${p(index)}-${nextOf(index)}`, { size: index + 1 }])),
  },
  angles: { values: entries(count, () => ({ angle: 120 })) },
  frontArrow: { x: 5, y: 5 },
})

export const LARGE_DRAWINGS: Readonly<Record<string, (count: number) => Work>> = {
  'an explained strip': (count) => () => explainFlashing(...measured(strip(count))),
  'explained edges from a point with a long name': (count) => () =>
    explainFlashing(
      ...measured({
        isFreeDrawing: false,
        points: {
          ['k'.repeat(count * 8)]: { vectors: many(count, p), finish: { size: 5 } },
          ...entries(count, (index) => ({ x: index, y: index })),
        },
      }),
    ),
  'explained sides and pieces': (count) => () =>
    explainFlashing(
      ...measured(
        {},
        {
          otherSides: many(count, () => ({ points: { a: { finish: { size: 5 } } } })),
          subitems: many(count, (index) => ({ amount: 1, length: index })),
        },
      ),
    ),
  'sorted drawings': (count) => () =>
    sortDrawings({
      drawing: {},
      otherSides: many(count, (index) => ({ drawingNumber: (index * 7919) % 997 })),
    }),
  'bad points': (count) => drawn({ points: entries(count, () => ({ x: 'a' })) }),
  'bad vectors of a point with a long name': (count) =>
    drawn({ points: { ['k'.repeat(count * 8)]: { vectors: many(count, () => 0) } } }),
  'the girth of a strip': (count) => () =>
    flashingGirth(...measured({ ...strip(count), isFreeDrawing: false })),
  'measured sides': (count) => () =>
    measureFlashing(...measured({}, { otherSides: many(count, () => ({ points: { a: {} } })) })),
  'measured pieces': (count) => () =>
    measureFlashing(...measured({}, { subitems: many(count, (index) => ({ amount: 1, length: index })) })),
  'advice on a strip': (count) => () => adviseFlashing(...measured(strip(count)), { minimumFoldMm: 10 }),
  'advice on a star': (count) => () => adviseFlashing(...measured(star(count))),
  'advice on edges that are recorded many times': (count) => () =>
    adviseFlashing(
      ...measured({
        points: { a: { vectors: many(count, () => 'b') }, b: { connect: many(count, () => 'a') } },
      }),
    ),
  'advice on edges to nowhere': (count) => () =>
    adviseFlashing(...measured({ points: { a: { vectors: many(count, p), connect: many(count, p) } } })),
  'advice on identical sides': (count) => () =>
    adviseFlashing(...measured(strip(3), { otherSides: many(count, () => strip(3)) })),
  'advice on a strip with as many small sides as it has points': (count) => () =>
    adviseFlashing(...measured(strip(count), { otherSides: many(count, () => ({ points: { a: {} } })) })),
  'a cut list': (count) => () =>
    cutList(
      ...measured({}, { subitems: many(count, (index) => ({ amount: 1, length: (index + 1) / 1e7 })) }),
      {
        stockLengthMm: 6000,
      },
    ),
  'a profile': (count) => () =>
    drawProfile(
      many(count / 5, (index) => ({ size: 5 + (index % 7), ...(index > 0 ? { turn: 90 } : {}) })),
      {
        colourSide: 'left',
      },
    ),
  'the picture of a strip': (count) => () => renderFlashingSvg(strip(count)),
  'the picture of a star': (count) => () => renderFlashingSvg(star(count)),
  'the picture of a long zigzag': (count) => () =>
    renderFlashingSvg(heap(count, (index) => ({ x: index, y: (index % 2) * 3 }))),
  'the picture of edges that cross each other': (count) => () =>
    renderFlashingSvg(heap(count, (index) => ({ x: (index * 7919) % 997, y: (index * 104_729) % 1009 }))),
  'the picture of edges from one point': (count) => () =>
    renderFlashingSvg(
      heap(
        count,
        (index) => ({ x: index % 71, y: Math.floor(index / 71) }),
        () => p(0),
      ),
    ),
  'the picture of points at the same place': (count) => () =>
    renderFlashingSvg(heap(count, () => ({ x: 1, y: 1 }))),
  'the picture of notes': (count) => () =>
    renderFlashingSvg({
      annotations: entries(count, (index) => ({ x: index % 500, y: index % 499, value: 'note' })),
    }),
  'the picture of one long note': (count) => () =>
    renderFlashingSvg({
      annotations: {
        n: { x: 5, y: 5, value: 'a note '.repeat(count), text: many(count, () => ({ value: ['a b'] })) },
      },
    }),
}
