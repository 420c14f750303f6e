import type { ProblemAt } from './notebook.js'
import { inSnakeCase } from './wire.js'

/** V1: orders missing fields. Fields in the same group have no order. */
const MISSING: readonly (readonly [RegExp, readonly (readonly string[])[]])[] = [
  [/easurements\[\d+\]$/, [['length'], ['width']]],
  [/\.pricing$/, [['unit_price'], ['total_price', 'quantity', 'measurements']]],
  [
    /\.flashing$/,
    [
      ...[['drawing'], ['template_id'], ['colour'], ['thickness'], ['bends'], ['total_girth']],
      ...[['unit_price'], ['price_level']],
    ],
  ],
  [/^adjustments\[\d+\]$/, [['type'], ['amount']]],
]

/** Has one number for each step. `undefined` means that the rules define no order. */
type Place = readonly (number | undefined)[]

const AFTER_ALL_THAT_WAS_SENT = 1_000_000

function missingRank(at: string, field: string): number | undefined {
  const ranks = MISSING.find(([pattern]) => pattern.test(at))?.[1] ?? []
  const rank = ranks.findIndex((fields) => fields.includes(field))
  return rank < 0 ? undefined : rank
}

function placeOf(param: string, request: unknown): Place {
  const place: (number | undefined)[] = []
  let [value, at] = [request, '']
  for (const [step, index] of [...param.matchAll(/\[(\d+)\]|[^.[\]]+/g)]) {
    if (index !== undefined) {
      place.push(Number(index))
      value = Array.isArray(value) ? (value as readonly unknown[])[Number(index)] : undefined
      at += step
      continue
    }
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    const isNamed = ([name, entry]: readonly [string, unknown]) =>
      inSnakeCase(name) === step && entry !== undefined
    // An unknown property may be spelt like the pointer of a field. Then the pointer means the field, even if it
    // is absent.
    const field = entries.findIndex((entry) => isNamed(entry) && !entry[0].includes('_'))
    const hasFieldsOnly = at.endsWith('.pricing')
    const position = field < 0 && !hasFieldsOnly ? entries.findIndex(isNamed) : field
    if (position < 0) return [...place, AFTER_ALL_THAT_WAS_SENT, missingRank(at, step)]
    place.push(position)
    value = entries[position]?.[1]
    at += `${at === '' ? '' : '.'}${step}`
  }
  return place
}

/** Positions without a defined order are not before each other. */
function isBefore(one: Place, other: Place): boolean {
  for (const [index, step] of one.entries()) {
    const against = other[index]
    if (step === undefined || against === undefined) return false
    if (step !== against) return step < against
  }
  return false
}

/** V7: the request does not contain these amounts of the document, and they are checked last. */
const RESULT_POINTERS = /^(subtotal|tax_amount|total|total_cost|margin|labour_total|discount_amount)$/

/** V1: pairs need not be neighbours. */
export function outOfOrder(
  problems: readonly ProblemAt[],
  request: unknown,
): readonly (readonly [string, string])[] {
  const params = problems.map(({ param }) => param).filter((param) => !RESULT_POINTERS.test(param))
  const placed = params.map((param) => [param, placeOf(param, request)] as const)
  return placed.flatMap(([param, place], index) =>
    placed
      .slice(0, index)
      .filter(([, before]) => isBefore(place, before))
      .map(([before]) => [before, param] as const),
  )
}
