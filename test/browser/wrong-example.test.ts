/** Tests that an example with a type error on a page of the site ends the build. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
const vitepress = `${docs}node_modules/vitepress/bin/vitepress.js`
const isInstalled = existsSync(vitepress) && existsSync(`${docs}../dist/index.d.ts`)
if (!isInstalled)
  console.warn('test/browser/wrong-example is skipped: run npm ci --prefix docs and npm run build first')

const cache = `${docs}.vitepress/cache`
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Builds a site of one page with the settings of the real site, in a folder where its imports resolve. */
function built(example: string): { readonly status: number | null; readonly output: string } {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'page-'))
  folders.push(folder)
  mkdirSync(join(folder, '.vitepress'))
  writeFileSync(
    join(folder, '.vitepress/config.ts'),
    "import site from '../../../config.js'\n\nexport default { ...site, themeConfig: {} }\n",
  )
  writeFileSync(join(folder, 'index.md'), `# Example\n\n\`\`\`ts twoslash\n${example}\n\`\`\`\n`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitepress, 'build', folder], {
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const QUOTE =
  "import { priceQuote } from 'quotewright'\n\nconst priced = priceQuote({ customerId: 'cust_1', lines: [] }, { currency: 'AUD' })\n"

describe.skipIf(!isInstalled)('the site', () => {
  // `npm run check -- site` builds with examples that are right.
  test('does not build with a value of a different type, an unknown function and an unknown field', () => {
    const { status, output } = built(
      `${QUOTE}import { priceQuota } from 'quotewright'\nexport const total: number = priced.ok\nexport const none = priced.okay`,
    )
    for (const error of ['2322', '2724', '2339']) expect(output).toContain(error)
    expect(status).not.toBe(0)
  })
})
