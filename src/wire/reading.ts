import type { DetailsByCode, PlainCode } from '../problem/details.js'
import { finding, type Finding } from '../problem/finding.js'
import type { Step } from '../problem/path.js'

/**
 * One pass over a piece of JSON: the way to where it stands, and what was found wrong so far.
 *
 * A reader takes a value and always answers with something, so that one bad field hides no other (V7). The way
 * is kept on one stack and copied only when something is wrong.
 */
export interface Reading {
  readonly way: Step[]
  readonly findings: Finding[]
  /** Whether objects that are read must have no prototype: asked once, and only when there are such objects. */
  needsNoPrototype: boolean | undefined
}

/** Reads the value at one step: a field, an element of a list, an entry of a map. Undefined: not supplied, or unreadable. */
export type Reader<A> = (value: unknown, step: Step, reading: Reading) => A | undefined

export function newReading(): Reading {
  return { way: [], findings: [], needsNoPrototype: undefined }
}

/** Reads a value that is the whole of what was sent: pointers start at it. */
export function readWhole<A>(
  value: unknown,
  reader: Reader<A>,
): { readonly read: A | undefined; readonly findings: readonly Finding[] } {
  const reading = newReading()
  const read = reader(value, '', reading)
  // The way of every finding starts with the step to the whole, which has no name.
  return { read, findings: reading.findings.map((found) => ({ ...found, path: found.path.slice(1) })) }
}

/** Notes a problem at some steps from where the reading stands. */
export function report<Code extends keyof DetailsByCode>(
  reading: Reading,
  code: Code,
  details: DetailsByCode[Code],
  ...steps: readonly Step[]
): void {
  reading.findings.push(finding(code, [...reading.way, ...steps], details))
}

/** The same for codes that say it all. */
export function reportPlain(reading: Reading, code: PlainCode, ...steps: readonly Step[]): void {
  reading.findings.push(finding(code, [...reading.way, ...steps]))
}
