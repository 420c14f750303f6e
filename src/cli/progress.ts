import type { OutputStream } from './surroundings.js'

const quietMilliseconds = 1000
const updateMilliseconds = 200
const clearLine = '\r\u001b[2K'

export interface Progress {
  advance(lines: number): void
  /** Leaves the terminal as if nothing had been there. */
  clear(): void
}

/**
 * How far a long run has come, on one line that rewrites itself. Only for a person: the stream must be a
 * terminal, and a run of less than a second shows nothing.
 */
export function startProgress(stream: OutputStream, now: () => number = () => performance.now()): Progress {
  const startedAt = now()
  let done = 0
  let shownAt: number | undefined
  return {
    advance(lines) {
      done += lines
      const time = now()
      const elapsed = time - startedAt
      if (!stream.isTTY || elapsed < quietMilliseconds || time - (shownAt ?? 0) < updateMilliseconds) return
      shownAt = time
      const rate = Math.round((done * 1000) / elapsed)
      stream.write(`${clearLine}${grouped(done)} lines answered, ${grouped(rate)} lines/s`)
    },
    clear() {
      if (shownAt !== undefined) stream.write(clearLine)
    },
  }
}

function grouped(count: number): string {
  return count.toLocaleString('en')
}

/** For when standard output is the terminal itself: the results are the progress. */
export const noProgress: Progress = { advance: () => undefined, clear: () => undefined }
