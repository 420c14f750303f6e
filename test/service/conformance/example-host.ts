import { emptyDatabase, removeDatabase } from './empty-database.ts'
import { HOST_FOLDER, HOST_TSCONFIG } from './host-folder.ts'
import type { OfficeEvent, ServiceUnderTest } from './service-under-test.ts'

/** `capacity` requests are allowed at once, and `perSecond` are added in each second after that. */
export interface TokenRate {
  readonly capacity: number
  readonly perSecond: number
}

export interface SentWebhook {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

// The host is TypeScript, so the thread that reads uploads needs this setting.
process.env['TSX_TSCONFIG_PATH'] ??= HOST_TSCONFIG

export interface HostOptions {
  readonly databaseUrl?: string
  readonly databaseFolder?: string
  readonly databaseTimes?: Partial<typeof LONG_TIMES>
  readonly filesFolder?: string
  readonly fileSecret?: string
  readonly now?: () => Date
  readonly log?: (line: string) => void
  readonly keyRate?: TokenRate
  readonly wrongKeyRate?: TokenRate
  readonly convertHeic?: (bytes: Uint8Array) => Promise<Uint8Array | undefined>
  readonly send?: (
    request: SentWebhook,
    addresses: readonly string[],
  ) => Promise<{ readonly status: number; readonly body: string }>
}

export interface ExampleHost {
  readonly service: ServiceUnderTest
  readonly deliverDue: () => Promise<number>
  readonly forgetOld: () => Promise<void>
  readonly query: (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>
  readonly database: object
  readonly close: () => Promise<void>
}

/** The host has its own packages, unknown to this folder. */
interface HostPackage {
  readonly startHost: (options: object) => Promise<{
    readonly app: { fetch(request: Request): Response | Promise<Response> }
    readonly host: { readonly database: { readonly query: ExampleHost['query'] } }
    readonly ready: Promise<void>
    readonly deliverDue: () => Promise<number>
    readonly forgetOld: () => Promise<void>
    readonly close: () => Promise<void>
  }>
}

export const KEYS = {
  administrator: 'harbour-administrator',
  other: 'harbour-other',
  stranger: 'stranger-administrator',
}

/** Long enough that a busy machine does not make the host answer 503. */
export const LONG_TIMES = { connectMs: 600_000, statementMs: 600_000, recordsMs: 600_000 }

/** Every host name has a public address, and receivers answer 200. Without a database, the host gets an empty one. */
export async function startExampleHost(options: HostOptions = {}): Promise<ExampleHost> {
  const path = `${HOST_FOLDER}start.ts`
  const { startHost } = (await import(/* @vite-ignore */ path)) as HostPackage
  const isGiven = options.databaseUrl !== undefined || options.databaseFolder !== undefined
  const databaseFolder = isGiven ? options.databaseFolder : await emptyDatabase()
  const { app, host, ready, deliverDue, forgetOld, close } = await startHost({
    resolve: () => Promise.resolve(['93.184.216.34']),
    send: () => Promise.resolve({ status: 200, body: 'ok' }),
    databaseTimes: LONG_TIMES,
    ...options,
    ...(databaseFolder !== undefined && { databaseFolder }),
  })
  await ready
  const answer = (request: Request): Promise<Response> => Promise.resolve(app.fetch(request))
  const baseUrl = 'http://localhost'
  return {
    service: {
      fetch: answer,
      baseUrl,
      keys: KEYS,
      webhookUrl: 'https://example.com/hook',
      office: (documentId, event, body) => askOffice(answer, baseUrl, documentId, event, body),
    },
    deliverDue,
    forgetOld,
    query: (sql) => host.database.query(sql),
    database: host.database,
    async close() {
      await close()
      if (!isGiven && databaseFolder !== undefined) removeDatabase(databaseFolder)
    },
  }
}

/** The service of a host in another process, which has a public address for every receiver. */
export const serviceAt = (port: number | string): ServiceUnderTest => ({
  fetch: (request) => fetch(request),
  baseUrl: `http://127.0.0.1:${String(port)}`,
  keys: KEYS,
  webhookUrl: 'https://1.1.1.1/hook',
})

export async function askOffice(
  answer: (request: Request) => Promise<Response>,
  baseUrl: string,
  documentId: string,
  event: OfficeEvent,
  body?: object,
): Promise<void> {
  const response = await answer(
    new Request(`${baseUrl}/office/documents/${documentId}/${event}`, {
      method: 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { Authorization: `Bearer ${KEYS.administrator}` },
    }),
  )
  if (!response.ok) throw new Error(`The office: ${await response.text()}`)
}
