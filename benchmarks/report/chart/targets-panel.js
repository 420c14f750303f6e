import { reached, TARGETS } from '../../targets.js'
import { numberText } from '../numbers.js'
import { logarithmic } from './scale.js'
import { dot, line, text } from './svg.js'

const ROW = 26
const TOP = 52
const LEFT = 316
const RIGHT = 500
/** The scale reaches this many times better and worse than the pass mark. */
const REACH = 8

const at = logarithmic(1 / REACH, REACH, LEFT, RIGHT)

/** Draws how far each target is reached. Further right is better for every figure. */
export function targetsPanel({ figures }) {
  const measured = TARGETS.filter(({ figure }) => figures[figure] !== undefined)
  const bottom = TOP + measured.length * ROW
  const rows = measured.map((target, index) => rowOf(target, figures[target.figure], TOP + index * ROW + 8))
  return {
    content: [
      text(24, 14, 'Targets', 'title'),
      text(24, 32, 'right of the long line passes, right of the short one reaches the aim', 'quiet'),
      line(at(1), TOP - 6, at(1), bottom - 4, 'axis'),
      ...rows,
    ].join('\n'),
    height: bottom,
  }
}

function rowOf(target, figure, y) {
  const result = reached(target, figure)
  const place = at(Math.min(REACH, Math.max(1 / REACH, betterBy(target, figure.median))))
  const parts = [
    text(LEFT - 14, y + 4, target.name, '', 'end'),
    line(LEFT, y, RIGHT, y, 'rule'),
    dot(place, y, result === 'missed' ? 'missed' : 'ours', 5),
    text(RIGHT + 14, y + 4, numberText(figure.median)),
    text(RIGHT + 66, y + 4, wanted(target, result), 'quiet'),
  ]
  if (target.aim !== undefined) {
    const aim = at(betterBy(target, target.aim))
    parts.push(line(aim, y - 6, aim, y + 6, 'axis'))
  }
  return parts.join('\n')
}

function wanted({ more, pass, aim }, result) {
  const sign = more ? '≥' : '≤'
  const lines = aim === undefined ? `pass ${sign} ${pass}` : `pass ${sign} ${pass}, aim ${sign} ${aim}`
  return result === 'missed' ? `missed: ${lines}` : lines
}

/** Returns how many times better than the pass mark a median is. A difference may be 0 or less. */
function betterBy({ more = false, pass }, median) {
  return more ? median / pass : median > 0 ? pass / median : REACH
}
