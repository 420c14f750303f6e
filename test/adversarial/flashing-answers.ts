import { readFileSync } from 'node:fs'
import * as root from '../../src/entries/index.js'

/**
 * Measures the sample apron as a separate program, in a host whose `Object.prototype` has names of the engine's
 * fields. Tries one name at a time and then all, enumerable or not. Prints each answer, and the answer of an
 * unchanged host.
 */

const INHERITED: Readonly<Record<string, unknown>> = {
  hidden: true,
  size: 7,
  length: 7,
  amount: 7,
  x: 7,
  y: 7,
  width: 7,
  height: 7,
  type: 'FINISH_TYPE_FEATHER',
  flip: true,
  label: 'inherited',
  vectors: ['p1', 'p3'],
  connect: ['p2', 'p4'],
  finish: { type: 'FINISH_TYPE_FEATHER', size: 7 },
  position: { x: 7, y: 7, width: 7, height: 7 },
  points: { inherited: {} },
  lines: { values: { inherited: { size: 7 } } },
  angles: { values: { p2: { angle: 7 } } },
  values: { 'p1-p2': { size: 7 }, p2: { angle: 7 } },
  positions: { 'p1-p2': { x: 7, y: 7 }, p2: { x: 7, y: 7 } },
  'p1-p2': { size: 7, hidden: true },
  p2: { angle: 7, x: 7, y: 7, vectors: [], connect: [] },
  angle: 7,
  annotations: { inherited: { x: 7, y: 7, value: 'inherited' } },
  rotateDeg: 7,
  text: [{ value: ['inherited'] }],
  value: 'inherited',
  indent: 7,
  frontArrow: { x: 7, y: 7, angle: 7 },
  squareAngle: { x: 7, y: 7 },
  isDeleted: true,
  isFreeDrawing: false,
  side: 'DRAWING_SIDE_NEAR',
  tempId: 'inherited',
  drawingNumber: 7,
  turn: 7,
  heading: 7,
  canvas: { width: 70, height: 70, margin: 7 },
  margin: 7,
  endFinish: { type: 'FINISH_TYPE_FEATHER', size: 7 },
  colourSide: 'right',
  hideAngles: true,
  title: 'inherited',
  theme: 'dark',
  unitLabel: 'inherited',
  minimumFoldMm: { digits: 7 },
  maximumGirthMm: { digits: 7 },
  otherSides: [{ lines: { values: { inherited: { size: 7000 } } } }],
  subitems: [{ amount: 7, length: 7 }],
  stockLengthMm: 7000,
  kerfMm: 7,
}

const apron = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as root.FlashingLineInput

function answers(): readonly unknown[] {
  const settings = { currency: 'AUD' }
  const sparse: root.FlashingLineInput = {
    drawing: { points: { p1: {}, p2: {} }, lines: { values: { 'p1-p2': {} } }, angles: {} },
    subitems: [{}],
  }
  const profile: root.ProfileEdge[] = [
    { size: 100, finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
    { size: 150, turn: 90 },
    { size: 20, turn: -45 },
  ]
  return [
    ...[apron, sparse].flatMap((line) => [
      root.measureFlashing(line, settings),
      root.flashingGirth(line, settings),
      root.flashingBends(line, settings),
      root.flashingLength(line, settings),
      root.flashingChargedLength(line, settings),
      root.flashingPrice(line, settings),
      root.adviseFlashing(line, settings, { templateThicknessMm: 0.48, maximumLengthMm: 3000 }),
      root.cutList(line, settings, { stockLengthMm: 6000, kerfMm: 3 }),
      root.cutList(line, settings, { stockLengthMm: 6000 }),
      root.cutList(line, settings, {}),
      root.cutList(line, settings),
      root.renderFlashingSvg(line.drawing ?? {}),
    ]),
    root.renderFlashingSvg({ annotations: { note: { text: [{ value: ['a', 'note'] }, {}] } } }),
    root.drawProfile(profile),
    root.drawProfile(profile.slice(0, 1), { colourSide: 'left' }),
    root.drawProfile([{} as root.ProfileEdge]),
    // An unreadable value counts as an empty drawing or as empty options, without inherited values.
    root.renderFlashingSvg(undefined as unknown as root.FlashingDrawing),
    root.renderFlashingSvg([{}, {}] as unknown as root.FlashingDrawing),
    root.drawProfile(profile, 7 as unknown as root.ProfileOptions),
    root.cutList(apron, settings, 7 as unknown as root.StockOptions),
  ]
}

/** Restores the prototype before the answers are written. */
function answersWith(names: readonly string[], enumerable: boolean): string {
  const inherited = names.map((name) => [name, INHERITED[name]] as const)
  try {
    for (const [name, value] of inherited) {
      const descriptor = Object.create(null) as PropertyDescriptor
      Object.assign(descriptor, { value, enumerable, configurable: true, writable: true })
      Object.defineProperty(Object.prototype, name, descriptor)
    }
    const given = answers()
    for (const name of names) Reflect.deleteProperty(Object.prototype, name)
    return JSON.stringify(given)
  } catch (error) {
    return String(error)
  } finally {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name)
  }
}

const names = Object.keys(INHERITED)
const cases = [...names.map((name) => [name]), names]
const changed = cases.flatMap((inherited) =>
  [true, false].map((enumerable) => ({
    inherited: `${inherited.length === 1 ? String(inherited[0]) : 'all'}, ${enumerable ? 'in sight' : 'out of sight'}`,
    answers: answersWith(inherited, enumerable),
  })),
)
process.stdout.write(JSON.stringify({ unchanged: answersWith([], true), changed }))
