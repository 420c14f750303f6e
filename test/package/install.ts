import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'
import { isBuilt } from '../../scripts/build/is-built.js'

export const home = fileURLToPath(new URL('../../', import.meta.url))

/** The folder is outside the project. Its `node_modules` has these packages of the project. */
export function folderWith(packages: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-'))
  mkdirSync(join(folder, 'node_modules'))
  for (const name of packages) {
    symlinkSync(join(home, 'node_modules', name), join(folder, 'node_modules', name))
  }
  return folder
}

/** Uses the build if it is current. Returns the folder of the package. */
export async function install(folder: string): Promise<string> {
  const installed = join(folder, 'node_modules', 'quotewright')
  mkdirSync(installed)
  writeFileSync(join(installed, 'package.json'), readFileSync(join(home, 'package.json')))
  cpSync(join(home, 'test', 'vectors'), join(folder, 'node_modules', 'quotewright-vectors'), {
    recursive: true,
  })
  const dist = join(installed, 'dist')
  if (isBuilt()) cpSync(join(home, 'dist'), dist, { recursive: true })
  else await buildLibrary(dist)
  return installed
}

async function buildLibrary(dist: string): Promise<void> {
  const { default: configs } = await import('../../tsup.config.js')
  if (!Array.isArray(configs)) throw new Error('the build has several parts')
  for (const config of configs) await build({ ...config, config: false, silent: true, outDir: dist })
  execFileSync(process.execPath, [join(home, 'scripts/build/join-chunks.js'), dist])
}
