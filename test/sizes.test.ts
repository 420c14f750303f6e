import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

/** The maximum lines of a file, and of a function. */
const MAX_LINES_OF_FILE = 220
const MAX_LINES_OF_FUNCTION = 60

/** Files that are long because they are lists, and one class that a browser calls. */
const LONG_FILES = [
  'api/open-documents.ts', // documentation with an example for each function
  'definitions/document.ts', // a table of fields, like the next three files
  'definitions/drawing.ts',
  'definitions/kinds.ts',
  'definitions/options.ts',
  'designer/element/flashing-designer.ts', // the members of a custom element belong to one class
  'languages/de/rules.ts', // a table of sentences
]

/** Functions that only list fields. */
const LONG_FUNCTIONS = ['definitions/flashing.ts']

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.generated.ts'))
const texts = new Map(files.map((file) => [file, readFileSync(join(source, file), 'utf8')]))

/** Counts the lines of each function of a file. */
function linesOfFunctions(file: string, text: string): readonly number[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const found: number[] = []
  const lineAt = (position: number): number => parsed.getLineAndCharacterOfPosition(position).line
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined)
      found.push(lineAt(node.end) - lineAt(node.getStart(parsed)) + 1)
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

test('files have at most 220 lines, except lists', () => {
  const long = [...texts].filter(([, text]) => text.split('\n').length - 1 > MAX_LINES_OF_FILE)
  expect(long.map(([file]) => file).sort()).toEqual(LONG_FILES)
})

test('functions have at most 60 lines, except lists', () => {
  // A file within the limit has no function beyond it.
  const longer = [...texts].filter(([, text]) => text.split('\n').length > MAX_LINES_OF_FUNCTION)
  const counted = longer.map(([file, text]) => [file, linesOfFunctions(file, text)] as const)
  const long = counted.filter(([, lines]) => lines.some((count) => count > MAX_LINES_OF_FUNCTION))
  expect(long.map(([file]) => file).sort()).toEqual(LONG_FUNCTIONS)
  expect(counted.flatMap(([, lines]) => lines).length).toBeGreaterThan(2_000)
})

test('few test files import modules of `src/` other than entries: a quarter of them', () => {
  const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.test\.tsx?$/.test(file),
  )
  const inside = tests.filter((file) => {
    const path = join(import.meta.dirname, file)
    return ts
      .preProcessFile(readFileSync(path, 'utf8'))
      .importedFiles.map(({ fileName }) => join(dirname(path), fileName))
      .some((other) => other.startsWith(join(source, '/')) && !other.startsWith(join(source, 'entries/')))
  })
  expect(inside.length).toBeGreaterThan(0)
  expect(inside.length / tests.length).toBeLessThanOrEqual(0.25)
})
