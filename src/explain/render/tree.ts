import type { NotApplied } from '../explanation.js'
import { nodesBelow, rootOf, type Node } from '../graph.js'
import { idOf } from '../get-figure.js'
import { ownValue } from '../safe-reading.js'
import { printed } from './value-text.js'
import { figureLine, operandsToShow, type FigureLine } from './figure-line.js'
import { placeIn, wordsOf, type Words } from './words.js'

/** How an explanation is rendered. */
export interface RenderOptions {
  /** The language, and a region if it matters to the caller: `en`, `de`, `de-AT`. Without it, English. */
  readonly locale?: string
  /** The figure to explain, by its id or as `getFigure` takes it. Without it, the one that was asked for. */
  readonly figure?: string
  /** How many levels of figures are shown below the first. Without it, all. */
  readonly depth?: number
  /** How many figures are shown at most; those near the first come first. Without it, 1000. */
  readonly maxFigures?: number
}

/** A figure in a rendering, with those below it. */
export interface Branch {
  readonly id: string
  readonly rule: string
  /** Where it is, if not where the figure above it is: `line 2`. */
  readonly place: string | undefined
  readonly line: FigureLine
  /** Of a figure that is explained in full elsewhere: the number of that branch. */
  readonly sameAs: number | undefined
  /** Counts the branches that are explained in full. */
  readonly number: number
  readonly notApplied: readonly NotApplied[]
  readonly below: readonly Branch[]
  /** How many figures below it are left out. */
  readonly more: number
}

/** The rendered part: the figure with everything below it, and the numbers of the rules in it. */
export interface Tree {
  readonly words: Words
  readonly root: Branch | undefined
  readonly rules: readonly string[]
}

const DEFAULT_MAX_FIGURES = 1000

/** Deeper figures are left out: sixteen levels of sub-kits have less than a hundred. */
const MAX_LEVELS = 120

/** Makes the tree of an explanation. Each figure is explained once; later mentions refer to the first. */
export function treeOf(explanation: unknown, options: RenderOptions | undefined): Tree {
  const words = wordsOf(ownValue(options, 'locale'))
  const id = idOf(explanation, ownValue(options, 'figure') ?? rootOf(explanation))
  const nodes = id === undefined ? [] : nodesBelow(explanation, id)
  const depth = levelsOf(ownValue(options, 'depth'))
  const most = wholeOf(ownValue(options, 'maxFigures')) ?? DEFAULT_MAX_FIGURES
  if (nodes.length === 0) return { words, root: undefined, rules: [] }
  const listed = listedBelow(nodes, most)
  const numbers = new Map<number, number>()
  const rules = new Set<string>()
  const branchOf = (index: number, above: string, level: number): Branch => {
    const node = nodes[index] as Node
    const { id, figure } = node
    const sameAs = numbers.get(index)
    const operands = operandsToShow(node, nodes)
    const shown = sameAs !== undefined || level >= depth ? [] : (listed.get(index) ?? [])
    const number = numbers.size + 1
    // Only a fully explained figure can be referred to.
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

/** Of each figure, which ones are listed below it: level by level, until there are as many as may be. */
function listedBelow(nodes: readonly Node[], most: number): ReadonlyMap<number, readonly number[]> {
  // Where not all can be shown, one long sum must not leave everything else out.
  const maxEach = nodes.length > most ? Math.max(3, Math.floor(most / 10)) : most
  const listed = new Map<number, readonly number[]>()
  let left = most
  const reached = new Set([nodes.length - 1])
  for (const index of reached) {
    const below = operandsToShow(nodes[index] as Node, nodes).slice(0, Math.min(left, maxEach))
    listed.set(index, below)
    left -= below.length
    for (const one of below) reached.add(one)
  }
  return listed
}

/** The first step of a pointer that is not that of the figure above: `lines[1]` is `line 2`. */
function placeOf(id: string, above: string, words: Words): string | undefined {
  const own = stepsOf(id)
  const known = stepsOf(above)
  const parts = own.flatMap(([step, name, index], position) => {
    if (own.slice(0, position + 1).every(([one], at) => one === known[at]?.[0])) return []
    return [[step, `${placeIn(words, name)} ${String(Number(index) + 1)}`] as const]
  })
  return parts.length === 0 ? undefined : parts.map(([, text]) => text).join(', ')
}

/** The list elements of a pointer: each with its name and its index. */
function stepsOf(id: string): readonly (readonly [step: string, name: string, index: string])[] {
  if (id.length > MAX_POINTER_CHARACTERS) return []
  return [...id.matchAll(/(\w+)\[(\d+)\]/g)].map(([step, name = '', index = '']) => [step, name, index])
}

/** No pointer of a document is longer: the keys of maps are truncated in it. */
const MAX_POINTER_CHARACTERS = 2000

function byNumber(a: string, b: string): number {
  return ORDER.indexOf(a.charAt(0)) - ORDER.indexOf(b.charAt(0)) || Number(a.slice(1)) - Number(b.slice(1))
}

/** The chapters of the rules, in their order. */
const ORDER = 'NAMLKFTV'

function levelsOf(depth: unknown): number {
  return Math.min(wholeOf(depth) ?? MAX_LEVELS, MAX_LEVELS)
}

function wholeOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 ? Math.floor(value) : undefined
}
