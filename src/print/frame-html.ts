import { escaped } from '../flashing/picture/svg-text.js'
import type { Writing } from './writing.js'
import { LINE, linesOf } from './pages.js'
import type { CheckedOptions, PrintParty } from './print-options.js'
import { isolated } from './printed-text.js'
import type { TotalsRow } from './totals-rows.js'

export interface Heading {
  readonly title: string
  readonly reference: string
  /** Whether the reader can sign to accept the document. */
  readonly isSigned: boolean
}

export function headerHtml(heading: Heading, options: CheckedOptions, writing: Writing): string {
  const { company, customer, texts } = options
  const { words } = writing
  const logo = company.logo === undefined ? '' : `<img src="${company.logo}" alt="">`
  const recipient =
    customer === undefined
      ? ''
      : `<address><span class="label">${escaped(words.recipient)}</span>${partyHtml(customer, '')}</address>`
  return [
    `<header><h1>${isolated(heading.title)}</h1><address class="sender">${partyHtml(company, logo)}</address></header>`,
    `<div class="about">${recipient}${factsHtml(heading, options, writing)}</div>`,
    paragraphsHtml('introduction', '', texts.introduction ?? []),
  ].join('\n')
}

function partyHtml({ name, details = [] }: PrintParty, logo: string): string {
  const lines = details.map((text) => `<p>${isolated(text)}</p>`).join('')
  return `${logo}<p><strong>${isolated(name)}</strong></p>${lines}`
}

function factsOf({ reference }: Heading, { texts }: CheckedOptions, { words, date }: Writing) {
  const { number = '', date: issued = '', validUntil = '', dueDate = '' } = texts
  return [
    { label: words.number, text: number },
    { label: words.date, text: date(issued) },
    { label: words.validUntil, text: date(validUntil) },
    { label: words.dueDate, text: date(dueDate) },
    { label: words.reference, text: reference },
  ].filter(({ text }) => text !== '')
}

function factsHtml(heading: Heading, options: CheckedOptions, writing: Writing): string {
  const facts = factsOf(heading, options, writing).map(
    ({ label, text }) => `<dt>${escaped(label)}</dt><dd>${isolated(text)}</dd>`,
  )
  return facts.length === 0 ? '' : `<dl>${facts.join('')}</dl>`
}

function paragraphsHtml(name: string, title: string, texts: readonly string[]): string {
  if (texts.length === 0) return ''
  const head = title === '' ? '' : `<h2>${escaped(title)}</h2>`
  return `<section class="${name}">${head}${texts.map((text) => `<p>${isolated(text)}</p>`).join('')}</section>`
}

export function endHtml(
  totals: readonly TotalsRow[],
  { isSigned }: Heading,
  { texts }: CheckedOptions,
  { words }: Writing,
): string {
  const rows = totals.map(({ label, amount, isTotal, isInternal }) => {
    const name = isTotal ? ' class="total"' : isInternal ? ' class="internal"' : ''
    return `<tr${name}><th scope="row">${isolated(label)}</th><td>${escaped(amount)}</td></tr>`
  })
  const signed = [words.signatureName, words.signature, words.date].map(
    (text) => `<span>${escaped(text)}</span>`,
  )
  const terms = texts.terms ?? []
  // The signature may be on a separate page, so its text repeats the total.
  const total = totals.find(({ isTotal }) => isTotal)?.amount ?? ''
  const closing = [
    paragraphsHtml('terms', words.terms, terms),
    isSigned
      ? `<section class="acceptance"><h2>${escaped(words.acceptance)}</h2><p>${escaped(words.accepted(total, terms.length > 0))}</p><div class="lines">${signed.join('')}</div></section>`
      : '',
  ].join('')
  return [
    rows.length === 0 ? '' : `<table class="totals"><tbody>${rows.join('')}</tbody></table>`,
    closing === '' ? '' : `<div${isShort(terms) ? ' class="kept"' : ''}>${closing}</div>`,
  ]
    .filter((part) => part !== '')
    .join('\n')
}

/** Short terms stay on one page with the signature below them. */
function isShort(terms: readonly string[]): boolean {
  return terms.reduce((sum, text) => sum + text.length + 60, 0) < MAX_KEPT
}

const MAX_KEPT = 2500

/** Estimates pixels, too high rather than too low. */
export function headerHeight(
  heading: Heading,
  { company, customer, texts }: CheckedOptions,
  width: number,
): number {
  const linesIn = (list: readonly string[], share: number): number =>
    list.reduce((sum, text) => sum + linesOf(text, width * share), 0)
  const { reference } = heading
  const about = Math.max(
    customer === undefined ? 0 : 1 + linesIn([customer.name], 0.4) + linesIn(customer.details ?? [], 0.45),
    3 + linesIn([texts.number ?? '', reference], 0.3),
  )
  const introduction = texts.introduction ?? []
  const logo = company.logo === undefined ? 0 : 70
  const sender = 22 * linesIn([company.name], 0.36) + logo + linesIn(company.details ?? [], 0.5) * LINE
  return (
    sender +
    16 +
    34 +
    about * LINE +
    (introduction.length === 0 ? 0 : 16 + linesIn(introduction, 1) * LINE + 5 * introduction.length)
  )
}

/** Estimates like {@link headerHeight}. */
export function endHeight(totals: readonly TotalsRow[]): number {
  return totals.length === 0 ? 0 : totals.length * 24 + 30
}
