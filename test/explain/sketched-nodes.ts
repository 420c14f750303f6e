import { coneOf, usesIn } from '../../src/explain/cone.js'
import type { FigureOperation } from '../../src/explain/explanation.js'
import type { Node } from '../../src/explain/graph.js'
import { figure } from './by-hand.js'

interface Sketch {
  readonly operation: FigureOperation
  readonly operands: readonly number[]
  readonly value?: string
  readonly places?: number | undefined
}

/** Uses the index as id. The value only matters for inputs and constants. */
export const nodeOf = ({ operation, operands, value = '0', places }: Sketch, index: number): Node => ({
  id: String(index),
  operands,
  figure: figure(operation, operands.map(String), {
    ...{ name: 'figure', rule: 'L3', unit: 'money', value },
    ...(places === undefined ? {} : { rounded: [places, value, '0'] as const }),
  }),
})

export const nodesOf = (
  ...sketches: readonly (readonly [FigureOperation, readonly number[], string?, number?])[]
) =>
  sketches.map(([operation, operands, value, places], index) =>
    nodeOf({ operation, operands, ...(value === undefined ? {} : { value }), places }, index),
  )

export const coneIn = (nodes: readonly Node[], ...inputs: readonly number[]) => coneOf(inputs, usesIn(nodes))
