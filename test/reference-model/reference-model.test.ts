import { beforeAll, describe, expect, test } from 'vitest'
import { LINE_KINDS, PRICING_STRATEGIES, type Account } from '../../src/entries/index.js'
import { accountJsonSchema } from '../../src/entries/schemas.js'
import { Census } from './census.js'
import { type Case, caseOf } from './generate.js'
import { anySettings } from './generate/accounts.js'
import { Random } from './generate/random.js'
import {
  compareDocument,
  compareFlashing,
  compareSettings,
  isMeasurable,
  settingsOf,
  smallestRequest,
} from './compared-answers.js'
import { settingsProblems } from './settings.js'

const { taxRounding } = accountJsonSchema['properties'] as {
  readonly taxRounding: { readonly enum: readonly (string | null)[] }
}
const TAX_ROUNDINGS = taxRounding.enum.filter((rounding) => rounding !== null)

/**
 * Compares the engine with the reference model, a second implementation from the rules, which uses exact
 * fractions. It covers rules M, L, K, T and F and parts of A and V. `REFERENCE_MODEL_DOCUMENTS` sets the
 * number of documents, and `REFERENCE_MODEL_SEED` or `FC_SEED` the seed. In CI it is fixed, so that a failure means
 * a change.
 */
const documents = Number(process.env['REFERENCE_MODEL_DOCUMENTS'] ?? 3000)
const seed = Number(process.env['REFERENCE_MODEL_SEED'] ?? process.env['FC_SEED'] ?? Date.now())

/** The number of differences shown, each as small as possible. */
const SHOWN = 3
/** The number of documents after which the test yields its thread. */
const BREATH = 500

/** Every rule that rounds. docs/rounding.md lists the places. */
const ROUNDING_RULES = [
  ...['M4', 'L1', 'L3', 'L4', 'L7', 'L8', 'L9', 'L10', 'L12', 'L14', 'L15', 'K6'],
  ...['T2', 'T2 percentage', 'T3', 'T4', 'T4 by line', 'F5', 'F7'],
]

/**
 * The rounding rules with figures below zero. Minimums, distances and fixed adjustments are never below zero.
 */
const RULES_BELOW_ZERO = ROUNDING_RULES.filter((rule) => !['M4', 'F5', 'T2'].includes(rule))

const census = new Census()
const differing: Case[] = []
const shown: unknown[] = []

/** Settings that were read once for all documents that use them (A2). */
const settingsRead = new Map<string, Account>()
function settingsFor({ settings }: Case): Account {
  const key = JSON.stringify(settings)
  const account = settingsRead.get(key) ?? settingsOf(settings)
  settingsRead.set(key, account)
  return account
}

function compare(subject: Case, index: number): void {
  const settings = settingsFor(subject)
  const compared = compareDocument(subject, settings)
  census.document(subject, compared)
  const ofFlashings = subject.request.lines.flatMap(({ flashing }) => {
    if (!flashing || !isMeasurable(flashing)) return []
    const measured = compareFlashing(flashing, subject, settings)
    census.notebook(measured.notebook)
    return measured.differences.length > 0 ? [{ flashing, differences: measured.differences }] : []
  })
  if (compared.differences.length === 0 && ofFlashings.length === 0) return
  differing.push(subject)
  if (differing.length > SHOWN) return
  const request = compared.differences.length > 0 ? smallestRequest(subject, settings) : subject.request
  const { differences } = compareDocument({ ...subject, request }, settings)
  shown.push({
    seed,
    index,
    kind: subject.kind,
    settings: subject.settings,
    request,
    differences,
    ofFlashings,
  })
}

beforeAll(async () => {
  const start = performance.now()
  for (let index = 0; index < documents; index += 1) {
    compare(caseOf(seed, index), index)
    if (index % BREATH === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  const seconds = (performance.now() - start) / 1000
  console.log(
    `reference model, seed ${seed}: ${documents} documents (${census.priced} priced, the others refused), ` +
      `${census.lines} lines, ${census.roundingsInAll} roundings, ${census.ties} of them ties, ` +
      `${differing.length} documents differ, ${seconds.toFixed(1)} seconds`,
  )
}, 3_600_000)

describe('the reference model', () => {
  test('agrees with the engine on every document', () => {
    expect(shown).toEqual([])
    expect(differing).toHaveLength(0)
  })

  test('generates the requested number of documents, and most of them can be priced', () => {
    expect(census.documents).toBe(documents)
    expect(census.priced).toBeGreaterThan(documents * 0.6)
    expect(census.ties).toBeGreaterThan(census.roundingsInAll * 0.05)
  })

  test('agrees with the engine on valid and invalid settings (A2)', () => {
    const all = Array.from({ length: 300 }, (_, index) => anySettings(new Random(seed, index)))
    expect(all.flatMap((settings) => compareSettings(settings).map((one) => ({ settings, ...one })))).toEqual(
      [],
    )
    const codes = all.flatMap((settings) => settingsProblems(settings).map(({ code }) => code))
    expect(new Set(codes)).toEqual(new Set(['required', 'reserved_name']))
    expect(all.filter((settings) => settingsProblems(settings).length === 0).length).toBeGreaterThan(30)
  })

  test.each(['labour', 'notes', 'component', 'subKit', 'adjustment'])(
    'covers unknown properties on %s in documents that can be priced',
    (shape) => {
      expect(census.count(`priced: unknown on ${shape}`)).toBeGreaterThan(0)
    },
  )

  test.each(ROUNDING_RULES)('covers ties of rule %s', (rule) => {
    expect(census.roundings(rule).ties).toBeGreaterThan(0)
  })

  test.each(RULES_BELOW_ZERO)('covers ties below zero of rule %s', (rule) => {
    expect(census.roundings(rule).negativeTies).toBeGreaterThan(0)
  })

  test.each(['L3', 'L9', 'L10', 'L15', 'K6', 'T2 percentage', 'T3', 'F7'])(
    'covers figures very near a tie of rule %s',
    (rule) => {
      expect(census.roundings(rule).nearTies).toBeGreaterThan(0)
    },
  )

  test.each([
    ['quote', 'order', 'derivation on', 'derivation off', 'no tax'],
    // The lists of the engine, so that their new entries are covered too.
    TAX_ROUNDINGS.map((taxRounding) => `tax by ${taxRounding}`),
    LINE_KINDS,
    [...PRICING_STRATEGIES.filter((strategy) => !strategy.endsWith('_UNSPECIFIED')), 'strategy by number'],
    ['total sent', 'negative quantity', 'twelve decimals', 'unit price from markup', 'fixed markup'],
    ['depth 0', 'depth 1', 'depth 2', 'depth 16', 'depth 17', 'custom level', 'standard level', 'component'],
    [
      'ADJUSTMENT_TYPE_DISCOUNT by amount',
      'ADJUSTMENT_TYPE_DISCOUNT by percentage',
      'ADJUSTMENT_TYPE_SURCHARGE by amount',
      'ADJUSTMENT_TYPE_SURCHARGE by percentage',
    ],
    ['negative total', 'total of nothing', 'total beyond the safe integers'],
    ['share below: whole', 'share below: none', 'share above: whole', 'share above: none'],
    ['share nothing: whole', 'share nothing: none'],
    [
      'total_price_mismatch',
      'margin_mismatch',
      'amount_out_of_range',
      'component_total_required',
      'out_of_range',
    ],
    ['total_price_required', 'unit_price_required', 'zero_quantity', 'empty_measurements', 'kit_too_deep'],
    ['too big: total_price', 'too big: cost', 'too big: unit_price', 'too big: margin', 'too big: discount'],
    ['too big: markup', 'too big: amount', 'too big: percentage', 'too big: subtotal', 'too big: tax_amount'],
    ['too big: total', 'too big: total_cost', 'too big: labour_total', 'too big: discount_amount'],
    ['onTheFly without pricing', 'catalogue without pricing', 'labour without pricing'],
    ['standard kit without pricing, derivation on', 'standard sub-kit without pricing, derivation on'],
    ['standard sub-kit without pricing, derivation off', 'custom level without pricing'],
    ['margin with a cost of zero, derivation on', 'margin with a cost of zero, derivation off'],
    ['markup with a cost of zero, derivation on', 'markup with a cost of zero, derivation off'],
    ['measurements of component outside its pricing', 'asBuiltMeasurements of component outside its pricing'],
    ['measurements of sub-kit outside its pricing', 'asBuiltMeasurements of sub-kit outside its pricing'],
    [
      'empty measurements of component outside its pricing',
      'empty measurements of component inside its pricing',
    ],
    ['empty measurements of sub-kit outside its pricing', 'empty measurements of sub-kit inside its pricing'],
    ['measurements of component in both places', 'list of sub-kit in both places'],
    ['list of component without a strategy', 'list of sub-kit without a strategy'],
    ['measurements_ambiguous at measurements', 'measurements_ambiguous at as_built_measurements'],
    ['measurements_not_allowed at measurements', 'measurements_not_allowed at as_built_measurements'],
    ['must_be_positive', 'width_not_allowed', 'width_required', 'required at length', 'invalid_decimal'],
    [
      'unknown on labour',
      'unknown on notes',
      'unknown on component',
      'unknown on subKit',
      'unknown on adjustment',
    ],
    [
      'unknown __proto__',
      'unknown constructor',
      'unknown null',
      'unknown as deep as may be',
      'unknown too deep',
    ],
    ['legacy name on labour', 'legacy name on notes', 'legacy name on adjustment'],
    ['legacy name on component', 'legacy name on subKit', 'legacy_field'],
    ['custom field', 'custom field __proto__', 'custom field constructor', 'custom field of another account'],
    ['address', 'labels', 'status of order', 'status of quote', 'empty currency', 'applied amount sent'],
    ['wrong_id_kind at status_id', 'wrong_id_kind at label_ids', 'wrong_id_kind at product_row_id'],
    ['wrong_id_kind at kit_id', 'wrong_id_kind at kit_row_id'],
    ['component type by number', 'adjustment type by number', 'side by number', 'finish by number'],
    ['unknown_enum_value at product_type', 'unknown_enum_value at type', 'unknown_enum_value at side'],
    ['submitted drawing without points', 'submitted deleted drawing without points'],
    ['submitted side without points', 'submitted deleted side without points', 'drawing id and address'],
    ['subitems: array', 'subitems: object', 'subitems: string', 'subitems: number', 'subitems: boolean'],
    ['subitems: null', 'subitems: undefined'],
    ['too big in a sub-kit where other things are wrong', 'feet, derivation on', 'feet, derivation off'],
    ...['quote', 'order'].map((kind) =>
      ['on', 'off'].flatMap((derivation) => [
        `priced: pricing at every level, ${kind}, derivation ${derivation}`,
        `priced: all adjustments mixed, ${kind}, derivation ${derivation}`,
      ]),
    ),
  ])('covers documents with %s and the related cases', (...names) => {
    expect(Object.fromEntries(names.map((name) => [name, census.count(name) > 0]))).toEqual(
      Object.fromEntries(names.map((name) => [name, true])),
    )
  })
})
