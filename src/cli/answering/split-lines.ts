import { withoutByteOrderMark } from '../json/parse-json.js'

/** In bytes. A longer line is cut just above this limit, so that the caller can detect it. */
export const maxLineBytes = 64 * 1024 * 1024

const newline = 0x0a
const carriageReturn = 0x0d

/** Yields all lines of a chunk at once: each step of a generator costs as much as a small request. */
export async function* splitLines(
  chunks: AsyncIterable<Buffer | string>,
  startsFile = true,
  maxBytes = maxLineBytes,
): AsyncGenerator<readonly Buffer[]> {
  // Joins pieces only at the end of a line: joining at each chunk would take quadratic time.
  let pieces: Buffer[] = []
  let length = 0
  let isFirstLine = startsFile

  function takeLine(): Buffer {
    const whole = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
    const line = isFirstLine ? withoutByteOrderMark(whole) : whole
    pieces = []
    length = 0
    isFirstLine = false
    return line.at(-1) === carriageReturn ? line.subarray(0, -1) : line
  }

  /** Keeps five more bytes: four for a byte order mark and a carriage return, and one above the limit. */
  function keep(piece: Buffer): void {
    const kept = piece.subarray(0, Math.max(0, maxBytes + 5 - length))
    length += kept.length
    // An empty piece would keep its whole chunk in memory.
    if (kept.length > 0) pieces.push(kept)
  }

  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    const lines: Buffer[] = []
    let start = 0
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
      keep(bytes.subarray(start, end))
      lines.push(takeLine())
      start = end + 1
    }
    if (start < bytes.length) keep(bytes.subarray(start))
    if (lines.length > 0) yield lines
  }
  // The last line may lack a newline.
  if (pieces.length > 0) yield [takeLine()]
}

export function isBlank(line: Buffer): boolean {
  return line.every((byte) => byte === 0x20 || byte === 0x09 || byte === carriageReturn)
}
