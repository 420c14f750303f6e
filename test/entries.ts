/** Reads the `exports` of package.json, so that each new entry is tested. */
import packageJson from '../package.json' with { type: 'json' }

export const ENTRY_PATHS: readonly string[] = Object.entries(packageJson.exports).flatMap(([path, target]) =>
  typeof target === 'object' ? [path] : [],
)

/** The entries for the designer and for React load only in a page. */
const PURE_PATHS = ENTRY_PATHS.filter((path) => path !== './designer-element' && path !== './react')

export function sourceFileOf(path: string): string {
  return `${nameOf(path)}.ts`
}

function nameOf(path: string): string {
  return path === '.' ? 'index' : path.slice(2)
}

export const PURE_ENTRY_FILES: readonly string[] = PURE_PATHS.map(sourceFileOf)

export const ENTRIES: Readonly<Record<string, object>> = Object.fromEntries(
  await Promise.all(
    PURE_PATHS.map(async (path) => {
      const module = (await import(`../src/entries/${nameOf(path)}.ts`)) as object
      return [path, module] as const
    }),
  ),
)
