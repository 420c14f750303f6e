/** Tests the React example as people use it: by mouse, by keyboard, and on a phone. */
import { execSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FlashingDesigner } from '../../src/entries/designer-element.js'
import { violationsOn } from './axe.js'
import { chromiumPath, startBrowser } from './browser.js'
import { panelOf } from './designer-page.js'
import { serve } from './serve.js'

const folder = fileURLToPath(new URL('../../docs/examples/react/', import.meta.url))
const isInstalled = existsSync(`${folder}node_modules`)

/** Bundles the page with the command of the example, without a change in its folder. */
function buildPage(outfile: string): string {
  execSync(`npm run --silent build -- --log-level=error --outfile=${JSON.stringify(outfile)}`, {
    cwd: folder,
  })
  return readFileSync(outfile, 'utf8')
}

/** The exports of the example, loaded once its packages are installed. */
interface Example {
  readonly quoteServer: (
    file: string,
    script: string,
  ) => {
    readonly app: { readonly fetch: unknown }
    readonly database: { readonly close: () => void }
  }
  readonly getRequestListener: (fetch: unknown) => RequestListener
}
const load = async (...paths: readonly string[]): Promise<Example> => {
  const modules = paths.map(async (path) => (await import(folder + path)) as Partial<Example>)
  return Object.assign({}, ...(await Promise.all(modules))) as Example
}

test('has at most 29 lines of glue, counted in every file and in handlers too', async () => {
  const script = new URL('../../scripts/count-glue.js', import.meta.url).href
  const { glueLines } = (await import(script)) as {
    readonly glueLines: () => readonly { readonly file: string; readonly text: string }[]
  }
  const lines = glueLines()
  expect(lines.length).toBeLessThanOrEqual(29)
  expect([...new Set(lines.map(({ file }) => file))].sort()).toEqual([
    ...['main.ts', 'page.tsx', 'quote-page.tsx', 'save-quote.ts', 'server.ts'],
  ])
  const texts = lines.map(({ text }) => text)
  // A handler in markup counts.
  expect(texts).toContain('<button {...button((form) => form.undo())} disabled={!form.canUndo}>')
})

describe.skipIf(chromiumPath === undefined || !isInstalled)('the form in React', () => {
  let browser: Browser
  let address = ''
  let close = (): void => undefined
  const data = mkdtempSync(join(tmpdir(), 'quotes-'))
  const errors: string[] = []

  beforeAll(async () => {
    const started = startBrowser()
    const { quoteServer, getRequestListener } = await load(
      ...['server.ts', 'node_modules/@hono/node-server/dist/index.mjs'],
    )
    const { app, database } = quoteServer(join(data, 'quotes.db'), buildPage(join(data, 'page.js')))
    const served = await serve(getRequestListener(app.fetch))
    address = served.address
    browser = await started
    close = () => {
      served.close()
      database.close()
    }
  })
  afterAll(async () => {
    await browser.close()
    close()
    rmSync(data, { recursive: true })
  })

  afterEach(async () => {
    for (const page of browser.contexts().flatMap((context) => context.pages())) await page.close()
    expect(errors.splice(0)).toEqual([])
  })

  async function open(width = 1200): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await page.goto(address)
    await page.getByRole('heading', { name: 'New quote' }).waitFor()
    return page
  }
  const rowOf = (page: Page, number: number) => page.getByRole('group').nth(number - 1)
  const totalsOf = (page: Page) => page.locator('form > dl > dd').allTextContents()

  /** Fills in one row of each kind with the mouse. */
  async function fillIn(page: Page): Promise<void> {
    await page.getByLabel('Customer').fill('cust_1')
    const texts = [
      ['sheet', { Product: 'Corrugated', Pieces: '22/6.1, 14 @ 4.35', 'Price per metre': '$19.85' }],
      ['item', { Product: 'Screws', Quantity: '4', 'Unit price': '12.50' }],
      ['labour', { Work: 'Install', Hours: '16', 'Price per hour': '92' }],
      ['kit', { Kit: 'Gutter kit', 'Price of the kit': '250' }],
      ['note', { Note: 'Scaffolding by others.' }],
      ['adjustment', { Name: 'Loyalty', 'Amount or percentage': '10 %' }],
    ] as const
    for (const [index, [kind, fields]] of texts.entries()) {
      await page.getByRole('button', { name: `Add ${kind}` }).click()
      for (const [label, text] of Object.entries(fields))
        await rowOf(page, index + 1)
          .getByLabel(label, { exact: true })
          .fill(text)
    }
    await page.getByRole('button', { name: 'Add flashing' }).click()
    await page.locator('flashing-designer .point').first().waitFor()
  }

  test('prices rows of every kind and saves the quote, by mouse, without an axe violation', async () => {
    const page = await open()
    await fillIn(page)
    // 195.1 m × 19.85 = 3872.735; 50.00; 1472.00; 250.00; 9.6 m × 34.91 = 335.136. Less 10 %, and 10 % tax.
    expect(await totalsOf(page)).toEqual(['$5,979.88', '$538.19', '$5,920.08'])
    expect((await page.locator('.wrong').allTextContents()).join('')).toBe('')
    await page.getByRole('button', { name: 'Save quote' }).click()
    await page.getByText('Saved as quote 1.').waitFor()
    const kept = (await (await fetch(`${address}quotes`)).json()) as unknown
    expect(kept).toEqual([{ number: 1, total: '5920080000' }])
    expect(await page.getByRole('button', { name: 'Save quote' }).isDisabled()).toBe(true)
    expect(await violationsOn(page)).toEqual([])
  })

  test('can be filled in by keyboard alone, shows a problem at its field, and undoes the wrong entry', async () => {
    const page = await open()
    const type = async (...keys: readonly string[]) => {
      for (const key of keys)
        await (key.startsWith('>') ? page.keyboard.press(key.slice(1)) : page.keyboard.type(key))
    }
    await page.getByLabel('Customer').focus()
    await type('cust_1')
    await page.getByRole('button', { name: 'Add item' }).focus()
    await type('>Enter')
    await rowOf(page, 1).getByLabel('Product', { exact: true }).first().focus()
    await type('Screws', '>Tab', 'four', '>Tab', '12.50')
    const quantity = rowOf(page, 1).getByLabel('Quantity')
    const descriptionId = await quantity.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${descriptionId ?? ''}"]`).textContent()).toBe(
      'Quantity “four” cannot be read. Type a number, such as 2.5.',
    )
    expect(await quantity.getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByText('Total, so far').count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Save quote' }).isDisabled()).toBe(true)
    await quantity.focus()
    await type('>Control+a', '4')
    expect(await totalsOf(page)).toEqual(['$50.00', '$5.00', '$55.00'])
    await page.getByRole('button', { name: 'Add note' }).press('Enter')
    await page.getByRole('button', { name: 'Remove row 1' }).press('Enter')
    expect(await totalsOf(page)).toEqual(['$0.00', '$0.00', '$0.00'])
    const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement)
    expect(await isFocused(rowOf(page, 1).getByLabel('Note'))).toBe(true)
    await page.getByRole('button', { name: 'Remove row 1' }).press('Enter')
    expect(await isFocused(page.getByLabel('Customer'))).toBe(true)
    for (const key of ['Enter', 'Space']) await page.getByRole('button', { name: 'Undo' }).press(key)
    expect(await totalsOf(page)).toEqual(['$50.00', '$5.00', '$55.00'])
    await page.getByRole('button', { name: 'Remove row 2' }).press('Enter')
    await page.getByRole('button', { name: 'Undo' }).focus()
    await type('>Space')
    expect(await totalsOf(page)).toEqual(['$50.00', '$5.00', '$55.00'])
  })

  test('removes a flashing in whose pieces somebody types', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Add flashing' }).click()
    const pieces = panelOf(page).getByLabel('Pieces')
    await pieces.fill('4 @ 24')
    // A shortcut of the page removes the row while the field has the focus.
    await page.getByRole('button', { name: 'Remove row 1' }).evaluate((button) => {
      ;(button as HTMLButtonElement).click()
    })
    await pieces.waitFor({ state: 'detached' })
    expect(await page.getByRole('heading', { name: 'New quote' }).count()).toBe(1)
  })

  test('keeps a quote unsaved if the server refuses it, or if it changes meanwhile', async () => {
    const page = await open()
    await page.getByLabel('Customer').fill('cust_1')
    const save = page.getByRole('button', { name: 'Save quote' })
    await page.route('**/quotes', (route) => route.abort())
    await save.click()
    await page.getByText('The server cannot be reached.').waitFor()
    expect(await save.isDisabled()).toBe(false)
    await page.unroute('**/quotes')
    const refusal = { code: 'no_credit', message: 'The customer has no credit.', param: 'customer_id' }
    await page.route('**/quotes', (route) => route.fulfill({ status: 400, json: { errors: [refusal] } }))
    await save.click()
    const customer = page.getByLabel('Customer')
    await page.getByText(refusal.message).waitFor()
    expect([await customer.getAttribute('aria-invalid'), await save.isDisabled()]).toEqual(['true', false])
    await customer.fill('cust_2')
    expect(await page.getByText(refusal.message).count()).toBe(0)
    await page.unroute('**/quotes')
    await page.route('**/quotes', async (route) => {
      await page.getByLabel('Reference').fill('Banksia Street')
      await route.continue()
    })
    await save.click()
    await page.getByText('Saved as quote').waitFor()
    expect(await save.isDisabled()).toBe(false)
    // The browser itself reports the aborted request and the refused one.
    expect(errors.splice(0)).toHaveLength(2)
  })

  const piecesOf = (page: Page, number: number) =>
    rowOf(page, number).locator('flashing-designer .panel').getByLabel('Pieces')
  const outputsOf = (page: Page) => page.getByRole('group').locator('output').allTextContents()
  const linesOf = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('flashing-designer')].map((one) => JSON.stringify(one.line)),
    )

  /** Presses a button, and types over the text of a field. */
  interface Hand {
    readonly press: (button: Locator) => Promise<void>
    readonly select: (field: Locator) => Promise<void>
  }
  test.each<[string, Hand]>([
    ['mouse', { press: (button) => button.click(), select: (field) => field.click({ clickCount: 3 }) }],
    ['keyboard', { press: (button) => button.press('Enter'), select: (field) => field.press('Control+a') }],
  ])(
    'duplicates, undoes and reopens a flashing with its drawing, pieces and price, by %s',
    async (_, { press, select }) => {
      const page = await open()
      const type = async (field: Locator, text: string) => {
        await select(field)
        await page.keyboard.type(text)
      }
      const named = (name: string) =>
        page.locator('button:not(flashing-designer *)').filter({ hasText: name })
      await type(page.getByLabel('Customer'), 'cust_1')
      await press(named('Add flashing'))
      const designer = rowOf(page, 1).locator('flashing-designer')
      await designer.getByLabel('Start from').selectOption('box-gutter')
      await type(piecesOf(page, 1), '2 @ 3000')
      await type(designer.getByLabel('Price per metre'), '40')
      await press(named('Duplicate row 1'))
      await piecesOf(page, 2).waitFor()
      // 6 m × 40.00.
      expect(await outputsOf(page)).toEqual(['$240.00', '$240.00'])
      const [drawn, copy] = await linesOf(page)
      expect([drawn, copy]).toEqual([expect.stringContaining('"productName":"Box gutter"'), drawn])
      await type(piecesOf(page, 2), '1 @ 3000')
      await page.keyboard.press('Tab')
      expect(await outputsOf(page)).toEqual(['$240.00', '$120.00'])
      expect((await linesOf(page))[0]).toBe(drawn)
      await press(named('Undo'))
      expect([await outputsOf(page), await linesOf(page)]).toEqual([
        ['$240.00', '$240.00'],
        [drawn, drawn],
      ])
      expect(await piecesOf(page, 2).inputValue()).toBe('2 × 3000 mm')
      await press(named('Undo'))
      expect([await outputsOf(page), await linesOf(page)]).toEqual([['$240.00'], [drawn]])
      await press(named('Save quote'))
      const saved = page.getByText(/Saved as quote \d+/)
      await saved.waitFor()
      await page.goto(`${address}?quote=${/\d+/.exec((await saved.textContent()) ?? '')?.[0] ?? ''}`)
      await piecesOf(page, 1).waitFor()
      expect([await outputsOf(page), await linesOf(page)]).toEqual([['$240.00'], [drawn]])
      expect([await totalsOf(page), await named('Save quote').isDisabled()]).toEqual([
        ['$240.00', '$24.00', '$264.00'],
        true,
      ])
      await type(piecesOf(page, 1), '3 @ 3000')
      expect(await outputsOf(page)).toEqual(['$360.00'])
      expect(await named('Save quote').isDisabled()).toBe(false)
    },
  )

  const wrongOf = async (page: Page, number: number) =>
    (await rowOf(page, number).locator('.wrong').allTextContents()).join('')

  test('shows the last known line after undoing an unreadable text, in the designer too', async () => {
    const page = await open()
    const press = (name: string) =>
      page.locator('button:not(flashing-designer *)').filter({ hasText: name }).click({ timeout: 3000 })
    await page.getByLabel('Customer').fill('cust_1')
    await page.getByRole('button', { name: 'Add flashing' }).click()
    await piecesOf(page, 1).fill('four of 2400')
    await page.getByLabel('Reference').fill('Banksia Street')
    await piecesOf(page, 1).fill('1 @ 2400')
    const shown = async () => [
      await piecesOf(page, 1).inputValue(),
      await outputsOf(page),
      await wrongOf(page, 1),
    ]
    // 9.6 m × 34.91 = 335.136.
    const lastKnown = ['4 × 2400 mm', ['$335.14'], '']
    await press('Undo')
    expect(await shown()).toEqual(lastKnown)
    await piecesOf(page, 1).fill('four of 2400')
    expect(await shown()).toEqual(['four of 2400', ['–'], expect.stringContaining('four of 2400')])
    await page.getByLabel('Reference').fill('Elsewhere')
    await press('Undo')
    expect((await shown())[0]).toBe('four of 2400')
    await press('Undo')
    expect(await shown()).toEqual(lastKnown)
  })

  test('keeps the problem of a stored text until somebody changes the flashing', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Add flashing' }).click()
    await piecesOf(page, 1).waitFor()
    const [line = ''] = await linesOf(page)
    const path = ['line', 'subitems']
    const details = { reason: 'not_a_number', kind: 'pieces', typed: 'four of 2400', example: '4 @ 2400' }
    const problem = {
      code: 'unreadable_text',
      message: '',
      param: 'line.subitems',
      path,
      source: 'request',
      details,
    }
    const row = { kind: 'flashing', line: JSON.parse(line) as object, problems: [problem] }
    const draft = { header: { customerId: 'cust_1' }, rows: [row] }
    await page.route('**/quotes/9', (route) => route.fulfill({ json: draft }))
    await page.goto(`${address}?quote=9`)
    await piecesOf(page, 1).waitFor()
    const save = page.getByRole('button', { name: 'Save quote' })
    expect([await piecesOf(page, 1).inputValue(), await outputsOf(page), await wrongOf(page, 1)]).toEqual([
      '4 @ 2400',
      ['–'],
      expect.stringContaining('four of 2400'),
    ])
    expect([await linesOf(page), await save.isDisabled()]).toEqual([[line], true])
    await piecesOf(page, 1).fill('4 @ 2400 ')
    // 9.6 m × 34.91 = 335.136.
    expect([await outputsOf(page), await wrongOf(page, 1), await save.isDisabled()]).toEqual([
      ['$335.14'],
      '',
      false,
    ])
    // One step for each key on an angle, and one for all keys in a field.
    const lines = [(await linesOf(page))[0]]
    for (const price of ['4', '40'])
      await page.locator('flashing-designer').getByLabel('Price per metre').fill(price)
    lines.unshift((await linesOf(page))[0])
    await page.locator('flashing-designer .point').nth(1).focus()
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key)
      lines.unshift((await linesOf(page))[0])
    }
    expect(new Set(lines).size).toBe(5)
    for (const before of lines.slice(1)) {
      await page.locator('button:not(flashing-designer *)').filter({ hasText: 'Undo' }).click()
      expect((await linesOf(page))[0]).toBe(before)
    }
  })

  test('keeps a stored line whose drawing cannot be shown, until a template replaces it', async () => {
    const page = await open()
    const line = { productName: 'Apron', drawing: {}, totalPrice: { amountMicros: '10000' } }
    const draft = { header: { customerId: 'cust_1' }, rows: [{ kind: 'flashing', line }] }
    await page.route('**/quotes/9', (route) => route.fulfill({ json: draft }))
    await page.goto(`${address}?quote=9`)
    await page.getByLabel('Reference').fill('Banksia Street')
    expect([await outputsOf(page), await linesOf(page), await wrongOf(page, 1)]).toEqual([
      ['$0.01'],
      [JSON.stringify(line)],
      '',
    ])
    expect(await page.getByRole('button', { name: 'Save quote' }).isDisabled()).toBe(false)
    const [hint, labels] = await page
      .locator('flashing-designer')
      .evaluate(
        (designer: FlashingDesigner) =>
          [designer.shadowRoot?.querySelector('.hint')?.textContent, designer.labels] as const,
      )
    expect(hint).toBe(labels.fixed)
    await rowOf(page, 1).getByLabel('Start from').selectOption('box-gutter')
    await piecesOf(page, 1).fill('2 @ 3000')
    // 6 m × 34.91.
    expect(await outputsOf(page)).toEqual(['$209.46'])
  })

  test('fits a phone, and updates the total with the drawing', async () => {
    const page = await open(360)
    await fillIn(page)
    const [page360, scrolled] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
    expect(scrolled).toBeLessThanOrEqual(page360)
    const pieces = panelOf(page).getByLabel('Pieces')
    await pieces.fill('four')
    expect(await rowOf(page, 7).locator('output').textContent()).toBe('–')
    expect(await page.getByRole('button', { name: 'Save quote' }).isDisabled()).toBe(true)
    expect(await rowOf(page, 7).locator('.wrong').allTextContents()).toContainEqual(
      expect.stringMatching(/^Pieces, entry 1 /),
    )
    await pieces.fill('1 @ 2400')
    // 2.4 m × 34.91 = 83.784.
    expect(await rowOf(page, 7).locator('output').textContent()).toBe('$83.78')
  })
})
