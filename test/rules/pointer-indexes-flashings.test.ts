import { adviseFlashing, cutList, drawProfile } from '../../src/entries/index.js'
import {
  AFTER_FIRST,
  ALL,
  five,
  guardIndexes,
  ordered,
  placeIn,
  placesOf,
  problemsIn,
  spokes,
  type IndexedPlace,
  type Located,
} from './pointer-index-places.js'
import { AUD, flashing, money, TEMPLATE, type Json } from './requests.js'

/** A flashing with every field that a submitted document requires, except points (F10). */
const SUBMITTED: Json = {
  templateId: TEMPLATE,
  priceLevel: 'A',
  colour: 'Monument',
  thickness: '0.55',
  totalGirth: '310',
  unitPrice: money('14.35'),
  bends: '2',
}

const sidePlace = (rule: string, code: string, field: string, wrong: Json): IndexedPlace => ({
  rule,
  code,
  path: (index) => ['lines', 0, 'flashing', 'otherSides', index, field],
  found: (indexes) => {
    const points = { a: { x: 0, y: 0 } }
    const otherSides = five(
      indexes,
      () => ({ points, ...wrong }),
      (index) => ({ points, tempId: `side ${index}` }),
    )
    const line = flashing({ ...SUBMITTED, drawing: { points, tempId: 'first' }, otherSides })
    return ordered([line], { isSubmitted: true })
  },
})

guardIndexes('V1: another side of a flashing is reported at its own index:', [
  sidePlace('F9: the temporary id of the drawing', 'duplicate_temp_id', 'tempId', { tempId: 'first' }),
  sidePlace('F9: points of more than 15000 characters', 'drawing_too_large', 'points', {
    points: { a: { id: 'x'.repeat(15000) } },
  }),
  sidePlace('F10: no points', 'required_when_submitted', 'points', { points: {} }),
])

const profile = (edges: readonly Json[]): readonly Located[] =>
  problemsIn(drawProfile([...edges, { size: 40 }] as never))

const FINISH = { type: 'FINISH_TYPE_FEATHER', size: 10 }

guardIndexes('V1: an edge of a profile is reported at its own index:', [
  ...placesOf(
    profile,
    [],
    [
      ['F2: a size of zero', 'must_be_positive', ['size'], { size: 0 }],
      ['F2: a size beyond 15 digits', 'out_of_range', ['size'], { size: 1e15 }],
      ['F2: a size of 13 decimals', 'too_many_decimals', ['size'], { size: 1e-13 }],
    ],
    { size: 40 },
  ),
  ...placesOf(
    profile,
    [],
    [
      ['F3: more than half a turn', 'out_of_range', ['turn'], { size: 40, turn: 181 }],
      ['F3: a finish between edges', 'invalid_type', ['finish'], { size: 40, finish: FINISH }],
    ],
    { size: 40 },
  ).map((place) => ({ ...place, indexes: AFTER_FIRST })),
])

guardIndexes('V1: an entry of a cut list is reported at its own index:', [
  {
    rule: 'N8: a length of 13 decimals',
    code: 'amount_out_of_range',
    path: (index) => ['entries', index, 'length'],
    found: (wrong) => {
      // The longest piece is first.
      const subitems = five(
        wrong,
        (index) => ({ amount: 1, length: Number(`0.${5 - index}000000000001`) }),
        (index) => ({ amount: 1, length: Number(`0.${5 - index}`) }),
      )
      // The totals exceed the limit, too.
      return problemsIn(cutList({ subitems }, AUD)).filter(({ path }) => path[0] === 'entries')
    },
  },
])

const ofFlashing = (line: Json): readonly Located[] => {
  const advice = adviseFlashing(line, AUD, { maximumLengthMm: 6000 })
  return advice.ok ? advice.value : advice.problems
}

/** Describes a point with five edges. Such a point also branches, so only one code is compared. */
const edgePlace = (
  rule: string,
  code: string,
  list: 'vectors' | 'connect',
  points: (wrong: readonly number[]) => Json,
  isFreeDrawing = true,
): IndexedPlace => ({
  rule: `${rule} in ${list}`,
  code,
  path: (index) => ['drawing', 'points', 'a', list, index],
  found: (wrong) =>
    ofFlashing({ drawing: { isFreeDrawing, points: points(wrong) } }).filter((one) => one.code === code),
})

const ENDS = [
  ['vectors', 'connect'],
  ['connect', 'vectors'],
] as const

const FREE_DRAWING = { isFreeDrawing: true }

guardIndexes('F11: advice on a flashing is at the index of the odd element:', [
  placeIn(
    'F6: a piece longer than the sheet',
    'length_over_sheet',
    ['subitems'],
    ['length'],
    { amount: 1, length: 6001 },
    (subitems) => ofFlashing({ subitems }),
    { amount: 1, length: 6000 },
  ),
  placeIn(
    'F5: a side without isFreeDrawing',
    'drawing_taken_as_free',
    ['otherSides'],
    ['isFreeDrawing'],
    {},
    (otherSides) => ofFlashing({ drawing: FREE_DRAWING, otherSides }),
    FREE_DRAWING,
  ),
  ...ENDS.flatMap(([here, there]) => [
    edgePlace('F11: an edge to a missing point', 'edge_to_missing_point', here, (wrong) =>
      spokes(
        {
          [here]: five(
            wrong,
            (index) => `missing${index}`,
            (index) => `b${index}`,
          ),
        },
        () => ({ [there]: ['a'] }),
      ),
    ),
    edgePlace('F11: an edge listed at one end only', 'edge_at_one_end', here, (wrong) =>
      spokes({ [here]: ALL.map((index) => `b${index}`) }, (index) =>
        wrong.includes(index) ? {} : { [there]: ['a'] },
      ),
    ),
    edgePlace(
      'F5: an edge of length zero on the canvas',
      'edge_without_size',
      here,
      (wrong) =>
        spokes({ x: 0, y: 0, [here]: ALL.map((index) => `b${index}`) }, (index) => ({
          x: wrong.includes(index) ? 0 : 10,
          y: 0,
          [there]: ['a'],
        })),
      false,
    ),
  ]),
])
