import type { Figure } from './explanation.js'
import { allFigures, figureAt, rootOf } from './graph.js'

/** A figure of an explanation, with its id. */
export interface FigureWithId extends Figure {
  /** The key of the figure in `nodes`. */
  readonly id: string
}

export function findFigure(explanation: unknown, pointer: unknown): FigureWithId | undefined {
  const id = idOf(explanation, pointer)
  if (id === undefined) return undefined
  const figure = figureAt(explanation, id)
  return figure && { id, ...figure }
}

/** Accepts an id, also spelt with result keys (`totalPrice`) or with dots (`lines.0`). */
export function idOf(explanation: unknown, pointer: unknown): string | undefined {
  if (pointer === undefined || pointer === '') return known(explanation, rootOf(explanation))
  if (typeof pointer !== 'string') return undefined
  return known(explanation, pointer) ?? known(explanation, inPointerSpelling(pointer))
}

/** Lists the nearest figures first. At the same depth, steps come last. */
export function findFiguresBelow(explanation: unknown, pointer: unknown): readonly FigureWithId[] {
  if (typeof pointer !== 'string') return []
  const places = [pointer, inPointerSpelling(pointer)]
  const depthBelow = (id: string): number | undefined => {
    const place = places.find((start) => id.startsWith(start) && (start === '' || isStepAt(id, start.length)))
    return place === undefined ? undefined : id.slice(place.length).split(/(?=[.[#])/).length
  }
  return allFigures(explanation)
    .flatMap(([id, figure]) => {
      const depth = depthBelow(id)
      return depth === undefined ? [] : [{ id, figure, depth }]
    })
    .sort((a, b) => a.depth - b.depth || Number(isStep(a.id)) - Number(isStep(b.id)))
    .map(({ id, figure }) => ({ id, ...figure }))
}

function isStepAt(id: string, at: number): boolean {
  return '.[#'.includes(id[at] ?? ' ')
}

function isStep(id: string): boolean {
  return id.includes('#')
}

/** Accepts a pointer with or without `request:` or `settings:`. */
export function inputsAt(figures: ReturnType<typeof allFigures>, pointer: string): readonly string[] {
  const names = new Set([pointer, inPointerSpelling(pointer)].flatMap(prefixed))
  return figures.flatMap(
    ([
      id,
      {
        operation,
        from: [field = ''],
      },
    ]) => (operation === 'given' && names.has(field) ? [id] : []),
  )
}

const SOURCES = ['request:', 'settings:'] as const satisfies readonly `${string}:`[]

function prefixed(pointer: string): readonly string[] {
  return SOURCES.some((source) => pointer.startsWith(source))
    ? [pointer]
    : SOURCES.map((source) => source + pointer)
}

function known(explanation: unknown, id: string): string | undefined {
  return figureAt(explanation, id) === undefined ? undefined : id
}

/** Keeps the part after `#`, which names a step. */
export function inPointerSpelling(pointer: string): string {
  const end = pointer.indexOf('#')
  const place = end === -1 ? pointer : pointer.slice(0, end)
  const spelt = place
    .replace(/\.(\d+)(?=\.|$)/g, '[$1]')
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return end === -1 ? spelt : spelt + pointer.slice(end)
}
