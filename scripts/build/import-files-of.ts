import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Imports each of these packages from a file of its own in the build, which has its name. */
export const importFilesOf = (packages: readonly string[]): Plugin => ({
  name: 'import-files-of',
  setup(build) {
    build.onResolve({ filter: /^[\w-]+$/ }, ({ path }) =>
      packages.includes(path) ? { path: `./${path}.js`, external: true } : undefined,
    )
  },
})
