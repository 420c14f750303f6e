/**
 * Objects may have more properties than expected, but lists may not have more elements. Reads own properties only,
 * since an answer has no inherited ones.
 */
export function firstDifference(actual: unknown, expected: unknown, path = 'value'): string | undefined {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return `${path} is ${preview(actual)}`
    const list: readonly unknown[] = actual
    return firstOf(expected, (part, index) => firstDifference(list[index], part, `${path}[${String(index)}]`))
  }
  if (typeof expected !== 'object' || expected === null) {
    return Object.is(actual, expected) ? undefined : `${path} is ${preview(actual)}, not ${preview(expected)}`
  }
  if (typeof actual !== 'object' || actual === null) return `${path} is ${preview(actual)}`
  return firstOf(Object.entries(expected), ([key, part]) =>
    Object.hasOwn(actual, key)
      ? firstDifference((actual as Readonly<Record<string, unknown>>)[key], part, `${path}.${key}`)
      : `${path}.${key} is missing`,
  )
}

export function hasAt(value: unknown, path: string): boolean {
  let at = value
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false
    at = (at as Readonly<Record<string, unknown>>)[key]
  }
  return true
}

function firstOf<A>(
  parts: readonly A[],
  differenceOf: (part: A, index: number) => string | undefined,
): string | undefined {
  for (const [index, part] of parts.entries()) {
    const difference = differenceOf(part, index)
    if (difference !== undefined) return difference
  }
  return undefined
}

function preview(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? Array.isArray(value)
      ? `a list of ${String(value.length)}`
      : 'an object'
    : String(value).slice(0, 80)
}
