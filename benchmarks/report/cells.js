/** Returns the contents of the cells of a table, for printing and for the page. */
import { reached, TARGETS } from '../targets.js'
import { numberText, quartilesText } from './numbers.js'

/** The titles of columns that have no figures. */
const WHAT = 'what'
export const REMARK = 'remark'

export function cellsOf({ unit, ratioTitle, rows }) {
  const hasRemarks = rows.some(({ remark }) => remark !== undefined)
  const head = [
    WHAT,
    unit,
    'middle half',
    ...(ratioTitle ? [ratioTitle, 'middle half'] : []),
    ...(hasRemarks ? [REMARK] : []),
  ]
  const body = rows.map(({ name, value, ratio, remark }) => [
    name,
    numberText(value.median),
    quartilesText(value),
    ...(ratioTitle ? [numberText(ratio.median), quartilesText(ratio)] : []),
    ...(hasRemarks ? [remark ?? ''] : []),
  ])
  return { head, body }
}

export function targetCellsOf(figures, targets = TARGETS) {
  const measured = targets.filter(({ figure }) => figures[figure] !== undefined)
  const hasBefore = measured.some(({ figure }) => figures[figure].before !== undefined)
  const hasBareWork = measured.some(({ bareWork }) => figures[bareWork] !== undefined)
  const head = [
    WHAT,
    'pass',
    'aim',
    ...(hasBefore ? ['before'] : []),
    'measured',
    'middle half',
    'reached',
    ...(hasBareWork ? ['bare work'] : []),
  ]
  const body = measured.map((target) => {
    const figure = figures[target.figure]
    const sign = target.more ? '≥' : '≤'
    const { before } = figure
    const bareWork = figures[target.bareWork]
    return [
      target.name,
      `${sign} ${target.pass}`,
      target.aim === undefined ? '' : `${sign} ${target.aim}`,
      ...(hasBefore ? [before === undefined ? '' : numberText(before.median)] : []),
      numberText(figure.median),
      quartilesText(figure),
      reached(target, figure),
      ...(hasBareWork ? [bareWork === undefined ? '' : numberText(bareWork.median)] : []),
    ]
  })
  return { head, body }
}
