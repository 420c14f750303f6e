import { areInt64, MICRO_DECIMALS } from '../number/number-limits.js'
import type { ProblemCode } from './codes.js'
import { ownField } from './own-fields.js'
import { fieldOfName, valueAtStep } from './path.js'

/** The words around the sentences of one language. */
export interface MessageWords {
  readonly decimalMark: string
  readonly line: string
  /** Names the whole input, when the pointer is empty. */
  readonly whole: string
  readonly element: string
  /** Ends a general message about a field that is not accepted. */
  readonly notAccepted: string
  /** Ends a general message about a field that is unusual. */
  readonly unusual: string
  /** The word before the last choice of a list. */
  readonly or: string
  /** Follows the message of a missing field if the request has a similar one. */
  readonly nearMiss: string
  /** Types and policies in words. Types that are not listed keep their own names. */
  readonly words: Readonly<Record<string, string>>
}

/**
 * The words and sentences for the messages of one language.
 *
 * A sentence names its details in angle brackets. The sign before the name decides the format. Without a sign,
 * `<name>` is unchanged. The form `<#name>` uses the decimal mark of the language, and `<$name>` shows micros as an
 * amount with at least two decimals. The form `<?name>` shows a type in words, and `<|name>` a list with "or" before
 * its last text. The form `<!name>` shows a policy in words, and counts as missing if the language has none for it.
 * The form `<name=value>` shows nothing and limits the sentence to that value. Two names are special. The name
 * `<field>` stands for the label of the field, or the end of the pointer. The name `<label>` stands for the label
 * alone. Sentences with it are for people at a form, so they name neither fields of the request nor its units. The
 * first sentence whose details are all present is used.
 */
export interface MessageLanguage<Code extends string = ProblemCode> extends MessageWords {
  readonly sentences: Readonly<Record<Code, string | readonly string[]>>
}

/** Returns the message of a problem, or `otherwise` if the code is unknown or details are missing. */
export type FormatMessage = (code: string, ends: Ends, details: unknown, otherwise: string) => string

/**
 * The start and the end of a pointer, the only parts that a message shows; they may overlap. The rest is left
 * out because a key may have any length, and a request may have as many problems as bytes.
 */
export interface Ends {
  readonly start: string
  readonly end: string
  /** The text to show instead of the field at the end. */
  readonly label: string | undefined
}

/** A sentence, split at its details. */
interface Sentence {
  readonly slots: readonly Slot[]
  /** The text after the last detail. */
  readonly rest: string
}

/** A place in a sentence that shows a detail, or requires the detail to have a value. */
interface Slot {
  /** The text between the previous slot and this one. */
  readonly before: string
  readonly sign: string
  readonly name: string
  readonly wanted: string | undefined
}

/** Makes the function that formats messages in a language. It splits each sentence once, at its first use. */
export function messageFormatter<Code extends string>(language: MessageLanguage<Code>): FormatMessage {
  const known = new Map<string, readonly Sentence[]>()
  const sentences: Readonly<Record<string, string | readonly string[]>> = language.sentences
  const nearMiss = splitSentence(language.nearMiss)
  return (code, { start, end, label }, details, otherwise) => {
    const names = { label, field: label ?? fieldOf(end, language) }
    let all = known.get(code)
    if (all === undefined) {
      const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
      if (sentence === undefined) return otherwise
      all = [sentence].flat().map(splitSentence)
      known.set(code, all)
    }
    for (const one of all) {
      const text = filled(one, names, details, language)
      if (text === undefined) continue
      return lineOf(start, language) + text + (filled(nearMiss, names, details, language) ?? '')
    }
    return otherwise
  }
}

function splitSentence(sentence: string): Sentence {
  const slots: Slot[] = []
  let end = 0
  const add = (slot: string, sign: string, name: string, wanted: string | undefined, at: number): string => {
    slots.push({ before: sentence.slice(end, at), sign, name, wanted })
    end = at + slot.length
    return slot
  }
  sentence.replace(/<(\W?)(\w+)(?:=([\w-]+))?>/g, add)
  return { slots, rest: sentence.slice(end) }
}

/** The names that a sentence may use for the field at fault. */
interface FieldNames {
  readonly field: string
  readonly label: string | undefined
}

/** Fills the details into a sentence. Returns undefined if a detail is missing or does not have the required value. */
function filled(
  { slots, rest }: Sentence,
  names: FieldNames,
  details: unknown,
  language: MessageWords,
): string | undefined {
  let text = ''
  for (const { before, sign, name, wanted } of slots) {
    text += before
    if (name === 'field' || name === 'label') {
      const called = names[name]
      if (called === undefined) return undefined
      text += called
    } else {
      const value = valueAtStep(details, name)
      if (wanted === undefined) {
        const shown = detailText(value, sign, language)
        if (shown === undefined) return undefined
        text += shown
      } else if (value !== wanted) return undefined
    }
  }
  return text + rest
}

/**
 * Returns the start of a message about a line: `Line 3: `, counted from 1 as on the printed document. Empty
 * if the pointer is not in a line.
 */
function lineOf(param: string, { line }: MessageWords): string {
  const index = param.startsWith('lines[') ? Number.parseInt(param.slice(6), 10) : NaN
  return index >= 0 ? `${line} ${String(index + 1)}: ` : ''
}

/** Returns the end of a pointer, as the request spells it: a field, a key, or an element of a list. */
export function fieldOf(param: string, { whole, element }: MessageWords): string {
  const name = param.slice(param.lastIndexOf('.') + 1)
  if (name === '') return whole
  return name.startsWith('[') ? element + name : fieldOfName(name)
}

/** Describes a problem or advice whose code is unknown, or whose details are missing. */
export function generalMessage(ending: string, code: string, field: string): string {
  return `${field} ${ending}${code === '' ? '' : ` (${code})`}.`
}

/**
 * Formats a detail by its sign. Returns undefined for an invalid detail, since details are unchecked values,
 * and for a policy without words.
 */
function detailText(value: unknown, sign: string, language: MessageWords): string | undefined {
  if (typeof value !== 'string') {
    if (!Array.isArray(value) || value.length === 0) return undefined
    return sign === '|' ? choicesText(value as readonly string[], language.or) : joined(value)
  }
  if (sign === '?') return ownField(language.words, value) ?? value
  if (sign === '!') return ownField(language.words, value)
  if (sign === '') return value
  const text = sign === '$' ? amountText(value) : value
  return language.decimalMark === '.' ? text : text?.replaceAll('.', language.decimalMark)
}

/** Caches the texts of frozen lists. The known names of a field, for example, are the same in every problem. */
const joinedLists = new WeakMap<readonly unknown[], string>()

function joined(list: readonly unknown[]): string {
  const known = joinedLists.get(list)
  if (known !== undefined) return known
  const text = list.join(', ')
  if (Object.isFrozen(list)) joinedLists.set(list, text)
  return text
}

/** Captures the sign, and the digits without leading zeros. */
const MICROS = /^(-?)0*(0|[1-9]\d*)$/

/** Formats micros with at least two decimals. Returns undefined for any other string (N1). */
function amountText(micros: string): string | undefined {
  const [, sign = '', digits] = MICROS.exec(micros) ?? []
  if (digits === undefined || !areInt64(sign === '-', digits)) return undefined
  const all = digits.padStart(MICRO_DECIMALS + 1, '0')
  let end = all.length
  while (end > all.length - MICRO_DECIMALS + 2 && all.endsWith('0', end)) end--
  const point = all.length - MICRO_DECIMALS
  return `${digits === '0' ? '' : sign}${all.slice(0, point)}.${all.slice(point, end)}`
}

/** Joins alternatives as English and German write them: `A, B or C`, without a comma before the last. */
function choicesText(choices: readonly string[], or: string): string {
  const [last = ''] = choices.slice(-1)
  const others = choices.slice(0, -1)
  return others.length === 0 ? last : `${others.join(', ')} ${or} ${last}`
}
