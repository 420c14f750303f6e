/** The built library, as its users import it. */
import { pathToFileURL } from 'node:url'
import { existsSync } from 'node:fs'
import { ENTRY, TEXTS } from './checkout.js'

export const library = await import(pathToFileURL(ENTRY).href)

/** The entry that prices from text to text. Undefined in an older checkout without it. */
export const texts = existsSync(TEXTS) ? await import(pathToFileURL(TEXTS).href) : undefined

export const SETTINGS = {
  currency: 'AUD',
  tax: { rate: '0.10', code: 'GST' },
  minimumLinealLengthMm: 300,
}

export function accountOf(settings) {
  return sound(library.parseAccount(settings))
}

export const account = accountOf(SETTINGS)

/** Returns the value of a result. Throws for a refusal, because timing one would measure something else. */
export function sound(result) {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.problems[0])}`)
  return result.value
}
