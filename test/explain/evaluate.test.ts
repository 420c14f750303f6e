/** What each operation makes of figures, and where it makes nothing. */
import { expect, test } from 'vitest'
import { evaluateOperation } from '../../src/explain/evaluate.js'
import { exactOf, isNothing, textOfExact } from '../../src/explain/exact.js'
import type { FigureOperation } from '../../src/entries/explain.js'

test.each<readonly [FigureOperation, readonly string[], string]>([
  ['same', ['3'], '3'],
  ['same', ['3', '4'], '3'],
  ['sum', [], '0'],
  ['sum', ['1', '2.5', '-4'], '-0.5'],
  ['difference', ['10', '2', '3'], '5'],
  ['difference', ['10'], '10'],
  ['product', ['2', '3', '-4'], '-24'],
  ['quotient', ['7', '4'], '1.75'],
  ['maximum', ['2', '7', '5'], '7'],
  ['maximum', ['7', '2'], '7'],
  ['maximum', ['-7', '-2'], '-2'],
])('%s of %j is %s', (operation, operands, value) => {
  expect(textOfExact(evaluateOperation(operation, operands.map(exactOf)))).toBe(value)
})

test.each<readonly [FigureOperation, readonly string[]]>([
  ['given', ['3']],
  ['constant', ['3']],
  ['same', []],
  ['difference', []],
  ['product', []],
  ['quotient', ['3']],
  ['quotient', ['3', '0']],
  ['maximum', []],
  // A text that is no number is unknown.
  ['sum', ['3', '?']],
  ['difference', ['3', '?']],
  ['product', ['?', '3']],
  ['quotient', ['?', '3']],
  ['maximum', ['3', '?']],
  ['maximum', ['?', '3']],
])('%s of %j is unknown', (operation, operands) => {
  expect(isNothing(evaluateOperation(operation, operands.map(exactOf)))).toBe(true)
})
