import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../bundle.js'
import { filesOf, packagesOf } from '../entries.js'
import { install } from '../install.js'
import { run } from '../run.js'
import { installedNode } from './node.js'

const dispatcher = fileURLToPath(new URL('dispatch-to-workerd.js', import.meta.url))
const CONSUMER = [
  'worker',
  'run-entry',
  'run-golden',
  'run-flashings',
  'run-schemas',
  'run-explanations',
  'run-vectors',
  'from-either',
]

/** Miniflare requires a newer Node than the library. */
export function workerd(version, nodeVersion) {
  return {
    row: `workerd (miniflare ${version})`,
    prepare: async () => {
      const folder = await install('miniflare', version)
      const program = await installedNode(nodeVersion)
      return (context) => visitInWorker(program, folder, context)
    },
  }
}

async function visitInWorker(program, folder, context) {
  const { project, work } = context
  const visited = await Promise.all(
    context.entries.filter(({ isJson }) => !isJson).map((entry) => visit(entry, context)),
  )
  writeFileSync(join(project, 'consumer', 'visited.js'), statementsOf(visited))
  const visits = visited.map(({ loadedBy, specifier }) => ({ loadedBy, specifier }))
  const files = new Set(visited.flatMap((one) => one.files))
  const modules = [...CONSUMER.map((name) => `consumer/${name}.js`), 'consumer/visited.js', ...files].map(
    (path) => ({
      type: 'ESModule',
      path,
      contents: readFileSync(join(project, path), 'utf8'),
    }),
  )
  const given = join(project, 'for-workerd.json')
  writeFileSync(given, JSON.stringify({ modules, body: { ...work, visits } }))
  return JSON.parse(await run(program, [dispatcher, folder, given]))
}

/**
 * A worker cannot import packages by name. Installed files are imported by path; entries that need other
 * packages are bundled.
 */
async function visit({ specifier, file }, { project, installed }) {
  if (packagesOf(installed.folder, file).length === 0) {
    const files = filesOf(installed.folder, file).map(
      (one) => `node_modules/${installed.manifest.name}${one.slice(1)}`,
    )
    return { specifier, loadedBy: 'import', files }
  }
  return { specifier, loadedBy: 'bundle', files: [await bundle(project, specifier)] }
}

function statementsOf(visited) {
  const imports = visited.map(({ files }, at) => `import * as entry${at} from '../${files[0]}'`)
  const names = visited.map(({ loadedBy, specifier }, at) => `'${loadedBy} ${specifier}': entry${at}`)
  return `${imports.join('\n')}\nexport const LIBRARIES = { ${names.join(', ')} }\n`
}
