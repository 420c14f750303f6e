import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from '../install.js'
import { outcomeOf, programIn } from '../readme.js'
import { visitInProcess } from './in-process.js'

/** Builds for production, and runs the result on the running Node. */
export function vite(version) {
  return {
    row: `Vite ${version}`,
    prepare: async () => {
      const folder = await install('vite', version)
      const path = createRequire(join(folder, 'package.json')).resolve('vite')
      const { build } = await import(pathToFileURL(path).href)
      return (context) => visitBuilt(build, context)
    },
  }
}

async function visitBuilt(build, context) {
  const { project } = context
  const entries = context.entries
    .filter(({ isJson }) => !isJson)
    .map(({ specifier }) => ({ specifier, file: `${specifier.replace('/', '-')}.js` }))
  mkdirSync(join(project, 'entries'))
  for (const { specifier, file } of entries)
    writeFileSync(join(project, 'entries', file), `export * from '${specifier}'\n`)
  await build({
    configFile: false,
    root: project,
    logLevel: 'silent',
    build: {
      outDir: 'built',
      lib: { entry: entries.map(({ file }) => join(project, 'entries', file)), formats: ['es'] },
    },
  })
  const visits = entries.map(({ specifier, file }) => ({
    loadedBy: 'build',
    specifier,
    path: join(project, 'built', file),
  }))
  return [
    ...(await visitInProcess([process.execPath], { ...context, entries: [], scripts: [], visits })),
    await outcomeOf('build', [process.execPath], await builtProgram(build, project)),
  ]
}

async function builtProgram(build, project) {
  const entry = programIn(project, 'quote.mjs')
  const outDir = join(dirname(entry), 'built')
  const lib = { entry, formats: ['es'], fileName: 'quote' }
  await build({ configFile: false, root: project, logLevel: 'silent', build: { outDir, lib } })
  return join(outDir, 'quote.js')
}
