/**
 * Runs all checks except the tests, two parts at a time.
 *
 * - `npm run check` runs every part except the site;
 * - `npm run check -- lint build` runs only these;
 * - `npm run check -- every site` also builds the site, which takes minutes.
 *
 * Prints each part as it ends, with its output if it failed. Exits with 1 if a part failed.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The linter would not know the types that these folders import. */
const notInstalled = ['docs', 'docs/examples/host', 'docs/examples/react', 'docs/examples/servers'].filter(
  (folder) => !existsSync(`${folder}/node_modules`),
)

/**
 * `after` names a part that must end first, and `needs` a folder that must exist. With `isShown`, output is
 * printed even on success.
 */
const PARTS = {
  // Also reports type errors.
  lint: { command: `oxlint . ${notInstalled.map((folder) => `--ignore-pattern ${folder}`).join(' ')}` },
  build: { command: 'npm run --silent build' },
  size: { command: 'tsx scripts/sizes.js', after: 'build', isShown: true },
  api: { command: 'node api/report.js', after: 'build' },
  package: {
    command: 'publint --strict && npm_config_ignore_scripts=true attw --pack . --profile esm-only',
    after: 'build',
  },
  // The quick part of what a release checks with every runtime: README's program and commands, from the tarball.
  install: {
    command: `node scripts/check-package/index.js --built "Node ${process.versions.node}"`,
    after: 'build',
  },
  format: { command: 'oxfmt --check' },
  docs: { command: 'typedoc --emit none' },
  calls: { command: 'node scripts/count-calls.js' },
  'site-types': { command: 'docs/node_modules/.bin/vue-tsc --noEmit -p docs', needs: 'docs/node_modules' },
}
/** These parts run only if named: they take minutes, and few changes affect them. */
const NAMED_ONLY = {
  site: { command: 'npm run --silent docs:build', after: 'build', needs: 'docs/node_modules' },
}
const AT_A_TIME = 2

const EVERY = 'every'
// Build comes first, because five parts wait for it, then the site, because it takes longest.
const { build, ...others } = PARTS
const all = { build, ...NAMED_ONLY, ...others }

const named = process.argv.slice(2)
const unknown = named.filter((name) => name !== EVERY && !(name in all))
if (unknown.length > 0) {
  const parts = [...Object.keys(all), EVERY].join(', ')
  console.error(`No part is called ${unknown.join(' or ')}. The parts are ${parts}.`)
  process.exit(2)
}
const isIncluded = (name) => (named.length === 0 || named.includes(EVERY)) && name in PARTS
const waiting = Object.keys(all).filter((name) => isIncluded(name) || named.includes(name))
const awaited = new Set(waiting)
const failed = []
if (awaited.has('lint')) {
  for (const folder of notInstalled)
    console.log(`- lint: without ${folder}, whose packages are not installed`)
}
await Promise.all(Array.from({ length: AT_A_TIME }, () => new Promise(runNext)))
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length > 0 ? 1 : 0

/** Skips parts that wait for another. */
function runNext(resolve) {
  const index = waiting.findIndex((name) => !awaited.has(all[name].after))
  if (index === -1) {
    resolve()
    return
  }
  const [name] = waiting.splice(index, 1)
  const { command, needs, isShown = false } = all[name]
  if (needs !== undefined && !existsSync(needs)) {
    console.log(`- ${name}: not checked, because ${needs} is not installed`)
    end(true)
    return
  }
  const started = Date.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  child.on('close', (exitCode) => {
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`${exitCode === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    if (exitCode !== 0 || isShown) process.stdout.write(Buffer.concat(output))
    end(exitCode === 0)
  })

  function end(hasPassed) {
    if (!hasPassed) failed.push(name)
    awaited.delete(name)
    runNext(resolve)
  }
}
