import { escaped } from '../flashing/picture/svg-text.js'
import { invalidDocument } from '../problem/answer.js'
import { resultOf, right } from '../problem/either.js'
import { valueAtStep } from '../problem/path.js'
import type { Result } from '../problem/problem.js'
import type { DocumentKind } from '../wire/document.js'
import { plainCopy } from '../wire/plain-copy.js'
import { checkDocument } from './check-document.js'
import { checkSums } from './check-sums.js'
import { centsOfMoney, writingOf, type Writing } from './writing.js'
import { rowsOf } from './line-rows.js'
import { pagesOf } from './pages.js'
import { PAPER_SIZES } from './paper.js'
import { endHtml, endHeight, headerHeight, headerHtml, type Heading } from './frame-html.js'
import { CURRENCY } from './pieces.js'
import { checkedOptions, type CheckedOptions, type PrintOptions } from './print-options.js'
import { printStyle } from './print-style.js'
import { printable } from './printed-text.js'
import { shownDocument, type PricedDocument } from './shown-document.js'
import { columnsOf, descriptionWidth, tableOf } from './table-html.js'
import type { QuoteView } from './quote-views.js'
import { hasTaxAmount, taxNameOf, totalsRows } from './totals-rows.js'

/**
 * Prints a priced quote or order as one HTML file, for one reader. It has no script and no network request, its
 * style is for paper, and every text is escaped. The same document always gives the same file.
 *
 * The view decides what the file may hold (Q1): `customer` and `invoice` have prices, `workshop` has pieces and
 * drawings without prices, and only `internal` has costs and margins. Flags of attributes and the display keys of
 * kits decide what the view shows of them (Q2, Q3). The column of amounts adds up to the subtotal, and each page
 * carries the sum so far to the next (Q4, Q5).
 *
 * Problems: those of a request (V1), `required` or `invalid_money` for the figures of a priced document, and
 * `total_price_mismatch` for the first sum that does not add up (Q6). A sum that is too large is `amount_out_of_range`.
 * Throws a TypeError that names a wrong option.
 *
 * @example
 * import { priceQuote } from 'quotewright'
 * import { renderQuoteHtml } from 'quotewright/print'
 *
 * const pricing = { quantity: '4', unitPrice: { amountMicros: '12500000' }, cost: { amountMicros: '7770000' } }
 * const lines = [{ onTheFly: { productName: 'Screws <12>', pricing } }]
 * const quote = priceQuote({ customerId: 'cust_1', lines }, { currency: 'AUD', tax: { rate: '0.10', code: 'GST' } })
 * assert.ok(quote.ok)
 * const company = { name: 'Harbour Roofing' }
 * const html = renderQuoteHtml(quote.value, { view: 'customer', locale: 'en-AU', company })
 * assert.ok(html.ok && html.value.includes('Screws &lt;12&gt;') && html.value.includes('$55.00'))
 * assert.ok(!html.value.includes('7.77'))
 */
export function renderQuoteHtml(document: PricedDocument, options: PrintOptions): Result<string> {
  const checked = checkedOptions(options)
  const copy = plainCopy(document) as PricedDocument
  const kind: DocumentKind = valueAtStep(copy, 'discountAmount') === undefined ? 'order' : 'quote'
  const unreadable = checkDocument(copy, kind)
  const problems = unreadable.length > 0 ? unreadable : checkSums(copy)
  if (problems.length > 0) return resultOf<string>(invalidDocument(problems, copy))
  return resultOf(right(fileOf(copy, kind, checked)))
}

function fileOf(document: PricedDocument, kind: DocumentKind, options: CheckedOptions): string {
  const { view, paper, language, account, texts } = options
  const shown = shownDocument(document, view)
  const writing = writingOf(options, shown.subtotal?.currency ?? '')
  const taxName = taxNameOf(shown, texts.taxName, writing)
  const rows = rowsOf(shown.lines, {
    // The workshop cuts pieces at their own length, whatever is charged for them.
    account: view === 'workshop' || account === undefined ? { currency: CURRENCY } : account,
    writing,
    language,
    isInternal: view === 'internal',
    taxName,
  })
  const totals = totalsRows(shown, taxName, writing)
  const subtotal = shown.subtotal === undefined ? '' : writing.cents(centsOfMoney(shown.subtotal))
  const columns = columnsOf(rows, subtotal)
  const size = PAPER_SIZES[paper]
  const heading: Heading = {
    title: texts.title ?? titleOf(view, kind, hasTaxAmount(shown) ? taxName : '', writing),
    reference: shown.reference ?? '',
    isSigned: view === 'customer' && kind === 'quote',
  }
  const pages = pagesOf(rows, {
    height: size.height,
    above: headerHeight(heading, options, size.width),
    below: endHeight(totals),
    width: descriptionWidth(columns, size.width),
    fullWidth: descriptionWidth([], size.width),
  })
  const tables =
    rows.length === 0
      ? []
      : pages.map((page, index) => {
          const place = { isFirst: index === 0, isLast: index === pages.length - 1 }
          return tableOf(page, place, columns, writing)
        })
  const body = [headerHtml(heading, options, writing), ...tables, endHtml(totals, heading, options, writing)]
  return pageOf(heading, body, options, writing)
}

/** Q7: the tax may decide the title of an invoice. */
function titleOf(view: QuoteView, kind: DocumentKind, tax: string, { words }: Writing): string {
  return view === 'invoice' ? words.invoice(tax) : words.titles[view][kind]
}

const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"

function pageOf(
  { title }: Heading,
  body: readonly string[],
  { language, company, texts, paper }: CheckedOptions,
  { words }: Writing,
): string {
  const named = [title, texts.number ?? ''].filter((text) => text !== '').join(' ')
  const left = [company.name, named].filter((text) => text !== '').join(' · ')
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">`,
    // A phone shows the sheet smaller, since its columns need the width of the paper.
    `<meta name="viewport" content="width=${String(Math.round(PAPER_SIZES[paper].width))}">`,
    `<title>${escaped(printable(left))}</title>`,
    `<style>\n${printStyle(PAPER_SIZES[paper], { left, page: words.page })}</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...body,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
