import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROGRAM = process.env['REDIS_SERVER'] ?? 'redis-server'

export function whyNoRedis(): string | undefined {
  try {
    execFileSync(PROGRAM, ['--version'], { stdio: 'ignore' })
    return undefined
  } catch {
    return `${PROGRAM} cannot be run: install Debian's redis-server`
  }
}

/** Serves one test file on a free port, and keeps no data. */
export interface RedisServer {
  readonly url: string
  readonly port: number
  /** The restarted server has no data. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-redis-'))
  let server = await started(port, folder)
  return {
    url: `redis://127.0.0.1:${String(port)}`,
    port,
    async restart() {
      await ended(server, 'SIGKILL')
      server = await started(port, folder)
    },
    async stop() {
      await ended(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function started(port: number, folder: string): Promise<ChildProcess> {
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ]
  const server = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const chunk of server.stdout as AsyncIterable<Buffer>) {
    if (chunk.includes('Ready to accept connections')) break
  }
  return server
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill(signal)
  await once(server, 'exit')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  probe.close()
  await once(probe, 'close')
  return port
}
