import { areInt64, MICRO_DECIMALS } from '../number/number-limits.js'
import type { ProblemCode } from './codes.js'
import { elementsOf } from './elements.js'
import { ownField } from './own-fields.js'
import { fieldOfName, valueAtStep } from './path.js'

export interface MessageWords {
  readonly decimalMark: string
  readonly line: string
  /** Names the whole input, when the pointer is empty. */
  readonly whole: string
  readonly element: string
  /** Ends a general message, as `unusual` does. */
  readonly notAccepted: string
  readonly unusual: string
  readonly or: string
  /** Follows the message of a missing field. */
  readonly nearMiss: string
  /** The words for types and policies. A type without words keeps its own name. */
  readonly words: Readonly<Record<string, string>>
}

/**
 * Holds the words and sentences of one language. The first sentence whose details are all present is used.
 *
 * A sentence names its details in angle brackets:
 *
 * - `<name>`: unchanged; `<#name>`: with the decimal mark of the language;
 * - `<$name>`: micros as an amount with at least two decimals;
 * - `<?name>`: a type in words; `<|name>`: a list with "or" before its last text;
 * - `<!name>`: a policy in words, which counts as missing if the language has none;
 * - `<name=value>`: shows nothing, and limits the sentence to that value;
 * - `<field>`: the label of the field, or the end of the pointer;
 * - `<label>`: the label alone, in sentences for people at a form. These name no other field and no unit.
 */
export interface MessageLanguage<Code extends string = ProblemCode> extends MessageWords {
  readonly sentences: Readonly<Record<Code, string | readonly string[]>>
}

/** Returns `otherwise` if the code is unknown or details are missing. */
export type FormatMessage = (code: string, ends: Ends, details: unknown, otherwise: string) => string

/** The ends of a pointer without its middle, where a key may have any length. They may overlap. */
export interface Ends {
  readonly start: string
  readonly end: string
  /** Replaces the field at the end. */
  readonly label: string | undefined
}

interface Sentence {
  readonly slots: readonly Slot[]
  readonly rest: string
}

/** Shows a detail, or only tests its value. */
interface Slot {
  readonly before: string
  readonly sign: string
  readonly name: string
  readonly wanted: string | undefined
}

/** Splits each sentence once, at its first use. */
export function messageFormatter<Code extends string>(language: MessageLanguage<Code>): FormatMessage {
  const known = new Map<string, readonly Sentence[]>()
  const sentences: Readonly<Record<string, string | readonly string[]>> = language.sentences
  const nearMiss = splitSentence(language.nearMiss)
  return (code, { start, end, label }, details, otherwise) => {
    const names = { label, field: label ?? fieldOf(end, language) }
    let all = known.get(code)
    if (all === undefined) {
      const sentence = ownField(sentences, code)
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

interface FieldNames {
  readonly field: string
  readonly label: string | undefined
}

/** Returns undefined if a detail is missing or does not have the required value. */
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

/** Returns the line, counted from 1 as in print, or an empty text if the pointer is not in a line. */
function lineOf(param: string, { line }: MessageWords): string {
  const index = param.startsWith('lines[') ? Number.parseInt(param.slice(6), 10) : NaN
  return index >= 0 ? `${line} ${String(index + 1)}: ` : ''
}

export function fieldOf(param: string, { whole, element }: MessageWords): string {
  const name = param.slice(param.lastIndexOf('.') + 1)
  if (name === '') return whole
  return name.startsWith('[') ? element + name : fieldOfName(name)
}

export function generalMessage(ending: string, code: string, field: string): string {
  return `${field} ${ending}${code === '' ? '' : ` (${code})`}.`
}

/** Returns undefined for an invalid detail, since details come unchecked, or for a policy without words. */
function detailText(value: unknown, sign: string, language: MessageWords): string | undefined {
  if (typeof value !== 'string') {
    if (!Array.isArray(value) || typeof value[0] !== 'string') return undefined
    return sign === '|' ? choicesText(textsOf(value), language.or) : joined(value)
  }
  if (sign === '?') return ownField(language.words, value) ?? value
  if (sign === '!') return ownField(language.words, value)
  if (sign === '') return value
  const text = sign === '$' ? amountText(value) : value
  return language.decimalMark === '.' ? text : text?.replaceAll('.', language.decimalMark)
}

/** Many problems share a frozen list, such as the known names of a field. */
const joinedLists = new WeakMap<readonly unknown[], string>()

function joined(list: readonly unknown[]): string {
  const known = joinedLists.get(list)
  if (known !== undefined) return known
  const text = textsOf(list).join(', ')
  if (Object.isFrozen(list)) joinedLists.set(list, text)
  return text
}

/** Ends at the first element that is not text, because a sparse list inside would take hours to join. */
function textsOf(list: readonly unknown[]): readonly string[] {
  const elements = elementsOf(list)
  const end = elements.findIndex((element) => typeof element !== 'string')
  return (end === -1 ? elements : elements.slice(0, end)) as readonly string[]
}

/** Captures the sign, and the digits without leading zeros. */
const MICROS = /^(-?)0*(0|[1-9]\d*)$/

/** Shows at least two decimals. Returns undefined for a string that is not micros (N1). */
function amountText(micros: string): string | undefined {
  const [, sign = '', digits] = MICROS.exec(micros) ?? []
  if (digits === undefined || !areInt64(sign === '-', digits)) return undefined
  const all = digits.padStart(MICRO_DECIMALS + 1, '0')
  let end = all.length
  while (end > all.length - MICRO_DECIMALS + 2 && all.endsWith('0', end)) end--
  const point = all.length - MICRO_DECIMALS
  return `${digits === '0' ? '' : sign}${all.slice(0, point)}.${all.slice(point, end)}`
}

/** Writes `A, B or C`, as in English and German. */
function choicesText(choices: readonly string[], or: string): string {
  const [last = ''] = choices.slice(-1)
  const others = choices.slice(0, -1)
  return others.length === 0 ? last : `${others.join(', ')} ${or} ${last}`
}
