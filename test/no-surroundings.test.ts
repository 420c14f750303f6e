import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const source = fileURLToPath(new URL('../src/', import.meta.url))

/** The global names that answer the same everywhere. Any other name that a file does not declare is forbidden. */
const PURE_NAMES: ReadonlySet<string> = new Set([
  ...['undefined', 'Infinity', 'NaN', 'Array', 'BigInt', 'Boolean', 'Map', 'Math', 'Number', 'Object'],
  ...[
    'RegExp',
    'Set',
    'String',
    'Symbol',
    'WeakMap',
    'WeakSet',
    'JSON',
    'Reflect',
    'Error',
    'RangeError',
    'TypeError',
  ],
  ...['ArrayBuffer', 'Float64Array', 'Int32Array', 'Uint8Array', 'TextDecoder', 'URL'],
  ...['decodeURIComponent', 'encodeURI', 'encodeURIComponent'],
])

/** Member names that depend on locale, randomness or prototypes. Other member names are allowed. */
const FORBIDDEN_MEMBERS =
  /^(random|toLocale\w*|localeCompare|constructor|__proto__|setPrototypeOf|__defineGetter__)$/

/** Other modules of the library, and the packages that it needs. */
const MODULES = /^(\.{1,2}\/|@noble\/hashes\/)|^(io-ts|@scure\/base|react|preact)$/

/** Lists the forbidden names in the code of a source, without comments, strings and types. */
function forbiddenIn(file: string, code: string): readonly string[] {
  const [found, used]: [string[], string[]] = [[], []]
  const declared = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (isOfTypes(node)) return
    if (ts.isIdentifier(node)) {
      if (isNameOfMember(node) && FORBIDDEN_MEMBERS.test(node.text)) found.push(node.text)
      if (isDeclaration(node)) declared.add(node.text)
      else if (!isNameOfMember(node)) used.push(node.text)
    }
    if (ts.isStringLiteralLike(node)) found.push(...forbiddenTexts(node))
    if (node.kind === ts.SyntaxKind.ImportKeyword && ts.isCallExpression(node.parent)) found.push('import()')
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true))
  return [...found, ...used.filter((name) => !declared.has(name) && !PURE_NAMES.has(name))]
}

function isOfTypes(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node)) return false
  return ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
}

/** Returns the text of a module or of a member in brackets, if it is forbidden. */
function forbiddenTexts({ parent, text }: ts.StringLiteralLike): readonly string[] {
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent))
    return MODULES.test(text) ? [] : [text]
  return ts.isElementAccessExpression(parent) && FORBIDDEN_MEMBERS.test(text) ? [text] : []
}

/** Tests whether an identifier is the name of a member, or of an export of another module. */
function isNameOfMember(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isBindingElement(parent) || ts.isImportSpecifier(parent))
    return (parent.propertyName ?? parent.name) === node
  if (ts.isExportSpecifier(parent) || ts.isMetaProperty(parent)) return true
  const isNamed = ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)
  return isNamed && parent.name === node
}

function isDeclaration(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    'name' in parent &&
    parent.name === node &&
    !ts.isPropertyAccessExpression(parent) &&
    !ts.isShorthandPropertyAssignment(parent)
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
  // Uses Node's SHA-256 where it exists. The fingerprint stays the same.
  'golden/fingerprint.ts': ['globalThis'],
  'api/golden/': ['Promise'],
  'price-book/compare-price-book.ts': ['Promise'],
  // A custom element waits for the next frame, reads the address, and uses the plurals of a locale.
  'designer/element/': [
    ...['globalThis', 'setTimeout', 'clearTimeout', 'Intl', 'URLSearchParams', 'document', 'ShadowRoot'],
    ...['HTMLElement', 'HTMLInputElement', 'ResizeObserver', 'CustomEvent', 'Blob'],
  ],
  // The designer loads the plans of cuts when a page sets its stock.
  'designer/element/bars-picture.ts': ['import()'],
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

/** Names that open a connection, start a program or write a file, with the files of the command that need them. */
const CONNECTING: readonly (readonly [pattern: RegExp, files: readonly string[]])[] = [
  [/'(node:)?(net|http|https|http2|tls|dgram|dns|cluster)(\/\w+)?'/, []],
  [/\b(fetch|WebSocket|EventSource|XMLHttpRequest)\b/, []],
  [/import\('(ioredis|bullmq)'\)/, ['cli/queue/open-queue.ts']],
  [/'playwright-core'/, ['cli/printing/write-pdf.ts']],
  [/'(node:)?child_process'/, ['cli/golden/shadow.ts']],
  // The command writes through `wholeFile`, except for the temporary file of changes and an empty lock.
  [
    /\b(writeFile|appendFile|createWriteStream|writeFileSync|appendFileSync)\b/,
    ['cli/files.ts', 'cli/golden/accepted-file.ts', 'cli/golden/change-file.ts', 'cli/golden/golden-file.ts'],
  ],
]

test.each(CONNECTING)('%s is only in the parts of the command that need it', (pattern, expected) => {
  const inCommand = readdirSync(`${source}cli`, { recursive: true, encoding: 'utf8' })
    .map((file) => `cli/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'))
  const found = inCommand.filter((file) => pattern.test(readFileSync(`${source}${file}`, 'utf8')))
  expect(found.sort()).toEqual(expected)
  expect(inCommand.length).toBeGreaterThan(50)
})

describe('the check for forbidden names', () => {
  test.each([
    ['eval("1")', 'eval'],
    ['new Function("return 1")', 'Function'],
    ['const get = fetch', 'fetch'],
    ['import { open } from "node:fs"', 'node:fs'],
    ['import { open } from "fs"', 'fs'],
    ['import open from "open"', 'open'],
    ['export { open } from "node:fs"', 'node:fs'],
    ['const later = () => import("./later.js")', 'import()'],
    ['process.exit()', 'process'],
    ['const { now } = Date', 'Date'],
    ['Math.random()', 'random'],
    ['const { random } = Math', 'random'],
    ['const { random: next } = Math', 'random'],
    ['Math["random"]()', 'random'],
    ['[]["constructor"]["constructor"]("1")', 'constructor'],
    ['new EventSource("/x")', 'EventSource'],
    ['new Worker("x")', 'Worker'],
    ['Temporal.Now.instant()', 'Temporal'],
    ['localStorage.getItem("x")', 'localStorage'],
    ['class Stray extends Image {}', 'Image'],
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
    'const text = `console ${1} fetch`',
    'const pattern = /eval|Date/',
    'const { date, functions } = { date: 1, functions: 2 }',
    'interface Sent { readonly Date: string }',
    'let sent: Date | Promise<Response>',
    'function of(process: number) { return process }',
    'export { fetch } from "./fetch.js"',
  ])('ignores %s', (code) => {
    expect(forbiddenIn('sample.ts', code)).toEqual([])
  })
})
