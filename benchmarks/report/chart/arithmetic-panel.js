import { numberText } from '../numbers.js'
import { proportional } from './scale.js'
import { BARS_LEFT, RIGHT } from './style.js'
import { bar, text } from './svg.js'

const ROW = 24
const TOP = 46

/** Draws the time per line with each library, the fastest first. */
export function arithmeticPanel({ tables }) {
  const { rows } = tables.find(({ id }) => id === 'arithmetic-markup')
  const sorted = rows.toSorted((a, b) => a.value.median - b.value.median)
  const at = proportional(sorted.at(-1).value.median, BARS_LEFT, RIGHT)
  const bars = sorted.flatMap(({ name, value, remark }, index) => {
    const y = TOP + index * ROW
    const end = at(value.median)
    const kind = name === 'quotewright' ? 'ours' : remark === undefined ? 'other' : 'wrong'
    const label = [numberText(value.median), ...(remark === undefined ? [] : [remark])].join(', ')
    return [
      text(BARS_LEFT - 10, y + 13, name, '', 'end'),
      bar(BARS_LEFT, y, end - BARS_LEFT, ROW - 8, kind),
      text(end + 6, y + 13, label, 'quiet'),
    ]
  })
  const titles = [
    text(24, 14, 'The money of a line, from strings to strings', 'title'),
    text(24, 32, 'nanoseconds per line', 'quiet'),
  ]
  return { content: [...titles, ...bars].join('\n'), height: TOP + sorted.length * ROW }
}
