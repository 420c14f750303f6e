import { hostArgumentError, checkTypedField, partOf } from '../input/check-typed.js'
import { plainWord } from '../input/headings.js'
import { isCurrencyCode } from '../input/wire-money.js'
import { languageOf, LOCALES, type Locale } from '../languages/languages.js'
import type { describeProblem } from '../problem/describe.js'
import { withFallback } from '../problem/with-fallback.js'
import { isObject, type JsonObject } from '../wire/object.js'
import type { QuoteRequestInput } from '../wire/document.generated.js'
import { COLUMN_NAMES, ROW_TYPES, type ColumnName, type RowType } from './column-names.js'

/** The settings for reading a sheet: locale, currency, language of messages, and fields for the request. */
export interface SheetSettings {
  /** The locale of the texts, such as `en-AU`. It decides the marks of numbers. */
  readonly locale: string
  /** The currency of the account: three capital letters. */
  readonly currency: string
  /** The language of messages. When omitted, the language of the locale if `describe` is given, else English. */
  readonly language?: Locale | undefined
  /** The function `describeProblem` of the root entry. Required for messages in any language other than English. */
  readonly describe?: typeof describeProblem | undefined
  /** Fields for the request, such as `customerId`. Those in the sheet take precedence. */
  readonly request?: Omit<Partial<QuoteRequestInput>, 'lines' | 'adjustments'> | undefined
}

/** The meanings of headings and types of row that differ from the usual ones. */
export interface SheetMapping {
  /** The column of each heading: `{ 'Sell ex GST': 'unitPrice', Supplier: 'ignore' }`. */
  readonly columns?: Readonly<Record<string, ColumnName | 'ignore'>> | undefined
  /** The type of each word of the type column: `{ Roofing: 'sheet' }`. */
  readonly types?: Readonly<Record<string, RowType | 'ignore'>> | undefined
  /**
   * The meaning of a number without a percent sign in the columns of percentages: 0.1 is 10% as a `fraction`, and
   * 0.1% as a `percent`. When omitted, such a number above 0 and up to 1 is a problem.
   */
  readonly percentages?: 'fraction' | 'percent' | undefined
}

export interface ReadSettings {
  readonly locale: string
  readonly currency: string
  readonly language: Locale
  readonly describe: typeof describeProblem | undefined
  readonly request: JsonObject
}

export interface ReadMapping {
  readonly columns: ReadonlyMap<string, ColumnName | 'ignore'>
  /** As the mapping spells them, without the ignored ones. */
  readonly headings: readonly string[]
  readonly types: ReadonlyMap<string, RowType | 'ignore'>
  readonly percentages: 'fraction' | 'percent' | undefined
}

/** Returns the locale of settings that need nothing else. */
export function readLocale(settings: unknown): string {
  if (!isObject(settings)) throw hostArgumentError('settings', 'be an object with the locale')
  const locale = partOf(settings, 'locale')
  checkTypedField({ kind: 'quantity', locale }, 'settings')
  return String(locale)
}

export function readSettings(settings: unknown): ReadSettings {
  if (!isObject(settings))
    throw hostArgumentError('settings', 'be an object with the locale and the currency')
  const [locale, currency, language, describe, request] = [
    'locale',
    'currency',
    'language',
    'describe',
    'request',
  ].map((name) => partOf(settings, name))
  checkTypedField({ kind: 'money', locale, currency }, 'settings')
  if (!isCurrencyCode(currency))
    throw hostArgumentError('settings.currency', 'be three capital letters, such as AUD')
  const wanted = LOCALES.find((code) => code === language)
  if (language !== undefined && wanted === undefined)
    throw hostArgumentError('settings.language', `be one of ${LOCALES.join(', ')}, or left out`)
  if (describe !== undefined && typeof describe !== 'function')
    throw hostArgumentError('settings.describe', 'be the function describeProblem, or left out')
  if (describe === undefined && wanted !== undefined && wanted !== 'en')
    throw hostArgumentError('settings.describe', `be the function describeProblem, for messages in ${wanted}`)
  if (request !== undefined && (!isObject(request) || Array.isArray(request)))
    throw hostArgumentError('settings.request', 'be an object of fields, or left out')
  return {
    locale: locale as string,
    currency,
    language: wanted ?? (describe === undefined ? 'en' : languageOf(locale)),
    describe: describe as ReadSettings['describe'],
    request: request ?? {},
  }
}

export function readMapping(mapping: unknown): ReadMapping {
  if (mapping === undefined)
    return { columns: new Map(), headings: [], types: new Map(), percentages: undefined }
  if (!isObject(mapping) || Array.isArray(mapping))
    throw hostArgumentError('mapping', 'be an object with columns, types or percentages')
  const unknown = withFallback<string | undefined>('', () =>
    Object.keys(mapping).find((name) => !['columns', 'types', 'percentages'].includes(name)),
  )
  if (unknown !== undefined)
    throw hostArgumentError(`mapping.${unknown}`, 'be left out: a mapping has columns, types and percentages')
  const percentages = partOf(mapping, 'percentages')
  if (percentages !== undefined && percentages !== 'fraction' && percentages !== 'percent')
    throw hostArgumentError('mapping.percentages', 'be fraction or percent, or left out')
  const columns = meanings(partOf(mapping, 'columns'), 'columns', COLUMN_NAMES)
  return {
    columns: byPlainWord(columns),
    headings: columns.flatMap(([word, name]) => (name === 'ignore' ? [] : [word])),
    types: byPlainWord(meanings(partOf(mapping, 'types'), 'types', ROW_TYPES)),
    percentages,
  }
}

/** A larger mapping is probably another file. */
const MAX_WORDS = 10_000

function meanings<Name extends string>(
  words: unknown,
  part: string,
  names: readonly Name[],
): readonly (readonly [word: string, Name | 'ignore'])[] {
  if (words === undefined) return []
  const entries = withFallback<readonly (readonly [string, unknown])[] | undefined>(undefined, () =>
    isObject(words) && !Array.isArray(words) ? Object.entries(words) : undefined,
  )
  if (entries === undefined || entries.length > MAX_WORDS)
    throw hostArgumentError(
      `mapping.${part}`,
      `be an object of at most ${String(MAX_WORDS)} words, or left out`,
    )
  const before = new Map<string, string>()
  return entries.map(([word, meant]) => {
    const plain = plainWord(word)
    // The sign # alone heads line numbers, which are not read.
    if (plain === '' && (word.trim() !== '#' || meant !== 'ignore'))
      throw hostArgumentError(`mapping.${part}.${word}`, 'have a letter or a digit')
    const other = before.get(plain)
    if (other !== undefined)
      throw hostArgumentError(`mapping.${part}.${word}`, `be left out: ${other} is the same word`)
    before.set(plain, word)
    const name = meant === 'ignore' ? meant : names.find((one) => one === meant)
    if (name === undefined)
      throw hostArgumentError(`mapping.${part}.${word}`, `be ignore or one of ${names.join(', ')}`)
    return [word, name] as const
  })
}

function byPlainWord<Name>(meant: readonly (readonly [word: string, Name])[]): ReadonlyMap<string, Name> {
  return new Map(meant.map(([word, name]) => [plainWord(word), name]))
}
