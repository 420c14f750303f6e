import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.js'

/** The consumer is in the project, like a user's own file. */
export async function visitInProcess(
  [program, ...parameters],
  { project, entries, scripts, work, visits: others = [] },
  environment,
) {
  const visits = [...entries.flatMap(waysOf), ...scripts.map(byName), ...others]
  const folder = mkdtempSync(join(project, 'given-'))
  writeFileSync(join(folder, 'work.json'), JSON.stringify({ ...work, visits }))
  const file = join(project, 'consumer', 'in-process.js')
  const printed = await run(program, [...parameters, file, join(folder, 'work.json')], {
    folder: project,
    environment,
  })
  return JSON.parse(printed)
}

function waysOf({ specifier, isJson }) {
  return ['import', 'require'].map((loadedBy) => ({ loadedBy, specifier, isJson }))
}

function byName({ file, packageName, ...visit }) {
  return { ...visit, path: `../node_modules/${packageName}/${file}` }
}
