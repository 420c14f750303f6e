/**
 * Counts and prints the lines of glue in the React example: all but imports, markup and the application's own data
 * access.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const folder = fileURLToPath(new URL('../docs/examples/react/', import.meta.url))
const FILES = ['page.tsx', 'quote-page.tsx', 'save-quote.ts', 'server.ts']
const DATA_ACCESS =
  /\b(database|fetch|response|answer|page|script|readFileSync|Hono|sqlite|app|document)\b|\.(get|post)\(/

export function glueLines() {
  return FILES.flatMap((name) => {
    const code = readFileSync(folder + name, 'utf8')
    const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)
    const markup = new Set()
    markLines(file, file, markup)
    return code.split('\n').flatMap((line, index) => {
      const isCode = /\w/.test(line) && !/^\s*(\/\/|\/\*|\*)/.test(line)
      const isOther = markup.has(index) || DATA_ACCESS.test(line)
      return isCode && !isOther ? [{ file: name, line: index + 1, text: line.trim() }] : []
    })
  })
}

/** The first line of markup counts as code if something precedes it. */
function markLines(node, file, lines) {
  const isMarked = ts.isImportDeclaration(node) || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)
  if (isMarked) {
    const [start, end] = [node.getStart(file), node.getEnd()].map(
      (at) => file.getLineAndCharacterOfPosition(at).line,
    )
    const before = file.text.slice(file.getPositionOfLineAndCharacter(start, 0), node.getStart(file))
    const first = /\w/.test(before) && !ts.isImportDeclaration(node) ? start + 1 : start
    for (let line = first; line <= end; line++) lines.add(line)
    return
  }
  ts.forEachChild(node, (child) => markLines(child, file, lines))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = glueLines()
  for (const { file, line, text } of lines) console.log(`${file}:${line}: ${text}`)
  console.log(`${lines.length} lines of glue`)
}
