import type { OutputStream } from '../process-io.js'

export interface Progress {
  advance(count: number, bytesRead: number): void
  clear(): void
}

export const noProgress: Progress = { advance: () => undefined, clear: () => undefined }

interface ProgressState {
  readonly count: number
  readonly bytesRead: number
  /** Undefined if the size of the input is unknown. */
  readonly totalBytes: number | undefined
  /** Since the start. */
  readonly milliseconds: number
}

const quietMilliseconds = 1000
const updateMilliseconds = 200
const clearLine = '\r\u001b[2K'

/** Shows nothing in the first second. Ends each line with the result of `more`. */
export function startProgress(
  stream: OutputStream,
  totalBytes: number | undefined,
  now: () => number = () => performance.now(),
  more: () => string = () => '',
): Progress {
  if (!stream.isTTY) return noProgress
  const startedAt = now()
  let done = 0
  let bytesDone = 0
  let shownAt: number | undefined
  return {
    advance(count, bytesRead) {
      done += count
      bytesDone += bytesRead
      const time = now()
      const milliseconds = time - startedAt
      if (milliseconds < quietMilliseconds || time - (shownAt ?? 0) < updateMilliseconds) return
      shownAt = time
      const state = { count: done, bytesRead: bytesDone, totalBytes, milliseconds }
      stream.write(`${clearLine}${progressText(state)}${more()}`)
    },
    clear() {
      if (shownAt !== undefined) stream.write(clearLine)
    },
  }
}

/** Formats progress as `42% · 12,000 answered · 1,200/s · 0:14 left`. */
export function progressText({ count, bytesRead, totalBytes, milliseconds }: ProgressState): string {
  const rate = milliseconds > 0 ? Math.round((count * 1000) / milliseconds) : 0
  const counted = [`${grouped(count)} answered`, `${grouped(rate)}/s`]
  if (totalBytes === undefined || totalBytes === 0 || bytesRead === 0) return counted.join(' · ')
  // A file may grow while the command reads it.
  const share = Math.min(1, bytesRead / totalBytes)
  const seconds = Math.ceil((milliseconds * (1 / share - 1)) / 1000)
  return [`${String(Math.floor(share * 100))}%`, ...counted, `${clockText(seconds)} left`].join(' · ')
}

function grouped(count: number): string {
  return count.toLocaleString('en')
}

/** Formats seconds as `0:05`, `12:00` or `1:02:03`. */
function clockText(seconds: number): string {
  const pad = (number: number): string => String(number).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = pad(seconds % 60)
  return hours === 0 ? `${String(minutes)}:${rest}` : `${String(hours)}:${pad(minutes % 60)}:${rest}`
}
