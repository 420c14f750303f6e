import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedFiles, generatedOnDisk, root } from '../scripts/generate/files.js'

test('what is generated is what `npm run generate` writes', async () => {
  const files = await generatedFiles()
  const stale = [...files].filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text)
  expect(stale.map(([path]) => path)).toEqual([])
  expect(generatedOnDisk().filter((path) => !files.has(path))).toEqual([])
})
