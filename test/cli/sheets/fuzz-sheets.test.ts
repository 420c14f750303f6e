import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'
import { makeXlsx, makeZip, workbookParts } from './make-xlsx.js'

const folder = temporaryFolder()
const samples = join(import.meta.dirname, '../../../docs/samples')
const [CSV, XLSX] = ['estimate.csv', 'estimate.xlsx'].map((name) => readFileSync(join(samples, name))) as [
  Buffer,
  Buffer,
]

/** Changes to a file: overwritten bytes, a missing part, or a repeated part. */
const changes = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    kind: fc.constantFrom('over', 'out', 'twice'),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 5 },
)

type Change = typeof changes extends fc.Arbitrary<(infer One)[]> ? One : never

function changed(bytes: Buffer, { at, kind, bytes: put }: Change): Buffer {
  const start = Math.floor(at * bytes.length)
  const end = start + put.length
  if (kind === 'over') return Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(end)])
  if (kind === 'out') return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
  return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)])
}

/** Prices a file, and checks that the answer is a document, a list of problems or a sentence. */
async function expectAnswer(ending: string, contents: Buffer): Promise<void> {
  const { exitCode, stdout, stderr } = await runWith([
    'price',
    folder.write(`fuzz${ending}`, contents),
    '--quiet',
  ])
  if (exitCode === 2) expect([stdout, stderr]).toEqual(['', expect.stringMatching(/^quotewright: [^]*\.\n$/)])
  else expect(Object.keys(JSON.parse(stdout) as object)).toContain(exitCode === 0 ? 'quote' : 'errors')
}

/** Pieces of worksheets, in any order. */
const xml = fc
  .array(
    fc.constantFrom(
      ...[
        '<row r="2">',
        '<row>',
        '</row>',
        '<c r="B2">',
        '<c t="s">',
        '<c t="b">',
        '<c t="e" s="1">',
        '<c s="9"/>',
      ],
      ...[
        '</c>',
        '<v>1</v>',
        '<v>',
        '</v>',
        '<f>A1</f>',
        '<is><t>Product</t></is>',
        '<!--',
        ']]>',
        '&amp;',
        '&x;',
      ],
      ...[
        '<c r="A1" t="inlineStr"><is><t>Product</t></is></c>',
        '<c r="ZZZ9999"><v>1</v></c>',
        '<row r="0">',
      ],
    ),
    { maxLength: 20 },
  )
  .map((pieces) => pieces.join(''))

describe('the readers of spreadsheets', () => {
  test('answer a CSV file with any change', async () => {
    await fc.assert(
      fc.asyncProperty(changes, (all) => expectAnswer('.csv', all.reduce(changed, CSV))),
      { numRuns: 300 },
    )
  })

  test('answer an XLSX file with any change', async () => {
    await fc.assert(
      fc.asyncProperty(changes, (all) => expectAnswer('.xlsx', all.reduce(changed, XLSX))),
      { numRuns: 300 },
    )
  })

  test('answer any worksheet, whatever its XML', async () => {
    await fc.assert(
      fc.asyncProperty(xml, (rows) => expectAnswer('.xlsx', makeXlsx({ Sheet: rows }))),
      { numRuns: 300 },
    )
  })

  test('answer any text in the parts of a workbook', async () => {
    const parts = workbookParts({
      Sheet: '<row r="1"><c r="A1" t="inlineStr"><is><t>Product</t></is></c></row>',
    })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(parts)), changes, (name, all) => {
        const text = all.reduce(changed, Buffer.from(parts[name]?.text ?? ''))
        return expectAnswer('.xlsx', makeZip({ ...parts, [name]: { text } }))
      }),
      { numRuns: 300 },
    )
  })
})
