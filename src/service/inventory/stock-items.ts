import { fieldOf } from '../../engine/host-object.js'
import { MAX_KIT_DEPTH } from '../../definitions/limits.js'
import type { LineKind } from '../../wire/document.generated.js'
import * as check from '../host-argument.js'

/** A line or a part of a kit. `name` is its path in error messages. */
export interface NamedLine {
  readonly line: object
  readonly name: string
}

export function namedLines(lines: readonly object[], name: string): readonly NamedLine[] {
  return lines.map((line, index) => ({ line, name: `${name}[${String(index)}]` }))
}

/** A catalogue line, or a component of a kit. */
interface Item {
  readonly item: object
  readonly name: string
  readonly isInKit: boolean
}

/** Y5, Y6: an item whose id or parameters are not strings would take no stock. */
const TEXT = check.column(check.text)

const PARAM = check.record({ name: TEXT, value: TEXT })

const ITEM = check.record({
  productId: TEXT,
  productRowId: TEXT,
  params: check.column(check.list(PARAM)),
  pricing: check.column(check.object),
  measurements: check.anything,
  asBuiltMeasurements: check.anything,
})

const KIT = check.record({
  components: check.column(check.list(ITEM)),
  subKits: check.column(check.list(check.object)),
})

type KindWithoutItems = 'onTheFly' | 'labour' | 'notes' | 'flashing'

const LINE = check.record({
  catalogue: check.column(ITEM),
  productKit: check.column(check.object),
} satisfies Record<Exclude<LineKind, KindWithoutItems>, check.Check>)

/** Throws for a malformed line: it would wrongly take no stock (Y5, E8). */
export function itemsOf(lines: readonly NamedLine[]): readonly Item[] {
  const items: Item[] = []
  for (const { line, name } of lines) {
    LINE(line, name)
    const [catalogueLine, kit] = [partOf(line, 'catalogue'), partOf(line, 'productKit')]
    if (catalogueLine !== undefined)
      items.push({ item: catalogueLine, name: `${name}.catalogue`, isInKit: false })
    const levels = kit === undefined ? [] : [{ line: kit, name: `${name}.productKit`, depth: 0 }]
    for (let level = levels.pop(); level !== undefined; level = levels.pop()) {
      KIT(level.line, level.name)
      // K1: a kit that contains itself would never end.
      if (level.depth > MAX_KIT_DEPTH)
        throw new TypeError(`${level.name} must be at most ${String(MAX_KIT_DEPTH)} levels deep.`)
      for (const component of partsOf(level, 'components'))
        items.push({ item: component.line, name: component.name, isInKit: true })
      for (const subKit of [...partsOf(level, 'subKits')].reverse())
        levels.push({ ...subKit, depth: level.depth + 1 })
    }
  }
  return items
}

export function partOf(owner: object, field: string): object | undefined {
  return fieldOf(owner, field) ?? undefined
}

function partsOf({ line, name }: NamedLine, field: string): readonly NamedLine[] {
  return namedLines((partOf(line, field) ?? []) as readonly object[], `${name}.${field}`)
}
