import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'quotewright-'))
const source = (path: string): string => join(folder, 'src', path)
afterAll(() => {
  rmSync(folder, { recursive: true })
})

// The linter compiles several times as fast as the compiler of the build. Here it applies no lint rules, and ignores
// folders with a TypeScript project of their own.
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

/** Replaces a text of a file in `src`, and lists the files in which the compiler then reports errors. */
interface Change {
  readonly what: string
  readonly file: string
  readonly before: string
  readonly after: string
  readonly stops: readonly string[]
}

/** Lists the files in `src` in which the compiler reports an error after some changes, once per error. */
function errorsAfter(changes: readonly Pick<Change, 'file' | 'before' | 'after'>[]): readonly string[] {
  const originals = new Map(changes.map(({ file }) => [file, readFileSync(source(file), 'utf8')] as const))
  for (const { file, before, after } of changes) {
    const text = readFileSync(source(file), 'utf8')
    expect(text.split(before)).toHaveLength(2)
    writeFileSync(source(file), text.replace(before, after))
  }
  const linter = join(folder, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const { stdout } = spawnSync(process.execPath, [linter, '--format', 'json', 'src'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  for (const [file, text] of originals) writeFileSync(source(file), text)
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly { filename: string }[] }
  return diagnostics.map(({ filename }) => filename.replace('src/', '')).sort()
}

/** The files that do not compile while a policy has no words. The words are in `src/languages`. */
const WORDS_OF_POLICIES = [
  'golden/cause-sentences.ts',
  'golden/render/cause-in-words.ts',
  'policies/known-policies.ts',
  'policies/policies.ts',
]

const STRATEGY = "'PRICING_STRATEGY_SQUARE_FEET',\n] as const"
const GIRTH = "  girth: 'Zuschnitt',\n"
const GERMAN_PROBLEM =
  / {2}more_problems:[\s\S]*?',\n/.exec(readFileSync(source('languages/de/problems.ts'), 'utf8'))?.[0] ?? ''
const LANGUAGE = "  de: 'german',\n"
const TABLES_OF_LANGUAGES = readdirSync(source('languages'))
  .filter((name) => name.endsWith('.generated.ts') && !name.startsWith('problem-texts'))
  .map((name) => `languages/${name}`)
const UNIT = "'square metres' | 'square feet'"
const WIDTH = "  width: { required: 'width_required', notAllowed: 'width_not_allowed' },\n"
const TAX_ROUNDINGS = "Object.freeze(['document', 'line'] as const)"
const KIND = "  | { readonly kind: 'productKit'; readonly line: ParsedProductKitLine }\n"
const LAST_KIND = "  'productKit',\n] as const)"
const AXIS = '  readonly spread:\n'
const POLICY = "'tax-by-line': policy({ tax: 'line' })"

/** Changes with errors in different files, so that one compiler run shows the errors of each change. */
const TOGETHER: readonly (readonly Change[])[] = [
  [
    {
      what: 'a new pricing strategy: its table, its unit in prices, and the words of messages',
      file: 'definitions/enums.ts',
      before: STRATEGY,
      after: STRATEGY.replace(',', ",\n  'PRICING_STRATEGY_KILOGRAMS',"),
      stops: ['definitions/problems/measure-words.ts', 'input/price-unit.ts', 'rules/strategies.ts'],
    },
    {
      what: 'a missing text of a language: its file',
      file: 'languages/de/sheets.ts',
      before: GIRTH,
      after: '',
      stops: ['languages/de/sheets.ts'],
    },
    {
      what: 'a missing problem of a language: its file',
      file: 'languages/de/problems.ts',
      before: GERMAN_PROBLEM,
      after: '',
      stops: ['languages/de/problems.ts'],
    },
    {
      what: 'a new kind of line: every distinction of kinds',
      file: 'wire/document.generated.ts',
      before: KIND,
      after: KIND + KIND.replace('productKit', 'hire').replace('ParsedProductKitLine', 'ParsedLabourLine'),
      stops: ['diagnose/plain-document.ts', 'engine/line.ts', 'engine/look-ups.ts'],
    },
    {
      what: "a new axis of choices: the engine's own choice, whether it is of lines, and the documents it affects",
      file: 'policies/choices.ts',
      before: AXIS,
      after: `  readonly stage: 'quote' | 'order'\n${AXIS}`,
      stops: ['diagnose/applicable.ts', 'policies/choices.ts', 'policies/line-axes.ts'],
    },
  ],
  [
    {
      what: 'a new unit of measures: its sign, and its exemption from minimum lengths',
      file: 'number/units.ts',
      before: UNIT,
      after: `${UNIT} | 'kilograms'`,
      stops: ['explain/explain-measurements.ts', 'rules/strategies.ts'],
    },
    {
      what: 'the name of a new kind of line: its type, and the code that prices, shows or writes lines',
      file: 'wire/document.generated.ts',
      before: LAST_KIND,
      after: `  'hire',\n${LAST_KIND}`,
      stops: [
        ...['cli/pricing/document-rows.ts', 'cli/pricing/price-request.ts', 'engine/fast/fast-path.ts'],
        ...['price-book/priced-places.ts', 'print/check-document.ts', 'print/shown-document.ts'],
        ...['service/inventory/stock-items.ts', 'sheet/written-cells.ts', 'wire/document.generated.ts'],
      ],
    },
    {
      what: 'a new way to round tax: each evaluator, and the words of the setting',
      file: 'definitions/enums.ts',
      before: TAX_ROUNDINGS,
      after: "Object.freeze(['document', 'line', 'unit'] as const)",
      stops: [
        'diagnose/calculate.ts',
        'explain/explain-tax.ts',
        'golden/setting-text.ts',
        'solve/formula.ts',
        'tax/tax.ts',
      ],
    },
    {
      what: 'a new policy: its words and the reports',
      file: 'policies/policies.ts',
      before: POLICY,
      after: `'tax-by-page': policy({}), ${POLICY}`,
      stops: [...WORDS_OF_POLICIES, 'policies/reports.ts'],
    },
  ],
  [
    {
      what: 'a new language: each table of texts',
      file: 'languages/languages.ts',
      before: LANGUAGE,
      after: `${LANGUAGE}  fr: 'french',\n`,
      stops: [
        ...TABLES_OF_LANGUAGES,
        'problem/messages.generated.ts',
        'service/problems/messages.generated.ts',
      ],
    },
    {
      what: 'a new size of pieces: its field, wherever sizes are read or shown',
      file: 'rules/strategies.ts',
      before: WIDTH,
      after: WIDTH + WIDTH.replace('width:', 'weight:'),
      stops: [
        ...['api/measurements.ts', 'cli/pricing/table-row.ts', 'diagnose/plain-document.ts'],
        ...['engine/advise-measurements.ts', 'engine/fast/pieces-sums.ts', 'explain/explain-measurements.ts'],
        ...['pricing/measurements.ts', 'pricing/other-totals.ts', 'print/pieces.ts'],
      ],
    },
    {
      what: 'a renamed policy: its words, its systems, and the reports',
      file: 'policies/policies.ts',
      before: POLICY,
      after: POLICY.replace('tax-by-line', 'tax-of-lines'),
      stops: [...WORDS_OF_POLICIES, 'policies/reports.ts', 'policies/systems.ts'],
    },
  ],
]

describe.each(TOGETHER.map((changes) => ({ changes })))('the compiler', ({ changes }) => {
  let found: readonly string[] = []
  beforeAll(() => {
    found = [...new Set(errorsAfter(changes))]
  })

  test.each(changes)('reports the forgotten places of $what', ({ stops }) => {
    expect(found.filter((file) => stops.includes(file))).toEqual([...stops].sort())
  })

  test('reports no other places', () => {
    expect(found.filter((file) => !changes.some(({ stops }) => stops.includes(file)))).toEqual([])
  })
})

test('docs/architecture.md gives the number of files in which the compiler stops', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const rows = [...page.matchAll(/^\| ([^|]*) \| (\d+) \|$/gm)].map(([, what, files]) => `${what} ${files}`)
  const counted = TOGETHER.flat().map(({ what, stops }) => `${what} ${String(stops.length)}`)
  expect(rows.sort()).toEqual(counted.sort())
})

test('the compiler reports the missing computation of a new choice on any axis of policies', () => {
  const choices = [
    ...["'exact' | 'doubles'", "  | 'half-up'\n", "  | 'discounted-to-cents'\n"],
    ...["| 'in-product'\n", "'once' | 'in-two-steps'", "    | 'sizes-to-hundredths'\n"],
    ...["    | 'difference-by-line'\n", "| 'as-set'\n", "    | 'none'\n", "    | 'next-whole'\n"],
  ]
  const errors = errorsAfter(
    choices.map((before) => ({
      file: 'policies/choices.ts',
      before,
      after: `${before.trimEnd()} | 'another'\n`,
    })),
  )
  expect(errors).toEqual([
    // Each choice of these axes states the documents that it can change: price, discount, measure, tax, base.
    ...Array.from({ length: 5 }, () => 'diagnose/applicable.ts'),
    'diagnose/calculate.ts', // tax
    'diagnose/spread.ts',
    'diagnose/taxable-base.ts', // base
    ...['policies/arithmetic.ts', 'policies/arithmetic.ts'], // numbers, ties
    ...['policies/rounded-amount.ts', 'policies/rounded-amount.ts'], // lines, total
    ...['policies/roundings-of.ts', 'policies/roundings-of.ts', 'policies/roundings-of.ts'], // price, discount, measure
  ])
})
