import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { progressText, startProgress } from '../../../src/cli/answering/progress.js'

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

/** Answers a line of 100 bytes every 10 ms for the given time. */
function work(milliseconds: number, isTTY = true, totalBytes?: number): readonly string[] {
  const { writes, stream } = terminal(isTTY)
  let time = 0
  const progress = startProgress(stream, totalBytes, () => time)
  for (; time < milliseconds; time += 10) progress.advance(1, 100)
  progress.clear()
  return writes
}

describe('progress', () => {
  it('shows nothing for work of less than a second', () => {
    expect(work(990)).toEqual([])
  })

  it('shows nothing if standard error is not a terminal', () => {
    expect(work(10_000, false)).toEqual([])
  })

  it('updates at most five times a second, and is cleared at the end', () => {
    const writes = work(3000)
    expect(writes).toHaveLength(11)
    expect(writes[0]).toContain('101 answered')
    expect(writes.every((text) => text.startsWith('\r\u001b[2K'))).toBe(true)
    expect(writes.at(-1)).toBe('\r\u001b[2K')
  })

  it('shows the rate, and the remaining time if the size is known', () => {
    expect(work(5000)[0]).toContain('101 answered · 101/s')
    expect(work(5000, true, 100_000).at(-2)).toMatch(/^\r\S+(4[0-9]|50)% · .* · 0:0\d left$/)
  })
})

describe('the text of progress', () => {
  const state = { count: 12_000, bytesRead: 42_000_000, totalBytes: 100_000_000, milliseconds: 10_000 }

  it('has the percentage, the count, the rate and the remaining time', () => {
    // 42% took 10 s, so 58% takes 13.8 s.
    expect(progressText(state)).toBe('42% · 12,000 answered · 1,200/s · 0:14 left')
  })

  it('has no percentage if the size is unknown or nothing was read yet', () => {
    expect(progressText({ ...state, totalBytes: undefined })).toBe('12,000 answered · 1,200/s')
    expect(progressText({ ...state, totalBytes: 0 })).toBe('12,000 answered · 1,200/s')
    expect(progressText({ ...state, bytesRead: 0 })).toBe('12,000 answered · 1,200/s')
  })

  it('stays at 100% after the file has grown', () => {
    expect(progressText({ ...state, bytesRead: 120_000_000 })).toMatch(/^100% .* 0:00 left$/)
  })

  it.each([
    [1, '0:10'],
    [59, '9:50'],
    [360, '1:00:00'],
    [36_005, '100:00:50'],
  ])('shows a remaining time of %d × 10 seconds as %s', (times, left) => {
    const text = progressText({ ...state, bytesRead: 1_000, totalBytes: 1_000 * (times + 1) })
    expect(text).toContain(` ${left} left`)
  })
})
