/**
 * Packs the package and installs the tarball into an empty project. Then runs the same work with every runtime
 * and compiler that is available on this machine.
 *
 *   node scripts/check-package/index.js                  everything
 *   node scripts/check-package/index.js --write          and writes the table into docs/compatibility.md
 *   node scripts/check-package/index.js node bun         only the rows whose names begin like this
 *
 * With `--built`, packs the present build.
 * Exits with 1 if anything fails. An unavailable runtime is not a failure; its row shows the reason.
 */
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { entriesOf, scriptsOf } from './entries.js'
import { workFor } from './golden.js'
import { installedPackage, pack, projectWith } from './pack.js'
import { visitAll } from './rows.js'
import { reactTypes } from './react-types.js'
import { bun } from './runtimes/bun.js'
import { chromium } from './runtimes/chromium.js'
import { deno } from './runtimes/deno.js'
import { jest } from './runtimes/jest.js'
import { nodes } from './runtimes/node.js'
import { vite } from './runtimes/vite.js'
import { workerd } from './runtimes/workerd.js'
import { COMMANDS, PROGRAM } from './readme.js'
import { markdownOf, printTable, tableOf } from './table.js'
import { typescript } from './typescript.js'
import versions from './versions.json' with { type: 'json' }

const page = new URL('../../docs/compatibility.md', import.meta.url)
const PLACE = /(?<=<!-- results -->\n)[^]*?(?=<!-- end of results -->)/

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' }, built: { type: 'boolean' } },
  allowPositionals: true,
})
if (values.write && positionals.length > 0) {
  console.error('The page shows every row: leave out the names, or --write.')
  process.exit(2)
}
const runtimes = [
  ...nodes(versions.node),
  bun(versions.bun),
  deno(versions.deno),
  workerd(versions.miniflare, versions.node.at(-1)),
  chromium(),
  vite(versions.vite),
  jest(versions.jest),
  ...versions.typescript.map(typescript),
  ...versions.reactTypes.map((version) => reactTypes(version, versions.typescript)),
].filter(({ row }) => positionals.length === 0 || positionals.some((name) => beginsWith(row, name)))
if (runtimes.length === 0) {
  console.error('No row begins like that.')
  process.exit(2)
}

function beginsWith(row, name) {
  return row.toLowerCase().startsWith(name.toLowerCase())
}

// Resolves links in the path, because Deno grants permissions by the resolved path.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quotewright-check-')))
try {
  const project = await projectWith(await pack(folder, values.built), folder)
  const installed = installedPackage(project, 'quotewright')
  const vectors = installedPackage(project, 'quotewright-vectors')
  const entries = [installed, vectors].flatMap(({ manifest }) => entriesOf(manifest))
  const context = {
    project,
    installed,
    entries,
    scripts: scriptsOf(installed.manifest),
    work: workFor(project),
  }
  const rows = await visitAll(runtimes, context)
  const table = tableOf(rows, [...entries, { specifier: PROGRAM }, { specifier: COMMANDS }])
  printTable(table)
  if (values.write) writePage(summary(installed.manifest, table))
  process.exitCode = rows.every(({ isGood }) => isGood) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function summary({ name, version }, table) {
  const day = new Date().toISOString().slice(0, 10)
  return `${name} ${version}, on ${process.platform} ${process.arch}, ${day}.\n\n${markdownOf(table)}`
}

function writePage(text) {
  const before = readFileSync(page, 'utf8')
  if (!PLACE.test(before)) throw new Error('docs/compatibility.md has no place for results')
  const after = before.replace(PLACE, () => `\n${text}\n\n`)
  writeFileSync(page, after)
}
