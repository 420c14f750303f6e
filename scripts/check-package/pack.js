import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import packageJson from '../../package.json' with { type: 'json' }
import { run } from './run.js'

const home = fileURLToPath(new URL('../../', import.meta.url))
const consumer = fileURLToPath(new URL('consumer/', import.meta.url))

export async function pack(folder, isBuilt) {
  const scripts = isBuilt ? ['--ignore-scripts'] : []
  const options = ['--workspaces', '--include-workspace-root', '--loglevel=error', ...scripts]
  await run('npm', ['pack', ...options, '--pack-destination', folder], { folder: home })
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tgz'))
    .map((file) => join(folder, file))
}

/** Users of an entry install these packages themselves. */
const PEERS = ['react', '@types/react'].map((name) => `${name}@${packageJson.devDependencies[name]}`)

export async function projectWith(tarballs, folder) {
  const project = join(folder, 'project')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', ['install', ...options, ...tarballs, ...PEERS], { folder: project })
  cpSync(consumer, join(project, 'consumer'), { recursive: true })
  return project
}

export function installedPackage(project, name) {
  const folder = join(project, 'node_modules', name)
  return { folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }
}
