import { defineConfig, type Options } from 'tsup'
import { annotatePureCalls } from './scripts/build/annotate-pure-calls.js'
import { endWithNewline } from './scripts/build/end-with-newline.js'

/** fp-ts ships CommonJS under lib and ES modules under es6; only the latter can be tree-shaken. */
const treeShakenFpTs: NonNullable<Options['esbuildOptions']> = (options) => {
  options.alias = { 'fp-ts/lib': 'fp-ts/es6' }
}

/** Declarations of entries, which share the types that they have in common. */
const declarationsOf = (entry: Readonly<Record<string, string>>, tsconfig = 'tsconfig.json'): Options => ({
  entry,
  tsconfig,
  format: ['esm', 'cjs'],
  dts: { only: true },
})

/** The entries that name nothing of fp-ts or io-ts, neither in code nor in declarations. */
const PLAIN_ENTRIES = Object.fromEntries(
  [
    ...['index', 'flashing', 'schemas', 'explain', 'diagnose', 'solve', 'text', 'golden'],
    ...['service', 'input', 'designer'],
  ].map((name) => [name, `src/entries/${name}.ts`]),
)
const FP = { fp: 'src/entries/fp.ts' }
const DESIGNER_ELEMENT = { 'designer-element': 'src/entries/designer-element.ts' }

/** One file with one global name, for a plain <script> tag and for engines that take one file of JavaScript. */
const scriptOf = (name: string, globalName: string, entry: string): Options => ({
  entry: { [name]: entry },
  format: ['iife'],
  globalName,
  target: 'es2020',
  platform: 'browser',
  minify: true,
  sourcemap: true,
  noExternal: [/./],
  outExtension: () => ({ js: '.iife.js' }),
  esbuildOptions: treeShakenFpTs,
  esbuildPlugins: [annotatePureCalls],
  plugins: [endWithNewline],
})

export default defineConfig([
  {
    // The reference is a file by itself: whoever bundles nothing that computes, such as `limits`, leaves big.js out
    // with it. Bundlers cannot know that loading big.js has no effects, so wherever it is imported, it stays.
    entry: { ...PLAIN_ENTRIES, ...FP, ...DESIGNER_ELEMENT, reference: 'src/number/reference.ts' },
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    treeshake: true,
    sourcemap: true,
    // The little of fp-ts that runs is bundled, so that no interplay of module systems can break it. So are the
    // hashes, base64 and ranges of addresses that golden files and the service need, and what updates the pages of the
    // designer: nobody installs a package for them.
    noExternal: [/^fp-ts/, /^@noble/, '@scure/base', 'ipaddr.js', 'preact'],
    esbuildOptions: treeShakenFpTs,
    esbuildPlugins: [annotatePureCalls],
  },
  declarationsOf(PLAIN_ENTRIES),
  // The declarations of fp-ts stay out of those that the other entries share.
  declarationsOf(FP),
  // The only code that knows a browser has settings of its own.
  declarationsOf(DESIGNER_ELEMENT, 'src/designer/element/tsconfig.json'),
  scriptOf('quotewright', 'quotewright', 'src/entries/index.ts'),
  scriptOf('quotewright.pricing', 'quotewrightPricing', 'src/entries/pricing-script.ts'),
  {
    // Next to the command are the script of its worker threads and the chunks that both share.
    // The command carries its own argument parser and table drawer: users of the library never install them.
    entry: { cli: 'src/cli/main.ts', 'cli-worker': 'src/cli/workers/worker.ts' },
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    noExternal: [/^fp-ts/, /^@noble/, '@scure/base', 'commander', 'cli-table3'],
    banner: {
      js: [
        "import { createRequire as __createRequire } from 'node:module';",
        'const require = __createRequire(import.meta.url);',
      ].join('\n'),
    },
    esbuildOptions: treeShakenFpTs,
  },
])
