import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { annotatePureCalls } from '../../scripts/build/annotate-pure-calls.js'
import * as api from '../../src/generated/api.generated.js'
import { PROBLEM_CODES } from '../../src/problem/codes.generated.js'
import { DOCUMENT_WORDS } from '../../src/definitions/problems/problem-words.js'
import { figures as GERMAN_FIGURES } from '../../src/languages/de/figures.js'
import { reasons as GERMAN_REASONS } from '../../src/languages/de/reasons.js'
import { reports as GERMAN_REPORTS } from '../../src/languages/de/reports.js'
import { sheets as GERMAN_SHEETS } from '../../src/languages/de/sheets.js'
import { reasons as ENGLISH_REASONS } from '../../src/languages/en/reasons.js'
import { ENGLISH } from '../../src/problem/english.generated.js'
import { MESSAGES } from '../../src/problem/messages.generated.js'

const root = join(import.meta.dirname, '../..')
let folder = ''

beforeAll(() => {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(root, '.tmp/languages-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** Bundles programs that each import one name of a module. */
async function bundlesOf(names: readonly string[], module: string): Promise<ReadonlyMap<string, string>> {
  const files = names.map((name) => [name, join(folder, `${name}.ts`)] as const)
  for (const [name, file] of files) writeFileSync(file, `export { ${name} } from '../../src/${module}'\n`)
  await build({
    entry: files.map(([, file]) => file),
    format: ['esm'],
    outDir: join(folder, 'bundles'),
    config: false,
    silent: true,
    splitting: false,
    noExternal: [/^@noble/, 'canonicalize'],
    esbuildPlugins: [annotatePureCalls],
    // Keeps German letters unescaped, so that the tests find them.
    esbuildOptions: (options) => {
      options.charset = 'utf8'
    },
  })
  return new Map(names.map((name) => [name, readFileSync(join(folder, 'bundles', `${name}.js`), 'utf8')]))
}

async function bundleOf(name: string): Promise<string> {
  return (await bundlesOf([name], 'entries/index.js')).get(name) ?? ''
}

describe('a bundle of one function', () => {
  const [english = '', german = ''] = [ENGLISH, MESSAGES.de].map(({ sentences }) =>
    [sentences.drawing_required].flat().at(-1),
  )

  test('contains only English for priceQuote', async () => {
    const bundle = await bundleOf('priceQuote')
    expect(bundle).toContain(english)
    expect(bundle).not.toContain(german)
  })

  test('contains neither language’s sentence about a missing drawing for lineTotal', async () => {
    const bundle = await bundleOf('lineTotal')
    expect(bundle).not.toContain(english)
    expect(bundle).not.toContain(german)
  })

  test('contains both languages for describeProblem', async () => {
    const bundle = await bundleOf('describeProblem')
    expect(bundle).toContain(english)
    expect(bundle).toContain(german)
  })

  test('contains the sentences about typed texts for parseForm only', async () => {
    const sentences = ['unreadable_text', 'ambiguous_text'].flatMap((code) =>
      [ENGLISH.sentences[code as 'unreadable_text']].flat().map((one) => JSON.stringify(one).slice(1, -1)),
    )
    const form = (await bundlesOf(['parseForm'], 'entries/input.js')).get('parseForm') ?? ''
    expect(sentences.filter((sentence) => !form.includes(sentence))).toEqual([])
    expect(form).not.toContain(english)
    expect(form).not.toContain(german)
    const pricing = await bundleOf('flashingPriceFromTable')
    expect(sentences.filter((sentence) => pricing.includes(sentence))).toEqual([])
  })

  test('contains German reasons for describeReason, but not for solve', async () => {
    const bundles = await bundlesOf(['solve', 'describeReason'], 'entries/solve.js')
    expect(bundles.get('solve')).toContain(ENGLISH_REASONS.unknown)
    expect(bundles.get('solve')).not.toContain(GERMAN_REASONS.unknown)
    expect(bundles.get('describeReason')).toContain(GERMAN_REASONS.unknown)
  })

  test('contains only the German names of figures for renderExplanationText', async () => {
    const explained = await bundlesOf(['renderExplanationText'], 'entries/explain.js')
    const bundle = explained.get('renderExplanationText') ?? ''
    expect(bundle).toContain(GERMAN_FIGURES.noFigure)
    for (const text of [german, GERMAN_REASONS.unknown, GERMAN_REPORTS.title, GERMAN_SHEETS.reflex])
      expect(bundle).not.toContain(text)
  })

  test('contains neither language for errorEnvelope', async () => {
    const bundle = await bundleOf('errorEnvelope')
    expect(bundle).not.toContain(english)
    expect(bundle).not.toContain(german)
  })
})

describe('the bundle of one function', () => {
  // Functions that accept any value and report no problems are left out.
  const names = Object.keys(api).filter(
    (name) =>
      !/^(adviseAccount|adviseCatalogue|renderFlashingSvg|formatDecimal|formatMicros|suggestName|measurementMethod|recogniseRequest)$/.test(
        name,
      ),
  )
  const codes = PROBLEM_CODES.map(({ code }) => code)
  let bundles: ReadonlyMap<string, string>

  beforeAll(async () => {
    bundles = await bundlesOf(names, 'generated/api.generated.js')
  }, 60_000)

  test.each(names)('has a sentence for each of its codes: %s', (name) => {
    const bundle = bundles.get(name) ?? ''
    // Only code that reports a problem has the problem code in quotes. In lists of sentences, codes have no
    // quotes.
    const found = codes.filter((code) => bundle.includes(`"${code}"`))
    expect(found).toContain('invalid_type')
    expect(found.filter((code) => !bundle.includes(firstSentenceOf(code)))).toEqual([])
    const types = Object.keys(DOCUMENT_WORDS).filter((type) => bundle.includes(`"${type}"`))
    expect(types.filter((type) => !bundle.includes(JSON.stringify(ENGLISH.words[type])))).toEqual([])
  })

  function firstSentenceOf(code: (typeof codes)[number]): string {
    const [first = ''] = [ENGLISH.sentences[code]].flat()
    return JSON.stringify(first).slice(1, -1)
  }
})
