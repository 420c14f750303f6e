import type { ProblemCode } from './codes.js'
import type { DetailsByCode, NoDetails, PlainCode, ProblemDetails } from './details.js'
import type { Path, Step } from './path.js'

/** A problem as the engine finds it: where, relative to the thing that was looked at, and the figures. */
export type Finding = {
  readonly [Code in ProblemCode]: {
    readonly code: Code
    readonly path: Path
    readonly details: ProblemDetails[Code]
  }
}[ProblemCode]

const NO_DETAILS: NoDetails = Object.freeze({})

export function finding(code: PlainCode, path: Path): Finding
export function finding<Code extends keyof DetailsByCode>(
  code: Code,
  path: Path,
  details: DetailsByCode[Code],
): Finding
export function finding(code: ProblemCode, path: Path, details: object = NO_DETAILS): Finding {
  // The overloads pair each code with its details.
  return { code, path, details } as Finding
}

/** Nothing wrong. One shared list, so that what is right costs no memory. */
export const NO_FINDINGS: readonly Finding[] = []

/** The same findings as seen from further up: each path gets these steps in front. */
export function within(findings: readonly Finding[], ...steps: readonly Step[]): readonly Finding[] {
  if (findings.length === 0) return NO_FINDINGS
  return findings.map((found) => ({ ...found, path: [...steps, ...found.path] }))
}

/** All findings of several looks at a thing, in the order of the looks. By name, because a list of lists is garbage. */
export function allOf(
  first: readonly Finding[],
  second: readonly Finding[],
  third = NO_FINDINGS,
  fourth = NO_FINDINGS,
  fifth = NO_FINDINGS,
  sixth = NO_FINDINGS,
): readonly Finding[] {
  const rest = second.length + third.length + fourth.length + fifth.length + sixth.length
  if (rest === 0) return first
  // Where one look alone found something, its list is the answer.
  if (first.length > 0 || rest > Math.max(second.length, third.length)) {
    return first.concat(second, third, fourth, fifth, sixth)
  }
  return rest === second.length ? second : third
}

/** The findings of each element of a list, as long as it may be, seen from the list's owner. */
export function ofEach<A>(
  elements: readonly A[] | undefined,
  findingsOf: (element: A, index: number) => readonly Finding[],
): readonly Finding[] {
  if (elements === undefined) return NO_FINDINGS
  // What is right, which is nearly everything, makes no list.
  let all: Finding[] | undefined
  let index = 0
  for (const element of elements) {
    for (const found of findingsOf(element, index++)) (all ??= []).push(found)
  }
  return all ?? NO_FINDINGS
}
