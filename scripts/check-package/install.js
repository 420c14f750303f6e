import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run.js'

/** Runtimes and compilers are large, so they are kept between runs, in a folder that git ignores. */
const kept = fileURLToPath(new URL('../../.tmp/check-package/', import.meta.url))

/**
 * Installs a package in its own folder, so that a failed installation does not affect the others. Returns the
 * folder. Runs no install scripts, because the packages contain everything needed.
 */
export function install(name, version) {
  const key = `${name}@${version}`
  if (!installing.has(key)) installing.set(key, installNow(name, version))
  return installing.get(key)
}

/** The installations so far, because several callers may need the same package at the same time. */
const installing = new Map()

async function installNow(name, version) {
  const folder = join(kept, `${name.replace('/', '+')}@${version}`)
  const whole = join(folder, 'is-whole')
  if (existsSync(whole)) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'commonjs' }))
  const options = ['--ignore-scripts', '--no-bin-links', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', ['install', ...options, `${name}@${version}`], { folder })
  writeFileSync(whole, '')
  return folder
}
