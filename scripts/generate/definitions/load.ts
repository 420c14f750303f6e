import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Definition } from '../../../src/definitions/definition.js'

export interface DefinitionFile {
  /** The name of the file without its ending: `line-pricing`. */
  readonly name: string
  readonly definitions: readonly Definition[]
}

export async function definitionFiles(root: string): Promise<readonly DefinitionFile[]> {
  const folder = join(root, 'src/definitions')
  const entries = readdirSync(folder, { withFileTypes: true })
  const unread = entries.filter((entry) => entry.isDirectory() && entry.name !== 'problems')
  if (unread.length > 0)
    throw new Error(
      `src/definitions/${unread.map(({ name }) => name).join(', ')} is not read: move it directly into src/definitions`,
    )
  const names = entries.map(({ name }) => name).filter((file) => file.endsWith('.ts'))
  const files = await Promise.all(
    names.map(async (file) => {
      const module = (await import(pathToFileURL(join(folder, file)).href)) as Readonly<
        Record<string, unknown>
      >
      // A module lists its exports alphabetically; readers expect them in source order.
      const source = readFileSync(join(folder, file), 'utf8')
      const hidden = /^const (\w+): Definition\b/m.exec(source)?.[1]
      if (hidden !== undefined)
        throw new Error(`${hidden} in src/definitions/${file} must be exported to be generated from`)
      const written = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => module[name])
      return { name: file.replace(/\.ts$/, ''), definitions: written.filter(isDefinition) }
    }),
  )
  return files.filter(({ definitions }) => definitions.length > 0)
}

function isDefinition(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && 'name' in value && 'fields' in value
}
