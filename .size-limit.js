import { basename } from 'node:path'
import packageJson from './package.json' with { type: 'json' }

/**
 * Limits the growth of a user's bundle, minified and gzipped, with its dependencies. Each limit is about 0.5% above the
 * current size. `benchmarks/README.md` has the aim for a form, and the size of each of its parts.
 */
const entries = Object.values(packageJson.exports)
  .filter(({ default: file }) => file !== undefined)
  .map(({ default: file }) => basename(file, '.js'))

/** Leaves out what an entry imports only when it is needed. */
const IMPORTED_LATER = {
  name: 'imported-later',
  setup: (build) => {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

export default [
  { name: 'one rule: lineTotal', limit: '12.4 kB', ...some('{ lineTotal }') },
  { name: 'priceQuote and parseAccount', limit: '33.1 kB', ...some('{ priceQuote, parseAccount }') },
  { name: 'priceLines', limit: '28.5 kB', ...some('{ priceLines }') },
  { name: 'quotewright', limit: '92.5 kB', ...whole('index') },
  { name: 'quotewright/flashing', limit: '49.7 kB', ...whole('flashing') },
  { name: 'quotewright/explain', limit: '65.2 kB', ...whole('explain') },
  { name: 'quotewright/diagnose', limit: '49.3 kB', ...whole('diagnose') },
  { name: 'quotewright/solve', limit: '43.5 kB', ...whole('solve') },
  { name: 'quotewright/text', limit: '33.2 kB', ...whole('text') },
  { name: 'quotewright/golden', limit: '102.1 kB', ...whole('golden') },
  { name: 'quotewright/service', limit: '79.2 kB', ...whole('service') },
  { name: 'quotewright/openapi', limit: '40 kB', ...whole('openapi') },
  { name: 'quotewright/form', limit: '45.7 kB', ...whole('form') },
  { name: 'quotewright/sheet', limit: '28.8 kB', ...whole('sheet') },
  { name: 'quotewright/price-book', limit: '63 kB', ...whole('price-book') },
  { name: 'quotewright/print', limit: '43.2 kB', ...whole('print') },
  { name: 'quotewright/react, without React', limit: '46.4 kB', ignore: ['react'], ...whole('react') },
  { name: 'quotewright/input', limit: '12.7 kB', ...whole('input') },
  { name: 'quotewright/designer', limit: '16.5 kB', ...whole('designer') },
  { name: 'quotewright/designer-element, at first', limit: '81.5 kB', ...whole('designer-element') },
  { name: 'quotewright/fp', limit: '166 kB', ...whole('fp') },
  { name: 'quotewright/schemas', limit: '29.3 kB', ...whole('schemas') },
  { name: 'everything', limit: '354.8 kB', ...whole(...entries) },
  { name: 'the script', limit: '92 kB', ...script('quotewright') },
  { name: 'the script of pricing', limit: '36.8 kB', ...script('quotewright.pricing') },
]

/** Measures imports from the root. */
function some(names) {
  return { path: 'dist/index.js', import: names, gzip: true, modifyEsbuildConfig: quietly }
}

/** Bundles all exports of the entries together, so that shared code counts once. */
function whole(...names) {
  const contents = names
    .map((name) => `export * as ${name.replace('-', '_')} from './dist/${name}.js'`)
    .join('\n')
  const stdin = { contents, resolveDir: import.meta.dirname }
  return {
    path: names.map((name) => `dist/${name}.js`),
    gzip: true,
    modifyEsbuildConfig: (config) => ({ ...quietly(config), entryPoints: [], stdin }),
  }
}

/** One file that is loaded as it is. */
function script(name) {
  return { path: `dist/${name}.iife.js`, gzip: true, modifyEsbuildConfig: quietly }
}

/**
 * As an application is built that loads modules. A module that is imported later is not in the bundle of the page.
 * Outside `node_modules`, the bundler remarks on imports for nothing.
 */
function quietly(config) {
  return { ...config, format: 'esm', logLevel: 'error', plugins: [IMPORTED_LATER] }
}
