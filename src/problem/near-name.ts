/** Names longer than this are like no other: no known name is half as long, and a sent one may have any length. */
const MAX_COMPARED = 60

/** One mistake in this many letters makes a name near. */
const LETTERS_PER_MISTAKE = 3

/** The same where a host's own names are likely, which may be like a known one by chance (V1, V10). */
export const LETTERS_PER_MISTAKE_AMONG_OTHERS = 4

/**
 * The largest number of names in an object for which to guess. More are not typing errors, and guesses take time (V1,
 * V10).
 */
export const MAX_GUESSES = 100

/** Names are compared by their letters and digits alone: `tax_rate`, `taxRate` and `tax.rate` count as the same. */
export function lettersOf(name: string): string {
  if (name.length > MAX_COMPARED) return ''
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/**
 * The name that somebody may have meant by what they typed: the nearest of `names`, if one is near enough. Of a nested
 * name such as `tax.rate`, the whole or its last part may have been typed.
 *
 * @param lettersPerMistake how many letters a name must have for each mistake in what was typed
 */
export function nearName(
  typed: string,
  names: readonly string[],
  lettersPerMistake = LETTERS_PER_MISTAKE,
): string | undefined {
  const letters = lettersOf(typed)
  if (letters === '') return undefined
  const used = setOfLetters(letters)
  let nearest: string | undefined
  let least = Infinity
  for (const name of names) {
    for (const candidate of spellingsOf(name)) {
      const most = Math.min(least - 1, Math.floor(candidate.letters.length / lettersPerMistake))
      if (Math.abs(candidate.letters.length - letters.length) > most) continue
      // A mistake changes at most two members of the set. Most names are found to be far by this alone.
      if (countOfBits(used ^ candidate.used) > 2 * most) continue
      const distance = distanceBetween(letters, candidate.letters, most)
      if (distance > most) continue
      nearest = name
      least = distance
    }
  }
  return nearest
}

/** The first of `names` that differs from what was typed in signs and capitals at most. */
export function sameName(typed: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(typed)
  return letters === '' ? undefined : names.find((name) => spellingsOf(name)[0].letters === letters)
}

/** Few enough mistakes that a column of a host is hardly taken for another one. */
const LETTERS_PER_MISTAKE_IN_COLUMNS = 7

/** The missing field that a column of a host is, misspelt. A singular and a plural are two names: labelId and labelIds. */
export function misspeltFor(column: string, missing: readonly string[]): string | undefined {
  const meant = sameName(column, missing) ?? nearName(column, missing, LETTERS_PER_MISTAKE_IN_COLUMNS)
  return column === `${meant ?? ''}s` || meant === `${column}s` ? undefined : meant
}

/** The fewest letters by which a part of a name is recognised. */
const FEWEST_OF_A_PART = 4

/** The only one of `names` that begins or ends with what was typed, or that what was typed begins or ends with. */
export function nameSharingPart(typed: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(typed)
  const sharing = names.filter((name) => {
    const whole = spellingsOf(name)[0].letters
    const [short, long] = whole.length < letters.length ? [whole, letters] : [letters, whole]
    return short.length >= FEWEST_OF_A_PART && (long.startsWith(short) || long.endsWith(short))
  })
  return sharing.length === 1 ? sharing[0] : undefined
}

/** A known name, or its last part, prepared for comparisons. */
interface Spelling {
  readonly letters: string
  readonly used: number
}

/** The spellings of a name: of the whole, and of its last part. */
type Spellings = readonly [whole: Spelling, ...lastPart: readonly Spelling[]]

/** Those of known names, which are compared often. A host may have any number of its own. */
const MAX_KNOWN = 1000
const spellings = new Map<string, Spellings>()

function spellingsOf(name: string): Spellings {
  let known = spellings.get(name)
  if (known === undefined) {
    const whole = spellingOf(name)
    const part = spellingOf(name.slice(name.lastIndexOf('.') + 1))
    known = part.letters === whole.letters ? [whole] : [whole, part]
    if (spellings.size < MAX_KNOWN) spellings.set(name, known)
  }
  return known
}

function spellingOf(name: string): Spelling {
  const letters = lettersOf(name)
  return { letters, used: setOfLetters(letters) }
}

/** The letters of a word as a set: one bit for each. Digits share one bit. */
function setOfLetters(letters: string): number {
  let used = 0
  for (let index = 0; index < letters.length; index++) {
    used |= 1 << Math.max(0, letters.charCodeAt(index) - 0x60)
  }
  return used
}

function countOfBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * Counts the edits that turn one word into the other: insert, delete, change, or swap neighbouring letters (optimal
 * string alignment). Infinite above `most`. Entry `column` of a row is the distance between the first `row` letters
 * of `from` and the first `column` letters of `to`.
 */
function distanceBetween(from: string, to: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const letter = from.charCodeAt(row - 1)
    const current = [row]
    let before = row
    let least = row
    for (let column = 1; column <= to.length; column++) {
      let distance = at(last, column - 1)
      if (letter !== to.charCodeAt(column - 1)) {
        distance = Math.min(distance, before, at(last, column)) + 1
        const isSwapped =
          letter === to.charCodeAt(column - 2) && from.charCodeAt(row - 2) === to.charCodeAt(column - 1)
        if (isSwapped) distance = Math.min(distance, at(beforeLast, column - 2) + 1)
      }
      current.push(distance)
      before = distance
      if (distance < least) least = distance
    }
    // Distances never fall from row to row, except by one after a swap.
    if (least > most + 1) return Infinity
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

/** Outside the table the distance is infinite. */
function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
