import { expect, test, vi } from 'vitest'
import { maxLineBytes, splitLines } from '../../src/cli/answering/split-lines.js'

test.each([
  { name: 'a carriage return just above the limit', at: maxLineBytes, length: maxLineBytes + 10, excess: 5 },
  {
    name: 'a carriage return as the last byte before the cut',
    at: maxLineBytes + 4,
    length: maxLineBytes + 10,
    excess: 4,
  },
  { name: 'the longest line with \\r\\n', at: maxLineBytes, length: maxLineBytes + 1, excess: 0 },
])('`splitLines` keeps the right number of bytes for $name', async ({ at, length, excess }) => {
  const line = Buffer.alloc(length + 1, ' ')
  line[at] = 0x0d
  line[length] = 0x0a
  const lengths: number[] = []
  async function* chunks() {
    yield await Promise.resolve(line)
  }
  for await (const lines of splitLines(chunks())) lengths.push(...lines.map((one) => one.length))
  expect(lengths).toEqual([maxLineBytes + excess])
})

test('leaves a line that is too long above the limit when it removes its byte order mark', async () => {
  const line = Buffer.alloc(maxLineBytes + 10, ' ')
  line.set([0xef, 0xbb, 0xbf])
  const lengths: number[] = []
  async function* chunks() {
    yield await Promise.resolve(line)
  }
  for await (const lines of splitLines(chunks())) lengths.push(...lines.map((one) => one.length))
  expect(lengths).toEqual([maxLineBytes + 2])
})

test('`splitLines` keeps no chunk beyond the limit', async () => {
  const concat = vi.spyOn(Buffer, 'concat')
  async function* chunks() {
    yield await Promise.resolve(Buffer.alloc(maxLineBytes + 10, ' '))
    for (let count = 0; count < 5; count++) yield Buffer.from('x')
    yield Buffer.from('\n')
  }
  for await (const lines of splitLines(chunks())) expect(lines).toHaveLength(1)
  expect(concat.mock.calls.length).toBe(0)
  concat.mockRestore()
})

test.each([
  ['is removed at the start of a file', undefined, '{}'],
  ['is kept at the start of a part', false, '\uFEFF{}'],
])('a byte order mark %s', async (_, startsFile, first) => {
  async function* chunks() {
    yield await Promise.resolve('\uFEFF{}\n\uFEFF[]\n')
  }
  const texts: string[] = []
  for await (const lines of splitLines(chunks(), startsFile)) texts.push(...lines.map(String))
  expect(texts).toEqual([first, '\uFEFF[]'])
})
