import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const source = fileURLToPath(new URL('../src/', import.meta.url))

/** Names for code from strings, the network, the machine, randomness or time. */
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set([
  ...['eval', 'Function', 'require', 'fetch', 'XMLHttpRequest', 'WebSocket', 'WebAssembly', 'navigator'],
  ...['process', 'Buffer', 'globalThis', 'window', 'console', 'performance', 'crypto', 'Intl'],
  ...['Date', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Promise', 'Atomics'],
])

/** Member names that depend on locale, randomness or prototypes. Other member names are allowed. */
const FORBIDDEN_MEMBERS =
  /^(random|toLocale\w*|localeCompare|constructor|__proto__|setPrototypeOf|__defineGetter__)$/

/** Lists the forbidden names in the code of a source, without comments and strings. */
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

/** Tests whether an identifier is the name of a member, which does not reveal the called function. */
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

/**
 * The names that some modules need, such as `Intl` for formatting. All other code of the library is
 * independent of its surroundings.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'input/': ['Intl'],
  // Records and golden files are asynchronous streams of the host.
  'golden/': ['Promise'],
  // Hashes with Node's own SHA-256 where there is one. The fingerprint is the same.
  'golden/fingerprint.ts': ['globalThis', 'process'],
  'api/golden/': ['Promise'],
  'price-book/compare-price-book.ts': ['Promise'],
  // A custom element waits for the next frame, reads the address, and uses the plurals of a locale.
  'designer/element/': ['globalThis', 'setTimeout', 'Intl'],
}

function isAllowed(file: string, name: string): boolean {
  return Object.entries(ALLOWED).some(
    ([module, allowed]) => file.startsWith(module) && allowed.includes(name),
  )
}

describe('the library', () => {
  test('is independent of its surroundings: no code from strings, network, files, clock or randomness', () => {
    const strays = files.flatMap((file) =>
      forbiddenIn(file, readFileSync(`${source}${file}`, 'utf8'))
        .filter((name) => !isAllowed(file, name))
        .map((name) => `${file}: ${name}`),
    )
    expect(strays).toEqual([])
  })

  test('is checked completely', () => {
    expect(files).toContain('engine/engine.ts')
    expect(files.length).toBeGreaterThan(100)
  })
})

describe('the check for forbidden names', () => {
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
  ])('finds a name in %s', (code, name) => {
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
  ])('ignores %s', (code) => {
    expect(forbiddenIn('sample.ts', code)).toEqual([])
  })
})
