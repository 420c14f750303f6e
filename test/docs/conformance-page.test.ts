import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations } from '../../src/entries/service.js'
import { ASPECTS } from '../service/conformance/check.ts'
import { allChecks } from '../service/conformance/checks.ts'
import { totalsTable, withTable } from '../service/conformance/table.ts'

const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8')

test('O: the suite checks exactly the existing operations', () => {
  const checked = new Set(allChecks().map(({ operation }) => operation.id))
  expect([...checked].sort()).toEqual(operations.map(({ id }) => id).sort())
})

test('O: docs/conformance.md shows every check as passed (npm run conformance --prefix docs/examples/host -- --example --write)', () => {
  const table = totalsTable(allChecks().map((check) => ({ check })))
  expect(withTable(page, table)).toBe(page)
  // Without its markers, the page would always match.
  expect(withTable(page, 'another')).not.toBe(page)
})

test('docs/conformance.md names each aspect and each option of the command', () => {
  for (const aspect of ASPECTS) expect(page).toContain(`| ${aspect} |`)
  const command = readFileSync(new URL('../service/conformance/run.ts', import.meta.url), 'utf8')
  const options = [...command.matchAll(/^ {2}(--[\w-]+) {2}/gm)].map(([, option = '']) => option)
  expect(options.length).toBeGreaterThan(7)
  for (const option of options) expect(page).toContain(`\`${option}\``)
})
