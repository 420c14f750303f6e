import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'quotewright-'))
const source = (path: string): string => join(folder, 'src', path)
afterAll(() => {
  rmSync(folder, { recursive: true })
})

// The linter compiles several times as fast as the compiler of the build. Here it applies no rules, and leaves out what
// has projects of its own.
cpSync(join(root, 'src'), source(''), { recursive: true })
for (const name of ['docs', 'node_modules', 'package.json', 'tsconfig.json'])
  symlinkSync(join(root, name), join(folder, name))
writeFileSync(
  join(folder, '.oxlintrc.json'),
  JSON.stringify({
    options: { typeAware: true, typeCheck: true },
    categories: { correctness: 'off' },
    ignorePatterns: [
      'src/designer/element',
      'src/entries/designer-element.ts',
      'src/entries/react.ts',
      'src/react',
    ],
  }),
)

/** A replacement of a text in a file. */
type Change = readonly [before: string, after: string]

/** Lists the files in `src` in which the compiler reports an error after changes to one file, once per error. */
function errorsWhere(path: string, changes: readonly Change[]): readonly string[] {
  const original = readFileSync(source(path), 'utf8')
  const text = changes.reduce((changed, [before, after]) => {
    expect(original.split(before)).toHaveLength(2)
    return changed.replace(before, after)
  }, original)
  writeFileSync(source(path), text)
  const linter = join(folder, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const { stdout } = spawnSync(process.execPath, [linter, '--format', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  writeFileSync(source(path), original)
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly { filename: string }[] }
  return diagnostics.map(({ filename }) => filename.replace('src/', '')).sort()
}

function stopsWhere(path: string, before: string, after: string): readonly string[] {
  return [...new Set(errorsWhere(path, [[before, after]]))]
}

/** The files with words for each policy. Each language needs these words. */
const WORDS_OF_POLICIES = [
  'golden/cause-sentences.ts',
  'golden/render/cause-in-words.ts',
  'policies/known-policies.ts',
  'policies/policies.ts',
]

describe('the compiler', () => {
  test('reports the forgotten places of a new pricing strategy: its table, and the words of messages', () => {
    const last = "'PRICING_STRATEGY_SQUARE_FEET',\n] as const"
    const kilograms = last.replace(',', ",\n  'PRICING_STRATEGY_KILOGRAMS',")
    expect(stopsWhere('definitions/enums.ts', last, kilograms)).toEqual([
      'definitions/problems/measure-words.ts',
      'input/price-unit.ts',
      'rules/strategies.ts',
    ])
  })

  test('reports the forgotten places of a missing text of a language: its file', () => {
    const girth = "  girth: 'Zuschnitt',\n"
    expect(stopsWhere('languages/de/sheets.ts', girth, '')).toEqual(['languages/de/sheets.ts'])
    const code = / {2}more_problems:[\s\S]*?',\n/.exec(
      readFileSync(source('languages/de/problems.ts'), 'utf8'),
    )
    expect(stopsWhere('languages/de/problems.ts', code?.[0] ?? '', '')).toEqual(['languages/de/problems.ts'])
  })

  test('reports the forgotten places of a new language: each table of texts', () => {
    const last = "  de: 'german',\n"
    const tables = readdirSync(source('languages'))
      .filter((name) => name.endsWith('.generated.ts') && !name.startsWith('problem-texts'))
      .map((name) => `languages/${name}`)
    expect(stopsWhere('languages/languages.ts', last, `${last}  fr: 'french',\n`)).toEqual(
      expect.arrayContaining([
        ...tables,
        'problem/messages.generated.ts',
        'service/problems/messages.generated.ts',
      ]),
    )
  })

  test('reports the forgotten places of a new unit of measures: its sign, and its exemption from minimum lengths', () => {
    const last = "'square metres' | 'square feet'"
    expect(stopsWhere('rules/strategies.ts', last, `${last} | 'kilograms'`)).toEqual([
      'explain/explain-measurements.ts',
      'rules/strategies.ts',
    ])
  })

  test('reports the forgotten place of a new size of pieces: its field', () => {
    const width = "  width: { required: 'width_required', notAllowed: 'width_not_allowed' },\n"
    expect(stopsWhere('rules/strategies.ts', width, width + width.replace('width:', 'weight:'))).toEqual(
      expect.arrayContaining(['pricing/measurements.ts']),
    )
  })

  test('reports the forgotten places of a new way to round tax: each evaluator', () => {
    const modes = "Object.freeze(['document', 'line'] as const)"
    expect(
      stopsWhere('definitions/enums.ts', modes, "Object.freeze(['document', 'line', 'unit'] as const)"),
    ).toEqual(['diagnose/calculate.ts', 'explain/explain-tax.ts', 'solve/formula.ts', 'tax/tax.ts'])
  })

  test('reports the forgotten places of a new kind of line: every distinction of kinds', () => {
    const kind = "  | { readonly kind: 'productKit'; readonly line: ParsedProductKitLine }\n"
    const hired =
      kind + kind.replace('productKit', 'hire').replace('ParsedProductKitLine', 'ParsedLabourLine')
    expect(stopsWhere('wire/document.generated.ts', kind, hired)).toEqual([
      'diagnose/plain-document.ts',
      'engine/line.ts',
      'engine/look-ups.ts',
    ])
  })

  test('reports the forgotten place of a new choice on any axis of policies: its computation', () => {
    const choices = [
      ...["'exact' | 'doubles'", "  | 'half-up'\n", "  | 'discounted-to-cents'\n"],
      ...["| 'in-product'\n", "'once' | 'in-two-steps'", "    | 'sizes-to-hundredths'\n"],
      ...["    | 'difference-by-line'\n", "| 'as-set'\n", "    | 'none'\n"],
      "    | 'next-whole'\n",
    ]
    const errors = errorsWhere(
      'policies/choices.ts',
      choices.map((before) => [before, `${before.trimEnd()} | 'another'\n`]),
    )
    expect(errors).toEqual([
      // Each choice of these axes states the documents that it can change: price, discount, measure, tax, base.
      ...Array.from({ length: 5 }, () => 'diagnose/applicable.ts'),
      'diagnose/calculate-line.ts', // lines
      'diagnose/calculate.ts', // tax
      'diagnose/spread.ts',
      'diagnose/taxable-base.ts', // base
      'diagnose/working.ts', // total
      ...['policies/arithmetic.ts', 'policies/arithmetic.ts'], // numbers, ties
      ...['policies/roundings-of.ts', 'policies/roundings-of.ts', 'policies/roundings-of.ts'], // price, discount, measure
    ])
  })

  test("reports the forgotten places of a new axis of choices: the engine's own choices, and the list for single figures", () => {
    const axis = '  readonly spread:\n'
    expect(stopsWhere('policies/choices.ts', axis, `  readonly stage: 'quote' | 'order'\n${axis}`)).toEqual([
      'diagnose/applicable.ts',
      'policies/choices.ts',
      'policies/roundings-of.ts',
    ])
  })

  test('reports the forgotten places of a new policy: its words and the reports', () => {
    const first = "'tax-by-line': policy({ tax: 'line' })"
    const another = `'tax-by-page': policy({}), ${first}`
    expect(stopsWhere('policies/policies.ts', first, another)).toEqual([
      ...WORDS_OF_POLICIES,
      'policies/reports.ts',
    ])
  })

  test('reports the forgotten places of a renamed policy: its words, its systems, and the reports', () => {
    expect(stopsWhere('policies/policies.ts', "'tax-by-line': policy", "'tax-of-lines': policy")).toEqual([
      ...WORDS_OF_POLICIES,
      'policies/reports.ts',
      'policies/systems.ts',
    ])
  })
})
