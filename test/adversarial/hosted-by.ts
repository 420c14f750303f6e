import { buildValue } from './build-value.js'
import type { Notation } from './notation.js'
import type { AdversarialCase } from './adversarial-cases.js'

/** Decides whether loops see the properties that a host adds to a prototype. */
export type Sight = 'in sight' | 'out of sight'

export function hostedBy<A>(
  { host, each }: Pick<AdversarialCase, 'host' | 'each'>,
  act: () => A,
  sight: Sight = 'in sight',
): A {
  const { objectPrototype = {}, arrayPrototype = {} } = host
  const inherited = [
    ...fieldsOf(objectPrototype, each).map((field) => [Object.prototype, ...field] as const),
    ...fieldsOf(arrayPrototype, each).map((field) => [Array.prototype, ...field] as const),
  ]
  try {
    for (const [prototype, name, value] of inherited) pollute(prototype, name, value, sight)
    return act()
  } finally {
    for (const [prototype, name] of inherited) Reflect.deleteProperty(prototype, name)
    // The prototype of arrays is an array, and is longer now.
    Array.prototype.length = 0
  }
}

function fieldsOf(notation: Notation, each: Notation | undefined): readonly (readonly [string, unknown])[] {
  return Object.entries(buildValue(notation, { each }) as object)
}

function pollute(prototype: object, name: string, value: unknown, sight: Sight): void {
  if (name in prototype) throw new Error(`the host must not change ${name}`)
  // Assigns as a careless merge does. A descriptor would inherit the properties added before.
  ;(prototype as Record<string, unknown>)[name] = value
  if (sight === 'in sight') return
  const descriptor = Object.assign(Object.create(null) as PropertyDescriptor, { enumerable: false })
  Object.defineProperty(prototype, name, descriptor)
}
