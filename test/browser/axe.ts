import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  readonly run: (
    selector: string,
    options: object,
  ) => Promise<{ readonly violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>
}

/** Lists the violations that axe finds in a part of a page, with the markup of each element. */
export async function violationsOn(
  page: Page,
  part = 'html',
  options: object = {},
): Promise<readonly string[]> {
  await page.evaluate(AXE)
  return page.evaluate(
    async ([selector, chosen]) => {
      const { axe } = globalThis as unknown as { readonly axe: Axe }
      // Results of passed checks are not needed.
      const { violations } = await axe.run(selector, { resultTypes: ['violations'], ...chosen })
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      )
    },
    [part, options] as const,
  )
}
