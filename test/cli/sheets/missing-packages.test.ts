import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { refusalOf } from '../run-with.js'

const samples = join(import.meta.dirname, '../../../docs/samples')

test.each([
  ['papaparse', 'estimate.csv'],
  ['read-excel-file', 'estimate.xlsx'],
])('price says how to install %s if it is missing', async (name, sample) => {
  const missing = () => {
    throw new Error('Cannot find package')
  }
  vi.doMock('papaparse', missing)
  vi.doMock('read-excel-file/node', missing)
  const stderr = await refusalOf(['price', join(samples, sample)])
  expect(stderr).toMatch(new RegExp(`^quotewright: .*npm install ${name}\\.\\n$`))
})
