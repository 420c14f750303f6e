import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { RESULTS } from '../checkout.js'

/** The number of significant digits. Further digits are noise. */
const DIGITS = 6

/** Writes the results, formatted by the project's formatter. */
export async function writeResults(results) {
  const text = JSON.stringify(results, (_, value) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value,
  )
  writeFileSync(RESULTS, await format(text, { ...(await resolveConfig(RESULTS)), filepath: RESULTS }))
}
