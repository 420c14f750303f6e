import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run.js'

/** Runtimes and compilers are large, so this folder, which git ignores, keeps them between runs. */
const kept = fileURLToPath(new URL('../../.tmp/check-package/', import.meta.url))

/**
 * A separate folder per package keeps a failed installation from affecting the others. Runs no install scripts.
 */
export function install(name, version) {
  const key = `${name}@${version}`
  if (!installing.has(key)) installing.set(key, installNow(name, version))
  return installing.get(key)
}

/** Several callers may need the same package at the same time. */
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
