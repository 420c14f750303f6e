import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { errorsOfRootFiles } from '../compiler-errors.js'

const root = join(import.meta.dirname, '../..')

/** Reads the compiler options of the project. */
function projectOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown
  }
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options
}

/** Tests run without type checks, so this test compiles the files in this folder. */
test('the tests of types compile', () => {
  const files = readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file))
  const errors = errorsOfRootFiles(ts.createProgram(files, projectOptions())).map(
    ({ file, messageText }) =>
      `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  )
  expect(errors).toEqual([])
})
