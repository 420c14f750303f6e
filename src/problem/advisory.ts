import type { AdvisoryDetailsByCode } from './advisory-details.js'
import { advisoryCodes, type AdvisoryCode, type Severity } from './advisory-codes.js'
import { plainPath, pointerOf, type Path, type Step } from './path.js'

/**
 * A piece of advice: like a problem, with a severity. Its code decides its details: in TypeScript an advisory whose
 * `code` has been checked has the `details` of that code.
 */
export type Advisory<Code extends AdvisoryCode = AdvisoryCode> = {
  readonly [One in Code]: {
    /** Stable: one of {@link advisoryCodes}. */
    readonly code: One
    /** `warning`: metal or money is likely wrong; `notice`: worth a look. */
    readonly severity: Severity
    /** For people; its wording may change. */
    readonly message: string
    /** The place: a snake_case pointer from the given flashing line or document. */
    readonly param: string
    /** The same place as steps: names of fields and keys of maps as in the request, indexes as numbers. */
    readonly path: readonly (string | number)[]
  } & DetailsOf<One>
}[Code]

/** The details of an advisory. Most codes have none: code and pointer say everything (V10). */
type DetailsOf<Code extends AdvisoryCode> = Code extends keyof AdvisoryDetailsByCode
  ? {
      /** The figures of the message, as data. */
      readonly details: AdvisoryDetailsByCode[Code]
    }
  : {
      /** None. */
      readonly details?: undefined
    }

/** Codes whose advisories have no details. */
export type CodeWithoutDetails = Exclude<AdvisoryCode, keyof AdvisoryDetailsByCode>

/** Advice as it is found. The path is relative to the value that was looked at. */
export type Advice = {
  readonly [Code in AdvisoryCode]: Pick<Advisory<Code>, 'code' | 'message'> &
    DetailsOf<Code> & { readonly path: Path }
}[AdvisoryCode]

/** A piece of advice where it applies, otherwise none. */
export function adviceIf(
  isOdd: boolean,
  code: CodeWithoutDetails,
  path: Path,
  message: string,
): readonly Advice[] {
  return isOdd ? [{ code, path, message }] : []
}

/** The same advice relative to an owner of the value: these steps are prepended to each path. */
export function adviceWithin(advice: readonly Advice[], ...steps: readonly Step[]): readonly Advice[] {
  return advice.map((one) => ({ ...one, path: [...steps, ...one.path] }))
}

const SEVERITIES = Object.fromEntries(
  advisoryCodes.map(({ code, severity }) => [code, severity]),
) as Readonly<Record<AdvisoryCode, Severity>>

/** The published form of a piece of advice. */
export function advisoryOf({ code, path, message, details }: Advice): Advisory {
  const advisory = {
    code,
    severity: SEVERITIES[code],
    message,
    param: pointerOf(path),
    path: plainPath(path),
  }
  // Code and details stay a pair.
  return (details === undefined ? advisory : { ...advisory, details }) as Advisory
}
