import { describe, expect, test } from 'vitest'
import { tryCase, type NotExpressed } from './kernel-operations.js'
import { CASES_FOLDER, publishedCases, WHY_NOT, type PublishedCase } from './published-cases.js'

/** The outcome of the cases of a file. */
interface Count {
  readonly file: string
  readonly tried: number
  readonly wrong: readonly string[]
  readonly notExpressed: ReadonlyMap<NotExpressed, number>
}

function countOf(file: string, cases: readonly PublishedCase[]): Count {
  const wrong: string[] = []
  const notExpressed = new Map<NotExpressed, number>()
  let tried = 0
  for (const one of cases) {
    const came = tryCase(one)
    if ('notExpressed' in came) {
      notExpressed.set(came.notExpressed, (notExpressed.get(came.notExpressed) ?? 0) + 1)
      continue
    }
    tried++
    if (came.wrong !== undefined) {
      wrong.push(`${one.id} ${one.operation} ${one.operands.join(' ')} -> ${one.result}: ${came.wrong}`)
    }
  }
  return { file, tried, wrong, notExpressed }
}

/** The minimum number of cases tried per file. It shows that the reader finds the cases. */
const LEAST: Readonly<Record<string, number>> = {
  'add.decTest': 1300,
  'subtract.decTest': 450,
  'multiply.decTest': 220,
  'divide.decTest': 370,
  'fma.decTest': 1300,
  'compare.decTest': 490,
  'quantize.decTest': 380,
  'rescale.decTest': 260,
  'rounding.decTest': 380,
  'tointegral.decTest': 110,
  'squareroot.decTest': 3100,
  'base.decTest': 700,
  'ddAdd.decTest': 700,
  'ddMultiply.decTest': 300,
  'ddCompare.decTest': 550,
  'ddQuantize.decTest': 360,
  'dqMultiply.decTest': 250,
  'dqQuantize.decTest': 310,
  'randoms.decTest': 950,
}
const MIN_OF_ALL = 20_000

/** Lists for each file how many cases were tried, and why the others were not. */
function tableOf(counts: readonly Count[]): string {
  const others = ({ notExpressed }: Count) => [...notExpressed].map(([why, many]) => `${String(many)} ${why}`)
  return counts.map((count) => [count.file, String(count.tried), ...others(count)].join('\t')).join('\n')
}

describe('N5, N6: the published cases of General Decimal Arithmetic', () => {
  test('have the published result for every case that the kernel can express', ({ skip }) => {
    skip(CASES_FOLDER === undefined, WHY_NOT)
    const counts = [...publishedCases(CASES_FOLDER ?? '')].map(([file, cases]) => countOf(file, cases))
    if (process.env['DECIMAL_TEST_COUNTS'] !== undefined) console.log(tableOf(counts))
    expect(counts.flatMap(({ wrong }) => wrong)).toEqual([])
    const tried = new Map(counts.map((count) => [count.file, count.tried]))
    expect(Object.entries(LEAST).filter(([file, min]) => (tried.get(file) ?? 0) < min)).toEqual([])
    expect(counts.reduce((sum, count) => sum + count.tried, 0)).toBeGreaterThanOrEqual(MIN_OF_ALL)
  })
})
