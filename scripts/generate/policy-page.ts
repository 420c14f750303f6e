import { policies as WORDS } from '../../src/languages/en/policies.js'
import { LINE_AXES } from '../../src/policies/line-axes.js'
import { POLICY_RECORDS, type PolicyId } from '../../src/policies/policies.js'
import { REPORTS } from '../../src/policies/reports.js'
import vectors from '../../test/vectors/diagnose/figures.json' with { type: 'json' }
import type { GeneratedFile } from './generated-file.js'
import { seededTable, withMeasured } from './measured-pages.js'
import { betweenMarks, pageAt } from './pages.js'

const PAGE = 'docs/diagnose.md'
const START = '<!-- generated from src/policies by npm run generate: start -->'
const END = '<!-- generated: end -->'

export function policyPage(): readonly GeneratedFile[] {
  const ids = Object.keys(POLICY_RECORDS) as PolicyId[]
  const ofLines = (id: PolicyId): boolean => LINE_AXES.some((axis) => axis in POLICY_RECORDS[id].choices)
  const tables = [
    '## Policies about lines',
    tableOf(ids.filter(ofLines)),
    '## Policies about tax, discounts and totals',
    tableOf(ids.filter((id) => !ofLines(id))),
  ]
  const page = betweenMarks(pageAt(PAGE), START, END, tables.join('\n\n'))
  return [{ path: PAGE, text: withMeasured(page, seededTable()) }]
}

function tableOf(ids: readonly PolicyId[]): string {
  const rows = ids.map((id) => `| \`${id}\` | ${WORDS[id]} | ${reportsOf(id)} |`)
  return ['| policy | what it does | reported in |', '|---|---|---|', ...rows].join('\n')
}

/**
 * A report is bold if a test vector has its figures. Without a report, returns a dash, or says that a test vector
 * has figures calculated by hand.
 */
function reportsOf(id: PolicyId): string {
  const cases = vectors.cases.filter(({ policies }) => policies.includes(id))
  const ofVectors = cases.flatMap((one) => ('report' in one ? [one.report] : []))
  const [first, ...others] = new Set([...ofVectors, ...REPORTS[id]])
  if (first === undefined) return cases.length > 0 ? '**by hand**' : '–'
  const shown = ofVectors.includes(first) ? `**${first}**` : first
  return others.length === 0 ? shown : `${shown} and ${String(others.length)} more`
}
