import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { startProgress } from '../../src/cli/progress.js'

function terminal(isTTY: boolean) {
  const writes: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      writes.push(chunk.toString())
      done()
    },
  })
  return { writes, stream: Object.assign(stream, { isTTY }) }
}

/** A line every 10 ms for so long. */
function work(milliseconds: number, isTTY = true): readonly string[] {
  const { writes, stream } = terminal(isTTY)
  let time = 0
  const progress = startProgress(stream, () => time)
  for (; time < milliseconds; time += 10) progress.advance(1)
  progress.clear()
  return writes
}

describe('progress', () => {
  it('shows nothing for work of less than a second', () => {
    expect(work(990)).toEqual([])
  })

  it('shows nothing where standard error is no terminal', () => {
    expect(work(10_000, false)).toEqual([])
  })

  it('shows itself five times a second at most, and is cleared at the end', () => {
    const writes = work(3000)
    expect(writes).toHaveLength(11)
    expect(writes[0]).toContain('101 lines')
    expect(writes.every((text) => text.startsWith('\r\u001b[2K'))).toBe(true)
    expect(writes.at(-1)).toBe('\r\u001b[2K')
  })

  it('tells how many lines a second', () => {
    expect(work(5000)[0]).toContain('101 lines/s')
  })
})
