// A CommonJS file can load JSON only with `require`.
/* eslint-disable @typescript-eslint/no-require-imports */
import index = require('quotewright-vectors')
import money = require('quotewright-vectors/rules/N1.json')

const listed: index.VectorIndex = index
const cases: readonly money.Vector[] = money.cases
export const count: number = listed.files.length + cases.length
export const codes: readonly string[] = cases
  .flatMap(({ expect }) => expect.problems ?? [])
  .map(({ code }) => code)

// @ts-expect-error `cases` is the number of cases, not a list.
export const wrong: readonly unknown[] = index.cases
