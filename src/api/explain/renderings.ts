import type { Explanation } from '../../explain/explanation.js'
import { htmlOf, type HtmlOptions } from '../../explain/render/render-html.js'
import { markdownOf } from '../../explain/render/render-markdown.js'
import { textOf } from '../../explain/render/render-text.js'
import type { TextOptions } from '../../explain/render/text-options.js'
import type { RenderOptions } from '../../explain/render/tree.js'

/**
 * Renders an explanation as a tree of text lines, for a terminal or a log. Each figure shows its formula in words and
 * in numbers, with the exact and the rounded result. The rules follow below the tree.
 *
 * Each figure is explained once; later lines refer to that explanation. Shows at most 1000 figures, starting with the
 * nearest to the root, and counts the rest. `maxFigures` changes the limit. The text is English, or German for `de`
 * and its regions, such as `de-AT`. Money has at least two decimals. If the figure is not found, the text says so.
 * `width` wraps lines. Throws only if `style` or `fit` throws.
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
 *   '└─ discount: 7.5%, as sent (L3)',
 * ])
 * const inGerman = renderExplanationText(explanation.value, { figure, locale: 'de' })
 * assert.match(inGerman, /^Position 1, Gesamtpreis der Position: Menge × Einzelpreis × \(1 − Rabatt\) = 12,5 × 45,67/)
 */
export function renderExplanationText(explanation: Explanation, options?: TextOptions): string {
  return textOf(explanation, options)
}

/**
 * Renders an explanation as nested Markdown lists, with the content of {@link renderExplanationText}. Escapes
 * Markdown and HTML in all text.
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
 * Renders an explanation as HTML: nested `<details>` elements with the texts of their rules. If the figure above
 * has the same rule, its text is not repeated. The page follows the reader's light or dark colour scheme. The
 * HTML contains no script, and all text is escaped. By default it is one `<section>` with its style, to embed in
 * a page; with `page`, it is a complete HTML document. If a page has several explanations, give each its own
 * `idPrefix`.
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
