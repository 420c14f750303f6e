import { isUtf8 } from 'node:buffer'
import type { SheetCell } from '../../entries/sheet.js'
import { sheetLimits } from '../../entries/sheet.js'
import { subjectOf } from '../files.js'
import { CommandFailure } from '../process-io.js'
import { utf16MarkOf, withoutByteOrderMark } from '../json/parse-json.js'
import { csvPackage } from './write-csv.js'

export interface ReadRows {
  readonly rows: readonly (readonly SheetCell[])[]
  readonly notes: readonly string[]
}

/** On a tie, the first wins. */
const SEPARATORS = ['\t', ';', ','] as const

export async function csvRows(
  bytes: Buffer,
  file: string,
  maxRows: number = sheetLimits.rows,
): Promise<ReadRows> {
  const { text, notes } = textOf(bytes, file)
  const { body, separator } = separated(text)
  const { parse } = await csvPackage()
  const { data, errors } = parse<string[]>(body.trimEnd(), {
    delimiter: separator,
    newline: '\n',
    // Reads one row past the limit, so that the caller can refuse a longer file.
    preview: maxRows + 1,
  })
  const [fault] = errors
  if (fault !== undefined)
    throw new CommandFailure(
      `${subjectOf(file)} is not CSV: a quotation mark in row ${String((fault.row ?? 0) + 1)} is not closed or inside a cell. Close or double it.`,
    )
  return { rows: data, notes }
}

/** The first bytes of a zip file, and of an empty one. */
const ZIP_SIGNATURES = ['504b0304', '504b0506']

/** Reads UTF-8, UTF-16 (even without a byte order mark), or the Windows-1252 of older programs. */
function textOf(bytes: Buffer, file: string): { readonly text: string; readonly notes: readonly string[] } {
  if (ZIP_SIGNATURES.includes(bytes.toString('hex', 0, 4)))
    throw new CommandFailure(`${subjectOf(file)} is not CSV, but a zip file: give it the ending .xlsx.`)
  const encoding = utf16MarkOf(bytes)?.encoding ?? utf16WithoutMark(bytes)
  const isPlain = encoding === undefined && isUtf8(bytes)
  const isWindows1252 = encoding === undefined && !isPlain
  const text = isWindows1252
    ? windowsText(bytes)
    : new TextDecoder(encoding ?? 'utf-8').decode(withoutByteOrderMark(bytes))
  if (text.includes('\0'))
    throw new CommandFailure(`${subjectOf(file)} is not CSV: some of its bytes are not text.`)
  return { text, notes: isWindows1252 ? [`${file} is not UTF-8, and is read as Windows-1252`] : [] }
}

/** Covers 0x80 to 0x9f. Some versions of Node decode these bytes as control characters. */
const WINDOWS_CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function windowsText(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) => WINDOWS_CHARACTERS[character.charCodeAt(0) - 0x80] ?? character)
}

/** In bytes. */
const SAMPLE = 1024

/** In UTF-16, each ASCII character has a zero byte on the same side. Few other characters have one. */
function utf16WithoutMark(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes.length % 2 === 1) return undefined
  const sample = bytes.subarray(0, SAMPLE)
  const zerosAt = (side: number): number => sample.filter((byte, at) => byte === 0 && at % 2 === side).length
  const [before, behind] = [zerosAt(0), zerosAt(1)]
  if (Math.max(before, behind) * 8 < sample.length || Math.min(before, behind) * 8 > Math.max(before, behind))
    return undefined
  return before > behind ? 'utf-16be' : 'utf-16le'
}

/** Allows a title above the headings. */
const MAX_LINES = 20

/** Counts marks in a number or before a space only if no others exist, and then only in line 1. */
function separated(text: string): { readonly body: string; readonly separator: string } {
  const lines = text.replace(/\r\n?/g, '\n')
  const [line, separator] = /^"?sep=([,;\t|])"?\n/.exec(lines) ?? []
  if (line !== undefined && separator !== undefined) return { body: lines.slice(line.length), separator }
  const first = lines
    .replace(/^\n+/, '')
    .split('\n', MAX_LINES)
    .join('\n')
    .replace(/"[^"]*"/g, '')
  const texts = first.split('\n')
  const plain = texts.map((text) => text.replace(/(?<=\d)[;,](?=\d)|[;,](?= )/g, ''))
  return { body: lines, separator: mostFrequent(plain) ?? mostFrequent(texts.slice(0, 1)) ?? ',' }
}

/** Chooses the mark that most lines have, because one line of prose may have many commas. */
function mostFrequent(texts: readonly string[]): string | undefined {
  const found = SEPARATORS.map((mark) => {
    const marks = texts.map((text) => text.split(mark).length - 1)
    return { mark, lines: marks.filter((count) => count > 0).length, max: Math.max(...marks) }
  }).sort((one, other) => other.lines - one.lines || other.max - one.max)
  return found.find(({ lines }) => lines > 0)?.mark
}
