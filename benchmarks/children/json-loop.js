/**
 * Does the least that a program can do with a file of JSON lines. It parses each line. On request, it also writes the
 * line again, or prices it and writes the quote, or hashes both for a golden file.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeSync } from 'node:fs'

const PIECE = 65_536

const [file, work = 'parse', account] = process.argv.slice(2)
const answer = await answerBy(work)
let written = ''
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line === '') continue
  const value = JSON.parse(line)
  if (work === 'parse') continue
  written += `${answer(value)}\n`
  if (written.length < PIECE) continue
  writeSync(1, written)
  written = ''
}
if (written !== '') writeSync(1, written)

async function answerBy(work) {
  if (work === 'parse' || work === 'write') return JSON.stringify
  const { accountOf, library, sound } = await import('../library.js')
  const settings = accountOf(JSON.parse(readFileSync(account, 'utf8')))
  const price = (request) => sound(library.priceQuote(request, settings))
  if (work === 'price') return (request) => JSON.stringify(price(request))
  return (request) => [request, ...price(request).lines].map(hashOf).join('')
}

function hashOf(value) {
  return createHash('sha256').update(sortedText(value)).digest('base64')
}

/** Writes JSON whose text does not depend on the order of keys. */
function sortedText(value) {
  if (Array.isArray(value)) return `[${value.map(sortedText).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.keys(value).sort()
  return `{${fields.map((name) => `${JSON.stringify(name)}:${sortedText(value[name])}`).join()}}`
}
