/**
 * Measures the memory of a quote in a process of its own: `parse` only reads the file of the request, `price` prices
 * it too. Prints bytes: the text, the memory of the request, the additional memory of the result, and the largest
 * growth of the process.
 */
import { readFileSync } from 'node:fs'
import { account, library, sound } from '../library.js'

const [file, work] = process.argv.slice(2)
// The most so far, and not what it is now: pages that were given back would else be counted as room that was there.
const maxBefore = process.resourceUsage().maxRSS
const text = readFileSync(file, 'latin1')
const before = heapUsed()

const request = JSON.parse(text)
const withRequest = heapUsed()
const result = work === 'price' ? sound(library.priceQuote(request, account)) : undefined
const peak = (process.resourceUsage().maxRSS - maxBefore) * 1024
const withResult = heapUsed()

console.log(
  JSON.stringify({
    text: text.length,
    request: withRequest - before,
    result: withResult - withRequest,
    peak,
    // Said last, so that both are kept until here.
    lines: [request.lines.length, result?.lines.length],
  }),
)

function heapUsed() {
  globalThis.gc()
  return process.memoryUsage().heapUsed
}
