/** The explanation of one figure has only the figures that it is computed from, as the whole explanation has them. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { explainOrder, explainQuote, getFigure, type Explanation } from '../../src/entries/explain.js'
import { valueOf } from '../answers.js'

const account = JSON.parse(readFileSync('docs/samples/account.json', 'utf8')) as { currency: string }
const SAMPLES = [
  ['roofing-quote', explainQuote],
  ['order', explainOrder],
] as const

function explained(sample: string, explain: typeof explainQuote, figure?: string): Explanation {
  const request: unknown = JSON.parse(readFileSync(`docs/samples/${sample}.json`, 'utf8'))
  return valueOf(explain(request, account, undefined, { figure }))
}

/** Returns an explanation with a figure as its root, and only the figures that it is computed from. */
function partOf(whole: Explanation, root: string): Explanation {
  const ids = new Set([root])
  // The loop also visits ids that it adds to the set.
  for (const id of ids) for (const from of whole.nodes[id]?.from ?? []) ids.add(from)
  const nodes = Object.fromEntries(Object.entries(whole.nodes).filter(([id]) => ids.has(id)))
  return { ...whole, root, nodes }
}

describe.each(SAMPLES)('the explanation of one figure of the sample %s', (sample, explain) => {
  const whole = explained(sample, explain)
  const ids = Object.keys(whole.nodes).filter((_, index) => index % 4 === 0)

  test('is its part of the whole explanation, for one figure in four', () => {
    for (const id of ids) expect(explained(sample, explain, id)).toEqual(partOf(whole, id))
  })

  test('lists each figure after those it is computed from', () => {
    for (const id of ids) {
      const { nodes } = explained(sample, explain, id)
      const order = Object.keys(nodes)
      for (const [at, name] of order.entries()) {
        const { from = [], operation } = nodes[name] ?? {}
        if (operation === 'given') continue
        expect(from.filter((one) => order.indexOf(one) >= at || !order.includes(one))).toEqual([])
      }
    }
  })
})

describe('a figure in options', () => {
  test('may have the keys of the result', () => {
    const one = explained('roofing-quote', explainQuote, 'lines.1.catalogue.pricing.totalPrice')
    expect(one.root).toBe('lines[1].catalogue.pricing.total_price')
    expect(getFigure(one)?.id).toBe(one.root)
  })

  test.each(['lines[1].catalogue.pricing.bogus', 'lines[999].x', 'bogus', ''])(
    'gives no figures if the document does not have it: %j',
    (figure) => {
      const { nodes, root } = explained('roofing-quote', explainQuote, figure)
      expect(figure === '' ? root : nodes).toEqual(figure === '' ? 'total' : {})
    },
  )

  test.each([null, undefined, 7, {}])('counts as absent if it is not a string: %j', (figure) => {
    expect(explained('roofing-quote', explainQuote, figure as string)).toEqual(
      explained('roofing-quote', explainQuote),
    )
  })
})
