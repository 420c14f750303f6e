/** Whether an object is plain, and not an instance of a class, which may have fields of its own. */
export function isPlain(object: object): boolean {
  const prototype = Object.getPrototypeOf(object) as object | null
  return prototype === null || isObjectPrototype(prototype)
}

/**
 * Whether a host's value can be a record: an object, but not a list, a promise or a built-in such as a Map. A
 * built-in has none of a record's fields, so it would pass for an empty record.
 */
export function isRecord(found: unknown): found is object {
  return isObjectOrList(found) && !Array.isArray(found) && !isBuiltIn(found) && !isPromise(found)
}

/** Built-in objects of the language and of the web, by class name. The host's own classes may have any other name. */
const BUILT_IN_CLASS =
  /^(?:(?:Weak)?(?:Map|Set)|WeakRef|Date|RegExp|Promise|Error|Boolean|Number|String|Symbol|BigInt|Arguments|(?:Shared)?ArrayBuffer|DataView|\w*Array|\w* ?Iterator|\w*Generator|FormData|Headers|Request|Response|URL(?:SearchParams)?|Blob|File)$/

function isBuiltIn(object: object): boolean {
  const tag = Object.prototype.toString.call(object)
  return tag !== '[object Object]' && BUILT_IN_CLASS.test(tag.slice('[object '.length, -1))
}

/** Whether a value is a promise, or has a method `then` like one. The engine awaits neither. */
export function isPromise(found: unknown): boolean {
  return isObjectOrList(found) && typeof fieldOf(found, 'then') === 'function'
}

/**
 * Returns a field of a host's object, its own or one of its class. Fields inherited from `Object.prototype`,
 * of any realm, do not count.
 */
export function fieldOf<A extends object, Name extends string>(
  object: A,
  name: Name,
): Name extends keyof A ? A[Name] : unknown
export function fieldOf(object: Readonly<Record<string, unknown>>, name: string): unknown {
  return hasField(object, name) ? object[name] : undefined
}

/** Whether {@link fieldOf} finds a field, which may be undefined. Distinguishes the members of a union. */
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

/** Whether a value can have fields: an object or a list, and not a function. */
export function isObjectOrList(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
