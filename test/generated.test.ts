import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedFiles, generatedOnDisk, root } from '../scripts/generate/files.js'
import { fieldsPages } from '../scripts/generate/definitions/fields-page.js'
import { definitionFiles } from '../scripts/generate/definitions/load.js'

test('generated files equal the output of `npm run generate`', async () => {
  const files = await generatedFiles()
  const stale = [...files].filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text)
  expect(stale.map(([path]) => path)).toEqual([])
  expect(generatedOnDisk().filter((path) => !files.has(path))).toEqual([])
})

test('the page of fields rejects a definition without a section, and a section without a definition', async () => {
  const files = await definitionFiles(root)
  const [first] = files
  const [definition] = first?.definitions ?? []
  if (first === undefined || definition === undefined) throw new Error('the definitions are missing')
  const added = { name: 'new-definition', definitions: [{ ...definition, name: 'NewDefinition' }] }
  expect(() => fieldsPages([...files, added], root)).toThrow('NewDefinition')
  expect(() => fieldsPages(files.slice(1), root)).toThrow(definition.name)
})
