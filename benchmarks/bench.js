/**
 * Measures the library. `npm run bench` in the root folder builds it first.
 *
 * - `npm run bench` measures everything, writes docs/performance.json, and draws the page and the chart from it;
 * - `npm run bench -- --quick` measures everything briefly, and writes nothing;
 * - `npm run bench -- growth kinds` measures these paths only, and writes nothing.
 */
import { parseArgs } from 'node:util'
import { machine } from './machine.js'
import { measureInProcess } from './path-in-process.js'
import { PATHS } from './paths.js'
import { prepare } from './prepare.js'
import { FULL, QUICK } from './timing/settings.js'

const { values, positionals } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true })
const unknown = positionals.filter((path) => !PATHS.includes(path))
if (unknown.length > 0) {
  console.error(`There is no path ${unknown.join(', ')}. There are: ${PATHS.join(', ')}.`)
  process.exit(2)
}

const started = Date.now()
const paths = positionals.length === 0 ? PATHS : PATHS.filter((path) => positionals.includes(path))
const settings = values.quick ? QUICK : FULL
const results = {
  measured: new Date().toISOString().slice(0, 10),
  machine: await machine(),
  figures: {},
  tables: [],
  notes: [],
}

await prepare()
const { printTable, printTargets } = await import('./report/print.js')
for (const path of paths) {
  const { tables, figures, notes = [] } = await measureInProcess(path, settings)
  for (const table of tables) printTable(table)
  for (const note of notes) console.log(note)
  Object.assign(results.figures, figures)
  results.tables.push(...tables)
  results.notes.push(...notes)
}
results.minutes = Math.ceil((Date.now() - started) / 60_000)
printTargets(results.figures)
if (settings.isQuick)
  console.log('\nThat run was too short for reliable figures. It only shows that everything works.')

if (!settings.isQuick && paths.length === PATHS.length) {
  const { writeResults } = await import('./report/write-results.js')
  const { redraw } = await import('./report/redraw.js')
  await writeResults(results)
  redraw()
}
