import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { problemCodes } from '../../../src/entries/index.js'
import * as service from '../../../src/entries/service.js'
import { HOST_FOLDER } from './host-folder.ts'

/** Strings that the host must import from the library instead of repeating them. */
const WORDS = new Set<string>([
  ...service.DELIVERY_STATES,
  ...service.FULFILMENT_METHODS,
  ...service.PAYMENT_STATUSES,
  ...service.RECEIVED_STATUSES,
  ...service.WEBHOOK_STATUSES,
  ...service.eventTypes,
  ...Object.keys(service.errorTypes),
  ...problemCodes.map(({ code }) => code),
  ...service.serviceProblemCodes.map(({ code }) => code),
  ...service.operations.map(({ path }) => path),
])
const PREFIXES = new RegExp(`^(whsec_|${Object.values(service.idKinds).join('|')})`)

const isSeconds = (name: string): boolean => /SECONDS$/i.test(name)
const limits = Object.entries(service.serviceLimits)
const secondsOf = limits.filter(([name]) => isSeconds(name)).flatMap(([, value]) => value)
/** The numbers in rules, by unit: 5000 milliseconds do not repeat a limit of 5000 ids. */
const NUMBERS = {
  seconds: new Set<number>(secondsOf),
  milliseconds: new Set<number>(secondsOf.map((seconds) => seconds * 1000)),
  other: new Set<number>([
    ...Object.values(service.errorTypes),
    ...service.operations.map(({ status }) => status),
    ...limits.filter(([name]) => !isSeconds(name)).flatMap(([, value]) => value),
  ]),
}

/** Returns the unit of a number according to its name. */
function unitOf(number: ts.Node): keyof typeof NUMBERS {
  const { parent } = number
  const isNamed =
    (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)) &&
    parent.initializer === number
  const name = isNamed ? parent.name.getText() : ''
  if (isSeconds(name)) return 'seconds'
  return /MS$/i.test(name) ? 'milliseconds' : 'other'
}

/** Returns the value of a product or a sum of numbers, or undefined for any other expression. */
function valueOf(node: ts.Node): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (ts.isParenthesizedExpression(node)) return valueOf(node.expression)
  if (!ts.isBinaryExpression(node)) return undefined
  const [left, right] = [valueOf(node.left), valueOf(node.right)]
  if (left === undefined || right === undefined) return undefined
  if (node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) return left * right
  return node.operatorToken.kind === ts.SyntaxKind.PlusToken ? left + right : undefined
}

type Text = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

/** Tells whether a node is a string, or a part of a template such as `order_` in `order_${suffix}`. */
function isText(node: ts.Node): node is Text {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  )
}

/**
 * Tells whether a string is the type in `refusal('internal', …)`: only the host can report its own failure.
 */
function isFaultOfHost(node: Text): boolean {
  return (
    ts.isCallExpression(node.parent) &&
    node.parent.expression.getText() === 'refusal' &&
    node.text === 'internal'
  )
}

/** Returns the constants of rules that a source file repeats. */
function repeatedIn(text: string): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isText(node) && (WORDS.has(node.text) || PREFIXES.test(node.text))) {
      if (!isFaultOfHost(node)) found.push(node.text)
    }
    const value = valueOf(node)
    if (value !== undefined) {
      // Numbers up to 10 are counts, and a factor of a variable converts a unit.
      const repeats = value > 10 && NUMBERS[unitOf(node)].has(value) && !ts.isBinaryExpression(node.parent)
      if (repeats) found.push(String(value))
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('host.ts', text, ts.ScriptTarget.Latest, true))
  return found
}

describe('the files of the example host', () => {
  const files = readdirSync(HOST_FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('node_modules'),
  )

  test.each(files)('repeat no constant of a rule: %s', (file) => {
    expect(repeatedIn(readFileSync(join(HOST_FOLDER, file), 'utf8'))).toEqual([])
  })

  test.each([
    ['const CLOSE_MS = 5_000', []],
    ['const MAX_IDS = 5 * 1_000', ['5000']],
    ['const ANSWER_MS = 10_000', ['10000']],
    ['const KEPT_SECONDS = 24 * 3_600', ['86400']],
    ['const first = rows.slice(0, 200)', ['200']],
    ['const lateMs = seconds * 1_000', []],
  ])('%s repeats %j', (text, numbers) => {
    expect(repeatedIn(text)).toEqual(numbers)
  })

  test('have at most 180 lines', () => {
    const long = files.filter(
      (file) => readFileSync(join(HOST_FOLDER, file), 'utf8').split('\n').length > 180,
    )
    expect(long).toEqual([])
  })
})
