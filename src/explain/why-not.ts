import { readMicros } from '../number/number-text.js'
import { placesShown } from '../policies/arithmetic.js'
import type { PlainLine } from '../policies/plain-line.js'
import type { PolicyId } from '../policies/policies.js'
import type { Money } from '../wire/money.generated.js'
import { coneOf, differs, evaluateCone, usesIn, type Uses } from './cone.js'
import { evaluateAll, evaluateNode, isSource, type Evaluated } from './evaluate.js'
import { compareExact, exactOf, whole, UNKNOWN_EXACT, roundedTo, textOfExact, type Exact } from './exact.js'
import { idOf } from './get-figure.js'
import { nodesBelow, type Node } from './graph.js'
import { figureBy, figurePoliciesFor, reachesFigure, type FigurePolicy } from './figure-by-choices.js'
import { linesIn, type LineAt } from './line-of-figure.js'
import { ownValue } from './safe-reading.js'

/** A policy under which a figure has the value of another system. */
export interface OtherPath {
  /**
   * The stable id of the policy: `half-even`. The constant `policies` of `quotewright/diagnose` describes it in
   * `english` and `german`.
   */
  readonly policy: PolicyId
  /** The id of the first figure that this policy changes. */
  readonly figure: string
  /** The number of the rule that makes this first figure. */
  readonly rule: string
  /** The value of this first figure under the policy. */
  readonly value: string
  /**
   * The figures to which the policy applies: all, those with the same name and rule as `figure`, or only
   * `figure`.
   */
  readonly scope: 'everywhere' | 'same_name' | 'one_figure'
}

/** A figure of another system: a plain decimal in major units, or a money object as in results. */
export type OtherValue = string | Money

/** Applies a policy to single figures only if no wider scope explains the other system's value. */
export function findOtherPaths(
  explanation: unknown,
  pointer: unknown,
  otherValue: unknown,
): readonly OtherPath[] {
  const id = idOf(explanation, pointer)
  const nodes = id === undefined ? [] : nodesBelow(explanation, id)
  const other = readOtherValue(otherValue)
  const usual = evaluateAll(nodes)
  const ours = usual.at(-1)?.value ?? UNKNOWN_EXACT
  if (!differs(other, ours)) return []
  const lineAt = linesIn(explanation, nodes)
  const valueOf = (index: number): Exact => usual[index]?.value ?? UNKNOWN_EXACT
  const lines = nodes.map((_, index) => lineAt(index, valueOf))
  const policies = figurePoliciesFor(lines.filter((line) => line !== undefined))
  const tried = policies.map((policy) => workingsOf({ policy, nodes, usual, valueOf, lines, lineAt }))
  const found = firstOfEach(
    tried.flatMap((workings) => [...everywhere(workings, other), ...byName(workings, other)]),
    ({ policy, figure }) => JSON.stringify([policy, figure]),
  )
  if (found.length > 0) return found
  const uses = usesIn(nodes)
  return firstOfEach(
    tried.flatMap((workings) => alone(workings, uses, other)),
    ({ policy }) => policy,
  )
}

interface Applied {
  readonly policy: FigurePolicy
  readonly nodes: readonly Node[]
  readonly usual: readonly Evaluated[]
  /** Returns a value by our own rules. */
  readonly valueOf: (index: number) => Exact
  readonly lines: readonly (PlainLine | undefined)[]
  readonly lineAt: LineAt
}

interface PolicyWorkings extends Applied {
  /** The indexes of the figures that the policy changes although their operands stay unchanged. */
  readonly seeds: readonly number[]
}

function workingsOf(applied: Applied): PolicyWorkings {
  const { nodes, lines, valueOf } = applied
  const seeds = nodes.flatMap((_, index) =>
    differs(policyValue(applied, index, valueOf, lines[index]), valueOf(index)) ? [index] : [],
  )
  return { ...applied, seeds }
}

function policyValue(
  { policy, nodes }: Applied,
  index: number,
  valueOf: (index: number) => Exact,
  line: PlainLine | undefined,
): Exact | undefined {
  const { figure, operands } = nodes[index] as Node
  return figureBy(policy.choices, figure, operands.map(valueOf), line)
}

function everywhere(workings: PolicyWorkings, other: Exact): readonly OtherPath[] {
  const isIn = (index: number): boolean =>
    reachesFigure(workings.policy.choices, (workings.nodes[index] as Node).figure)
  return pathIn(workings, isIn, workings.seeds.filter(isIn), 'everywhere', other)
}

function byName(workings: PolicyWorkings, other: Exact): readonly OtherPath[] {
  const nameAt = (index: number): string => {
    const { rule, name } = (workings.nodes[index] as Node).figure
    return JSON.stringify([rule, name])
  }
  const seedsByName = new Map<string, number[]>()
  for (const seed of workings.seeds) {
    const known = seedsByName.get(nameAt(seed))
    if (known === undefined) seedsByName.set(nameAt(seed), [seed])
    else known.push(seed)
  }
  return [...seedsByName].flatMap(([name, seeds]) =>
    pathIn(workings, (index) => nameAt(index) === name, seeds, 'same_name', other),
  )
}

const MAX_ALONE = 200

/** Applies the policy to one figure at a time, and returns the first that fits. */
function alone(workings: PolicyWorkings, uses: Uses, other: Exact): readonly OtherPath[] {
  const { policy, nodes, usual, valueOf, lines, seeds } = workings
  for (const seed of seeds.slice(0, MAX_ALONE)) {
    const value = policyValue(workings, seed, valueOf, lines[seed]) ?? UNKNOWN_EXACT
    const values = evaluateCone(coneOf([seed], uses), new Map([[seed, value]]), nodes, usual)
    const target = valueIn(values, nodes.length - 1)
    // An unchanged target may still print as the other system's value, but then the policy is not the reason.
    const ours = valueOf(nodes.length - 1)
    if (differs(target, ours) && explains(target, ours, other))
      return [pathAt(policy, nodes[seed] as Node, value, 'one_figure')]
  }
  return []
}

function valueIn(values: ReadonlyMap<number, Exact>, index: number): Exact {
  return values.get(index) ?? UNKNOWN_EXACT
}

function pathIn(
  workings: PolicyWorkings,
  isIn: (index: number) => boolean,
  seeds: readonly number[],
  scope: OtherPath['scope'],
  other: Exact,
): readonly OtherPath[] {
  const { policy, nodes, usual, lines, lineAt } = workings
  const [first] = seeds
  if (first === undefined) return []
  const values = new Map<number, Exact>()
  const valueOf = (index: number): Exact => values.get(index) ?? usual[index]?.value ?? UNKNOWN_EXACT
  const seedSet = new Set(seeds)
  for (let index = first; index < nodes.length; index++) {
    const node = nodes[index] as Node
    const isMoved = node.operands.some((operand) => values.has(operand))
    if (isSource(node) || (!seedSet.has(index) && !isMoved)) continue
    const line = isMoved ? lineAt(index, valueOf) : lines[index]
    const byPolicy = isIn(index) ? policyValue(workings, index, valueOf, line) : undefined
    const value = byPolicy ?? evaluateNode(node, valueOf).value
    if (differs(value, usual[index]?.value)) values.set(index, value)
  }
  // `values` holds only changed figures, so an unchanged target agrees with nothing.
  const ours = usual.at(-1)?.value ?? UNKNOWN_EXACT
  if (!explains(valueIn(values, nodes.length - 1), ours, other)) return []
  return [pathAt(policy, nodes[first] as Node, valueIn(values, first), scope)]
}

function pathAt(
  policy: FigurePolicy,
  { id, figure }: Node,
  value: Exact,
  scope: OtherPath['scope'],
): OtherPath {
  return { policy: policy.id, figure: id, rule: figure.rule, value: textOfExact(value), scope }
}

/** If our own value already rounds to the other value, only a figure equal to the other value explains it. */
function explains(figure: Exact, ours: Exact, other: Exact): boolean {
  return agrees(figure, other) && (!agrees(ours, other) || !differs(figure, other))
}

/** Rounds the figure to the decimals of the other system's value first. */
function agrees(figure: Exact, other: Exact): boolean {
  return compareExact(roundedTo(figure, placesShown(other.numerator)), other) === 0
}

/** Drops a path with the key of an earlier one, of a wider scope or of another way to split discounts. */
function firstOfEach(paths: readonly OtherPath[], keyOf: (path: OtherPath) => string): readonly OtherPath[] {
  const keys = new Set<string>()
  return paths.filter((path) => {
    const key = keyOf(path)
    return !keys.has(key) && keys.add(key)
  })
}

function readOtherValue(sent: unknown): Exact {
  if (typeof sent === 'string') return exactOf(sent)
  const micros = ownValue(sent, 'amountMicros')
  const amount = typeof micros === 'string' ? readMicros(micros) : undefined
  return amount === undefined ? UNKNOWN_EXACT : whole(amount)
}
