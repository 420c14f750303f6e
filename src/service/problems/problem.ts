import { ENGLISH_OF_REQUESTS } from '../../problem/english.generated.js'
import { messageFormatter } from '../../problem/format-message.js'
import { type LocatedProblem, type ProblemSource } from '../../problem/located-problem.js'
import { endOfPath, plainPath, pointerOf, startOfPath, type Path } from '../../problem/path.js'
import { problemOf, type Problem } from '../../problem/problem.js'
import type { ServiceProblemCode, ServiceProblemDetails } from './codes.js'
import { ENGLISH_SENTENCES } from './english.generated.js'

/** A request problem outside pricing. It has the form of a `Problem` of the root entry. */
export type ServiceProblem<Code extends ServiceProblemCode = ServiceProblemCode> = {
  readonly [One in Code]: {
    /** The stable code of the problem: see {@link serviceProblemCodes}. */
    readonly code: One
    /** The message for people, in English. The wording may change in any release. */
    readonly message: string
    /** The place of the problem: a snake_case pointer into the body, or the name of a parameter (E4). */
    readonly param: string
    /** The same place, as a list of keys and indexes. */
    readonly path: readonly (string | number)[]
    /** Always the request: only the caller can correct it. */
    readonly source: ProblemSource
    /** The values in the message as JSON. Empty if the message has no values. */
    readonly details: ServiceProblemDetails[One]
  }
}[Code]

/** A problem of a refused request, from pricing or from the service. */
export type RefusalProblem = Problem | ServiceProblem

const messageOf = messageFormatter<ServiceProblemCode>({
  ...ENGLISH_OF_REQUESTS,
  sentences: ENGLISH_SENTENCES,
})

type CodeWithoutDetails = {
  [Code in ServiceProblemCode]: Record<string, never> extends ServiceProblemDetails[Code] ? Code : never
}[ServiceProblemCode]

/** Its `param` for `['labelIds', 1]` is `label_ids[1]` (E4). */
export function serviceProblem(code: CodeWithoutDetails, path: Path): ServiceProblem
export function serviceProblem<Code extends ServiceProblemCode>(
  code: Code,
  path: Path,
  details: ServiceProblemDetails[Code],
): ServiceProblem
export function serviceProblem(code: ServiceProblemCode, path: Path, details: object = {}): ServiceProblem {
  const ends = { start: startOfPath(path), end: endOfPath(path), label: undefined }
  const message = messageOf(code, ends, details, code)
  // The overloads pair each code with its details.
  return {
    code,
    message,
    param: pointerOf(path),
    path: plainPath(path),
    source: 'request',
    details: { ...details },
  } as ServiceProblem
}

export function readingProblems(found: readonly LocatedProblem[]): readonly Problem[] {
  return found.map(problemOf)
}
