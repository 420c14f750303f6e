import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Hosts do not call the code of programs and page elements. */
const APART = /^(cli|react|designer\/element)\//

/** Includes the keys of tables, and texts, since a helper may get a name as text. */
export function namesReadIn(folder: string): readonly string[] {
  const names = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || APART.test(file)) continue
    const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest)
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return
      for (const name of namesAt(node)) if (/^[\w$~-]+$/.test(name)) names.add(name)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return [...names].sort()
}

function namesAt(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [node.name.text]
  if (ts.isBindingElement(node)) return [node.propertyName, node.name].flatMap(textOf)
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) return textOf(node.name)
  return []
}

function textOf(name: ts.Node | undefined): readonly string[] {
  return name !== undefined && ts.isIdentifier(name) ? [name.text] : []
}
