import { completeSettings, readSettings } from '../wire/account-settings.js'
import type { Account, ParsedAccount } from '../wire/account.generated.js'
import { elementsOf } from '../problem/elements.js'
import { ownFields } from '../problem/own-fields.js'
import { definedOnly, isObject, type JsonObject } from '../wire/object.js'
import { readWhole } from '../wire/reading.js'
import { fingerprintOf } from './fingerprint.js'
import { faultFound } from './golden-fault.js'
import { kindOfHeader } from './kind.js'
import { readRecord } from './read-record.js'
import type { GoldenRecord } from './record.js'
import type { GoldenHeader } from './report.js'

export const FORMAT = 'quotewright.golden/1'

export const CURRENT_RECORDS = 'The current records'

/** A golden file that is being read. */
export interface GoldenFile {
  /** The file's first line. */
  readonly header: GoldenHeader
  /** The lines after the header. They can be read only once: reading again throws `already_read`. */
  readonly lines: AsyncIterable<string>
  /** The name of the file in messages. */
  readonly name?: string
}

/** A record as a line of a golden file. */
export interface RecordLine {
  /** The line number of the request or of the record, from 1. */
  readonly line: number
  /** The record as JSON. */
  readonly text: string
  /** Own settings of the document, if any. */
  readonly account?: Account
}

export type AccountsByFingerprint = Map<string, ParsedAccount>

export async function openGoldenFile(lines: AsyncIterable<string>, name: string): Promise<GoldenFile> {
  const iterator = lines[Symbol.asyncIterator]()
  const first = await iterator.next()
  try {
    const header = headerIn(first.done === true ? undefined : first.value, name)
    return { header, lines: readOnce(iterator, name), name }
  } catch (fault) {
    await iterator.return?.()
    throw fault
  }
}

function headerIn(line: string | undefined, name: string): GoldenHeader {
  const sent = line === undefined ? undefined : parsedObject(line)
  if (sent?.['format'] !== FORMAT || !isObject(sent['settings'])) {
    throw faultFound(
      'not_a_golden_file',
      `${name}: not a golden file. Its first line needs "settings" and the "format" "${FORMAT}". Make one with "quotewright golden record".`,
      1,
    )
  }
  const header = { ...sent, kind: kindOfHeader(sent, name) }
  return definedOnly(header) as unknown as GoldenHeader
}

/** A second reading would find no lines, so every document would look added. */
function readOnce(iterator: AsyncIterator<string>, name: string): AsyncIterable<string> {
  let isTaken = false
  return {
    [Symbol.asyncIterator]: () => {
      if (isTaken)
        throw faultFound('already_read', `${name} was already compared. Reopen it with parseGolden.`)
      isTaken = true
      return iterator
    },
  }
}

/** Yields the records, and puts the settings before them into `accounts`. */
export async function* recordsIn(
  lines: AsyncIterable<string>,
  name: string,
  accounts: AccountsByFingerprint,
): AsyncGenerator<RecordLine> {
  let line = 1
  for await (const text of lines) {
    line++
    if (text === '') continue
    if (!text.startsWith('{"settings":')) yield { line, text }
    else {
      const settings = usableSettings(parsedObject(text)?.['account'], name, line)
      accounts.set(fingerprintOf(completeSettings(settings)), settings)
    }
  }
}

export function usableSettings(account: unknown, source: string, line: number): ParsedAccount {
  const { read, problems } = readWhole(account, readSettings)
  if (read !== undefined && problems.length === 0) return read
  const codes = problems.map(({ code }) => code).join(', ')
  throw faultFound(
    'unusable_settings',
    `${source}, line ${String(line)}: the settings cannot be used (${codes}).`,
    line,
  )
}

export async function* linesOfGolden(
  header: GoldenHeader,
  records: AsyncIterable<RecordLine>,
): AsyncGenerator<string> {
  yield JSON.stringify(header)
  const written = new Set<string>()
  for await (const record of records) {
    const { text, account } = ownFields(record)
    const settings = account === undefined ? undefined : fingerprintOf(account)
    if (settings !== undefined && !written.has(settings)) {
      written.add(settings)
      yield JSON.stringify({ settings, account })
    }
    yield text
  }
}

export function recordIn({ line, text }: RecordLine, source: string): GoldenRecord {
  const { read: record } = readWhole(parsedObject(text), readRecord)
  if (record !== undefined) return record
  throw faultFound('not_a_record', `${source}, line ${String(line)}: not a record. Was it cut off?`, line)
}

export function parsedObject(line: unknown): JsonObject | undefined {
  if (typeof line !== 'string') return undefined
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? ownFields(value) : undefined
  } catch {
    return undefined
  }
}

/** Values that come one by one, such as rows of a database or lines of a file. */
export type AnyIterable<A> = AsyncIterable<A> | Iterable<A>

/** A list ends at its first hole. Stopping early closes the source too. */
export async function* streamOf<A>(values: AnyIterable<A> | undefined): AsyncGenerator<A> {
  if (Array.isArray(values)) yield* elementsOf(values) as readonly A[]
  else if (values !== undefined) yield* values
}

/** Releases the file or the rows of a source that will not be read. */
export async function endStream(values: AnyIterable<unknown> | undefined): Promise<void> {
  const source = Object(values) as Partial<AsyncIterable<unknown> & Iterable<unknown>>
  try {
    const iterator = source[Symbol.asyncIterator]?.() ?? source[Symbol.iterator]?.()
    await iterator?.return?.()
  } catch {
    // A source that fails is closed already.
  }
}
