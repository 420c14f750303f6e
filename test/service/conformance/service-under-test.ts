export interface ServiceUnderTest {
  readonly fetch: (request: Request) => Promise<Response>
  /** Has no trailing slash. */
  readonly baseUrl: string
  /** `administrator` and `other` belong to one company, and `stranger` is an administrator of another. */
  readonly keys: { readonly administrator: string; readonly other: string; readonly stranger: string }
  /** Webhooks need an HTTPS URL of a public address. */
  readonly webhookUrl: string
  /** Does the work of the web application. Absent if the tests cannot reach it. */
  readonly office?: (documentId: string, event: OfficeEvent, body?: object) => Promise<void>
}

export type OfficeEvent = 'archive' | 'convert' | 'finalise' | 'invoice' | 'setFacts' | 'setStatus' | 'submit'

export interface Sent {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: unknown
  /** Replaces the body if it is not JSON. */
  readonly text?: string
  /** The key or the complete header; null omits the header. */
  readonly authorization?: string | null
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Undefined if the body is empty. */
  readonly body: unknown
}

export async function send(service: ServiceUnderTest, sent: Sent): Promise<Answer> {
  const url = new URL(`${service.baseUrl}${sent.path}`)
  for (const [name, value] of Object.entries(sent.query ?? {})) {
    for (const one of typeof value === 'string' ? [value] : value) url.searchParams.append(name, one)
  }
  const headers = new Headers()
  const authorization = sent.authorization === undefined ? service.keys.administrator : sent.authorization
  if (authorization !== null) {
    headers.set('Authorization', authorization.includes(' ') ? authorization : `Bearer ${authorization}`)
  }
  const text = sent.text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
  if (text !== undefined) headers.set('Content-Type', 'application/json')
  const response = await service.fetch(
    new Request(url, { method: sent.method, headers, ...(text !== undefined && { body: text }) }),
  )
  const answered = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: answered === '' ? undefined : (JSON.parse(answered) as unknown),
  }
}

export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let inside = value
  for (const step of path) {
    if (typeof inside !== 'object' || inside === null) return undefined
    inside = (inside as Readonly<Record<string | number, unknown>>)[step]
  }
  return inside
}

export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const text = at(value, ...path)
  if (typeof text === 'string') return text
  throw new Error(`No text at ${path.join('.')} of ${JSON.stringify(value).slice(0, 500)}`)
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const list = at(value, ...path)
  if (Array.isArray(list)) return list as readonly unknown[]
  throw new Error(`No list at ${path.join('.')} of ${JSON.stringify(value).slice(0, 500)}`)
}
