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
    /** Where: a snake_case pointer from the value that was sent, a flashing line or a document. */
    readonly param: string
    /** Where, as its steps from the value that was sent: names of fields and keys of maps as sent, indexes as numbers. */
    readonly path: readonly (string | number)[]
  } & DetailsOf<One>
}[Code]

/** The details of an advisory. Most codes have none: code and pointer say everything (V10). */
type DetailsOf<Code extends AdvisoryCode> = Code extends keyof AdvisoryDetailsByCode
  ? {
      /** What the message shows, as data. */
      readonly details: AdvisoryDetailsByCode[Code]
    }
  : {
      /** None. */
      readonly details?: undefined
    }

/** The details of advisories, by code. All other codes have none. */
export interface AdvisoryDetailsByCode {
  /** The total and the cost of the line (V10). */
  line_below_cost: BelowCostDetails
  /** What the price per metre makes, where there is a cut list (F7, V10). */
  flashing_without_total: WithoutTotalDetails
  /** The name that was sent, and what was probably meant (V10). */
  unknown_field: UnknownFieldDetails
  /** The name that was sent, and the one that it is like (V10). */
  similar_field: SimilarFieldDetails
  /** The currency that was sent, and the one that counts (N3, V10). */
  other_currency: OtherCurrencyDetails
}

/** The figures of a line that is below its cost (V10). */
export interface BelowCostDetails {
  /** The total of the line, in micros of the account's currency (N1). */
  readonly total: string
  /** The cost of the line, in micros of the account's currency (L9, K6). */
  readonly cost: string
}

/** What a flashing that was sent without a total would come to (V10). */
export interface WithoutTotalDetails {
  /** The price per metre × the priced length, in micros of the account's currency (F7); absent without a cut list. */
  readonly makes?: string
}

/** A field that its object does not have (V10). */
export interface UnknownFieldDetails {
  /** Its name as sent, truncated when it is long. */
  readonly field: string
  /** The name of a field that was probably meant, as the request spells it. */
  readonly didYouMean?: string
  /** A pointer to the object that has that field, where it is another; empty for the document itself. */
  readonly belongsIn?: string
}

/** A field that is kept and has no effect (M8), with the field that was probably meant (V10). */
export interface SimilarFieldDetails extends UnknownFieldDetails {
  /** The name of the field that was probably meant, as the request spells it. */
  readonly didYouMean: string
}

/** An amount in another currency than the account's (V10). */
export interface OtherCurrencyDetails {
  /** The currency that was sent. */
  readonly sent: string
  /** The currency of the account, in which the amount counts (N3). */
  readonly account: string
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
