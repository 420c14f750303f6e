import { describe, expect, test } from 'vitest'
import * as diagnose from '../../src/entries/diagnose.js'
import * as explain from '../../src/entries/explain.js'
import * as golden from '../../src/entries/golden.js'
import * as solve from '../../src/entries/solve.js'
import * as text from '../../src/entries/text.js'
import * as fp from '../../src/entries/fp.js'
import * as root from '../../src/entries/index.js'
import type { Problem } from '../../src/entries/index.js'
import { soundArguments } from '../adversarial/sound-arguments.js'

type Answers = (...args: readonly unknown[]) => unknown

/** Finds the problems in a result, an `Either`, a list of problems or the result of a schema. */
function problemsIn(answer: unknown): readonly Problem[] {
  if (Array.isArray(answer)) return answer as readonly Problem[]
  const { problems, left, issues } = answer as Readonly<Record<string, readonly Problem[] | undefined>>
  // The left of priceLines is an object with problems.
  if (left !== undefined) return problemsIn(left)
  return problems ?? issues ?? []
}

const sourcesOf = (problems: readonly Problem[]): readonly string[] => [
  ...new Set(problems.map(({ source }) => source)),
]

const NOT_SETTINGS = { currency: 5, tax: { rate: '100' } }
const ENTRIES = {
  results: { ...root, ...explain, ...diagnose, ...solve, ...golden, ...text },
  fp,
} as unknown as Readonly<Record<string, Readonly<Record<string, Answers>>>>

/** The positions of the arguments with the request or a part of it, the settings, and options of the host. */
const PLACES: Readonly<
  Record<string, { readonly request?: number; readonly settings?: number; readonly options?: number }>
> = {
  parseAccount: { settings: 0 },
  priceQuote: { request: 0, settings: 1, options: 3 },
  priceOrder: { request: 0, settings: 1, options: 3 },
  adviseQuote: { request: 0, settings: 1, options: 3 },
  adviseOrder: { request: 0, settings: 1, options: 3 },
  verifyQuote: { request: 0, settings: 1, options: 3 },
  verifyOrder: { request: 0, settings: 1, options: 3 },
  explainQuote: { request: 0, settings: 1, options: 3 },
  explainOrder: { request: 0, settings: 1, options: 3 },
  explainLine: { request: 0, settings: 1 },
  explainFlashing: { request: 0, settings: 1 },
  diagnose: { request: 0, settings: 1 },
  suggestTestQuote: { request: 0, settings: 1 },
  priceQuoteText: { request: 0, settings: 1, options: 3 },
  priceOrderText: { request: 0, settings: 1, options: 3 },
  solve: { request: 0, settings: 1, options: 4 },
  allocate: { request: 0 },
  splitDocument: { request: 0, settings: 1, options: 3 },
  roundToCash: { request: 0 },
  goldenHeader: { settings: 0 },
  recordDocument: { settings: 1 },
  recordLines: { settings: 1 },
  recordSent: { settings: 1 },
  groupByCause: { settings: 2 },
  validateQuote: { request: 0, settings: 1, options: 3 },
  validateOrder: { request: 0, settings: 1, options: 3 },
  editQuote: { request: 0, settings: 1, options: 3 },
  editOrder: { request: 0, settings: 1, options: 3 },
  priceEdited: { request: 0 },
  editorProblems: { request: 0 },
  lineAt: { request: 1 },
  applyEdit: { request: 1 },
  priceLines: { request: 0, settings: 2, options: 4 },
  priceLine: { request: 0, settings: 1 },
  sumMeasurements: { request: 0, settings: 1 },
  lineTotal: { request: 0, settings: 1 },
  unitPriceFromMarkup: { request: 0, settings: 1 },
  markupOnCost: { request: 0, settings: 1 },
  lineMargin: { request: 0, settings: 1 },
  rollUpKit: { request: 0, settings: 1 },
  taxAmount: { request: 0, settings: 1 },
  documentTotals: { request: 1, settings: 2 },
  measureFlashing: { request: 0, settings: 1 },
  sortDrawings: { request: 0 },
  adviseFlashing: { request: 0, settings: 1, options: 2 },
  flashingGirth: { request: 0, settings: 1 },
  flashingBends: { request: 0, settings: 1 },
  flashingLength: { request: 0, settings: 1 },
  flashingChargedLength: { request: 0, settings: 1 },
  flashingPrice: { request: 0, settings: 1 },
  cutList: { request: 0, settings: 1, options: 2 },
  flashingPriceFromTable: { request: 1, settings: 2 },
  explainTablePrice: { request: 1, settings: 2 },
  drawProfile: { request: 0 },
}

/** Functions without problems of a request, and functions of explanations, catalogues, schemas or codecs. */
const OTHERS =
  /^(parseCatalogue|addContributions|negateContribution|contributionGroup\..*|renderFlashingSvg|renderCutPlanSvg|renderExplanation.*|renderGoldenReport|adviseAccount|adviseCatalogue|getFigure|figuresBelow|explanationAt|dependents|centSensitivity|whyNot|compareRecords|compareWith.*|libraryVersion|formatDecimal|goldenLines|goldenReportTexts|measurementMethod|formatMicros|suggestName|parseGolden|recogniseRequest|describeProblem|describeReason|errorEnvelope|httpStatus|problemsOf|.*Codec\..*|.*Schema\..*)$/

function answersWith(name: string, position: number, value: unknown): readonly Problem[] {
  const lists = Object.values(ENTRIES).map((entry) => {
    const args = [...(soundArguments()[name] ?? [])]
    args[position] = value
    return problemsIn(entry[name]?.(...args))
  })
  return lists.flat()
}

describe('the source of a problem', () => {
  test('is tested for every public function', () => {
    const named = Object.keys(soundArguments()).filter((name) => !OTHERS.test(name))
    expect(Object.keys(PLACES).sort()).toEqual(named.sort())
  })

  const places = Object.entries(PLACES)

  test.each(places.filter(([, { settings }]) => settings !== undefined))(
    'is the settings for wrong settings of %s',
    (name, { settings = 0 }) => {
      const problems = answersWith(name, settings, NOT_SETTINGS)
      expect(problems.length).toBeGreaterThan(3)
      expect(sourcesOf(problems)).toEqual(['settings'])
      expect(sourcesOf(answersWith(name, settings, 'none'))).toEqual(['settings'])
    },
  )

  test.each(places.filter(([, { request }]) => request !== undefined))(
    'is the request for a wrong request to %s',
    (name, { request = 0 }) => {
      expect(sourcesOf(answersWith(name, request, 'none'))).toEqual(['request'])
    },
  )

  test.each(places.filter(([, { options }]) => options !== undefined))(
    'is the settings for wrong options of the host to %s',
    (name, { options = 0 }) => {
      expect(sourcesOf(answersWith(name, options, 'none'))).toEqual(['settings'])
    },
  )

  test('differs between problems of the request and of options in one answer', () => {
    const answer = root.cutList({ subitems: 7 } as never, { currency: 'AUD' }, { kerfMm: 'x' })
    const found = problemsIn(answer).map(({ param, source }) => [param, source])
    expect(found).toEqual([
      ['subitems', 'request'],
      ['options.kerf_mm', 'settings'],
    ])
  })

  test('is the catalogue, for a wrong catalogue file', () => {
    expect(sourcesOf(answersWith('parseCatalogue', 0, { products: [{}, 5] }))).toEqual(['catalogue'])
    expect(sourcesOf(answersWith('parseCatalogue', 0, 'none'))).toEqual(['catalogue'])
  })

  test('is the request in every schema, even in the schema of settings', () => {
    const issuesOf = (schema: { readonly '~standard': { readonly validate: Answers } }) =>
      sourcesOf(problemsIn(schema['~standard'].validate({ currency: 5, lines: 5 })))
    expect(issuesOf(root.accountSchema as never)).toEqual(['request'])
    expect(issuesOf(root.quoteRequestSchema as never)).toEqual(['request'])
    expect(issuesOf(root.orderRequestSchema as never)).toEqual(['request'])
  })
})

test('the source of a problem ignores a source or label on Object.prototype', () => {
  const before = root.validateQuote('none' as unknown, { currency: 'AUD' })
  const prototype = Object.prototype as { source?: string; label?: string }
  try {
    Object.assign(prototype, { source: 'settings', label: 'none' })
    expect(root.validateQuote('none' as unknown, { currency: 'AUD' })).toEqual(before)
  } finally {
    delete prototype.source
    delete prototype.label
  }
})
