import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Bundles the page. Inside this repository, it bundles `quotewright` from source. */
export async function buildPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('page.tsx')],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    write: false,
    // The `sideEffects` of the package only lists built files, so the element would be dropped here.
    ignoreAnnotations: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfig: here('tsconfig.json'),
    alias: { react: here('node_modules/react'), 'react-dom': here('node_modules/react-dom') },
  })
  return outputFiles[0]?.text ?? ''
}
