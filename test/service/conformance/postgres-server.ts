import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  readonly url: string
  readonly stop: () => void
  /** Stops the server and its connections for a while. Absent for the server of DATABASE_URL. */
  readonly pause?: () => void
  readonly resume?: () => void
}

const VERSIONS = '/usr/lib/postgresql'

function programs(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined
  const [newest] = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))
  return newest === undefined ? undefined : join(VERSIONS, newest, 'bin')
}

export function withoutPostgres(): string | undefined {
  if (process.env['DATABASE_URL'] !== undefined) return undefined
  return programs() === undefined ? `PostgreSQL is not installed in ${VERSIONS}.` : undefined
}

/** Uses the server of DATABASE_URL, or else a new folder and a free port. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined) return { url: given, stop: () => undefined }
  const bin = programs() ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-postgres-'))
  const port = String(await freePort())
  // PostgreSQL refuses to run as root.
  const isRoot = userInfo().uid === 0
  const run = (program: string, ...parameters: readonly string[]): void => {
    const command = [join(bin, program), ...parameters]
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder })
  }
  if (isRoot) {
    const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres']).toString()))
    chownSync(folder, uid ?? 0, gid ?? 0)
  }
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  const start = (): void => {
    run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
  }
  start()
  return {
    pause: () => {
      run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop')
    },
    resume: start,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
