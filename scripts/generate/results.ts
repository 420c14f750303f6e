import { generatedFrom, type GeneratedFile } from './generated-file.js'
import {
  apiFiles,
  apiFolders,
  type ApiFile,
  type PublicFunction,
  type Signature,
} from './public-functions.js'

export function results(): readonly GeneratedFile[] {
  const files = apiFiles('')
  const ofFlashings = apiFiles('flashing/')
  const entries = apiFolders()
    .filter((name) => name !== 'flashing')
    .map((name) => ({ name, files: apiFiles(`${name}/`) }))
  return [
    // Functions that cannot fail are the same with fp-ts, so they stay in their own entry.
    generated(
      'api',
      namesIn([...files, ...ofFlashings]) + namesIn(entries.flatMap((entry) => answering(entry.files))),
    ),
    generated('results', `${resultsIn(files)}\nexport * from './flashing-results.generated.js'\n`),
    generated('flashing-results', resultsIn(ofFlashings)),
    ...entries.map((entry) => generated(`${entry.name}-results`, resultsIn(entry.files))),
  ]
}

function answering(files: readonly ApiFile[]): readonly ApiFile[] {
  return files
    .map((file) => ({ ...file, functions: file.functions.filter(answers) }))
    .filter(({ functions }) => functions.length > 0)
}

function generated(name: string, text: string): GeneratedFile {
  return { path: `src/generated/${name}.generated.ts`, text: generatedFrom('src/api') + text }
}

function namesIn(files: readonly ApiFile[]): string {
  return files.map(({ path, functions }) => exportText(functions.map(nameOf), path)).join('')
}

function resultsIn(files: readonly ApiFile[]): string {
  return [
    // Imports from the files themselves. Through a list of exports, the bundle of one entry would include code
    // that only others need.
    ...files
      .filter(({ functions }) => functions.some(answers))
      .map(({ path }) => `import * as ${alias(path)} from '${path}'\n`),
    typeImports(files),
    `import { resultOf } from '../problem/either.js'\n`,
    ...(isAnyPartial(files)
      ? [`import { partialResultOf, type PartialResult } from '../problem/partial-answer.js'\n`]
      : []),
    `import type { Result } from '../problem/problem.js'\n\n`,
    // Functions that cannot fail are exported unchanged.
    ...files.map(({ functions, path }) =>
      exportText(functions.filter((one) => !answers(one)).map(nameOf), path),
    ),
    ...files.flatMap(({ functions, path }) =>
      functions.filter(answers).map((one) => `\n${functionText(one, alias(path))}`),
    ),
  ].join('')
}

/** Returns the name for the functions of a file: `../api/open-documents.js` is `openDocumentsApi`. */
function alias(path: string): string {
  const name = path.replace(/^.*\/|\.js$/g, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return `${name}Api`
}

function nameOf({ name }: PublicFunction): string {
  return name
}

function answers({ signatures }: PublicFunction): boolean {
  return signatures.every(({ answered }) => answered !== undefined)
}

function isAnyPartial(files: readonly ApiFile[]): boolean {
  return files.some(({ functions }) =>
    functions.some(({ signatures }) => signatures.some(({ isPartial }) => isPartial)),
  )
}

function exportText(names: readonly string[], path: string): string {
  return names.length === 0 ? '' : `export { ${names.join(', ')} } from '${path}'\n`
}

function typeImports(files: readonly ApiFile[]): string {
  const paths = new Map<string, string>()
  for (const { functions, sources } of files) {
    for (const name of functions.filter(answers).flatMap(({ typeNames }) => [...typeNames])) {
      const path = sources.get(name)
      // Names without a source are TypeScript's own. `Answer` types are replaced.
      if (path === undefined || /^(Partial)?Answer$/.test(name)) continue
      if ((paths.get(name) ?? path) !== path) throw new Error(`two types in src/api are called ${name}`)
      paths.set(name, path)
    }
  }
  const names = [...paths.keys()].sort()
  return [...new Set(paths.values())]
    .sort()
    .map((path) => [names.filter((name) => paths.get(name) === path).join(', '), path])
    .map(([list = '', path = '']) => `import type { ${list} } from '${path}'\n`)
    .join('')
}

function functionText({ name, signatures }: PublicFunction, api: string): string {
  const heads = signatures.map((signature) => headText(name, signature))
  const parameters = signatures.at(-1)?.parameters.map((parameter) => parameter.name) ?? []
  const made = signatures.some(({ isPartial }) => isPartial) ? 'partialResultOf' : 'resultOf'
  return `${heads.join('\n')} {\n  return ${made}(${api}.${name}(${parameters.join(', ')}))\n}\n`
}

function headText(
  name: string,
  { comment, typeParameters, parameters, answered = 'never', isPartial }: Signature,
): string {
  const result = isPartial ? 'PartialResult' : 'Result'
  const head = `export function ${name}${typeParameters}(${parameters.map(({ text }) => text).join(', ')}): ${result}<${answered}>`
  return comment === '' ? head : `${comment}\n${head}`
}
