/** Makes functions of the language count their steps, so it must be imported first. */

/** The program has one counter: see `linear-work.test.ts`. */
declare const __counters: [number]

type Method = (this: unknown, ...args: readonly unknown[]) => unknown
type Steps = (receiver: never, result: never, first: never, second: never, all: readonly unknown[]) => number

function count(owner: object, name: PropertyKey, steps: Steps): void {
  const descriptor = Reflect.getOwnPropertyDescriptor(owner, name)
  if (typeof descriptor?.value !== 'function') return
  const usual = descriptor.value as Method
  const counting = function (this: unknown, ...args: readonly unknown[]): unknown {
    const result: unknown = Reflect.apply(usual, this, args)
    __counters[0] += steps(this as never, result as never, args[0] as never, args[1] as never, args)
    return result
  }
  Reflect.defineProperty(counting, 'name', { value: usual.name })
  Reflect.defineProperty(counting, 'prototype', { value: usual.prototype })
  Reflect.defineProperty(owner, name, { ...descriptor, value: counting })
}

const ofReceiver: Steps = ({ length }: { readonly length: number }) => length
const ofResult: Steps = (_, { length }: { readonly length: number }) => length
const toFound: Steps = (
  { length }: { readonly length: number },
  found: number | boolean,
  _: unknown,
  from: number | undefined,
) => Math.max(1, (typeof found === 'number' && found >= 0 ? found + 1 : length) - (from ?? 0))
const keysOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? ownKeys(value).length : 1
const { ownKeys } = Reflect
const ofKeys: Steps = (_, __, value) => keysOf(value)

const { prototype: list } = Array
for (const name of ['indexOf', 'includes']) count(list, name, toFound)
for (const name of [
  'lastIndexOf',
  'reverse',
  'sort',
  'toSorted',
  'join',
  'map',
  'filter',
  'flatMap',
  'forEach',
])
  count(list, name, ofReceiver)
for (const name of ['reduce', 'shift', 'unshift', 'splice', 'fill', 'every', 'some'])
  count(list, name, name === 'every' || name === 'some' ? () => 1 : ofReceiver)
for (const name of ['slice', 'concat', 'flat', 'toReversed', 'with', 'toSpliced']) count(list, name, ofResult)

const { prototype: text } = String
for (const name of ['indexOf', 'includes', 'search']) count(text, name, toFound)
for (const name of ['lastIndexOf', 'split', 'replaceAll', 'localeCompare']) count(text, name, ofReceiver)
for (const name of ['toLowerCase', 'toUpperCase', 'normalize', 'trim', 'repeat', 'padStart', 'padEnd'])
  count(text, name, ofResult)
// V8 joins texts without copying them, so only parts count.
for (const name of ['slice', 'substring']) count(text, name, ofResult)

const ofMatch: Steps = (pattern: RegExp, match: RegExpExecArray | null, searched: unknown) =>
  match === null
    ? pattern.sticky
      ? 1
      : String(searched).length
    : match.index + match[0].length - pattern.lastIndex
count(RegExp.prototype, 'exec', ofMatch)

for (const name of ['keys', 'values', 'entries', 'getOwnPropertyNames']) count(Object, name, ofResult)
for (const name of ['freeze', 'isFrozen', 'getOwnPropertyDescriptors']) count(Object, name, ofKeys)
count(Object, 'fromEntries', (_, result) => keysOf(result))
count(Object, 'assign', (_, __, ___, ____, all) => {
  let steps = 1
  for (let at = 1; at < all.length; at++) steps += keysOf(all[at])
  return steps
})
count(Reflect, 'ownKeys', ofResult)
count(Array, 'from', ofResult)
count(JSON, 'stringify', (_, result: string | undefined) => result?.length ?? 1)
count(JSON, 'parse', (_, __, source) => String(source).length)

/** Loops, spreads, collections and destructured lists call `next` so often that it counts directly. */
const iterators = [[][Symbol.iterator](), new Map().entries(), new Set().values(), ''[Symbol.iterator]()]
for (const iterator of iterators) {
  const prototype = Reflect.getPrototypeOf(iterator) as { next: Method }
  const { next } = prototype
  prototype.next = function () {
    __counters[0]++
    return next.call(this)
  }
}
