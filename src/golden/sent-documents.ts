import { recognise } from '../engine/recognise-request.js'
import { listedProblems } from '../problem/answer.js'
import { ownField, ownFields } from '../problem/own-fields.js'
import { pointerOf } from '../problem/path.js'
import { completeSettings, readSettings } from '../wire/account-settings.js'
import type { Account, ParsedAccount } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import { isObject, definedOnly } from '../wire/object.js'
import { readWhole } from '../wire/reading.js'
import { fingerprintOf } from './fingerprint.js'
import type { RecordLine } from './golden-file.js'
import { makeRecord, type GoldenRecord, type Recording } from './record.js'

/** A record, with the document's own settings. */
export interface SentRecord extends GoldenRecord {
  /** The document's own settings. A golden file has them once, on a line before the record. */
  readonly account?: Account
}

/** The caller sends the request alone, or in an object with `id` and `account`. */
interface SentDocument {
  readonly id: string | number | undefined
  readonly kind: DocumentKind
  readonly request: unknown
  readonly account: unknown
}

/** Without `asked`, the fields of the request decide the kind. */
export function documentIn(sent: unknown, asked: DocumentKind | undefined): SentDocument {
  const isWrapped = isObject(sent) && Object.hasOwn(sent, 'request') && !Object.hasOwn(sent, 'lines')
  const { request, kind = 'quote' } = recognise(isWrapped ? sent['request'] : sent)
  const account = isWrapped ? (ownField(sent, 'account') ?? undefined) : undefined
  return { id: idOf(sent), kind: asked ?? kind, request, account }
}

function idOf(sent: unknown): string | number | undefined {
  if (!isObject(sent)) return undefined
  const ids = ['id', 'requestId'].map((field) => ownField(sent, field))
  return ids.find((id): id is string | number => typeof id === 'string' || typeof id === 'number')
}

export function recordOfSent(
  sent: unknown,
  usual: ParsedAccount,
  asked: DocumentKind | undefined,
  recording: Recording,
): SentRecord {
  const { account, ...document } = documentIn(sent, asked)
  if (account === undefined) return makeRecord(document, usual, recording)
  const { read, problems } = readWhole(account, readSettings)
  if (read === undefined || problems.length > 0) {
    // A document with invalid settings is refused, like one with an invalid request.
    const { id, kind, request } = document
    return definedOnly({
      id,
      kind,
      request: fingerprintOf(request),
      problems: listedProblems(problems, account).map(
        ({ code, path }) => `${code} ${pointerOf(['account', ...path])}`,
      ),
    })
  }
  const own = completeSettings(read)
  const { id, kind, request, ...answer } = ownFields(makeRecord(document, read, recording))
  return {
    ...(id === undefined ? {} : { id }),
    kind,
    request,
    settings: fingerprintOf(own),
    currency: own.currency,
    ...answer,
    account: own,
  }
}

export function recordLineOf(sent: SentRecord, line: number): RecordLine {
  const { account, ...record } = ownFields(sent)
  const text = JSON.stringify(record)
  return account === undefined ? { line, text } : { line, text, account }
}
