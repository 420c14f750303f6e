/** The built library, as its users import it. */
import { pathToFileURL } from 'node:url'
import { existsSync } from 'node:fs'
import { ENTRY, TEXTS } from './checkout.js'

export const library = await import(pathToFileURL(ENTRY).href)

/** The entry from text to text; an older checkout is without it. */
export const texts = existsSync(TEXTS) ? await import(pathToFileURL(TEXTS).href) : undefined

/** The settings that everything is priced with, unless said. */
export const SETTINGS = {
  currency: 'AUD',
  tax: { rate: '0.10', code: 'GST' },
  minimumLinealLengthMm: 300,
}

/** Settings in their complete form. */
export function accountOf(settings) {
  return sound(library.parseAccount(settings))
}

export const account = accountOf(SETTINGS)

/** Returns a result, and throws if it is a refusal: a refused document would measure something else. */
export function sound(result) {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.problems[0])}`)
  return result.value
}
