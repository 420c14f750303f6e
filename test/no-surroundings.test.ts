import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const source = fileURLToPath(new URL('../src/', import.meta.url))

/** Names that lead out of a function of its arguments: to code made of text, the network, the machine, chance, time. */
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set([
  ...['eval', 'Function', 'require', 'fetch', 'XMLHttpRequest', 'WebSocket', 'WebAssembly', 'navigator'],
  ...['process', 'Buffer', 'globalThis', 'window', 'console', 'performance', 'crypto', 'Intl'],
  ...['Date', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Promise', 'Atomics'],
])

/** Of the names of members only these: what a locale or chance decides. */
const FORBIDDEN_MEMBERS =
  /^(random|toLocale\w*|localeCompare|constructor|__proto__|setPrototypeOf|__defineGetter__)$/

/** What a source names that it may not: by its code alone, not by comments and not by texts. */
function forbiddenIn(file: string, code: string): readonly string[] {
  const found: string[] = []
  const parsed = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const isMember = isNameOfMember(node)
      if (isMember ? FORBIDDEN_MEMBERS.test(node.text) : FORBIDDEN_NAMES.has(node.text)) found.push(node.text)
    }
    const module =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined
    if (module !== undefined && ts.isStringLiteral(module) && module.text.startsWith('node:'))
      found.push(module.text)
    if (node.kind === ts.SyntaxKind.ImportKeyword && ts.isCallExpression(node.parent)) found.push('import()')
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

/** A property's own name says nothing of what is called by it. */
function isNameOfMember(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node)
  )
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.startsWith('cli/'))

/** What a module is for: figures as a locale writes them. Everything else of the library is the same everywhere. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'input/': ['Intl'],
  // Records and golden files come in streams of the host, which are awaited.
  'golden/': ['Promise'],
  'api/golden/': ['Promise'],
  // A custom element is of its page: it waits for the next frame, reads the address, and knows the plurals of a locale.
  'designer/element/': ['globalThis', 'setTimeout', 'Intl'],
}

function isAllowed(file: string, name: string): boolean {
  return Object.entries(ALLOWED).some(
    ([module, allowed]) => file.startsWith(module) && allowed.includes(name),
  )
}

describe('the library', () => {
  test('knows nothing of its surroundings: no code out of texts, no network, no files, no clock, no chance', () => {
    const strays = files.flatMap((file) =>
      forbiddenIn(file, readFileSync(`${source}${file}`, 'utf8'))
        .filter((name) => !isAllowed(file, name))
        .map((name) => `${file}: ${name}`),
    )
    expect(strays).toEqual([])
  })

  test('is looked at as a whole', () => {
    expect(files).toContain('engine/engine.ts')
    expect(files.length).toBeGreaterThan(100)
  })
})

describe('the reader of names', () => {
  test.each([
    ['eval("1")', 'eval'],
    ['new Function("return 1")', 'Function'],
    ['const get = fetch', 'fetch'],
    ['import { open } from "node:fs"', 'node:fs'],
    ['export { open } from "node:fs"', 'node:fs'],
    ['const later = () => import("./later.js")', 'import()'],
    ['process.exit()', 'process'],
    ['const { now } = Date', 'Date'],
    ['Math.random()', 'random'],
    ['setTimeout(again, 5)', 'setTimeout'],
    ['console.log(1)', 'console'],
    ['globalThis.fetch("x")', 'globalThis'],
    ['const text = `${Date.now()}`', 'Date'],
    ['a.localeCompare(b)', 'localeCompare'],
    ['const one = { process }', 'process'],
  ])('sees what is in %s', (code, name) => {
    expect(forbiddenIn('sample.ts', code)).toContain(name)
  })

  test.each([
    '// eval, Date and Math.random',
    '/** console.log(fetch) */ const one = 1',
    'const text = "new Function(process)"',
    'const text = `console ${one} fetch`',
    'const pattern = /eval|Date/',
    'const { date, functions } = { date: 1, functions: 2 }',
    'interface Sent { readonly Date: string }',
  ])('leaves alone %s', (code) => {
    expect(forbiddenIn('sample.ts', code)).toEqual([])
  })
})
