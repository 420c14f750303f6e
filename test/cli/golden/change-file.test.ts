import { expect, test } from 'vitest'
import { createChangeFile } from '../../../src/cli/golden/change-file.js'
import { requestsByLine } from '../../../src/cli/golden/records-of-file.js'
import { temporaryFolder } from '../temporary-folder.js'

const folder = temporaryFolder()

test('a change file keeps two records that together exceed the longest line', async () => {
  const changes = createChangeFile()
  const text = 'x'.repeat(34 * 1024 * 1024)
  await changes.add({ recorded: { line: 1, text }, current: { line: 2, text } })
  await changes.add({ current: { line: 3, text: '' } })
  const lengths: unknown[] = []
  for await (const { recorded, current } of changes.all())
    lengths.push([recorded?.text.length, current?.text.length])
  await changes.remove()
  expect(lengths).toEqual([
    [text.length, text.length],
    [undefined, 0],
  ])
})

test('requests after the last line are undefined', async () => {
  const requests = requestsByLine(folder.write('ten.ndjson', '{"reference":"a"}\n'.repeat(10)))
  expect(await requests.at(10)).toEqual({ reference: 'a' })
  expect([await requests.at(11), await requests.at(12), await requests.at(40)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  requests.end()
})
