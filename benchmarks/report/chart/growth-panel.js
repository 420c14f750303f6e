import { countText } from '../numbers.js'
import { logarithmic, proportional } from './scale.js'
import { RIGHT } from './style.js'
import { dot, line, path, text } from './svg.js'

const LEFT = 90
const TOP = 50
const BOTTOM = 220

export function growthPanel({ tables }) {
  const priced = medians(tables, 'growth')
  const json = medians(tables, 'growth-json')
  const sizes = priced.map((_, index) => 10 ** index)
  const max = Math.max(...priced, ...json)
  const step = stepFor(max)
  const x = logarithmic(1, sizes.at(-1), LEFT, RIGHT)
  const y = proportional(max, BOTTOM, TOP)
  const steps = Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step)
  return {
    content: [
      text(24, 14, 'A line of a small quote and of a large one', 'title'),
      text(24, 32, 'nanoseconds per line, by the number of lines', 'quiet'),
      ...steps.flatMap((nanoseconds) => [
        line(LEFT, y(nanoseconds), RIGHT, y(nanoseconds), 'rule'),
        text(LEFT - 8, y(nanoseconds) + 4, countText(nanoseconds), 'quiet', 'end'),
      ]),
      ...sizes.map((lines) => text(x(lines), BOTTOM + 18, countText(lines), 'quiet', 'middle')),
      ...curve(json, sizes, x, y, 'other'),
      ...curve(priced, sizes, x, y, 'ours'),
      ...names([
        { name: 'JSON', at: y(json.at(-1)) },
        { name: 'priceQuote', at: y(priced.at(-1)) },
      ]),
    ].join('\n'),
    height: BOTTOM + 24,
  }
}

function curve(nanoseconds, sizes, x, y, kind) {
  const points = nanoseconds.map((number, index) => [x(sizes[index]), y(number)])
  return [path(points, `line-${kind}`), ...points.map(([pointX, pointY]) => dot(pointX, pointY, kind, 3))]
}

/** Places each name at the end of its curve, without covering the other. */
function names(ends) {
  const [upper, lower] = ends.toSorted((a, b) => a.at - b.at)
  const gap = Math.max(0, 16 - (lower.at - upper.at)) / 2
  return [text(RIGHT + 10, upper.at + 4 - gap, upper.name), text(RIGHT + 10, lower.at + 4 + gap, lower.name)]
}

function medians(tables, id) {
  return tables.find((table) => table.id === id).rows.map(({ value }) => value.median)
}

/** Returns a round step that gives about four lines. */
function stepFor(max) {
  const power = 10 ** Math.floor(Math.log10(max / 4))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => max / step <= 5)
}
