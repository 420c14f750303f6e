import { fromText, isPositive, ZERO } from './fraction.js'
import type { ModelLine } from './line-pricing.js'
import { fieldsOf, kept } from './fields.js'
import { checkId, withoutEmpty } from './ids.js'
import { dollars, inRange, keptMoney } from './money.js'
import type { Notebook } from './notebook.js'
import {
  type DrawingJson,
  type FlashingJson,
  inSnakeCase,
  type Json,
  knownName,
  named,
  sent,
  withoutNulls,
} from './wire.js'

const SIDES = ['DRAWING_SIDE_UNSPECIFIED', 'DRAWING_SIDE_FAR', 'DRAWING_SIDE_NEAR'] as const

export const isSide = (side: string | number): boolean =>
  typeof side === 'number' ? SIDES[side] !== undefined : (SIDES as readonly string[]).includes(side)

const FINISHES = [
  'FINISH_TYPE_UNSPECIFIED',
  'FINISH_TYPE_CRUSH_FOLD',
  'FINISH_TYPE_OPEN_HOOK',
  'FINISH_TYPE_FEATHER',
  'FINISH_TYPE_DRIP_EDGE',
] as const

export const finishName = (type: string | number | undefined): string => named(FINISHES, type ?? 0)

// F9
export type TempIds = Set<string>

// F9
function drawingBody(
  drawing: DrawingJson,
  defaultSide: string,
  at: string,
  tempIds: TempIds,
  notebook: Notebook,
): Json {
  const { tempId } = drawing
  if (tempId !== undefined && tempIds.has(tempId)) notebook.problem('duplicate_temp_id', `${at}.temp_id`)
  if (tempId !== undefined) tempIds.add(tempId)
  const side = knownName(SIDES, drawing.side ?? 0, `${at}.side`, notebook)
  return {
    ...fieldsOf(drawing, 'drawing'),
    drawingNumber: drawing.drawingNumber ?? 0,
    side: side === 'DRAWING_SIDE_UNSPECIFIED' ? defaultSide : side,
    ...(drawing.points && { points: pointsWithNames(drawing.points, `${at}.points`, notebook) }),
    lines: drawing.lines ?? { values: {}, positions: {} },
    angles: drawing.angles ?? { values: {}, positions: {} },
  }
}

// V4
const pointsWithNames = (points: NonNullable<DrawingJson['points']>, at: string, notebook: Notebook): Json =>
  Object.fromEntries(
    Object.entries(points).map(([id, point]) => [
      id,
      point.finish?.type === undefined
        ? point
        : {
            ...point,
            finish: {
              ...point.finish,
              type: knownName(FINISHES, point.finish.type, `${at}.${id}.finish.type`, notebook),
            },
          },
    ]),
  )

// F10
function requireWhenSubmitted(flashing: FlashingJson, at: string, notebook: Notebook): void {
  const isMissing = (field: string) => {
    const value = flashing[field]
    return value === undefined || value === null || value === ''
  }
  for (const field of ['templateId', 'colour', 'thickness', 'unitPrice'])
    if (isMissing(field)) notebook.problem('required_when_submitted', `${at}.${inSnakeCase(field)}`)
  // An empty price level is stored as A.
  if (flashing.priceLevel === undefined || flashing.priceLevel === null)
    notebook.problem('required_when_submitted', `${at}.price_level`)
  for (const field of ['bends', 'totalGirth'] as const) {
    const figure = sent(flashing[field])
    if (figure === undefined || !isPositive(fromText(figure)))
      notebook.problem('required_when_submitted', `${at}.${inSnakeCase(field)}`)
  }
  if (flashing.drawing) requirePoints(flashing.drawing, `${at}.drawing`, notebook)
  for (const [index, side] of (flashing.otherSides ?? []).entries())
    requirePoints(side, `${at}.other_sides[${index}]`, notebook)
}

/** F10: a deleted drawing needs no points. */
function requirePoints(drawing: DrawingJson, at: string, notebook: Notebook): void {
  if (drawing.isDeleted !== true && Object.keys(drawing.points ?? {}).length === 0)
    notebook.problem('required_when_submitted', `${at}.points`)
}

/** An id or a decimal is absent if it is empty (N2, N4). Other text is kept as in the request. */
const LEFT_OUT_WHEN_EMPTY = ['templateId', 'thickness', 'bends', 'totalGirth', 'totalLength']

/** F11 */
const TEMPLATE = 'flashtpl_'
const TEMPLATE_ID = /^flashtpl_[0-7][0-9a-hjkmnp-tv-z]{25}$/

const AMOUNTS = ['unitPrice', 'totalPrice', 'customPrice', 'customPricePerLength'] as const

/** F1: counts the custom price, or else the total, or else zero. Other fields are kept. */
export function priceFlashingLine(
  flashing: FlashingJson,
  isSubmitted: boolean,
  at: string,
  tempIds: TempIds,
  notebook: Notebook,
): ModelLine {
  if (isSubmitted) requireWhenSubmitted(flashing, at, notebook)
  const { drawing, otherSides, subitems, templateId } = flashing
  const isOfTemplate = typeof templateId === 'string' && templateId.startsWith(TEMPLATE)
  if (!isOfTemplate) checkId(templateId, TEMPLATE, `${at}.template_id`, notebook)
  else if (!TEMPLATE_ID.test(templateId)) notebook.problem('invalid_id', `${at}.template_id`)
  kept([['subitems', subitems]], at, notebook)
  if (drawing === undefined) notebook.problem('drawing_required', `${at}.drawing`)
  const field = flashing.customPrice ? 'customPrice' : 'totalPrice'
  const price = flashing[field]
  const body = withoutNulls({
    ...withoutEmpty(fieldsOf(flashing, 'flashing'), LEFT_OUT_WHEN_EMPTY),
    ...Object.fromEntries(AMOUNTS.map((amount) => [amount, keptMoney(flashing[amount])])),
    tax: flashing['tax'] && fieldsOf(flashing['tax'], 'tax'),
    priceLevel: flashing.priceLevel === '' ? 'A' : flashing.priceLevel, // F10
    drawing: drawing && drawingBody(drawing, 'DRAWING_SIDE_FAR', `${at}.drawing`, tempIds, notebook),
    otherSides: otherSides?.map((side, index) =>
      drawingBody(side, 'DRAWING_SIDE_NEAR', `${at}.other_sides[${index}]`, tempIds, notebook),
    ),
  })
  return {
    line: { flashing: body },
    // L14
    counted: price
      ? inRange(notebook.toCent('L14', dollars(price)), `${at}.${inSnakeCase(field)}`, notebook)
      : ZERO,
    cost: ZERO,
    discountAmount: ZERO,
    isTaxFree: flashing.isTaxFree ?? false,
  }
}
