/** Checks the form of a parsed request. The baseline instead parses the text of the request. */
import { ordinaryQuote } from '../documents/ordinary.js'
import { DECODERS, JSON_PARSE } from '../peers/decode/decoders.js'

export const LINES = 100

export async function workOf(key) {
  const text = JSON.stringify(ordinaryQuote(LINES))
  if (key === JSON_PARSE) return () => JSON.parse(text)
  const { accepts } = await DECODERS[key]()
  const request = JSON.parse(text)
  return () => accepts(request)
}
