import { describe, expect, it } from 'vitest'
import { quoteNamed } from '../requests.js'
import { runWith } from '../run-with.js'

describe('the colours of a table', () => {
  const input = JSON.stringify(quoteNamed('A'))
  const isColoured = async (env: Readonly<Record<string, string>>): Promise<boolean> =>
    (await runWith(['price'], { input, columns: 100, env })).stdout.includes('\u001b[')

  it('appear only on terminals, unless they are turned off or unsupported', async () => {
    expect(await isColoured({})).toBe(true)
    expect(await isColoured({ NO_COLOR: '' })).toBe(true)
    expect(await isColoured({ NO_COLOR: '1' })).toBe(false)
    expect(await isColoured({ TERM: 'dumb' })).toBe(false)
    expect((await runWith(['price', '--format', 'table'], { input })).stdout).not.toContain('\u001b[')
  })

  it('never continue on the next line', async () => {
    const note = { notes: { text: 'one\ntwo' } }
    const request = JSON.stringify({ ...quoteNamed('one\ntwo'), lines: [note] })
    const { stdout } = await runWith(['price'], { input: request, columns: 100 })
    for (const line of stdout.split('\n')) {
      // eslint-disable-next-line no-control-regex -- the test finds the marks of colours
      const marks = line.match(/\u001b\[\d+m/g) ?? []
      // Each style ends on its line: bold by 22, grey by 39.
      const open = (start: string, end: string): number =>
        marks.filter((mark) => mark === start).length - marks.filter((mark) => mark === end).length
      expect([open('\u001b[1m', '\u001b[22m'), open('\u001b[90m', '\u001b[39m')]).toEqual([0, 0])
    }
  })

  it('do not change the text', async () => {
    const coloured = await runWith(['price'], { input, columns: 100 })
    const plain = await runWith(['price', '--format', 'table'], { input })
    expect(coloured.stdout).toContain('\u001b[')
    // eslint-disable-next-line no-control-regex -- the test removes colours
    expect(coloured.stdout.replace(/\u001b\[\d+m/g, '')).toBe(plain.stdout)
    expect(await runWith(['price'], { input, columns: 100, env: { NO_COLOR: '1' } })).toEqual(plain)
  })
})
