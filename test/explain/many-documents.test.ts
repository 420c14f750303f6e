import { beforeAll, describe, expect, test } from 'vitest'
import { explainFlashing, explainOrder, explainQuote, notAppliedReasons } from '../../src/entries/explain.js'
import {
  measureFlashing,
  priceOrder,
  priceQuote,
  parseAccount,
  type Account,
  type FlashingLineInput,
} from '../../src/entries/index.js'
import { caseOf, type Case } from '../reference-model/generate.js'
import { isMeasurable } from '../reference-model/compared-answers.js'
import { amountsWithout, faultsOfExplanation } from './properties-of-explanations.js'
import { valueOf } from '../answers.js'

/**
 * Explains random documents, and recomputes the explanation of each valid one. `EXPLAINED_DOCUMENTS` sets
 * their number, and `EXPLAINED_SEED` the seed, which is constant in CI.
 */
const documents = Number(process.env['EXPLAINED_DOCUMENTS'] ?? 2000)
const seed = Number(process.env['EXPLAINED_SEED'] ?? process.env['FC_SEED'] ?? Date.now())

/** The largest number of faulty documents that are printed. */
const PRINTED = 3
/** The number of documents after which the test yields to the event loop. */
const BREATH = 500

const reasons = new Map<string, number>()
const wrong: unknown[] = []
let priced = 0
let figures = 0
let flashings = 0
let differingProblems = 0

const settingsRead = new Map<string, Account>()
function settingsFor({ settings }: Case): Account {
  const key = JSON.stringify(settings)
  const known = settingsRead.get(key)
  if (known !== undefined) return known
  const read = valueOf(parseAccount(settings))
  settingsRead.set(key, read)
  return read
}

function explain(subject: Case, index: number): void {
  const settings = settingsFor(subject)
  const isQuote = subject.kind === 'quote'
  const result = (isQuote ? priceQuote : priceOrder)(subject.request, settings)
  const explanation = (isQuote ? explainQuote : explainOrder)(subject.request, settings)
  if (!result.ok || !explanation.ok) {
    if (JSON.stringify(result) !== JSON.stringify(explanation)) differingProblems += 1
    return
  }
  priced += 1
  count(explanation.value.nodes)
  const faults = [
    ...amountsWithout(result.value, explanation.value),
    ...faultsOfExplanation(explanation.value, subject.request),
  ]
  if (faults.length > 0) wrong.push({ seed, index, faults })
  for (const { flashing } of subject.request.lines)
    if (flashing && isMeasurable(flashing))
      explainAlone(flashing as unknown as FlashingLineInput, settings, index)
}

function explainAlone(flashing: FlashingLineInput, settings: Account, index: number): void {
  const measured = measureFlashing(flashing, settings)
  const explanation = explainFlashing(flashing, settings)
  if (!measured.ok || !explanation.ok) {
    if (JSON.stringify(measured) !== JSON.stringify(explanation)) differingProblems += 1
    return
  }
  flashings += 1
  const { nodes } = explanation.value
  count(nodes)
  const { totalGirth, bends, totalLength, chargedLength, totalPrice } = measured.value
  const shownFigures = [nodes['total_girth'], nodes['bends'], nodes['total_length'], nodes['charged_length']]
  const faults = [
    ...(JSON.stringify(shownFigures.map((figure) => figure?.value)) ===
    JSON.stringify([totalGirth, bends, totalLength, chargedLength])
      ? []
      : ['measured otherwise']),
    ...amountsWithout({ totalPrice }, explanation.value),
    ...faultsOfExplanation(explanation.value, flashing),
  ]
  if (faults.length > 0) wrong.push({ seed, index, flashing, faults })
}

function count(nodes: Readonly<Record<string, { notApplied?: readonly { reason: string }[] }>>): void {
  for (const { notApplied = [] } of Object.values(nodes)) {
    figures += 1
    for (const { reason } of notApplied) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
}

beforeAll(async () => {
  const start = performance.now()
  for (let index = 0; index < documents; index += 1) {
    explain(caseOf(seed, index), index)
    if (index % BREATH === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  const seconds = (performance.now() - start) / 1000
  console.log(
    `explanations, seed ${String(seed)}: ${String(documents)} documents (${String(priced)} priced), ` +
      `${String(flashings)} flashings, ${String(figures)} figures recomputed, ` +
      `${String(wrong.length)} with faults, ${seconds.toFixed(1)} seconds`,
  )
}, 3_600_000)

describe('explanations of many documents', () => {
  test('are recomputable, with inputs at their pointers and a figure for each amount', () => {
    expect(wrong.slice(0, PRINTED)).toEqual([])
    expect(wrong).toHaveLength(0)
  })

  test('report the problems of pricing for a document that cannot be priced', () => {
    expect(differingProblems).toBe(0)
  })

  test('cover mostly valid documents, and measured flashings', () => {
    expect(priced).toBeGreaterThan(documents * 0.5)
    expect(flashings).toBeGreaterThan(documents * 0.1)
  })

  test('contain every reason why a rule did not apply', () => {
    const missing = Object.keys(notAppliedReasons).filter((reason) => !reasons.has(reason))
    // All edges of these flashings lead to a point; test/explain/explain-flashing.test.ts covers the other
    // case.
    expect(missing.filter((reason) => reason !== 'edge_to_missing_point')).toEqual([])
  })
})
