import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import coverage from '../../vitest.coverage.config.js'
import folders from './folders.json' with { type: 'json' }
import modules from './modules.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const inSource = (folder: string): string => join(root, 'src', folder)

/**
 * Modules that mutation testing leaves out: lists of names, texts and exports, and code that needs processes, a browser or
 * React.
 */
const UNCHANGED: readonly string[] = [
  ...['definitions', 'entries', 'generated', 'history', 'languages'],
  'react',
]

/** The folders of a pattern such as `src/{number,tax}/**`. */
function foldersOf(pattern: string): readonly string[] {
  return (/\{([\w,]+)\}/.exec(pattern)?.[1] ?? '').split(',')
}

describe('the modules of mutation testing and of coverage', () => {
  test('are existing folders, and so are the folders of their tests', () => {
    expect(Object.keys(modules).filter((module) => !existsSync(inSource(module)))).toEqual([])
    const tests = new Set([...folders, ...Object.values(modules).flat()])
    expect([...tests].filter((folder) => !existsSync(join(root, 'test', folder)))).toEqual([])
  })

  test('cover every folder of the source, except those without code to change', () => {
    const known = new Set([...Object.keys(modules), ...readdirSync(join(root, 'test')), ...UNCHANGED])
    expect(readdirSync(inSource('.')).filter((folder) => !known.has(folder))).toEqual([])
  })

  test('have the same folders by default', () => {
    const stryker = readFileSync(join(root, 'stryker.config.js'), 'utf8')
    const { include = [] } = coverage.test?.coverage ?? {}
    const measured = foldersOf(include.join())
    expect(measured.filter((folder) => !existsSync(inSource(folder)))).toEqual([])
    expect(measured).toEqual(foldersOf(/module \?\? '(\{[^}]+\})'/.exec(stryker)?.[1] ?? ''))
  })
})
