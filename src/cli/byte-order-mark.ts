const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/** Editors on Windows write one at the start of a file; JSON does not allow it. */
export function withoutByteOrderMark(bytes: Buffer): Buffer {
  const mark = bytes.subarray(0, byteOrderMark.length)
  return mark.equals(byteOrderMark) ? bytes.subarray(byteOrderMark.length) : bytes
}
