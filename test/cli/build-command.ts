import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Options } from 'tsup'
import { isBuilt } from '../../scripts/build/is-built.js'
import configurations from '../../tsup.config.js'

const root = join(import.meta.dirname, '../..')

/** Returns the new folder, which the caller deletes. */
export async function buildCommand(): Promise<string> {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  const folder = mkdtempSync(join(root, '.tmp/cli-'))
  if (isBuilt()) {
    cpSync(join(root, 'dist'), folder, { recursive: true })
    return folder
  }
  const isOfCommand = ({ entry = {} }: Options): boolean => 'cli' in entry || 'commander' in entry
  for (const configuration of (configurations as readonly Options[]).filter(isOfCommand))
    await build({ ...configuration, config: false, outDir: folder, silent: true })
  return folder
}
