import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderWith, install } from './install.js'

const folder = folderWith([])

beforeAll(async () => {
  await install(folder)
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Returns the codes of the errors of TypeScript in a file that imports an entry. */
function errorsOf(specifier: string, moduleResolution: ts.ModuleResolutionKind): readonly number[] {
  const file = join(folder, 'user.mts')
  writeFileSync(file, `import * as entry from '${specifier}'\nexport const names = Object.keys(entry)\n`)
  const program = ts.createProgram([file], {
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module:
      moduleResolution === ts.ModuleResolutionKind.NodeNext ? ts.ModuleKind.NodeNext : ts.ModuleKind.ESNext,
    moduleResolution,
  })
  return ts.getPreEmitDiagnostics(program).map(({ code }) => code)
}

describe('the page about ES modules', () => {
  test('names the error of `require` in a Node that cannot load ES modules by it', () => {
    const options = ['--no-experimental-require-module', '--input-type=commonjs']
    const requires = [...options, '-e', "require('quotewright')"]
    const imports = [
      ...options,
      '-e',
      "import('quotewright').then(({ priceQuote }) => console.log(typeof priceQuote))",
    ]
    const run = (parameters: readonly string[]) =>
      spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' })
    expect(run(requires).stderr).toContain('ERR_REQUIRE_ESM')
    expect(run(imports).stdout).toBe('function\n')
  })

  test('names the error of the old resolution of TypeScript for the entries beside the root', () => {
    const { NodeNext, Node10 } = ts.ModuleResolutionKind
    expect(errorsOf('quotewright/form', NodeNext)).toEqual([])
    expect(errorsOf('quotewright', Node10)).toEqual([])
    expect(errorsOf('quotewright/form', Node10)).toEqual([2307])
  })
})
