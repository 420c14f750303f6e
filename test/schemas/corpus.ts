import { readdirSync, readFileSync } from 'node:fs'
import {
  errorEnvelope,
  priceOrder,
  priceQuote,
  parseAccount,
  parseCatalogue,
  type AccountInput,
  type Catalogue,
} from '../../src/entries/index.js'
import type { EnvelopeError } from '../../src/wire/error-envelope.generated.js'
import { buildValue, type Notation } from '../adversarial/build-value.js'
import { allArgumentsOf } from '../adversarial/call-cases.js'
import { CLASSES, isOfTheWire } from '../adversarial/adversarial-cases.js'

type Kind = 'quote' | 'order'

export interface Request {
  readonly name: string
  readonly kind: Kind
  readonly account: AccountInput
  readonly catalogue: Catalogue
  readonly request: unknown
}

export interface Written {
  readonly name: string
  readonly kind: Kind
  readonly account: unknown
  readonly catalogue?: unknown
  readonly request: unknown
  readonly answer: unknown
  readonly isPriced: boolean
}

function jsonAt(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
}

function namesIn(folder: string): readonly string[] {
  return readdirSync(new URL(`../../${folder}`, import.meta.url)).sort()
}

interface GoldenCase extends Omit<Written, 'name' | 'answer' | 'isPriced'> {
  readonly result: { readonly [kind in Kind]?: unknown }
}

const golden: readonly Written[] = namesIn('test/golden/cases').map((file) => {
  const { result, ...written } = jsonAt(`test/golden/cases/${file}`) as GoldenCase
  const priced = result[written.kind]
  return { ...written, name: file, answer: priced ?? result, isPriced: priced !== undefined }
})

interface Vector extends Omit<Written, 'kind' | 'answer' | 'isPriced'> {
  readonly kind: Kind | 'flashing' | 'advice' | 'quoteAdvice' | 'orderAdvice'
  readonly expect: { readonly [kind in Kind]?: unknown } & {
    readonly problems?: readonly Omit<EnvelopeError, 'message'>[]
  }
}

/** The problems of vectors have no messages, so an empty message is added. */
const vectors: readonly Written[] = namesIn('test/vectors/rules').flatMap((file) => {
  const { rule, cases } = jsonAt(`test/vectors/rules/${file}`) as { rule: string; cases: readonly Vector[] }
  return cases.flatMap(({ kind, expect, name, ...written }) => {
    if (kind !== 'quote' && kind !== 'order') return []
    const envelope = errorEnvelope((expect.problems ?? []).map((problem) => ({ message: '', ...problem })))
    const isPriced = expect.problems === undefined
    return [
      { ...written, kind, name: `${rule}: ${name}`, answer: isPriced ? expect[kind] : envelope, isPriced },
    ]
  })
})

export const WRITTEN: readonly Written[] = [...golden, ...vectors]

interface ProblemCase {
  readonly kind?: Kind | 'table'
  readonly account?: Notation
  readonly catalogue?: Notation
  readonly request?: Notation
}

const byCode: readonly Unready[] = Object.entries(
  (
    jsonAt('test/vectors/problem-codes.json') as {
      readonly codes: Readonly<Record<string, readonly ProblemCase[]>>
    }
  ).codes,
).flatMap(([code, cases]) =>
  cases.flatMap(({ kind = 'quote', account = { currency: 'AUD' }, catalogue = {}, request = null }) =>
    kind === 'table'
      ? []
      : [
          {
            name: code,
            kind,
            account: buildValue(account),
            catalogue: buildValue(catalogue),
            request: carriedByJson(buildValue(request)),
          },
        ],
  ),
)

const samples: readonly Unready[] = (['quote', 'order'] as const).flatMap((kind) =>
  ['roofing-quote', 'order', 'ten-mistakes'].map((name) => ({
    name,
    kind,
    account: jsonAt('docs/samples/account.json'),
    catalogue: jsonAt('docs/samples/catalogue.json'),
    request: jsonAt(`docs/samples/${name}.json`),
  })),
)

const adversarial: readonly Unready[] = CLASSES.flatMap(({ cases }) =>
  cases.filter(isOfTheWire).map((one) => {
    const [request, account] = allArgumentsOf(one)
    const kind = one.call === 'priceOrder' ? 'order' : 'quote'
    return { name: `${one.class}: ${one.name}`, kind, account, request: carriedByJson(request) }
  }),
)

/**
 * Returns undefined for a value that cannot be written, or is large. A large value may be too deep for a
 * validator, which calls itself at every level.
 */
function carriedByJson(value: unknown): unknown {
  try {
    const text = JSON.stringify(value)
    return text.length > 8000 ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

type Unready = Pick<Written, 'name' | 'kind' | 'account' | 'catalogue' | 'request'>

/** Returns an empty list if settings or look-ups are invalid. */
function ready({ name, kind, account, catalogue, request }: Unready): readonly Request[] {
  if (request === undefined) return []
  const settings = parseAccount(account)
  const lookUps = parseCatalogue(catalogue ?? {})
  if (!settings.ok || !lookUps.ok) return []
  return [{ name, kind, request, account: settings.value, catalogue: lookUps.value }]
}

export const REQUESTS: readonly Request[] = [...WRITTEN, ...samples, ...byCode, ...adversarial].flatMap(ready)

export const ACCOUNTS: readonly unknown[] = WRITTEN.map(({ account }) => account)

export function pricedDocuments(): readonly (Pick<Request, 'kind' | 'account'> & {
  readonly value: unknown
})[] {
  return REQUESTS.flatMap(({ kind, request, account, catalogue }) => {
    const result = (kind === 'quote' ? priceQuote : priceOrder)(request, account, catalogue)
    return result.ok ? [{ kind, account, value: result.value }] : []
  })
}
