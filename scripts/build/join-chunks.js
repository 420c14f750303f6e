/**
 * Joins the chunks of the built ES modules in a folder, by default `dist`, because loading takes time per file.
 * Copies no code, so entries and the command share state, such as parsed accounts.
 *
 * Four layers lead from code that every entry needs to code that only the root needs. So a small entry does not
 * load the root. Rollup joins the other chunks if the same entries need them.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { rollup } from 'rollup'

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../../dist'))

const STATIC_IMPORT = /(?:^|[\s;}])(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/gm
const IMPORT = /(?:^|[\s;(}])(?:from|import)\s*\(?\s*["']\.\/([\w.-]+\.js)["']/gm

const modules = readdirSync(folder).filter((name) => name.endsWith('.js') && !name.endsWith('.iife.js'))
const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
const library = Object.values(exports).flatMap(({ default: file }) => (file ? [basename(file)] : []))
// Leaves out the parts of the command, so that a part inside a chunk gets no file of its own.
const inputs = [...library, 'cli.js', 'cli-worker.js']
const ofRoot = neededBy('index.js')

/** The designer imports the cutting planner only when needed, so it stays apart from the code loaded first. */
const cuts = neededBy(fileOf('bars-svg'))
const ofDesigner = neededBy('designer-element.js', STATIC_IMPORT)

/** From the bottom up. Each layer contains the chunks that no lower layer has. */
const LAYERS = [
  { name: 'base', files: neededBy('input.js') },
  {
    name: 'documents',
    files: [
      ...['designer.js', 'schemas.js', 'diagnose.js'].flatMap((entry) => [...neededBy(entry)]),
      ...[...cuts].filter((file) => ofDesigner.has(file)),
    ],
  },
  { name: 'cuts', files: cuts },
  { name: 'root', files: ofRoot },
]

const layerOf = new Map()
for (const { name, files } of LAYERS) {
  for (const file of files) {
    const isJoined = ofRoot.has(file) && file.startsWith('chunk-')
    if (isJoined && !layerOf.has(file)) layerOf.set(file, name)
  }
}

const ofLibrary = new Set(library.flatMap((name) => [...neededBy(name)]))

/** Smaller chunks of the library without imports join the base, which every entry loads. */
const SMALL = 2000
for (const name of ofLibrary) {
  const text = textOf(join(folder, name))
  const isSmall = name.startsWith('chunk-') && text.length < SMALL && text.search(IMPORT) === -1
  if (isSmall && !layerOf.has(name)) layerOf.set(name, 'base')
}

// The entries for typed texts share these chunks.
for (const file of neededBy('input.js')) {
  if (file.startsWith('chunk-') && !layerOf.has(file)) layerOf.set(file, 'typed')
}

// The command loads the first layer for every subcommand, and the others for requests and tables.
for (const [layer, part] of [
  ['command', 'cli'],
  ['requests', 'price-command'],
  ['tables', 'answer-table'],
]) {
  for (const name of neededBy(fileOf(part), STATIC_IMPORT)) {
    if (!inputs.includes(name) && !ofLibrary.has(name) && !layerOf.has(name)) layerOf.set(name, layer)
  }
}

const bundle = await rollup({
  input: Object.fromEntries(inputs.map((name) => [name.slice(0, -3), join(folder, name)])),
  // A warning may report a circle of imports, which would load chunks in an unintended order.
  onwarn: (warning) => {
    throw new Error(warning.message)
  },
  external: (id) => !id.startsWith('.') && !id.startsWith('/'),
  // Only entries run code, so a file need not load a chunk that it does not use.
  treeshake: { moduleSideEffects: (id) => inputs.includes(basename(id)) },
})
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  hoistTransitiveImports: false,
  chunkFileNames: 'joined-[hash].js',
  manualChunks: (id) => layerOf.get(id.slice(folder.length + 1)),
})

const written = new Set(output.map(({ fileName }) => fileName))
for (const name of modules.filter((one) => !written.has(one))) rmSync(join(folder, name))

/** All parts but `cli.js` have a hash in their name. */
function fileOf(part) {
  return part === 'cli' ? 'cli.js' : modules.find((name) => name.startsWith(`${part}-`))
}

function neededBy(name, pattern = IMPORT, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  for (const [, other] of textOf(join(folder, name)).matchAll(pattern)) neededBy(other, pattern, found)
  return found
}

function textOf(path) {
  return readFileSync(path, 'utf8')
}
