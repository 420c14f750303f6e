import type { FigureOperation } from '../explanation.js'
import type { PriceBookSource } from '../price-book-source.js'
import { isSource } from '../evaluate.js'
import type { Node } from '../graph.js'
import { numberText, printed, valueText } from './value-text.js'
import { nameIn, pluralIn, type Words } from './words.js'
import { ownFields } from '../../problem/own-fields.js'

/** A figure on one line: `name: names = numbers = exact → value`. */
export interface FigureLine {
  readonly name: string
  /** For example, `charged measure × unit price × (1 − discount)`. */
  readonly names?: string
  /** For example, `7.5 × 18.50 × 0.925`. */
  readonly numbers?: string
  /** The figure before rounding. Absent if rounding changed nothing. */
  readonly exact?: string
  readonly value: string
  /** The source of an input, in words. */
  readonly source?: string
}

const SIGNS: Readonly<Partial<Record<FigureOperation, string>>> = {
  sum: ' + ',
  difference: ' − ',
  product: ' × ',
  quotient: ' ÷ ',
}

const MAX_TERMS = 8

export function figureLine(node: Node, nodes: readonly Node[], words: Words): FigureLine {
  const { figure } = node
  const source = sourceOf(node, nodes)
  const pointer = source?.figure.from[0]
  const priceBook = source?.figure.priceBook
  return ownFields({
    name: nameIn(words, figure.name),
    ...(source === undefined ? termsOf(node, nodes, words) : {}),
    ...exactText(node, words),
    value: valueText(figure.value, figure.unit, words),
    ...(pointer === undefined
      ? {}
      : { source: priceBookText(priceBook, words) ?? sourceText(pointer, words) }),
  })
}

/** Returns the figure itself if it is an input, or the input that it repeats or rounds. */
function sourceOf(node: Node, nodes: readonly Node[]): Node | undefined {
  if (node.figure.operation === 'given') return node
  const [only] = node.operands
  const operand = node.figure.operation === 'same' && only !== undefined ? nodes[only] : undefined
  return operand?.figure.operation === 'given' ? operand : undefined
}

/** In place of a step that the text already shows, lists its operands. */
export function operandsToShow(node: Node, nodes: readonly Node[]): readonly number[] {
  if (sourceOf(node, nodes) !== undefined) return []
  return [...new Set(node.operands.flatMap((index) => termsWithin(index, nodes)))]
}

function termsWithin(index: number, nodes: readonly Node[]): readonly number[] {
  const node = nodes[index]
  if (node === undefined || node.figure.operation === 'constant') return []
  return isInline(node, nodes) ? node.operands.flatMap((one) => termsWithin(one, nodes)) : [index]
}

/** Whether the line of the figure above shows this step, such as 1 − discount. */
function isInline({ id, figure, operands }: Node, nodes: readonly Node[]): boolean {
  const constants = operands.filter((index) => nodes[index]?.figure.operation === 'constant')
  return (
    id.includes('#') &&
    figure.rounding === undefined &&
    figure.notApplied === undefined &&
    operands.length === 2 &&
    constants.length === 1 &&
    Object.hasOwn(SIGNS, figure.operation)
  )
}

function termsOf(node: Node, nodes: readonly Node[], words: Words): Pick<FigureLine, 'names' | 'numbers'> {
  const { figure, operands } = node
  if (isSource(node) || operands.length === 0) return {}
  const names = groupedNames(node, nodes, words)
  const numbers =
    operands.length < 2 ? [] : truncated(operands).map((index) => termNumber(index, nodes, words))
  return {
    names: joined(figure.operation, names, words),
    ...(numbers.length === 0 ? {} : { numbers: joined(figure.operation, numbers, words) }),
  }
}

/** A sum writes terms that share a name once, in the plural: `line totals`. */
function groupedNames(node: Node, nodes: readonly Node[], words: Words): readonly string[] {
  const { figure, operands } = node
  if (figure.operation !== 'sum') {
    return truncated(operands).map((index) => termName(index, nodes, words, figure.operation))
  }
  const several = new Map<string, string>()
  for (const index of operands) {
    const name = termName(index, nodes, words, 'sum')
    const plural = pluralIn(words, nodes[index]?.figure.name ?? '') ?? `Σ ${name}`
    several.set(name, several.has(name) ? plural : name)
  }
  const names = [...several.values()]
  return names.length > MAX_TERMS ? [...names.slice(0, MAX_TERMS), ELLIPSIS] : names
}

const MORE_TERMS = -1
const ELLIPSIS = '…'

function truncated(operands: readonly number[]): readonly number[] {
  if (operands.length <= MAX_TERMS) return operands
  return [...operands.slice(0, MAX_TERMS - 1), MORE_TERMS, ...operands.slice(-1)]
}

function termName(index: number, nodes: readonly Node[], words: Words, within: FigureOperation): string {
  const node = nodes[index]
  if (node === undefined) return ELLIPSIS
  const { figure, operands } = node
  if (figure.operation === 'constant') return termNumber(index, nodes, words)
  if (!isInline(node, nodes)) return nameIn(words, figure.name)
  const [first = -1, second = -1] = operands
  // Dividing by a constant only changes the unit, so the name stays the same.
  if (figure.operation === 'quotient' && nodes[second]?.figure.operation === 'constant') {
    return termName(first, nodes, words, within)
  }
  const text = joined(
    figure.operation,
    operands.map((one) => termName(one, nodes, words, figure.operation)),
    words,
  )
  return within === 'sum' || within === 'same' || within === 'maximum' ? text : `(${text})`
}

function termNumber(index: number, nodes: readonly Node[], words: Words): string {
  const node = nodes[index]
  if (node === undefined) return ELLIPSIS
  const { value, unit } = node.figure
  const text = unit === 'percent' ? valueText(value, unit, words) : numberText(value, unit, words)
  return value.startsWith('-') ? `(${text})` : text
}

function joined(operation: FigureOperation, terms: readonly string[], { separator }: Words): string {
  if (operation === 'maximum') return `max(${terms.join(separator)})`
  return terms.join(Object.hasOwn(SIGNS, operation) ? SIGNS[operation] : ' ')
}

/** An explanation rounds an exact quotient to this many decimals. */
const MAX_DECIMALS = 12

function exactText({ figure }: Node, words: Words): Pick<FigureLine, 'exact'> {
  const { value, unit, rounding, operation } = figure
  if (rounding === undefined || rounding.exact === value) return {}
  const decimals = rounding.exact.length - 1 - rounding.exact.indexOf('.')
  const isCut = operation === 'quotient' && rounding.exact.includes('.') && decimals >= MAX_DECIMALS
  const text = numberText(rounding.exact, unit, words)
  return { exact: isCut ? text + ELLIPSIS : text }
}

function sourceText(pointer: string, words: Words): string {
  return pointer.startsWith('settings:') ? words.setting : words.sent
}

/** For example, `price book: Corrugated, row 12, valid from 2026-07-01`. */
function priceBookText(entry: PriceBookSource | undefined, words: Words): string | undefined {
  if (entry === undefined) return undefined
  const { product, rowNumber, cell, validFrom, validTo } = ownFields(entry)
  const parts = [
    product,
    rowNumber === undefined ? undefined : `${words.row} ${String(rowNumber)}`,
    cell,
    validFrom === undefined ? undefined : `${words.validFrom} ${validFrom}`,
    validTo === undefined ? undefined : `${words.validTo} ${validTo}`,
  ]
  const known = parts.filter((part) => part !== undefined).map(printed)
  return `${words.priceBook}: ${known.join(', ')}`
}
