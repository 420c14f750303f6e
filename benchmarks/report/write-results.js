import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { RESULTS } from '../checkout.js'

/** Digits beyond these are noise. */
const DIGITS = 6

/** Writes what was measured, in the form that the project's formatter gives it. */
export async function writeResults(results) {
  const text = JSON.stringify(results, (_, value) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value,
  )
  writeFileSync(RESULTS, await format(text, { ...(await resolveConfig(RESULTS)), filepath: RESULTS }))
}
