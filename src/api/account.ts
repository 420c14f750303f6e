import * as E from '../problem/either.js'
import { ALL_PROBLEMS, invalidRule, type Answer } from '../problem/answer.js'
import { within } from '../problem/located-problem.js'
import { completeSettings, readSettings } from '../wire/account-settings.js'
import { readPricingOptions, type PricingOptions } from '../wire/options.generated.js'
import { ofHost, readWhole } from '../wire/reading.js'
import type { Account, ParsedAccount } from '../wire/account.generated.js'

/** Entries stay valid, because {@link parseAccount} froze their settings. */
const alreadyRead = new WeakMap<object, E.Right<ParsedAccount>>()

/**
 * Reads account settings, checks them, and fills in `derivationEnabled` and `taxRounding`. The result is frozen.
 * Pass it to other calls, so that they do not read the settings again (A2).
 *
 * Pointers of problems start at the root of the settings, such as `tax.rate` (A2).
 *
 * @example
 * import { parseAccount } from 'quotewright'
 *
 * const account = parseAccount({ currency: 'AUD', tax: { rate: '0.10', code: 'GST' } })
 * assert.ok(account.ok)
 * assert.equal(account.value.derivationEnabled, true)
 *
 * const refused = parseAccount({ currency: 'AUD', tax: { rate: '10' } })
 * assert.ok(!refused.ok)
 * assert.equal(refused.problems[0]?.param, 'tax.rate')
 */
export function parseAccount(settings: unknown): Answer<Account> {
  const answer = readNew(settings)
  if (E.isLeft(answer)) return answer
  const complete = completeSettings(answer.right)
  alreadyRead.set(complete, answer)
  return E.right(complete)
}

/**
 * Reads settings, unless {@link parseAccount} did.
 *
 * @internal
 */
export function accountOf(settings: unknown): Answer<ParsedAccount> {
  return alreadyRead.get(settings as object) ?? readNew(settings)
}

function readNew(settings: unknown): Answer<ParsedAccount> {
  const { read, problems } = readWhole(settings, ofHost('settings', readSettings))
  return read === undefined || problems.length > 0 ? invalidRule(problems, settings) : E.right(read)
}

/** @internal */
export interface HostSettings {
  readonly account: ParsedAccount
  /** The maximum number of problems listed (V1). */
  readonly maxProblems: number
}

/**
 * The host passes settings and options, so their problems have the source `settings` (V2).
 *
 * @internal
 */
export function hostSettingsOf(
  settings: unknown,
  options: PricingOptions | null | undefined,
): Answer<HostSettings> {
  const known = accountOf(settings)
  if (E.isLeft(known)) return known
  const account = known.right
  if (options === undefined || options === null) return E.right({ account, maxProblems: ALL_PROBLEMS })
  const { read, problems } = readWhole(options, ofHost('settings', readPricingOptions))
  return read === undefined || problems.length > 0
    ? invalidRule(within(problems, 'options'), { options })
    : E.right({ account, maxProblems: read.maxProblems ?? ALL_PROBLEMS })
}
