import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { install } from './install.js'
import versions from './versions.json' with { type: 'json' }

/** Bundles an entry for runtimes that cannot find packages by name. Returns its path in the project. */
export async function bundle(project, specifier) {
  const folder = await install('esbuild', versions.esbuild)
  const { build } = createRequire(join(folder, 'package.json'))('esbuild')
  const file = `bundles/${specifier.replaceAll('/', '-')}.js`
  mkdirSync(join(project, 'bundles'), { recursive: true })
  await build({
    stdin: { contents: `export * from '${specifier}'`, resolveDir: project },
    outfile: join(project, file),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  })
  return file
}
