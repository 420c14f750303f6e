import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { policies as WORDS } from '../../src/languages/en/policies.js'
import { POLICY_RECORDS, type PolicyId } from '../../src/policies/policies.js'
import { betweenMarks } from './between-marks.js'
import type { GeneratedFile } from './generated-file.js'

const PAGE = 'docs/diagnose.md'
const START = '<!-- generated from src/policies by npm run generate: start -->'
const END = '<!-- generated: end -->'

/** Writes every policy into docs/diagnose.md. */
export function policyPage(): readonly GeneratedFile[] {
  const rows = (Object.keys(POLICY_RECORDS) as PolicyId[]).map((id) => `| \`${id}\` | ${WORDS[id]} |`)
  const page = readFileSync(fileURLToPath(new URL(`../../${PAGE}`, import.meta.url)), 'utf8')
  const table = ['| policy | what it does |', '|---|---|', ...rows].join('\n')
  return [{ path: PAGE, text: betweenMarks(page, START, END, table) }]
}
