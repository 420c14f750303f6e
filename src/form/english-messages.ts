import type { DescribableProblem, Description } from '../problem/describe.js'
import { ENGLISH_OF_DOCUMENTS, ENGLISH_OF_TEXTS } from '../problem/english.generated.js'
import { labelOf } from '../problem/field-label.js'
import { messageFormatter } from '../problem/format-message.js'

const format = messageFormatter<string>({
  ...ENGLISH_OF_DOCUMENTS,
  words: { ...ENGLISH_OF_DOCUMENTS.words, ...ENGLISH_OF_TEXTS.words },
  sentences: { ...ENGLISH_OF_DOCUMENTS.sentences, ...ENGLISH_OF_TEXTS.sentences },
})

/** Describes a problem in English, as `describeProblem` does, without the sentences of other languages in the bundle. */
export function describeInEnglish(problem: DescribableProblem, description: Description | string): string {
  const { code, param, details } = problem
  const labels = typeof description === 'string' ? undefined : description.labels
  return format(
    code,
    { start: '', end: lastName(param), label: labelOf(problem, param, labels) },
    details,
    code,
  )
}

/** The last name of a pointer, with the indexes after it. */
function lastName(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('.') + 1)
}
