/**
 * Tests that no hoisted function of an example reads a result that was checked outside it, since TypeScript forgets the
 * check there.
 */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { home } from './programs.js'

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(home + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/node_modules|^api\//.test(file))
    .map((file) => folder + file)

const blocksIn = (page: string): readonly string[] =>
  [...readFileSync(home + page, 'utf8').matchAll(/^```[jt]sx?(?: twoslash)?\n([\s\S]*?)^```/gm)].map(
    ([, code = '']) => code,
  )

const examples = [
  ...['README.md', ...filesIn('docs/', /\.md$/)].flatMap((page) =>
    blocksIn(page).map((code) => [page, code] as const),
  ),
  ...filesIn('docs/examples/', /\.[jt]sx?$/).map(
    (file) => [file, readFileSync(home + file, 'utf8')] as const,
  ),
]

/** Returns each `result.value` in a function declaration, where `result` is a constant outside it. */
function unnarrowedIn(code: string): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node, hoisted: ts.FunctionDeclaration | undefined): void => {
    if (
      hoisted !== undefined &&
      ts.isPropertyAccessExpression(node) &&
      /^(value|problems)$/.test(node.name.text) &&
      ts.isIdentifier(node.expression) &&
      new RegExp(`^const ${node.expression.text} =`, 'm').test(code)
    )
      found.push(node.getText())
    const inner = ts.isFunctionDeclaration(node) ? node : hoisted
    ts.forEachChild(node, (child) => {
      visit(child, inner)
    })
  }
  visit(ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true), undefined)
  return found
}

describe('a hoisted function in an example', () => {
  test('is found with the value of a result that was checked outside it', () => {
    const code = `const read = parseAccount({})\nif (!read.ok) throw new Error('')\n`
    expect(unnarrowedIn(`${code}function answer() { return read.value }`)).toEqual(['read.value'])
    expect(unnarrowedIn(`${code}const answer = () => read.value`)).toEqual([])
    expect(unnarrowedIn('function answer() { const read = parse()\nreturn read.value }')).toEqual([])
  })

  test('reads no value of a result that was checked outside it', () => {
    expect(examples.length).toBeGreaterThan(100)
    expect(examples.flatMap(([name, code]) => unnarrowedIn(code).map((text) => [name, text]))).toEqual([])
  })
})
