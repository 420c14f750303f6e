import type {
  DetailKind,
  DetailsRecord,
  ProblemRecord,
} from '../../src/definitions/problems/problem-record.js'
import { variantsOf } from './problem-details.js'

/** The sign tells the formatter how to show the detail. */
const SIGNS: Readonly<Record<DetailKind, string>> = {
  text: '',
  texts: '',
  choices: '|',
  decimal: '#',
  formula: '#',
  micros: '$',
  preview: '?',
  type: '?',
  policy: '!',
}

/** Leaves out the field at fault. */
export function namesIn(sentence: string): readonly string[] {
  return [...sentence.matchAll(/<(\w+)(?:=[\w-]+)?>/g)].flatMap(([, name = '']) =>
    name === 'field' || name === 'label' ? [] : [name],
  )
}

type Entry = readonly [code: string, problem: ProblemRecord]

export function sentencesBy(
  problems: readonly Entry[],
  sentencesOf: (entry: Entry) => string | readonly string[],
): object {
  return Object.fromEntries(
    problems.map((entry) => [entry[0], signed(sentencesOf(entry), entry[1].details)] as const),
  )
}

function signed(
  sentences: string | readonly string[],
  details: DetailsRecord | undefined,
): string | readonly string[] {
  return typeof sentences === 'string'
    ? signedSentence(sentences, details)
    : sentences.map((sentence) => signedSentence(sentence, details))
}

function signedSentence(sentence: string, details: DetailsRecord | undefined): string {
  const names = namesIn(sentence)
  const fields = variantsOf(details).find((variant) => names.every((name) => Object.hasOwn(variant, name)))
  if (fields === undefined) throw new Error(`no details have every name in: ${sentence}`)
  return sentence.replace(/<(\w+)>/g, (placeholder, name: string) => {
    const field = fields[name]
    return field === undefined ? placeholder : `<${SIGNS[field.kind]}${name}>`
  })
}
