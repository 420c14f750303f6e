import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Frame, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { MeasuredFlashing } from '../../src/entries/index.js'
import { formatLength, formatMoney } from '../../src/entries/input.js'
import { runWith } from '../cli/run-with.js'
import { guideSays, saveGuideFiles } from '../docs/guide-steps.js'
import { asTheCommand, type ShownRun } from '../site/as-the-command.js'
import { LIVE_PAGES } from '../site/live-pages.js'
import { violationsOn } from './axe.js'
import { serveSite, siteFolder, whyNot, type OpenPage, type ServedSite } from './served-site.js'

/** The members that functions running on a page use. */
interface Shown {
  readonly dataset: Readonly<Record<string, string | undefined>>
  readonly textContent: string | null
  readonly querySelectorAll: (selector: string) => Iterable<Shown>
  readonly getAttribute: (name: string) => string | null
  readonly checkVisibility: () => boolean
}
declare const document: {
  readonly activeElement: Shown | null
  readonly documentElement: { readonly scrollWidth: number; readonly scrollHeight: number }
  readonly querySelector: (name: 'flashing-designer') => {
    readonly line: Readonly<Record<string, unknown>>
    readonly shadowRoot: Shown & { readonly activeElement: Shown | null }
  } | null
}
declare const navigator: { readonly clipboard: { readonly readText: () => Promise<string> } }
declare const innerWidth: number
declare const getComputedStyle: (element: Shown) => {
  readonly color: string
  readonly backgroundColor: string
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const reason = whyNot()
if (reason !== undefined) console.warn(`test/browser/site is skipped: ${reason}`)

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const

/**
 * The frame is the same on every page, so axe checks it only on the first page and on the page for missing
 * pages.
 */
const CONTENT = '.VPContent'

/** The number of pages that are loaded side by side in frames, which is faster than one by one. */
const FRAMES = 12

/** The size of an A4 sheet in pixels, less a centimetre on each side. */
const A4 = { width: 718, height: 1046 }

/** A field of each page, with a new text for it. */
const TYPED: Readonly<Record<string, readonly [name: string, text: string]>> = {
  line: ['quantity', '1/4'],
  markup: ['cost', '$80'],
  measurements: ['pieces', '22/6.1, 3 x 240mm'],
  kit: ['pipes', '3'],
  tax: ['first', '$0.05'],
  rounding: ['price', '1.005'],
  'other-system': ['shown', '$10.30'],
  target: ['goal', '$17000'],
  golden: ['rate', '12.5'],
  form: ['row1.quantity', '23'],
}
const PAGES = [...LIVE_PAGES.map(({ name }) => name), 'form']
const addressOf = (name: string): string => `/live/${name}.html`

/** Reads the commands that a page shows: files, arguments and figures. */
async function runsOn(page: Page): Promise<readonly ShownRun[]> {
  return page.$$eval('[data-run]', (runs: Shown[]) =>
    runs.map((run) => {
      const all = (selector: string) => [...run.querySelectorAll(selector)]
      const json = (text: string | undefined): unknown => JSON.parse(text ?? 'null')
      return {
        command: json(all('[data-command]')[0]?.dataset['command']) as string[],
        before: all('[data-before]').map(({ dataset }) => json(dataset['before']) as string[]),
        files: Object.fromEntries<string>(
          all('[data-file]').map(({ dataset, textContent }) => [dataset['file'] ?? '', textContent ?? '']),
        ),
        figures: all('[data-at]').map(({ dataset }) => ({
          at: dataset['at'] ?? '',
          value: json(dataset['value']),
        })),
        printed: all('[data-printed]')[0]?.textContent ?? undefined,
      }
    }),
  )
}

const figuresOn = (page: Page): Promise<string> =>
  page.$$eval('[data-run] dd, [data-run] .note', (figures: Shown[]) =>
    figures.map(({ textContent }) => textContent).join('\n'),
  )

/** Returns the width of a page and of its window. */
const widthsOf = (page: Page | Frame): Promise<readonly [content: number, window: number]> =>
  page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const)

/** Measures a flashing with the command. */
async function flashingOf(line: object): Promise<MeasuredFlashing> {
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-site-'))
  try {
    const file = join(folder, 'line.json')
    writeFileSync(file, JSON.stringify(line))
    const { stdout } = await runWith(['flashing', file, '--quiet', '--format', 'json'])
    return (JSON.parse(stdout) as { flashing: MeasuredFlashing }).flashing
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the relative luminance of a CSS colour from 0 (black) to 1. Undefined for a transparent colour. */
function luminanceOf(color: string): number | undefined {
  const [red = 0, green = 0, blue = 0, alpha = 1] = [...color.matchAll(/[\d.]+/g)].map(Number)
  if (alpha === 0) return undefined
  const linear = [red, green, blue].map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  const [r = 0, g = 0, b = 0] = linear
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the text and background colours of all visible elements on a page. */
const coloursOn = (page: Page) =>
  page.$$eval('html, body, .VPContent, .VPContent *', (elements: Shown[]) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return { color, backgroundColor, text: (element.textContent ?? '').slice(0, 40) }
      }),
  )

describe.skipIf(reason !== undefined)('the site', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await serveSite()
  })
  afterAll(async () => {
    await site.close()
  })
  const opened: Page[] = []
  /** Opens a page for a single test. */
  const open: ServedSite['open'] = async (...asked) => {
    const shown = await site.open(...asked)
    opened.push(shown.page)
    return shown
  }
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.close()
  })

  describe.each(PAGES)('live/%s', (name) => {
    const [field, text] = TYPED[name] ?? ['', '']
    let byMouse: OpenPage, byKeyboard: OpenPage, byTouch: OpenPage, again: OpenPage
    beforeAll(async () => {
      ;[byMouse, byKeyboard, byTouch] = await Promise.all([
        site.open(addressOf(name)),
        site.open(addressOf(name), { colorScheme: 'light' }),
        site.open(addressOf(name), PHONE),
      ])
    })
    afterAll(() => {
      for (const one of [byMouse, byKeyboard, byTouch, again]) one.release()
    })

    test('shows the figures of the command, before and after typing', async () => {
      const { page } = byMouse
      const before = await figuresOn(page)
      for (const typed of [undefined, text]) {
        if (typed !== undefined) {
          await page.click(`[name="${field}"]`, { clickCount: 3 })
          await page.fill(`[name="${field}"]`, typed)
        }
        const runs = await runsOn(page)
        expect(runs.length).toBeGreaterThan(0)
        for (const run of runs) {
          const { shown, command } = await asTheCommand(run)
          expect(shown.length).toBeGreaterThan(0)
          expect(shown).toEqual(command)
        }
      }
      expect(await figuresOn(page)).not.toBe(before)
    })

    test('gives the same result by mouse, keyboard and touch, and keeps the input in the address', async () => {
      await byKeyboard.page.locator(`.live :is(input, textarea)`).first().focus()
      const isThere = (): Promise<boolean> =>
        byKeyboard.page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, field)
      for (let steps = 0; steps < 30 && !(await isThere()); steps++)
        await byKeyboard.page.keyboard.press('Tab')
      await byKeyboard.page.keyboard.press('Control+A')
      await byKeyboard.page.keyboard.type(text)

      await byTouch.page.tap(`[name="${field}"]`)
      await byTouch.page.fill(`[name="${field}"]`, text)

      const { pathname, search } = new URL(byMouse.page.url())
      expect(search).not.toBe('')
      again = await site.open(`${pathname}${search}`, { colorScheme: 'dark' })
      expect(await again.page.inputValue(`[name="${field}"]`)).toBe(text)

      const results = await Promise.all(
        [byMouse, byKeyboard, byTouch, again].map(({ page }) => figuresOn(page)),
      )
      expect(new Set(results).size).toBe(1)
    })

    test('passes axe with a light and a dark theme', async () => {
      expect(await violationsOn(byKeyboard.page, CONTENT)).toEqual([])
      expect(await violationsOn(again.page, CONTENT)).toEqual([])
    })

    test('fits a phone', async () => {
      const [content, width] = await widthsOf(byTouch.page)
      expect(content).toBeLessThanOrEqual(width)
    })

    test('prints its figures at the width of the paper, without navigation and buttons', async () => {
      const { page } = byKeyboard
      const figures = await figuresOn(page)
      const before = page.viewportSize()
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize(A4)
      for (const gone of ['.VPNav', '.VPSidebar', '.VPDocFooter', '.live button'])
        for (const one of await page.locator(gone).all()) expect(await one.isVisible()).toBe(false)
      expect(await figuresOn(page)).toBe(figures)
      expect(await page.locator('[data-run] [data-at]').first().isVisible()).toBe(true)
      const [content, width] = await widthsOf(page)
      expect(content).toBeLessThanOrEqual(width)
      await page.emulateMedia({ media: 'screen' })
      if (before !== null) await page.setViewportSize(before)
    })

    test('starts again with its reset button', async () => {
      await byMouse.page.click('button.reset')
      expect(new URL(byMouse.page.url()).search).toBe('')
      expect(await byMouse.page.inputValue(`[name="${field}"]`)).not.toBe(text)
    })

    test('has no error and makes no request to another host', () => {
      for (const { errors } of [byMouse, byKeyboard, byTouch, again]) expect(errors).toEqual([])
    })
  })

  describe('live/designer', () => {
    const LENGTH = 'Length of edge 1 in mm'
    const until = 'flashing-designer dd'
    let byMouse: OpenPage, byKeyboard: OpenPage, byTouch: OpenPage, again: OpenPage
    beforeAll(async () => {
      ;[byMouse, byKeyboard, byTouch] = await Promise.all([
        site.open(addressOf('designer'), {}, until),
        site.open(addressOf('designer'), { colorScheme: 'light' }, until),
        site.open(addressOf('designer'), PHONE, until),
      ])
    })
    afterAll(() => {
      for (const one of [byMouse, byKeyboard, byTouch, again]) one.release()
    })
    const lengthOn = (page: Page) => page.locator('flashing-designer .panel').getByLabel(LENGTH)

    /** Returns the flashing line of the designer, and the figures that it shows. */
    const drawnOn = (page: Page) =>
      page.evaluate(() => {
        const designer = document.querySelector('flashing-designer')
        return {
          line: designer?.line,
          shown: [...(designer?.shadowRoot.querySelectorAll('dd') ?? [])].map(
            ({ textContent }) => textContent,
          ),
        }
      })

    test('shows the figures of the command, before and after typing', async () => {
      const seen: unknown[] = []
      for (const typed of ['110', '125mm']) {
        await lengthOn(byMouse.page).click({ clickCount: 3 })
        await lengthOn(byMouse.page).fill(typed)
        await lengthOn(byMouse.page).press('Enter')
        const { line, shown } = await drawnOn(byMouse.page)
        // The command measures, so its input has no figures.
        const { totalGirth: _, bends: __, totalLength: ___, totalPrice: ____, ...sent } = line ?? {}
        const { totalGirth, bends, totalLength, totalPrice } = await flashingOf(sent)
        const metres = formatLength(totalLength, { locale: 'en-AU', unit: 'm' })
        expect(shown).toEqual([
          ...[`${totalGirth} mm`, bends, metres],
          formatMoney(totalPrice ?? {}, { locale: 'en-AU' }),
        ])
        seen.push(shown)
      }
      expect(seen[0]).not.toEqual(seen[1])
      // 323 mm with 5 bends are in the row up to 450 mm at 21.15: 9.6 × 21.15
      expect(seen[0]).toContain('$203.04')
    })

    test('gives the same result by mouse, keyboard and touch, and keeps the input in the address', async () => {
      await byKeyboard.page.locator('flashing-designer select').first().focus()
      const isThere = (): Promise<boolean> =>
        byKeyboard.page.evaluate(
          (wanted) =>
            document
              .querySelector('flashing-designer')
              ?.shadowRoot.activeElement?.getAttribute('aria-label') === wanted,
          LENGTH,
        )
      for (let steps = 0; steps < 40 && !(await isThere()); steps++)
        await byKeyboard.page.keyboard.press('Tab')
      await byKeyboard.page.keyboard.press('Control+A')
      await byKeyboard.page.keyboard.type('125mm')
      await byKeyboard.page.keyboard.press('Enter')

      await lengthOn(byTouch.page).tap()
      await lengthOn(byTouch.page).fill('125mm')
      await byTouch.page.locator('h1').tap()

      const { pathname, hash } = new URL(byMouse.page.url())
      expect(hash).not.toBe('')
      again = await site.open(`${pathname}${hash}`, { colorScheme: 'dark' }, until)

      const [first, ...others] = await Promise.all(
        [byMouse, byKeyboard, byTouch, again].map(({ page }) => drawnOn(page)),
      )
      for (const other of others) expect(other).toEqual(first)
    })

    test('passes axe with a light and a dark theme', async () => {
      expect(await violationsOn(byKeyboard.page, CONTENT)).toEqual([])
      expect(await violationsOn(again.page, CONTENT)).toEqual([])
    })

    test('fits a phone', async () => {
      const [content, width] = await widthsOf(byTouch.page)
      expect(content).toBeLessThanOrEqual(width)
    })

    test('has no error and makes no request to another host', () => {
      for (const { errors } of [byMouse, byKeyboard, byTouch, again]) expect(errors).toEqual([])
    })
  })

  test('shows the running source code beside the form, and below the form on a phone', async () => {
    const { page } = await open(addressOf('form'), { viewport: { width: 1440, height: 900 } })
    const boxes = async () => [
      await page.locator('.live').boundingBox(),
      await page.locator('.source').boundingBox(),
    ]
    const [form, source] = await boxes()
    expect(source?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
    expect(source?.y).toBe(form?.y)
    await page.setViewportSize({ width: 390, height: 844 })
    const [above, below] = await boxes()
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    expect(below?.x).toBe(above?.x)

    const texts = await page.$$eval('.source pre code', (blocks: Shown[]) =>
      blocks.map(({ textContent }) => textContent),
    )
    const files = ['quote-form.ts', 'QuoteForm.vue'].map((name) =>
      readFileSync(`${root}docs/.vitepress/live/${name}`, 'utf8'),
    )
    expect(texts.map((text) => text?.trim())).toEqual(files.map((text) => text.trim()))
    expect(files.join('').split('\n').length).toBeLessThanOrEqual(160)
  })

  test('has a search that finds a rule and opens its page', async () => {
    const { page, errors } = await open('/guide.html', {}, '.VPDoc')
    await page.click('.DocSearch-Button')
    await page.fill('#localsearch-input', 'girth')
    await page.waitForSelector('#localsearch-list a')
    const found = await page.$$eval('#localsearch-list a', (links: Shown[]) =>
      links.map((link) => link.getAttribute('href')),
    )
    const rule = found.findIndex((href) => href?.startsWith('/rules/f.html#f'))
    expect(rule).toBeGreaterThanOrEqual(0)
    await page.click(`#localsearch-list a >> nth=${String(rule)}`)
    await page.waitForURL(/rules\/f\.html#f/)
    expect(errors).toEqual([])
  })

  test('shows types on hover', async () => {
    const { page, errors } = await open('/form.html', {}, '.VPDoc')
    await page.locator('.twoslash-hover', { hasText: 'quoteForm' }).first().hover()
    await page.waitForSelector('.twoslash-popup-container:visible')
    expect(await page.textContent('.twoslash-popup-container:visible')).toContain('quoteForm')
    expect(errors).toEqual([])
  })

  test('copies code with a button', async () => {
    const { page, errors } = await open(
      '/guide.html',
      { permissions: ['clipboard-read', 'clipboard-write'] },
      '.VPDoc',
    )
    const block = page.locator('div.language-sh').first()
    await block.hover()
    await block.locator('button.copy').click()
    await page.waitForSelector('button.copy.copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(guideSays.firstCommands)
    expect(errors).toEqual([])
  })

  test('copies a request as a script', async () => {
    const { page } = await open(addressOf('tax'), {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.click('.request summary')
    await page.click('.request button.copy')
    await page.waitForSelector('.request [role=status]:text("Copied")')
    const script = await page.evaluate(() => navigator.clipboard.readText())
    expect(script).toContain('npx quotewright price request.json --account account.json')
  })

  test('links the rules of an explanation', async () => {
    const { page, errors } = await open(addressOf('line'))
    const rule = page.locator('.printed a:text-is("L3")').first()
    await rule.click()
    await page.waitForURL(/rules\/l\.html#l3$/)
    await page.waitForSelector('#l3', { state: 'attached' })
    expect(await page.locator('h2:has(#l3)').isVisible()).toBe(true)
    expect(errors).toEqual([])
  })

  test('has a reference page for each entry of the package', async () => {
    const { page } = await open('/api/', {}, '.VPDoc')
    const links = await page.$$eval('.VPDoc main a', (all: Shown[]) =>
      all.map(({ textContent }) => textContent),
    )
    const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
      exports: Record<string, string | { types: string }>
    }
    const entries = Object.entries(exports).flatMap(([path, entry]) =>
      typeof entry === 'string' ? [] : [path.replace('.', 'quotewright')],
    )
    expect(entries.length).toBeGreaterThan(15)
    for (const entry of entries) expect(links).toContain(entry)
  })

  test('has pages that fit a phone, are shorter than 10,000 pixels, name each column, and make no request to another host', async () => {
    // The pages of the reference are alike, so some of them are enough.
    const paths = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.html'))
      .filter((path, index) => !path.startsWith('api/') || index % 16 === 0)
    expect(paths.length).toBeGreaterThan(40)
    const { page, errors } = await open('/guide.html', { ...PHONE, javaScriptEnabled: false }, '.VPDoc')
    const wide: string[] = []
    const tall: string[] = []
    const nameless: string[] = []
    const seen: string[] = []
    for (let at = 0; at < paths.length; at += FRAMES) {
      const frames = paths
        .slice(at, at + FRAMES)
        .map((path) => `<iframe src="/${path}" width="360" height="740">`)
      await page.setContent(frames.join('</iframe>'), { waitUntil: 'load' })
      for (const frame of page.mainFrame().childFrames()) {
        const path = new URL(frame.url()).pathname
        const [content, width] = await widthsOf(frame)
        if (content > width) wide.push(`${path}: ${String(content)}`)
        const height = await frame.evaluate(() => document.documentElement.scrollHeight)
        if (height >= 10_000) tall.push(`${path}: ${String(height)}`)
        // The empty table header check of axe takes two seconds per page, so this is done here.
        const names = await frame.$$eval('thead th', (cells: Shown[]) =>
          cells.map((cell) => cell.textContent),
        )
        if (names.some((name) => name?.trim() === '')) nameless.push(path)
        seen.push(path)
      }
    }
    expect(seen).toEqual(paths.map((path) => `/${path}`))
    expect(wide).toEqual([])
    expect(tall).toEqual([])
    expect(nameless).toEqual([])
    expect(errors).toEqual([])
  })

  test('passes axe on the page for missing pages', async () => {
    const { page } = await open('/404.html', {}, '#VPContent h1')
    expect(await violationsOn(page)).toEqual([])
  })

  test('has a guide with a working calculator', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quotewright-guide-'))
    try {
      saveGuideFiles(folder)
      mkdirSync(join(folder, 'node_modules'))
      symlinkSync(root, join(folder, 'node_modules/quotewright'))
      const vite = `${root}docs/node_modules/vite/bin/vite.js`
      execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: folder })
      const calculator = await serveSite(join(folder, 'dist'))
      const { page, errors } = await calculator.open('/', {}, 'output:not(:empty)')
      expect(await page.textContent('output')).toBe(guideSays.total)
      await page.fill('[name=price]', '1,234')
      expect(await page.textContent('output')).toContain('price')
      expect(errors.filter((error) => !/favicon|^Failed to load/.test(error))).toEqual([])
      await calculator.close()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('shows a roof on its first page: pieces, picture, total and reason, without scrolling on a laptop', async () => {
    const laptop = { width: 1366, height: 768 }
    const { page, errors } = await open('/', { viewport: laptop })
    for (const shown of [
      '[name="pieces"]',
      '.picture:visible svg',
      '[data-at="quote.total"]',
      '[data-printed]',
    ]) {
      const box = await page.locator(shown).boundingBox()
      expect(box?.height, shown).toBeGreaterThan(20)
      expect((box?.y ?? laptop.height) + (box?.height ?? 0), shown).toBeLessThanOrEqual(laptop.height)
    }
    const before = await figuresOn(page)
    await page.fill('[name="pieces"]', '23/6.1')
    expect(await figuresOn(page)).not.toBe(before)
    expect(await violationsOn(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test.each([
    ['/live/line.html', 'quantity', '1/4', 'quantity=1%2F4'],
    ['/live/golden.html', 'rate', '12.5', 'rate=12.5'],
    ['/live/form.html', 'row1.quantity', '23', '23'],
  ])('keeps what is typed before its script starts: %s', async (path, name, text, query) => {
    let start: () => void = () => undefined
    const held = new Promise<void>((done) => (start = done))
    const { page, errors } = await open(path, {}, `[name="${name}"]`, held)
    await page.fill(`[name="${name}"]`, text)
    start()
    await page.waitForSelector('[data-ready=true]')
    expect(await page.inputValue(`[name="${name}"]`)).toBe(text)
    expect(page.url()).toContain(query)
    expect(errors).toEqual([])
  })

  test('asks about an ambiguous amount, and a click answers', async () => {
    const { page } = await open(addressOf('line'))
    await page.fill('[name="price"]', '1,234')
    expect(await runsOn(page)).toEqual([])
    await page.click('.message button >> nth=0')
    expect(await page.inputValue('[name="price"]')).toBe('$1,234.00')
    expect((await runsOn(page)).length).toBeGreaterThan(0)
  })

  test('shows a problem at its field', async () => {
    const { page } = await open(addressOf('form'))
    await page.fill('[name="row1.quantity"]', '0.00001')
    const marked = await page.$$eval('[aria-invalid=true]', (fields: Shown[]) =>
      fields.map((field) => field.getAttribute('name')),
    )
    expect(marked).toEqual(['row1.quantity'])
  })

  test.each([
    ['line', 'quantity', '1/3'],
    ['line', 'discount', '101'],
    ['kit', 'hours', ''],
    ['measurements', 'minimum', '-5'],
    ['golden', 'requests', '-5'],
  ])('shows a pricing problem at its field: live/%s, %s, %j', async (name, field, text) => {
    const { page } = await open(addressOf(name))
    await page.fill(`[name="${field}"]`, text)
    const marked = await page.$$eval('[aria-invalid=true]', (fields: Shown[]) =>
      fields.map((one) => [one.getAttribute('name'), one.getAttribute('aria-describedby')] as const),
    )
    expect(marked.map(([marks]) => marks)).toEqual([field])
    const message = await page.textContent(`[id="${marked[0]?.[1] ?? ''}"]`)
    expect(message?.trim()).toMatch(/\.$/)
    expect(await page.locator('[role=alert]').count()).toBe(0)
  })

  test('adds and removes rows of the form, and draws its flashing', async () => {
    const { page } = await open(addressOf('form'))
    const totals = () => page.locator('.quote-form > dl dd').allTextContents()
    // 3679.10 + 343.12 + 1472.00 + 335.14 are 5829.36.
    expect(await totals()).toEqual(['$5,829.36', '$582.94', '$6,412.30'])
    await page.getByRole('button', { name: 'Add item' }).click()
    await page.fill('[name="row4.product"]', 'Screws')
    await page.fill('[name="row4.quantity"]', '4')
    await page.fill('[name="row4.unitPrice"]', '12.50')
    expect((await totals())[0]).toBe('$5,879.36')
    await page.getByRole('button', { name: 'Remove labour' }).click()
    expect((await totals())[0]).toBe('$4,407.36')
    await page.locator('flashing-designer .panel').getByLabel('Pieces').fill('1 @ 2400')
    expect((await totals())[0]).toBe('$4,156.00') // 83.78 in place of 335.14
  })

  test('copies a flashing with its drawing and pieces, and undoes both in the designer too', async () => {
    const { page, errors } = await open(addressOf('form'))
    const rows = page.locator('fieldset.flashing')
    const pieces = (row: number) => rows.nth(row).locator('flashing-designer .panel').getByLabel('Pieces')
    const shown = async () => [
      await rows.locator('.row-total').allTextContents(),
      await page.$$eval('flashing-designer', (all) =>
        all.map((one) => (one as unknown as { line?: { productName?: string } }).line?.productName),
      ),
    ]
    const totals = (texts: readonly string[]) => texts.map((text) => expect.stringContaining(text) as unknown)
    await rows.getByLabel('Start from').selectOption('box-gutter')
    await pieces(0).fill('2 @ 3000')
    await page.getByRole('button', { name: 'Copy flashing' }).click()
    await pieces(1).waitFor()
    // 6 m × 34.91 = 209.46.
    const copied = [totals(['$209.46', '$209.46']), ['Box gutter', 'Box gutter']]
    expect(await shown()).toEqual(copied)
    expect(await pieces(1).inputValue()).toBe('2 × 3000 mm')
    const undo = page.locator('.quote-form > .actions').getByRole('button', { name: 'Undo' })
    await pieces(1).fill('1 @ 3000')
    // 3 m × 34.91 = 104.73.
    expect(await shown()).toEqual([totals(['$209.46', '$104.73']), ['Box gutter', 'Box gutter']])
    await undo.click()
    expect(await shown()).toEqual(copied)
    expect(await pieces(1).inputValue()).toBe('2 × 3000 mm')
    await rows.nth(1).getByLabel('Start from').selectOption('apron')
    expect(await shown()).toEqual([totals(['$209.46', '$209.46']), ['Box gutter', 'Apron']])
    await undo.click()
    expect(await shown()).toEqual(copied)
    await undo.click()
    expect(await shown()).toEqual([totals(['$209.46']), ['Box gutter']])
    await pieces(0).fill('four of 2400')
    expect(await rows.locator('> p.wrong').allTextContents()).toEqual([
      expect.stringContaining('four of 2400'),
    ])
    expect(errors).toEqual([])
  })

  test('keeps the focus among the rows when one is removed by keyboard', async () => {
    const { page } = await open(addressOf('form'))
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.getAttribute('name') ?? activeElement?.textContent?.trim()
      })
    await page.getByRole('button', { name: 'Remove sheet' }).press('Enter')
    expect(await focused()).toBe('row1.product')
    await page.getByRole('button', { name: 'Remove flashing' }).press('Enter')
    expect(await focused()).toBe('Add sheet')
  })

  test('prints the form without navigation', async () => {
    const { page } = await open(addressOf('form'))
    await page.emulateMedia({ media: 'print' })
    expect(await page.isVisible('.VPNav')).toBe(false)
    expect(await page.isVisible('button.print')).toBe(false)
    expect(await page.isVisible('[data-at="quote.total"]')).toBe(true)
  })

  test.each(
    ['/live/form.html', '/live/line.html', '/live/golden.html', '/guide.html'].flatMap((path) =>
      (['light', 'dark'] as const).map((colorScheme) => [path, colorScheme] as const),
    ),
  )('prints %s in dark ink on white from a %s screen', async (path, colorScheme) => {
    const { page } = await open(path, { colorScheme }, '.VPDoc h1')
    await page.emulateMedia({ media: 'print', colorScheme })
    const colours = await coloursOn(page)
    expect(colours.length).toBeGreaterThan(30)
    // The contrast to white must be at least 4.5 to 1.
    const faint = colours.filter(({ color }) => (luminanceOf(color) ?? 0) > 0.183)
    const shaded = colours.filter(({ backgroundColor }) => (luminanceOf(backgroundColor) ?? 1) < 0.9)
    expect({ faint, shaded }).toEqual({ faint: [], shaded: [] })
  })
})
