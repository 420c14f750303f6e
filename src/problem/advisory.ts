import type { AdvisoryDetailsByCode } from './advisory-details.js'
import { advisoryCodes, type AdvisoryCode, type Severity } from './advisory-codes.js'
import { plainPath, pointerOf, type Path, type Step } from './path.js'

/**
 * A piece of advice: like a problem, with a severity. After a check of `code`, TypeScript knows the type of
 * `details`.
 */
export type Advisory<Code extends AdvisoryCode = AdvisoryCode> = {
  readonly [One in Code]: {
    /** Stable: one of {@link advisoryCodes}. */
    readonly code: One
    /** `warning`: a size or an amount is probably wrong; `notice`: worth a look. */
    readonly severity: Severity
    /** For people; its wording may change. */
    readonly message: string
    /** The field in question: a snake_case pointer from the given flashing line or document. */
    readonly param: string
    /** The same field as a list of steps: names of fields and keys of maps as in the request, indexes as numbers. */
    readonly path: readonly (string | number)[]
  } & DetailsOf<One>
}[Code]

/** Most codes have no details: code and pointer say everything (V10). */
type DetailsOf<Code extends AdvisoryCode> = Code extends keyof AdvisoryDetailsByCode
  ? {
      /** The figures of the message, as data. */
      readonly details: AdvisoryDetailsByCode[Code]
    }
  : {
      /** Absent: the code has no details. */
      readonly details?: undefined
    }

export type CodeWithoutDetails = Exclude<AdvisoryCode, keyof AdvisoryDetailsByCode>

/** The path is relative to the value that was checked. */
export type Advice = {
  readonly [Code in AdvisoryCode]: Pick<Advisory<Code>, 'code' | 'message'> &
    DetailsOf<Code> & { readonly path: Path }
}[AdvisoryCode]

export function adviceIf(
  applies: boolean,
  code: CodeWithoutDetails,
  path: Path,
  message: string,
): readonly Advice[] {
  return applies ? [{ code, path, message }] : []
}

export function adviceWithin(advice: readonly Advice[], ...steps: readonly Step[]): readonly Advice[] {
  return advice.map((one) => ({ ...one, path: [...steps, ...one.path] }))
}

const SEVERITIES = Object.fromEntries(
  advisoryCodes.map(({ code, severity }) => [code, severity]),
) as Readonly<Record<AdvisoryCode, Severity>>

export function advisoryOf(advice: Advice): Advisory {
  const { code, message } = advice
  const severity = SEVERITIES[code]
  const param = pointerOf(advice.path)
  const path = plainPath(advice.path)
  // The casts are safe: code and details come from the same advice.
  return Object.hasOwn(advice, 'details')
    ? ({ code, severity, message, param, path, details: advice.details } as Advisory)
    : ({ code, severity, message, param, path } as Advisory)
}
