/** Names are compared by their letters: `tax_rate`, `taxRate` and `tax.rate` are the same thing, misspelt. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** The name that somebody meant, when one is near enough to be offered; the nearest of several. */
export function nearName(typed: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(typed)
  let nearest: string | undefined
  let least = Infinity
  for (const name of names) {
    // Of a name within another, either the whole or its end may have been typed.
    for (const said of [name, name.slice(name.lastIndexOf('.') + 1)]) {
      const most = Math.floor(said.length / 3)
      if (Math.abs(said.length - letters.length) > most + 1) continue
      const distance = distanceBetween(letters, lettersOf(said))
      if (distance > most || distance >= least) continue
      nearest = name
      least = distance
    }
  }
  return nearest
}

/**
 * How many letters are to be put in, taken out, changed, or swapped with their neighbour to get from one word to the
 * other (optimal string alignment). By rows: entry `j` of one is the way from so many letters to `j`.
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

/** No way leads from outside the table. */
function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
