import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { problemCodes } from '../../../src/entries/index.js'
import * as service from '../../../src/entries/service.js'
import { HOST_FOLDER } from './example-host.ts'

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
const NUMBERS = new Set<number>([
  ...Object.values(service.errorTypes),
  ...service.operations.map(({ status }) => status),
  ...Object.values(service.serviceLimits).flat(),
])

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

describe('the files of the example host', () => {
  const files = readdirSync(HOST_FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('node_modules'),
  )

  test.each(files)('repeat no constant of a rule: %s', (file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(join(HOST_FOLDER, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      if (isText(node) && (WORDS.has(node.text) || PREFIXES.test(node.text))) {
        if (!isFaultOfHost(node)) found.push(node.text)
      }
      // Numbers up to 10 are counts, and a factor is a unit. Any larger number could repeat a rule.
      if (ts.isNumericLiteral(node) && Number(node.text) > 10 && NUMBERS.has(Number(node.text))) {
        if (!ts.isBinaryExpression(node.parent)) found.push(node.text)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    expect(found).toEqual([])
  })

  test('have at most 180 lines', () => {
    const long = files.filter(
      (file) => readFileSync(join(HOST_FOLDER, file), 'utf8').split('\n').length > 180,
    )
    expect(long).toEqual([])
  })
})
