import { multiply, subtract } from '../number/arithmetic.js'
import { isUnknown, ONE, type Decimal } from '../number/decimal.js'
import { HUNDRED_PERCENT } from '../number/units.js'
import type { PlainLine, PlainPiece, PlainSold, UnitPrice } from '../policies/plain-line.js'
import { UNIT_SYMBOLS } from '../rules/strategies.js'
import { exactOf, roundedTo, type Exact } from './exact.js'
import { figureAt, type Node } from './graph.js'

type ValueOf = (index: number) => Exact

/** Returns the line whose amount a figure is. Undefined for any other figure, and if a number is unknown. */
export type LineAt = (index: number, valueOf: ValueOf) => PlainLine | undefined

export function linesIn(explanation: unknown, nodes: readonly Node[]): LineAt {
  return (index, valueOf) => {
    const { figure, operands } = nodes[index] as Node
    if (figure.operation !== 'product' || figure.rounding === undefined) return undefined
    const unitOf = (operand: number): string | undefined => nodes[operand]?.figure.unit
    const [price, ...prices] = operands.filter((operand) => unitOf(operand) === 'money')
    const [factor, ...factors] = operands.filter(
      (operand) => unitOf(operand) !== 'money' && unitOf(operand) !== 'fraction',
    )
    // An amount times only a fraction, such as a tax, is not the amount of a line.
    if (price === undefined || factor === undefined || prices.length + factors.length > 0) return undefined
    if (operands.some((operand) => isUnknown(valueOf(operand).numerator))) return undefined
    const reading: Reading = { explanation, nodes, numberAt: (operand) => decimalOf(valueOf(operand)) }
    const rest = operands
      .filter((operand) => unitOf(operand) === 'fraction')
      .reduce<Decimal>((product, operand) => multiply(product, reading.numberAt(operand)), ONE)
    return {
      type: 'priced',
      isTaxFree: true,
      unitPrice: priceAt(reading, price),
      discount: percentage(subtract(ONE, rest)),
      sold: soldAt(reading, factor),
    }
  }
}

interface Reading {
  readonly explanation: unknown
  readonly nodes: readonly Node[]
  readonly numberAt: (index: number) => Decimal
}

// L1, L8
function priceAt(reading: Reading, index: number): UnitPrice {
  const { figure, operands, id } = reading.nodes[index] as Node
  const [cost, markup] = operands
  if (figure.rule === 'L8' && cost !== undefined && markup !== undefined) {
    const isPercentage = figure.operation === 'product'
    const number = reading.numberAt(markup)
    return {
      sent: undefined,
      cost: sentAt(reading, cost),
      markup: isPercentage ? percentage(subtract(number, ONE)) : number,
      isPercentage,
    }
  }
  return {
    sent: sentAt(reading, index),
    cost: costBeside(reading, id),
    markup: undefined,
    isPercentage: true,
  }
}

/** Returns a price before it is rounded (L1). */
function sentAt({ nodes, numberAt }: Reading, index: number): Decimal {
  const { figure, operands } = nodes[index] as Node
  const [sent] = operands
  return figure.operation === 'same' && sent !== undefined ? numberAt(sent) : numberAt(index)
}

const UNIT_PRICE = '.unit_price'

/** Beside a unit price, the cost of a request makes no figure below the unit price. */
function costBeside({ explanation }: Reading, id: string): Decimal | undefined {
  if (!id.endsWith(UNIT_PRICE)) return undefined
  const cost = figureAt(explanation, `${id.slice(0, -UNIT_PRICE.length)}.cost`)
  const number = cost && exactOf(cost.rounding?.exact ?? cost.value).numerator
  return number && !isUnknown(number) ? number : undefined
}

// M3, M7
function soldAt(reading: Reading, index: number): PlainSold {
  const { figure, operands } = reading.nodes[index] as Node
  const [same] = operands
  if (figure.operation === 'same' && same !== undefined) return soldAt(reading, same)
  const isMeasure = Object.hasOwn(UNIT_SYMBOLS, figure.unit)
  const quantity = reading.numberAt(index)
  if (!isMeasure) return { quantity, pieces: undefined, minimum: undefined }
  if (figure.operation !== 'sum')
    return { quantity, pieces: [{ amount: ONE, length: quantity, others: [] }], minimum: undefined }
  const pieces = operands.map((piece) => pieceAt(reading, piece))
  return { quantity, pieces, minimum: pieces.find(({ minimum }) => minimum !== undefined)?.minimum }
}

interface ChargedPiece extends PlainPiece {
  readonly minimum: Decimal | undefined
}

function pieceAt(reading: Reading, index: number): ChargedPiece {
  const { nodes, numberAt } = reading
  const { figure, operands } = nodes[index] as Node
  const [amount, charged, ...others] = operands
  if (figure.operation !== 'product' || amount === undefined || charged === undefined)
    return { amount: ONE, ...lengthAt(reading, index), others: [] }
  return { amount: numberAt(amount), ...lengthAt(reading, charged), others: others.map(numberAt) }
}

function lengthAt({ nodes, numberAt }: Reading, index: number): Pick<ChargedPiece, 'length' | 'minimum'> {
  const { figure, operands } = nodes[index] as Node
  const [length, minimum] = operands
  return figure.operation === 'maximum' && length !== undefined && minimum !== undefined
    ? { length: numberAt(length), minimum: numberAt(minimum) }
    : { length: numberAt(index), minimum: undefined }
}

function percentage(fraction: Decimal): Decimal {
  return multiply(fraction, HUNDRED_PERCENT)
}

function decimalOf(exact: Exact): Decimal {
  return exact.denominator === undefined ? exact.numerator : roundedTo(exact, 30).numerator
}
