/**
 * Tests the vectors of `test/vectors/diagnose`: figures from public reports, and similar documents computed by
 * hand.
 */
import { describe, expect, test } from 'vitest'
import { FIGURES_OF_OTHERS } from './figures-of-others.js'
import { diagnose } from '../../src/entries/diagnose.js'
import { priceQuote } from '../../src/entries/index.js'
import { valueOf } from '../answers.js'

const named = FIGURES_OF_OTHERS.map(
  (one) => [`${one.report ?? 'by hand'}: ${one.policies.join(', ')}`, one] as const,
)

describe.each(named)('%s', (_name, { policies, lineDiscounts, account, request, ours, shown }) => {
  test('our rules give the figures worked out by hand', () => {
    const priced = valueOf(priceQuote(request, account))
    const lines = priced.lines.map(({ onTheFly }) => ({ totalPrice: onTheFly?.pricing.totalPrice }))
    expect({ ...priced, lines }).toMatchObject(ours)
    expect(diagnose([{ request, figures: ours }], account)).toMatchObject({ value: { differing: [] } })
  })

  test('the explanations include each policy that gives the other figures, none is called likely, and guesses come last', () => {
    const { explanations, unexplained } = valueOf(diagnose([{ request, figures: shown }], account))
    expect(explanations.map((one) => [one.policies, one.lineDiscounts])).toEqual(
      expect.arrayContaining(policies.map((id) => [[id], lineDiscounts])),
    )
    expect(unexplained).toEqual([])
    const isGuess = explanations.map(({ certainty }) => certainty === 'guess')
    expect(explanations.map(({ certainty }) => certainty)).not.toContain('likely')
    expect(isGuess).toEqual([...isGuess].sort())
  })
})
