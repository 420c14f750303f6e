import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { LAYERS } from '../scripts/generate/layers.js'
import packageJson from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('../', import.meta.url))
const source = join(root, 'src')

/** The modules that package.json exports. */
const ENTRIES = Object.keys(packageJson.exports).map(
  (path) => `entries/${path === '.' ? 'index' : path.slice(2)}.ts`,
)

/** Packages that only some modules or files may import. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'io-ts': ['schema/codecs.ts', 'generated/codecs.generated.ts'],
  commander: ['cli'],
  'string-width': ['cli'],
  bullmq: ['cli'],
  ioredis: ['cli'],
  'playwright-core': ['cli'],
  papaparse: ['cli'],
  'read-excel-file': ['cli'],
  '@noble/hashes': ['golden/fingerprint.ts', 'service/hashes/sha256.ts'],
  '@scure/base': [
    'golden/fingerprint.ts',
    'service/conversation/base64.ts',
    'service/lists/base64url.ts',
    'service/webhooks/webhook-secret.ts',
  ],
  preact: ['designer/element'],
  react: ['react'],
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/'))

const imports = new Map(files.map((file) => [file, importsOf(file)]))

function importsOf(file: string): readonly string[] {
  return ts
    .preProcessFile(readFileSync(join(source, file), 'utf8'))
    .importedFiles.map(({ fileName }) => fileName)
}

/** Lists the files of the project that a file imports. */
function neighboursOf(file: string): readonly string[] {
  return (imports.get(file) ?? [])
    .filter((name) => name.startsWith('.'))
    .map((name) =>
      relative(source, join(source, dirname(file), name))
        .replaceAll('\\', '/')
        .replace(/\.js$/, '.ts'),
    )
    .filter((name) => name.endsWith('.ts') && !name.startsWith('..'))
}

/**
 * Returns the module of a file, which is its folder. The designer has two modules: its model and its element.
 */
function moduleOf(file: string): string {
  return /^(?:designer\/)?[^/]+/.exec(file)?.[0] ?? file
}

function layerOf(file: string): number {
  const module = moduleOf(file)
  return LAYERS.findIndex((modules) => modules.includes(module))
}

describe('the architecture', () => {
  test('has a layer for every file', () => {
    expect(files.filter((file) => layerOf(file) === -1)).toEqual([])
  })

  test('is described by docs/architecture.md, from the top layer down', () => {
    const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
    const cells = [...page.matchAll(/^\| \w* ?\| (`src\/[^|]*)/gm)].map(([, cell = '']) => cell)
    const described = cells.flatMap((cell) => cell.match(/(?<=`src\/).*?(?=\/`)/g) ?? [])
    expect([...described].sort()).toEqual(LAYERS.flat().sort())
    const layers = described.map((module) => LAYERS.findIndex((some) => some.includes(module)))
    expect(layers).toEqual([...layers].sort((one, other) => other - one))
  })

  test('permits only imports from lower layers and within a module', () => {
    const climbing = files.flatMap((file) =>
      neighboursOf(file)
        .filter((other) => layerOf(other) >= layerOf(file) && moduleOf(other) !== moduleOf(file))
        .map((other) => `${file} → ${other}`),
    )
    expect(climbing).toEqual([])
  })

  test('loads no code for explaining, diagnosing or solving from the root', () => {
    const loaded = new Set<string>()
    const load = (file: string): void => {
      if (loaded.has(file)) return
      loaded.add(file)
      for (const other of neighboursOf(file)) load(other)
    }
    for (const entry of ['index', 'flashing', 'schemas', 'pricing-script']) load(`entries/${entry}.ts`)
    const modules = new Set([...loaded].map(moduleOf))
    expect([...modules]).toContain('engine')
    expect(
      ['explain', 'diagnose', 'solve', 'golden', 'service', 'input', 'designer/model'].filter((module) =>
        modules.has(module),
      ),
    ).toEqual([])
    // A refused total needs the functions of policies (L7), but not their names and descriptions.
    const ofPolicies = [...loaded].filter((file) => moduleOf(file) === 'policies')
    expect(ofPolicies).not.toContain('policies/policies.ts')
    expect(ofPolicies).not.toContain('policies/known-policies.ts')
  })

  test('lets the command import only from public entries', () => {
    const past = files
      .filter((file) => moduleOf(file) === 'cli')
      .flatMap((file) => neighboursOf(file).map((other) => [file, other] as const))
      .filter(([, other]) => moduleOf(other) !== 'cli' && !ENTRIES.includes(other))
    expect(past).toEqual([])
  })

  test('loads at most 48 files of the command for golden verify', () => {
    const loaded = new Set<string>()
    const load = (file: string): void => {
      if (moduleOf(file) !== 'cli' || loaded.has(file)) return
      loaded.add(file)
      const text = readFileSync(join(source, file), 'utf8')
      // Imports of types load nothing, and imports inside functions load later.
      for (const [, name = ''] of text.matchAll(/^import (?!type )[^']*'(\.[^']+)\.js'/gm))
        load(`${relative(source, join(source, dirname(file), name)).replaceAll('\\', '/')}.ts`)
    }
    load('cli/main.ts')
    load('cli/golden/verify-command.ts')
    const written = [...loaded].filter((file) => !file.endsWith('.generated.ts'))
    expect(written).toContain('cli/table/draw-grid.ts')
    expect(written.length).toBeLessThanOrEqual(48)
  })

  test('has no cycle of imports', () => {
    const done = new Set<string>()
    const cycles: string[] = []
    const visit = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
      else if (!done.has(file)) {
        for (const other of neighboursOf(file)) visit(other, [...trail, file])
        done.add(file)
      }
    }
    for (const file of files) visit(file, [])
    expect(cycles).toEqual([])
  })

  test('lets only generators read the records of problems', () => {
    const readers = files
      .filter((file) => moduleOf(file) !== 'definitions')
      .filter((file) => neighboursOf(file).some((other) => other.startsWith('definitions/problems/')))
    expect(readers).toEqual([])
    expect(neighboursOf('definitions/problems/wire-problems.ts')).toContain(
      'definitions/problems/problem-record.ts',
    )
  })

  test('lets only listed files import packages, and only the command import Node', () => {
    const strays = files.flatMap((file) =>
      (imports.get(file) ?? [])
        .filter((name) => !name.startsWith('.'))
        .filter((name) => {
          if (name.startsWith('node:')) return moduleOf(file) !== 'cli'
          const owner = Object.keys(PACKAGES).find((known) => name === known || name.startsWith(`${known}/`))
          const places = owner === undefined ? [] : (PACKAGES[owner] ?? [])
          return !places.includes(moduleOf(file)) && !places.includes(file)
        })
        .map((name) => `${file} → ${name}`),
    )
    expect(strays).toEqual([])
  })

  test('has no barrel file and no vague file name', () => {
    const vague = /(^|\/)(index|utils?|common|helpers?|misc|shared)(\.ts$|\/)/
    expect(files.filter((file) => vague.test(file))).toEqual(['entries/index.ts'])
  })

  test('uses no file name more than twice', () => {
    // A language file has the name of its area.
    const names = files.filter((file) => moduleOf(file) !== 'languages').map((file) => basename(file))
    const repeated = names.filter((name) => names.filter((other) => other === name).length > 2)
    expect([...new Set(repeated)]).toEqual([])
  })

  test('has few very short files, and an average length of more than 90 lines', () => {
    const written = files.filter((file) => !file.endsWith('.generated.ts'))
    const lengths = written.map((file) => readFileSync(join(source, file), 'utf8').split('\n').length - 1)
    expect(lengths.filter((length) => length < 10).length).toBeLessThanOrEqual(10)
    expect(lengths.reduce((sum, length) => sum + length, 0) / written.length).toBeGreaterThan(90)
  })

  test('is checked by a reader that finds the imports of a file', () => {
    expect(neighboursOf('engine/engine.ts')).toContain('wire/document.ts')
  })
})
