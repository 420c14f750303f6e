import type { HostOptions } from './start.ts'

/** The settings of this host, from environment variables. README.md has the table. */
export interface Settings {
  readonly port: number
  readonly hostname: string
  /** Whether only this machine can reach the host. */
  readonly isLocal: boolean
  /** How long open requests may take after a signal to stop. */
  readonly stopMs: number
  /** How long a client may take to send the headers of a request, and the whole request. */
  readonly headersMs: number
  readonly requestMs: number
  readonly options: HostOptions & { readonly baseUrl: string }
}

const LOCAL = ['127.0.0.1', '::1', 'localhost']

export function settings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const {
    PORT = '8080',
    HOST = '127.0.0.1',
    BASE_URL = `http://localhost:${PORT}`,
    DATABASE_URL,
    DATABASE_FOLDER,
    FILES_FOLDER = DATABASE_FOLDER === undefined ? undefined : `${DATABASE_FOLDER}-files`,
    FILE_SECRET,
    REQUESTS_PER_SECOND = '200',
    WRONG_KEYS_PER_SECOND = '5',
    HEADERS_SECONDS = '60',
    REQUEST_SECONDS = '120',
    STOP_SECONDS = '10',
  } = environment
  const isLocal = LOCAL.includes(HOST)
  return {
    port: Number(PORT),
    hostname: HOST,
    isLocal,
    stopMs: Number(STOP_SECONDS) * 1000,
    headersMs: Math.min(Number(HEADERS_SECONDS), Number(REQUEST_SECONDS)) * 1000,
    requestMs: Number(REQUEST_SECONDS) * 1000,
    options: {
      databaseUrl: DATABASE_URL,
      databaseFolder: DATABASE_FOLDER,
      filesFolder: FILES_FOLDER,
      baseUrl: BASE_URL,
      requestMs: Number(REQUEST_SECONDS) * 1000,
      takesPublishedKeys: isLocal,
      keyRate: rateOf(REQUESTS_PER_SECOND),
      wrongKeyRate: rateOf(WRONG_KEYS_PER_SECOND),
      ...(FILE_SECRET !== undefined && { fileSecret: FILE_SECRET }),
    },
  }
}

/** Returns a limit of this many requests per second, and five times as many at once. No limit for 0. */
function rateOf(perSecond: string): HostOptions['keyRate'] {
  const number = Number(perSecond)
  return number > 0 ? { perSecond: number, capacity: Math.max(1, number * 5) } : undefined
}
