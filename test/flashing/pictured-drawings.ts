import type { ParsedPictureOptions } from '../../src/wire/options.generated.js'
import { drawProfile } from './profile-as-sent.js'
import type { FinishType, FlashingDrawing, Point, ProfileEdge } from '../../src/entries/index.js'

export interface Pictured {
  readonly drawing: Partial<FlashingDrawing>
  readonly options?: ParsedPictureOptions
}

type Spot = readonly [x: number, y: number]

/** Takes x and y in turn. */
const spots = (...places: readonly number[]): readonly Spot[] =>
  places.flatMap((x, index) => (index % 2 === 0 ? [[x, places[index + 1] ?? 0] as const] : []))

function sheet(
  spots: readonly Spot[],
  sizes: readonly (number | undefined)[],
  rest: Partial<Extras> = {},
): Partial<FlashingDrawing> {
  const { finishes = {}, angles = {}, hidden = [], ...others } = rest
  const id = (index: number) => String.fromCharCode(97 + index)
  return {
    points: Object.fromEntries(
      spots.map(([x, y], index): [string, Point] => {
        const end = finishes[id(index)]
        return [
          id(index),
          {
            ...{ x, y },
            ...(index + 1 < spots.length ? { vectors: [id(index + 1)] } : {}),
            ...(index > 0 ? { connect: [id(index - 1)] } : {}),
            ...(end === undefined ? {} : { finish: end }),
          },
        ]
      }),
    ),
    lines: {
      values: Object.fromEntries(
        sizes.map((size, index) => {
          const key = `${id(index)}-${id(index + 1)}`
          return [
            key,
            { ...(size === undefined ? {} : { size }), ...(hidden.includes(key) ? { hidden: true } : {}) },
          ]
        }),
      ),
    },
    angles: { values: Object.fromEntries(Object.entries(angles).map(([at, angle]) => [at, { angle }])) },
    ...others,
  }
}

interface Extras extends Omit<Partial<FlashingDrawing>, 'points' | 'lines' | 'angles'> {
  readonly finishes: Readonly<Record<string, Point['finish']>>
  readonly angles: Readonly<Record<string, number>>
  readonly hidden: readonly string[]
}

function drawn(edges: readonly ProfileEdge[], colourSide: 'left' | 'right'): Partial<FlashingDrawing> {
  return drawProfile(edges, { colourSide }).drawing
}

const finish = (type: FinishType, size: number, flip = false) => ({ type, size, flip })

const STEPS: readonly Spot[] = spots(0, 0, 60, 0, 60, 40, 120, 40)

const ZIGZAG: readonly Spot[] = Array.from({ length: 13 }, (_, index) => [index * 10, (index % 2) * 12])

/** `pictures/` has the picture of each drawing. */
export const PICTURED: Readonly<Record<string, Pictured>> = {
  'upright-with-hooks': {
    drawing: sheet(spots(0, 0, 0, 120, 60, 120, 60, 40), [120, 60, 80], {
      side: 'DRAWING_SIDE_FAR',
      finishes: { a: finish('FINISH_TYPE_OPEN_HOOK', 15), d: finish('FINISH_TYPE_OPEN_HOOK', 15, true) },
      angles: { b: 90, c: 90 },
    }),
  },
  'acute-and-obtuse': {
    drawing: sheet(spots(0, 100, 80, 0, 110, 90, 200, 60, 260, 60), [128, 95, 95, 60], {
      side: 'DRAWING_SIDE_NEAR',
      finishes: { a: finish('FINISH_TYPE_CRUSH_FOLD', 10), e: finish('FINISH_TYPE_DRIP_EDGE', 12) },
      angles: { b: 57, c: 90, d: 161.565 },
    }),
    options: { theme: 'dark' },
  },
  'feathers-and-drips': {
    drawing: sheet(spots(0, 0, 90, 0, 90, 90, 180, 90), [90, 90, 90], {
      finishes: { a: finish('FINISH_TYPE_FEATHER', 8), d: finish('FINISH_TYPE_FEATHER', 40, true) },
      angles: { b: 90, c: 270 },
    }),
    options: { theme: 'light', title: 'Feathers', unitLabel: '' },
  },
  'crowded-zigzag': {
    drawing: sheet(
      ZIGZAG,
      ZIGZAG.slice(1).map((_, index) => 15.62 + index),
      {
        angles: Object.fromEntries(
          ZIGZAG.slice(2).map((_, index) => [String.fromCharCode(98 + index), 79.61]),
        ),
        finishes: { a: finish('FINISH_TYPE_CRUSH_FOLD', 10), m: finish('FINISH_TYPE_CRUSH_FOLD', 10, true) },
      },
    ),
  },
  'straight-across': {
    drawing: sheet(spots(0, 0, 300, 0), [300], {
      finishes: { b: finish('FINISH_TYPE_DRIP_EDGE', 20, true) },
    }),
  },
  'straight-up': {
    drawing: sheet(spots(0, 300, 0, 0), [300]),
  },
  'straight-aslant': {
    drawing: sheet(spots(0, 0, 150, 100), [180.278]),
    options: { title: '', unitLabel: '' },
  },
  'straight-on-and-on': {
    drawing: sheet(spots(0, 0, 100, 0, 220, 0), [100, 120], { angles: { b: 180 } }),
  },
  'hidden-and-unsized': {
    drawing: sheet(spots(0, 0, 100, 20, 180, 100, 60, 140), [102, 113, undefined], {
      hidden: ['b-c'],
      angles: { b: 149.04 },
    }),
  },
  'measured-on-the-canvas': {
    drawing: sheet(spots(0, 0, 30, 40, 90, 40, 90, -20.5), [], { isFreeDrawing: false, angles: { c: 90 } }),
  },
  'a-wide-channel': {
    drawing: sheet(spots(0, 60, 0, 0, 400, 0, 400, 60), [60, 400, 60], {
      angles: { b: 90, c: 90 },
      finishes: { a: finish('FINISH_TYPE_CRUSH_FOLD', 12, true), d: finish('FINISH_TYPE_CRUSH_FOLD', 12) },
      frontArrow: { x: 200, y: -40, angle: 270 },
      squareAngle: { x: 2, y: 2 },
    }),
  },
  'a-tall-channel': {
    drawing: sheet(spots(50, 0, 0, 0, 0, 500, 50, 500), [50, 500, 50], {
      angles: { b: 90, c: 90 },
      frontArrow: { x: 60, y: 250, angle: 0 },
      squareAngle: { x: 40, y: 300 },
    }),
    options: { width: 300 },
  },
  'an-arrow-aslant': {
    drawing: sheet(spots(0, 0, 120, 0, 120, 80), [120, 80], {
      frontArrow: { x: 40, y: 50, angle: 45 },
      squareAngle: { x: 120, y: 0 },
    }),
    options: { height: 500, unitLabel: 'in' },
  },
  'asked-places': {
    drawing: (() => {
      const drawing = sheet(spots(0, 0, 200, 0, 200, 120, 60, 160), [200, 120, 146], {
        angles: { b: 90, c: 106 },
        finishes: {
          a: {
            ...finish('FINISH_TYPE_CRUSH_FOLD', 10),
            position: { x: -40, y: 20, width: 20, height: 10 },
          },
        },
      })
      return {
        ...drawing,
        lines: {
          ...drawing.lines,
          positions: {
            'a-b': { x: 90, y: 15, width: 20, height: 10 }, // beside the edge
            'b-c': { x: 195, y: 55, width: 10, height: 10 }, // on the edge
            'd-c': { x: 500, y: 400 }, // far from the edge
          },
        },
        angles: { ...drawing.angles, positions: { c: { x: 215, y: 150, width: 10, height: 10 } } },
      }
    })(),
  },
  notes: {
    drawing: sheet(spots(0, 0, 200, 0, 200, 100), [200, 100], {
      annotations: {
        rows: {
          x: 20,
          y: 30,
          width: 100,
          height: 40,
          value: 'not this',
          text: [
            { value: ['Fix', 'here'] },
            { indent: 2, value: ['with', 'rivets'] },
            { indent: 99, value: ['far', 'in'] },
          ],
        },
        turned: { x: 220, y: 20, width: 80, height: 20, value: 'turned\r\nby thirty', rotateDeg: 30 },
        empty: { x: 0, y: 0, value: '' },
        'in full': {
          x: 10,
          y: 130,
          width: 60,
          height: 10,
          value: 'a < b & "c"\u0000\nx'.repeat(2),
          rotateDeg: 360,
        },
      },
    }),
  },
  'notes-without-a-profile': {
    drawing: {
      annotations: { one: { x: 10, y: 10, width: 90, height: 20, value: 'No profile yet' } },
      frontArrow: { x: 150, y: 60, angle: 180 },
      squareAngle: { x: 10, y: 80 },
    },
  },
  'a-fork-and-a-ring': {
    drawing: {
      points: {
        a: { x: 0, y: 0, vectors: ['b'] },
        b: { x: 100, y: 0, vectors: ['c', 'd', 'b', 'nowhere'] },
        c: { x: 180, y: 60 },
        d: { x: 180, y: -60, connect: ['c'] },
        e: { x: 40, y: 50 },
      },
      lines: {
        values: { 'b-a': { size: 100 }, 'b-c': { size: 100 }, 'b-d': { size: 100 }, 'c-d': { size: 120 } },
      },
      angles: { values: { b: { angle: 73.74 }, c: { angle: 53.13 }, d: { angle: 53.13, hidden: true } } },
    },
  },
  'short-ends': {
    drawing: sheet(spots(0, 6, 0, 0, 300, 0, 300, 3, 296, 3), [6, 300, 3, 4], {
      angles: { b: 90, c: 90, d: 120 },
      finishes: {
        a: finish('FINISH_TYPE_OPEN_HOOK', 200),
        e: { type: 'FINISH_TYPE_UNSPECIFIED', label: 'raw edge' },
      },
    }),
    options: {
      title: 'A very long title of a picture that goes on until it is far wider than what is drawn below it',
    },
  },
  'finishes-by-themselves': {
    drawing: {
      points: {
        a: { x: 0, y: 0, finish: finish('FINISH_TYPE_CRUSH_FOLD', 10) },
        b: { x: 100, y: 0, finish: finish('FINISH_TYPE_OPEN_HOOK', 10, true) },
        c: { x: 0, y: 80, finish: finish('FINISH_TYPE_FEATHER', 10) },
        d: { x: 100, y: 80, finish: { type: 'FINISH_TYPE_DRIP_EDGE', label: 'drip & <hem>' } },
      },
    },
    options: { width: 400, height: 200 },
  },
  'large-figures': {
    drawing: sheet(spots(0, 0, 100, 0, 100, 70, 30, 100), [1e9, 123456.78949, 0.0004], {
      angles: { b: 90.0004, c: 113.19859 },
    }),
  },
  // Labels far from their edges have leaders, which other labels avoid. The words of the arrow have none.
  'crowded-comb': {
    drawing: sheet(
      Array.from({ length: 12 }, (_, index): Spot => [index * 9, (index % 2) * 60]),
      Array.from({ length: 11 }, (_, index) => 1000.5 + index),
      {
        angles: { c: 16.7, d: 16.7, i: 16.7 },
        finishes: { a: finish('FINISH_TYPE_CRUSH_FOLD', 10), l: finish('FINISH_TYPE_OPEN_HOOK', 12) },
        frontArrow: { x: 50, y: 30, angle: 180 },
      },
    ),
  },
  // The stored mark goes into its own corner, though another corner shows its angle.
  'marked-corner': {
    drawing: sheet(STEPS, [60, 40, 60], { angles: { b: 90 }, squareAngle: { x: 61, y: 42 } }),
  },
  // The mark is at a free end, where it stands loose.
  'marked-end': {
    drawing: sheet(STEPS, [60, 40, 60], {
      angles: { b: 90 },
      finishes: { d: finish('FINISH_TYPE_UNSPECIFIED', 10) },
      squareAngle: { x: 1, y: 1 },
    }),
  },
  // The inside of the long edges has no space for the arrow, so it points at the short one.
  'drawn-tight-inside': {
    drawing: drawn(
      [
        { size: 120, finish: finish('FINISH_TYPE_CRUSH_FOLD', 10) },
        { turn: 90, size: 14 },
        { turn: 90, size: 120, finish: finish('FINISH_TYPE_OPEN_HOOK', 12) },
      ],
      'right',
    ),
  },
  // The longest edge is hidden, so the arrow points at the longest of the others.
  'drawn-longest-hidden': {
    drawing: drawn(
      [{ size: 60 }, { turn: -70, size: 200, hidden: true }, { turn: 70, size: 90 }, { turn: 135, size: 25 }],
      'left',
    ),
  },
  'drawn-all-hidden': {
    drawing: drawn(
      [
        { size: 40, hidden: true },
        { turn: 90, size: 80, hidden: true },
      ],
      'left',
    ),
  },
  nothing: { drawing: {} },
}
