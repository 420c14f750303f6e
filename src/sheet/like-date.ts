const MONTH = String.raw`(?:j[aä]n|feb|m(?:[aä]r|rz)|apr|ma[iy]|ju[nl]|aug|sep|o[ck]t|nov|de[cz])\p{L}{0,6}\.?`
/** Matches `22-Jun`, `22. Jun`, `Jun-22`, `22/06/2026`, `22/6/26`, `2026-06-22`. */
const DATE = new RegExp(
  String.raw`^(?:\d{1,4}[-/. ]{1,2}${MONTH}(?:[-/. ]{1,2}\d{2,4})?|${MONTH}[-/ ]\d{1,4}|\d{1,2}([/.-])\d{1,2}\1\d{2}(?:\d{2})?|\d{4}-\d{2}-\d{2}(?:[T ].*)?)$`,
  'iu',
)

/** Spreadsheets store days as numbers: these span 1995 to the start of 2065. Lengths are rarely so large. */
const FIRST_DAY = 34_700
const LAST_DAY = 60_300

/** Spreadsheets turn pieces such as 22/6 into dates. */
export function isLikeDate({
  text,
  isNumber,
}: {
  readonly text: string
  readonly isNumber: boolean
}): boolean {
  if (!isNumber) return DATE.test(text.trim())
  const days = Number(text)
  return Number.isInteger(days) && days >= FIRST_DAY && days <= LAST_DAY
}
