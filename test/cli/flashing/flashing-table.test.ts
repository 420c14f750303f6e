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
  it('shows a hidden edge, which is not counted, and the girths of both sides', async () => {
    const lines = { values: { 'a-b': { size: 100 }, 'b-c': { size: 50, hidden: true } } }
    const table = await tableOf({ ...barge, drawing: { ...barge.drawing, lines } })
    expect(linesWith(table, 'hidden')).toEqual(['hidden: 50 mm not counted'])
    expect(linesWith(table, 'Girth ')[0]).toBe('Girth 110 mm 160 mm')
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
})
