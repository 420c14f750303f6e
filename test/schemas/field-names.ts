import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

/**
 * Every name that could be a field: every property and every text in the folders that know the wire. A
 * reader cannot ask for a field without naming it there.
 */
export function namesInWire(): readonly string[] {
  const names = new Set<string>()
  for (const module of ['wire', 'definitions']) {
    for (const file of readdirSync(`${source}${module}`).filter((name) => name.endsWith('.ts'))) {
      const text = readFileSync(`${source}${module}/${file}`, 'utf8')
      const visit = (node: ts.Node): void => {
        if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) names.add(node.text)
        ts.forEachChild(node, visit)
      }
      visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true))
    }
  }
  return [...names].filter((name) => /^[a-z]\w*$/.test(name)).sort()
}
