import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')
const FILE = join(root, 'test', 'types', 'completed.ts')

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  paths: {
    quotewright: [join(root, 'src/entries/index.ts')],
    'quotewright/*': [join(root, 'src/entries/*.ts')],
  },
}

let text = ''
let version = 0
const host: ts.LanguageServiceHost = {
  getScriptFileNames: () => [FILE],
  getScriptVersion: (name) => (name === FILE ? String(version) : '0'),
  getScriptSnapshot: (name) => {
    const content = name === FILE ? text : ts.sys.readFile(name)
    return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
  },
  getCurrentDirectory: () => root,
  getCompilationSettings: () => options,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === FILE || ts.sys.fileExists(name),
  readFile: (name) => (name === FILE ? text : ts.sys.readFile(name)),
}
const service = ts.createLanguageService(host)

/** The mark `|` of the program is the cursor. */
export function completionsAt(program: string): readonly string[] {
  const at = program.indexOf('|')
  show(program.replace('|', ''))
  return (
    service
      .getCompletionsAtPosition(FILE, at, {})
      ?.entries.map(({ name }) => name)
      .sort() ?? []
  )
}

/** Counts lines from 0. */
export function linesWithErrors(program: string): readonly number[] {
  show(program)
  const errors = [...service.getSyntacticDiagnostics(FILE), ...service.getSemanticDiagnostics(FILE)]
  const lines = errors.map(({ file, start = 0 }) => file?.getLineAndCharacterOfPosition(start).line ?? -1)
  return [...new Set(lines)]
}

function show(program: string): void {
  text = program
  version++
}
