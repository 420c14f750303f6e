/**
 * Joins the chunks of the built ES modules in a folder, by default `dist`, so that Node loads few files. Most of the
 * time of loading an entry is spent per file. The bundler makes a chunk for every set of entries that share code,
 * which is 20 files for the root. Entries still share state, such as parsed accounts, since nothing is copied.
 *
 * Chunks are joined in three layers, from code that every entry needs to code that only the root's kind needs, so that
 * a small entry does not load the root. Code that imports big.js stays in its own file, or bundlers could not leave it
 * out.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rollup } from 'rollup'

const folder = process.argv[2] ?? join(import.meta.dirname, '../../dist')

/** The layers, from the bottom: each holds what one of these entries needs and no layer below has. */
const LAYERS = [
  { name: 'base', entries: ['input.js'] },
  { name: 'documents', entries: ['designer.js', 'schemas.js', 'diagnose.js'] },
  { name: 'root', entries: ['index.js'] },
]

const packageJson = JSON.parse(textOf(join(folder, '../package.json')))
const entries = Object.values(packageJson.exports).flatMap((one) =>
  typeof one === 'object' && 'import' in one ? [one.import.default.replace('./dist/', '')] : [],
)
const old = new Set(entries.flatMap((name) => [...neededBy(name)]))
const ofRoot = neededBy('index.js')
const layerOf = new Map()
for (const { name, entries: tops } of LAYERS) {
  for (const file of tops.flatMap((top) => [...neededBy(top)])) {
    const isJoined = ofRoot.has(file) && file.startsWith('chunk-')
    if (isJoined && !layerOf.has(file)) layerOf.set(file, importsBig(file) ? 'big' : name)
  }
}

const bundle = await rollup({
  input: Object.fromEntries(
    [...entries, 'reference.js'].map((name) => [name.slice(0, -3), join(folder, name)]),
  ),
  external: (id) => !id.startsWith('.') && !id.startsWith('/'),
  // Bundlers of applications leave out what is not used; here all of it is.
  treeshake: false,
  plugins: [{ name: 'with-source-maps', load: (id) => ({ code: textOf(id), map: textOf(`${id}.map`) }) }],
})
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  sourcemap: true,
  hoistTransitiveImports: false,
  chunkFileNames: 'joined-[hash].js',
  manualChunks: (id) => layerOf.get(id.slice(folder.length + 1)),
})

const kept = new Set([
  ...output.map(({ fileName }) => fileName),
  ...commands().flatMap((name) => [...neededBy(name)]),
])
for (const name of [...old].filter((one) => !kept.has(one))) {
  rmSync(join(folder, name))
  rmSync(join(folder, `${name}.map`))
}

/** The files of the build that a file imports, at any depth, and itself. */
function neededBy(name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  for (const other of importsOf(name)) neededBy(other, found)
  return found
}

function importsOf(name) {
  const found = textOf(join(folder, name)).matchAll(
    /(?:^|[\s;(}])(?:from|import)\s*\(?\s*["']\.\/([\w.-]+\.js)["']/gm,
  )
  return [...found].map(([, file]) => file)
}

/** The files of the command are all that is not the library's: it loads some of them only when it needs them. */
function commands() {
  return readdirSync(folder).filter((name) => name.endsWith('.js') && !old.has(name))
}

function importsBig(name) {
  return /from\s*["']big\.js["']/.test(textOf(join(folder, name)))
}

function textOf(path) {
  return readFileSync(path, 'utf8')
}
