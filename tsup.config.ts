import { basename } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { annotatePureCalls } from './scripts/build/annotate-pure-calls.js'
import packageJson from './package.json' with { type: 'json' }

/** The entries of package.json that have code, by the names of their files. */
const ENTRIES = Object.values(packageJson.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [basename(target.default, '.js')],
)
const LIBRARY = Object.fromEntries(ENTRIES.map((name) => [name, `src/entries/${name}.ts`]))
/** The command, and the script of its worker threads. */
const COMMAND = { cli: 'src/cli/main.ts', 'cli-worker': 'src/cli/workers/worker.ts' }
/** Libraries of the command alone: users of the library never install them. */
const LIBRARIES_OF_COMMAND = {
  commander: 'node_modules/commander/esm.mjs',
  'string-width': 'node_modules/string-width/index.js',
}

const importLibrariesAsFiles: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'import-libraries-as-files',
  setup(build) {
    build.onResolve({ filter: /^[\w-]+$/ }, ({ path }) =>
      Object.hasOwn(LIBRARIES_OF_COMMAND, path) ? { path: `./${path}.js`, external: true } : undefined,
    )
  },
}

/** One file with one global name, for a plain <script> tag and for engines that take one file of JavaScript. */
const scriptOf = (name: string, globalName: string, entry: string): Options => ({
  entry: { [name]: entry },
  format: 'iife',
  globalName,
  target: 'es2020',
  platform: 'browser',
  minify: true,
  noExternal: [/./],
  outExtension: () => ({ js: '.iife.js' }),
  esbuildPlugins: [annotatePureCalls],
})

export default defineConfig([
  {
    entry: { ...LIBRARY, ...COMMAND },
    format: 'esm',
    target: 'es2022',
    // The command imports modules of Node. The library has none, which test/package.test.ts checks.
    platform: 'neutral',
    external: [/^node:/],
    splitting: true,
    treeshake: true,
    // Bundles the hashes and base64 that golden files and the service need, and what updates the pages of the
    // designer: nobody installs a package for them.
    noExternal: [/^@noble/, '@scure/base', 'preact'],
    esbuildPlugins: [annotatePureCalls, importLibrariesAsFiles],
  },
  {
    entry: LIBRARIES_OF_COMMAND,
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    minify: true,
    noExternal: [/./],
    // Commander is CommonJS: it loads the modules of Node by `require`, which an ES module does not have.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  },
  // Together, so that a class has one declaration. Two with private fields would be two types.
  { entry: LIBRARY, tsconfig: 'src/react/tsconfig.json', format: 'esm', dts: { only: true } },
  scriptOf('quotewright', 'quotewright', 'src/entries/index.ts'),
  scriptOf('quotewright.pricing', 'quotewrightPricing', 'src/entries/pricing-script.ts'),
])
