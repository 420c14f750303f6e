import { readFileSync } from 'node:fs'
import type { RedisOptions } from 'ioredis'
import { CommandFailure, type ProcessIo } from '../process-io.js'

/** `shown` leaves out user and password. */
export interface RedisAddress {
  /** In parts, because the client parses addresses by another standard, and could reach another server. */
  readonly server: RedisOptions
  readonly shown: string
}

const VARIABLE = 'QUOTEWRIGHT_REDIS_URL'

/**
 * Other users of a machine can see arguments, so an address may also come from `env` or from `@FILE`. No error
 * shows the address.
 */
export function redisAddress(typed: string, env: ProcessIo['env'] = process.env): RedisAddress {
  const [whole, source] = addressFrom(typed, env)
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  const server = url && serverAt(url)
  if (url === undefined || server === undefined)
    throw new CommandFailure(
      `The address of Redis ${source} cannot be read. Write redis://user:password@host:6379. In the password, write %2F for / and %25 for %.`,
    )
  return { server, shown: `${url.protocol}//${url.host}` }
}

function serverAt(url: URL): RedisAddress['server'] | undefined {
  if (!isAddress(url)) return undefined
  const { protocol, hostname, port, pathname } = url
  try {
    const [username, password] = [url.username, url.password].map(decodeURIComponent)
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? 6379 : Number(port),
      db: Number(pathname.slice(1)),
      ...(username && { username }),
      ...(password && { password }),
      ...(protocol === 'rediss:' && { tls: {} }),
    }
  } catch {
    // `decodeURIComponent` refuses a `%` that begins no escape.
    return undefined
  }
}

function addressFrom(typed: string, env: NonNullable<ProcessIo['env']>): readonly [string, string] {
  if (typed === 'env') return [env[VARIABLE] ?? '', `in ${VARIABLE}`]
  if (!typed.startsWith('@')) return [typed, 'in --redis']
  const file = typed.slice(1)
  try {
    return [readFileSync(file, 'utf8').trim(), `in ${file}`]
  } catch (error) {
    throw new CommandFailure(`Cannot read ${file}: ${(error as Error).message}.`)
  }
}

/** A `/`, `?` or `#` in a password ends the host too early, so only a database number may follow the host. */
function isAddress({ protocol, hostname, pathname, search, hash }: URL): boolean {
  return (
    /^rediss?:$/.test(protocol) &&
    hostname !== '' &&
    /^\/?\d*$/.test(pathname) &&
    search === '' &&
    hash === ''
  )
}
