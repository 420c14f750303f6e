import { completeSettings } from '../wire/account-settings.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import { definedOnly } from '../wire/object.js'
import { FORMAT } from './golden-file.js'
import type { GoldenHeader, GoldenVersion } from './report.js'
import { ENGINE_VERSION, RULES_FINGERPRINT } from './version.generated.js'

/**
 * The versions of this engine and its rules. Programs that share work can compare them, because another version
 * may price differently.
 *
 * @example
 * import { libraryVersion, goldenHeader } from 'quotewright/golden'
 *
 * const header = goldenHeader({ currency: 'AUD' })
 * assert.ok(header.ok)
 * assert.equal(header.value.engine, libraryVersion.engine)
 */
export const LIBRARY_VERSION: GoldenVersion = Object.freeze({
  engine: ENGINE_VERSION,
  rules: RULES_FINGERPRINT,
})

interface HeaderFacts {
  readonly account: ParsedAccount
  readonly kind?: DocumentKind | undefined
  readonly catalogue?: string | undefined
  readonly isFull?: boolean | undefined
}

export function headerOf({ account, kind, catalogue, isFull = false }: HeaderFacts): GoldenHeader {
  return definedOnly({
    format: FORMAT,
    ...LIBRARY_VERSION,
    kind,
    settings: completeSettings(account),
    catalogue,
    isFull,
  })
}
