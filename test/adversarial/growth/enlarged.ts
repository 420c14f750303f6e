export interface Enlargement {
  readonly part: 'list' | 'fields' | 'text' | 'lists and fields'
  /** Makes a new part unlike the others, from its index. */
  readonly unlike: (value: string | number) => (index: number) => string | number
  readonly isInDetail: boolean
  /** Enlarges a place together with places that are neither around it nor inside it. */
  readonly isTogether?: boolean
  /** Puts new elements first, with names that no other list has. */
  readonly isApart?: boolean
}

const same: Enlargement['unlike'] = (value) => () => value
/** Keeps words of a standard, numbers and dates valid. */
const unlikeNames: Enlargement['unlike'] = (value) =>
  typeof value === 'number' || /^([A-Z]+(_[A-Z]+)+$|[-\d.]+$|\d{4}-\d\d-\d\d)/.test(value)
    ? () => value
    : (index) => `${value}${String(index)}`
const unlikeNumbers: Enlargement['unlike'] = (value) => {
  if (typeof value === 'number') return (index) => value + index
  return /^\d+(\.\d+)?$/.test(value) ? (index) => `${String(index)}${value}` : unlikeNames(value)
}

/** Most enlargements keep the shape of an argument, so that a function still reads it. */
export const ENLARGEMENTS: Readonly<Record<string, Enlargement>> = {
  'longer lists': { part: 'list', unlike: same, isInDetail: false },
  'longer lists with other names': { part: 'list', unlike: unlikeNames, isInDetail: true },
  'longer lists with other figures': { part: 'list', unlike: unlikeNumbers, isInDetail: false },
  'longer lists that have nothing in common': {
    part: 'list',
    unlike: unlikeNames,
    isInDetail: false,
    isApart: true,
  },
  'more fields': { part: 'fields', unlike: unlikeNames, isInDetail: true },
  'lists and fields that grow together': {
    part: 'lists and fields',
    unlike: unlikeNames,
    isInDetail: false,
    isTogether: true,
  },
  'longer texts': { part: 'text', unlike: same, isInDetail: true },
}

export function enlarged(
  value: unknown,
  size: number,
  enlargement: Enlargement,
  places: ReadonlySet<string>,
  path = '',
): unknown {
  const isHere = places.has(path)
  const inside = (part: unknown, name: string | number): unknown =>
    enlarged(part, size, enlargement, places, `${path}/${String(name)}`)
  if (typeof value === 'string') {
    const json = jsonIn(value)
    if (json !== undefined) return JSON.stringify(inside(json, 'json'))
    return isHere && enlargement.part === 'text' ? value + value.slice(-1).repeat(size) : value
  }
  if (typeof value === 'function') {
    const answer = enlargedAnswer(value as () => unknown, (usual) => inside(usual, 'answer'))
    return () => {
      answered.push(answer)
      return answer
    }
  }
  if (Array.isArray(value)) {
    const more = isHere && value.length > 0 && /list/.test(enlargement.part) ? size : 0
    // Numbers in different places must differ.
    const first = enlargement.isApart === true ? path.length * 1_000_000 : 0
    const added: unknown[] = []
    if (more > 0) {
      const copies = value.map((part) => copiesOf(part, enlargement))
      for (let index = 0; index < more; index++) added.push(copies[index % copies.length]?.(first + index))
    }
    const usual = value.map(inside)
    return enlargement.isApart === true ? [...added, ...usual] : [...usual, ...added]
  }
  if (!isPlain(value)) return value
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value)
  const [name, last] = entries.at(-1) ?? ['p', 'x']
  const result: Record<string, unknown> = {}
  for (const [key, part] of entries) result[key] = inside(part, key)
  const copy = copiesOf(last, enlargement)
  if (isHere && /fields/.test(enlargement.part))
    for (let index = 0; index < size; index++) result[`${name}${String(index)}`] = copy(index)
  return result
}

function enlargedAnswer(usual: () => unknown, enlarge: (answer: unknown) => unknown): unknown {
  try {
    return enlarge(usual())
  } catch {
    return undefined
  }
}

export function placesFor({ part }: Pick<Enlargement, 'part'>, value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') {
    const json = jsonIn(value)
    if (json !== undefined) return placesFor({ part }, json, `${path}/json`)
    return part === 'text' ? [path] : []
  }
  if (typeof value === 'function') {
    let places: readonly string[] = []
    enlargedAnswer(value as () => unknown, (answer) => {
      places = placesFor({ part }, answer, `${path}/answer`)
    })
    return places
  }
  const isList = Array.isArray(value)
  if (!isList && !isPlain(value)) return []
  const isHere = part.includes(isList ? 'list' : 'fields') && !(isList && value.length === 0)
  const here = isHere ? [path] : []
  return [
    ...here,
    ...Object.entries(value).flatMap(([name, inner]) => placesFor({ part }, inner, `${path}/${name}`)),
  ]
}

function jsonIn(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Fields that hold standard words. A function would refuse any other value at once. */
const WORDS =
  /^(by|code|currency|direction|format|kind|locale|operation|reason|role|rule|source|state|status|type|unit)$/

/** Calls no counted function, since counting would take longer than the work itself. */
function copiesOf(value: unknown, enlargement: Enlargement): (index: number) => unknown {
  if (typeof value === 'string' || typeof value === 'number') return enlargement.unlike(value)
  const isList = Array.isArray(value)
  if (!isList && !isPlain(value)) return () => value
  const names = Object.keys(value)
  const copies = Object.entries(value).map(([name, part]: [string, unknown]) =>
    !isList && WORDS.test(name) ? () => part : copiesOf(part, enlargement),
  )
  return (index) => {
    const copy: Record<string, unknown> | unknown[] = isList ? [] : {}
    for (let at = 0; at < names.length; at++)
      (copy as Record<string, unknown>)[names[at] ?? ''] = copies[at]?.(index)
    return copy
  }
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

export const answered: unknown[] = []

export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + sizeOf(part), 1)
  if (!isPlain(value)) return 1
  return Object.entries(value).reduce((sum, [name, part]) => sum + name.length + sizeOf(part), 1)
}
