import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { maxLineBytes } from '../src/cli/answering/split-lines.js'
import { maxWorkers } from '../src/cli/options.js'
import { maxTableCharacters } from '../src/cli/table/draw-grid.js'
import { defaultSharing } from '../src/cli/workers/share-out.js'
import { newObstacles } from '../src/flashing/picture/place-labels.js'
import { svgNumber } from '../src/flashing/picture/svg-text.js'
import { patternOf } from '../src/flashing/cutting/pattern.js'
import { planCuts } from '../src/flashing/cutting/plan-cuts.js'
import { cutList, drawProfile, renderFlashingSvg, validateQuote } from '../src/entries/index.js'
import { limits } from '../src/entries/index.js'
import { AUD, flashing, kit, onTheFly, request } from './rules/requests.js'

const page = readFileSync(new URL('../SECURITY.md', import.meta.url), 'utf8')

/** The name and the value of each row in the tables of the page. */
const listed = [...page.matchAll(/^\| `(\w+)` \| ([-\d]+) \|/gm)].map(([, name = '', value = '']) => [
  name,
  value,
])

describe('SECURITY.md', () => {
  test('lists exactly the limits in force, with their values', () => {
    const inForce = Object.entries({
      ...limits,
      maxLineBytes,
      maxWorkers,
      maxTableCharacters,
      maxBytesWaiting: defaultSharing.maxBytesWaiting,
    })
    expect(listed).toEqual(inForce.map(([name, value]) => [name, String(value)]))
  })

  test('describes limits that cannot be changed', () => {
    expect(Object.isFrozen(limits)).toBe(true)
  })
})

/** The outcome at a limit or just above it: problem codes of a request, or a visible value. */
type Outcome = string | number | boolean | readonly string[]

interface Boundary {
  readonly outcome: (max: number) => Outcome
  readonly atMost: Outcome
  readonly beyond: Outcome
}

const codesOf = (sent: unknown): readonly string[] => validateQuote(sent, AUD).map(({ code }) => code)

/** Returns a boundary above which a request has this problem. */
const invalid = (code: string, sent: (max: number) => unknown): Boundary => ({
  outcome: (max) => codesOf(sent(max)),
  atMost: [],
  beyond: [code],
})

const priced = (pricing: object): unknown => request([onTheFly({ unitPrice: {}, ...pricing })])

/** Nests a value to this depth. */
const nested = (depth: number, wrap: (inside: unknown) => object): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inside) => wrap(inside), 'inside')

const textOf = (count: number): string => 'x'.repeat(count)

/** Tests whether the message of a problem repeats a text in full. */
const repeatsAll = (count: number): boolean =>
  validateQuote(request([onTheFly({ unitPrice: {}, quantity: textOf(count) })]), AUD).some(({ message }) =>
    message.includes(textOf(count)),
  )

/** Tests whether the pointer to a point contains the name in full. */
const pointsWithAllOf = (count: number): boolean =>
  validateQuote(request([flashing({ drawing: { points: { [textOf(count)]: 5 } } })]), AUD).some(({ param }) =>
    param.includes(textOf(count)),
  )

/** Creates points in a row, each with an edge to the next. */
const row = (edges: number, step = 1) => ({
  isFreeDrawing: false,
  points: Object.fromEntries(
    Array.from({ length: edges + 1 }, (_, index) => [
      `p${String(index)}`,
      { x: index * step, y: 0, vectors: index < edges ? [`p${String(index + 1)}`] : [] },
    ]),
  ),
})

const edgesDrawn = (edges: number): number =>
  (/class="qw-sheet"[^>]* d="([^"]*)"/.exec(renderFlashingSvg(row(edges)))?.[1] ?? '').split('L').length - 1

/** Returns the method that plans this many lengths. First-fit decreasing would waste a bar. */
const methodFor = (lengths: number): string => {
  const subitems = Array.from({ length: lengths }, (_, index) => ({ amount: 1, length: 1801 + 12 * index }))
  const list = cutList({ subitems }, AUD, { stockLengthMm: 6000 })
  return list.ok && list.value.stock?.isPacked === true ? list.value.stock.method : 'none'
}

const packsFrom = (kinds: number): string => {
  const stocks = Array.from({ length: kinds }, () => ({ lengthMm: 6000 }))
  const list = cutList({ subitems: [{ amount: 1, length: 2000 }] }, AUD, { stocks })
  const stock = list.ok ? list.value.stock : undefined
  return stock === undefined || stock.isPacked ? 'packed' : stock.reason
}

const packs = (amount: number): string => {
  const list = cutList({ subitems: [{ amount, length: 2000 }] }, AUD, { stockLengthMm: 6000 })
  const stock = list.ok ? list.value.stock : undefined
  return stock === undefined || stock.isPacked ? 'packed' : stock.reason
}

const isShown = (text: string, drawing: object, title?: string): boolean =>
  renderFlashingSvg(drawing, title === undefined ? {} : { title }).includes(`>${text}<`)

/** The boundaries of limits that start at 0, except work. A limit without a boundary does not compile. */
const BOUNDARIES: Readonly<
  Record<
    Exclude<keyof typeof limits, 'largestAmountMicros' | 'smallestAmountMicros' | 'cuttingWork'>,
    Boundary
  >
> = {
  decimalIntegerDigits: invalid('invalid_decimal', (max) => priced({ quantity: '9'.repeat(max) })),
  decimalFractionDigits: invalid('invalid_decimal', (max) =>
    priced({ quantity: '1', markup: `0.${'3'.repeat(max)}` }),
  ),
  quantityDecimals: invalid('too_many_decimals', (max) => priced({ quantity: `1.${'3'.repeat(max)}` })),
  discountDecimals: invalid('too_many_decimals', (max) =>
    priced({ quantity: '1', discount: `1.${'3'.repeat(max)}` }),
  ),
  kitDepth: invalid('kit_too_deep', (max) => request([nested(max, (inside) => kitOf(inside))].map(asLine))),
  keptDepth: invalid('invalid_type', (max) =>
    request([], { address: nested(max, (inside) => ({ inside })) }),
  ),
  geometryCharacters: invalid('drawing_too_large', (max) => {
    const spare = JSON.stringify({ a: { id: '' } }).length
    return request([flashing({ drawing: { points: { a: { id: textOf(max - spare) } } } })])
  }),
  repeatedCharacters: { outcome: repeatsAll, atMost: true, beyond: false },
  pointerKeyCharacters: { outcome: pointsWithAllOf, atMost: true, beyond: false },
  packedPieces: { outcome: packs, atMost: 'packed', beyond: 'too_many_pieces' },
  barKinds: { outcome: packsFrom, atMost: 'packed', beyond: 'too_many_stock_lengths' },
  plannedLengths: { outcome: methodFor, atMost: 'exact', beyond: 'estimate' },
  canvasSide: {
    outcome: (max) => {
      const drawn = drawProfile([{ size: 5 }], { canvas: { width: max, height: 100, margin: 5 } })
      return drawn.ok ? [] : drawn.problems.map(({ code }) => code)
    },
    atMost: [],
    beyond: ['out_of_range'],
  },
  pictureEdges: { outcome: edgesDrawn, atMost: limits.pictureEdges, beyond: limits.pictureEdges },
  pictureComparisons: {
    outcome: (max) => {
      const obstacles = newObstacles()
      for (let asked = 1; asked < max; asked++) obstacles.meetBox({ left: 0, top: 0, right: 1, bottom: 1 })
      return obstacles.isExhausted()
    },
    atMost: false,
    beyond: true,
  },
  pictureCoordinate: {
    outcome: (max) =>
      isShown('1', { ...row(1), points: { a: { x: max - 1, y: 0, vectors: ['b'] }, b: { x: max, y: 0 } } }),
    atMost: true,
    beyond: false,
  },
  pictureReach: {
    outcome: svgNumber,
    atMost: String(limits.pictureReach),
    beyond: String(limits.pictureReach),
  },
  picturePixels: {
    outcome: (width) => / width="(\d+)"/.exec(renderFlashingSvg({}, { width, height: 10 }))?.[1] ?? '',
    atMost: String(limits.picturePixels),
    beyond: String(limits.picturePixels),
  },
  pictureTitleCharacters: {
    outcome: (max) => isShown(textOf(max), {}, textOf(max)),
    atMost: true,
    beyond: false,
  },
  pictureLabelCharacters: {
    outcome: (max) =>
      isShown(textOf(max), {
        points: { a: { finish: { type: 'FINISH_TYPE_FEATHER', label: textOf(max) } } },
      }),
    atMost: true,
    beyond: false,
  },
  pictureNoteRows: {
    outcome: (max) => isShown('last', { annotations: { n: { value: `${'row\n'.repeat(max - 1)}last` } } }),
    atMost: true,
    beyond: false,
  },
  pictureNoteRowCharacters: {
    outcome: (max) => isShown(textOf(max), { annotations: { n: { value: textOf(max) } } }),
    atMost: true,
    beyond: false,
  },
  pictureSizesListed: {
    outcome: (max) => (/<desc>([^<]*)/.exec(renderFlashingSvg(row(max)))?.[1] ?? '').split(', ').length,
    atMost: limits.pictureSizesListed,
    beyond: limits.pictureSizesListed,
  },
  pictureSides: {
    outcome: (max) => isLeftOut({ otherSides: Array.from({ length: max }, () => row(1)) }),
    atMost: false,
    beyond: true,
  },
}

/** Tests whether a sheet shows that it omits a side. */
function isLeftOut(flashing: Parameters<typeof renderFlashingSvg>[0]): boolean {
  return />[^<]*\b1 more</.test(renderFlashingSvg(flashing))
}

function kitOf(inside: unknown): object {
  return typeof inside === 'object' ? { subKits: [inside] } : { subKits: [{}] }
}

function asLine(level: unknown): unknown {
  return kit(level as Readonly<Record<string, unknown>>)
}

describe.each(Object.entries(BOUNDARIES))('the limit %s', (name, { outcome, atMost, beyond }) => {
  const max = limits[name as keyof typeof BOUNDARIES]

  test('permits exactly its value', () => {
    expect(outcome(max)).toEqual(atMost)
  })

  test('takes effect one above its value', () => {
    expect(outcome(max + 1)).toEqual(beyond)
  })
})

describe('the limit cuttingWork', () => {
  // Two pieces of 24 or three of 18 fit a bar of 60: one of 24 and two of 18 fill it.
  const task = { sizes: [24, 18], stocks: [{ capacity: 60, cost: 1 }], omissions: [3, 3] }
  const all = { demands: [3, 6], limits: [Infinity] }
  const alone = (kind: number, pieces: number, bars: number) => ({
    pattern: patternOf(0, [{ kind, pieces }]),
    bars,
  })
  const start = {
    plan: { uses: [alone(0, 2, 1), alone(0, 1, 1), alone(1, 3, 2)], cost: 4, omitted: [0, 0] },
    bound: 1,
  }

  test('finds the least bars within its work', () => {
    expect(planCuts(task, all, start, limits.cuttingWork)).toMatchObject({ plan: { cost: 3 }, bound: 3 })
  })

  test('keeps the first plan without any work', () => {
    expect(planCuts(task, all, start, 0)).toEqual(start)
  })
})

describe('N1: an amount in micros', () => {
  test.each([
    [limits.largestAmountMicros, '9223372036854775808'],
    [limits.smallestAmountMicros, '-9223372036854775809'],
  ])('may be %s, but not %s', (atMost, beyond) => {
    const sent = (amountMicros: string): unknown => request([flashing({ unitPrice: { amountMicros } })])
    expect(codesOf(sent(atMost))).toEqual([])
    expect(codesOf(sent(beyond))).toEqual(['invalid_money'])
  })
})
