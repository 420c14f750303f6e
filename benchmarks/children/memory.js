/**
 * Measures the memory of a quote in its own process. `parse` only reads the file of the request, and `price`
 * also prices it. Prints bytes: the text, the memory of the request, the additional memory of the result, and
 * the largest growth of the process.
 */
import { readFileSync } from 'node:fs'
import { account, library, sound } from '../library.js'

const [file, work] = process.argv.slice(2)
// The maximum so far, not the current memory. Otherwise pages that the process has already freed would count as
// growth.
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
    // Comes last, so that both objects stay in memory until here.
    lines: [request.lines.length, result?.lines.length],
  }),
)

function heapUsed() {
  globalThis.gc()
  return process.memoryUsage().heapUsed
}
