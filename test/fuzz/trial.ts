import type {
  AccountInput,
  Catalogue,
  PricedOrder,
  PricedQuote,
  Problem,
  Result,
} from '../../src/entries/index.js'
import { buildValue, isJson } from '../adversarial/build-value.js'
import { deeplyFrozen } from '../adversarial/snapshots.js'
import type { CountingEngine, Engine } from './counting-engine.js'
import type { FuzzInput } from './fuzz-input.js'

/** All values are frozen. */
export interface Trial {
  readonly engine: Engine
  readonly counters: Uint32Array
  readonly input: FuzzInput
  readonly isJson: boolean
  readonly request: unknown
  /** Not parsed. */
  readonly account: unknown
  readonly parseAccount: Result<AccountInput>
  /** Default settings replace invalid ones. */
  readonly settings: AccountInput
  readonly catalogueJson: unknown
  readonly parseCatalogue: Result<Catalogue> | undefined
  readonly catalogue: Catalogue | undefined
  readonly quote: Result<PricedQuote>
  readonly order: Result<PricedOrder>
  /** Counts the blocks entered to price the quote. */
  readonly work: number
}

/** Errors of the engine pass through. */
export function tried(input: FuzzInput, { engine, counters }: CountingEngine): Trial {
  const [request, account, catalogueJson] = [input.request, input.account, input.catalogue].map((part) =>
    buildValue(part),
  )
  deeplyFrozen([request, account, catalogueJson])
  const parseAccount = engine.parseAccount(account)
  const parseCatalogue = input.catalogue === null ? undefined : engine.parseCatalogue(catalogueJson)
  const settings = parseAccount.ok ? parseAccount.value : { currency: 'AUD' }
  const catalogue = parseCatalogue?.ok === true ? parseCatalogue.value : undefined
  counters.fill(0)
  const quote = engine.priceQuote(request, settings, catalogue)
  const work = counters.reduce((sum, count) => sum + count, 0)
  return {
    engine,
    counters,
    input,
    isJson: isJson(input),
    request,
    account,
    parseAccount,
    settings,
    catalogueJson,
    parseCatalogue,
    catalogue,
    quote,
    order: engine.priceOrder(request, settings, catalogue),
    work,
  }
}

export function problemsIn(result: Result<unknown>): readonly Problem[] {
  return result.ok ? [] : result.problems
}
