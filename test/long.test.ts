import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, type UserWorkspaceConfig } from 'vitest/config'
import { describe, expect, test } from 'vitest'
import full from '../vitest.full.config.js'
import short from '../vitest.config.js'
import { filesAtTwoSizes } from './files-at-two-sizes.js'
import { LONG_FILES, LONG_TITLES, MEASURED_FILES } from './long.js'

const root = join(import.meta.dirname, '..')
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

describe('the two test runs', () => {
  test('include all long files and all property tests at full size in the full run', () => {
    const projects = (full.test?.projects ?? []) as readonly UserWorkspaceConfig[]
    const included = projects.flatMap(({ test: { include } = {} }) => include ?? [])
    expect(included.sort()).toEqual([...new Set([...LONG_FILES, ...filesAtTwoSizes()])].sort())
    expect(JSON.stringify(projects)).not.toContain('exclude')
    const patterns = projects.flatMap(({ test }) =>
      test && 'testNamePattern' in test ? test.testNamePattern : [],
    )
    expect(patterns).toEqual([LONG_TITLES])
    // The reference host imports the package by its names. All other modules are the same as in the short
    // run.
    const alias = full.resolve?.alias
    const found = Array.isArray(alias) ? alias.map((one: { readonly find: unknown }) => String(one.find)) : []
    expect(found).toEqual(['/^quotewright$/', '/^quotewright\\/([\\w-]+)$/'])
  })

  test('find all properties, since only test files assert properties', () => {
    const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    const helpers = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    expect(helpers.filter((name) => textOf(join('test', name)).includes('fc.assert('))).toEqual([])
    expect(filesAtTwoSizes().length).toBeGreaterThan(70)
  })

  test('exclude exactly the long tests from the short run', () => {
    expect(short.test?.include).toEqual(['test/**/*.test.ts'])
    expect(short.test?.exclude).toEqual([...configDefaults.exclude, ...LONG_FILES])
    const pattern = short.test?.testNamePattern
    const isRun = (title: string): boolean => new RegExp(pattern ?? '').test(title)
    const titles = ['L6: a total', 'adversarial lists of no kind', 'M3: a roof of a million sheets']
    const long = [
      'adversarial lists thousands of lengths',
      'adversarial input is refused 10 000 bad lines no kind',
      'a report as HTML shows the first of ten thousand causes',
    ]
    expect([...titles, ...long].filter(isRun)).toEqual(titles)
    expect(long.filter((title) => LONG_TITLES.test(title))).toEqual(long)
  })

  test('list existing files', () => {
    expect([...LONG_FILES, ...MEASURED_FILES].filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  test('are both part of CI', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> }
    expect(scripts['test']).toBe('vitest run')
    expect(scripts['test:full']).toBe('vitest run --config vitest.full.config.ts')
    for (const command of ['npm test', 'npm run test:full', 'npm run check']) {
      expect(textOf('.ci/run')).toMatch(new RegExp(`^${command}( |$)`, 'm'))
    }
  })
})
