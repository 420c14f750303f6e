import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { RESULTS } from '../checkout.js'

/** The number of significant digits. Further digits are noise. */
const DIGITS = 6

/** Writes the results, formatted by the project's formatter. */
export async function writeResults(results) {
  const text = JSON.stringify(results, (_, value) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value,
  )
  const style = JSON.parse(readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8'))
  writeFileSync(RESULTS, (await format(RESULTS, text, style)).code)
}
