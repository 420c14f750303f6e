/** Tests that policies of other systems are named for figures that are computed without the library. */
import { describe, expect, test } from 'vitest'
import { diagnose, type Diagnosis, type Observation } from '../../src/entries/diagnose.js'
import { microsOf } from './fractions.js'
import {
  COMPUTED_POLICIES,
  type DocumentKind,
  type ShownFigures,
  type SmallDocument,
} from './computed-policies.js'
import { numbers } from './ordinary-requests.js'
import { bySize } from '../run-size.js'
import { valueOf } from '../answers.js'

const RATES: Readonly<Record<DocumentKind, readonly string[]>> = {
  lines: ['0.1', '0.2', '0.19'],
  percentage: ['0.1', '0.2'],
  amount: ['0.2'],
  discounts: ['0.1', '0.2'],
}

/** Returns a document whose amounts often end in half a cent. */
function documentOf(seed: number, kind: DocumentKind, rate: string): SmallDocument {
  const next = numbers(seed)
  const pick = (all: readonly string[]): string => all[next(all.length)] ?? ''
  const line = () => ({
    quantity: pick(kind === 'lines' ? ['0.5', '1.25', '2.4', '3', '7'] : ['1', '3', '4', '7']),
    unitPrice: ((100 + next(20_000)) / 100).toFixed(2),
    ...(kind === 'discounts' && { discount: pick(['0', '7.5', '15', '35', '57']) }),
  })
  const hasPercentage = kind === 'percentage' || kind === 'discounts'
  return {
    rate,
    lines: Array.from({ length: 1 + next(6) }, line),
    ...(kind === 'amount' && { off: { amount: ((50 + next(400)) / 100).toFixed(2) } }),
    ...(hasPercentage && { off: { percentage: pick(['2.5', '5', '12.5', '15']) } }),
  }
}

const money = (text: string) => ({ amountMicros: String(Math.round(Number(text) * 1_000_000)) })

function observationOf({ lines, off }: SmallDocument, shown: ShownFigures): Observation {
  const { subtotal, taxAmount, total } = shown
  const request = {
    customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
    lines: lines.map(({ unitPrice, ...pricing }) => ({
      labour: { pricing: { ...pricing, unitPrice: money(unitPrice) } },
    })),
    adjustments: off
      ? [
          {
            type: 'ADJUSTMENT_TYPE_DISCOUNT' as const,
            ...off,
            ...(off.amount && { amount: money(off.amount) }),
          },
        ]
      : [],
  }
  const figures = Object.entries({ subtotal, taxAmount, total }).map(([name, amount]) => [
    name,
    { amountMicros: microsOf(amount) },
  ])
  return { request, figures: Object.fromEntries(figures) as Observation['figures'] }
}

/** Returns the diagnoses of sets of this many documents. Sets without a difference are left out. */
function diagnosesOf(
  [, kind, computation]: (typeof COMPUTED_POLICIES)[number],
  size: number,
): readonly Diagnosis[] {
  return RATES[kind].flatMap((rate, place) =>
    Array.from({ length: 5 }, (_, set) => {
      const documents = Array.from({ length: size }, (_, index) =>
        documentOf((place * 5 + set) * 1000 + index, kind, rate),
      )
      const observations = documents.map((document) => observationOf(document, computation(document)))
      return valueOf(diagnose(observations, { currency: 'AUD', tax: { rate } }))
    }).filter(({ differing }) => differing.length > 0),
  )
}

describe.each(COMPUTED_POLICIES.map((one) => [one[0], one] as const))('%s', (policy, one) => {
  test.each(bySize([6], [6, 20]))(
    'is named for sets of %i documents, and no other cause is called likely',
    (size) => {
      const diagnoses = diagnosesOf(one, size)
      expect(diagnoses.length).toBeGreaterThan(0)
      for (const { explanations } of diagnoses) {
        const exact = explanations.filter(({ leaves }) => leaves.length === 0)
        expect(exact.map(({ policies }) => policies)).toContainEqual([policy])
        const likely = explanations.filter(({ certainty }) => certainty === 'likely')
        for (const { policies } of likely) expect(policies).toEqual([policy])
      }
    },
  )
})
