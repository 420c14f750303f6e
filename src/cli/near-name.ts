/** Names are compared by their letters and digits alone: `tax_rate`, `taxRate` and `tax.rate` count as the same. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** The name that somebody may have meant by what they typed: the nearest of `names`, if one is near enough. */
export function nearName(typed: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(typed)
  let nearest: string | undefined
  let least = Infinity
  for (const name of names) {
    // Of a nested name such as `tax.rate`, the whole or its last part may have been typed.
    for (const candidate of [name, name.slice(name.lastIndexOf('.') + 1)]) {
      const most = Math.floor(candidate.length / 3)
      if (Math.abs(candidate.length - letters.length) > most + 1) continue
      const distance = distanceBetween(letters, lettersOf(candidate))
      if (distance > most || distance >= least) continue
      nearest = name
      least = distance
    }
  }
  return nearest
}

/**
 * How many letters have to be inserted, deleted, changed, or swapped with their neighbour to turn one word into the
 * other (optimal string alignment). Entry `column` of a row is the distance between the first `row` letters of `from`
 * and the first `column` letters of `to`.
 */
function distanceBetween(from: string, to: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

/** Outside the table the distance is infinite. */
function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
