/** The consumer for runtimes with files and a standard output: Node, Bun, Deno. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { importEntry } from './import-entry.js'
import { runEntries } from './run-entry.js'

const textOf = (file) => readFileSync(resolve(import.meta.dirname, file), 'utf8')
const require = createRequire(import.meta.url)

// Runs a script as in an engine without modules. The script defines one global name.
const runScript = ({ path, globalName }) => new Function(`${textOf(path)}; return ${globalName}`)()

const LOADS = {
  import: importEntry,
  build: importEntry,
  require: ({ specifier }) => require(specifier),
  script: runScript,
  'pricing script': runScript,
}

const given = JSON.parse(textOf(process.argv[2]))
const outcomes = await runEntries(given, (visit) => LOADS[visit.loadedBy](visit))
console.log(JSON.stringify(outcomes))
