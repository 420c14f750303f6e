/** Tests the comment that an editor shows for every export and member. */
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { PURE_ENTRY_FILES } from '../entries.js'

const ENTRIES = PURE_ENTRY_FILES.map((file) =>
  fileURLToPath(new URL(`../../src/entries/${file}`, import.meta.url)),
)

/** The minimum number of words before the tags, without rule numbers. */
const MIN_WORDS = 3

const program = ts.createProgram(ENTRIES, {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  skipLibCheck: true,
})
const checker = program.getTypeChecker()

/** An export, or a member of an export, with its comment. */
interface Commented {
  readonly name: string
  readonly comment: string
}

function exportsWithMembers(): readonly Commented[] {
  const found = new Map<ts.Symbol, Commented>()
  const add = (name: string, symbol: ts.Symbol): boolean => {
    if (found.has(symbol)) return false
    found.set(symbol, { name, comment: ts.displayPartsToString(symbol.getDocumentationComment(checker)) })
    return true
  }
  const addMembers = (owner: string, node: ts.Node): void => {
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) {
      const symbol = checker.getSymbolAtLocation(node.name)
      if (symbol !== undefined) add(`${owner}.${symbol.name}`, symbol)
      if (symbol !== undefined) owner = `${owner}.${symbol.name}`
    }
    ts.forEachChild(node, (child) => {
      addMembers(owner, child)
    })
  }
  for (const entry of ENTRIES) {
    const file = program.getSourceFile(entry)
    const module = file && checker.getSymbolAtLocation(file)
    for (const exported of module === undefined ? [] : checker.getExportsOfModule(module)) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
      if (!add(exported.name, symbol)) continue
      for (const declaration of symbol.declarations ?? []) {
        if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
          addMembers(exported.name, declaration)
      }
    }
  }
  return [...found.values()]
}

const ALL = exportsWithMembers()

describe('the hover text', () => {
  test('exists for every export and every member', () => {
    expect(ALL.length).toBeGreaterThan(500)
    const silent = ALL.filter(({ comment }) => wordsOf(comment).length < MIN_WORDS)
    expect(silent.map(({ name, comment }) => `${name}: ${comment}`)).toEqual([])
  })

  test('begins with the meaning, not with a unit or a format', () => {
    const without = ALL.filter(({ comment }) =>
      /^(In (mm|metres|degrees|pixels|canvas)|A decimal|As )/.test(comment),
    )
    expect(without.map(({ name, comment }) => `${name}: ${comment}`)).toEqual([])
  })

  test('names no internal document', () => {
    const without = ALL.filter(({ comment }) => /[Ss]ection \d|specification/.test(comment))
    expect(without.map(({ name, comment }) => `${name}: ${comment}`)).toEqual([])
  })
})

/** Returns the words of a comment, without rule numbers. */
function wordsOf(comment: string): readonly string[] {
  return comment.replace(/\b[A-Z]\d+\b/g, '').match(/[A-Za-z']+/g) ?? []
}
