import { describe, expect, test } from 'vitest'
import { refusalOf, runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const folder = temporaryFolder()
const REQUEST = { customerId: 'cust_1', lines: [] }

describe('golden record', () => {
  test.each([
    ['a list of requests', JSON.stringify([REQUEST])],
    ['a list over several lines', JSON.stringify([REQUEST], null, 2)],
    ['a request over several lines', JSON.stringify(REQUEST, null, 2)],
    ['a spreadsheet', 'Product,Quantity\nScrews,4\n'],
    ['a golden file', '{"format":"quotewright.golden/1","engine":"0.1.0"}\n{"kind":"quote"}\n'],
    ['a spreadsheet of one column', '"Product"\n"Screws"\n'],
    ['a list of numbers', '4\n5\n'],
    ['nothing', ''],
    ['empty lines', '\n\n'],
  ])('asks for one request per line instead of %s', async (_what, text) => {
    const { exitCode, stderr } = await runWith(['golden', 'record', folder.write('requests.txt', text)])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('NDJSON')
  })

  test.each(['.csv', '.xlsx', '.xls', '.golden.gz'])('names a file that ends in %s', async (ending) => {
    const file = folder.write(`quotes${ending}`, '{}\n')
    const stderr = await refusalOf(['golden', 'record', file])
    expect(stderr).toContain(`quotes${ending}`)
  })
})
