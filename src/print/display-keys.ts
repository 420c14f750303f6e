import { valueAtStep } from '../problem/path.js'
import type { ProductKitLine } from '../wire/kit.generated.js'
import type { Attribute, Parameter } from '../wire/plain-lines.generated.js'
import { isAbsent } from '../wire/object.js'
import type { QuoteView } from './quote-views.js'

/** Q2, Q3: the endings of display keys in lower case, such as `workorderpdf` of `displayOnWorkOrderPdf`. */
const TARGETS: Readonly<Record<QuoteView, readonly string[]>> = {
  customer: ['customerview', 'customerpdf', 'quotepdf', 'orderpdf'],
  workshop: ['workorderpdf', 'workshopview'],
  invoice: ['invoicepdf', 'invoiceview'],
  internal: [],
}

const ALL_VIEWS = 'allviews'
const KNOWN_ENDINGS = [ALL_VIEWS, ...Object.values(TARGETS).flat()]

/** Q2: hiding at an unknown place hides in every view but `internal`, because showing too little is safer. */
export function isParameterShown(parameter: Attribute | Parameter, view: QuoteView): boolean {
  if (view === 'internal') return true
  return !Object.keys(parameter).some((key) => {
    const [, verb = '', place = ''] = FLAG.exec(withoutUnderscores(key)) ?? []
    const value = valueAtStep(parameter, key)
    // A value that is neither true nor false hides too.
    if (verb === '' || value === null || value === (verb.toLowerCase() === 'display')) return false
    const target = place.toLowerCase()
    return (
      target === ALL_VIEWS ||
      target === '' ||
      TARGETS[view].includes(target) ||
      (HIDING.test(verb) && !KNOWN_ENDINGS.includes(target))
    )
  })
}

/** Q2: `display_on_quote_pdf` counts as `displayOnQuotePdf`. */
function withoutUnderscores(key: string): string {
  return key.replaceAll('_', '')
}

const FLAG = /^(?:is)?(display|hide|hidden)(?:ed)?(?:On|In(?!voice)|From)?(\w*)$/i
const HIDING = /^hid/i

/**
 * Q3: the view's own keys take precedence over `displayOnAllViews`. Without either, `workshop` shows the
 * parts. `internal` always shows them.
 */
export function areKitPartsShown(
  kit: ProductKitLine,
  list: 'displayKitItems' | 'displaySubKits',
  view: QuoteView,
): boolean {
  if (view === 'internal') return true
  const entries: unknown = valueAtStep(kit, list) ?? []
  const isOwn = (target: string): boolean => TARGETS[view].includes(target)
  return (
    displayAt(entries, isOwn) ?? displayAt(entries, (target) => target === ALL_VIEWS) ?? view === 'workshop'
  )
}

/** The last key counts. */
function displayAt(entries: unknown, isWanted: (target: string) => boolean): boolean | undefined {
  if (!Array.isArray(entries)) return undefined
  let found: boolean | undefined
  for (const entry of entries as readonly unknown[]) {
    if (typeof entry !== 'object' || entry === null) continue
    for (const key of Object.keys(entry)) {
      const [, target] = DISPLAY.exec(withoutUnderscores(key)) ?? []
      const value = valueAtStep(entry, key)
      if (target !== undefined && !isAbsent(value) && isWanted(target.toLowerCase())) found = value === true
    }
  }
  return found
}

const DISPLAY = /^displayOn(\w+)$/i
