/**
 * What a version cannot do with any package. Such a cell is no failure: it says what the version lacks, for as long
 * as the work does not come out.
 */
const LIMITS = [
  {
    row: /^TypeScript 5\.4\./,
    entry: './vectors',
    way: 'import',
    // No default export, on the import of any JSON file from an ES module package.
    says: /^vectors\.ts\S* error TS1192/,
    lacks: 'needs TypeScript 5.6',
  },
]

/** An outcome with what the version lacks, where that and nothing else is why it failed. */
export function withLimit(row, outcome) {
  const { entry, way, failures } = outcome
  const limit = LIMITS.find((one) => one.row.test(row) && one.entry === entry && one.way === way)
  const isOnlyThat = failures.length > 0 && failures.every((text) => limit?.says.test(text))
  return isOnlyThat ? { ...outcome, failures: [], lacks: limit.lacks } : outcome
}
