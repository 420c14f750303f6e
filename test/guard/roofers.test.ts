/**
 * Counts the work on roofers' quotes: reads of the request, lines of the engine, fields with a path, and texts that a
 * pattern measures. Counts do not depend on how busy the machine is.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Line from '../../src/engine/line.js'
import type * as UnknownFields from '../../src/wire/unknown-fields.js'
import { drawGrid } from '../../src/cli/table/draw-grid.js'
import { adviseQuote, priceQuote, parseAccount, type AccountInput } from '../../src/entries/index.js'

const counter = vi.hoisted(() => ({ linesOfEngine: 0, visited: 0, measured: 0 }))

vi.mock('../../src/engine/line.js', async (importActual) => {
  const actual = await importActual<typeof Line>()
  return {
    ...actual,
    priceLine: (...args: Parameters<typeof Line.priceLine>) => {
      counter.linesOfEngine++
      return actual.priceLine(...args)
    },
  }
})

// Counts the fields that are visited with a path of their own.
vi.mock('../../src/wire/unknown-fields.js', async (importActual) => {
  const actual = await importActual<typeof UnknownFields>()
  return {
    ...actual,
    visitFields: (...[value, definition, table, visit, isSkipped]: Parameters<typeof actual.visitFields>) => {
      const counting: typeof visit = (field) => {
        counter.visited++
        visit(field)
      }
      actual.visitFields(value, definition, table, counting, isSkipped)
    },
  }
})

// Counts the texts whose width a pattern measures.
vi.mock('string-width', async (importActual) => {
  const actual = await importActual<{ readonly default: (text: string) => number }>()
  return {
    default: (text: string) => {
      counter.measured++
      return actual.default(text)
    },
  }
})

interface Quotes {
  readonly roofersQuote: (lines: number, seed?: number) => { readonly lines: readonly object[] }
}
interface Samples {
  readonly ROOFERS_SETTINGS: AccountInput
}

const folder = join(import.meta.dirname, '../../benchmarks/documents/roofers')
const load = async (file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href)
const { roofersQuote } = (await load('quotes.js')) as Quotes
const { ROOFERS_SETTINGS } = (await load('samples.js')) as Samples
const account = sound(parseAccount(ROOFERS_SETTINGS))
const LINES = 200
const quote = roofersQuote(LINES)

function sound<A>(
  result: { readonly ok: true; readonly value: A } | { readonly ok: false; readonly problems: unknown },
): A {
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

/** Returns a value in which every list of keys and every read of a field counts, and the counts. */
function counted<A extends object>(
  value: A,
): { readonly value: A; readonly reads: { keys: number; fields: number } } {
  const reads = { keys: 0, fields: 0 }
  const wrap = <B extends object>(one: B): B =>
    new Proxy(one, {
      get: (target, key, receiver) => {
        if (typeof key === 'string') reads.fields++
        const part: unknown = Reflect.get(target, key, receiver)
        return typeof part === 'object' && part !== null ? wrap(part) : part
      },
      ownKeys: (target) => {
        reads.keys++
        return Reflect.ownKeys(target)
      },
    })
  return { value: wrap(value), reads }
}

/** Counts the objects of a value, and the fields of its objects and lists. */
function sizeOf(value: unknown): { readonly objects: number; readonly fields: number } {
  if (typeof value !== 'object' || value === null) return { objects: 0, fields: 0 }
  const sizes = Object.values(value).map(sizeOf)
  return {
    objects: sizes.reduce((sum, { objects }) => sum + objects, Array.isArray(value) ? 0 : 1),
    fields: sizes.reduce((sum, { fields }) => sum + fields, Object.keys(value).length),
  }
}

beforeEach(() => {
  Object.assign(counter, { linesOfEngine: 0, visited: 0, measured: 0 })
})

describe("a roofers' quote", () => {
  test('is walked over once: each object lists its keys once, and each field is read once', () => {
    const { value, reads } = counted(quote)
    sound(priceQuote(value as never, account))
    const { objects, fields } = sizeOf(quote)
    // Kits, flashings and their problems read a few fields again, and lists read their length.
    expect(reads.keys / objects).toBeLessThan(1.1)
    expect(reads.fields / fields).toBeLessThan(1.3)
  })

  test('leaves only its kit, its flashings and derived prices to the engine', () => {
    sound(priceQuote(quote as never, account))
    const ofEngine = quote.lines.filter((line) => 'flashing' in line || 'productKit' in line).length
    expect(counter.linesOfEngine).toBe(ofEngine)
  })

  test('keeps its neighbours on the fast path if one line needs the engine', () => {
    const pricing = { quantity: '1', unitPrice: { amountMicros: 'wrong' } }
    const wrong = { labour: { pricing } }
    const isWrong = (index: number): boolean => index === LINES / 2
    const lines = quote.lines.map((line, index) => (isWrong(index) ? wrong : line))
    expect(priceQuote({ ...quote, lines } as never, account).ok).toBe(false)
    const ofEngine = lines.filter((line) => line === wrong || 'flashing' in line || 'productKit' in line)
    expect(counter.linesOfEngine).toBe(ofEngine.length)
  })

  test('gets advice without a path for each known field', () => {
    sound(adviseQuote(quote as never, account))
    // Only the fields of the document itself and of its adjustments get a path.
    const { lines: _, ...header } = quote
    expect(counter.visited).toBeLessThanOrEqual(sizeOf(header).fields + 1)
  })
})

describe('a table', () => {
  const columns = [{ align: 'left' as const, width: 40 }]
  const look = { width: 80, ink: { strong: String, faint: String, warning: String, good: String } } as never

  test('measures no text of plain letters by a pattern', () => {
    const texts = ['Corrugated roof sheet, 762 cover', '12 × 1.95', 'Größe – geprüft', '1,234.50']
    drawGrid(
      columns,
      ['Line'],
      texts.map((text) => ({ cells: [{ texts: [{ text }] }] })),
      look,
    )
    expect(counter.measured).toBe(0)
  })

  test('measures wide letters by a pattern', () => {
    drawGrid(columns, ['Line'], [{ cells: [{ texts: [{ text: '屋根 🏠' }] }] }], look)
    expect(counter.measured).toBeGreaterThan(0)
  })
})
