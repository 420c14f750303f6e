import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedFiles, generatedOnDisk, root } from '../scripts/generate/files.js'
import { fieldsPage } from '../scripts/generate/nouns/fields-page.js'
import { nounFiles } from '../scripts/generate/nouns/load.js'

test('what is generated is what `npm run generate` writes', async () => {
  const files = await generatedFiles()
  const stale = [...files].filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text)
  expect(stale.map(([path]) => path)).toEqual([])
  expect(generatedOnDisk().filter((path) => !files.has(path))).toEqual([])
})

test('the page of fields refuses a file of nouns that it has no section for, and a section without a file', async () => {
  const files = await nounFiles(root)
  const [first] = files
  if (first === undefined) throw new Error('there are no nouns')
  expect(() => fieldsPage([...files, { ...first, name: 'new-noun' }], root)).toThrow('new-noun')
  expect(() => fieldsPage(files.slice(1), root)).toThrow(first.name)
})
