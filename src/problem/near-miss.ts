import type { ProblemCode } from './codes.js'
import type { CodeOfAbsence, LocatedProblem } from './located-problem.js'
import {
  LETTERS_PER_MISTAKE_AMONG_OTHERS,
  MAX_GUESSES,
  nameSharingPart,
  nearName,
  sameName,
} from './near-name.js'
import { CODES_OF_ABSENCE, LINE_KIND_NAMES, NAMES_LIKE_OTHERS } from './near-names.generated.js'
import { plainPath, valueAtStep } from './path.js'

/** V1: adds a similar field of the request to each problem of a missing field. */
export function withNearMisses(
  problems: readonly LocatedProblem[],
  request: unknown,
): readonly LocatedProblem[] {
  return problems.map((found) => {
    const nearMiss = isAbsence(found.code) ? nearMissOf(found, request) : undefined
    // The cast is safe: the details of these codes may have both fields of a near miss.
    return nearMiss === undefined
      ? found
      : ({ ...found, details: { ...found.details, ...nearMiss } } as LocatedProblem)
  })
}

function isAbsence(code: ProblemCode): code is CodeOfAbsence {
  return Object.hasOwn(CODES_OF_ABSENCE, code)
}

/** A field of the request, and the missing field that it resembles. */
interface NearMiss {
  readonly nearMiss: string
  readonly didYouMean: string
}

function nearMissOf({ code, path }: LocatedProblem, request: unknown): NearMiss | undefined {
  let owner = request
  for (const [index, step] of path.entries()) {
    const part = valueAtStep(owner, step)
    if (part === undefined || part === null) {
      if (typeof step !== 'string') return undefined
      // If a parent such as `pricing` is absent, it may be misspelt, or its field may be a level too high.
      const whole = plainPath(path.slice(index)).join('.')
      // T2: an adjustment without an amount may have a misspelt percentage.
      const names = new Set([step, whole, ...(step === 'amount' ? ['percentage'] : [])])
      return likeIn(owner, [...names], [sameName, nearName, nameSharingPart])
    }
    owner = part
  }
  return code === 'line_kind_missing' ? likeIn(owner, LINE_KIND_NAMES, [sameName, nearKind]) : undefined
}

/** A line may have fields of any name, so the match must be closer than usual. */
function nearKind(name: string, kinds: readonly string[]): string | undefined {
  return nearName(name, kinds, LETTERS_PER_MISTAKE_AMONG_OTHERS)
}

type Likeness = (name: string, names: readonly string[]) => string | undefined

/** Tries the likenesses in order: pass the closest first. */
function likeIn(
  owner: unknown,
  names: readonly string[],
  likenesses: readonly Likeness[],
): NearMiss | undefined {
  if (typeof owner !== 'object' || owner === null || Array.isArray(owner)) return undefined
  // Known names that resemble others, such as `productType`, are not misspellings.
  const sent = Object.keys(owner)
    .filter((name) => !NAMES_LIKE_OTHERS.has(name) && (valueAtStep(owner, name) ?? undefined) !== undefined) // N2
    .slice(0, MAX_GUESSES)
  for (const likeness of likenesses) {
    for (const nearMiss of sent) {
      const didYouMean = likeness(nearMiss, names)
      if (didYouMean !== undefined) return { nearMiss, didYouMean }
    }
  }
  return undefined
}
