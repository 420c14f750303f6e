import { withFallback } from '../../problem/with-fallback.js'
import {
  FOLD_TYPES,
  MAX_SIZE,
  MAX_NAME_CHARACTERS,
  type Design,
  type DesignEdge,
  type Fold,
} from './design.js'
import { soundDesign } from './sound-design.js'

/** Changes with the format. */
const VERSION = 'd1'
const LETTERS: Readonly<Record<Fold['type'], string>> = {
  FINISH_TYPE_CRUSH_FOLD: 'c',
  FINISH_TYPE_OPEN_HOOK: 'o',
  FINISH_TYPE_FEATHER: 'f',
  FINISH_TYPE_DRIP_EDGE: 'd',
}
/** The text for the edges of a tapered design without edges: only the separator of the two sizes. */
const TAPERED_AND_EMPTY = '/'

const NUMBER = '-?\\d{1,5}(?:\\.\\d{1,2})?'
const EDGE = new RegExp(`^(${NUMBER})(?:/(${NUMBER}))?(?:t(${NUMBER}))?(h?)$`)
const HEADING = new RegExp(`^${NUMBER}$`)
const FOLD = new RegExp(`^(.)(${NUMBER})(x?)$`)

/**
 * Converts a design to a short text for the address of a page, which `parseDesign` reads. Leaves out the
 * place of the start and the shown side.
 *
 * @example
 * import { applyAction, serializeDesign, emptyDesign, parseDesign } from 'quotewright/designer'
 *
 * const line = applyAction(emptyDesign, { type: 'addPoint', end: 'end', to: { x: 100, y: 0 } })
 * assert.equal(serializeDesign(line), 'd1;;0;l;;;100')
 * assert.deepEqual(parseDesign(serializeDesign(line)), line)
 */
export function serializeDesign(design: Design): string {
  const sound = soundDesign(design)
  const { name, heading, colourSide, startFold, endFold, edges, isTapered } = sound
  const list = edges.map((edge, at) => edgeText(edge, at, isTapered))
  const parts = [
    VERSION,
    encodeURIComponent(name),
    String(heading),
    colourSide === 'right' ? 'r' : 'l',
    foldText(startFold),
    foldText(endFold),
    isTapered && list.length === 0 ? TAPERED_AND_EMPTY : list.join('_'),
  ]
  return parts.join(';')
}

function edgeText({ size, nearSize, turn, isHidden }: DesignEdge, at: number, isTapered: boolean): string {
  const near = isTapered ? `/${String(nearSize)}` : ''
  return `${String(size)}${near}${at === 0 ? '' : `t${String(turn)}`}${isHidden ? 'h' : ''}`
}

function foldText(fold: Fold | undefined): string {
  if (fold === undefined) return ''
  return `${LETTERS[fold.type]}${String(fold.size)}${fold.flip ? 'x' : ''}`
}

/**
 * Reads a design from a text, such as the part of an address after `#`. Returns undefined if the design
 * is invalid. Never throws.
 *
 * @example
 * import { parseDesign } from 'quotewright/designer'
 *
 * assert.equal(parseDesign('d1;Ridge;-65;l;c10;c10x;20_155t45_155t40_20t45')?.name, 'Ridge')
 * assert.equal(parseDesign('something else'), undefined)
 */
export function parseDesign(text: string): Design | undefined {
  if (typeof text !== 'string') return undefined
  const parts = text.replace(/^#/, '').split(';')
  if (parts.length !== 7) return undefined
  const [version, name, heading, colour, start, end, edges] = parts as SevenTexts
  if (version !== VERSION || !HEADING.test(heading) || !/^[lr]$/.test(colour)) return undefined
  const list = edges === '' || edges === TAPERED_AND_EMPTY ? [] : edges.split('_').map(readEdge)
  const folds = [start, end].map((one) => (one === '' ? null : readFold(one)))
  const called = decoded(name)
  if (folds.includes(undefined) || called === undefined) return undefined
  const design = soundDesign({
    name: called,
    heading: Number(heading),
    colourSide: colour === 'r' ? 'right' : 'left',
    startFold: folds[0],
    endFold: folds[1],
    edges: list,
    isTapered: edges.includes('/'),
  })
  // If an edge is invalid or there are too many, `soundDesign` returns a design without edges.
  return design.edges.length === list.length ? design : undefined
}

type SevenTexts = [string, string, string, string, string, string, string]

function readEdge(text: string, at: number): DesignEdge | undefined {
  const [, size, nearSize, turn, hidden] = EDGE.exec(text) ?? []
  if (turn !== undefined && (at === 0 || Math.abs(Number(turn)) > 180)) return undefined
  const edge = {
    size: Number(size),
    nearSize: Number(nearSize ?? size),
    turn: Number(turn ?? 0),
    isHidden: hidden === 'h',
  }
  return [edge.size, edge.nearSize].every((mm) => mm > 0 && mm <= MAX_SIZE) ? edge : undefined
}

function readFold(text: string): Fold | undefined {
  const [, letter, size, flip] = FOLD.exec(text) ?? []
  const type = FOLD_TYPES.find((one) => LETTERS[one] === letter)
  const width = Number(size)
  return type !== undefined && width > 0 && width <= MAX_SIZE
    ? { type, size: width, flip: flip === 'x' }
    : undefined
}

function decoded(text: string): string | undefined {
  // `decodeURIComponent` throws if the text is badly encoded.
  const name = withFallback(undefined, () => decodeURIComponent(text))
  return name !== undefined && name.length <= MAX_NAME_CHARACTERS ? name : undefined
}
