import { hostSettingsOf } from '../api/account.js'
import { hostArgumentError, partOf } from '../input/check-typed.js'
import { isLocale } from '../input/marks.js'
import { DATE, showDate } from '../input/show-date.js'
import { languageOf, LOCALES, type Locale } from '../languages/languages.js'
import * as E from '../problem/either.js'
import { ownFields } from '../problem/own-fields.js'
import type { AccountInput } from '../wire/account.generated.js'
import { PAPERS, paperOf, type Paper } from './paper.js'
import { QUOTE_VIEWS, SHOWN_TEXTS, type QuoteView } from './quote-views.js'

/** The sender or the recipient of a print. */
export interface PrintParty {
  /** A name, such as the name of the company. */
  readonly name: string
  /** Lines below the name: address, telephone, tax number. */
  readonly details?: readonly string[]
  /** The company's picture: a `data:` address of a PNG, JPEG, GIF, WebP or SVG in base64. */
  readonly logo?: string
}

/** The account's own texts on a print. Dates are written for the locale, other texts as given. */
export interface PrintTexts {
  /** The title. When omitted, the title of the view, such as Quote. */
  readonly title?: string
  /** The number of the quote or invoice. */
  readonly number?: string
  /**
   * The date of issue. A date such as `2026-11-27` must exist, and is written for the locale. Other texts stay.
   */
  readonly date?: string
  /** The last day of validity, written like the date. */
  readonly validUntil?: string
  /** The day by which an invoice is due, written like the date. */
  readonly dueDate?: string
  /** The name of the tax, such as GST. When omitted, the code of the account's tax. */
  readonly taxName?: string
  /** Paragraphs above the lines. */
  readonly introduction?: readonly string[]
  /** Paragraphs below the totals, such as terms of payment. */
  readonly terms?: readonly string[]
}

/** Options for printing a document. */
export interface PrintOptions {
  /** The intended reader, who decides what the print shows (Q1). */
  readonly view: QuoteView
  /** The locale of figures and dates, such as `en-AU`. */
  readonly locale: string
  /** The language of the words. When omitted, the language of the locale, or English. */
  readonly language?: Locale | undefined
  /** The company that sends the print. */
  readonly company: PrintParty
  /** The customer that receives it. */
  readonly customer?: PrintParty | undefined
  /** The account's own texts. */
  readonly texts?: PrintTexts | undefined
  /** The size of the paper. When omitted, `letter` for North America and a few other countries, otherwise `a4`. */
  readonly paper?: Paper | undefined
  /** The account settings, for the charged length of pieces below the minimum (M3, F6). */
  readonly account?: AccountInput | undefined
}

export interface CheckedOptions extends PrintOptions {
  readonly language: Locale
  readonly paper: Paper
  readonly texts: PrintTexts
}

export function checkedOptions(options: unknown): CheckedOptions {
  const locale = partOf(options, 'locale')
  if (!isLocale(locale)) throw hostArgumentError('options.locale', 'be a locale, such as en-AU')
  const view = oneOf(QUOTE_VIEWS, options, 'view')
  const customer = partOf(options, 'customer')
  const account = partOf(options, 'account')
  if (account !== undefined) {
    const settings = hostSettingsOf(account, undefined)
    if (E.isLeft(settings))
      throw hostArgumentError('options.account', `be account settings: ${settings.left[0]?.message ?? ''}`)
  }
  return ownFields({
    locale,
    view,
    language: optionalOneOf(LOCALES, options, 'language') ?? languageOf(locale),
    paper: optionalOneOf(PAPERS, options, 'paper') ?? paperOf(locale),
    company: partyOf(partOf(options, 'company'), 'options.company'),
    customer: customer === undefined ? undefined : partyOf(customer, 'options.customer'),
    texts: textsOf(partOf(options, 'texts'), SHOWN_TEXTS[view]),
    account: account as AccountInput | undefined,
  })
}

function oneOf<Name extends string>(names: readonly Name[], options: unknown, key: string): Name {
  const value = partOf(options, key)
  const found = names.find((name) => name === value)
  if (found === undefined) throw hostArgumentError(`options.${key}`, `be one of ${names.join(', ')}`)
  return found
}

function optionalOneOf<Name extends string>(
  names: readonly Name[],
  options: unknown,
  key: string,
): Name | undefined {
  return partOf(options, key) === undefined ? undefined : oneOf(names, options, key)
}

/** SVG is safe: an `img` element runs no scripts of its picture. */
const LOGO = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/

function partyOf(party: unknown, name: string): PrintParty {
  const partyName = partOf(party, 'name')
  if (typeof partyName !== 'string') throw hostArgumentError(`${name}.name`, 'be a text')
  const logo = partOf(party, 'logo')
  if (logo !== undefined && !(typeof logo === 'string' && LOGO.test(logo)))
    throw hostArgumentError(`${name}.logo`, 'be a picture as a data: address in base64')
  return ownFields({
    name: partyName,
    details: paragraphsOf(partOf(party, 'details'), `${name}.details`),
    ...(logo === undefined ? {} : { logo }),
  })
}

const TEXT_NAMES = ['title', 'number', 'date', 'validUntil', 'dueDate', 'taxName'] as const

const DATE_NAMES = /date|until/i

/** Also checks texts that are not shown. */
function textsOf(texts: unknown, shown: readonly string[]): PrintTexts {
  if (texts !== undefined && (typeof texts !== 'object' || texts === null || Array.isArray(texts)))
    throw hostArgumentError('options.texts', 'be an object of texts')
  const found: Partial<Record<(typeof TEXT_NAMES)[number], string>> = {}
  for (const name of TEXT_NAMES) {
    const text = partOf(texts, name)
    if (text === undefined) continue
    if (typeof text !== 'string') throw hostArgumentError(`options.texts.${name}`, 'be a text')
    // Other texts, such as "on delivery", are printed as given.
    if (DATE_NAMES.test(name) && DATE.test(text) && showDate(text, 'en') === text)
      throw hostArgumentError(`options.texts.${name}`, 'be a day that exists')
    if (shown.includes(name)) found[name] = text
  }
  const paragraphs = (name: 'introduction' | 'terms'): readonly string[] => {
    const list = paragraphsOf(partOf(texts, name), `options.texts.${name}`)
    return shown.includes(name) ? list : []
  }
  return ownFields({ ...found, introduction: paragraphs('introduction'), terms: paragraphs('terms') })
}

/** Throws at the first hole, because a list may have four billion of them. */
function paragraphsOf(list: unknown, name: string): readonly string[] {
  if (list === undefined) return []
  if (!Array.isArray(list)) throw hostArgumentError(name, 'be a list of texts')
  const texts: string[] = []
  for (let index = 0; index < list.length; index++) {
    const text: unknown = Object.hasOwn(list, index) ? list[index] : undefined
    if (typeof text !== 'string') throw hostArgumentError(`${name}[${String(index)}]`, 'be a text')
    texts.push(text)
  }
  return texts
}
