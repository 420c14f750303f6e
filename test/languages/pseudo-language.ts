import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { PROBLEMS, SERVICE_PROBLEMS } from '../../scripts/generate/problems.js'
import {
  DOCUMENT_WORDS,
  PROBLEM_WORDS,
  TEXT_WORDS,
  TYPE_WORDS,
} from '../../src/definitions/problems/problem-words.js'
import { accentedTexts, plainWordsIn } from './accents.js'

const root = join(import.meta.dirname, '../..')

export const PSEUDO = { code: 'xx', name: 'accented' } as const

/** Available once tests run. */
export interface LibraryWithPseudo {
  readonly folder: string
  /** `npm run generate` wrote these files. */
  readonly generated: readonly string[]
  readonly entry: <Module>(name: string) => Promise<Module>
}

/** Generates the library before the first test of the file, and deletes it after the last. */
export function libraryWithPseudo(): LibraryWithPseudo {
  let made = { folder: '', generated: [] as readonly string[] }
  beforeAll(() => {
    made = generateLibrary()
  })
  afterAll(() => {
    rmSync(made.folder, { recursive: true })
  })
  return {
    get folder() {
      return made.folder
    },
    get generated() {
      return made.generated
    },
    entry: async <Module>(name: string) =>
      (await import(join(made.folder, `src/entries/${name}.ts`))) as Module,
  }
}

/** Expects accented letters, and no word of three plain letters or more except the words of the data. */
export function expectAccented(text: string, data: unknown = '', of = ''): void {
  expect(text, of).toMatch(/[áéíóúÁÉÍÓÚ]/)
  expect(plainWordsIn(text, data), `${of}: ${text.slice(0, 400)}`).toEqual([])
}

/** Returns the text of markup, and of some attributes of its tags. */
export function textOfMarkup(markup: string, attributes = /(?!)/g): string {
  return markup
    .replace(/<style>[\s\S]*?<\/style>/g, ' ')
    .replace(/<[^<>]*>/g, (tag) => ` ${[...tag.matchAll(attributes)].map(([, text]) => text).join(' ')} `)
    .replace(/&\w+;/g, ' ')
}

function generateLibrary(): Pick<LibraryWithPseudo, 'folder' | 'generated'> {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  const folder = mkdtempSync(join(root, '.tmp/pseudo-'))
  const topFiles = readdirSync(root).filter((name) => /\.(md|json)$/.test(name))
  const filter = (path: string): boolean => !/node_modules|\.vitepress|docs\/api/.test(path)
  for (const part of ['src', 'scripts', 'docs', 'codemods', 'test/vectors', ...topFiles])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter })
  writeFolder(join(folder, 'src/languages'))
  register(join(folder, 'src/languages/languages.ts'))
  const run = ['--import', 'tsx', join(folder, 'scripts/generate/run.ts')]
  const printed = execFileSync(process.execPath, run, { cwd: folder, encoding: 'utf8' })
  return { folder, generated: [...printed.matchAll(/^wrote (.+)$/gm)].map(([, file = '']) => file) }
}

function register(file: string): void {
  const before = readFileSync(file, 'utf8')
  const last = "  de: 'german',\n"
  if (before.split(last).length !== 2) throw new Error('the languages are not registered in this file')
  writeFileSync(file, before.replace(last, `${last}  ${PSEUDO.code}: '${PSEUDO.name}',\n`))
}

function writeFolder(languages: string): void {
  const own = join(languages, PSEUDO.code)
  mkdirSync(own)
  const accents = relative(own, join(root, 'test/languages/accents.js')).replaceAll('\\', '/')
  // English problems are records, so their sentences are written here in the form of other languages.
  const records = { problems: problemTexts(), input: inputTexts(), service: sentencesOf(SERVICE_PROBLEMS) }
  for (const [area, texts] of Object.entries(records))
    writeFileSync(join(own, `${area}.ts`), `export const ${area} = ${JSON.stringify(accentedTexts(texts))}\n`)
  for (const file of readdirSync(join(languages, 'en'))) {
    const area = file.replace(/(\.generated)?\.ts$/, '')
    const name = area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    writeFileSync(
      join(own, `${area}.ts`),
      `import { accentedTexts } from '${accents}'
import { ${name} as english } from '../en/${file.replace('.ts', '.js')}'

export const ${name} = accentedTexts(english)
`,
    )
  }
}

const isTyped = ([, { onlyIn }]: (typeof PROBLEMS)[number]): boolean => onlyIn === 'texts'

function sentencesOf(problems: typeof PROBLEMS): object {
  return Object.fromEntries(problems.map(([code, { english }]) => [code, english]))
}

function problemTexts(): object {
  return {
    ...PROBLEM_WORDS,
    words: { ...TYPE_WORDS, ...DOCUMENT_WORDS },
    units: { metres: 'metres', feet: 'feet' },
    shapes: { lineal: 'lineal', square: 'square' },
    sentences: sentencesOf(PROBLEMS.filter((one) => !isTyped(one))),
  }
}

function inputTexts(): object {
  return { words: TEXT_WORDS, sentences: sentencesOf(PROBLEMS.filter(isTyped)) }
}
