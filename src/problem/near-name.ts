/** Limits the time, since a request may contain names of any length. */
const MAX_COMPARED = 60

const LETTERS_PER_MISTAKE = 3

/** Guesses less, for objects with fields of the host's own (V1, V10). */
export const LETTERS_PER_MISTAKE_AMONG_OTHERS = 4

/** V1, V10: more names than this are hardly typing errors, and guessing is slow. */
export const MAX_GUESSES = 100

/** Makes `tax_rate`, `taxRate` and `tax.rate` equal. Returns an empty text for a name too long to compare. */
export function lettersOf(name: string): string {
  if (name.length > MAX_COMPARED) return ''
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/**
 * Finds the nearest name, if one is near enough. A nested name, such as `tax.rate`, may be typed whole, or only
 * its last part.
 */
export function nearName(
  typed: string,
  names: readonly string[],
  lettersPerMistake = LETTERS_PER_MISTAKE,
): string | undefined {
  const [{ letters, used }] = spellingsOfTyped(typed)
  if (letters === '') return undefined
  let nearest: string | undefined
  let min = Infinity
  for (const name of names) {
    for (const candidate of spellingsOf(name)) {
      const max = Math.min(min - 1, Math.floor(candidate.letters.length / lettersPerMistake))
      if (Math.abs(candidate.letters.length - letters.length) > max) continue
      // A mistake changes at most two members of the set, which alone rules out most names.
      if (countOfBits(used ^ candidate.used) > 2 * max) continue
      const distance = distanceBetween(letters, candidate.letters, max)
      if (distance > max) continue
      nearest = name
      min = distance
    }
  }
  return nearest
}

/** Ignores punctuation and capitals. */
export function sameName(typed: string, names: readonly string[]): string | undefined {
  const [{ letters }] = spellingsOfTyped(typed)
  return letters === '' ? undefined : names.find((name) => spellingsOf(name)[0].letters === letters)
}

/** Stricter still, so that a host's own column rarely counts as a misspelling. */
const LETTERS_PER_MISTAKE_IN_COLUMNS = 7

/** Keeps a singular and a plural apart: labelId and labelIds. */
export function misspeltFor(column: string, missing: readonly string[]): string | undefined {
  const meant = sameName(column, missing) ?? nearName(column, missing, LETTERS_PER_MISTAKE_IN_COLUMNS)
  return column === `${meant ?? ''}s` || meant === `${column}s` ? undefined : meant
}

const MIN_SHARED_LETTERS = 4

/** Returns the only name that begins or ends with the typed one, or the reverse; otherwise undefined. */
export function nameSharingPart(typed: string, names: readonly string[]): string | undefined {
  const [{ letters }] = spellingsOfTyped(typed)
  const sharing = names.filter((name) => {
    const whole = spellingsOf(name)[0].letters
    const [short, long] = whole.length < letters.length ? [whole, letters] : [letters, whole]
    return short.length >= MIN_SHARED_LETTERS && (long.startsWith(short) || long.endsWith(short))
  })
  return sharing.length === 1 ? sharing[0] : undefined
}

interface Spelling {
  readonly letters: string
  readonly used: number
}

type Spellings = readonly [whole: Spelling, ...lastPart: readonly Spelling[]]

/** Limits the cache, since a host may have any number of names. */
const MAX_KNOWN = 1000
const known = new Map<string, Spellings>()
/** Caches the last typed name, since it is compared with several lists. */
let typedLast: readonly [name: string, spellings: Spellings] | undefined

function spellingsOfTyped(name: string): Spellings {
  if (typedLast?.[0] !== name) typedLast = [name, makeSpellings(name)]
  return typedLast[1]
}

function spellingsOf(name: string): Spellings {
  const cached = known.get(name)
  if (cached !== undefined) return cached
  const spellings = makeSpellings(name)
  if (known.size < MAX_KNOWN) known.set(name, spellings)
  return spellings
}

function makeSpellings(name: string): Spellings {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? [spellingOf(name)] : [spellingOf(name), spellingOf(name.slice(dot + 1))]
}

function spellingOf(name: string): Spelling {
  const letters = lettersOf(name)
  return { letters, used: setOfLetters(letters) }
}

/** Returns a set with one bit per letter; digits share one bit. */
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
 * Counts inserted, deleted, changed and swapped letters (optimal string alignment). Above `max`, returns any
 * larger number.
 *
 * Entry `column` of a row is the distance between the first `row` letters of `from` and the first `column` letters
 * of `to`.
 */
function distanceBetween(from: string, to: string, max: number): number {
  let beforeLast: number[] = []
  let last = [0]
  for (let column = 1; column <= to.length; column++) last.push(column)
  for (let row = 1; row <= from.length; row++) {
    const letter = from.charCodeAt(row - 1)
    const current = [row]
    let before = row
    let min = row
    for (let column = 1; column <= to.length; column++) {
      let distance = at(last, column - 1)
      if (letter !== to.charCodeAt(column - 1)) {
        distance = Math.min(distance, before, at(last, column)) + 1
        // Reading outside a string is slow.
        const isSwapped =
          column > 1 &&
          letter === to.charCodeAt(column - 2) &&
          from.charCodeAt(row - 2) === to.charCodeAt(column - 1)
        if (isSwapped) distance = Math.min(distance, at(beforeLast, column - 2) + 1)
      }
      current.push(distance)
      before = distance
      if (distance < min) min = distance
    }
    // The smallest distance in a row is never below that of the row before.
    if (min > max) return Infinity
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
