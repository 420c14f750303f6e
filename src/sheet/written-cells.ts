import { parseInput } from '../input/parse-input.js'
import { showDecimal } from '../input/show-number.js'
import { majorUnits } from '../input/wire-money.js'
import { negate } from '../number/arithmetic.js'
import { readMicros, writeMicros } from '../number/number-text.js'
import { elementsOf } from '../problem/elements.js'
import { textAtStep, valueAtStep } from '../problem/path.js'
import { measurementMethod, OTHER_SIZE_NAMES, strategyNamed, UNIT_SYMBOLS } from '../rules/strategies.js'
import { LINE_KINDS, type LineKind } from '../wire/document.generated.js'
import { isObject } from '../wire/object.js'
import type { ColumnName, RowType } from './column-names.js'
import { ROW_FIELDS, type LineType } from './row-fields.js'
import { usesFeet } from './row-unit.js'
import { safeText } from './safe-text.js'

export interface WrittenCells {
  readonly type: RowType
  readonly cells: Readonly<Partial<Record<ColumnName, string>>>
}

/** Each function returns an empty text for a wrong value. */
export interface CellWriting {
  readonly locale: string
  readonly decimal: (value: unknown) => string
  readonly amount: (money: unknown) => string
  readonly percent: (value: unknown) => string
}

/** Uses ASCII digits and signs in every locale: spreadsheets read no others. */
export function writingOf(locale: string): CellWriting {
  const mark = showDecimal('0.5', locale).includes(',') ? ',' : '.'
  const decimal = (value: unknown): string =>
    typeof value === 'string' && DECIMAL.test(value) ? shortened(value).replace('.', mark) : ''
  return {
    locale,
    decimal,
    amount: (money) => {
      const units = isObject(money) ? majorUnits(money) : undefined
      return units === undefined ? '' : withCents(units).replace('.', mark)
    },
    percent: (value) => (decimal(value) === '' ? '' : `${decimal(value)}%`),
  }
}

const DECIMAL = /^-?\d{1,40}(?:\.\d{1,40})?$/

function shortened(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}

function withCents(units: string): string {
  const [whole = '', decimals = ''] = units.split('.')
  return `${whole}.${decimals.padEnd(2, '0')}`
}

const TYPES_OF_KINDS: Readonly<Record<LineKind, RowType>> = {
  onTheFly: 'item',
  catalogue: 'item',
  labour: 'labour',
  productKit: 'kit',
  flashing: 'flashing',
  notes: 'note',
}

export function cellsOfLine(line: unknown, writing: CellWriting): WrittenCells {
  const kind = LINE_KINDS.find((name) => isObject(valueAtStep(line, name))) ?? 'onTheFly'
  const contents = valueAtStep(line, kind)
  const pricing = valueAtStep(contents, 'pricing')
  const type = TYPES_OF_KINDS[kind]
  switch (type) {
    case 'note':
      return { type, cells: { product: safeTextAt(contents, 'text') } }
    case 'flashing':
      return {
        type,
        cells: {
          product: safeTextAt(contents, 'productName'),
          colour: safeTextAt(contents, 'colour'),
          total: writing.amount(valueAtStep(contents, 'customPrice') ?? valueAtStep(contents, 'totalPrice')),
        },
      }
    case 'kit':
      return {
        type,
        cells: {
          product: safeTextAt(contents, 'productName'),
          description: safeTextAt(contents, 'description'),
          unitPrice: writing.amount(valueAtStep(pricing, 'totalPrice')),
          ...lastCells(pricing, writing),
        },
      }
    default:
      return cellsOfProduct(type, contents, pricing, writing)
  }
}

function cellsOfProduct(
  type: RowType,
  contents: unknown,
  pricing: unknown,
  writing: CellWriting,
): WrittenCells {
  const pieces = elementsOf(valueAtStep(pricing, 'measurements'))
  const method = measurementMethod(strategyNamed(valueAtStep(pricing, 'pricingStrategy')))
  // L6: by length or area, the quantity plays no part, even without pieces.
  const isMeasured = pieces.length > 0 || method !== undefined
  const unit = UNIT_SYMBOLS[method?.length ?? 'metres']
  const cells = {
    product: safeTextAt(contents, 'productName'),
    productId: safeTextAt(contents, 'productId'),
    description: safeTextAt(contents, 'productDescription'),
    colour: safeTextAt(contents, 'colour') || colourOf(contents),
    ...(isMeasured
      ? {
          unit: usesFeet(writing.locale) === (unit === 'ft') ? '' : unit,
          pieces: safeText(pieces.map((piece) => pieceText(piece, unit, writing)).join('; ')),
        }
      : { quantity: writing.decimal(valueAtStep(pricing, 'quantity')) }),
    unitPrice: writing.amount(valueAtStep(pricing, 'unitPrice')),
    discount: writing.percent(valueAtStep(pricing, 'discount')),
    cost: writing.amount(valueAtStep(pricing, 'cost')),
    markup: markupText(pricing, writing),
    ...lastCells(pricing, writing),
  }
  return { type: isMeasured && type === 'item' ? 'sheet' : type, cells }
}

function lastCells(pricing: unknown, writing: CellWriting): WrittenCells['cells'] {
  return {
    taxFree: valueAtStep(pricing, 'isTaxFree') === true ? 'x' : '',
    total: writing.amount(valueAtStep(pricing, 'totalPrice')),
  }
}

export function cellsOfAdjustment(adjustment: unknown, writing: CellWriting): WrittenCells {
  const type: LineType =
    valueAtStep(adjustment, 'type') === ROW_FIELDS.discount.base['type'] ? 'discount' : 'surcharge'
  const applied = valueAtStep(adjustment, 'appliedAmount')
  return {
    type,
    cells: {
      product: safeTextAt(adjustment, 'name'),
      unitPrice: writing.amount(valueAtStep(adjustment, 'amount')),
      discount: writing.percent(valueAtStep(adjustment, 'percentage')),
      taxFree: valueAtStep(adjustment, 'isTaxFree') === true ? 'x' : '',
      // A discount is negative, so that the column adds up to the total.
      total: writing.amount(type === 'discount' ? negated(applied) : applied),
    },
  }
}

function negated(money: unknown): unknown {
  const amount = readMicros(textAtStep(money, 'amountMicros'))
  return amount === undefined ? undefined : { amountMicros: writeMicros(negate(amount)) }
}

/**
 * Writes `22 @ 6.1`, because spreadsheets turn 22/6 into a date. A piece with a width gets an unreadable text, so
 * that reading it back reports the width.
 */
function pieceText(piece: unknown, unit: 'm' | 'ft', { decimal, locale }: CellWriting): string {
  const pieces = decimal(valueAtStep(piece, 'amount')) || '1'
  const length = decimal(valueAtStep(piece, 'length'))
  const others = OTHER_SIZE_NAMES.map((size) => decimal(valueAtStep(piece, size))).filter(
    (text) => text !== '',
  )
  const short = `${pieces} @ ${[length, ...others].join(' x ')}`
  if (others.length > 0) return short
  const isClear = parseInput(short, { kind: 'pieces', locale, unit }).status === 'ok'
  return isClear ? short : `${pieces} pcs × ${length} ${unit}`
}

/** Adds `%` or the currency, so that a percentage and an amount cannot be confused. */
function markupText(pricing: unknown, { decimal, percent }: CellWriting): string {
  const markup = valueAtStep(pricing, 'markup')
  if (valueAtStep(pricing, 'markupIsPercentage') !== false) return percent(markup)
  const currency = valueAtStep(valueAtStep(pricing, 'unitPrice'), 'currency')
  return typeof currency === 'string' && decimal(markup) !== '' ? `${currency} ${decimal(markup)}` : ''
}

function colourOf(contents: unknown): string {
  const colour = elementsOf(valueAtStep(contents, 'params')).find(
    (one) => valueAtStep(one, 'name') === 'Colour',
  )
  return safeTextAt(colour, 'value')
}

function safeTextAt(holder: unknown, name: string): string {
  return safeText(textAtStep(holder, name))
}
