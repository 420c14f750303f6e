/** Tests that the fields in docs/glossary.md exist. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { definitionFiles } from '../../scripts/generate/definitions/load.js'
import { fieldsOf } from '../../scripts/generate/definitions/names.js'
import * as quotewright from '../../src/entries/index.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = readFileSync(`${root}docs/glossary.md`, 'utf8')

/** Fields that only results of functions have, such as `cutList`. */
const RESULT_FIELDS = ['offcut']

test('docs/glossary.md refers only to fields and functions that exist', async () => {
  const fields = (await definitionFiles(root)).flatMap(({ definitions }) =>
    definitions.flatMap((definition) => fieldsOf(definition).map(([name]) => name)),
  )
  const known = new Set([...fields, ...Object.keys(quotewright), ...RESULT_FIELDS])
  const references = [...page.matchAll(/^- .* See (.*)\.$/gm)].map(([, reference = '']) => reference)
  const names = references.flatMap((reference) =>
    [...reference.matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) => path.split(/[.[\]]+/)),
  )
  expect(names.length).toBeGreaterThan(40)
  expect([...new Set(names)].filter((name) => name !== '' && !known.has(name))).toEqual([])
})
