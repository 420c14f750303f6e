import type { ProblemCode } from './codes.js'
import type { Path, Step } from './path.js'

/**
 * What a message says beside the code: the figures, each as text. Most codes need none.
 * Amounts are in major units, so that they read as a person writes them.
 */
export interface DetailsByCode {
  customer_not_found: { readonly id: string }
  product_not_found: { readonly id: string }
  product_row_not_found: { readonly id: string }
  row_price_not_found: { readonly id: string }
  template_not_found: { readonly id: string }
  colour_not_available: { readonly colour: string; readonly available: string }
  invalid_type: { readonly expected: string; readonly sent: string }
  invalid_money: { readonly sent: string }
  invalid_currency: { readonly sent: string }
  invalid_decimal: { readonly sent: string }
  too_many_decimals: { readonly sent: string; readonly most: string }
  out_of_range: { readonly sent: string; readonly least: string; readonly most: string | undefined }
  must_be_positive: { readonly sent: string }
  unknown_enum_value: { readonly sent: string; readonly known: string }
  invalid_id: { readonly sent: string; readonly form: string }
  wrong_id_kind: { readonly sent: string; readonly prefix: string }
  line_kind_ambiguous: { readonly kinds: string }
  legacy_field: { readonly replacement: string }
  /** The formula is written out with its figures and no words: `3 × 11.23 × (1 - 10 %) = 30.321`. */
  total_price_mismatch: { readonly sent: string; readonly expected: string; readonly formula: string }
  margin_mismatch: { readonly sent: string; readonly expected: string; readonly formula: string }
  kit_too_deep: { readonly most: string }
  duplicate_temp_id: { readonly tempId: string }
  drawing_too_large: { readonly most: string }
  amount_out_of_range: { readonly formula: string | undefined }
}

type DetailsOf<Code extends ProblemCode> = Code extends keyof DetailsByCode ? DetailsByCode[Code] : undefined

/** A problem as the engine finds it: where, relative to the thing that was looked at, and the figures. */
export type Finding = {
  readonly [Code in ProblemCode]: {
    readonly code: Code
    readonly path: Path
    readonly details: DetailsOf<Code>
  }
}[ProblemCode]

/** The codes that say it all. */
type PlainCode = Exclude<ProblemCode, keyof DetailsByCode>

export function finding(code: PlainCode, path: Path): Finding
export function finding<Code extends keyof DetailsByCode>(
  code: Code,
  path: Path,
  details: DetailsByCode[Code],
): Finding
export function finding(code: ProblemCode, path: Path, details?: object): Finding {
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
  const count =
    first.length + second.length + third.length + fourth.length + fifth.length + sixth.length
  return count === 0 ? NO_FINDINGS : [first, second, third, fourth, fifth, sixth].flat()
}

/** The findings of each element of a list, as long as it may be, seen from the list's owner. */
export function ofEach<A>(
  elements: readonly A[] | undefined,
  findingsOf: (element: A, index: number) => readonly Finding[],
): readonly Finding[] {
  if (elements === undefined) return NO_FINDINGS
  // What is right, which is nearly everything, makes no lists.
  let all: (readonly Finding[])[] | undefined
  let index = 0
  for (const element of elements) {
    const found = findingsOf(element, index++)
    if (found.length > 0) (all ??= []).push(found)
  }
  return all?.flat() ?? NO_FINDINGS
}
