import { isZero, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import { figuresBy } from './calculate.js'
import { agree, type Candidate, type Compared } from './search.js'
import type { PlainLine } from '../policies/plain-line.js'
import type { Splits } from '../policies/split-discounts.js'

type Ways = ReadonlyMap<string, readonly (readonly Decimal[])[]>

/** Holds figures that depend only on the splits of its `discounts`. */
interface Clue extends Pick<Compared, 'document' | 'figures' | 'lines'> {
  readonly discounts: readonly string[]
}

/** Limits the combinations of each clue, and of the result. */
const MAX_COMBINATIONS = 400

/** More clues about the same discounts rarely add anything. */
const MAX_CLUES_OF_SAME_DISCOUNTS = 4
/** Limits the lines of all clues. Clues with few lines come first. */
const MAX_LINES = 40
/** Limits the lines computed for each clue: its lines × its combinations. */
const MAX_COMPUTED = MAX_LINES * MAX_COMBINATIONS

/** The second round has fewer combinations of several discounts to try. */
const ROUNDS = 2

/** Combines the ways that fit best. The first result has the commonest of these for each discount. */
export function fittingSplits(
  ways: Ways,
  documents: readonly Compared[],
  choices: Candidate['choices'],
): readonly Splits[] {
  const clues = cluesOf(documents, ways)
  const sizes = [...new Set(clues.map(({ discounts }) => discounts.length))].sort((a, b) => a - b)
  let left = ways
  for (let round = 0; round < ROUNDS; round++) {
    const before = countOf(left)
    for (const size of sizes)
      left = narrowed(
        left,
        clues.filter(({ discounts }) => discounts.length === size),
        choices,
      )
    if (countOf(left) === before) break
  }
  return combinations(left, [...left.keys()])
}

function countOf(ways: Ways): number {
  return [...ways.values()].reduce((count, { length }) => count + length, 0)
}

/** Makes the whole document a clue if the total of a discounted line is not shown. */
function cluesOf(documents: readonly Compared[], ways: Ways): readonly Clue[] {
  const counts = new Map<string, number>()
  const all = documents.flatMap(({ document, figures, lines: shown }): readonly Clue[] => {
    const discounted = document.lines.flatMap((line, index) => {
      const discount = discountIn(line)
      return discount !== undefined && ways.has(discount) ? [{ line, discount, total: shown[index] }] : []
    })
    const ofLines = discounted.flatMap(({ line, discount, total }): readonly Clue[] =>
      total === undefined
        ? []
        : [
            {
              discounts: [discount],
              document: { ...document, lines: [line], adjustments: [] },
              figures: new Map(),
              lines: [total],
            },
          ],
    )
    if (ofLines.length === discounted.length) return ofLines
    return [
      ...ofLines,
      {
        discounts: [...new Set(discounted.map(({ discount }) => discount))],
        document,
        figures,
        lines: shown,
      },
    ]
  })
  const few = all.filter(({ discounts }) => {
    const key = discounts.join(' ')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= MAX_CLUES_OF_SAME_DISCOUNTS
  })
  let lines = 0
  return few
    .sort((one, other) => one.document.lines.length - other.document.lines.length)
    .filter(({ document }) => {
      const isTaken = lines < MAX_LINES
      lines += document.lines.length
      return isTaken
    })
}

function discountIn(line: PlainLine): string | undefined {
  return line.type === 'priced' && !isZero(line.discount) ? plainText(line.discount) : undefined
}

function narrowed(ways: Ways, clues: readonly Clue[], choices: Candidate['choices']): Ways {
  const votes = new Map<readonly Decimal[], number>()
  for (const clue of clues) {
    const max = Math.floor(MAX_COMPUTED / Math.max(MAX_LINES, clue.document.lines.length))
    const fitting = combinations(ways, clue.discounts, max).filter((splits) =>
      agree(clue, figuresBy({ ...choices, splits }, clue.document)),
    )
    for (const way of new Set(fitting.flatMap((splits) => [...splits.values()])))
      votes.set(way, (votes.get(way) ?? 0) + 1)
  }
  return new Map(
    [...ways].map(([discount, all]) => {
      const most = all.reduce((max, way) => Math.max(max, votes.get(way) ?? 0), 0)
      return [discount, all.filter((way) => (votes.get(way) ?? 0) === most)]
    }),
  )
}

/** Returns at least one combination. */
function combinations(ways: Ways, discounts: readonly string[], max = MAX_COMBINATIONS): readonly Splits[] {
  const lists = discounts.map((discount) => ways.get(discount) ?? [])
  let longest = lists.reduce((max, { length }) => Math.max(max, length), 1)
  const count = (): number => lists.reduce((product, { length }) => product * Math.min(length, longest), 1)
  while (longest > 1 && count() > max) longest--
  return discounts.reduce<readonly Splits[]>(
    (all, discount, index) =>
      all.flatMap((splits) =>
        (lists[index] ?? []).slice(0, longest).map((way) => new Map([...splits, [discount, way]])),
      ),
    [new Map()],
  )
}
