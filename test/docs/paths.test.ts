import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const home = fileURLToPath(new URL('../../', import.meta.url))
const FOLDERS = ['src', 'test', 'scripts', 'docs', 'benchmarks', 'api'] as const

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesIn('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]

/** The paths of all files and folders that a page may name. */
const existing = FOLDERS.flatMap((folder) => [
  folder,
  ...filesIn(folder)
    .filter((file) => !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
])

function filesIn(folder: string): readonly string[] {
  return readdirSync(`${home}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/') && !file.startsWith('api/'))
}

/** The modules, since pages may name a file without `src/`, such as `number/fast.ts`. */
const MODULES = readdirSync(`${home}src`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Returns the paths in the code spans of a page, outside code blocks. */
function pathsIn(text: string): readonly string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => [...FOLDERS, ...MODULES].some((folder) => span.startsWith(`${folder}/`)))
    .filter((span) => !span.includes(' '))
}

/** Tells whether a file or folder exists. `*` and `<name>` stand for any part of a name. */
function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\*\*|\*|<\w+>/g, (mark) => (mark === '**' ? '.*' : '[^/]+'))
  const isNamed = new RegExp(`^${pattern}$`)
  return existing.some((file) => isNamed.test(file) || isNamed.test(file.replace(/^src\//, '')))
}

describe('the paths on a page', () => {
  test.each(pages)('exist: %s', (page) => {
    expect(pathsIn(readFileSync(`${home}${page}`, 'utf8')).filter((path) => !exists(path))).toEqual([])
  })

  test('are found in code spans, and missing paths are detected', () => {
    const paths = pathsIn(
      '`src/engine/engine.ts`, `src/generated/*.generated.ts` and `src/wire/<definition>.ts`; `src/model/`, `a/b.ts`',
    )
    expect(paths).toEqual([
      'src/engine/engine.ts',
      'src/generated/*.generated.ts',
      'src/wire/<definition>.ts',
      'src/model/',
    ])
    expect(paths.filter(exists)).toEqual([
      'src/engine/engine.ts',
      'src/generated/*.generated.ts',
      'src/wire/<definition>.ts',
    ])
  })
})
