/**
 * Limits the length of compared names. A request may contain names of any length, and comparing long ones
 * takes time.
 */
const MAX_COMPARED = 60

/** A near name may have one mistake per this many letters. */
const LETTERS_PER_MISTAKE = 3

/**
 * Stricter for objects to which hosts add their own fields, whose names may resemble known names (V1, V10).
 */
export const LETTERS_PER_MISTAKE_AMONG_OTHERS = 4

/**
 * The maximum number of names per object for which to guess. So many names are not typing errors, and guesses
 * take time (V1, V10).
 */
export const MAX_GUESSES = 100

/**
 * Returns the letters and digits of a name for comparison: `tax_rate`, `taxRate` and `tax.rate` count as the
 * same.
 */
export function lettersOf(name: string): string {
  if (name.length > MAX_COMPARED) return ''
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/**
 * Finds the name that somebody probably meant: the nearest of `names`, if one is near enough. For a nested
 * name such as `tax.rate`, people may type the whole or its last part.
 *
 * @param lettersPerMistake the number of letters that a name must have for each typing mistake
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
      // A mistake changes at most two members of the set. This alone rules out most names.
      if (countOfBits(used ^ candidate.used) > 2 * max) continue
      const distance = distanceBetween(letters, candidate.letters, max)
      if (distance > max) continue
      nearest = name
      min = distance
    }
  }
  return nearest
}

/** Finds the first name that differs from the typed one only in punctuation and capitals. */
export function sameName(typed: string, names: readonly string[]): string | undefined {
  const [{ letters }] = spellingsOfTyped(typed)
  return letters === '' ? undefined : names.find((name) => spellingsOf(name)[0].letters === letters)
}

/**
 * More letters per mistake than usual, so that a different column of a host rarely counts as a misspelling.
 */
const LETTERS_PER_MISTAKE_IN_COLUMNS = 7

/**
 * Finds the missing field whose name a host's column misspells. A singular and a plural are different names:
 * labelId and labelIds.
 */
export function misspeltFor(column: string, missing: readonly string[]): string | undefined {
  const meant = sameName(column, missing) ?? nearName(column, missing, LETTERS_PER_MISTAKE_IN_COLUMNS)
  return column === `${meant ?? ''}s` || meant === `${column}s` ? undefined : meant
}

/** The minimum length of a beginning or an end that two names share. */
const MIN_SHARED_LETTERS = 4

/**
 * Finds the name that begins or ends with the typed name, or that the typed name begins or ends with. Returns
 * undefined unless exactly one name matches.
 */
export function nameSharingPart(typed: string, names: readonly string[]): string | undefined {
  const [{ letters }] = spellingsOfTyped(typed)
  const sharing = names.filter((name) => {
    const whole = spellingsOf(name)[0].letters
    const [short, long] = whole.length < letters.length ? [whole, letters] : [letters, whole]
    return short.length >= MIN_SHARED_LETTERS && (long.startsWith(short) || long.endsWith(short))
  })
  return sharing.length === 1 ? sharing[0] : undefined
}

/** A name, or its last part, prepared for comparisons. */
interface Spelling {
  readonly letters: string
  readonly used: number
}

/** The spellings of a name: of the whole name, and of its last part after a dot. */
type Spellings = readonly [whole: Spelling, ...lastPart: readonly Spelling[]]

/**
 * Caches the spellings of known names, since they are compared often. The size is limited, since a host may
 * have any number of names.
 */
const MAX_KNOWN = 1000
const known = new Map<string, Spellings>()
/** Caches the typed name, which is compared with several lists in a row. */
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
 * Counts the edits that turn one word into the other: insert, delete, change, or swap neighbouring letters
 * (optimal string alignment). If there are more than `max`, returns any larger number. Entry `column` of a
 * row is the distance between the first `row` letters of `from` and the first `column` letters of `to`.
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

/** Infinite outside the table. */
function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
