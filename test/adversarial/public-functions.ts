import { ENTRIES } from '../entries.js'

export interface PublicFunction {
  /** Spelt as in `package.json`. */
  readonly entry: string
  /** Written as `object.function` for a function of an object. */
  readonly name: string
  readonly call: (...args: readonly unknown[]) => unknown
}

/** Reads the modules, so that each new export is included. */
export const PUBLIC_FUNCTIONS: readonly PublicFunction[] = Object.entries(ENTRIES).flatMap(
  ([entry, module]) => functionsIn(entry, module),
)

function functionsIn(entry: string, module: object): readonly PublicFunction[] {
  return Object.entries(module).flatMap(([name, value]: [string, unknown]): readonly PublicFunction[] => {
    if (isFunction(value)) return [{ entry, name, call: value }]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    // Functions of the class of a codec or a group belong to another package.
    return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([method, own]) => {
      if (isFunction(own)) return [{ entry, name: `${name}.${method}`, call: methodOf(value, method, own) }]
      // The functions of a schema are one level deeper. Its JSON Schema may throw, as the standard requires.
      return method === '~standard' ? functionsIn(entry, { [`${name}.~standard`]: own }) : []
    })
  })
}

function methodOf(owner: object, method: string, own: PublicFunction['call']): PublicFunction['call'] {
  const call: PublicFunction['call'] = (...args) => Reflect.apply(own, owner, args)
  // The second argument of a codec's `validate` is the context of io-ts, which only io-ts creates.
  return method === 'validate' ? (value) => call(value, []) : call
}

function isFunction(value: unknown): value is PublicFunction['call'] {
  return typeof value === 'function'
}
