import type { RuleOfFigure } from '../languages/en/rules.generated.js'
import { edgeKey, type MeasuredSide } from '../flashing/measured-side.js'
import { entryOf } from '../problem/own-fields.js'
import { decimalOfNumber } from '../number/number-text.js'
import type { Decimal } from '../number/decimal.js'
import { addFigure, addGiven, type FigureGraph, type KnownFigure } from './figure-graph.js'
import { namedEntries } from './named-entries.js'
import type { NotAppliedReason } from './not-applied.js'

interface CountedEdges {
  readonly sizes: readonly KnownFigure[]
  readonly notApplied: ReadonlySet<NotAppliedReason>
}

// F2, F5
export function explainGirth(graph: FigureGraph, pointer: string, side: MeasuredSide): KnownFigure {
  const { drawing } = side
  const isOnCanvas = drawing.isFreeDrawing === false
  const { sizes, notApplied } = isOnCanvas
    ? edgesOnCanvas(graph, pointer, side)
    : edgesBySize(graph, pointer, side)
  const reasons = new Set(notApplied)
  const finishes: KnownFigure[] = []
  for (const [point, { finish }] of namedEntries(drawing.points)) {
    if (finish === undefined) continue
    if (finish.size === undefined) reasons.add('edge_without_size')
    else {
      const size = decimalOfNumber(finish.size)
      finishes.push(addSize(graph, `${pointer}.points.${point}.finish.size`, 'size of a finish', 'F2', size))
    }
  }
  return addFigure(graph, `${pointer}#girth`, {
    name: 'girth of the side',
    rule: isOnCanvas ? 'F5' : 'F2',
    unit: 'millimetres',
    operation: 'sum',
    from: [...sizes, ...finishes],
    notApplied: [...reasons],
  })
}

// F2
function edgesBySize(graph: FigureGraph, pointer: string, { drawing }: MeasuredSide): CountedEdges {
  const notApplied = new Set<NotAppliedReason>()
  const sizes: KnownFigure[] = []
  for (const [key, { size, hidden }] of namedEntries(drawing.lines?.values)) {
    if (hidden === true) notApplied.add('edge_hidden')
    else if (size === undefined) notApplied.add('edge_without_size')
    else {
      const field = `${pointer}.lines.values.${key}.size`
      sizes.push(addSize(graph, field, 'size of an edge', 'F2', decimalOfNumber(size)))
    }
  }
  return { sizes, notApplied }
}

/** F5: takes the length of each edge as an input, because explanations have no square roots. */
function edgesOnCanvas(graph: FigureGraph, pointer: string, { drawing, girth }: MeasuredSide): CountedEdges {
  const { points = {}, lines } = drawing
  const notApplied = new Set<NotAppliedReason>()
  const sizes: KnownFigure[] = []
  // The index in `girth.edges`, which has all edges of the points in this order.
  let edge = 0
  for (const [name, { vectors = [] }, from] of namedEntries(points)) {
    const seen = new Set<string>()
    for (const [index, to] of vectors.entries()) {
      if (seen.has(to)) continue
      seen.add(to)
      const measured = girth.edges[edge++]
      if (measured === undefined) continue
      const isHidden = entryOf(lines?.values, edgeKey(from, to))?.hidden === true
      if (isHidden) notApplied.add('edge_hidden')
      else if (!Object.hasOwn(points, to)) notApplied.add('edge_to_missing_point')
      else {
        const field = `${pointer}.points.${name}.vectors[${String(index)}]`
        sizes.push(addSize(graph, field, 'length of an edge on the canvas', 'F5', measured.size))
      }
    }
  }
  return { sizes, notApplied }
}

function addSize(
  graph: FigureGraph,
  pointer: string,
  name: string,
  rule: RuleOfFigure,
  size: Decimal,
): KnownFigure {
  return addGiven(graph, 'request', pointer, { name, rule, unit: 'millimetres' }, size)
}
