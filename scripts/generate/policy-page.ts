import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { policies as WORDS } from '../../src/languages/en/policies.js'
import { POLICY_RECORDS, type PolicyId } from '../../src/policies/policies.js'
import { REPORTS } from '../../src/policies/reports.js'
import { betweenMarks } from './between-marks.js'
import type { GeneratedFile } from './generated-file.js'

const PAGE = 'docs/diagnose.md'
const FIGURES = 'test/vectors/diagnose/figures.json'
const START = '<!-- generated from src/policies by npm run generate: start -->'
const END = '<!-- generated: end -->'

/** The figures of public reports, as far as this table reads them. */
interface ReportedFigures {
  readonly cases: readonly { readonly report?: string; readonly policies: readonly string[] }[]
}

/** Writes every policy with its reports into docs/diagnose.md, and marks the reports whose figures are a vector. */
export function policyPage(): readonly GeneratedFile[] {
  const { cases } = JSON.parse(textOf(FIGURES)) as ReportedFigures
  const rows = (Object.keys(POLICY_RECORDS) as PolicyId[]).map((id) => {
    const vectors = cases.flatMap((one) => (one.policies.includes(id) ? (one.report ?? []) : []))
    const others = REPORTS[id].filter((report) => !vectors.includes(report))
    const reports = [...vectors.map((report) => `**${report}**`), ...others]
    return `| \`${id}\` | ${WORDS[id]} | ${reports.length === 0 ? 'none' : reports.join(', ')} |`
  })
  const table = ['| policy | what it does | reports |', '|---|---|---|', ...rows].join('\n')
  return [{ path: PAGE, text: betweenMarks(textOf(PAGE), START, END, table) }]
}

function textOf(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
}
