import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Loader } from 'esbuild'
import { ENTRY_PATHS, sourceFileOf } from '../entries.js'

export const home = fileURLToPath(new URL('../../', import.meta.url))
const alias = Object.fromEntries(
  ENTRY_PATHS.map((path) => [path.replace('.', 'quotewright'), `${home}src/entries/${sourceFileOf(path)}`]),
)

/** Programs are built together, since most of their code is the same. */
export interface BuiltPrograms {
  readonly printedBy: (name: string) => string
  readonly remove: () => void
}

/** Each name becomes part of a path. */
export async function builtPrograms(codes: ReadonlyMap<string, string>): Promise<BuiltPrograms> {
  mkdirSync(`${home}.tmp`, { recursive: true })
  // The folder is inside the project, so that packages are found.
  const outdir = mkdtempSync(`${home}.tmp/programs-`)
  await build({
    entryPoints: Object.fromEntries([...codes.keys()].map((name) => [name, `program:${name}`])),
    outdir,
    outExtension: { '.js': '.mjs' },
    alias,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'programs',
        setup(builder) {
          builder.onResolve({ filter: /^program:/ }, ({ path }) => ({ path, namespace: 'program' }))
          builder.onLoad({ filter: /.*/, namespace: 'program' }, ({ path }) => ({
            contents: codes.get(path.replace('program:', '')) ?? '',
            loader: 'ts' satisfies Loader,
            resolveDir: home,
          }))
        },
      },
    ],
  })
  return {
    printedBy: (name) =>
      execFileSync(process.execPath, [join(outdir, `${name}.mjs`)], { cwd: home, encoding: 'utf8' }),
    remove: () => {
      rmSync(outdir, { recursive: true, force: true })
    },
  }
}
