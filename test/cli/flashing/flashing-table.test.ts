import { describe, expect, it } from 'vitest'
import { barge, sideOf } from '../flashing-lines.js'
import { linesWith } from '../lines-with.js'
import { runWith } from '../run-with.js'

async function tableOf(line: unknown, columns = 80): Promise<string> {
  const { stdout } = await runWith(['flashing'], {
    input: JSON.stringify(line),
    columns,
    env: { NO_COLOR: '1' },
  })
  return stdout
}

describe('the table of a flashing', () => {
  it('shows measured figures next to the figures of the request, with formulas', async () => {
    const lines = { values: { 'a-b': { size: 100 }, 'b-c': { size: 50, hidden: true } } }
    const table = await tableOf({ ...barge, drawing: { ...barge.drawing, lines } })
    expect(table.slice(0, table.indexOf('Where'))).toBe(
      `
Barge
Charcoal · 0.55 mm · all amounts in AUD

                                                  Measured       Request
────────────────────────────────────────────────────────────────────────
Girth                                               110 mm        160 mm
Bends                                                    3             3
Length                                              5.25 m        5.25 m
Charged length                                      5.55 m
Price per metre                                                    20.00
Total                                               111.00        111.00
20 × 5.55 = 111

Profile                                              Girth         Bends
────────────────────────────────────────────────────────────────────────
a-b                                                 100 mm
b-c
hidden: 50 mm not counted
crush fold at a                                      10 mm             2
joints at b                                                            1
────────────────────────────────────────────────────────────────────────
Sum                                                 110 mm             3

Pieces                                Length    Charged as       Charged
────────────────────────────────────────────────────────────────────────
2 × 2400 mm                            4.8 m       2400 mm         4.8 m
3 × 150 mm                            0.45 m        250 mm        0.75 m
────────────────────────────────────────────────────────────────────────
Sum                                   5.25 m                      5.55 m

`.trimStart(),
    )
    expect(linesWith(table, 'total_girth')).toHaveLength(1)
    expect(linesWith(table, 'warning')[0]).toContain('warning: declared_girth_differs')
  })

  it('shows all sides that are not deleted, and which side is charged (F4)', async () => {
    const otherSides = [
      sideOf(80, { isDeleted: true }),
      sideOf(170, { side: 'DRAWING_SIDE_FAR' }),
      sideOf(90),
    ]
    const table = await tableOf({ ...barge, otherSides })
    expect(linesWith(table, 'Drawing')).toEqual([
      'Drawing 1, far side Girth Bends',
      'Drawing 3, far side, charged Girth Bends',
      'Drawing 4, near side Girth Bends',
    ])
  })

  it.each([
    ['FINISH_TYPE_CRUSH_FOLD', 'crush fold at a 10 mm 2'],
    ['FINISH_TYPE_OPEN_HOOK', 'open hook at a 10 mm 2'],
    ['FINISH_TYPE_FEATHER', 'feather at a 10 mm 1'],
    ['FINISH_TYPE_DRIP_EDGE', 'drip edge at a 10 mm 1'],
    ['FINISH_TYPE_UNSPECIFIED', 'finish at a 10 mm 0'],
    [undefined, 'finish at a 10 mm 0'],
  ])('names a finish (F3): %s', async (type, row) => {
    const table = await tableOf({ drawing: { points: { a: { finish: { type, size: 10 } } } } })
    expect(linesWith(table, ' at ')).toEqual([row])
  })

  it('shows the price per metre and the total that apply (F1, F7)', async () => {
    const customPricePerLength = { amountMicros: '25500000' }
    const table = await tableOf({ ...barge, customPricePerLength, customPrice: { amountMicros: '99000000' } })
    expect(linesWith(table, 'metre')).toEqual(['Price per metre 25.50'])
    expect(linesWith(table, 'Total')).toEqual(['Total 141.53 111.00'])
    expect(linesWith(table, '25.5 ×')).toEqual(['25.5 × 5.55 = 141.525'])
    expect(linesWith(table, 'Custom price')).toEqual(['Custom price 99.00'])
  })

  it('omits unknown figures', async () => {
    expect((await tableOf({ drawing: { isFreeDrawing: true } })).split('\n').slice(0, -2)).toEqual([
      'Flashing',
      'all amounts in AUD',
      '',
      '                                                  Measured       Request',
      '────────────────────────────────────────────────────────────────────────',
      'Girth                                                 0 mm',
      'Bends                                                    0',
      'Length                                                 0 m',
      'Charged length                                         0 m',
      '',
    ])
  })

  it('shows the total of the request if none is computed', async () => {
    const { unitPrice, ...line } = barge
    expect(linesWith(await tableOf(line), 'Total')).toEqual(['Total 111.00'])
  })

  it('wraps a long list of joints between joints', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `point-${String(index)}`)
    const points = Object.fromEntries(
      ids.map((id, index) => [
        id,
        { vectors: ids.slice(index + 1, index + 2), connect: index === 0 ? [] : ids.slice(index - 1, index) },
      ]),
    )
    const table = await tableOf({ drawing: { points } })
    const joints = table.slice(table.indexOf('joints at'), table.indexOf('\n───', table.indexOf('joints at')))
    expect(joints.match(/point-\d+/g)).toEqual(ids.slice(1, -1))
    expect(linesWith(joints, 'joints at')[0]).toMatch(/, 58$/)
  })

  it('fits the terminal even if points have long names', async () => {
    const id = 'x'.repeat(300)
    const table = await tableOf(
      { drawing: { points: { [id]: { vectors: ['y'], finish: { size: 1 } } } } },
      90,
    )
    expect(Math.max(...table.split('\n').map(({ length }) => length))).toBe(90)
    expect(table).toContain('edge_to_missing_point')
  })

  it('is the same with colours', async () => {
    const input = JSON.stringify({ ...barge, bends: '4' })
    const { stdout } = await runWith(['flashing'], { input, columns: 80 })
    expect(stdout).toContain('\u001b[')
    // eslint-disable-next-line no-control-regex -- the test removes colours
    expect(stdout.replace(/\u001b\[\d+m/g, '')).toBe(await tableOf({ ...barge, bends: '4' }))
  })

  it('prints adversarial names as text', async () => {
    const adversarial = 'A\u001b[2J\u202ez'
    const table = await tableOf({
      productName: adversarial,
      colour: adversarial,
      drawing: { points: { [adversarial]: { vectors: [adversarial, 'b'] }, b: { vectors: [adversarial] } } },
    })
    // eslint-disable-next-line no-control-regex -- the table must not contain control characters
    expect(table).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/)
  })
})
