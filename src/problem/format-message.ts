import { figureText } from './figure-text.js'
import type { Language, Sentence } from './language.js'
import { fieldOfName } from './path.js'

/** Tells what is wrong and what to do, on which line; something else of a code it does not know, or without its figures. */
export type FormatMessage = (code: string, ends: Ends, details: object, otherwise: string) => string

/**
 * Where a pointer starts and what it ends in, which are all that is told of it: the two may be the whole pointer. A
 * pointer may hold a key of any length, and as many problems as there are bytes may have one.
 */
export interface Ends {
  readonly start: string
  readonly end: string
}

/** A sentence taken apart: by turns text, the sign of a figure, and its name; text is last. */
type Parts = readonly string[]

/** Tells problems in a language. Each sentence is taken apart once, when it is first told. */
export function messageFormatter(language: Language): FormatMessage {
  const known = new Map<string, readonly Parts[]>()
  const sentences: Readonly<Record<string, Sentence>> = language.sentences
  return (code, { start, end }, details, otherwise) => {
    let all = known.get(code)
    if (all === undefined) {
      const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
      if (sentence === undefined) return otherwise
      all = [sentence].flat().map((one) => one.split(/<(\W?)(\w+)>/))
      known.set(code, all)
    }
    for (const parts of all) {
      const text = filled(parts, end, details, language)
      if (text !== undefined) return lineOf(start, language) + text
    }
    return otherwise
  }
}

/** Undefined when one of its figures is not there. */
function filled(parts: Parts, end: string, details: object, language: Language): string | undefined {
  let text = ''
  let sign = ''
  let turn = 0
  for (const part of parts) {
    const kind = turn++ % 3
    if (kind === 0) text += part
    else if (kind === 1) sign = part
    else {
      const figure =
        part === 'field'
          ? fieldOf(end, language)
          : Object.hasOwn(details, part)
            ? figureText(details[part as keyof typeof details], sign, language)
            : undefined
      if (figure === undefined) return undefined
      text += figure
    }
  }
  return text
}

/** Lines are numbered from 1, as on the printed document. Empty when it is not about a line. */
function lineOf(param: string, { line }: Language): string {
  const index = param.startsWith('lines[') ? Number.parseInt(param.slice(6), 10) : NaN
  return index >= 0 ? `${line} ${String(index + 1)}: ` : ''
}

/** What a pointer ends in, as the request spells it: a field, a key, or an element of a list. */
export function fieldOf(param: string, { whole, element }: Language): string {
  const name = param.slice(param.lastIndexOf('.') + 1)
  if (name === '') return whole
  return name.startsWith('[') ? element + name : fieldOfName(name)
}
