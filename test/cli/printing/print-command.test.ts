import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refusalOf, runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const samples = join(import.meta.dirname, '../../../docs/samples')
const sample = (name: string): string => join(samples, name)
const folder = temporaryFolder()
const german = [
  sample('prints/angebot.json'),
  ...['--account', sample('prints/account-eur.json'), '--company', sample('prints/firma.json')],
  ...['--locale', 'de-DE'],
]

describe('quotewright print', () => {
  test('prints a request for the customer, without the margin', async () => {
    const { exitCode, stdout } = await runWith(['print', sample('roofing-quote.json')])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('<!doctype html>')
    expect(stdout).toContain('$17,402.08')
    expect(stdout).not.toContain('$4,851.12')
  })

  test('does not overwrite its input', async () => {
    const file = folder.write('quote.html', '{}')
    const { exitCode } = await runWith(['print', file, '--out', file])
    expect([exitCode, readFileSync(file, 'utf8')]).toEqual([2, '{}'])
  })

  test('prints another view into a file', async () => {
    const out = join(folder.path, 'internal.html')
    const { exitCode, stdout } = await runWith(['print', ...german, '--view', 'internal', '--out', out])
    expect([exitCode, stdout]).toEqual([0, ''])
    const html = readFileSync(out, 'utf8')
    for (const part of ['Angebot, intern', 'Dachwerk Nord GmbH', 'Familie Petersen', '27. November 2026'])
      expect(html).toContain(part)
  })

  test('refuses a priced document whose total somebody changed', async () => {
    const priced = await runWith(['price', sample('roofing-quote.json'), '--format', 'json'])
    const changed = priced.stdout.replace('"17402080000"', '"17000000000"')
    const { exitCode, stdout, stderr } = await runWith(['print'], { input: changed })
    expect([exitCode, stdout]).toEqual([1, ''])
    expect(JSON.parse(stderr)).toMatchObject({ errors: [{ code: 'total_price_mismatch', param: 'total' }] })
  })

  test.each(['estimate.csv', 'estimate.xlsx'])('says how to print %s', async (name) => {
    const stderr = await refusalOf(['print', sample(name)])
    expect(stderr).toContain(`quotewright price ${sample(name)}`)
  })

  test('prints a priced document as it is', async () => {
    const priced = await runWith(['price', sample('roofing-quote.json'), '--format', 'json'])
    const { exitCode, stdout, stderr } = await runWith(['print'], { input: priced.stdout, hasNotes: true })
    expect(exitCode).toBe(0)
    expect(stdout).toContain('$17,402.08')
    expect(stderr).toContain('printed as it is')
  })

  test('says how to name the company on a print for customers', async () => {
    const run = (...options: string[]) =>
      runWith(['print', sample('roofing-quote.json'), ...options], { hasNotes: true })
    for (const view of ['customer', 'invoice'])
      expect((await run('--view', view)).stderr).toMatch(/note: .*not name your company.* --company FILE/)
    for (const options of [['--view', 'workshop'], ['--view', 'internal'], ['--quiet'], german.slice(3, 5)])
      expect((await run(...options)).stderr).not.toContain('your company')
  })

  test('puts the texts of a document before those of the company', async () => {
    const company = folder.write('company.json', {
      company: { name: 'Roofer' },
      texts: { number: '1', taxName: 'VAT' },
    })
    const texts = folder.write('job.json', { customer: { name: 'Jo' }, texts: { number: '2' } })
    const files = ['--company', company, '--texts', texts]
    const { stdout } = await runWith(['print', sample('roofing-quote.json'), ...files])
    for (const part of ['Roofer · Quote 2', '<bdi>Jo</bdi>', 'VAT 10%']) expect(stdout).toContain(part)
  })

  test.each([
    [['--out', 'quote.html.docx'], /must end in \.html or \.pdf/],
    [['--locale', 'de_DE'], /locale must be a locale/],
  ])('refuses %j', async (options, message) => {
    const { exitCode, stderr } = await runWith(['print', sample('order.json'), ...options])
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(message)
  })

  test('names a wrong text of a file', async () => {
    const wrong = folder.write('wrong.json', { company: { name: 5 } })
    const { stderr } = await runWith(['print', sample('order.json'), '--company', wrong])
    expect(stderr).toContain('company.name must be a text')
  })

  test('writes HTML if it cannot make the PDF, and says so', async () => {
    const out = join(folder.path, 'offer.pdf')
    const env = { CHROMIUM_PATH: process.execPath }
    const { exitCode, stderr } = await runWith(['print', ...german, '--out', out], { env })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('offer.html has the same print')
    expect(existsSync(out)).toBe(false)
    expect(readFileSync(join(folder.path, 'offer.html'), 'utf8')).toContain('Angebot')
  })

  test('keeps an existing HTML file if it cannot make the PDF, and suggests --out', async () => {
    const page = folder.write('kept.html', 'mine')
    const env = { CHROMIUM_PATH: process.execPath }
    const { exitCode, stderr } = await runWith(['print', ...german, '--out', page.replace('html', 'pdf')], {
      env,
    })
    expect(exitCode).toBe(2)
    expect(stderr).toContain(`does not print`)
    expect(stderr).toContain(`--out ${page}`)
    expect(readFileSync(page, 'utf8')).toBe('mine')
  })
})
