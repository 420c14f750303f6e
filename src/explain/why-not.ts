import { readMicros } from '../number/number-text.js'
import { placesShown } from '../policies/arithmetic.js'
import type { Money } from '../wire/money.generated.js'
import { coneOf, differs, evaluateCone, usesIn, type Uses } from './cone.js'
import { evaluateAll, evaluateNode, evaluateOperation, isSource, type Evaluated } from './evaluate.js'
import { compareExact, exactOf, whole, UNKNOWN_EXACT, roundedTo, textOfExact, type Exact } from './exact.js'
import { idOf } from './get-figure.js'
import { nodesBelow, type Node } from './graph.js'
import {
  roundedFigure,
  reachesFigure,
  OTHER_ROUNDINGS,
  type FigurePolicyId,
  type OtherRounding,
} from './other-roundings.js'
import { ownValue } from './safe-reading.js'

/** A policy under which a figure has the value of another system. */
export interface OtherPath {
  /**
   * The stable id of the policy: `half-even`. If `diagnose` tries it too, `policies` of
   * `quotewright/diagnose` describes it in `english` and `german`.
   */
  readonly policy: FigurePolicyId
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
  const tried = OTHER_ROUNDINGS.map((policy) => workingsOf(policy, nodes, usual))
  const found = distinct(
    tried.flatMap((workings) => [...everywhere(workings, other), ...byName(workings, other)]),
  )
  if (found.length > 0) return found
  const uses = usesIn(nodes)
  return tried.flatMap((workings) => alone(workings, uses, other))
}

interface PolicyWorkings {
  readonly policy: OtherRounding
  readonly nodes: readonly Node[]
  readonly usual: readonly Evaluated[]
  /** The indexes of the figures that the policy changes although their operands stay unchanged. */
  readonly seeds: readonly number[]
}

function workingsOf(
  policy: OtherRounding,
  nodes: readonly Node[],
  usual: readonly Evaluated[],
): PolicyWorkings {
  const valueOf = (index: number): Exact => usual[index]?.value ?? UNKNOWN_EXACT
  const seeds = nodes.flatMap((node, index) =>
    differs(policyValue(policy, node, nodes, valueOf), valueOf(index)) ? [index] : [],
  )
  return { policy, nodes, usual, seeds }
}

function policyValue(
  policy: OtherRounding,
  { figure, operands }: Node,
  nodes: readonly Node[],
  valueOf: (index: number) => Exact,
): Exact | undefined {
  const values = operands.map((index) => {
    const operand = nodes[index]
    return {
      value: valueOf(index),
      unit: operand?.figure.unit ?? 'quantity',
      unrounded: operand && unroundedPrice(operand, valueOf),
    }
  })
  return roundedFigure(policy.roundings, figure, values)
}

/** L1: a price is rounded once, so a policy with other decimals rounds the unrounded price. */
function unroundedPrice({ figure, operands }: Node, valueOf: (index: number) => Exact): Exact | undefined {
  const { rule, operation, rounding } = figure
  const isPrice = (rule === 'L1' || rule === 'L8') && rounding !== undefined
  return isPrice && operation !== 'given' ? evaluateOperation(operation, operands.map(valueOf)) : undefined
}

function everywhere(workings: PolicyWorkings, other: Exact): readonly OtherPath[] {
  const isIn = (index: number): boolean =>
    reachesFigure(workings.policy.roundings, (workings.nodes[index] as Node).figure)
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
  const { policy, nodes, usual, seeds } = workings
  const valueOf = (index: number): Exact => usual[index]?.value ?? UNKNOWN_EXACT
  for (const seed of seeds.slice(0, MAX_ALONE)) {
    const node = nodes[seed] as Node
    const value = policyValue(policy, node, nodes, valueOf) ?? UNKNOWN_EXACT
    const values = evaluateCone(coneOf([seed], uses), new Map([[seed, value]]), nodes, usual)
    const target = valueIn(values, nodes.length - 1)
    // An unchanged target may still print as the other system's value, but then the policy is not the reason.
    const ours = valueOf(nodes.length - 1)
    if (differs(target, ours) && explains(target, ours, other))
      return [pathAt(policy, node, value, 'one_figure')]
  }
  return []
}

function valueIn(values: ReadonlyMap<number, Exact>, index: number): Exact {
  return values.get(index) ?? UNKNOWN_EXACT
}

function pathIn(
  { policy, nodes, usual }: PolicyWorkings,
  isIn: (index: number) => boolean,
  seeds: readonly number[],
  scope: OtherPath['scope'],
  other: Exact,
): readonly OtherPath[] {
  const [first] = seeds
  if (first === undefined) return []
  const values = new Map<number, Exact>()
  const valueOf = (index: number): Exact => values.get(index) ?? usual[index]?.value ?? UNKNOWN_EXACT
  const seedSet = new Set(seeds)
  for (let index = first; index < nodes.length; index++) {
    const node = nodes[index] as Node
    if (isSource(node) || (!seedSet.has(index) && !node.operands.some((operand) => values.has(operand))))
      continue
    const byPolicy = isIn(index) ? policyValue(policy, node, nodes, valueOf) : undefined
    const value = byPolicy ?? evaluateNode(node, valueOf).value
    if (differs(value, usual[index]?.value)) values.set(index, value)
  }
  // `values` holds only changed figures, so an unchanged target agrees with nothing.
  const ours = usual.at(-1)?.value ?? UNKNOWN_EXACT
  if (!explains(valueIn(values, nodes.length - 1), ours, other)) return []
  return [pathAt(policy, nodes[first] as Node, valueIn(values, first), scope)]
}

function pathAt(
  policy: OtherRounding,
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

/** Drops a `same_name` path that repeats an `everywhere` path. */
function distinct(paths: readonly OtherPath[]): readonly OtherPath[] {
  const keys = new Set<string>()
  return paths.filter(({ policy, figure }) => {
    const key = JSON.stringify([policy, figure])
    return !keys.has(key) && keys.add(key)
  })
}

function readOtherValue(sent: unknown): Exact {
  if (typeof sent === 'string') return exactOf(sent)
  const micros = ownValue(sent, 'amountMicros')
  const amount = typeof micros === 'string' ? readMicros(micros) : undefined
  return amount === undefined ? UNKNOWN_EXACT : whole(amount)
}
