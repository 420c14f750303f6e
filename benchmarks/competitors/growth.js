/** Prices a quote of a number of lines (`price 10`), or parses and writes its JSON (`json 100000`). */
import { ordinaryQuote } from '../documents/ordinary.js'
import { account, library, sound } from '../library.js'

export function workOf(name) {
  const [work, lines] = name.split(' ')
  const text = JSON.stringify(ordinaryQuote(Number(lines)))
  if (work === 'json') return () => JSON.stringify(JSON.parse(text))
  const request = JSON.parse(text)
  sound(library.priceQuote(request, account))
  return () => library.priceQuote(request, account)
}
