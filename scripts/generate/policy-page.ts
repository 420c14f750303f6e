import { policies as WORDS } from '../../src/languages/en/policies.js'
import { POLICY_RECORDS, type PolicyId } from '../../src/policies/policies.js'
import { betweenMarks } from './between-marks.js'
import type { GeneratedFile } from './generated-file.js'
import { pageAt, plantedTable, withMeasured } from './measured-pages.js'

const PAGE = 'docs/diagnose.md'
const START = '<!-- generated from src/policies by npm run generate: start -->'
const END = '<!-- generated: end -->'

/** Writes every policy, and how often a planted one is named, into docs/diagnose.md. */
export function policyPage(): readonly GeneratedFile[] {
  const list = (Object.keys(POLICY_RECORDS) as PolicyId[]).map((id) => `- \`${id}\`: ${WORDS[id]}`)
  const page = betweenMarks(pageAt(PAGE), START, END, list.join('\n'))
  return [{ path: PAGE, text: withMeasured(page, plantedTable()) }]
}
