import Big from 'big.js'
import { buildValue } from './build-value.js'
import type { Notation } from './notation.js'
import type { HostileCase } from './hostile-cases.js'

/** Does something in a host that has changed the language before, and puts it back as it was. */
export function hostedBy<A>({ host, each }: Pick<HostileCase, 'host' | 'each'>, act: () => A): A {
  const { objectPrototype = {}, big = {} } = host
  const inherited = fieldsOf(objectPrototype, each)
  const changed = fieldsOf(big, each)
  const settings = Big as unknown as Record<string, unknown>
  const before = changed.map(([name]) => [name, settings[name]] as const)
  try {
    for (const [name, value] of changed) settings[name] = value
    for (const [name, value] of inherited) pollute(name, value)
    return act()
  } finally {
    for (const [name] of inherited) Reflect.deleteProperty(Object.prototype, name)
    for (const [name, value] of before) settings[name] = value
  }
}

function fieldsOf(notation: Notation, each: Notation | undefined): readonly (readonly [string, unknown])[] {
  return Object.entries(buildValue(notation, { each }) as object)
}

function pollute(name: string, value: unknown): void {
  if (name in {}) throw new Error(`${name} is not the host's to change`)
  // Assignment, as a careless merge does it; a descriptor would itself inherit what was added before.
  ;(Object.prototype as Record<string, unknown>)[name] = value
}
