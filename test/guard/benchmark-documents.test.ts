import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { priceOrder, priceQuote, parseAccount, parseCatalogue } from '../../src/entries/index.js'

/**
 * A document that the benchmarks price separately: a kind of line, a strategy, or a field of a line or a
 * document.
 */
interface Kind {
  readonly kind?: 'order'
  readonly settings?: object
  readonly catalogue?: object
}

interface Groups {
  readonly GROUPS: Readonly<Record<string, Readonly<Record<string, Kind>>>>
  readonly textOf: (kind: Kind, lines: number) => string
}

const groups = pathToFileURL(join(import.meta.dirname, '../../benchmarks/documents/kinds/groups.js')).href
const { GROUPS, textOf } = (await import(groups)) as Groups
const KINDS = Object.values(GROUPS).flatMap((group) => Object.entries(group))

describe('a document of the benchmarks', () => {
  test.each(KINDS)('can be priced with %s', (_, entry) => {
    const settings = { currency: 'AUD', tax: { rate: '0.10', code: 'GST' }, minimumLinealLengthMm: 300 }
    const account = parseAccount({ ...settings, ...entry.settings })
    if (!account.ok) throw new Error(JSON.stringify(account.problems))
    const catalogue = entry.catalogue === undefined ? undefined : parseCatalogue(entry.catalogue)
    if (catalogue?.ok === false) throw new Error(JSON.stringify(catalogue.problems))
    const request = JSON.parse(textOf(entry, 3)) as never
    const price = entry.kind === 'order' ? priceOrder : priceQuote
    const priced = price(request, account.value, catalogue?.value)
    expect(priced.ok ? [] : priced.problems).toEqual([])
  })
})
