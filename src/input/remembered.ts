/** Limits the memory that made-up locales and currencies take. */
const MAX_REMEMBERED = 100

/** Reuses formats: `Intl` is slow. */
export function remembered<Made>(
  make: (one: string, other: string) => Made,
): (one: string, other?: string) => Made {
  const known = new Map<string, Made>()
  return (one, other = '') => {
    const name = `${one}\n${other}`
    const before = known.get(name)
    if (before !== undefined) return before
    const made = make(one, other)
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(name, made)
    return made
  }
}
