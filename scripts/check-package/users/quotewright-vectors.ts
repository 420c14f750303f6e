import index, { type VectorIndex } from 'quotewright-vectors' with { type: 'json' }
import money, { type Vector } from 'quotewright-vectors/rules/N1.json' with { type: 'json' }

const listed: VectorIndex = index
const cases: readonly Vector[] = money.cases
export const count: number = listed.files.length + cases.length
export const codes: readonly string[] = cases
  .flatMap(({ expect }) => expect.problems ?? [])
  .map(({ code }) => code)

// @ts-expect-error `cases` is the number of cases, not a list.
export const wrong: readonly unknown[] = index.cases
