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

/** Every file and folder of the project that a page could name, by its path from the root. */
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

/** Pages may name files of a module without the folder in front: `number/fast.ts`. */
const ROOMS = readdirSync(`${home}src`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The paths that a page names in its code spans, outside of blocks of code. */
function pathsIn(text: string): readonly string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => [...FOLDERS, ...ROOMS].some((folder) => span.startsWith(`${folder}/`)))
    .filter((span) => !span.includes(' '))
}

/** Whether there is such a file or folder. A `*` stands for any part of a name, `<name>` likewise. */
function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\*\*|\*|<\w+>/g, (mark) => (mark === '**' ? '.*' : '[^/]+'))
  const isNamed = new RegExp(`^${pattern}$`)
  return existing.some((file) => isNamed.test(file) || isNamed.test(file.replace(/^src\//, '')))
}

describe('paths on pages', () => {
  test.each(pages)('%s names existing files and folders', (page) => {
    expect(pathsIn(readFileSync(`${home}${page}`, 'utf8')).filter((path) => !exists(path))).toEqual([])
  })

  test('the check finds paths on pages, and missing ones', () => {
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
