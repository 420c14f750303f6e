import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { KEYS, serviceAt } from '../conformance/example-host.ts'
import { HOST_FOLDER, WITHOUT_HOST } from '../conformance/host-folder.ts'
import { Fixtures, onTheFly } from '../conformance/fixtures.ts'
import { freePort } from '../conformance/free-port.ts'
import { startPostgres, withoutPostgres } from '../conformance/postgres-server.ts'
import { startProcess } from '../conformance/process.ts'
import { at, send, textAt } from '../conformance/service-under-test.ts'
import { killingHosts } from './kills.ts'
import { delaysWhile, ratioOf, type Shot } from './measure.ts'

/**
 * Compares the example host with a bare-minimum server on the same packages. Also measures reads during file
 * uploads, and writes while hosts are killed. To start it, run `npm run load --prefix docs/examples/host`. Add
 * `-- --kills` to run only the last part.
 */
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? '5')
const KILL_SECONDS = Number(process.env['KILL_SECONDS'] ?? '60')
const FILE_BYTES = 20 * 1024 * 1024
const missing = WITHOUT_HOST ?? withoutPostgres()
if (missing !== undefined) {
  console.error(missing)
  process.exit(2)
}

interface Client {
  connect(): Promise<void>
  query(sql: string, values?: readonly unknown[]): Promise<unknown>
  end(): Promise<void>
}
const pg = createRequire(`${HOST_FOLDER}package.json`)('pg') as {
  readonly Client: new (url: string) => Client
}
const authorization = { Authorization: `Bearer ${KEYS.administrator}` }

async function startBare(url: string): Promise<{ readonly port: number; readonly stop: () => void }> {
  const port = await freePort()
  const file = fileURLToPath(new URL('bare.ts', import.meta.url))
  const bare = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, DATABASE_URL: url, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((listening) => bare.stdout.once('data', listening))
  return { port, stop: () => bare.kill('SIGKILL') }
}

async function compare(url: string): Promise<readonly (readonly string[])[]> {
  const port = await freePort()
  const host = await startProcess({ DATABASE_URL: url, REQUESTS_PER_SECOND: '0', PORT: String(port) })
  const bare = await startBare(url)
  try {
    const service = serviceAt(port)
    const fixtures = new Fixtures(service)
    const lines = Array.from({ length: 10 }, (_, index) => onTheFly(`Line ${String(index)}`))
    const body = { ...(await fixtures.documentBody()), lines }
    const orderId = textAt(await fixtures.document('order', { lines }), 'orderId')
    for (let index = 0; index < 50; index++) await fixtures.document('quote', { lines })
    const order = (await send(service, { method: 'GET', path: `/v1/orders/${orderId}` })).body
    const quotes = (await send(service, { method: 'GET', path: '/v1/quotes' })).body
    const created = (await send(service, { method: 'POST', path: '/v1/quotes', body })).body
    const client = new pg.Client(url)
    await client.connect()
    await client.query('create table if not exists bare (id text primary key, body json not null)')
    for (const [id, json] of Object.entries({ order, quotes }))
      await client.query('insert into bare (id, body) values ($1, $2)', [id, JSON.stringify(json)])
    await client.end()
    const { baseUrl } = service
    const ofHost = (path: string): Shot => ({ url: `${baseUrl}${path}`, headers: authorization })
    const ofBare = (id: string): Shot => ({ url: `http://127.0.0.1:${String(bare.port)}/bare/${id}` })
    const get = await ratioOf(ofBare('order'), ofHost(`/v1/orders/${orderId}`), SECONDS)
    const list = await ratioOf(ofBare('quotes'), ofHost('/v1/quotes'), SECONDS)
    const post = { method: 'POST' } as const
    const create = await ratioOf(
      {
        ...post,
        url: `http://127.0.0.1:${String(bare.port)}/bare`,
        body: JSON.stringify(at(created, 'quote')),
      },
      { ...ofHost('/v1/quotes'), ...post, body: JSON.stringify(body) },
      SECONDS,
    )
    return Object.entries({
      'GetOrder, 10 lines | a select': { ...get, max: '4' },
      'ListQuotes, 50 of 10 lines | a select': { ...list, max: '–' },
      'CreateQuote, 10 lines | an insert': { ...create, max: '6' },
    }).map(([name, { bare: min, host: own, ratio, max }]) => [
      ...name.split(' | '),
      min.toFixed(0),
      own.toFixed(0),
      ratio.toFixed(1),
      max,
    ])
  } finally {
    bare.stop()
    host.process.kill('SIGKILL')
  }
}

async function uploads(
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const port = await freePort()
  const host = await startProcess({ ...environment, REQUESTS_PER_SECOND: '0', PORT: String(port) })
  try {
    const service = serviceAt(port)
    const orderId = textAt(await new Fixtures(service).document('order'), 'orderId')
    const path = `/v1/orders/${orderId}`
    // Another process sends the files, so that only the host can delay an answer.
    const sender = fileURLToPath(new URL('send-files.ts', import.meta.url))
    const sending = (): Promise<unknown> =>
      new Promise((sent, failed) => {
        const to = [`${service.baseUrl}${path}/attachments`, KEYS.other, '20', String(FILE_BYTES)]
        spawn(process.execPath, ['--import', 'tsx', sender, ...to], { stdio: 'inherit' }).on(
          'exit',
          (code) => {
            if (code === 0) sent(code)
            else failed(new Error(`The file sender exited with code ${String(code)}.`))
          },
        )
      })
    const [count, ...delays] = await delaysWhile(
      { url: `${service.baseUrl}${path}`, headers: authorization },
      sending,
    )
    return [name, String(count), ...delays.map((one) => one.toFixed(0))]
  } finally {
    host.process.kill('SIGKILL')
  }
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const folder = mkdtempSync(join(tmpdir(), 'quotewright-load-'))
const server = await startPostgres()
try {
  if (!process.argv.includes('--kills')) {
    const rows = await compare(server.url)
    console.log(table(['operation', 'baseline', 'baseline req/s', 'host req/s', 'slowdown', 'limit'], rows))
    const files = { FILES_FOLDER: join(folder, 'files') }
    const delays = [
      await uploads('a PostgreSQL server', { DATABASE_URL: server.url, ...files }),
      await uploads('PGlite in a folder', { DATABASE_FOLDER: join(folder, 'data') }),
    ]
    const heads = ['20 uploads of 20 MB, on', 'GetOrder calls', 'median (ms)', 'p99', 'max']
    console.log(`\n${table(heads, delays)}`)
  }
  const { wrong, ...kills } = await killingHosts(server.url, KILL_SECONDS)
  const heads = ['kills', 'acknowledged', 'attempts repeated', 'lost', 'done twice', 'wrong answers']
  console.log(`\n${table(heads, [[...Object.values(kills), wrong.length].map(String)])}`)
  for (const one of new Set(wrong)) console.log(one)
} finally {
  server.stop()
  rmSync(folder, { recursive: true, force: true })
}
