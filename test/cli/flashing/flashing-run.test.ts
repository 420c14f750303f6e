import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { advisoriesIn, barge, readFlashingAnswer, sideOf } from '../flashing-lines.js'
import { problemsIn } from '../requests.js'
import { refusalOf, runWith } from '../run-with.js'
import { temporaryFolder } from '../temporary-folder.js'

const samples = join(import.meta.dirname, '../../../docs/samples')
const folder = temporaryFolder()

async function answerTo(request: unknown, ...options: readonly string[]) {
  const { exitCode, stdout } = await runWith(['flashing', ...options], { input: JSON.stringify(request) })
  return { exitCode, answer: readFlashingAnswer(stdout) }
}

describe('quotewright flashing', () => {
  it('prints the measured line in the form of a request', async () => {
    const { exitCode, stdout, stderr } = await runWith(['flashing', folder.write('barge.json', barge)])
    expect(exitCode).toBe(0)
    expect(stdout).toBe(`${JSON.stringify(JSON.parse(stdout), null, 2)}\n`)
    expect(JSON.parse(stdout)).toEqual({
      flashing: {
        totalGirth: '160',
        bends: '3',
        totalLength: '5.25',
        chargedLength: '5.55',
        totalPrice: { amountMicros: '111000000', currency: 'AUD' },
      },
      advisories: [],
    })
    expect(stderr).toBe('')
  })

  it.each([[['flashing']], [['flashing', '-']]])('measures standard input: %s', async (args) => {
    const { exitCode, stdout } = await runWith(args, { input: `\ufeff${JSON.stringify(barge)}` })
    expect(exitCode).toBe(0)
    expect(readFlashingAnswer(stdout).flashing?.totalGirth).toBe('160')
  })

  it('prints no total without a price per metre (F7)', async () => {
    const { unitPrice, totalPrice, ...line } = barge
    expect((await answerTo(line)).answer.flashing).not.toHaveProperty('totalPrice')
  })

  it('measures with the given account', async () => {
    const account = folder.write('account.json', { currency: 'NZD', crushFoldBendCount: 0 })
    const { exitCode, answer } = await answerTo(barge, '--account', account)
    expect(exitCode).toBe(0)
    expect(answer.flashing).toMatchObject({
      bends: '1',
      chargedLength: '5.25',
      totalPrice: { amountMicros: '105000000', currency: 'NZD' },
    })
  })

  it('gives advice that does not change the exit code (F11)', async () => {
    const drawing = sideOf(100, { points: { a: { vectors: ['b'] }, b: {} } })
    const { exitCode, answer } = await answerTo({ ...barge, drawing })
    expect(exitCode).toBe(0)
    expect(advisoriesIn(answer)).toEqual([
      ['declared_bends_differ', 'bends'],
      ['declared_girth_differs', 'total_girth'],
      ['edge_at_one_end', 'drawing.points.a.vectors[0]'],
    ])
    expect(answer.advisories?.map(({ severity }) => severity)).toEqual(['warning', 'warning', 'warning'])
  })

  it('accepts a sales line, with pointers that start at the line', async () => {
    const body = await answerTo({ ...barge, bends: '4' })
    const salesLine = await answerTo({ flashing: { ...barge, bends: '4' } })
    expect(salesLine.answer.flashing).toEqual(body.answer.flashing)
    expect(advisoriesIn(body.answer)).toEqual([['declared_bends_differ', 'bends']])
    expect(advisoriesIn(salesLine.answer)).toEqual([['declared_bends_differ', 'flashing.bends']])
    expect(salesLine.answer.advisories?.map(({ path }) => path)).toEqual([['flashing', 'bends']])
  })

  it('measures a cut list, or other sides, without a drawing', async () => {
    const { subitems } = barge
    expect((await answerTo({ subitems })).answer.flashing).toMatchObject({
      totalGirth: '0',
      totalLength: '5.25',
    })
    const { answer } = await answerTo({ drawing: null, otherSides: [sideOf(90)] })
    expect(answer.flashing).toMatchObject({ totalGirth: '90', totalLength: '0' })
  })

  it('treats null as absent (N2)', async () => {
    const drawing = {
      ...barge.drawing,
      points: { ...barge.drawing.points, c: { connect: ['b'], finish: null } },
    }
    const { exitCode, answer } = await answerTo({ ...barge, drawing, colour: null, otherSides: null })
    expect(exitCode).toBe(0)
    expect(answer.flashing?.totalGirth).toBe('160')
  })

  it('measures points with names of Object.prototype', async () => {
    const points = '{"__proto__":{"vectors":["constructor"]},"constructor":{"connect":["__proto__"]}}'
    const input = `{"drawing":{"points":${points},"lines":{"values":{"__proto__-constructor":{"size":7}}}}}`
    for (const format of ['json', 'table']) {
      const { exitCode, stdout } = await runWith(['flashing', '--format', format], { input })
      expect(exitCode).toBe(0)
      expect(stdout).toMatch(format === 'json' ? /"totalGirth": "7"/ : /__proto__-constructor +7 mm/)
    }
  })

  it.each(['apron', 'barge-capping', 'box-gutter', 'parapet-capping', 'ridge-capping', 'valley-gutter'])(
    'gives no advice on the sample %s',
    async (name) => {
      const { exitCode, stdout } = await runWith(['flashing', join(samples, 'flashings', `${name}.json`)])
      expect(exitCode).toBe(0)
      expect(readFlashingAnswer(stdout).advisories).toEqual([])
    },
  )
})

describe('quotewright flashing on a line with problems', () => {
  it.each([
    ['null', 'line_kind_missing', ''],
    ['[]', 'invalid_type', ''],
    ['{"flashing":"x"}', 'invalid_type', 'flashing'],
    ['{"flashing":{"drawing":{}},"notes":{}}', 'line_kind_ambiguous', ''],
    ['{"totalGirth":160,"drawing":{}}', 'invalid_decimal', 'total_girth'],
    ['{"flashing":{"totalGirth":"1e3","drawing":{}}}', 'invalid_decimal', 'flashing.total_girth'],
    ['{"subitems":[{"amount":1e308,"length":1e308}]}', 'amount_out_of_range', 'total_length'],
    [
      '{"flashing":{"subitems":[{"amount":1e308,"length":1}]}}',
      'amount_out_of_range',
      'flashing.total_length',
    ],
  ])('prints the error envelope on standard output and exits with code 1: %s', async (input, code, param) => {
    const { exitCode, stdout, stderr } = await runWith(['flashing'], { input })
    expect(exitCode).toBe(1)
    expect(readFlashingAnswer(stdout).type).toBe('validation_failure')
    expect(problemsIn(readFlashingAnswer(stdout))).toContainEqual([code, param])
    expect(stderr).toBe('')
  })

  it.each(['{}', '{"flashing":null}', '{"labour":{}}', '{"customerId":"cust_1","lines":[]}'])(
    'refuses a value that is not a flashing, instead of measuring 0: %s (F9)',
    async (input) => {
      const { exitCode, stdout } = await runWith(['flashing'], { input })
      expect(exitCode).toBe(1)
      expect(problemsIn(readFlashingAnswer(stdout))).toEqual([['drawing_required', 'drawing']])
    },
  )
})

describe('quotewright flashing --ndjson', () => {
  it('answers each line with a line, in order, and continues after an invalid line', async () => {
    const lines = [JSON.stringify(barge), '{oops', '', JSON.stringify({ flashing: { drawing: sideOf(70) } })]
    const { exitCode, stdout, stderr } = await runWith(['flashing', '--ndjson'], { input: lines.join('\n') })
    expect(exitCode).toBe(1)
    const answers = stdout.trimEnd().split('\n').map(readFlashingAnswer)
    expect(answers.map(({ flashing }) => flashing?.totalGirth)).toEqual(['160', undefined, '70'])
    expect(answers.map(problemsIn)).toEqual([[], [['invalid_type', '']], []])
    expect(stderr).toBe('')
  })
})

describe('quotewright flashing with invalid options or files', () => {
  it.each([
    [['--format', 'xml']],
    [['--ndjson', '--format', 'table']],
    [['--svg', '-', '--theme', 'blue']],
    [['--kind', 'order']],
    [['one.json', 'two.json']],
    [['no-such-file.json']],
    [['--account', 'no-such-file.json']],
    [['--account', join(samples, 'order.json')]],
  ])('prints only to standard error and exits with code 2: %j', async (args) => {
    const stderr = await refusalOf(['flashing', ...args], {
      input: JSON.stringify(barge),
    })
    expect(stderr).not.toBe('')
  })
})
