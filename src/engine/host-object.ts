/** Whether an object was put together for a call: one of a class may have more than what is asked for. */
export function isPlain(object: object): boolean {
  const prototype = Object.getPrototypeOf(object) as object | null
  return prototype === null || isObjectPrototype(prototype)
}

/**
 * Whether a value of the host can be a record: an object that is no list, nothing to wait for and no object of the
 * language, such as a Map or a Date. Those have no fields, so they would pass for a record without any.
 */
export function isRecord(found: unknown): found is object {
  return isObjectOrList(found) && !Array.isArray(found) && !isOfTheLanguage(found) && !isPromise(found)
}

/** Objects of the language and of the web, by the names of their classes: one of the host's own may have any other. */
const OF_THE_LANGUAGE =
  /^(?:(?:Weak)?(?:Map|Set)|WeakRef|Date|RegExp|Promise|Error|Boolean|Number|String|Symbol|BigInt|Arguments|(?:Shared)?ArrayBuffer|DataView|\w*Array|\w* ?Iterator|\w*Generator|FormData|Headers|Request|Response|URL(?:SearchParams)?|Blob|File)$/

function isOfTheLanguage(object: object): boolean {
  return OF_THE_LANGUAGE.test(Object.prototype.toString.call(object).slice('[object '.length, -1))
}

/** Whether an answer is still to be waited for. The engine waits for nothing. */
export function isPromise(found: unknown): boolean {
  return isObjectOrList(found) && typeof fieldOf(found, 'then') === 'function'
}

/**
 * A field of a host's object, its own or of its class. Fields that every object inherits do not count, so the search
 * stops at `Object.prototype`, of any realm.
 */
export function fieldOf(object: object, name: string): unknown {
  let owner: object = object
  while (!Object.hasOwn(owner, name)) {
    const parent = Object.getPrototypeOf(owner) as object | null
    if (parent === null || parent === Object.prototype || isObjectPrototype(parent)) return undefined
    owner = parent
  }
  return (object as Readonly<Record<string, unknown>>)[name]
}

function isObjectPrototype(object: object): boolean {
  return Object.getPrototypeOf(object) === null && Object.hasOwn(object, 'hasOwnProperty')
}

/** Whether a value can have fields: an object or a list, and not a function. */
export function isObjectOrList(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
