import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { figuresOf } from './consumer/run-flashings.js'

const goldens = fileURLToPath(new URL('../../test/golden/cases/', import.meta.url))
const samples = fileURLToPath(new URL('../../docs/samples/flashings/', import.meta.url))

/** Expected results come from the repository, not from the package. */
export function workFor(project) {
  return { golden: goldenCases(), flashings: flashingSamples(rootEntry(project)) }
}

function goldenCases() {
  return jsonFilesIn(goldens).map((file) => ({ file, text: readFileSync(join(goldens, file), 'utf8') }))
}

/** Other runtimes must measure flashings as the running Node does. */
function rootEntry(project) {
  return createRequire(join(project, 'package.json'))('quotewright')
}

function flashingSamples(library) {
  return jsonFilesIn(samples).map((file) => {
    const name = file.replace('.json', '')
    const line = JSON.parse(readFileSync(join(samples, file), 'utf8'))
    const picture = `${name}.svg`
    const pictures = [{ file: picture, side: line, svg: readFileSync(join(samples, picture), 'utf8') }]
    return { name, line, figures: JSON.stringify(figuresOf(library, line)), pictures }
  })
}

function jsonFilesIn(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
}
