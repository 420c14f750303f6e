import type { Explanation } from '../../explain/explanation.js'
import { htmlOf, type HtmlOptions } from '../../explain/render/render-html.js'
import { markdownOf } from '../../explain/render/render-markdown.js'
import { textOf } from '../../explain/render/render-text.js'
import type { RenderOptions } from '../../explain/render/tree.js'

/**
 * An explanation as a tree of lines, for a terminal or a log: what each figure is computed from in words, in numbers,
 * exactly and rounded, and below the tree the rules.
 *
 * A figure is explained once; where it occurs again, the line says so. At most 1000 figures are shown unless
 * `maxFigures` allows more: those near the first, and how many are left out. In English, or in German for `de` and
 * `de-AT`; money has two decimals or more. For a figure that is not there it says so. Nothing is thrown, whatever is
 * passed.
 *
 * @example
 * import { explainQuote, renderExplanationText } from 'quotewright/explain'
 *
 * const pricing = { quantity: '12.5', unitPrice: { amountMicros: '45670000' }, discount: '7.5' }
 * const lines = [{ onTheFly: { productName: 'Ridge capping', pricing } }]
 * const explanation = explainQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' })
 * assert.ok(explanation.ok)
 *
 * const figure = 'lines[0].onTheFly.pricing.totalPrice'
 * const text = renderExplanationText(explanation.value, { figure })
 * assert.deepEqual(text.split('\n').slice(0, 4), [
 *   'line 1, line total: quantity × unit price × (1 − discount) = 12.5 × 45.67 × 0.925 = 528.059375 → 528.06 (L3)',
 *   '├─ quantity: 12.5, as sent (L3)',
 *   '├─ unit price: 45.67, as sent (L1)',
 *   '└─ discount: 7.5 %, as sent (L3)',
 * ])
 * const inGerman = renderExplanationText(explanation.value, { figure, locale: 'de' })
 * assert.match(inGerman, /^Position 1, Gesamtpreis der Position: Menge × Einzelpreis × \(1 − Rabatt\) = 12,5 × 45,67/)
 */
export function renderExplanationText(explanation: Explanation, options?: RenderOptions): string {
  return textOf(explanation, options)
}

/**
 * An explanation as a Markdown list of lists, as {@link renderExplanationText} has it. Marks of Markdown and of HTML in it
 * are escaped.
 *
 * @example
 * import { explainQuote, renderExplanationMarkdown } from 'quotewright/explain'
 *
 * const pricing = { quantity: '8', unitPrice: { amountMicros: '85000000' } }
 * const explanation = explainQuote({ customerId: 'cust_1', lines: [{ labour: { pricing } }] }, { currency: 'AUD' })
 * assert.ok(explanation.ok)
 * const markdown = renderExplanationMarkdown(explanation.value, { figure: 'subtotal', depth: 1 })
 * assert.ok(markdown.startsWith('- **subtotal**: line total = **680.00** (T1)'))
 */
export function renderExplanationMarkdown(explanation: Explanation, options?: RenderOptions): string {
  return markdownOf(explanation, options)
}

/**
 * An explanation as HTML: nested `<details>` that unfold, each with the sentence of its rule, in the colours of the
 * reader's system. There is no script in it, and everything that it shows is escaped. It is one `<section>` with its style,
 * for a page of the host; with `page`, it is a document of its own. Where a page has several explanations, give each its
 * own `idPrefix`.
 *
 * @example
 * import { explainQuote, renderExplanationHtml } from 'quotewright/explain'
 *
 * const pricing = { quantity: '8', unitPrice: { amountMicros: '85000000' } }
 * const explanation = explainQuote({ customerId: 'cust_1', lines: [{ labour: { pricing } }] }, { currency: 'AUD' })
 * assert.ok(explanation.ok)
 * const html = renderExplanationHtml(explanation.value, { page: true, locale: 'de' })
 * assert.match(html, /^<!doctype html>\n<html lang="de">/)
 * assert.ok(html.includes('<summary>') && !html.includes('<script'))
 */
export function renderExplanationHtml(explanation: Explanation, options?: HtmlOptions): string {
  return htmlOf(explanation, options)
}
