import { shown } from '../problem/shown.js'
import { report, type Reader } from './reading.js'

/**
 * Reads a list, each element by the same reader. Where an element could not be read stands a substitute, so that
 * the ones behind it keep their indexes.
 */
export function listOf<A>(reader: Reader<A>, substitute: A): Reader<readonly A[]> {
  return (value, step, reading) => {
    if (!Array.isArray(value)) {
      report(reading, 'invalid_type', { expected: 'a list', sent: shown(value) }, step)
      return undefined
    }
    const list: readonly unknown[] = value
    const read: A[] = []
    reading.way.push(step)
    for (let index = 0; index < list.length; index++) {
      if (!Object.hasOwn(list, index)) {
        // No JSON has holes, and a list may claim four thousand million of them.
        report(reading, 'invalid_type', { expected: 'a list without holes', sent: 'nothing' }, index)
        read.push(substitute)
        break
      }
      read.push(reader(list[index], index, reading) ?? substitute)
    }
    reading.way.pop()
    return read
  }
}
