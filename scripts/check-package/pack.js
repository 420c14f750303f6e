import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run.js'

const home = fileURLToPath(new URL('../../', import.meta.url))
const consumer = fileURLToPath(new URL('consumer/', import.meta.url))

/** Packs the package as it would be published, which builds it first. */
export async function pack(folder) {
  await run('npm', ['pack', '--loglevel=error', '--pack-destination', folder], { folder: home })
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  return join(folder, tarball)
}

/** An empty project in which only the tarball and its dependencies are installed. */
export async function projectWith(tarball, folder) {
  const project = join(folder, 'project')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', ['install', ...options, tarball], { folder: project })
  cpSync(consumer, join(project, 'consumer'), { recursive: true })
  return project
}

/** The package as it was installed. */
export function installedPackage(project) {
  const { name } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const folder = join(project, 'node_modules', name)
  return { folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }
}
