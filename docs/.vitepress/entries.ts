import { readFileSync } from 'node:fs'

interface Entry {
  readonly types: string
  readonly default: string
}

function entries(root: string): readonly (readonly [string, Entry])[] {
  const { name, exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    name: string
    exports: Record<string, Entry | string>
  }
  return Object.entries(exports).flatMap(([path, entry]) =>
    typeof entry === 'object' ? [[path.replace('.', name), entry] as const] : [],
  )
}

/** Returns each entry with its built file, for Vite. */
export function builtEntries(root: string): { find: RegExp; replacement: string }[] {
  return entries(root).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: `${root}${file.default.slice(2)}`,
  }))
}

/** Returns each entry with its declarations, for the compiler that checks the examples. */
export function typesOfEntries(root: string): Record<string, string[]> {
  return Object.fromEntries(entries(root).map(([name, file]) => [name, [`${root}${file.types.slice(2)}`]]))
}
