export function isPlain(object: object): boolean {
  const prototype = Object.getPrototypeOf(object) as object | null
  return prototype === null || isObjectPrototype(prototype)
}

/** Rejects built-ins such as a Map, which would pass for an empty record. */
export function isRecord(found: unknown): found is object {
  return isObjectOrList(found) && !Array.isArray(found) && !isBuiltIn(found) && !isPromise(found)
}

const BUILT_IN_CLASS =
  /^(?:(?:Weak)?(?:Map|Set)|WeakRef|Date|RegExp|Promise|Error|Boolean|Number|String|Symbol|BigInt|Arguments|(?:Shared)?ArrayBuffer|DataView|\w*Array|\w* ?Iterator|\w*Generator|FormData|Headers|Request|Response|URL(?:SearchParams)?|Blob|File)$/

function isBuiltIn(object: object): boolean {
  const tag = Object.prototype.toString.call(object)
  return tag !== '[object Object]' && BUILT_IN_CLASS.test(tag.slice('[object '.length, -1))
}

export function isPromise(found: unknown): boolean {
  return isObjectOrList(found) && typeof fieldOf(found, 'then') === 'function'
}

/** Ignores the fields of `Object.prototype` of any realm. */
export function fieldOf<A extends object, Name extends string>(
  object: A,
  name: Name,
): Name extends keyof A ? A[Name] : unknown
export function fieldOf(object: Readonly<Record<string, unknown>>, name: string): unknown {
  return hasField(object, name) ? object[name] : undefined
}

export function hasField<A extends object, Name extends string>(
  object: A,
  name: Name,
): object is Extract<A, Readonly<Record<Name, unknown>>>
export function hasField(object: object, name: string): boolean {
  if (Object.hasOwn(object, name)) return true
  const parent = Object.getPrototypeOf(object) as object | null
  return parent !== null && !isObjectPrototype(parent) && hasField(parent, name)
}

function isObjectPrototype(object: object): boolean {
  return Object.getPrototypeOf(object) === null && Object.hasOwn(object, 'hasOwnProperty')
}

export function isObjectOrList(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
