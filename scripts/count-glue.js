/**
 * Prints each line of glue in the React example, and their number. Every line with code of the application's own
 * TypeScript counts, except:
 *
 * - imports;
 * - markup: a line of JSX, with the values that it shows, a condition inside it, and a function inside it whose result
 *   is JSX. Any other function inside it, such as a handler, is code;
 * - data access: a statement of {@link DATA_ACCESS}, which reads or writes the database, HTTP, or a file.
 *
 * Lines without a letter or digit, such as `})`, and comments do not count. Neither do `index.html` and settings.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const folder = fileURLToPath(new URL('../docs/examples/react/', import.meta.url))

/** The calls that read or write data. Functions inside a call are not data access. */
const DATA_ACCESS = [
  'fetch',
  'readFileSync',
  'response.json',
  'context.req.json',
  'new sqlite.Database',
  'database.run',
  'database.get',
  'database.all',
  'context.json',
  'context.html',
  'context.body',
  'body',
]

export function glueLines() {
  const names = readdirSync(folder).filter((name) => /\.tsx?$/.test(name))
  return names.flatMap((name) => {
    const code = readFileSync(folder + name, 'utf8')
    const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)
    const other = new Set()
    markLines(file, file, other)
    return code.split('\n').flatMap((text, index) => {
      const isCode = /\w/.test(text) && !/^\s*(\/\/|\/\*|\*)/.test(text)
      return isCode && !other.has(index) ? [{ file: name, line: index + 1, text: text.trim() }] : []
    })
  })
}

function markLines(node, file, lines) {
  const isMarkup = ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)
  if (ts.isImportDeclaration(node) || isMarkup || isDataAccess(node, file)) {
    const [start, end] = linesOf(node, file)
    // Code before the node, such as a condition or an assignment of markup, is glue.
    const before = file.text.slice(file.getPositionOfLineAndCharacter(start, 0), node.getStart(file))
    const isInLine = isMarkup && /\w/.test(before)
    for (let line = isInLine ? start + 1 : start; line <= end; line++) lines.add(line)
    unmarkFunctions(node, file, lines)
  }
  ts.forEachChild(node, (child) => markLines(child, file, lines))
}

/** Markup inside a function is marked again afterwards. */
function unmarkFunctions(node, file, lines) {
  ts.forEachChild(node, (child) => {
    if (ts.isArrowFunction(child) && !isShown(child.body)) {
      const [start, end] = linesOf(child, file)
      for (let line = start; line <= end; line++) lines.delete(line)
    } else unmarkFunctions(child, file, lines)
  })
}

function isShown(node) {
  if (ts.isParenthesizedExpression(node)) return isShown(node.expression)
  if (ts.isBinaryExpression(node)) return isShown(node.right)
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)
}

function isDataAccess(node, file) {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false
  const called = node.expression.getText(file)
  return DATA_ACCESS.includes(ts.isNewExpression(node) ? `new ${called}` : called)
}

function linesOf(node, file) {
  return [node.getStart(file), node.getEnd()].map((at) => file.getLineAndCharacterOfPosition(at).line)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = glueLines()
  for (const { file, line, text } of lines) console.log(`${file}:${line}: ${text}`)
  console.log(`${lines.length} lines of glue`)
}
