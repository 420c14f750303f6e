interface Taken {
  readonly object: object
  readonly keys: readonly PropertyKey[]
  readonly descriptors: readonly (PropertyDescriptor | undefined)[]
  readonly prototype: object | null
  readonly isExtensible: boolean
}

export type Snapshot = readonly Taken[]

/** Calls no getters. */
export function snapshotOf(values: readonly unknown[]): Snapshot {
  const seen = new Set<object>()
  const taken: Taken[] = []
  const waiting: unknown[] = [...values]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value))
      continue
    seen.add(value)
    const one = take(value)
    taken.push(one)
    for (const descriptor of one.descriptors) waiting.push(descriptor?.value)
  }
  return taken
}

export function changeSince(snapshot: Snapshot): string | undefined {
  for (const before of snapshot) {
    const after = take(before.object)
    if (before.prototype !== after.prototype) return 'a prototype'
    if (before.isExtensible !== after.isExtensible) return 'whether an object is extensible'
    if (before.keys.length !== after.keys.length)
      return `the properties: ${after.keys.map(String).join(', ')}`
    const changed = before.keys.find(
      (key, index) =>
        key !== after.keys[index] || !areAlike(before.descriptors[index], after.descriptors[index]),
    )
    if (changed !== undefined) return `the property ${String(changed)}`
  }
  return undefined
}

const SHARED: readonly object[] = [
  Object.prototype,
  Array.prototype,
  String.prototype,
  Number.prototype,
  Boolean.prototype,
  BigInt.prototype,
  Symbol.prototype,
  Function.prototype,
  Date.prototype,
  RegExp.prototype,
  Map.prototype,
  Set.prototype,
  WeakMap.prototype,
  Promise.prototype,
  Error.prototype,
  Object,
  Array,
  Number,
  JSON,
  Math,
  Reflect,
]

/** Records only the shared objects themselves, since all they reach would be too large for each call. */
export function snapshotOfShared(): Snapshot {
  return SHARED.map(take)
}

/** Calls no getters. */
export function deeplyFrozen(values: readonly unknown[]): void {
  for (const { object } of snapshotOf(values)) {
    // The elements of a typed array cannot be frozen.
    if (!ArrayBuffer.isView(object)) Object.freeze(object)
  }
}

function take(object: object): Taken {
  const keys = Reflect.ownKeys(object)
  return {
    object,
    keys,
    descriptors: keys.map((key) => Reflect.getOwnPropertyDescriptor(object, key)),
    prototype: Reflect.getPrototypeOf(object),
    isExtensible: Reflect.isExtensible(object),
  }
}

function areAlike(a: PropertyDescriptor | undefined, b: PropertyDescriptor | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return (
    Object.is(a.value, b.value) &&
    a.get === b.get &&
    a.set === b.set &&
    a.writable === b.writable &&
    a.enumerable === b.enumerable &&
    a.configurable === b.configurable
  )
}
