import type { NoDetails, ProblemCode, ProblemDetails } from './codes.js'
import type { DetailsByCode, MicrosByCode } from './details.generated.js'
import type { Path, Step } from './path.js'
import { isUnknown, type Decimal } from '../number/decimal.js'
import { fitsDecimalText, writeCentsAsMicros, type Micros } from '../number/number-text.js'
import { MAX_CENTS, type Cents } from '../number/cents.js'

/** The path is relative to the value that was checked. */
export type LocatedProblem = {
  readonly [Code in ProblemCode]: {
    readonly code: Code
    readonly path: Path
    readonly details: ProblemDetails[Code]
    /** Absent for a problem of the request. */
    readonly source?: ProblemSource
  }
}[ProblemCode]

/**
 * The owner of a problem: the request, the settings and options of the host, or its catalogue. The caller can correct
 * only problems of the request.
 */
export type ProblemSource = 'request' | 'settings' | 'catalogue'

/** Codes whose details may name a similar field (V1). */
export type CodeOfAbsence = {
  [Code in keyof DetailsByCode]: 'nearMiss' extends keyof DetailsByCode[Code] ? Code : never
}[keyof DetailsByCode]

type CodeWithoutDetails = Exclude<ProblemCode, keyof DetailsByCode> | CodeOfAbsence

const NO_DETAILS: NoDetails = Object.freeze({})

/** Requires micros, not just any string (N1). */
type MicrosOf<Code> = Code extends keyof MicrosByCode
  ? { readonly [Name in MicrosByCode[Code]]?: Micros }
  : unknown

export function problemAt(code: CodeWithoutDetails, path: Path): LocatedProblem
export function problemAt<Code extends keyof DetailsByCode>(
  code: Code,
  path: Path,
  details: DetailsByCode[Code] & MicrosOf<Code>,
): LocatedProblem
export function problemAt(code: ProblemCode, path: Path, details: object = NO_DETAILS): LocatedProblem {
  // The overloads pair each code with its details.
  return { code, path, details } as LocatedProblem
}

/** Shared, so that valid input costs no memory. */
export const NO_PROBLEMS: readonly LocatedProblem[] = []

export function withSettingsSource(problems: readonly LocatedProblem[]): readonly LocatedProblem[] {
  return problems.map((found) => ({ ...found, source: 'settings' }))
}

export function within(
  problems: readonly LocatedProblem[],
  ...steps: readonly Step[]
): readonly LocatedProblem[] {
  if (problems.length === 0) return NO_PROBLEMS
  return problems.map((found) => ({ ...found, path: [...steps, ...found.path] }))
}

/** Returns the same list if only one check has problems. */
export function allOf(checks: readonly (readonly LocatedProblem[])[]): readonly LocatedProblem[] {
  let all = NO_PROBLEMS
  for (const problems of checks) {
    if (problems.length > 0) all = all.length === 0 ? problems : all.concat(problems)
  }
  return all
}

/** Leaves the paths unchanged. */
export function ofEach<A>(
  elements: readonly A[] | undefined,
  problemsFoundIn: (element: A, index: number) => readonly LocatedProblem[],
): readonly LocatedProblem[] {
  if (elements === undefined) return NO_PROBLEMS
  // Nearly all elements are valid and need no list.
  let all: LocatedProblem[] | undefined
  let index = 0
  for (const element of elements) {
    for (const found of problemsFoundIn(element, index++)) (all ??= []).push(found)
  }
  return all ?? NO_PROBLEMS
}

// N7, N8
const MAX_MICROS = writeCentsAsMicros(MAX_CENTS)

/** N8: skips an unknown amount. */
export function checkFits(amount: Cents, path: Path): readonly LocatedProblem[] {
  return amount > MAX_CENTS || amount < -MAX_CENTS ? [amountTooLarge(path)] : NO_PROBLEMS
}

/** N8: skips an unknown figure. */
export function checkFigureFits(figure: Decimal, ...path: Path): readonly LocatedProblem[] {
  return isUnknown(figure) || fitsDecimalText(figure) ? NO_PROBLEMS : [figureTooLong(path)]
}

// N8
export function amountTooLarge(path: Path, formula = ''): LocatedProblem {
  return problemAt('amount_out_of_range', path, { max: MAX_MICROS, ...(formula === '' ? {} : { formula }) })
}

// N8
export function figureTooLong(path: Path, formula = ''): LocatedProblem {
  return problemAt('amount_out_of_range', path, formula === '' ? {} : { formula })
}
