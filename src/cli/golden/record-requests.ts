import { fingerprintOf } from '../../golden/fingerprint.js'
import { recordOf, type GoldenRecord } from '../../golden.js'
import { readAccount, type Account } from '../../index.js'
import { isObject } from '../../wire/object.js'
import type { Answering } from '../answering/answer-lines.js'
import { recogniseRequest } from '../pricing/recognise-document.js'
import type { DocumentKind, Settings } from '../settings.js'

/** A record as it is passed on, with the settings that its document has of its own. */
export type RecordWithSettings = GoldenRecord & { readonly account?: Account }

/** How requests are recorded. */
export interface RecordingSettings extends Settings {
  readonly isFull: boolean
}

/** Records requests: a line is one, or `{"id": …, "request": …, "account": …}`. */
export function recording(settings: RecordingSettings): Answering<RecordWithSettings> {
  return { answer: (sent) => recordLine(sent, settings), json: (record) => record }
}

function recordLine(sent: unknown, settings: RecordingSettings): RecordWithSettings {
  const { kind, request, account } = documentIn(sent, settings.kind)
  const options = { kind, catalogue: settings.catalogue, isFull: settings.isFull }
  if (account === undefined) return recordBy(request, settings.account, options)
  const own = readAccount(account)
  if (!own.ok) {
    // A document whose settings are wrong is refused, as one whose request is wrong.
    const problems = own.problems.map(({ code, param }) => `${code} account.${param}`)
    return { kind, request: fingerprintOf(request), problems }
  }
  const { kind: recordedKind, request: fingerprint, ...answer } = recordBy(request, own.value, options)
  const { currency } = own.value
  return {
    ...{ kind: recordedKind, request: fingerprint, settings: fingerprintOf(own.value), currency },
    ...answer,
    account: own.value,
  }
}

function recordBy(request: unknown, account: Account, options: Parameters<typeof recordOf>[2]): GoldenRecord {
  const record = recordOf(request, account, options)
  if (!record.ok) throw new Error('settings that were read have problems')
  return record.value
}

/** A document that a line sends. */
export interface SentDocument {
  readonly kind: DocumentKind
  readonly request: unknown
  /** The settings of this document alone. */
  readonly account?: unknown
}

/** The document in a line. `asked` is the kind that was asked for; otherwise the request says what it is. */
export function documentIn(sent: unknown, asked: DocumentKind | undefined): SentDocument {
  const isWrapped = isObject(sent) && Object.hasOwn(sent, 'request') && !Object.hasOwn(sent, 'lines')
  const { request, kind = 'quote' } = recogniseRequest(isWrapped ? sent['request'] : sent)
  const account = isWrapped && Object.hasOwn(sent, 'account') ? (sent['account'] ?? undefined) : undefined
  return { kind: asked ?? kind, request, ...(account === undefined ? {} : { account }) }
}
