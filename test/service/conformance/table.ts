import { ASPECTS, OPERATIONS, type Check } from './check.ts'

/** The outcome of a check: empty if it passed, else its error, or why it was skipped. */
export interface Outcome {
  readonly check: Check
  readonly error?: string
  readonly skipped?: string
}

/** Operation × aspect × result in Markdown: how many checks passed, `of` how many where some did not. */
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

const MARKERS = /(<!-- table -->\n)[\s\S]*(\n<!-- end of the table -->)/

/** A page with this table between its markers. */
export function withTable(page: string, table: string): string {
  return page.replace(MARKERS, (_, before: string, after: string) => `${before}\n${table}\n${after}`)
}
