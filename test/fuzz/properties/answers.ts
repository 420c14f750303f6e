import type { AccountInput } from '../../../src/entries/index.js'
import { textOf } from '../text-of.js'
import { problemsIn } from '../trial.js'
import { differing, type Property } from './property.js'

// V1
export const repeats: Property = {
  name: 'a second call gives the same answer as the first',
  every: 1,
  fault: ({ engine, request, settings, catalogue, quote }) =>
    differing('again', textOf(quote), textOf(engine.priceQuote(request, settings, catalogue))),
}

export const validates: Property = {
  name: 'validating reports the problems of pricing',
  every: 2,
  fault: ({ engine, request, settings, catalogue, quote, order }) =>
    differing(
      'quote',
      textOf(problemsIn(quote)),
      textOf(engine.validateQuote(request, settings, catalogue)),
    ) ??
    differing('order', textOf(problemsIn(order)), textOf(engine.validateOrder(request, settings, catalogue))),
}

export const isJsonSafe: Property = {
  name: 'answers are JSON',
  every: 1,
  fault: ({ isJson, quote, order, parseAccount }) => {
    if (!isJson) return undefined
    for (const answer of [quote, order, parseAccount]) {
      const fault = differing('as JSON', textOf(answer), textOf(JSON.parse(JSON.stringify(answer))))
      if (fault !== undefined) return fault
    }
    return undefined
  },
}

export const leavesPrototypes: Property = {
  name: 'prototypes are not changed',
  every: 1,
  fault: () => {
    const inherited = [Object.prototype, Array.prototype].flatMap((prototype) => Object.keys(prototype))
    return inherited.length === 0 ? undefined : inherited.join()
  },
}

/** A1, A2: invalid settings are reported without pricing. */
export const readsSettings: Property = {
  name: 'settings give the same prices, parsed before or not',
  every: 2,
  fault: ({ engine, request, account, parseAccount, catalogue, quote }) => {
    const unread = engine.priceQuote(request, account as AccountInput, catalogue)
    if (!parseAccount.ok) return differing('problems', textOf(parseAccount), textOf(unread))
    const again = engine.parseAccount(parseAccount.value)
    return (
      differing('unread', textOf(quote), textOf(unread)) ??
      differing('read twice', textOf(parseAccount), textOf(again))
    )
  },
}
