import { advisoryCodes, type AdvisoryCode, type Severity } from './advisory-codes.js'
import { pointerOf, type Path, type Step } from './path.js'

/** A piece of advice: like a problem, with a severity. */
export interface Advisory {
  /** Stable: one of {@link advisoryCodes}. */
  readonly code: AdvisoryCode
  /** `warning`: metal or money is likely wrong; `notice`: worth a look. */
  readonly severity: Severity
  /** For people; its wording may change. */
  readonly message: string
  /** Where: a snake_case pointer from the value that was sent, a flashing line or a document. */
  readonly param: string
  /** The figures of the message. Only `line_below_cost` has them (V10). */
  readonly details?: BelowCostDetails
}

/** The figures of a line that is below its cost (V10). */
export interface BelowCostDetails {
  /** The total of the line, in micros of the account's currency (N1). */
  readonly total: string
  /** The cost of the line, in micros of the account's currency (L9, K6). */
  readonly cost: string
}

/** Advice as it is found. The path is relative to the value that was looked at. */
export interface Advice extends Pick<Advisory, 'code' | 'message' | 'details'> {
  readonly path: Path
}

/** A piece of advice where it applies, otherwise none. */
export function adviceIf(isOdd: boolean, code: AdvisoryCode, path: Path, message: string): readonly Advice[] {
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
  const advisory = { code, severity: SEVERITIES[code], message, param: pointerOf(path) }
  return details === undefined ? advisory : { ...advisory, details }
}
