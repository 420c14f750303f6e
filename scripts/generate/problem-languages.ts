import type { policies } from '../../src/languages/en/policies.js'
import { LOCALES, type Locale } from '../../src/languages/languages.js'
import type { InputTexts, ProblemTexts, ServiceTexts } from '../../src/languages/problem-texts.generated.js'
import { SHAPES, UNITS } from '../../src/definitions/problems/measure-words.js'
import type { ProblemRecord } from '../../src/definitions/problems/problem-record.js'
import {
  DOCUMENT_WORDS,
  PROBLEM_WORDS,
  TEXT_WORDS,
  TYPE_WORDS,
} from '../../src/definitions/problems/problem-words.js'
import { LINE_KINDS, listed } from '../../src/definitions/problems/wire-problems.js'
import { generatedFrom } from './generated-file.js'
import { policiesInMessages } from './policies.js'
import { sentencesBy } from './problem-sentences.js'

type Problems = readonly (readonly [code: string, problem: ProblemRecord])[]

const SOURCE = 'src/languages/'
const OTHER_LANGUAGES: readonly Locale[] = LOCALES.filter((code) => code !== 'en')

export function typesOfTexts(problems: Problems, ofService: Problems): string {
  const typed = problems.filter(([, { onlyIn }]) => onlyIn === 'texts')
  const others = problems.filter(([, { onlyIn }]) => onlyIn !== 'texts')
  const sentences = (some: Problems): string =>
    `Readonly<Record<${namesOf(some.map(([code]) => code))}, string | readonly string[]>>`
  const words = (names: object): string => `Readonly<Record<${namesOf(Object.keys(names))}, string>>`
  return `${generatedFrom('src/definitions/problems/')}
/** The sentences of problems, and the words around them. */
export interface ProblemTexts extends ${words(PROBLEM_WORDS)} {
  /** Types in words. */
  readonly words: ${words({ ...TYPE_WORDS, ...DOCUMENT_WORDS })}
  /** The units of measures, for \`{units}\` in sentences. */
  readonly units: Readonly<Record<${namesOf(UNITS)}, string>>
  /** The shapes of measures with their units, for \`{measures}\` in sentences. */
  readonly shapes: Readonly<Record<${namesOf(SHAPES)}, string>>
  readonly sentences: ${sentences(others)}
}

/** The sentences about typed texts. */
export interface InputTexts {
  /** The kinds of typed text in words, with an article. */
  readonly words: ${words(TEXT_WORDS)}
  readonly sentences: ${sentences(typed)}
}

/** The sentences of the problems of the service. */
export type ServiceTexts = ${sentences(ofService)}
`
}

function namesOf(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ')
}

/** English has its own file, in layers. */
export async function messages(problems: Problems): Promise<string> {
  const others = await Promise.all(OTHER_LANGUAGES.map((code) => messagesIn(code, problems)))
  return `${generatedFrom(SOURCE)}
import type { Locale } from '../languages/languages.js'
import { ENGLISH } from './english.generated.js'
import type { MessageLanguage } from './format-message.js'

/** The words and sentences of each language. */
export const MESSAGES: Readonly<Record<Locale, MessageLanguage>> = {
  en: ENGLISH,
${others.join('')}}
`
}

async function messagesIn(code: Locale, problems: Problems): Promise<string> {
  const { units, shapes, words, sentences, ...around } = await textsIn<ProblemTexts>(code, 'problems')
  const typed = await textsIn<InputTexts>(code, 'input')
  const policyWords = policiesInMessages(await textsIn<typeof policies>(code, 'policies'))
  const lists: Readonly<Record<string, string>> = {
    units: UNITS.map((unit) => units[unit]).join(` ${around.or} `),
    measures: SHAPES.map((shape) => shapes[shape]).join(', '),
    lineKinds: listed(LINE_KINDS, around.or),
  }
  const withLists = (sentence: string): string =>
    sentence.replace(/\{(\w+)\}/g, (gap, name: string) => lists[name] ?? gap)
  const all: Readonly<Record<string, string | readonly string[]>> = { ...sentences, ...typed.sentences }
  const table = {
    ...around,
    words: { ...words, ...typed.words, ...policyWords },
    sentences: sentencesBy(problems, ([name]) => {
      const some = all[name] ?? []
      return typeof some === 'string' ? withLists(some) : some.map(withLists)
    }),
  }
  return `${code}: ${JSON.stringify(table, null, 2)},\n`
}

/** The sentences use the words of the engine. */
export async function serviceMessages(problems: Problems): Promise<string> {
  const others = await Promise.all(
    OTHER_LANGUAGES.map(async (code) => {
      const texts: Readonly<Record<string, string | readonly string[]>> = await textsIn<ServiceTexts>(
        code,
        'service',
      )
      return `${code}: ${JSON.stringify(
        sentencesBy(problems, ([name]) => texts[name] ?? []),
        null,
        2,
      )},\n`
    }),
  )
  return `${generatedFrom(SOURCE)}
import type { Locale } from '../../languages/languages.js'
import type { ServiceProblemCode } from './codes.js'
import { ENGLISH_SENTENCES } from './english.generated.js'

type Sentences = Readonly<Record<ServiceProblemCode, string | readonly string[]>>

/** The sentences of the service's codes in each language. */
export const SENTENCES: Readonly<Record<Locale, Sentences>> = {
  en: ENGLISH_SENTENCES,
${others.join('')}}
`
}

async function textsIn<Texts>(code: Locale, area: string): Promise<Texts> {
  const file = new URL(`../../${SOURCE}${code}/${area}.ts`, import.meta.url).href
  const exported = (await import(file)) as Readonly<Record<string, Texts>>
  const texts = exported[area]
  if (texts === undefined) throw new Error(`${SOURCE}${code}/${area}.ts does not export ${area}`)
  return texts
}
