// Prepares the parts of the site: its own packages, the built library, the reference, and the parts of long pages.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isBuilt, isMadeOf } from '../scripts/build/is-built.js'
import { writeParts } from './.vitepress/parts.ts'
import { divideReference } from './.vitepress/reference-parts.ts'
import { nameEntries } from './name-entries.js'

const docs = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('..', import.meta.url))
const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: 'inherit' })

if (!isMadeOf([`${docs}node_modules/.package-lock.json`], [`${docs}package-lock.json`])) {
  run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], docs)
}

if (!isBuilt()) run('npm', ['run', '--silent', 'build'], root)

run(process.execPath, [`${docs}node_modules/typedoc/bin/typedoc`, '--options', `${docs}typedoc.json`], root)
nameEntries(`${docs}api`)
divideReference(`${docs}api`)
writeParts()
