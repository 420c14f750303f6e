import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedFiles, generatedOnDisk, root } from '../scripts/generate/files.js'
import { fieldsPage } from '../scripts/generate/nouns/fields-page.js'
import { nounFiles } from '../scripts/generate/nouns/load.js'

test('generated files equal the output of `npm run generate`', async () => {
  const files = await generatedFiles()
  const stale = [...files].filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text)
  expect(stale.map(([path]) => path)).toEqual([])
  expect(generatedOnDisk().filter((path) => !files.has(path))).toEqual([])
})

test('the page of fields refuses a noun without a section, and a table for an unknown noun', async () => {
  const files = await nounFiles(root)
  const [first] = files
  const [noun] = first?.nouns ?? []
  if (first === undefined || noun === undefined) throw new Error('there are no nouns')
  const added = { name: 'new-noun', nouns: [{ ...noun, name: 'NewNoun' }] }
  expect(() => fieldsPage([...files, added], root)).toThrow('NewNoun')
  expect(() => fieldsPage(files.slice(1), root)).toThrow(noun.name)
})
