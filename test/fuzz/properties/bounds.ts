import type { Property } from './property.js'

/**
 * Limits the blocks entered, for an empty request and per character. An invalid element takes two characters
 * (`0,`) but enters some 600 blocks, most of them to write its pointer.
 */
const WORK = { atLeast: 3000, each: 500 }
/**
 * Limits the characters of an answer, for an empty request and per character. A problem takes some 200 characters.
 */
const ANSWER = { atLeast: 3000, each: 300 }

/** The fuzzer counts blocks and characters, so that slow machines pass too. */
export const isBounded: Property = {
  name: 'work and answer are in proportion to the request',
  every: 1,
  fault: ({ isJson, request, quote, work }) => {
    if (!isJson) return undefined
    const sent = textLengthOf(request)
    if (work > WORK.atLeast + WORK.each * sent) return `${String(work)} blocks for ${String(sent)} characters`
    const answered = textLengthOf(quote)
    if (answered > ANSWER.atLeast + ANSWER.each * sent)
      return `${String(answered)} characters for ${String(sent)}`
    return undefined
  },
}

function textLengthOf(value: unknown): number {
  return (JSON.stringify(value) as string | undefined)?.length ?? 0
}
