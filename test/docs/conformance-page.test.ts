import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations } from '../../src/entries/service.js'
import { ASPECTS } from '../service/conformance/check.ts'
import { allChecks } from '../service/conformance/checks.ts'
import { conformanceTable, withTable } from '../service/conformance/table.ts'

const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| (\d+) \| (\w+) \| (.*) \|$/gm)]

test('O: docs/conformance.md lists exactly the existing operations', () => {
  expect(rows.map(([, number, id]) => [Number(number), id])).toEqual(
    operations.map(({ number, id }) => [number, id]),
  )
  for (const [, , , cells = ''] of rows) expect(cells.split(' | ')).toHaveLength(ASPECTS.length)
})

test('O: docs/conformance.md shows every check as passed (npm run conformance --prefix docs/examples/host -- --example --write)', () => {
  const table = conformanceTable(allChecks().map((check) => ({ check })))
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
