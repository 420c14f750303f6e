import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

export const importFilesOf = (packages: readonly string[]): Plugin => ({
  name: 'import-files-of',
  setup(build) {
    build.onResolve({ filter: /^[\w-]+$/ }, ({ path }) =>
      packages.includes(path) ? { path: `./${path}.js`, external: true } : undefined,
    )
  },
})
