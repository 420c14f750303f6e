/**
 * Measures the library. `npm run bench` in the root folder builds it first.
 *
 * - `npm run bench` measures everything, writes docs/performance.json, and draws the page and the chart from it;
 * - `npm run bench -- --quick` measures everything briefly, and writes nothing;
 * - `npm run bench -- growth kinds` measures these paths only, and writes nothing;
 * - `npm run bench -- --before COMMIT` measures the paths of roofers' quotes beside this commit, in the same rounds.
 *   By default a full run builds and measures an earlier commit; `--before none` measures none.
 */
import { parseArgs } from 'node:util'
import { builtCommit, EARLIER } from './before.js'
import { machine } from './machine.js'
import { measureInProcess } from './path-in-process.js'
import { PATHS } from './paths.js'
import { prepare } from './prepare.js'
import { FULL, QUICK } from './timing/settings.js'

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean' }, before: { type: 'string' } },
  allowPositionals: true,
})
const unknown = positionals.filter((path) => !PATHS.includes(path))
if (unknown.length > 0) {
  console.error(`There is no path ${unknown.join(', ')}. There are: ${PATHS.join(', ')}.`)
  process.exit(2)
}

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
const isWhole = !settings.isQuick && paths.length === PATHS.length
const commit = values.before ?? (isWhole ? EARLIER : 'none')
const before = commit === 'none' ? undefined : builtCommit(commit)
if (before !== undefined) {
  process.env['QUOTEWRIGHT_BEFORE'] = before
  results.before = commit
}
const started = Date.now()
const { printTable, printTargets } = await import('./report/print.js')
for (const path of paths) {
  console.log(`\n${Math.round((Date.now() - started) / 1_000)} s: ${path}`)
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

if (isWhole) {
  const { writeResults } = await import('./report/write-results.js')
  const { redraw } = await import('./report/redraw.js')
  await writeResults(results)
  redraw()
}
