/**
 * Prices a quote of a number of lines (`price 10`), parses and writes its JSON (`json 100000`), or creates the objects
 * of its result without calculating (`copy 10`).
 */
import { ordinaryQuote } from '../documents/ordinary.js'
import { account, library, sound } from '../library.js'

export function workOf(name) {
  const [work, lines] = name.split(' ')
  const text = JSON.stringify(ordinaryQuote(Number(lines)))
  if (work === 'json') return () => JSON.stringify(JSON.parse(text))
  const request = JSON.parse(text)
  const priced = sound(library.priceQuote(request, account))
  return work === 'copy' ? () => copyOf(priced) : () => library.priceQuote(request, account)
}

function copyOf(value) {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value !== 'object' || value === null) return value
  const copy = { ...value }
  for (const field in copy) {
    if (typeof copy[field] === 'object') copy[field] = copyOf(copy[field])
  }
  return copy
}
