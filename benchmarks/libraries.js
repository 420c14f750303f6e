/** The measured library with all entries, and an earlier commit beside it if `QUOTEWRIGHT_BEFORE` names its folder. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BEFORE, CHECKOUT } from './checkout.js'

const ENTRIES = ['index', 'text', 'explain', 'golden', 'diagnose', 'solve']

const SUFFIX = ', before'

/** A list of `{ suffix, library }`: this checkout first. */
export const LIBRARIES = await Promise.all([
  loaded('', CHECKOUT),
  ...(BEFORE === undefined ? [] : [loaded(SUFFIX, BEFORE)]),
])

async function loaded(suffix, folder) {
  const entries = await Promise.all(
    ENTRIES.map((entry) => import(pathToFileURL(join(folder, 'dist', `${entry}.js`)).href)),
  )
  return { suffix, library: Object.assign({}, ...entries) }
}

/** Returns a ratio, with the earlier commit's ratio from the same rounds as `before`. */
export function withBefore(ratioAt, name) {
  const now = ratioAt(name)
  const before = BEFORE === undefined ? undefined : ratioAt(`${name}${SUFFIX}`)
  return before === undefined ? now : { ...now, before }
}
