/** Bundles kernel/kernel.ts with the source of the measured checkout. */
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'
import { CHECKOUT, KERNEL } from './checkout.js'

/** Resolves the kernel's imports from `src` to the measured checkout, wherever these benchmarks are. */
const sourceOfCheckout = {
  name: 'source-of-checkout',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^(\.\.\/)+src\// }, ({ path }) => ({
      path: join(CHECKOUT, path.replace(/^(\.\.\/)+/, '').replace(/\.js$/, '.ts')),
    }))
  },
}

export async function buildKernel() {
  await build({
    config: false,
    silent: true,
    entry: { [basename(KERNEL, '.mjs')]: fileURLToPath(new URL('kernel/kernel.ts', import.meta.url)) },
    outDir: dirname(KERNEL),
    format: ['esm'],
    outExtension: () => ({ js: '.mjs' }),
    target: 'es2022',
    platform: 'neutral',
    // The same settings as for building the library, but with one file as the result.
    noExternal: [/./],
    esbuildOptions: (options) => {
      options.mainFields = ['module', 'main']
    },
    esbuildPlugins: [sourceOfCheckout],
  })
}
