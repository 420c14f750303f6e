import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  adviseFlashing,
  adviseOrder,
  adviseQuote,
  errorEnvelope,
  measureFlashing,
  flashingPriceFromTable,
  priceOrder,
  priceQuote,
  problemCodes,
  parseCatalogue,
  type AccountInput,
  type Advisory,
  type Catalogue,
  type FlashingLineInput,
  type FlashingToPrice,
  type PriceTable,
  verifyQuote,
  type Result,
} from '../../src/entries/index.js'
import { byEngineAlone } from '../engine-alone.js'

/** A public vector, run through the public entry as README.md in its folder describes. */
interface Vector {
  readonly name: string
  readonly why: string
  readonly kind:
    | 'quote'
    | 'order'
    | 'verifiedQuote'
    | 'flashing'
    | 'price'
    | 'advice'
    | 'quoteAdvice'
    | 'orderAdvice'
  readonly account: unknown
  readonly catalogue?: unknown
  readonly request: unknown
  readonly expect: Readonly<Record<string, unknown>> & { readonly problems?: readonly Place[] }
}

interface Place {
  readonly code: string
  readonly param: string
}

interface VectorFile {
  readonly rule: string
  readonly title: string
  readonly cases: readonly Vector[]
}

const MIN_CASES = 300
const MIN_CASES_OF_A_RULE = 3

const folder = new URL('../vectors/', import.meta.url)
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8')

const index = JSON.parse(textOf('index.json')) as {
  readonly cases: number
  readonly files: readonly { file: string; rule: string; title: string; cases: number }[]
}
const files = readdirSync(new URL('rules/', folder)).map((name) => {
  const file = `rules/${name}`
  return { file, ...(JSON.parse(textOf(file)) as VectorFile) }
})
const cases = files.flatMap((file) => file.cases)

/** Rules whose cases have their own format, and the files of these cases. */
const OTHER_CASE_FILES: Readonly<Record<string, string>> = { F13: 'cutting/plans.json' }

/** The rules in docs/rules.md, by their headings. */
const allRules = [...textOf('../../docs/rules.md').matchAll(/^### ([A-Z]\d+)\. (.+)$/gm)]
const rules = allRules.filter(([, rule = '']) => !(rule in OTHER_CASE_FILES))

function cataloguesOf(catalogue: unknown): Catalogue | undefined {
  if (catalogue === undefined) return undefined
  const lookUps = parseCatalogue(catalogue)
  if (!lookUps.ok) throw new Error(JSON.stringify(lookUps.problems))
  return lookUps.value
}

/** Returns the answer of the package. A vector may have values of any type. */
function answerOf({ kind, account, catalogue, request }: Vector): Result<unknown> {
  const settings = account as AccountInput
  if (kind === 'quote') return priceQuote(request, settings, cataloguesOf(catalogue))
  if (kind === 'order') return priceOrder(request, settings, cataloguesOf(catalogue))
  if (kind === 'verifiedQuote') return verifyQuote(request, settings, cataloguesOf(catalogue))
  if (kind === 'quoteAdvice') return adviseQuote(request, settings, cataloguesOf(catalogue))
  if (kind === 'orderAdvice') return adviseOrder(request, settings, cataloguesOf(catalogue))
  if (kind === 'advice') return adviseFlashing(request as FlashingLineInput, settings)
  if (kind === 'price') {
    const { table, ...flashing } = request as FlashingToPrice & { readonly table: PriceTable }
    return flashingPriceFromTable(table, flashing, settings)
  }
  return measureFlashing(request as FlashingLineInput, settings)
}

/** Returns the five figures of a flashing, without the workings. */
function figuresOf(measured: object): object {
  const figures = ['totalGirth', 'bends', 'totalLength', 'chargedLength', 'totalPrice']
  return Object.fromEntries(Object.entries(measured).filter(([name]) => figures.includes(name)))
}

/** Returns the parts of problems and advice for programs, without wording and details. */
const placesOf = (all: readonly Place[]) => all.map(({ code, param }) => ({ code, param }))
const advised = (all: readonly Advisory[]) =>
  all.map(({ code, severity, param }) => ({ code, severity, param }))

function requestIdOf(request: unknown): string | undefined {
  const { requestId } = request as { readonly requestId?: unknown }
  return typeof requestId === 'string' ? requestId : undefined
}

/** Returns the answer in the form of an expectation, as JSON. */
function outcomeOf(vector: Vector): unknown {
  const answer = answerOf(vector)
  if (!answer.ok) {
    const problems = placesOf(answer.problems)
    if (!('type' in vector.expect)) return { problems }
    const { type, requestId, errors } = errorEnvelope(answer.problems, requestIdOf(vector.request))
    return { type, ...(requestId !== undefined && { requestId }), problems: placesOf(errors) }
  }
  const value: unknown = JSON.parse(JSON.stringify(answer.value))
  if (vector.kind === 'flashing') return { flashing: figuresOf(value as object) }
  if (/advice/i.test(vector.kind)) return { [vector.kind]: advised(value as readonly Advisory[]) }
  return { [vector.kind]: value }
}

/** A vector of a document that is priced. The fast path prices most of them, so the engine has to price them as well. */
function isPriced(vector: Vector): vector is Vector & { readonly kind: 'quote' | 'order' } {
  return (vector.kind === 'quote' || vector.kind === 'order') && vector.kind in vector.expect
}

function outcomeByEngineOf({
  kind,
  request,
  account,
  catalogue,
}: Vector & { readonly kind: 'quote' | 'order' }) {
  const answer = byEngineAlone(request, kind, account as AccountInput, cataloguesOf(catalogue))
  return {
    [kind]: JSON.parse(JSON.stringify(answer._tag === 'Right' ? answer.right : answer.left)) as unknown,
  }
}

for (const file of files) {
  describe(`${file.rule}: ${file.title}`, () => {
    for (const vector of file.cases) {
      test(vector.name, () => {
        expect(outcomeOf(vector)).toEqual(vector.expect)
        if (isPriced(vector)) expect(outcomeByEngineOf(vector)).toEqual(vector.expect)
      })
    }
  })
}

describe('the public vectors', () => {
  test('have at least 300 requests', () => {
    expect(cases.length).toBeGreaterThanOrEqual(MIN_CASES)
  })

  test('are listed with their counts in the index, in the order of the rules', () => {
    const byFile = new Map(files.map((file) => [file.file, file]))
    const counted = rules.map(([, rule = '']) => {
      const found = byFile.get(`rules/${rule}.json`)
      return { file: found?.file, rule: found?.rule, title: found?.title, cases: found?.cases.length }
    })
    expect(index).toEqual({ cases: cases.length, files: counted })
    expect(files).toHaveLength(rules.length)
  })

  test.each(rules.map(([, rule, title]) => ({ rule, title })))(
    'include at least three cases of rule $rule, under its title',
    ({ rule, title }) => {
      const found = files.find((file) => file.rule === rule)
      expect(found?.title).toBe(title)
      expect(found?.cases.length).toBeGreaterThanOrEqual(MIN_CASES_OF_A_RULE)
    },
  )

  test.each(Object.entries(OTHER_CASE_FILES))(
    'include at least three cases of rule %s in a form of their own',
    (rule, file) => {
      expect(allRules.map(([, name]) => name)).toContain(rule)
      const { cases: own } = JSON.parse(textOf(file)) as { readonly cases: readonly unknown[] }
      expect(own.length).toBeGreaterThanOrEqual(MIN_CASES_OF_A_RULE)
    },
  )

  test('have unique names', () => {
    const names = cases.map(({ name }) => name)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  test('have unique requests', () => {
    const asked = cases.map(({ kind, account, catalogue, request }) =>
      JSON.stringify([kind, account, catalogue, request]),
    )
    expect(new Set(asked).size).toBe(cases.length)
  })

  test('have only the fields that README.md lists', () => {
    const known = ['name', 'why', 'kind', 'account', 'catalogue', 'request', 'expect']
    for (const vector of cases) {
      expect(known).toEqual(expect.arrayContaining(Object.keys(vector)))
      expect(vector.why).not.toBe('')
      const { type, requestId, problems, ...expected } = vector.expect
      // A vector expects either problems or an answer under the name of its kind.
      expect(Object.keys(expected)).toEqual(problems ? [] : [vector.kind])
      if (!problems) expect([type, requestId]).toEqual([undefined, undefined])
    }
  })

  test('expect existing codes, without wording', () => {
    const codes = new Set<string>(problemCodes.map(({ code }) => code))
    for (const problem of cases.flatMap((vector) => vector.expect.problems ?? [])) {
      expect(Object.keys(problem)).toEqual(['code', 'param'])
      expect(codes).toContain(problem.code)
    }
  })

  test('are counted in README.md', () => {
    const page = textOf('README.md')
    expect(page).toContain(`${String(cases.length)} requests`)
    for (const letter of new Set(rules.map(([, rule = '']) => rule.charAt(0)))) {
      const ofLetter = files.filter(({ rule }) => rule.startsWith(letter))
      const counted = ofLetter.flatMap((file) => file.cases).length
      const row = new RegExp(
        `^\\| ${letter} \\| .+ \\| ${String(ofLetter.length)} \\| ${String(counted)} \\|$`,
        'm',
      )
      expect(page).toMatch(row)
    }
  })
})
