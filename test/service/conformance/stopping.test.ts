import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { KEYS, serviceAt } from './example-host.ts'
import { WITHOUT_HOST } from './host-folder.ts'
import { freePort } from './free-port.ts'
import { Fixtures, onTheFly } from './fixtures.ts'
import { startProcess, type HostProcess } from './process.ts'
import { rawRequest, type RawAnswer } from './raw-request.ts'
import { send } from './service-under-test.ts'

/** Tells whether the host had stopped listening: it refuses a new connection, or resets one that just arrived. */
const isUnheard = (failure: unknown): boolean => failure === 'ECONNREFUSED' || failure === 'ECONNRESET'

describe.skipIf(WITHOUT_HOST !== undefined)('the process of the example host', () => {
  let host: HostProcess | undefined
  const sockets: Socket[] = []
  afterEach(() => {
    host?.process.kill('SIGKILL')
    for (const socket of sockets.splice(0)) socket.destroy()
  })

  const connected = (port: number, address = '127.0.0.1'): Promise<Socket> =>
    new Promise((done, failed) => {
      const socket = connect(port, address, () => {
        done(socket)
      })
      socket.on('error', failed)
      sockets.push(socket)
    })
  const company = (port: number, key: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${String(port)}/v1/company`, { headers: { Authorization: `Bearer ${key}` } })
  /** Repeats the request while a busy machine exceeds the time of a request. */
  const serves = async (port: number, key: string): Promise<void> => {
    const ask = () =>
      company(port, key).then(
        ({ status }) => status,
        () => 504,
      )
    let status = await ask()
    for (let again = 0; status === 504 && again < 100; again++) {
      await new Promise((later) => setTimeout(later, 100))
      status = await ask()
    }
    expect(status).toBe(200)
  }

  test('refuses published keys on a public address, cuts off slow clients, and stops whatever they do', async () => {
    const port = await freePort()
    host = await startProcess({
      PORT: String(port),
      HOST: '0.0.0.0',
      REQUEST_SECONDS: '1',
      STOP_SECONDS: '1',
    })
    await connected(port, '127.0.0.2')
    for (const published of Object.values(KEYS)) expect((await company(port, published)).status).toBe(401)
    // The host generates a key of its own and prints it once.
    const [, key = ''] = /Bearer (\S+?)'/.exec(host.printed()) ?? []
    await serves(port, key)

    const half = async (): Promise<Socket> => {
      const socket = await connected(port)
      socket.write(`POST /v1/orders HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n`)
      socket.write('Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"lines":[')
      return socket
    }
    const slow = await half()
    let answered = ''
    slow.on('data', (chunk: Buffer) => (answered += chunk.toString()))
    await new Promise((closed) => slow.on('close', closed))
    expect(answered).toMatch(/^HTTP\/1\.1 504 /)

    await half()
    const deaf = await connected(port)
    deaf.pause()
    for (let index = 0; index < 500; index++)
      deaf.write(`GET /v1/catalogue/products HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`)
    await serves(port, key)
    host.process.kill('SIGTERM')
    expect(await host.ended).toBe(0)
  })

  test('listens on 127.0.0.1 only, and resets no request in progress on SIGTERM', async () => {
    const port = await freePort()
    host = await startProcess({ PORT: String(port), REQUESTS_PER_SECOND: '0' })
    const { process: child } = host
    // Another address of this machine.
    await expect(connected(port, '127.0.0.2')).rejects.toThrow()
    // Part of this body is still missing when the host is told to stop.
    const socket = await connected(port)
    const body = '{"labelIds":[]}'
    const headers = `Host: a\r\nAuthorization: Bearer ${KEYS.administrator}\r\nContent-Length: ${String(body.length)}`
    socket.write(`PUT /v1/orders/order_1/labels HTTP/1.1\r\n${headers}\r\n\r\n${body.slice(0, 5)}`)
    let answered = ''
    socket.on('data', (chunk: Buffer) => (answered += chunk.toString()))

    const statuses: number[] = []
    const failures: unknown[] = []
    const askOn = async (): Promise<void> => {
      for (;;) {
        try {
          statuses.push((await company(port, KEYS.administrator)).status)
          if (statuses.length === 200) child.kill('SIGTERM')
        } catch (error) {
          failures.push((error as { cause?: { code?: unknown } }).cause?.code)
          return
        }
      }
    }
    const asking = Array.from({ length: 8 }, askOn)
    // The loops end once the host stops listening. Until then, each request gets its answer.
    await Promise.all(asking)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(failures.filter((one) => !isUnheard(one))).toEqual([])
    socket.write(body.slice(5))
    expect(await host.ended).toBe(0)
    expect(answered).toMatch(/^HTTP\/1\.1 404 /)
  })

  test('resets no connection that waits while the process is busy, and answers its request', async () => {
    const port = await freePort()
    host = await startProcess({ PORT: String(port), REQUESTS_PER_SECOND: '0' })
    const lines = Array.from({ length: 200 }, (_, index) => onTheFly(`Line ${String(index)}`))
    const service = serviceAt(port)
    const body = { ...(await new Fixtures(service).documentBody()), lines }
    // The database runs in the process, so nothing is accepted while a statement runs.
    const writing = Array.from({ length: 10 }, () =>
      send(service, { method: 'POST', path: '/v1/quotes', body }).then(({ status }) => status),
    )
    const head = `GET /v1/company HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${KEYS.administrator}`
    const ask = async (rounds: number): Promise<readonly Promise<RawAnswer>[]> => {
      const asked: Promise<RawAnswer>[] = []
      for (let round = 0; round < rounds; round++) {
        for (let index = 0; index < 3; index++)
          asked.push(rawRequest(port, `${head}\r\nConnection: close\r\n\r\n`))
        await new Promise((later) => setTimeout(later, 10))
      }
      return asked
    }
    const waiting = await ask(5)
    host.process.kill('SIGTERM')
    const late = await ask(15)
    for (const { status, failure } of await Promise.all(waiting))
      expect({ status, failure }).toEqual({ status: 200, failure: undefined })
    for (const { status, failure } of await Promise.all(late))
      if (!isUnheard(failure)) expect({ status, failure }).toEqual({ status: 200, failure: undefined })
    expect(new Set(await Promise.all(writing))).toEqual(new Set([200]))
    expect(await host.ended).toBe(0)
  })
})
