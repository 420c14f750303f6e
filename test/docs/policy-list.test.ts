/** Tests the handwritten lists of policies in docs/diagnose.md. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { policies } from '../../src/entries/diagnose.js'

const page = readFileSync(fileURLToPath(new URL('../../docs/diagnose.md', import.meta.url)), 'utf8')
const [, section = ''] = page.split('\n## Where the policies come from\n')
const idsIn = (text: string): readonly string[] => [...text.matchAll(/`([a-z-]+)`/g)].map(([, id = '']) => id)
const cells = [...section.matchAll(/^\| (.*) \| (`.*) \|$/gm)]
const ids = policies.map(({ id }) => id)
const withoutReport = policies.filter(({ seenIn }) => seenIn.length === 0).map(({ id }) => id)

test('the table of policies names the source of each policy once', () => {
  expect(cells.flatMap(([, , listed = '']) => idsIn(listed)).sort()).toEqual([...ids].sort())
})

test('the row without reports lists the policies without a published report', () => {
  const [row] = cells.filter(([, what]) => what === '**no published report**')
  expect(idsIn(row?.[2] ?? '')).toEqual(withoutReport)
})

test('each policy without a report has a sentence below the table', () => {
  const sentences = [...section.matchAll(/^- (.*?):/gm)].flatMap(([, names = '']) => idsIn(names))
  expect(sentences.sort()).toEqual([...withoutReport].sort())
})

test('docs/diagnose.md states the number of policies', () => {
  // The first paragraph says "some ninety".
  expect(Math.round(ids.length / 10)).toBe(9)
})
