import { isUtf8 } from 'node:buffer'
import { findJsonError } from './find-json-error.js'
import { placeOf, type Place } from './json-place.js'

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | ({ readonly ok: false } & UnreadableJson)

export interface UnreadableJson {
  /** Follows the name of the input: `is not JSON`. */
  readonly fault: string
  /** A clause without a full stop. */
  readonly reason: string
  readonly place?: Place
  /** True if the first line is a complete value and more lines follow, as in NDJSON. */
  readonly isLineByLine?: boolean
}

// Fatal, so that an invalid byte does not become a replacement character in a product name.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Editors on Windows write these byte order marks at the start of a file. */
const utf16Marks = [
  { bytes: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { bytes: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
] as const

/** Also reads UTF-16 with a byte order mark, as PowerShell writes it. UTF-8 never has these bytes. */
export function parseJsonFile(bytes: Buffer): ParsedJson {
  const mark = utf16MarkOf(bytes)
  if (mark === undefined) return parseJson(withoutByteOrderMark(bytes))
  try {
    return parseText(new TextDecoder(mark.encoding, { fatal: true }).decode(bytes))
  } catch {
    return {
      ok: false,
      fault: 'is not UTF-16',
      reason: 'it begins with a UTF-16 mark, but is not valid UTF-16',
    }
  }
}

export function parseJson(bytes: Buffer): ParsedJson {
  // In UTF-16, each ASCII character has a zero byte next to it.
  if (bytes[0] === 0 || bytes[1] === 0) return utf16WithoutMark
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch (error) {
    if (isUtf8(bytes)) return { ok: false, fault: 'cannot be read', reason: (error as Error).message }
    return notUtf8(bytes)
  }
  return parseText(text)
}

export function utf16MarkOf(bytes: Buffer): (typeof utf16Marks)[number] | undefined {
  return utf16Marks.find((mark) => bytes.subarray(0, 2).equals(mark.bytes))
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/** Removes the UTF-8 byte order mark, which Windows editors write, but JSON forbids. */
export function withoutByteOrderMark(bytes: Buffer): Buffer {
  const mark = bytes.subarray(0, byteOrderMark.length)
  return mark.equals(byteOrderMark) ? bytes.subarray(byteOrderMark.length) : bytes
}

function parseText(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch (error) {
    if (text.trim() === '') return { ok: false, fault: 'is empty', reason: 'the input has no content' }
    const found = findJsonError(text)
    // JSON.parse refused valid JSON, for example because of its length.
    if (found === undefined) return { ok: false, fault: 'cannot be read', reason: (error as Error).message }
    const { offset, reason, isAfterValue } = found
    const isLineByLine = isAfterValue && isOneLine(text.slice(0, offset))
    return { ok: false, fault: 'is not JSON', reason, place: placeOf(text, offset), isLineByLine }
  }
}

/** Tests for exactly one line that is not blank, and a line break after it. */
function isOneLine(text: string): boolean {
  const line = text.trimEnd()
  return text.slice(line.length).includes('\n') && !line.trimStart().includes('\n')
}

const utf16WithoutMark: ParsedJson = {
  ok: false,
  fault: 'is not JSON',
  reason: 'its bytes look like UTF-16: save it as UTF-8',
}

const newline = 0x0a

function notUtf8(bytes: Buffer): ParsedJson {
  let line = 1
  let start = 0
  for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
    if (!isUtf8(bytes.subarray(start, end))) break
    line++
    start = end + 1
  }
  const reason = bytes.includes(newline)
    ? `the first invalid bytes are in line ${String(line)}`
    : 'some of its bytes are invalid'
  return { ok: false, fault: 'is not UTF-8', reason }
}
