import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

/** A reader must name a field as a property or a string in these folders to read it. */
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
