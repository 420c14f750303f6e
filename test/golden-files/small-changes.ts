import { accountOf } from '../../src/api/account.js'
import { figuresBy } from '../../src/diagnose/calculate.js'
import { plainDocumentOf } from '../../src/diagnose/plain-document.js'
import { candidateOf } from '../../src/diagnose/search.js'
import { NO_LOOK_UPS } from '../../src/engine/catalogue.js'
import type { KnownCause } from '../../src/golden/cause.js'
import type { AnswerChange } from '../../src/golden/change.js'
import { type GoldenRecord } from '../../src/entries/golden.js'
import { recordOf, type Recording } from '../../src/golden/record.js'
import type { SettingDifference } from '../../src/entries/golden.js'
import { settingsThenAndNow } from '../../src/golden/settings-difference.js'
import { writeMicros } from '../../src/number/number-text.js'
import type { AccountInput } from '../../src/entries/index.js'
import type { ParsedAccount } from '../../src/wire/account.generated.js'
import type { DocumentKind } from '../../src/entries/solve.js'
import type { PolicyId } from '../../src/entries/diagnose.js'

export const RECORDING: Recording = { lookUps: NO_LOOK_UPS, isFull: false }

/** Settings with this rate of tax. */
export const taxed = (rate: string, rest: Partial<AccountInput> = {}): AccountInput => ({
  currency: 'AUD',
  tax: { rate },
  ...rest,
})

/** Hours at a price in micros. */
export const hours = (quantity: string, amountMicros: string) => ({
  labour: { pricing: { quantity, unitPrice: { amountMicros } } },
})

/** A piece of this length in metres, at a price of 1 a metre. */
export const piece = (length: string) => ({
  onTheFly: {
    productName: 'Sheet',
    pricing: {
      pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
      unitPrice: { amountMicros: '1000000' },
      measurements: [{ length, amount: '1' }],
    },
  },
})

/** A quote of these lines, with adjustments if there are any. */
export const quoteOf = (lines: readonly unknown[], adjustments: readonly unknown[] = []): unknown => ({
  ...{ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines },
  ...(adjustments.length === 0 ? {} : { adjustments }),
})

export function settingsOf(account: AccountInput): ParsedAccount {
  const read = accountOf(account)
  if (read._tag === 'Left') throw new Error(JSON.stringify(read.left))
  return read.right
}

/** The record of a request by the rules, or with the figures that policies make. */
export function recordBy(
  request: unknown,
  account: AccountInput,
  policies: readonly PolicyId[] = [],
  kind: DocumentKind = 'quote',
): GoldenRecord {
  const settings = settingsOf(account)
  const record = recordOf({ kind, request }, settings, RECORDING)
  if (policies.length === 0) return record
  const choices = candidateOf(policies)?.choices
  if (choices === undefined) throw new Error('policies')
  const figures = figuresBy(choices, plainDocumentOf(kind, request, settings))
  const names = ['subtotal', 'discountAmount', 'taxAmount', 'total'] as const
  const totals = Object.fromEntries(names.map((name) => [name, writeMicros(figures[name] as never)]))
  const [total = '0', tax = '0', cost = '0'] = [
    ...[totals['total'], totals['taxAmount'], record.totals?.totalCost],
  ]
  const margin = String(BigInt(total) - BigInt(tax) - BigInt(cost)) // T6, T7
  return { ...record, totals: { ...record.totals, ...totals, margin } }
}

/** How a request was priced and is priced. What is left out is by the rules, and as it is now. */
export interface ThenAndNow {
  readonly now: AccountInput
  readonly then?: AccountInput
  /** The policies of the recording. */
  readonly recordedBy?: readonly PolicyId[]
  /** The policies of now. */
  readonly currentBy?: readonly PolicyId[]
  readonly kind?: DocumentKind
}

export function changeOf(
  request: unknown,
  { now, then = now, recordedBy = [], currentBy = [], kind = 'quote' }: ThenAndNow,
): AnswerChange {
  return {
    ...{ line: 1, size: 1, kind, request },
    recorded: recordBy(request, then, recordedBy, kind),
    current: recordBy(request, now, currentBy, kind),
    settings: settingsThenAndNow(settingsOf(then), settingsOf(now)),
  }
}

/** A cause of settings and policies of the recording, unless the side is another. */
export const knownCause = (
  settings: readonly SettingDifference[],
  policies: readonly PolicyId[] = [],
  side: KnownCause['side'] = 'recorded',
): KnownCause => ({ settings, policies, side })

/** A setting that differs. */
export const setting = (name: string, recorded: string, current: string): SettingDifference => ({
  ...{ name, recorded, current },
})
