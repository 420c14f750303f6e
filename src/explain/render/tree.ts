import type { NotApplied } from '../explanation.js'
import { nodesBelow, rootOf, type Node } from '../graph.js'
import { idOf } from '../get-figure.js'
import { ownValue } from '../safe-reading.js'
import { printed } from './value-text.js'
import { figureLine, operandsToShow, type FigureLine } from './figure-line.js'
import { placeIn, wordsOf, type Words } from './words.js'

/** Options for rendering an explanation. */
export interface RenderOptions {
  /** The language, optionally with a region: `en`, `de`, `de-AT`. English by default. */
  readonly locale?: string
  /**
   * The figure to explain: its id, such as `lines[0].on_the_fly.pricing.total_price`, or any spelling that
   * `getFigure` accepts. The root by default.
   */
  readonly figure?: string
  /** The number of levels shown below that figure. All by default. */
  readonly depth?: number
  /** The maximum number of figures shown below that figure, the nearest levels first. 1000 by default. */
  readonly maxFigures?: number
}

export interface Branch {
  readonly id: string
  readonly rule: string
  /** The place, such as `line 2`, if the figure above has another. */
  readonly place: string | undefined
  readonly line: FigureLine
  /** The number of the branch that explains this figure in full. */
  readonly sameAs: number | undefined
  /** Unique among the branches with others below them. `sameAs` refers only to those. */
  readonly number: number
  readonly notApplied: readonly NotApplied[]
  readonly below: readonly Branch[]
  readonly more: number
}

interface Tree {
  readonly words: Words
  readonly root: Branch | undefined
  readonly rules: readonly string[]
}

const DEFAULT_MAX_FIGURES = 1000

/** Even a kit with sixteen levels of sub-kits has fewer than a hundred levels. */
const MAX_LEVELS = 120

/** Shows the operands of a figure once; later mentions refer to them. */
export function treeOf(explanation: unknown, options: RenderOptions | undefined): Tree {
  const words = wordsOf(ownValue(options, 'locale'))
  const id = idOf(explanation, ownValue(options, 'figure') ?? rootOf(explanation))
  const nodes = id === undefined ? [] : nodesBelow(explanation, id)
  const depth = levelsOf(ownValue(options, 'depth'))
  const max = wholeOf(ownValue(options, 'maxFigures')) ?? DEFAULT_MAX_FIGURES
  if (nodes.length === 0) return { words, root: undefined, rules: [] }
  const listed = listedBelow(nodes, max)
  const numbers = new Map<number, number>()
  const rules = new Set<string>()
  const branchOf = (index: number, above: string, level: number): Branch => {
    const node = nodes[index] as Node
    const { id, figure } = node
    const sameAs = numbers.get(index)
    const operands = operandsToShow(node, nodes)
    const shown = sameAs !== undefined || level >= depth ? [] : (listed.get(index) ?? [])
    const number = numbers.size + 1
    if (shown.length > 0) numbers.set(index, number)
    const rule = printed(figure.rule)
    rules.add(rule)
    const notApplied = sameAs === undefined ? (figure.notApplied ?? []) : []
    for (const one of notApplied) rules.add(one.rule)
    return {
      id,
      rule,
      place: placeOf(id, above, words),
      line: figureLine(node, nodes, words),
      sameAs,
      number,
      notApplied,
      below: shown.map((one) => branchOf(one, id, level + 1)),
      more: sameAs === undefined ? operands.length - shown.length : 0,
    }
  }
  const root = branchOf(nodes.length - 1, '', 0)
  return { words, root, rules: [...rules].sort(byNumber) }
}

function listedBelow(nodes: readonly Node[], max: number): ReadonlyMap<number, readonly number[]> {
  // If not all fit, one long sum must not crowd out everything else.
  const maxEach = nodes.length > max ? Math.max(3, Math.floor(max / 10)) : max
  const listed = new Map<number, readonly number[]>()
  let left = max
  const reached = new Set([nodes.length - 1])
  for (const index of reached) {
    const below = operandsToShow(nodes[index] as Node, nodes).slice(0, Math.min(left, maxEach))
    listed.set(index, below)
    left -= below.length
    for (const one of below) reached.add(one)
  }
  return listed
}

/** Names the list elements in which the id differs from the id above: `line 2` for `lines[1]`. */
function placeOf(id: string, above: string, words: Words): string | undefined {
  const own = stepsOf(id)
  const known = stepsOf(above)
  const parts = own.flatMap(([step, name, index], position) => {
    if (own.slice(0, position + 1).every(([one], at) => one === known[at]?.[0])) return []
    return [[step, `${placeIn(words, name)} ${String(Number(index) + 1)}`] as const]
  })
  return parts.length === 0 ? undefined : parts.map(([, text]) => text).join(', ')
}

function stepsOf(id: string): readonly (readonly [step: string, name: string, index: string])[] {
  if (id.length > MAX_POINTER_CHARACTERS) return []
  return [...id.matchAll(/(\w+)\[(\d+)\]/g)].map(([step, name = '', index = '']) => [step, name, index])
}

/** Pointers of the engine are shorter, since they truncate long map keys. */
const MAX_POINTER_CHARACTERS = 2000

function byNumber(a: string, b: string): number {
  return ORDER.indexOf(a.charAt(0)) - ORDER.indexOf(b.charAt(0)) || Number(a.slice(1)) - Number(b.slice(1))
}

const ORDER = 'NAMLKFTV'

function levelsOf(depth: unknown): number {
  return Math.min(wholeOf(depth) ?? MAX_LEVELS, MAX_LEVELS)
}

function wholeOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 ? Math.floor(value) : undefined
}
