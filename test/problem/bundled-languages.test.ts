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
    noExternal: [/^fp-ts/, /^@noble/, 'canonicalize'],
    esbuildPlugins: [annotatePureCalls],
    // Letters of German as they are, to be found.
    esbuildOptions: (options) => {
      options.charset = 'utf8'
    },
  })
  return new Map(names.map((name) => [name, readFileSync(join(folder, 'bundles', `${name}.js`), 'utf8')]))
}

async function bundleOf(name: string): Promise<string> {
  return (await bundlesOf([name], 'entries/index.js')).get(name) ?? ''
}

describe('a language is only bundled with functions that use it', () => {
  const [english, german] = [ENGLISH, MESSAGES.de].map(({ sentences }) => String(sentences.drawing_required))

  test('priceQuote needs English only', async () => {
    const bundle = await bundleOf('priceQuote')
    expect(bundle).toContain(english)
    expect(bundle).not.toContain(german)
  })

  test('lineTotal needs the words of neither language for missing catalogue entries', async () => {
    const bundle = await bundleOf('lineTotal')
    expect(bundle).not.toContain(english)
    expect(bundle).not.toContain(german)
  })

  test('describeProblem needs both', async () => {
    const bundle = await bundleOf('describeProblem')
    expect(bundle).toContain(english)
    expect(bundle).toContain(german)
  })

  test('only readers of typed texts need their sentences', async () => {
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

  test('solve has no German reasons, and describeReason has them', async () => {
    const bundles = await bundlesOf(['solve', 'describeReason'], 'entries/solve.js')
    expect(bundles.get('solve')).toContain(ENGLISH_REASONS.unknown)
    expect(bundles.get('solve')).not.toContain(GERMAN_REASONS.unknown)
    expect(bundles.get('describeReason')).toContain(GERMAN_REASONS.unknown)
  })

  test('a rendered explanation has the German of figures, and of no other area', async () => {
    const explained = await bundlesOf(['renderExplanationText'], 'entries/explain.js')
    const bundle = explained.get('renderExplanationText') ?? ''
    expect(bundle).toContain(GERMAN_FIGURES.noFigure)
    for (const text of [german, GERMAN_REASONS.unknown, GERMAN_REPORTS.title, GERMAN_SHEETS.reflex])
      expect(bundle).not.toContain(text)
  })

  test('functions without problems need neither', async () => {
    const bundle = await bundleOf('errorEnvelope')
    expect(bundle).not.toContain(english)
    expect(bundle).not.toContain(german)
  })
})

describe('the bundle of one function has a sentence for each code that it can report', () => {
  // A picture is drawn of anything, and the texts for a terminal are of anything.
  const names = Object.keys(api).filter(
    (name) =>
      !/^(renderFlashingSvg|formatDecimal|formatMicros|suggestName|measurementMethod|recogniseRequest)$/.test(
        name,
      ),
  )
  const codes = PROBLEM_CODES.map(({ code }) => code)
  let bundles: ReadonlyMap<string, string>

  beforeAll(async () => {
    bundles = await bundlesOf(names, 'generated/api.generated.js')
  }, 60_000)

  test.each(names)('%s', (name) => {
    const bundle = bundles.get(name) ?? ''
    // In a list of sentences, codes are names without quotes; code that reports a problem has its code in
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
