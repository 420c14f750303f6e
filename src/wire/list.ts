import { preview } from '../problem/preview.js'
import type { Step } from '../problem/path.js'
import { addProblem, type Reader, type Reading } from './reading.js'

/**
 * Reads a list, each element by the same reader. An element that could not be read has a substitute in its place, so
 * that those after it keep their indexes.
 */
export function listOf<A>(reader: Reader<A>, substitute: A): Reader<readonly A[]> {
  return (value, step, reading) => {
    const list = readList(value, step, reading)
    if (list === undefined) return undefined
    reading.path.push(step)
    const read = readElements(list, 0, list.length, reader, substitute, reading)
    reading.path.pop()
    return read
  }
}

/**
 * Reads a list of which an empty one is a list left out (N2): forms send it for lines that are not measured. A list
 * that cannot be read holds one substitute: it was sent, and what it holds is unknown.
 */
export function filledListOf<A>(reader: Reader<A>, substitute: A): Reader<readonly A[]> {
  const readAll = listOf(reader, substitute)
  return (value, step, reading) => {
    const read = readAll(value, step, reading) ?? [substitute]
    return read.length === 0 ? undefined : read
  }
}

/** The list at a step, else a problem there. */
export function readList(value: unknown, step: Step, reading: Reading): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as readonly unknown[]
  addProblem(reading, 'invalid_type', { expected: 'array', sent: preview(value) }, step)
  return undefined
}

/** A copy of the list at a step, when there is something at every index of it; else a problem there. */
export function readWholeList(value: unknown, step: Step, reading: Reading): readonly unknown[] | undefined {
  const list = readList(value, step, reading)
  if (list === undefined) return undefined
  // A list that was sent may have methods of its own.
  const elements: unknown[] = []
  for (let index = 0; index < list.length; index++) {
    if (!Object.hasOwn(list, index)) {
      addHoleProblem(reading, step, index)
      return undefined
    }
    elements.push(list[index])
  }
  return elements
}

/** No JSON has holes, and a list may claim four thousand million of them: the first stands for all. */
function addHoleProblem(reading: Reading, ...steps: readonly Step[]): void {
  addProblem(reading, 'invalid_type', { expected: 'denseArray', sent: 'undefined' }, ...steps)
}

/** Reads the elements of a list from one index to before another. A hole stands for all that would follow it. */
export function readElements<A>(
  list: readonly unknown[],
  from: number,
  to: number,
  reader: Reader<A>,
  substitute: A,
  reading: Reading,
): readonly A[] {
  const read: A[] = []
  for (let index = from; index < to; index++) {
    if (!Object.hasOwn(list, index)) {
      addHoleProblem(reading, index)
      read.push(substitute)
      break
    }
    read.push(reader(list[index], index, reading) ?? substitute)
  }
  return read
}
