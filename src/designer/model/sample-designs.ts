import type { Design, Fold } from './design.js'
import { soundDesign } from './sound-design.js'

/** The names of the sample profiles, as in the documentation. */
export type SampleName =
  | 'apron'
  | 'barge-capping'
  | 'ridge-capping'
  | 'valley-gutter'
  | 'parapet-capping'
  | 'box-gutter'

/** The size of an edge, the turn before it, and its size on the near side. */
type SampleEdge = readonly [size: number, turn?: number, nearSize?: number]

function sample(
  name: string,
  heading: number,
  edges: readonly SampleEdge[],
  startFold: Fold,
  endFold: Fold,
): Design {
  return soundDesign({
    name,
    heading,
    startFold,
    endFold,
    isTapered: edges.some(([, , nearSize]) => nearSize !== undefined),
    edges: edges.map(([size, turn = 0, nearSize = size]) => ({ size, nearSize, turn, isHidden: false })),
  })
}

function crushFold(flip = false): Fold {
  return { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10, flip }
}

function openHook(flip = false): Fold {
  return { type: 'FINISH_TYPE_OPEN_HOOK', size: 15, flip }
}

/**
 * The six sample profiles of the documentation, by name, as designs to start from.
 *
 * @example
 * import { sampleDesigns } from 'quotewright/designer'
 *
 * assert.deepEqual(sampleDesigns['box-gutter'].edges.map(({ size }) => size), [50, 150, 300, 120, 50])
 */
export const sampleDesigns: Readonly<Record<SampleName, Design>> = Object.freeze({
  apron: sample(
    'Apron',
    90,
    [[110], [180, -70], [15, 45]],
    { type: 'FINISH_TYPE_FEATHER', size: 8, flip: false },
    crushFold(true),
  ),
  'barge-capping': sample('Barge capping', -90, [[25], [130, 90], [180, 90]], crushFold(), {
    type: 'FINISH_TYPE_DRIP_EDGE',
    size: 12,
    flip: false,
  }),
  'ridge-capping': sample(
    'Ridge capping',
    -65,
    [[20], [155, 45], [155, 40], [20, 45]],
    crushFold(),
    crushFold(true),
  ),
  'valley-gutter': sample(
    'Valley gutter',
    22.5,
    [[185], [40, -67.5], [40, 90], [185, -67.5]],
    openHook(true),
    openHook(),
  ),
  'parapet-capping': sample(
    'Parapet capping',
    -45,
    [[15], [110, -45], [280, 93, 240], [90, 87], [15, -45]],
    crushFold(),
    crushFold(true),
  ),
  'box-gutter': sample(
    'Box gutter',
    0,
    [[50], [150, 90], [300, -90], [120, -90], [50, 90]],
    crushFold(true),
    crushFold(),
  ),
})
