import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export function exportsOf(module: string, folder: string): readonly string[] {
  const file = new URL(module.replace(/\.js$/, '.ts'), new URL(`../../../${folder}/`, import.meta.url))
  const text = readFileSync(fileURLToPath(file), 'utf8')
  const declared = [...text.matchAll(/^export (?:const|function|interface|type) (\w+)/gm)]
  const listed = [...text.matchAll(/^export (?:type )?\{(.*)\}/gm)].flatMap(([, list = '']) => [
    ...list.matchAll(/(\w+)\s*(?:,|$)/g),
  ])
  return [...declared, ...listed].flatMap(([, name]) => name ?? [])
}

/** Names of types begin with a capital. */
export function importsFor(text: string, own: string, places: ReadonlyMap<string, string>): string {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/'[^'\n]*'/g, "''")
  const names = new Set(code.match(/\b[A-Za-z_]\w*\b/g))
  const byPlace = new Map<string, string[]>()
  for (const [name, place] of places) {
    if (place === own || !names.has(name)) continue
    byPlace.set(place, [...(byPlace.get(place) ?? []), name])
  }
  return [...byPlace]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, all]) => {
      const isOfTypes = all.every(isType)
      const list = all.sort().map((name) => (!isOfTypes && isType(name) ? `type ${name}` : name))
      return `import ${isOfTypes ? 'type ' : ''}{ ${list.join(', ')} } from '${place}'\n`
    })
    .join('')
}

function isType(name: string): boolean {
  return /^[A-Z]/.test(name) && /[a-z]/.test(name) && !name.endsWith('Codec')
}
