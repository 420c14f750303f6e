import { golden } from '../../docs/.vitepress/live/golden.js'
import { kit } from '../../docs/.vitepress/live/kit.js'
import { line } from '../../docs/.vitepress/live/line.js'
import { markup } from '../../docs/.vitepress/live/markup.js'
import { measurements } from '../../docs/.vitepress/live/measurements.js'
import { otherSystem } from '../../docs/.vitepress/live/other-system.js'
import type { Page } from '../../docs/.vitepress/live/page.js'
import { roof } from '../../docs/.vitepress/live/roof.js'
import { rounding } from '../../docs/.vitepress/live/rounding.js'
import { target } from '../../docs/.vitepress/live/target.js'
import { tax } from '../../docs/.vitepress/live/tax.js'

/** The typed texts differ from the initial texts. */
export interface TypedPage {
  readonly name: string
  readonly page: Page
  readonly typed: readonly Readonly<Record<string, string>>[]
}

/** Names are files in docs/live. */
export const LIVE_PAGES: readonly TypedPage[] = [
  { name: 'line', page: line, typed: [{ quantity: '1/4', price: 'AUD 1,234.50', discount: '' }] },
  { name: 'markup', page: markup, typed: [{ cost: '$7.77', percentage: '33.33' }, { percentage: '0' }] },
  {
    name: 'measurements',
    page: measurements,
    typed: [{ built: '20 @ 6.1', minimum: '' }, { pieces: '3 x 240mm' }],
  },
  { name: 'kit', page: kit, typed: [{ pipes: '3', hours: '2.25' }] },
  { name: 'tax', page: tax, typed: [{ first: '$0.05', second: '$99.99', third: '$1.15' }] },
  { name: 'rounding', page: rounding, typed: [{ quantity: '1', price: '1.005' }] },
  {
    name: 'other-system',
    page: otherSystem,
    typed: [{ shown: '$10.30' }, { shown: '$99.00' }, { lines: '5' }],
  },
  {
    name: 'target',
    page: target,
    typed: [{ lever: 'line-discount' }, { lever: 'unit-price' }, { goal: '$20,000.00' }],
  },
  { name: 'golden', page: golden, typed: [{ rate: '12.5' }, { rounding: 'document' }] },
]

export const FIRST_PAGE: TypedPage = {
  name: 'roof',
  page: roof,
  typed: [
    { pieces: '22/6.1, 3 x 240mm', price: 'AUD 20' },
    { flashing: '4/2400; 1 @ 1255', flashingPrice: '34.91' },
  ],
}
