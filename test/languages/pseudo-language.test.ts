/**
 * Tests that a third language needs only a folder and a line: every text of every output is then in that
 * language.
 */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { variantsOf } from '../../scripts/generate/problem-details.js'
import { SERVICE_PROBLEMS } from '../../scripts/generate/problems.js'
import type * as Designer from '../../src/designer/element/designer-labels.js'
import type * as Diagnose from '../../src/entries/diagnose.js'
import type * as Explain from '../../src/entries/explain.js'
import type * as Golden from '../../src/entries/golden.js'
import type * as Root from '../../src/entries/index.js'
import type * as Service from '../../src/entries/service.js'
import type * as Solve from '../../src/entries/solve.js'
import type * as Causes from '../../src/golden/cause-sentences.js'
import { problemCodes } from '../../src/entries/index.js'
import { caseOf } from '../reference-model/generate.js'
import { MORE, problemOf } from '../problem/real-problems.js'
import { plainWordsIn } from './accents.js'
import { expectAccented, libraryWithPseudo, PSEUDO, textOfMarkup } from './pseudo-language.js'

const library = libraryWithPseudo()
const { entry } = library
const locale = PSEUDO.code as unknown as 'en'

test('the pseudo-language adds only generated tables of languages, and its name in the help', () => {
  expect(library.generated.length).toBeGreaterThan(8)
  const others = library.generated.filter((file) => !/^src\/languages\/[\w-]+\.generated\.ts$/.test(file))
  expect(others.sort()).toEqual([
    'docs/command.md',
    'src/cli/locales.generated.ts',
    'src/problem/messages.generated.ts',
    'src/service/problems/messages.generated.ts',
  ])
})

test('a word of another language is detected', () => {
  expect(plainWordsIn('Ťáẋ and Zuschnitt of unitPrice', { param: 'unitPrice' })).toEqual(['and', 'Zuschnitt'])
})

describe('the library in the pseudo-language', () => {
  test('describes each problem of pricing', async () => {
    const { describeProblem, LANGUAGES } = await entry<typeof Root>('index')
    expect(Object.keys(LANGUAGES)).toContain(PSEUDO.code)
    const problems = [
      ...problemCodes.map(({ code }) => problemOf(code)),
      ...Object.values(MORE).map(([problem]) => problem),
    ]
    for (const problem of problems) {
      const { message: _, ...data } = problem
      expectAccented(describeProblem(data, locale), dataOf(data), problem.code)
    }
    expectAccented(describeProblem({ code: 'later', param: '' }, locale), 'later')
  })

  test('describes each problem of the service', async () => {
    const { describeServiceProblem } = await entry<typeof Service>('service')
    for (const [code, { details: record }] of SERVICE_PROBLEMS) {
      for (const fields of variantsOf(record)) {
        const details = Object.fromEntries(Object.keys(fields).map((name) => [name, '7']))
        const problem = { code, param: 'x', details }
        expectAccented(describeServiceProblem(problem, locale), '', code)
        expectAccented(describeServiceProblem({ code, param: 'x' }, locale), code, code)
      }
    }
  })

  test('describes each piece of advice', async () => {
    const { adviseQuote, advisoryCodes, describeProblem } = await entry<typeof Root>('index')
    for (const { code, severity } of advisoryCodes)
      expectAccented(describeProblem({ code, severity, param: 'x', message: 'In English.' }, locale), code)
    const labour = {
      pricing: { quantity: '8', unitPrice: { amountMicros: '1' }, cost: { amountMicros: '90000' } },
    }
    const lines = [{ labour, laber: 5 }]
    const advised = adviseQuote({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines }, { currency: 'AUD' })
    if (!advised.ok) throw new Error(JSON.stringify(advised.problems))
    expect(advised.value.length).toBeGreaterThan(1)
    for (const { message: _, ...one } of advised.value)
      expectAccented(describeProblem(one, locale), dataOf(one), one.code)
  })

  test('renders explanations as text, Markdown and HTML', async () => {
    const explain = await entry<typeof Explain>('explain')
    const rendered = Array.from({ length: 60 }, (_, index) => caseOf(20261126, index)).flatMap((one) => {
      const explained = (one.kind === 'quote' ? explain.explainQuote : explain.explainOrder)(
        one.request,
        one.settings,
      )
      if (!explained.ok) return []
      const options = { locale, maxFigures: 300 }
      return [
        explain.renderExplanationText(explained.value, options),
        explain.renderExplanationMarkdown(explained.value, options),
        textOfMarkup(explain.renderExplanationHtml(explained.value, { ...options, page: true })),
      ]
    })
    expect(rendered.length).toBeGreaterThan(50)
    // `max` appears in formulas in every language.
    for (const text of rendered) expectAccented(text, 'max')
    expectAccented(explain.renderExplanationText({} as never, { locale }))
  })

  test('has sentences for policies and for reasons why a rule did not apply', async () => {
    const { notAppliedReasons } = await entry<typeof Explain>('explain')
    for (const reason of Object.values(notAppliedReasons))
      expectAccented((reason as unknown as Readonly<Record<string, string>>)[PSEUDO.code] ?? '')
    const { policies } = await entry<typeof Diagnose>('diagnose')
    for (const policy of policies)
      expectAccented((policy as unknown as Readonly<Record<string, string>>)[PSEUDO.name] ?? '')
  })

  test.each(REASONS())('describes the reason %j', async (reason) => {
    const { describeReason } = await entry<typeof Solve>('solve')
    expectAccented(describeReason(reason, locale))
  })

  test('renders a golden report in each format', async () => {
    const golden = await entry<typeof Golden>('golden')
    const { renderGoldenReport, goldenReportTexts } = golden
    const report = reportOf(golden)
    const ids = report.causes.flatMap(({ cause, policies, settings, firstFigure }) => [
      cause,
      policies,
      settings,
      firstFigure?.figure,
    ])
    const data = JSON.stringify([
      report.versions,
      ids,
      report.causes.map(({ samples, shrunk }) => [samples, shrunk]),
      'AUD',
    ])
    const options = { locale, file: '5.x' }
    expectAccented(textOfMarkup(renderGoldenReport(report, { ...options, format: 'html' })), data)
    expectAccented(
      textOfMarkup(renderGoldenReport(report, { ...options, format: 'markdown' })),
      `${data} json`,
    )
    const junit = renderGoldenReport(report, { ...options, format: 'junit' })
    expectAccented(textOfMarkup(junit, / (?:name|message)="([^"]*)"/g), `${data} quotewright golden`)
    const github = renderGoldenReport(report, { ...options, format: 'github' })
    expectAccented(github.replaceAll(/^::\w+ [^:]*::/gm, ''), data)
    const sarif = JSON.parse(renderGoldenReport(report, { ...options, format: 'sarif' })) as object
    for (const text of messagesIn(sarif)) expectAccented(text, data)
    const texts = goldenReportTexts(report, { locale, details: true })
    expectAccented(
      JSON.stringify(Object.values(texts).flat(5)).replaceAll(
        /"(?:heading|align|cells|id|lines|left|right)"/g,
        '',
      ),
      data,
    )
  })

  test.each([
    { settings: [{ name: '5', current: '1' }], policies: ['half-even', 'tax-by-line'], side: 'recorded' },
    { settings: [], policies: ['half-even'], side: 'current' },
    ...['request', 'added', 'removed', 'lines'].map((differs) => ({ differs })),
    ...['refused', 'accepted'].map((differs) => ({ differs, code: '7' })),
    { differs: 'figure', figure: '8' },
  ])('describes the cause %j', async (cause) => {
    const file = join(library.folder, 'src/golden/cause-sentences.ts')
    const { causeSentences } = (await import(file)) as typeof Causes
    for (const comparedWith of ['golden', 'program'] as const) {
      const sentences: Readonly<Record<string, string>> = { ...causeSentences(cause as never, comparedWith) }
      expectAccented(sentences[PSEUDO.name] ?? '')
    }
  })

  test('draws the sheet of a flashing with its cut list and its warnings', async () => {
    const { renderFlashingSvg, drawProfile } = await entry<typeof Root>('index')
    const drawn = drawProfile([
      { size: 20, finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
      { turn: 90, size: 150 },
      { turn: -90, size: 40, finish: { type: 'FINISH_TYPE_DRIP_EDGE', size: 5 } },
    ])
    if (!drawn.ok) throw new Error(JSON.stringify(drawn.problems))
    const { isFreeDrawing: _, ...drawing } = drawn.value
    const line = {
      ...{
        productName: '17',
        colour: '18',
        thickness: '0.5',
        totalGirth: '999',
        bends: '3',
        totalLength: '5',
      },
      drawing: { ...drawing, side: 'DRAWING_SIDE_FAR' },
      otherSides: [{ ...drawing, side: 'DRAWING_SIDE_NEAR', drawingNumber: 2 }],
      subitems: [
        { amount: 2.5, length: 2400 },
        { amount: 1, length: 5 },
      ],
    } as unknown as Root.FlashingLineInput
    const sheets = [line, { drawing: {} }, { productName: '5' }]
    for (const sheet of sheets) expectAccented(textOfMarkup(renderFlashingSvg(sheet, { locale })))
  })

  test('labels the designer', async () => {
    const labels = join(library.folder, 'src/designer/element/designer-labels.ts')
    const { labelsIn } = (await import(labels)) as typeof Designer
    for (const text of Object.values(labelsIn(PSEUDO.code, {})))
      // Placeholders become figures or file formats.
      expect(plainWordsIn(text.replace(/\{\w+\}/g, ''), ''), text).toEqual([])
  })
})

/** Returns the data that a description may repeat. Types and policies are excluded, since they have words. */
function dataOf({
  param,
  path,
  details,
  code,
}: {
  readonly param: string
  readonly path?: unknown
  readonly details?: object | undefined
  readonly code: string
}): string {
  const shown = Object.entries(details ?? {}).filter(
    ([name]) =>
      !['expected', 'within', 'kind', 'reason', 'policy'].includes(name) || code === 'unknown_event_type',
  )
  return JSON.stringify([param, path, Object.fromEntries(shown)])
}

function REASONS(): readonly Parameters<typeof Solve.describeReason>[0][] {
  const money = { amountMicros: '240000', currency: 'AUD' }
  const lever = (type: string) => ({ lever: { type, line: 1 }, outcome: 'exact' })
  return [
    { code: 'skipped_by_tax', rate: '10', oneIn: '11' },
    { code: 'skipped_by_tax', rate: '8.25', oneIn: '13.1' },
    { code: 'step_too_large', step: '0.01', by: money },
    { code: 'step_too_large', step: '0.01' },
    ...['notBelowCost', 'minMargin', 'minMarginPercentage', 'maxDiscount', 'zero'].map((constraint) => ({
      code: 'constraint',
      constraint,
    })),
    ...['discount', 'surcharge', 'lineDiscount', 'unitPrice'].map((type) => ({
      code: 'lever_range',
      otherLever: lever(type),
    })),
    { code: 'no_effect', otherLever: { lever: { type: 'discount' }, outcome: 'nearest' } },
    { code: 'locked' },
    { code: 'not_changeable', causes: [] },
    ...['flashing', 'kit', 'notes', 'custom_formula', 'no_price', 'no_cost', 'other_type'].map((reason) => ({
      code: 'not_changeable',
      causes: Array.from({ length: 4 }, () => ({ reason, line: 1, adjustment: 1 })),
    })),
    { code: 'later' },
  ] as unknown as readonly Parameters<typeof Solve.describeReason>[0][]
}

/** Builds a report with causes of settings and of changed requests. */
function reportOf({ goldenHeader, groupByCause, recordDocument }: typeof Golden): Golden.GoldenReport {
  const account = { currency: 'AUD', tax: { rate: '0.15' } }
  const before = { currency: 'AUD', tax: { rate: '0.10' } }
  const quote = (micros: string, more: object = {}) => ({
    customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3',
    lines: [{ labour: { pricing: { quantity: '1', unitPrice: { amountMicros: micros } } } }],
    ...more,
  })
  const header = goldenHeader(before)
  const recorded = [quote('1110000'), quote('2220000')].map((request) => {
    const record = recordDocument(request, before)
    if (!record.ok) throw new Error(JSON.stringify(record.problems))
    return { request, recorded: record.value }
  })
  if (!header.ok) throw new Error(JSON.stringify(header.problems))
  const refused = { request: { customerId: '', lines: [] }, recorded: recorded[0]?.recorded }
  const changed = { request: quote('9990000'), recorded: recorded[0]?.recorded }
  const report = groupByCause([...recorded, refused, changed] as never, header.value, account)
  if (!report.ok) throw new Error(JSON.stringify(report))
  expect(report.value.causes.length).toBeGreaterThan(1)
  return { ...report.value, unusedAcceptances: ['77'] }
}

function messagesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
    name === 'text' && typeof one === 'string' ? [one] : messagesIn(one),
  )
}
