import type { FinishType } from '../../src/entries/index.js'
import type { FlashingDrawing, TextBox } from '../../src/entries/index.js'
import type { ProfileEdge, ProfileFinish, ProfileOptions } from '../../src/entries/index.js'
import { drawProfile } from './profile-as-sent.js'

interface SampleProfile {
  readonly edges: readonly ProfileEdge[]
  readonly options: ProfileOptions
  readonly notes?: Readonly<Record<string, TextBox>>
}

const finish = (type: FinishType, size: number, flip = false): ProfileFinish => ({ type, size, flip })
const crushFold = (size: number, flip = false) => finish('FINISH_TYPE_CRUSH_FOLD', size, flip)
const openHook = (size: number, flip = false) => finish('FINISH_TYPE_OPEN_HOOK', size, flip)
const feather = (size: number, flip = false) => finish('FINISH_TYPE_FEATHER', size, flip)
const dripEdge = (size: number, flip = false) => finish('FINISH_TYPE_DRIP_EDGE', size, flip)

const note = (x: number, y: number, width: number, ...rows: readonly string[]): TextBox => ({
  x,
  y,
  width,
  height: rows.length * 16,
  value: rows.join('\n'),
  text: rows.map((row, id) => ({ id, indent: 0, value: row.split(' ') })),
  rotateDeg: 0,
})

function parapet(top: number, options: ProfileOptions): SampleProfile {
  return {
    edges: [
      { size: 15, finish: crushFold(10) },
      { turn: -45, size: 110 },
      { turn: 93, size: top },
      { turn: 87, size: 90 },
      { turn: -45, size: 15, finish: crushFold(10, true) },
    ],
    options: { ...options, heading: -45, colourSide: 'left' },
  }
}

/** Keys are names of files. `-near` marks the sample's other side. */
export const SAMPLE_PROFILES: Readonly<Record<string, SampleProfile>> = {
  apron: {
    edges: [
      { size: 110, finish: feather(8) },
      { turn: -70, size: 180 },
      { turn: 45, size: 15, finish: crushFold(10, true) },
    ],
    options: {
      side: 'DRAWING_SIDE_FAR',
      tempId: 'apron',
      heading: 90,
      colourSide: 'left',
    },
    notes: { wall: note(215, 60, 140, 'Chased into brickwork') },
  },
  'barge-capping': {
    edges: [
      { size: 25, finish: crushFold(10) },
      { turn: 90, size: 130 },
      { turn: 90, size: 180, finish: dripEdge(12) },
    ],
    options: {
      side: 'DRAWING_SIDE_FAR',
      tempId: 'barge-capping',
      heading: -90,
      colourSide: 'left',
    },
  },
  'ridge-capping': {
    edges: [
      { size: 20, finish: crushFold(10) },
      { turn: 45, size: 155 },
      { turn: 40, size: 155 },
      { turn: 45, size: 20, finish: crushFold(10, true) },
    ],
    options: {
      side: 'DRAWING_SIDE_FAR',
      tempId: 'ridge-capping',
      heading: -65,
      colourSide: 'left',
    },
  },
  'valley-gutter': {
    edges: [
      { size: 185, finish: openHook(15, true) },
      { turn: -67.5, size: 40 },
      { turn: 90, size: 40 },
      { turn: -67.5, size: 185, finish: openHook(15) },
    ],
    options: {
      side: 'DRAWING_SIDE_FAR',
      tempId: 'valley-gutter',
      heading: 22.5,
      colourSide: 'left',
    },
  },
  'parapet-capping': parapet(280, { side: 'DRAWING_SIDE_FAR', tempId: 'parapet-capping-far' }),
  'parapet-capping-near': parapet(240, {
    side: 'DRAWING_SIDE_NEAR',
    tempId: 'parapet-capping-near',
    drawingNumber: 1,
  }),
  'box-gutter': {
    edges: [
      { size: 50, finish: crushFold(10, true) },
      { turn: 90, size: 150 },
      { turn: -90, size: 300 },
      { turn: -90, size: 120 },
      { turn: 90, size: 50, finish: crushFold(10) },
    ],
    options: {
      side: 'DRAWING_SIDE_FAR',
      tempId: 'box-gutter',
      colourSide: 'left',
    },
  },
}

export function sampleDrawing(name: string): Partial<FlashingDrawing> {
  const profile = SAMPLE_PROFILES[name]
  if (profile === undefined) throw new Error(`no profile is named ${name}`)
  const { drawing, problems } = drawProfile(profile.edges, profile.options)
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  return profile.notes === undefined ? drawing : { ...drawing, annotations: profile.notes }
}
