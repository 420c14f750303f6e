import { ASPECTS, OPERATIONS, type Check } from './check.ts'

/** A passed check has neither `error` nor `skipped`. */
export interface Outcome {
  readonly check: Check
  readonly error?: string
  readonly skipped?: string
}

/** Cells have the number of passed checks, or `3 of 4` where some did not pass. */
export function conformanceTable(outcomes: readonly Outcome[]): string {
  const checked = new Set(outcomes.map(({ check }) => check.operation))
  const rows = OPERATIONS.filter((operation) => checked.has(operation)).map((operation) => {
    const cells = ASPECTS.map((aspect) => {
      const here = outcomes.filter(({ check }) => check.operation === operation && check.aspect === aspect)
      const run = here.filter(({ skipped }) => skipped === undefined)
      const passed = run.filter(({ error }) => error === undefined).length
      if (here.length === 0) return '–'
      return passed === here.length ? String(passed) : `${String(passed)} of ${String(here.length)}`
    })
    return `| ${[operation.number, operation.id, ...cells].join(' | ')} |`
  })
  const head = ['#', 'operation', ...ASPECTS]
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n')
}

/** Counts the passed checks of each aspect over all operations. */
export function totalsTable(outcomes: readonly Outcome[]): string {
  const cells = ASPECTS.map((aspect) => {
    const here = outcomes.filter(({ check }) => check.aspect === aspect)
    const passed = here.filter(({ error, skipped }) => error === undefined && skipped === undefined).length
    return passed === here.length ? String(passed) : `${String(passed)} of ${String(here.length)}`
  })
  return [ASPECTS, ASPECTS.map(() => '---'), cells].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const MARKERS = /(<!-- table -->\n)[\s\S]*(\n<!-- end of the table -->)/

export function withTable(page: string, table: string): string {
  return page.replace(MARKERS, (_, before: string, after: string) => `${before}\n${table}\n${after}`)
}
