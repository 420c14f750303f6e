import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { chromiumPath, startBrowser } from './browser.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
export const siteFolder = `${root}docs/.vitepress/dist`

/** Returns undefined if the site can be tested here. */
export function whyNot(): string | undefined {
  if (chromiumPath === undefined) return 'no Chromium is installed, and CHROMIUM_PATH names none'
  if (!existsSync(`${siteFolder}/index.html`)) return 'the site is not built: npm run docs:build'
  return undefined
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

export interface ServedSite {
  /**
   * Waits for an element, by default the mark of a live page that is ready for input. Adds errors on the page to
   * `errors`. With `held`, scripts wait until it is fulfilled.
   */
  readonly open: (
    path: string,
    options?: BrowserContextOptions,
    until?: string,
    held?: Promise<void>,
  ) => Promise<OpenPage>
  readonly close: () => Promise<void>
}

export interface OpenPage {
  readonly page: Page
  /** Includes errors on the console, and requests to other hosts or for missing files. */
  readonly errors: readonly string[]
  /**
   * Removes the listeners of the page, so that a later `open` with the same options can use it in half the time.
   */
  readonly release: () => void
}

/** Serves on this machine only. */
export async function serveSite(folder = siteFolder): Promise<ServedSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = `${folder}${pathname.endsWith('/') ? `${pathname}index.html` : pathname}`
    if (!existsSync(file)) return response.writeHead(404).end()
    return response
      .writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'text/plain',
        'cache-control': 'max-age=3600',
      })
      .end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const home = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const browser = await startBrowser()
  const contexts = new Map<string, Promise<BrowserContext>>()
  /** Pages with the same options share a cache, so a page is ready in half the time. */
  const contextOf = (options: BrowserContextOptions): Promise<BrowserContext> => {
    const key = JSON.stringify(options)
    const context = contexts.get(key) ?? browser.newContext({ locale: 'en-AU', ...options })
    contexts.set(key, context)
    return context
  }
  const released = new Map<string, Page[]>()
  const pageOf = async (options: BrowserContextOptions): Promise<Page> =>
    released.get(JSON.stringify(options))?.pop() ?? (await contextOf(options)).newPage()
  return {
    async open(path, options = {}, until = '[data-ready=true]', held) {
      const errors: string[] = []
      const page = await pageOf(options)
      if (held !== undefined)
        await page.route('**/*.js', async (route) => {
          await held
          await route.continue()
        })
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(home))
          errors.push(request.url())
      })
      page.on('response', (response) => {
        if (response.status() >= 400) errors.push(response.url())
      })
      await page.goto(`${home}${path}`, { waitUntil: 'commit' })
      // Calculators start at the first sign of a reader.
      for (let x = 1; (await page.$(until)) === null && x < 600; x++) {
        await page.mouse.move(x, 1)
        await page.waitForTimeout(50)
      }
      await page.waitForSelector(until)
      const release = (): void => {
        page.removeAllListeners()
        const key = JSON.stringify(options)
        released.set(key, [...(released.get(key) ?? []), page])
      }
      return { page, errors, release }
    },
    async close() {
      await browser.close()
      await new Promise((done) => server.close(done))
    },
  }
}
