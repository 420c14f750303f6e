import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, type UserWorkspaceConfig } from 'vitest/config'
import { describe, expect, test } from 'vitest'
import full, { everything } from '../vitest.full.config.js'
import short from '../vitest.config.js'
import { LONG_FILES, LONG_TITLES, MEASURED_FILES } from './long.js'

const root = join(import.meta.dirname, '..')
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

describe('no test is lost between the short run and the full one', () => {
  test('the full run has every test file, and every title', () => {
    expect(everything.include).toEqual(['test/**/*.test.ts'])
    expect(everything).not.toHaveProperty('exclude')
    expect(JSON.stringify(full.test)).not.toContain('testNamePattern')
    const projects = (full.test?.projects ?? []) as readonly UserWorkspaceConfig[]
    const files = projects.map(({ test: { include, exclude } = {} }) => ({ include, exclude }))
    expect(files).toEqual([
      { include: everything.include, exclude: [...configDefaults.exclude, ...MEASURED_FILES] },
      { include: MEASURED_FILES, exclude: undefined },
    ])
    // The reference host imports the package by its names; nothing else is another module than in the short run.
    const alias = full.resolve?.alias
    const found = Array.isArray(alias) ? alias.map((one: { readonly find: unknown }) => String(one.find)) : []
    expect(found).toEqual([
      '/^quotewright$/',
      '/^quotewright\\/designer-element$/',
      '/^quotewright\\/(\\w+)$/',
    ])
  })

  test('the short run leaves out what is listed as long, and nothing else', () => {
    expect(short.test?.include).toEqual(everything.include)
    expect(short.test?.exclude).toEqual([...configDefaults.exclude, ...LONG_FILES])
    const pattern = short.test?.testNamePattern
    const isRun = (title: string): boolean => new RegExp(pattern ?? '').test(title)
    const titles = ['L6: a total', 'hostile lists of no kind', 'M3: a roof of a million sheets']
    const long = ['hostile lists thousands of lengths', 'hostile input is refused 10 000 bad lines no kind']
    expect([...titles, ...long].filter(isRun)).toEqual(titles)
    expect(long.filter((title) => LONG_TITLES.test(title))).toEqual(long)
  })

  test('what is listed exists', () => {
    expect([...LONG_FILES, ...MEASURED_FILES].filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  test('CI runs both', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> }
    expect(scripts['test']).toBe('vitest run')
    expect(scripts['test:full']).toBe('vitest run --config vitest.full.config.ts')
    for (const command of ['npm test', 'npm run test:full', 'npm run check']) {
      expect(textOf('.ci/run')).toMatch(new RegExp(`^${command}( |$)`, 'm'))
    }
  })
})
