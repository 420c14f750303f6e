/**
 * What a user's bundle grows by, minified and gzipped, with what it depends on. Each limit lies some 3 % above what is
 * reached, so that nothing grows unseen; docs/why/size.md explains what was aimed for, and what each part weighs.
 */
const entries = ['index', 'flashing', 'fp', 'schemas']

export default [
  { name: 'one rule: lineTotal', limit: '14.2 kB', ...some('{ lineTotal }') },
  { name: 'priceQuote and readAccount', limit: '25.8 kB', ...some('{ priceQuote, readAccount }') },
  { name: 'quotewright', limit: '55.0 kB', ...whole('index') },
  { name: 'quotewright/flashing', limit: '31.0 kB', ...whole('flashing') },
  { name: 'quotewright/fp', limit: '57.4 kB', ...whole('fp') },
  { name: 'quotewright/schemas', limit: '27.1 kB', ...whole('schemas') },
  { name: 'everything', limit: '70.7 kB', ...whole(...entries) },
]

/** What is imported from the root. */
function some(names) {
  return { path: 'dist/index.js', import: names, gzip: true, modifyEsbuildConfig: quietly }
}

/** All that entries export, in one bundle, so that what they share counts once. */
function whole(...names) {
  const contents = names.map((name) => `export * as ${name} from './dist/${name}.js'`).join('\n')
  const stdin = { contents, resolveDir: import.meta.dirname }
  return {
    path: names.map((name) => `dist/${name}.js`),
    gzip: true,
    modifyEsbuildConfig: (config) => ({ ...quietly(config), entryPoints: [], stdin }),
  }
}

/** As an application is built that loads modules. Outside `node_modules`, the bundler remarks on imports for nothing. */
function quietly(config) {
  return { ...config, format: 'esm', logLevel: 'error' }
}
