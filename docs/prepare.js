// What the site is made of: its own packages, the built library, and the reference.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { nameEntries } from './name-entries.js'

const docs = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('..', import.meta.url))
const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: 'inherit' })

/** When a file, or the last changed file of a folder, was written; a removed file changes its folder. */
function lastChange(path) {
  const stat = statSync(path)
  return stat.isDirectory()
    ? Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => lastChange(`${path}/${name}`)))
    : stat.mtimeMs
}

/** Whether all that was made is there, and newer than what it is made of. */
function isMadeOf(made, sources) {
  if (!made.every((path) => existsSync(path))) return false
  const firstMade = Math.min(...made.map((path) => statSync(path).mtimeMs))
  return sources.every((path) => lastChange(path) < firstMade)
}

if (!isMadeOf([`${docs}node_modules/.package-lock.json`], [`${docs}package-lock.json`])) {
  run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], docs)
}

const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
const entries = Object.values(exports).flatMap(({ import: file }) => (file ? [file.types, file.default] : []))
const sources = [
  'src',
  'scripts/build',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsup.config.ts',
]
const isBuilt = isMadeOf(
  entries.map((path) => root + path),
  sources.map((path) => root + path),
)
if (!isBuilt) run('npm', ['run', '--silent', 'build:quiet'], root)

run(process.execPath, [`${docs}node_modules/typedoc/bin/typedoc`, '--options', `${docs}typedoc.json`], root)
nameEntries(`${docs}api`)
