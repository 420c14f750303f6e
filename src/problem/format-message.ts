import { plainText, readMicros } from '../number/number-text.js'
import type { ProblemCode } from './codes.js'
import { fieldOfName } from './path.js'

/**
 * The words and sentences of one language.
 *
 * A sentence names its details in angle brackets: `<name>` shows a detail as it is, `<#name>` with the decimal mark of
 * the language, `<$name>` micros as an amount of two decimals or more, `<?name>` the name of a type in words.
 * `<name=value>` shows nothing and requires that value. `<field>` is the end of the pointer. Of several sentences the
 * first applies whose details are all there.
 */
export interface MessageLanguage {
  readonly decimalMark: string
  readonly line: string
  /** The word for everything that was sent, which has no field. */
  readonly whole: string
  readonly element: string
  /** What is true of any problem: the field is not accepted. */
  readonly notAccepted: string
  /** Types in words. Other types keep their own names. */
  readonly types: Readonly<Record<string, string>>
  readonly sentences: Readonly<Record<ProblemCode, string | readonly string[]>>
}

/** Formats a message with its line; `otherwise` when the code is not known or details are missing. */
export type FormatMessage = (code: string, ends: Ends, details: object, otherwise: string) => string

/**
 * The start and the end of a pointer, which is all that a message needs of it; both may be the whole pointer. Keys may be
 * long and problems many, so a message does not need the whole pointer.
 */
export interface Ends {
  readonly start: string
  readonly end: string
}

/** A split sentence: text, then for each detail its sign, its name, the value it must have, and text. */
type Parts = readonly (string | undefined)[]

/** Formats the messages of a language. Each sentence is split once, when it is first used. */
export function messageFormatter(language: MessageLanguage): FormatMessage {
  const known = new Map<string, readonly Parts[]>()
  const sentences: Readonly<Record<string, string | readonly string[]>> = language.sentences
  return (code, { start, end }, details, otherwise) => {
    let all = known.get(code)
    if (all === undefined) {
      const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
      if (sentence === undefined) return otherwise
      all = [sentence].flat().map((one) => one.split(/<(\W?)(\w+)(?:=(\w+))?>/))
      known.set(code, all)
    }
    for (const parts of all) {
      const text = filled(parts, end, details, language)
      if (text !== undefined) return lineOf(start, language) + text
    }
    return otherwise
  }
}

/** Undefined where a detail is missing, or has another value than it must have. */
function filled(parts: Parts, end: string, details: object, language: MessageLanguage): string | undefined {
  let text = parts[0] ?? ''
  for (let index = 1; index < parts.length; index += 4) {
    const name = parts[index + 1] ?? ''
    const wanted = parts[index + 2]
    if (name === 'field') text += fieldOf(end, language)
    else {
      const value: unknown = Object.hasOwn(details, name) ? details[name as keyof typeof details] : undefined
      if (wanted === undefined) {
        const shown = detailText(value, parts[index] ?? '', language)
        if (shown === undefined) return undefined
        text += shown
      } else if (value !== wanted) return undefined
    }
    text += parts[index + 3] ?? ''
  }
  return text
}

/** Lines are numbered from 1, as on the printed document. Empty where the pointer leads to no line. */
function lineOf(param: string, { line }: MessageLanguage): string {
  const index = param.startsWith('lines[') ? Number.parseInt(param.slice(6), 10) : NaN
  return index >= 0 ? `${line} ${String(index + 1)}: ` : ''
}

/** What a pointer ends in, as the request spells it: a field, a key, or an element of a list. */
export function fieldOf(param: string, { whole, element }: MessageLanguage): string {
  const name = param.slice(param.lastIndexOf('.') + 1)
  if (name === '') return whole
  return name.startsWith('[') ? element + name : fieldOfName(name)
}

/** The text of a detail, by its sign. Undefined for anything that is no detail: a problem may come from a caller. */
function detailText(value: unknown, sign: string, language: MessageLanguage): string | undefined {
  if (typeof value !== 'string') return Array.isArray(value) && value.length > 0 ? joined(value) : undefined
  if (sign === '?') return Object.hasOwn(language.types, value) ? language.types[value] : value
  if (sign === '') return value
  const text = sign === '$' ? amountText(value) : value
  return language.decimalMark === '.' ? text : text?.replaceAll('.', language.decimalMark)
}

/** Lists that cannot change are joined once: the names of a field's values are the same in every problem. */
const joinedLists = new WeakMap<readonly unknown[], string>()

function joined(list: readonly unknown[]): string {
  const known = joinedLists.get(list)
  if (known !== undefined) return known
  const text = list.join(', ')
  if (Object.isFrozen(list)) joinedLists.set(list, text)
  return text
}

/** Micros as an amount with two decimals or more. */
function amountText(micros: string): string | undefined {
  const amount = readMicros(micros)
  if (amount === undefined) return undefined
  const [units = '', decimals = ''] = plainText(amount).split('.')
  return `${units}.${decimals.padEnd(2, '0')}`
}
