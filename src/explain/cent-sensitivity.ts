import { coneOf, differs, directionsIn, evaluateCone, gatesOf, usesIn, type Cone } from './cone.js'
import { evaluateAll, roundedAsOf, type Evaluated } from './evaluate.js'
import {
  exactOf,
  exactOfSteps,
  isUnknownExact,
  UNKNOWN_EXACT,
  sumOf,
  textOfExact,
  type Exact,
} from './exact.js'
import type { Figure } from './explanation.js'
import { idOf } from './get-figure.js'
import { nodesBelow, type Node } from './graph.js'
import { stepsOf } from './input-steps.js'

/** The nearest increase and the nearest decrease of an input that change a figure. */
export interface InputToNextCent {
  /** The pointer of the input, with the prefix `request:` or `settings:`. */
  readonly input: string
  /** The name of the input, in words. */
  readonly name: string
  /** The unit of the value. */
  readonly unit: Figure['unit']
  /** The value of the input in the explanation. */
  readonly value: string
  /** The step of this input, such as `0.0001` for a unit price. Changes are whole multiples of this step. */
  readonly step: string
  /** The increase found, or null if none of the values tried changes the figure. */
  readonly up: ChangeOfInput | null
  /** The decrease found, or null if none of the values tried changes the figure. */
  readonly down: ChangeOfInput | null
}

/** A change of an input that changes a figure: the smallest, unless `isSmallest` is false. */
export interface ChangeOfInput {
  /** The change with its sign: `-0.0003`. */
  readonly by: string
  /** The input with this change. */
  readonly to: string
  /** The figure after this change. */
  readonly figure: string
  /**
   * False if the search could not rule out a smaller change, for example because the input raises the figure
   * in one place and lowers it in another. Even then, a change of one step less leaves the figure unchanged.
   */
  readonly isSmallest: boolean
}

/** Lists inputs in the order in which the formulas use them. */
export function findNextCents(explanation: unknown, pointer: unknown): readonly InputToNextCent[] {
  const id = idOf(explanation, pointer)
  const nodes = id === undefined ? [] : nodesBelow(explanation, id)
  const usual = evaluateAll(nodes)
  const uses = usesIn(nodes)
  return [...inputsOf(nodes)].map(([input, indexes]) => {
    const { figure } = nodes[indexes[0] as number] as Node
    const { name, unit, value } = figure
    const { places, max } = stepsOf(figure, input)
    const search = searchOf(indexes, coneOf(indexes, uses), nodes, usual)
    const change = (direction: 1 | -1, maxSteps: number): ChangeOfInput | null => {
      const found = nearestChange((steps) => search(steps * direction, places), maxSteps)
      if (found === undefined) return null
      const by = exactOfSteps(found.steps * direction, places)
      return {
        by: textOfExact(by),
        to: textOfExact(sumOf(exactOf(value), by)),
        figure: textOfExact(found.figure),
        isSmallest: found.isSmallest,
      }
    }
    return {
      input,
      name,
      unit,
      value,
      step: textOfExact(exactOfSteps(1, places)),
      up: change(1, max.up),
      down: change(-1, max.down),
    }
  })
}

function inputsOf(nodes: readonly Node[]): ReadonlyMap<string, readonly number[]> {
  const inputs = new Map<string, number[]>()
  nodes.forEach(({ figure }, index) => {
    if (figure.operation !== 'given') return
    const [input = ''] = figure.from
    const known = inputs.get(input)
    if (known === undefined) inputs.set(input, [index])
    else known.push(index)
  })
  return inputs
}

interface Trial {
  readonly figure: Exact
  readonly isChanged: boolean
  /**
   * Gates are the first rounded figures on the paths to the target, or the target itself (see `gatesOf`). The figure
   * changes only if one of them does. Undefined if the gates are unknown.
   */
  readonly gates: readonly Exact[] | undefined
}

type Search = (steps: number, places: number) => Trial

function searchOf(
  indexes: readonly number[],
  cone: Cone,
  nodes: readonly Node[],
  usual: readonly Evaluated[],
): Search {
  const target = nodes.length - 1
  const gates = gatesOf(cone, target, nodes, directionsIn(cone, nodes, usual))
  return (steps, places) => {
    const by = exactOfSteps(steps, places)
    const inputs = new Map(
      indexes.map((index) => [
        index,
        roundedAsOf(nodes[index] as Node, sumOf(usual[index]?.exact ?? UNKNOWN_EXACT, by)),
      ]),
    )
    const values = evaluateCone(cone, inputs, nodes, usual)
    const figure = values.get(target) ?? UNKNOWN_EXACT
    return {
      figure,
      isChanged: differs(figure, usual[target]?.value),
      gates: gates?.map((index) => values.get(index) ?? UNKNOWN_EXACT),
    }
  }
}

interface Found {
  readonly steps: number
  readonly figure: Exact
  readonly isSmallest: boolean
}

/** After this many changes of gates that leave the target unchanged, the search becomes approximate. */
const MAX_GATE_CHANGES = 100

/** Without known gates, the search tries this many steps one by one. */
const MAX_SINGLE_STEPS = 256

/** Only a change of a gate changes the figure. Each gate is monotonic, so a binary search finds the change. */
function nearestChange(trial: (steps: number) => Trial, max: number): Found | undefined {
  let before = trial(0)
  let steps = 0
  for (let tries = 0; tries < (before.gates === undefined ? MAX_SINGLE_STEPS : MAX_GATE_CHANGES); tries++) {
    const { gates } = before
    const next =
      gates === undefined
        ? steps + 1
        : firstWhere(
            (one) => trial(one).gates?.some((gate, index) => differs(gate, gates[index])) === true,
            steps,
            max,
          )
    if (next === undefined || next > max) return undefined
    steps = next
    before = trial(steps)
    if (before.isChanged) return { steps, figure: before.figure, isSmallest: true }
    if (isUnknownExact(before.figure)) return undefined
  }
  const found = firstWhere((one) => trial(one).isChanged, steps, max)
  return found === undefined ? undefined : { steps: found, figure: trial(found).figure, isSmallest: false }
}

/** Exact only if `holds` stays true for all larger numbers. */
function firstWhere(holds: (steps: number) => boolean, from: number, max: number): number | undefined {
  let stride = 1
  let without = from
  while (without < max && !holds(Math.min(from + stride, max))) {
    without = Math.min(from + stride, max)
    stride *= 2
  }
  if (without >= max) return undefined
  let found = Math.min(from + stride, max)
  while (found - without > 1) {
    const middle = without + Math.floor((found - without) / 2)
    if (holds(middle)) found = middle
    else without = middle
  }
  return found
}
