import { describe, expect, test } from 'vitest'
import { runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const folder = temporaryFolder()
const REQUEST = { customerId: 'cust_1', lines: [] }

describe('golden record', () => {
  test.each([
    ['a list of requests', JSON.stringify([REQUEST])],
    ['a list over several lines', JSON.stringify([REQUEST], null, 2)],
    ['a request over several lines', JSON.stringify(REQUEST, null, 2)],
    ['a spreadsheet', 'Product,Quantity\nScrews,4\n'],
  ])('asks for one request per line instead of %s', async (_what, text) => {
    const { exitCode, stderr } = await runWith(['golden', 'record', folder.write('requests.txt', text)])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('NDJSON')
  })
})
