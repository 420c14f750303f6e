import pg from 'pg'
import type { HostOptions } from './start.ts'

/** The settings of this host, from environment variables. README.md lists them. */
export interface Settings {
  readonly port: number
  readonly hostname: string
  /** Whether only this machine can reach the host. */
  readonly isLocal: boolean
  /** The time that open requests may take after a signal to stop. */
  readonly stopMs: number
  /** The time that a client may take to send the headers of a request, and the whole request. */
  readonly headersMs: number
  readonly requestMs: number
  readonly options: HostOptions & { readonly baseUrl: string }
}

const LOCAL = ['127.0.0.1', '::1', 'localhost']
const LARGEST_PORT = 65_535

/**
 * Thrown for settings that cannot be read, with a sentence for each. No sentence contains a URL, because it may have a
 * password.
 */
export class WrongSettings extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
  }
}

/** Reads the settings. An empty variable counts as absent. Throws WrongSettings with every fault. */
export function settings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const wrong: string[] = []
  const text = (name: string): string | undefined => environment[name] || undefined
  const number = (name: string, usual: string, most = Infinity): number => {
    const sent = text(name) ?? usual
    const read = Number(sent)
    if (sent.trim() === '' || !(Number.isFinite(read) && read >= 0 && read <= most))
      wrong.push(
        `${name} is “${sent}”. Set a number from 0${most === Infinity ? '' : ` to ${String(most)}`}, such as ${usual}.`,
      )
    return read
  }
  const url = (name: string, isUrl: (sent: string) => boolean, example: string): string | undefined => {
    const sent = text(name)
    if (sent !== undefined && !isUrl(sent))
      wrong.push(`${name} cannot be read. Write it like ${example}, with %2F for a slash in a password.`)
    return sent
  }
  const port = number('PORT', '8080', LARGEST_PORT)
  const hostname = text('HOST') ?? '127.0.0.1'
  const isLocal = LOCAL.includes(hostname)
  const requestMs = number('REQUEST_SECONDS', '120') * 1000
  const databaseFolder = text('DATABASE_FOLDER')
  const fileSecret = text('FILE_SECRET')
  const read: Settings = {
    port,
    hostname,
    isLocal,
    stopMs: number('STOP_SECONDS', '10') * 1000,
    headersMs: Math.min(number('HEADERS_SECONDS', '60') * 1000, requestMs),
    requestMs,
    options: {
      databaseUrl: url('DATABASE_URL', isDatabaseUrl, 'postgres://name:password@localhost:5432/quotes'),
      databaseFolder,
      filesFolder: text('FILES_FOLDER') ?? (databaseFolder && `${databaseFolder}-files`),
      baseUrl: url('BASE_URL', isWebUrl, 'https://quotes.example.com') ?? `http://localhost:${String(port)}`,
      requestMs,
      takesPublishedKeys: isLocal,
      keyRate: rateOf(number('REQUESTS_PER_SECOND', '200')),
      wrongKeyRate: rateOf(number('WRONG_KEYS_PER_SECOND', '5')),
      ...(fileSecret !== undefined && { fileSecret }),
    },
  }
  if (wrong.length > 0) throw new WrongSettings(wrong)
  return read
}

/** Tests whether PostgreSQL's client can read a URL as it is. */
function isDatabaseUrl(url: string): boolean {
  try {
    return /^postgres(?:ql)?:/.test(url) && new pg.Client(url).port > 0
  } catch {
    return false
  }
}

function isWebUrl(url: string): boolean {
  return /^https?:/.test(url) && URL.canParse(url)
}

/** Returns a limit of this many requests per second, and five times as many at once. No limit for 0. */
function rateOf(perSecond: number): HostOptions['keyRate'] {
  return perSecond > 0 ? { perSecond, capacity: Math.max(1, perSecond * 5) } : undefined
}
