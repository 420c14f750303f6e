import { completeSettings, readSettings } from '../wire/account-settings.js'
import type { Account, ParsedAccount } from '../wire/account.generated.js'
import { isObject, type JsonObject } from '../wire/object.js'
import { readWhole } from '../wire/reading.js'
import { fingerprintOf } from './fingerprint.js'
import { faultFound } from './golden-fault.js'
import { readRecord } from './read-record.js'
import type { GoldenRecord } from './record.js'
import type { GoldenHeader } from './report.js'

export const FORMAT = 'quotewright.golden/1'

/** A golden file that is being read. */
export interface GoldenFile {
  /** Its first line. */
  readonly header: GoldenHeader
  /** The lines after it, which can be read once. */
  readonly lines: AsyncIterable<string>
}

/** A record as a line of a golden file. */
export interface RecordLine {
  /** The number of the line that its request or its record has, from 1. */
  readonly line: number
  /** The record as JSON. */
  readonly text: string
  /** The settings that the document has of its own. */
  readonly account?: Account
}

/** Settings by their fingerprints. */
export type AccountsByFingerprint = Map<string, ParsedAccount>

/** Reads the first line. `name` is what messages call the file. */
export async function openGoldenFile(lines: AsyncIterable<string>, name: string): Promise<GoldenFile> {
  const iterator = lines[Symbol.asyncIterator]()
  const first = await iterator.next()
  const header = first.done === true ? undefined : parsedObject(first.value)
  if (header?.['format'] !== FORMAT || !isObject(header['settings'])) {
    await iterator.return?.()
    throw faultFound(
      'not_a_golden_file',
      `${name} is no golden file: its first line has no "format" of "${FORMAT}". "quotewright golden record" makes one.`,
      1,
    )
  }
  const { kind } = header
  // Taken for quotes, orders would all differ.
  if (kind !== undefined && kind !== 'quote' && kind !== 'order') {
    await iterator.return?.()
    throw faultFound('unknown_kind', `${name}: its "kind" is neither "quote" nor "order".`, 1)
  }
  return { header: header as unknown as GoldenHeader, lines: { [Symbol.asyncIterator]: () => iterator } }
}

/** The records after the header. Settings that documents have of their own are before the first of these documents. */
export async function* recordsIn(
  lines: AsyncIterable<string>,
  accounts: AccountsByFingerprint,
): AsyncGenerator<RecordLine> {
  let line = 1
  for await (const text of lines) {
    line++
    if (text === '') continue
    if (text.startsWith('{"settings":')) remember(parsedObject(text)?.['account'], accounts, line)
    else yield { line, text }
  }
}

function remember(account: unknown, accounts: AccountsByFingerprint, line: number): void {
  const read = usableSettings(account, () =>
    faultFound('unusable_settings', `Line ${String(line)} of the golden file has no settings.`, line),
  )
  accounts.set(fingerprintOf(completeSettings(read)), read)
}

/** Reads settings that were written from settings without problems. Throws the fault made of the codes of any problems. */
export function usableSettings(account: unknown, faultOf: (codes: string) => Error): ParsedAccount {
  const { read, problems } = readWhole(account, readSettings)
  if (read !== undefined && problems.length === 0) return read
  throw faultOf(problems.map(({ code }) => code).join(', '))
}

/** The lines of a golden file: its header, the settings that documents have of their own once each, and the records. */
export async function* linesOfGolden(
  header: GoldenHeader,
  records: AsyncIterable<RecordLine>,
): AsyncGenerator<string> {
  yield JSON.stringify(header)
  const written = new Set<string>()
  for await (const { text, account } of records) {
    const settings = account === undefined ? undefined : fingerprintOf(account)
    if (settings !== undefined && !written.has(settings)) {
      written.add(settings)
      yield JSON.stringify({ settings, account })
    }
    yield text
  }
}

/** The record in a line. */
export function recordIn({ line, text }: RecordLine): GoldenRecord {
  const record = readRecord(parsedObject(text))
  if (record !== undefined) return record
  throw faultFound(
    'not_a_record',
    `Line ${String(line)} of the golden file is no record. Was the file cut off?`,
    line,
  )
}

/** The object in a line of JSON; undefined if it has none. */
export function parsedObject(line: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Values that come one by one, such as rows of a database or lines of a file. */
export type Stream<A> = AsyncIterable<A> | Iterable<A>

/** Values one by one, wherever they come from. Whoever stops early ends their source too. */
export async function* streamOf<A>(values: Stream<A> | undefined): AsyncGenerator<A> {
  if (values !== undefined) yield* values
}
