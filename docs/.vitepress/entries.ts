import { readFileSync } from 'node:fs'

/** The files of package.json that users get by importing an entry. */
interface Entry {
  readonly types: string
  readonly default: string
}

/** The entries that can be imported. */
function entries(root: string): readonly (readonly [string, Entry])[] {
  const { name, exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
    name: string
    exports: Record<string, Entry | string>
  }
  return Object.entries(exports).flatMap(([path, entry]) =>
    typeof entry === 'object' ? [[path.replace('.', name), entry] as const] : [],
  )
}

/** For Vite: each entry and its built file. */
export function builtEntries(root: string): { find: RegExp; replacement: string }[] {
  return entries(root).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: `${root}${file.default.slice(2)}`,
  }))
}

/** For the compiler that checks the examples: each entry and its declarations. */
export function typesOfEntries(root: string): Record<string, string[]> {
  return Object.fromEntries(entries(root).map(([name, file]) => [name, [`${root}${file.types.slice(2)}`]]))
}
