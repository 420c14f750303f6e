/** A part of a file: from a byte up to another, which is the next part's. The last part has no end: files grow. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** The ranges of a file, in order, each of so many bytes. */
export function* byteRanges(fileBytes: number, rangeBytes: number): Generator<ByteRange, undefined> {
  let start = 0
  for (; start + rangeBytes < fileBytes; start += rangeBytes) yield { start, end: start + rangeBytes }
  yield { start, end: Infinity }
  return undefined
}
